"""Room for longer names of what a table's log entries are."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Widen the column. SQLite copies the table for that, which is stored without row ids."""
    with op.batch_alter_table("log", table_kwargs={"sqlite_with_rowid": False}) as log:
        log.alter_column("kind", type_=sa.String(20), existing_type=sa.String(12), existing_nullable=False)
