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

Database = Annotated[
    str,
    typer.Option(
        envvar=DATABASE_VARIABLE,
        metavar="ADDRESS",
        help="A file, or postgresql://…. Default: a file in your data folder.",
    ),
]


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 for all of this machine's.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on.")] = 8400,
    database: Database = "",
    workers: Annotated[int, typer.Option(help="How many processes; more than one needs PostgreSQL.")] = 1,
    database_seconds: Annotated[
        float, typer.Option(min=0.5, help="Seconds PostgreSQL has for an answer before its connection counts as lost.")
    ] = 10.0,
    bot_processes: Annotated[int, typer.Option(min=1, help="How many processes a worker keeps for bots.")] = 1,
    bot_seconds: Annotated[float, typer.Option(min=0.1, help="A bot's seconds for one decision.")] = 5.0,
    origin: Annotated[
        list[str] | None, typer.Option(metavar="URL", help="Another page that may use this server; may be repeated.")
    ] = None,
    rate: Annotated[
        int, typer.Option(min=0, metavar="N", help="Requests one address may make in a minute; 0 for no limit.")
    ] = 1200,
    guests: Annotated[
        int, typer.Option(min=0, metavar="N", help="Guests one address may become in an hour; 0 for no limit.")
    ] = 200,
    sockets: Annotated[
        int, typer.Option(min=0, metavar="N", help="Live sockets one address may have open; 0 for no limit.")
    ] = 200,
    tables: Annotated[
        int, typer.Option(min=0, metavar="N", help="Unfinished tables one person may have; 0 for no limit.")
    ] = 200,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=cmd:COMMAND", help="A bot of your own that guests may choose; may be repeated."),
    ] = None,
    page: Annotated[
        str, typer.Option(metavar="FOLDER", help="A page of your own to serve. Default: the built-in page.")
    ] = "",
    log: Annotated[str, typer.Option(help="How to log: text or json.")] = "text",
    quiet: Annotated[bool, typer.Option("--quiet", help="Log only what goes wrong.")] = False,
) -> None:
    """Serve tables to browsers and programs. Needs no setting at all."""
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
            log_format=log,
            quiet=quiet,
        )
    )


@app.command()
def openapi() -> None:
    """Print the description of the server's requests, answers and messages, to make a client from."""
    from moonstone.server.http.app import make_app
    from moonstone.server.settings import Settings

    typer.echo(json.dumps(make_app(Settings()).openapi(), indent=2))


@app.command()
def validate(database: Database = "") -> None:
    """Replay every stored game and campaign on this build, and report. Exit code 1 if one does not replay."""
    from moonstone.server import admin

    problems = admin.validate(database, Console(stderr=True), typer.echo)
    if problems:
        raise typer.Exit(1)


@app.command("export")
def export_all(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The archive to write; it holds secrets, keep it safe.")],
    database: Database = "",
) -> None:
    """Write all people, games and campaigns of a database to one file."""
    from moonstone.server import admin

    admin.export(database, file, Console(stderr=True), typer.echo)


@app.command("import")
def import_all(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="An archive, as written by export.")],
    database: Database = "",
) -> None:
    """Add all people, games and campaigns of an archive to a database. What is there already is left as it is."""
    from moonstone.server import admin

    problems = admin.import_archive(database, file, Console(stderr=True), typer.echo)
    if problems:
        raise typer.Exit(1)
