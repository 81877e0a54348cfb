"""How a server is run. Every setting has a default that serves one machine well."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, fields
from pathlib import Path

from platformdirs import user_data_path

from moonstone.engine import Refused

VARIABLE = "MOONSTONE_SETTINGS"
"""The environment variable through which the settings reach worker processes."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one server. They travel to its worker processes as JSON."""

    database: str = ""
    """The database's address; empty for a file in the user's data folder."""
    host: str = "127.0.0.1"
    port: int = 8400
    workers: int = 1
    origins: tuple[str, ...] = ()
    """Origins of pages, beside the server's own, that may use it, e.g. https://play.example.org."""
    database_seconds: float = 10.0
    """How long PostgreSQL has for an answer; a connection that gives none is lost."""
    bot_processes: int = 1
    """How many processes each worker keeps for bots."""
    bot_seconds: float = 5.0
    """A bot's time for one decision; one that takes longer is stopped and any legal move is played for it."""
    bots: tuple[str, ...] = ()
    """Commands that guests may choose as bots, each as NAME=cmd:COMMAND: they themselves may name none."""
    requests_per_minute: int = 1200
    """What one address may ask in a minute; 0 for no limit. A browser in full play needs far less."""
    guests_per_hour: int = 200
    """How many guests one address may become in an hour; 0 for no limit."""
    sockets_per_address: int = 200
    """How many live sockets one address may have open, each worker its share of them; 0 for no limit."""
    tables_per_person: int = 200
    """How many unfinished tables one person may have opened; 0 for no limit."""
    guest_days: int = 0
    """After how many days without a visit a guest without a recovery link is deleted; 0 for never."""
    table_days: int = 0
    """After how many days a table that waits for players is ended; 0 for never."""
    idle_seconds: float = 600.0
    """A table that nobody watches is dropped from memory after this time."""
    heartbeat_seconds: float = 20.0
    page: str = ""
    """The folder of the page to serve; empty for the one in the package."""
    backups: str = ""
    """The folder in which backups of this server lie, to be watched; empty for none."""
    log_format: str = "text"
    quiet: bool = False

    def dumps(self) -> str:
        """The settings as JSON."""
        return json.dumps(asdict(self))

    @classmethod
    def loads(cls, text: str) -> Settings:
        """The settings that `dumps` wrote."""
        data = json.loads(text)
        data["origins"], data["bots"] = tuple(data["origins"]), tuple(data["bots"])
        known = {field.name for field in fields(cls)}
        return cls(**{name: value for name, value in data.items() if name in known})

    @classmethod
    def of_environment(cls) -> Settings:
        """The settings this process was started with."""
        return cls.loads(os.environ[VARIABLE]) if VARIABLE in os.environ else cls()


def data_folder() -> Path:
    """Where the embedded database lies; made if it is not there."""
    folder = user_data_path("moonstone", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise Refused("unwritable", f"The data folder {folder} cannot be made: {error.strerror}.") from None
    return folder


def database_url(database: str) -> str:
    """The address SQLAlchemy takes, from what people write: nothing, a file, or a PostgreSQL address."""
    if not database:
        return f"sqlite+aiosqlite:///{data_folder() / 'moonstone.db'}"
    for scheme in ("postgresql+asyncpg://", "postgresql://", "postgres://"):
        if database.startswith(scheme):
            return "postgresql+asyncpg://" + database.removeprefix(scheme)
    if "://" in database and not database.startswith("sqlite"):
        text = f"The database {database.split('://')[0]}://… is not one Moonstone knows: give a file or postgresql://…"
        raise Refused("unknown-database", text)
    path = Path(database.split(":///")[-1])
    if not path.parent.is_dir():
        raise Refused("unwritable", f"The folder {path.parent} of the database file does not exist.")
    # By its one true name: a link to the file must not pass for another file, which a second server may use.
    return f"sqlite+aiosqlite:///{path.resolve()}"
