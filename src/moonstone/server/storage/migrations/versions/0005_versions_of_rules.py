"""Which version of the rules each table and campaign follows, beside its log: so that lists can say it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns, and fill them from the first entry of each log."""
    for table, log, key in (("tables", "log", "table_id"), ("campaigns", "campaign_log", "campaign_id")):
        op.add_column(table, sa.Column("rules", sa.Integer, nullable=False, server_default="1"))
        is_postgresql = op.get_context().dialect.name == "postgresql"
        rules = "CAST(CAST(body AS json) ->> 'rules' AS integer)" if is_postgresql else "json_extract(body, '$.rules')"
        found = f"SELECT {rules} FROM {log} WHERE {log}.{key} = {table}.id AND {log}.seq = 0"
        op.execute(f"UPDATE {table} SET rules = coalesce(({found}), rules)")
