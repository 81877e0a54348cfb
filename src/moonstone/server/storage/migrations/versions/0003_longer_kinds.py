"""Room for longer names of what a table's log entries are."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Widen the column. SQLite holds no text to a length: it keeps the old one, so that the log need not be copied."""
    if op.get_context().dialect.name == "postgresql":
        op.alter_column("log", "kind", type_=sa.String(20), existing_type=sa.String(12), existing_nullable=False)
