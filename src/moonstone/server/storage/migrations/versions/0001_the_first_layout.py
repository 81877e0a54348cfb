"""The first layout."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make every table of the first version."""
    _create_people()
    _create_tables()
    _create_logs()


def _create_people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_sessions"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_sessions_person_id", ondelete="CASCADE"),
    )
    op.create_index("ix_sessions_person_id", "sessions", ["person_id"])
    op.create_table(
        "recoveries",
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("person_id", name="pk_recoveries"),
        sa.UniqueConstraint("token_hash", name="uq_recoveries_token_hash"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_recoveries_person_id", ondelete="CASCADE"),
    )


def _create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("phase", sa.String(10), nullable=False),
        sa.Column("turn", sa.String(60), nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("due_at", sa.BigInteger, nullable=True),
        sa.Column("thinker", sa.Integer, nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name="fk_tables_host"),
    )
    op.create_index("ix_tables_phase", "tables", ["phase", "public", "changed_at"])
    op.create_index("ix_tables_due_at", "tables", ["due_at"])
    op.create_index("ix_tables_thinker", "tables", ["thinker"])
    op.create_index("ix_tables_host", "tables", ["host", "phase"])
    op.create_table(
        "seated",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person_id", name="pk_seated"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seated_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_seated_person_id"),
    )
    op.create_index("ix_seated_person_id", "seated", ["person_id"])


def _create_logs() -> None:
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("person_id", sa.String(32), nullable=True),
        sa.Column("key", sa.String(80), nullable=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_log"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_log_table_id", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_index("uq_log_key", "log", ["table_id", "key"], unique=True)
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("build", sa.String(160), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_snapshots"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_snapshots_table_id", ondelete="CASCADE"),
    )
