"""Serving tables."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from moonstone.cli.common import Database
from moonstone.engine import Refused

app = typer.Typer()

BotSeconds = Annotated[float, typer.Option(min=0.1, help="Time limit for each decision of a bot, in seconds.")]
DatabaseSeconds = Annotated[float, typer.Option(min=0.5, help="Time limit for each answer of PostgreSQL, in seconds.")]
Origins = Annotated[
    list[str] | None, typer.Option(metavar="URL", help="Another page allowed to use this server; can be repeated.")
]
Rate = Annotated[
    int, typer.Option(min=0, metavar="N", help="Maximum requests per minute from one address; 0 for no limit.")
]
Guests = Annotated[
    int, typer.Option(min=0, metavar="N", help="Maximum new guests per hour from one address; 0 for no limit.")
]
Sockets = Annotated[
    int, typer.Option(min=0, metavar="N", help="Maximum open sockets from one address; 0 for no limit.")
]
Tables = Annotated[int, typer.Option(min=0, metavar="N", help="Maximum unfinished tables per person; 0 for no limit.")]
GuestDays = Annotated[
    int,
    typer.Option(
        min=0, metavar="N", help="Delete guests without a recovery link after N days without a visit; 0 for never."
    ),
]
TableDays = Annotated[
    int, typer.Option(min=0, metavar="N", help="End tables that have waited for players for N days; 0 for never.")
]
OwnBots = Annotated[
    list[str] | None,
    typer.Option(metavar="NAME=cmd:COMMAND", help="A bot of your own that guests can choose; can be repeated."),
]
PageFolder = Annotated[
    str, typer.Option(metavar="FOLDER", help="Serve a page of your own. Default: the built-in page.")
]
BackupFolder = Annotated[
    str, typer.Option(metavar="FOLDER", help="Where your backups lie, to report the age of the newest one.")
]


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for all addresses.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on.")] = 8400,
    database: Database = "",
    workers: Annotated[int, typer.Option(help="Number of server processes; more than one requires PostgreSQL.")] = 1,
    database_seconds: DatabaseSeconds = 10.0,
    bot_processes: Annotated[int, typer.Option(min=1, help="Number of bot processes for each worker.")] = 1,
    bot_seconds: BotSeconds = 5.0,
    origin: Origins = None,
    rate: Rate = 1200,
    guests: Guests = 200,
    sockets: Sockets = 200,
    tables: Tables = 200,
    guest_days: GuestDays = 0,
    table_days: TableDays = 0,
    bot: OwnBots = None,
    page: PageFolder = "",
    backups: BackupFolder = "",
    log: Annotated[str, typer.Option(help="Log format: text or json.")] = "text",
    quiet: Annotated[bool, typer.Option("--quiet", help="Log only errors and warnings.")] = False,
) -> None:
    """Run the server for browsers and programs. It needs no configuration."""
    from moonstone.server.serve import run
    from moonstone.server.settings import Settings

    if log not in ("text", "json"):
        raise Refused("bad-arguments", "--log is either text or json.")
    run(
        Settings(
            database=database,
            host=host,
            port=port,
            workers=workers,
            origins=tuple(origin or ()),
            database_seconds=database_seconds,
            bot_processes=bot_processes,
            bot_seconds=bot_seconds,
            bots=tuple(bot or ()),
            requests_per_minute=rate,
            guests_per_hour=guests,
            sockets_per_address=sockets,
            tables_per_person=tables,
            guest_days=guest_days,
            table_days=table_days,
            page=page,
            backups=backups,
            log_format=log,
            quiet=quiet,
        )
    )


@app.command()
def openapi() -> None:
    """Print the OpenAPI description of the server, for writing or generating a client."""
    from moonstone.server.http.app import make_app
    from moonstone.server.settings import Settings

    typer.echo(json.dumps(make_app(Settings()).openapi(), indent=2))
