"""From which device each session comes and when it was last used, and who has had everything about them deleted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns and the table. The device and last use of sessions that exist already are unknown."""
    op.add_column("sessions", sa.Column("agent", sa.String(60), nullable=True))
    op.add_column("sessions", sa.Column("seen_at", sa.BigInteger, nullable=True))
    op.create_table(
        "erased",
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person_id", name="pk_erased"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_erased_person_id", ondelete="CASCADE"),
    )
