"""Campaigns of Charterstone: each is one file."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Annotated

import typer
from rich.console import Console

from moonstone.cli.common import EditionFile, game_of
from moonstone.engine import CampaignFile, Json, Refused, secret_from_seed

app = typer.Typer(no_args_is_help=True, help="Campaigns of Charterstone: each is one file.")

CampaignPath = Annotated[Path, typer.Argument(metavar="FILE", help="The campaign's file.")]


@app.command("new")
def new_campaign(
    file: CampaignPath,
    seats: Annotated[
        str,
        typer.Option(
            help="Who plays, comma-separated, as for play; CHARTER:WHO to choose a charter, automa for the Automa."
        ),
    ] = "you,greedy,greedy",
    title: Annotated[str, typer.Option(help="What the campaign is called.")] = "Our village",
    seed: Annotated[int | None, typer.Option(help="Fix all chance of the first game.")] = None,
    edition: EditionFile = None,
) -> None:
    """Found a campaign and begin its first game."""
    from moonstone.terminal import campaign as table

    if file.exists():
        raise Refused("file-exists", f"{file} exists already; a campaign gets a file of its own.")
    table.found(
        game_of("charterstone", edition), title, seats, file, secret_from_seed(seed) if seed is not None else None
    )
    typer.echo(f"Founded “{title}”. Play with: moonstone campaign play {file}")


@app.command("play")
def play_campaign(
    file: CampaignPath,
    seats: Annotated[str | None, typer.Option(help="Who plays from now on, charter by charter.")] = None,
    seed: Annotated[int | None, typer.Option(help="Fix all chance of the next game.")] = None,
) -> None:
    """Go on with the running game, or begin the next."""
    from moonstone.terminal import campaign as table

    secret = secret_from_seed(seed) if seed is not None else None
    table.go_on(_read_campaign(file), file, seats, secret, Console(highlight=False), Random(seed))


@app.command("show")
def show_campaign(file: CampaignPath) -> None:
    """Show the village, the chests, the Index guide, the archive and the Chronicle, as far as they are open."""
    from moonstone.terminal import campaign as table

    table.show(_read_campaign(file), Console(highlight=False))


@app.command("join")
def join_campaign(
    file: CampaignPath,
    charter: Annotated[str, typer.Argument(metavar="CHARTER", help="A charter nobody plays.")],
    automa: Annotated[bool, typer.Option("--automa", help="The Automa plays it.")] = False,
) -> None:
    """Between games: somebody joins with an inactive charter."""
    _change(file, {"deed": "join", "charter": charter, "automa": automa})


@app.command("leave")
def leave_campaign(file: CampaignPath, charter: Annotated[str, typer.Argument(metavar="CHARTER")]) -> None:
    """Between games: a charter becomes inactive."""
    _change(file, {"deed": "leave", "charter": charter})


@app.command("name")
def name_in_campaign(
    file: CampaignPath,
    what: Annotated[str, typer.Argument(metavar="WHAT", help="What waits for a name; `show` lists it.")],
    name: Annotated[str, typer.Argument(metavar="NAME")],
    by: Annotated[str, typer.Option(help="The charter that may give it.")],
) -> None:
    """Between games: give something its name, for ever."""
    _change(file, {"deed": "name", "what": what, "name": name, "by": by})


@app.command("export")
def export_campaign(
    file: CampaignPath, to: Annotated[Path, typer.Argument(metavar="TO", help="The copy to write.")]
) -> None:
    """Check every line of a campaign and write a copy. Whoever has it knows the draws to come of a running game."""
    campaign = _read_campaign(file)
    _write_new(campaign.dumps(), to)
    typer.echo(f"{to} holds “{campaign.title}”, {len(campaign.begun)} games begun, {len(campaign.entries)} entries.")


@app.command("import")
def import_campaign(
    source: Annotated[Path, typer.Argument(metavar="FROM", help="A campaign somebody gave you.")], file: CampaignPath
) -> None:
    """Check every line of somebody's campaign, and take it over."""
    campaign = _read_campaign(source)
    _write_new(campaign.dumps(), file)
    typer.echo(f"“{campaign.title}” is sound: {len(campaign.begun)} games begun, {len(campaign.entries)} entries.")


@app.command("fork")
def fork_campaign(
    file: CampaignPath,
    to: Annotated[Path, typer.Argument(metavar="TO", help="The new campaign's file.")],
    game: Annotated[int | None, typer.Option(help="As it was before that game began; left out: as it is now.")] = None,
    title: Annotated[str | None, typer.Option(help="What the new campaign is called.")] = None,
) -> None:
    """Make another campaign with the same past."""
    campaign = _read_campaign(file)
    _write_new(campaign.fork(title or f"{campaign.title}, another way", game).dumps(), to)
    typer.echo(f"Forked to {to}.")


@app.command("rewind")
def rewind_campaign(
    file: CampaignPath, game: Annotated[int, typer.Argument(metavar="GAME", help="The game to play anew.")]
) -> None:
    """Go back to just before a game began. What came after stays in the file."""
    from moonstone.terminal.saving import write

    campaign = _read_campaign(file)
    campaign.rewind(game)
    write(campaign.dumps(), file)
    typer.echo(f"“{campaign.title}” stands before game {campaign.number}.")


def _read_campaign(path: Path) -> CampaignFile:
    try:
        return CampaignFile.loads(path.read_bytes())
    except OSError as error:
        raise Refused("unreadable", f"{path} cannot be read: {error.strerror}.") from None
    except Refused as refused:
        raise Refused(refused.code, f"{path}: {refused.text}") from None


def _write_new(text: str, path: Path) -> None:
    from moonstone.terminal.saving import write

    if path.exists():
        raise Refused("file-exists", f"{path} exists already and is left as it is.")
    write(text, path)


def _change(path: Path, deed: dict[str, Json]) -> None:
    from moonstone.terminal.saving import write

    campaign = _read_campaign(path)
    campaign.between_games(deed)
    write(campaign.dumps(), path)
    typer.echo("Done.")
