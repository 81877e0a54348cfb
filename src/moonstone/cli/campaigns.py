"""Campaigns: games played one after the other, each on what the last one left. A campaign is one file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Annotated

import typer
from rich.console import Console

from moonstone.cli.common import EditionFile, Language, game_of, language_of
from moonstone.engine import CampaignFile, CampaignSeat, Json, Refused, games, legacy_of, load, secret_from_seed

app = typer.Typer(no_args_is_help=True, help="Play and manage campaigns. Each campaign is one file.")

CampaignPath = Annotated[Path, typer.Argument(metavar="FILE", help="The campaign file.")]


def _legacy_game() -> str:
    """The game that campaigns are played of, unless another is named."""
    return next((name for name in games() if load(name).legacy is not None), "")


@app.command("new")
def new_campaign(
    file: CampaignPath,
    seats: Annotated[
        str,
        typer.Option(help="Who plays, comma-separated, as for play. Use SEAT:WHO to choose a seat, e.g. red:you."),
    ] = "you,greedy,greedy",
    title: Annotated[str, typer.Option(help="The name of the campaign.")] = "Our village",
    seed: Annotated[int | None, typer.Option(help="Seed for all draws of the first game.")] = None,
    game: Annotated[str, typer.Option(help="The game to play.", show_default=False)] = "",
    edition: EditionFile = None,
) -> None:
    """Start a campaign and begin its first game."""
    from moonstone.terminal import campaign as table

    if file.exists():
        raise Refused("file-exists", f"{file} already exists; choose another file for the new campaign.")
    secret = secret_from_seed(seed) if seed is not None else None
    table.found(game_of(game or _legacy_game(), edition), title, seats, file, secret)
    typer.echo(f"Started “{title}”. Play with: moonstone campaign play {file}")


@app.command("play")
def play_campaign(
    file: CampaignPath,
    seats: Annotated[str | None, typer.Option(help="Change who plays, for all seats in order.")] = None,
    seed: Annotated[int | None, typer.Option(help="Seed for all draws of the next game.")] = None,
    language: Language = None,
) -> None:
    """Continue the current game, or begin the next one."""
    from moonstone.terminal import campaign as table

    secret = secret_from_seed(seed) if seed is not None else None
    console = Console(highlight=False)
    campaign = _read_campaign(file)
    table.go_on(campaign, file, seats, secret, console, Random(seed), language=language_of(language))


@app.command("again")
def campaign_again(
    old: Annotated[Path, typer.Argument(metavar="OLD", help="A finished campaign.")],
    new: Annotated[Path, typer.Argument(metavar="NEW", help="The new campaign file.")],
    seats: Annotated[str | None, typer.Option(help="Who plays, as for new. Default: the same players.")] = None,
    title: Annotated[str | None, typer.Option(help="The name of the new campaign.")] = None,
    seed: Annotated[int | None, typer.Option(help="Seed for all draws of the first game.")] = None,
) -> None:
    """Start a finished campaign again, with the same content and a new village. The old file doesn't change."""
    from moonstone.terminal import campaign as table

    if new.exists():
        raise Refused("file-exists", f"{new} already exists; choose another file for the new campaign.")
    secret = secret_from_seed(seed) if seed is not None else None
    campaign = table.found_again(_read_campaign(old), title, seats, new, secret)
    typer.echo(f"Started “{campaign.title}”. Play with: moonstone campaign play {new}")


@app.command("show")
def show_campaign(file: CampaignPath, language: Language = None) -> None:
    """Show the campaign so far: its games, what each player has, and the rules and stories unlocked."""
    from moonstone.terminal import campaign as table

    table.show(_read_campaign(file), Console(highlight=False), language_of(language))


@app.command("join")
def join_campaign(
    file: CampaignPath,
    seat: Annotated[str, typer.Argument(metavar="SEAT", help="A free seat.")],
    scripted: Annotated[bool, typer.Option("--scripted", help="Let the game's own script play this seat.")] = False,
) -> None:
    """Between games: add a player."""
    campaign = _read_campaign(file)
    seats = _seats(campaign, seat)
    if any(taken.role == seat for taken in seats):
        raise Refused("already-active", f"Seat {seat} is already taken.")
    _take_seats(campaign, file, [*seats, CampaignSeat(seat, scripted)])


@app.command("leave")
def leave_campaign(file: CampaignPath, seat: Annotated[str, typer.Argument(metavar="SEAT")]) -> None:
    """Between games: remove a player. The next player in that seat gets the chest; everything else goes back."""
    campaign = _read_campaign(file)
    seats = _seats(campaign, seat)
    left = [taken for taken in seats if taken.role != seat]
    if len(left) == len(seats):
        raise Refused("not-active", f"Nobody plays seat {seat}.")
    _take_seats(campaign, file, left)


