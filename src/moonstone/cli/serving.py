"""Serving tables, and keeping what is stored."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from moonstone.cli.common import DATABASE_VARIABLE
from moonstone.engine import Refused

app = typer.Typer()
administrators = typer.Typer(help="Say who administers a server: who sees reports, and can mute and suspend people.")

Database = Annotated[
    str,
    typer.Option(
        envvar=DATABASE_VARIABLE,
        metavar="ADDRESS",
        help="A file, or postgresql://… Default: a file in your data folder.",
    ),
]
BotSeconds = Annotated[float, typer.Option(min=0.1, help="Time limit for each decision of a bot, in seconds.")]
DatabaseSeconds = Annotated[float, typer.Option(min=0.5, help="Time limit for each answer of PostgreSQL, in seconds.")]


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for all addresses.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on.")] = 8400,
    database: Database = "",
    workers: Annotated[int, typer.Option(help="Number of server processes; more than one requires PostgreSQL.")] = 1,
    database_seconds: DatabaseSeconds = 10.0,
    bot_processes: Annotated[int, typer.Option(min=1, help="Number of bot processes for each worker.")] = 1,
    bot_seconds: BotSeconds = 5.0,
    origin: Annotated[
        list[str] | None, typer.Option(metavar="URL", help="Another page allowed to use this server; can be repeated.")
    ] = None,
    rate: Annotated[
        int, typer.Option(min=0, metavar="N", help="Maximum requests per minute from one address; 0 for no limit.")
    ] = 1200,
    guests: Annotated[
        int, typer.Option(min=0, metavar="N", help="Maximum new guests per hour from one address; 0 for no limit.")
    ] = 200,
    sockets: Annotated[
        int, typer.Option(min=0, metavar="N", help="Maximum open sockets from one address; 0 for no limit.")
    ] = 200,
    tables: Annotated[
        int, typer.Option(min=0, metavar="N", help="Maximum unfinished tables per person; 0 for no limit.")
    ] = 200,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=cmd:COMMAND", help="A bot of your own that guests can choose; can be repeated."),
    ] = None,
    page: Annotated[
        str, typer.Option(metavar="FOLDER", help="Serve a page of your own. Default: the built-in page.")
    ] = "",
    backups: Annotated[
        str, typer.Option(metavar="FOLDER", help="Where your backups lie, to report the age of the newest one.")
    ] = "",
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


@app.command()
def validate(database: Database = "") -> None:
    """Replay every stored game and campaign with this version, and report. Exit code 1 if any of them fails."""
    from moonstone.server import admin

    problems = admin.validate(database, Console(stderr=True), typer.echo)
    if problems:
        raise typer.Exit(1)


@app.command()
def backup(
    folder: Annotated[
        Path, typer.Argument(metavar="FOLDER", help="The folder for backups. They contain secrets, so keep it safe.")
    ],
    database: Database = "",
    keep: Annotated[
        int, typer.Option(min=0, metavar="N", help="Remove all but the newest N backups afterwards; 0 keeps all.")
    ] = 0,
) -> None:
    """Back up a database, even while a server runs, to a new file named after the time. Suitable for a timer.

    The file is checked before it is kept. It can be restored into SQLite or PostgreSQL.
    """
    from moonstone.server import admin

    admin.backup(database, folder, keep, Console(stderr=True), typer.echo)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file written by backup.")],
    database: Database = "",
) -> None:
    """Restore a backup into an empty database, all of it or nothing. It can be one of an earlier version."""
    from moonstone.server import admin

    admin.restore(database, file, Console(stderr=True), typer.echo)


@administrators.command()
def invite(
    database: Database = "",
    address: Annotated[str, typer.Option(metavar="URL", help="The address of your server.")] = "http://localhost:8400",
) -> None:
    """Print a link that makes the person who opens it an administrator: once, and within a day."""
    from moonstone.server import admin

    typer.echo(f"{address.rstrip('/')}/admin#{admin.new_administrator_link(database)}")


@administrators.command("list")
def list_administrators(database: Database = "") -> None:
    """List the administrators, each with an id."""
    from moonstone.server import admin

    for person, name in admin.administrators(database):
        typer.echo(f"{person}  {name}")


@administrators.command()
def remove(
    person: Annotated[str, typer.Argument(metavar="ID", help="The id of an administrator, from list.")],
    database: Database = "",
) -> None:
    """Remove an administrator."""
    from moonstone.server import admin

    admin.remove_administrator(database, person)
    typer.echo("Removed.")


@app.command("export")
def export_all(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="The archive to write. It contains secrets, so keep it safe.")
    ],
    database: Database = "",
) -> None:
    """Export all people, games and campaigns from a database to one file."""
    from moonstone.server import admin

    admin.export(database, file, Console(stderr=True), typer.echo)


@app.command("import")
def import_all(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="An archive written by export.")],
    database: Database = "",
) -> None:
    """Import all people, games and campaigns from an archive into a database. Existing data is not changed."""
    from moonstone.server import admin

    problems = admin.import_archive(database, file, Console(stderr=True), typer.echo)
    if problems:
        raise typer.Exit(1)
