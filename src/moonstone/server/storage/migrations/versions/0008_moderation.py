"""Administrators and what they do, and what players think of each other."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables. Nobody is an administrator before the server's keeper says so."""
    for table in ("tables", "campaigns"):
        op.add_column(table, sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()))
    _people()
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("reporter_id", sa.String(32), nullable=True),
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("reason", sa.String(20), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("quote", sa.Text, nullable=True),
        sa.Column("closed_at", sa.BigInteger, nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        _person("reports", "reporter_id", "SET NULL"),
        _person("reports", "person_id", "CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reports_table_id", ondelete="SET NULL"),
    )
    op.create_index("ix_reports_closed_at", "reports", ["closed_at", "at"])
    op.create_index("ix_reports_person_id", "reports", ["person_id"])
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("person_id", sa.String(32), nullable=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("action", sa.String(30), nullable=False),
        sa.Column("subject", sa.String(60), nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_audit"),
        _person("audit", "person_id", "SET NULL"),
    )


def _people() -> None:
    op.create_table(
        "administrators",
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person_id", name="pk_administrators"),
        _person("administrators", "person_id", "CASCADE"),
    )
    op.create_table(
        "administrator_links",
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_administrator_links"),
    )
    op.create_table(
        "restrictions",
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("muted_until", sa.BigInteger, nullable=True),
        sa.Column("suspended_until", sa.BigInteger, nullable=True),
        sa.PrimaryKeyConstraint("person_id", name="pk_restrictions"),
        _person("restrictions", "person_id", "CASCADE"),
    )
    op.create_table(
        "relations",
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("other_id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "other_id", name="pk_relations"),
        _person("relations", "person_id", "CASCADE"),
        _person("relations", "other_id", "CASCADE"),
    )
    op.create_index("ix_relations_other_id", "relations", ["other_id"])


def _person(table: str, column: str, ondelete: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], ["people.id"], name=f"fk_{table}_{column}", ondelete=ondelete)
