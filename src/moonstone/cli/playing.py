"""Playing in the terminal, and looking at records and editions."""

from __future__ import annotations

import secrets
from pathlib import Path
from random import Random
from typing import Annotated

import typer
from rich.console import Console

from moonstone.bots import bots
from moonstone.cli.common import (
    BotSeconds,
    EditionFile,
    Language,
    OptionTexts,
    PresetName,
    RecordFile,
    game_of,
    language_of,
    options_of,
    read_record,
)
from moonstone.engine import Match, Refused, games, load, secret_from_seed
from moonstone.engine.options import spell

app = typer.Typer()
editions = typer.Typer(no_args_is_help=True, help="Check boards and cards of your own.")


@app.command("games")
def list_games() -> None:
    """List all games, with their options and presets, and all bots."""
    console = Console(highlight=False)
    for name in games():
        game = load(name)
        console.print(f"[bold]{name}[/]  {game.title}, {game.seats[0]} to {game.seats[-1]} players")
        for option in game.options:
            values = " | ".join(spell(value) for value in option.values)
            console.print(f"  --option {option.name}={values}")
            console.print(f"      {option.text}", style="dim")
        if game.presets:
            console.print(f"  presets: {', '.join(game.presets)}")
    console.print(f"[bold]bots[/]  {', '.join(bots())}")


@app.command()
def play(
    game_name: Annotated[str | None, typer.Argument(metavar="[GAME]", help="The game to play.")] = None,
    seats: Annotated[
        str,
        typer.Option(help="Who sits where, comma-separated: `you`, the name of a bot, cmd:COMMAND, or a name."),
    ] = "you,greedy,greedy",
    edition: EditionFile = None,
    preset: PresetName = None,
    option: OptionTexts = None,
    seed: Annotated[int | None, typer.Option(help="Seed for all draws, to get the same game again.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to save the game when you leave.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Continue a saved game.")] = None,
    bot_seconds: BotSeconds = None,
    language: Language = None,
    allow_commands: Annotated[
        bool, typer.Option("--allow-commands", help="Run the bot commands named in a saved game.")
    ] = False,
) -> None:
    """Play in the terminal, against bots or with other people at the same screen."""
    from moonstone.terminal import play as table
    from moonstone.terminal.seats import refuse_commands, scripted_seats, seated

    if resume is not None:
        if game_name is not None:
            raise Refused("bad-arguments", "A saved game already says which game it is: give either GAME or --resume.")
        match = read_record(resume).replay()
        if not allow_commands:
            refuse_commands(match, resume, "If you trust it, add --allow-commands.")
        if match.draws is None:
            raise Refused("no-secret", f"{resume} can be replayed but not continued: it doesn't contain the secret.")
        save = save or resume
    else:
        game = game_of(game_name or "charon", edition)
        chosen = options_of(game, preset, option)
        names = [name.strip() for name in seats.split(",")]
        players = seated(game, names)
        if game.legacy is not None and game.legacy.scripted_option and (scripted := scripted_seats(game, names)):
            chosen[game.legacy.scripted_option] = scripted
        secret = secrets.token_bytes(32) if seed is None else secret_from_seed(seed)
        match = Match.start(game, players, chosen, secret=secret)
        save = save or Path(f"{game.name}-{match.draws.commitment[:8] if match.draws else ''}.json")
    people = [seat for seat, player in enumerate(match.players) if player.bot is None]
    table.run(
        match,
        people,
        console=Console(highlight=False),
        save_to=save,
        rng=Random(seed),
        seconds=bot_seconds,
        language=language_of(language),
    )


@app.command()
def replay(
    file: RecordFile,
    at: Annotated[int | None, typer.Option(metavar="N", help="Show the game after N log entries.")] = None,
    viewer: Annotated[
        int | None, typer.Option("--as", metavar="SEAT", help="The seat to view the game from, counted from 0.")
    ] = None,
    language: Language = None,
) -> None:
    """Replay a recorded game, move by move."""
    from moonstone.terminal import replay as table

    record = read_record(file)
    match = record.follow()
    if viewer is not None and viewer not in range(len(match.players)):
        raise Refused("no-such-seat", f"The seats of this game are 0 to {len(match.players) - 1}, not {viewer}.")
    if at is not None and at not in range(len(match.log) + 1):
        raise Refused("no-such-entry", f"The record has entries 0 to {len(match.log)}, not {at}.")
    console = Console(highlight=False)
    if match.game.is_retired:
        table.say_retired(match, record, console, language_of(language))
    table.run(match, console=console, at=at, viewer=viewer, language=language_of(language))


@app.command()
def verify(file: RecordFile) -> None:
    """Check a record: that every move is legal, every draw matches the published secret, and the result is right."""
    match = read_record(file).verify()
    result = match.state.result
    state = "unfinished" if result is None else f"scores {', '.join(map(str, result.scores))}"
    typer.echo(f"{file} is a true record of {match.game.title}: {len(match.log)} entries, {state}.")


@editions.command("check")
def check_edition(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A TOML file in the format of the standard edition.")],
    game_name: Annotated[str, typer.Option("--game", help="The game the edition is for.")] = "charon",
) -> None:
    """Check an edition file: report what is wrong with it, or draw its board."""
    from moonstone.terminal.renderers import renderer_of

    game = game_of(game_name, file)
    Console(highlight=False).print(renderer_of(game, "en").board())
    typer.echo(f"{file} is a sound edition of {game.title}: “{game.edition}”, fingerprint {game.fingerprint}.")
