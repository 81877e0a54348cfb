"""Campaigns."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables of campaigns, and let a table say of which campaign it is."""
    op.add_column("tables", sa.Column("campaign", sa.Text, nullable=True))
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=True),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_campaigns"),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name="fk_campaigns_host"),
    )
    op.create_index("ix_campaigns_public", "campaigns", ["public", "open", "changed_at"])
    op.create_index("ix_campaigns_host", "campaigns", ["host"])
    op.create_table(
        "members",
        sa.Column("campaign_id", sa.String(32), nullable=False),
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("campaign_id", "person_id", name="pk_members"),
        sa.ForeignKeyConstraint(["campaign_id"], ["campaigns.id"], name="fk_members_campaign_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_members_person_id"),
    )
    op.create_index("ix_members_person_id", "members", ["person_id"])
    op.create_table(
        "campaign_log",
        sa.Column("campaign_id", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("person_id", sa.String(32), nullable=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("campaign_id", "seq", name="pk_campaign_log"),
        sa.ForeignKeyConstraint(
            ["campaign_id"], ["campaigns.id"], name="fk_campaign_log_campaign_id", ondelete="CASCADE"
        ),
    )
