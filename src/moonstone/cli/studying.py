"""Studying: many games between bots, tournaments, hints and analyses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from moonstone.arena.sim import Plan, Report, seat_bots, simulate
from moonstone.arena.tournament import GameResult, Tournament, play_rest
from moonstone.arena.uses import balance
from moonstone.bots.search import advise
from moonstone.cli.common import (
    AsJson,
    BotSeconds,
    EditionFile,
    GameName,
    Language,
    OptionTexts,
    PresetName,
    RecordFile,
    game_of,
    language_of,
    listed,
    numbers,
    options_of,
    progress,
    read_record,
)
from moonstone.engine import AnyGame, Refused, edition_data

app = typer.Typer()

Simulations = Annotated[int, typer.Option(min=1, help="Simulations per decision; more are slower, but better.")]


@app.command()
def sim(
    game_name: GameName,
    seats: Annotated[int, typer.Option(help="Number of players.")] = 4,
    bot_names: Annotated[
        str,
        typer.Option(
            "--bots",
            help="The bots, comma-separated. They are repeated to fill the seats, and rotate from game to game.",
        ),
    ] = "greedy",
    number: Annotated[int, typer.Option("--games", help="Number of games.")] = 100,
    seed: Annotated[
        int, typer.Option(help="Seed for all draws: the same seed gives the same games, byte for byte.")
    ] = 1,
    jobs: Annotated[int, typer.Option(help="Number of processes.")] = 1,
    as_json: AsJson = False,
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write a record of every game to this folder.")
    ] = None,
    parquet: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write every move to a Parquet file, encoded for learning.")
    ] = None,
    campaign: Annotated[
        int, typer.Option(help="Play campaigns with this many games; --games then counts campaigns.")
    ] = 0,
    kind: Annotated[
        str,
        typer.Option(
            "--report", help="counts, or balance: how often everything is used, and its win share and points per use."
        ),
    ] = "counts",
    edition: EditionFile = None,
    preset: PresetName = None,
    option: OptionTexts = None,
    bot_seconds: BotSeconds = None,
) -> None:
    """Let bots play many games, and report statistics."""
    game = game_of(game_name, edition)
    game.check_seats(seats)
    _check_simulation(kind, number, jobs, campaign, parquet)
    plan = Plan(
        game=game.name,
        bots=seat_bots(seats, listed(bot_names)),
        games=number,
        seed=seed,
        options=options_of(game, preset, option),
        edition_data=edition_data(game),
        records=records,
        parquet=parquet,
        campaign=campaign,
        seconds=bot_seconds,
    )
    if records is not None:
        _make_folder(records)
    with progress(game.title, "games", number * max(1, campaign)) as advance:
        found = simulate(plan, jobs, advance)
    _tell(found, game, kind, as_json)


def _tell(found: Report, game: AnyGame, kind: str, as_json: bool) -> None:
    """Print what a simulation came to."""
    from moonstone.terminal.figures import show, show_balance

    report = found.to_json()
    if kind == "balance":
        report |= balance(found.tally)
    if as_json:
        typer.echo(json.dumps(report, indent=2))
    elif kind == "balance":
        show_balance(report, game, Console(highlight=False))
    else:
        show(report, game, Console(highlight=False))


def _check_simulation(kind: str, games: int, jobs: int, campaign: int, parquet: Path | None) -> None:
    if kind not in ("counts", "balance"):
        raise Refused("bad-report", f"There is no report {kind!r}; there are counts and balance.")
    if campaign and parquet is not None:
        raise Refused("bad-arguments", "--parquet goes with single games: those of a campaign are not alike.")
    if games < 1 or jobs < 1:
        raise Refused("bad-number", "Both --games and --jobs must be at least 1.")
    if campaign < 0:
        raise Refused("bad-number", "A campaign has at least 1 game.")


def _make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused("unwritable", f"{path} cannot be made: {error.strerror}.") from None


@app.command()
def arena(
    game_name: GameName,
    bot_names: Annotated[
        str, typer.Option("--bots", help="The bots, comma-separated; cmd:COMMAND for your own.")
    ] = "greedy,random",
    seats: Annotated[str, typer.Option(help="Numbers of players, comma-separated.")] = "2",
    number: Annotated[int, typer.Option("--games", help="Minimum number of games for each number of players.")] = 100,
    seed: Annotated[int, typer.Option(help="Seed for all draws: the same seed gives the same games.")] = 1,
    jobs: Annotated[int, typer.Option(help="Number of processes.")] = 1,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster instead; auto uses the local one.")
    ] = None,
    results: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="File for the results of all games; a later run continues from it."),
    ] = None,
    kind: Annotated[str, typer.Option("--report", help="What to report: ladder or balance.")] = "ladder",
    as_json: AsJson = False,
    edition: EditionFile = None,
    preset: PresetName = None,
    option: OptionTexts = None,
    bot_seconds: BotSeconds = None,
) -> None:
    """Let bots compete in balanced seatings, and rate them with confidence intervals."""
    from moonstone.arena.report import KINDS, markdown, report
    from moonstone.arena.results import Results, default_path
    from moonstone.arena.workers import Crew

    game = game_of(game_name, edition)
    if kind not in KINDS:
        raise Refused("bad-arguments", f"--report is one of: {', '.join(KINDS)}.")
    if jobs < 1:
        raise Refused("bad-number", "--jobs must be at least 1.")
    tournament = Tournament(
        game=game.name,
        bots=tuple(listed(bot_names)),
        seats=numbers(seats),
        games=number,
        seed=seed,
        options=options_of(game, preset, option),
        edition_data=edition_data(game),
        seconds=bot_seconds,
    )
    tournament.check()
    file = Results.open(results or default_path(tournament), tournament)
    pairings = list(tournament.pairings())
    done = {pairing: file.played[pairing] for pairing in pairings if pairing in file.played}
    typer.echo(f"{len(pairings)} games, {len(done)} of them in {file.path} already.", err=True)
    with progress(game.title, "games", len(pairings), len(done)) as advance:

        def keep(played: GameResult) -> None:
            file.keep(played)
            advance()

        games_played = play_rest(tournament, done, Crew(jobs, ray), keep)
    data = report(kind, tournament, games_played)
    typer.echo(json.dumps(data, indent=2) if as_json else markdown(data, game.title), nl=as_json)


@app.command()
def hint(
    file: RecordFile,
    at: Annotated[
        int | None, typer.Option(metavar="N", help="Use the position after N log entries. Default: the end.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option(help="The seat, counted from 0. Default: the first that has to decide.")
    ] = None,
    simulations: Simulations = 900,
    as_json: AsJson = False,
    language: Language = None,
) -> None:
    """Show the best moves for the player to move in a saved game, using only what that player can know."""
    from moonstone.terminal.analysis import show_hint
    from moonstone.terminal.language import terminal_speaker

    match = read_record(file).replay()
    if at is not None and at not in range(len(match.log) + 1):
        raise Refused("no-such-entry", f"The record has entries 0 to {len(match.log)}, not {at}.")
    state = match.state if at is None else match.at(at)
    evaluations = advise(match.game, state, seat, simulations)
    if as_json:
        typer.echo(json.dumps([evaluation.to_json() for evaluation in evaluations], indent=2))
    else:
        asked = state.turn[0] if seat is None else seat
        speaker = terminal_speaker(language_of(language))
        show_hint(evaluations, match.players[asked].name, Console(highlight=False), speaker)


@app.command()
def analyse(
    file: RecordFile, simulations: Simulations = 200, as_json: AsJson = False, language: Language = None
) -> None:
    """Analyse a recorded game: the chances of winning over time, and the most costly decisions."""
    from moonstone.bots.analysis import analyse as go_through
    from moonstone.terminal.analysis import show_analysis
    from moonstone.terminal.language import terminal_speaker

    match = read_record(file).replay()
    with progress("analysing", "entries", len(match.history)) as advance:
        judged = list(go_through(match, simulations, advance))
    if as_json:
        result = match.state.result
        report = {
            "simulations": simulations,
            "result": None if result is None else result.to_json(),
            "decisions": [entry.to_json() for entry in judged],
        }
        typer.echo(json.dumps(report, indent=2))
    else:
        show_analysis(match, judged, Console(highlight=False), terminal_speaker(language_of(language)))
