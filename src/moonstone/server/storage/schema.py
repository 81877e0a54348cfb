"""What is stored. `log` and `campaign_log` are the truth; all else of tables and campaigns follows from them, and is
stored to find, load and count them quickly.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text, false

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# Times are whole milliseconds since 1970. Whatever lets somebody in is kept as its SHA-256 only.

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires_at", BigInteger, nullable=False),
    Column("recovered_at", BigInteger, nullable=True),  # when it was begun with the recovery word, if it was
    Column("agent", String(60), nullable=True),  # the browser and its system
    Column("seen_at", BigInteger, nullable=True),  # when it was last used, to about a day
)

recoveries = Table(
    "recoveries",
    metadata,
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("host", ForeignKey("people.id"), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("phase", String(10), nullable=False),
    Column("turn", String(60), nullable=False),
    Column("summary", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("due_at", BigInteger, nullable=True),
    Column("thinker", Integer, nullable=True),  # the number of the process that runs its bots
    Column("campaign", Text, nullable=True),
    Column("rules", Integer, nullable=False, server_default="1"),
    Column("hidden", Boolean, nullable=False, server_default=false()),  # an administrator keeps it out of all lists
    Index("ix_tables_phase", "phase", "public", "changed_at"),
    Index("ix_tables_due_at", "due_at"),
    Index("ix_tables_thinker", "thinker"),
    Index("ix_tables_host", "host", "phase"),
)

seated = Table(
    "seated",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    Index("ix_seated_person_id", "person_id"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(20).with_variant(String(12), "sqlite"), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("person_id", String(32), nullable=True),
    Column("key", String(80), nullable=True),
    Column("body", Text, nullable=False),
    Index("uq_log_key", "table_id", "key", unique=True),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("build", String(160), nullable=False),
    Column("body", Text, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person_id", ForeignKey("people.id", ondelete="SET NULL"), nullable=True),
    Column("name", String(60), nullable=False),
    Column("bot", Text, nullable=True),
    Column("scripted", Boolean, nullable=False),
    Column("score", BigInteger, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("game", String(60), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("fingerprint", String(160), nullable=False),
    Column("campaign_id", String(32), nullable=True),
    Column("campaign_game", Integer, nullable=True),
    Column("imported", Boolean, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Index("ix_results_person_id", "person_id", "ended_at"),
    Index("ix_results_game", "game", "ended_at"),
)

campaigns = Table(
    "campaigns",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("host", ForeignKey("people.id"), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("table_id", String(32), nullable=True),
    Column("summary", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("rules", Integer, nullable=False, server_default="1"),
    Column("hidden", Boolean, nullable=False, server_default=false()),
    Index("ix_campaigns_public", "public", "open", "changed_at"),
    Index("ix_campaigns_host", "host"),
)

members = Table(
    "members",
    metadata,
    Column("campaign_id", ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    Index("ix_members_person_id", "person_id"),
)

campaign_log = Table(
    "campaign_log",
    metadata,
    Column("campaign_id", ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("person_id", String(32), nullable=True),
    Column("body", Text, nullable=False),
)

pulses = Table(
    "pulses",
    metadata,
    Column("worker", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)

administrators = Table(
    "administrators",
    metadata,
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("since", BigInteger, nullable=False),
)

administrator_links = Table(
    "administrator_links",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("expires_at", BigInteger, nullable=False),
)

restrictions = Table(
    "restrictions",
    metadata,
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("muted_until", BigInteger, nullable=True),
    Column("suspended_until", BigInteger, nullable=True),
)

relations = Table(
    "relations",
    metadata,
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("other_id", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_relations_other_id", "other_id"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter_id", ForeignKey("people.id", ondelete="SET NULL"), nullable=True),
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("table_id", ForeignKey("tables.id", ondelete="SET NULL"), nullable=True),
    Column("name", String(60), nullable=False),  # what the person was called there
    Column("reason", String(20), nullable=False),
    Column("text", Text, nullable=False),
    Column("quote", Text, nullable=True),  # the message that was reported
    Column("closed_at", BigInteger, nullable=True),
    Index("ix_reports_closed_at", "closed_at", "at"),
    Index("ix_reports_person_id", "person_id"),
)

audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("person_id", ForeignKey("people.id", ondelete="SET NULL"), nullable=True),  # None: at the command line
    Column("name", String(60), nullable=False),
    Column("action", String(30), nullable=False),
    Column("subject", String(60), nullable=False),
    Column("detail", Text, nullable=False),
)

erased = Table(
    "erased",
    metadata,
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
