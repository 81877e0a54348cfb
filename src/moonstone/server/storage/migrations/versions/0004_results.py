"""Results of finished games, one row for each seat."""

from __future__ import annotations

import logging

import sqlalchemy as sa
from alembic import op

from moonstone.server.storage.results import fill_results

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

logger = logging.getLogger("moonstone.storage")


def upgrade() -> None:
    """Make the table, and fill it from the logs of all games that are over."""
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("person_id", sa.String(32), nullable=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("bot", sa.Text, nullable=True),
        sa.Column("scripted", sa.Boolean, nullable=False),
        sa.Column("score", sa.BigInteger, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("fingerprint", sa.String(160), nullable=False),
        sa.Column("campaign_id", sa.String(32), nullable=True),
        sa.Column("campaign_game", sa.Integer, nullable=True),
        sa.Column("imported", sa.Boolean, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_results_person_id", ondelete="SET NULL"),
    )
    op.create_index("ix_results_person_id", "results", ["person_id", "ended_at"])
    op.create_index("ix_results_game", "results", ["game", "ended_at"])
    filled = fill_results(op.get_bind())
    if filled.tables or filled.skipped:
        extra = {"tables": filled.tables, "skipped": filled.skipped}
        logger.info("wrote the results of finished games; skipped those that this build cannot replay", extra=extra)
