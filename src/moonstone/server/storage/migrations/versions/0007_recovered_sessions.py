"""Which sessions were begun with the recovery word: only they may replace it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column. Of sessions that are there nobody knows how they began."""
    op.add_column("sessions", sa.Column("recovered_at", sa.BigInteger, nullable=True))
