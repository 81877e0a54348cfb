"""Keeping a server: proving, backing up and carrying what is stored, and saying who administers it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from moonstone.cli.common import Database

app = typer.Typer()
administrators = typer.Typer(help="Say who administers a server: who sees reports, and can mute and suspend people.")


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