@app.command("name")
def name_in_campaign(
    file: CampaignPath,
    what: Annotated[str, typer.Argument(metavar="WHAT", help="What to name; `show` lists what has no name yet.")],
    name: Annotated[str, typer.Argument(metavar="NAME")],
    by: Annotated[str, typer.Option(help="The seat whose player gives the name.")],
) -> None:
    """Between games: name something. A name cannot be changed later."""
    campaign = _read_campaign(file)
    _change(campaign, file, [legacy_of(campaign.game).name_command(by, what, name)])


@app.command("export")
def export_campaign(
    file: CampaignPath,
    to: Annotated[Path, typer.Argument(metavar="TO", help="The copy to write.")],
    role: Annotated[
        list[str] | None, typer.Option(help="Include the secrets of this seat's player; can be repeated.")
    ] = None,
    full: Annotated[bool, typer.Option("--full", help="Include all secrets, as a backup.")] = False,
) -> None:
    """Check every line of a campaign and write a copy.

    What players keep secret is sealed in it, as long as it is. It tells its reader the draws to come of a running game;
    where moves of that can stay secret, it is left out.
    """
    campaign = _read_campaign(file)
    for name in role or ():
        if name not in legacy_of(campaign.game).roles:
            raise Refused("unknown-role", f"There is no seat {name!r} in this campaign.", role=name)
    copy = CampaignFile.loads(campaign.dumps(None if full else role or ()))
    _write_new(copy.dumps(), to)
    typer.echo(f"{to} holds “{copy.title}”, games begun: {len(copy.begun)}, entries: {len(copy.entries)}.")
    if copy.is_sealed:
        typer.echo("What players keep secret is sealed in it, and proven once it is told.")


@app.command("open")
def open_campaign(
    file: CampaignPath,
    theirs: Annotated[Path, typer.Argument(metavar="THEIRS", help="Another file of the same campaign.")],
) -> None:
    """Fill in the sealed parts of a copy from another file of the same campaign, and check them."""
    from moonstone.terminal.saving import write

    campaign = _read_campaign(file)
    opened = campaign.opened_with(_read_campaign(theirs))
    write(opened.dumps(), file)
    typer.echo(f"“{opened.title}” is opened{' as far as that file tells' if opened.is_sealed else ''}.")


@app.command("import")
def import_campaign(
    source: Annotated[Path, typer.Argument(metavar="FROM", help="The campaign file to import.")],
    file: CampaignPath,
) -> None:
    """Check every line of a campaign file and copy it."""
    campaign = _read_campaign(source)
    _write_new(campaign.dumps(), file)
    entries = len(campaign.entries)
    typer.echo(f"“{campaign.title}” is {_soundness(campaign)}: {len(campaign.begun)} games begun, {entries} entries.")


@app.command("fork")
def fork_campaign(
    file: CampaignPath,
    to: Annotated[Path, typer.Argument(metavar="TO", help="The new campaign file.")],
    game: Annotated[int | None, typer.Option(help="Branch off before this game began. Default: now.")] = None,
    title: Annotated[str | None, typer.Option(help="The name of the new campaign.")] = None,
) -> None:
    """Start another campaign that branches off this one."""
    campaign = _read_campaign(file)
    _write_new(campaign.fork(title or f"{campaign.title}, another way", game).dumps(), to)
    typer.echo(f"Forked to {to}.")


@app.command("rewind")
def rewind_campaign(
    file: CampaignPath, game: Annotated[int, typer.Argument(metavar="GAME", help="The game to play again.")]
) -> None:
    """Go back to just before a game began. The later games stay in the file."""
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


def _soundness(campaign: CampaignFile) -> str:
    if campaign.is_sealed:
        return "sound, but for what players keep secret, which is sealed"
    if campaign.is_kept:
        return f"kept as it is, under version {campaign.retired[0].rules} of the rules, which is no longer in use"
    if not campaign.verified:
        return f"sound, but for draws under version {campaign.retired[0].rules} of the rules, which is no longer in use"
    return "sound"


def _write_new(text: str, path: Path) -> None:
    from moonstone.terminal.saving import write

    if path.exists():
        raise Refused("file-exists", f"{path} already exists and was not changed.")
    write(text, path)


def _seats(campaign: CampaignFile, seat: str) -> Sequence[CampaignSeat]:
    """The seats that are played; Refused if the game has no such seat, or the campaign cannot be continued."""
    campaign.check_playable()
    legacy = legacy_of(campaign.game)
    if seat not in legacy.roles:
        raise Refused("unknown-role", f"There is no seat {seat!r}; the seats are {', '.join(legacy.roles)}.")
    return legacy.seats


def _take_seats(campaign: CampaignFile, path: Path, wanted: Sequence[CampaignSeat]) -> None:
    _change(campaign, path, legacy_of(campaign.game).seat_commands(wanted))


def _change(campaign: CampaignFile, path: Path, commands: Sequence[Mapping[str, Json]]) -> None:
    from moonstone.terminal.saving import write

    for command in commands:
        campaign.between_games(command)
    write(campaign.dumps(), path)
    typer.echo("Done.")
