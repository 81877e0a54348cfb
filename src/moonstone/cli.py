"""The `moonstone` command. Bad input of any kind gets one clear sentence and exit code 2, and changes nothing."""

from __future__ import annotations

import json
import os
import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from moonstone.arena.sim import Plan, seat_bots, simulate
from moonstone.arena.tournament import Played, Tournament, play_rest
from moonstone.bots import bots, is_command, label, make
from moonstone.bots.command import SECONDS
from moonstone.engine import AnyGame, Json, Match, Player, Record, Refused, games, load, secret_from_seed
from moonstone.engine.options import parse, spell

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
edition_app = typer.Typer(no_args_is_help=True, help="Boards and cards of your own.")
app.add_typer(edition_app, name="edition")

YOU = "you"
DATABASE_VARIABLE = "MOONSTONE_DATABASE"

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game; `moonstone games` lists them.")]
EditionFile = Annotated[
    Path | None, typer.Option("--edition", metavar="FILE", help="Play on a board and with cards of your own (TOML).")
]
PresetName = Annotated[
    str | None, typer.Option("--preset", metavar="NAME", help="Options as a rulebook has them, e.g. fr, it, hu, de.")
]
OptionTexts = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="One table option; may be repeated.")
]
Think = Annotated[
    float, typer.Option(min=0.01, metavar="SECONDS", help="The time a bot that is a command has for one decision.")
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record, as saved by play or sim.")]


@app.callback(invoke_without_command=True)
def here(
    context: typer.Context,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the page, or only say where it is.")
    ] = True,
) -> None:
    """Play and study Charon, Inc. Without a command: serve on this machine, and open the page in your browser."""
    if context.invoked_subcommand is not None:
        if not browser:
            raise Refused("bad-arguments", "--no-browser goes with `moonstone` alone, without a command.")
        return
    from moonstone.server.home import open_here

    open_here(os.environ.get(DATABASE_VARIABLE, ""), browser=browser, say=partial(print, flush=True))


@app.command("games")
def list_games() -> None:
    """List the games with their options and presets, and the bots."""
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
        typer.Option(help="Who sits where, comma-separated: `you`, a bot, cmd:COMMAND for your own, or a person here."),
    ] = "you,greedy,greedy",
    edition: EditionFile = None,
    preset: PresetName = None,
    option: OptionTexts = None,
    seed: Annotated[int | None, typer.Option(help="Fix all chance, to play the same game again.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Where the game is saved when you leave.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    think: Think = SECONDS,
    allow_commands: Annotated[
        bool, typer.Option("--allow-commands", help="Run the commands that a saved game names as its bots.")
    ] = False,
) -> None:
    """Play in the terminal, alone against bots or with others at this screen."""
    from moonstone.terminal import play as table

    if resume is not None:
        if game_name is not None:
            raise Refused("bad-arguments", "A saved game knows its game: give either GAME or --resume.")
        match = _read_record(resume).replay()
        if not allow_commands:
            _refuse_commands(match, resume)
        if match.draws is None:
            raise Refused("no-secret", f"{resume} is a record to look at, not a saved game: it lacks the secret.")
        save = save or resume
    else:
        game = _game(game_name or "charon", edition)
        players = _players(seats)
        secret = secrets.token_bytes(32) if seed is None else secret_from_seed(seed)
        match = Match.start(game, players, _options(game, preset, option), secret=secret)
        save = save or Path(f"{game.name}-{match.draws.commitment[:8] if match.draws else ''}.json")
    people = [seat for seat, player in enumerate(match.players) if player.bot is None]
    table.run(match, people, console=Console(highlight=False), save_to=save, rng=Random(seed), seconds=think)


@app.command()
def sim(
    game_name: GameName,
    seats: Annotated[int, typer.Option(help="How many players.")] = 4,
    bot_names: Annotated[
        str,
        typer.Option("--bots", help="Who plays, comma-separated; repeated to fill the seats, moving on every game."),
    ] = "greedy",
    number: Annotated[int, typer.Option("--games", help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games, byte for byte.")] = 1,
    jobs: Annotated[int, typer.Option(help="How many processes.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    records: Annotated[Path | None, typer.Option(metavar="DIR", help="Write every game's record there.")] = None,
    parquet: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write every move to a Parquet file, encoded for learning.")
    ] = None,
    edition: EditionFile = None,
    preset: PresetName = None,
    option: OptionTexts = None,
    think: Think = SECONDS,
) -> None:
    """Let bots play many games and count what happens."""
    from moonstone.terminal.figures import show

    game = _game(game_name, edition)
    game.check_seats(seats)
    names = seat_bots(seats, _listed(bot_names))
    printed = None if edition is None else game.printed()
    plan = Plan(game.name, names, number, seed, _options(game, preset, option), printed, records, think, parquet)
    if number < 1 or jobs < 1:
        raise Refused("bad-number", "Both --games and --jobs must be at least 1.")
    if records is not None:
        _make_folder(records)
    with _progress(game, number) as advance:
        report = simulate(plan, jobs, advance).to_json()
    if as_json:
        typer.echo(json.dumps(report, indent=2))
    else:
        show(report, game, Console(highlight=False))


@app.command()
def arena(
    game_name: GameName,
    bot_names: Annotated[
        str, typer.Option("--bots", help="Who competes, comma-separated: bots, or cmd:COMMAND for your own.")
    ] = "greedy,random",
    seats: Annotated[str, typer.Option(help="For how many players, comma-separated.")] = "2",
    number: Annotated[int, typer.Option("--games", help="At least how many games for each number of players.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    jobs: Annotated[int, typer.Option(help="How many processes.")] = 1,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster instead; auto: the one here.")
    ] = None,
    results: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where every game is kept; the next run goes on from there.")
    ] = None,
    kind: Annotated[str, typer.Option("--report", help="What to report: ladder or balance.")] = "ladder",
    as_json: Annotated[bool, typer.Option("--json", help="Report as JSON rather than Markdown.")] = False,
    edition: EditionFile = None,
    preset: PresetName = None,
    option: OptionTexts = None,
    think: Think = SECONDS,
) -> None:
    """Let bots compete in balanced seatings and say how good each is, and how sure that is."""
    from moonstone.arena.report import KINDS, markdown, report
    from moonstone.arena.results import Results, default_path
    from moonstone.arena.workers import Crew

    game = _game(game_name, edition)
    if kind not in KINDS:
        raise Refused("bad-arguments", f"--report is one of: {', '.join(KINDS)}.")
    if jobs < 1:
        raise Refused("bad-number", "--jobs must be at least 1.")
    tournament = Tournament(
        game=game.name,
        bots=tuple(_listed(bot_names)),
        seats=_numbers(seats),
        games=number,
        seed=seed,
        options=_options(game, preset, option),
        printed=None if edition is None else game.printed(),
        seconds=think,
    )
    tournament.check()
    file = Results.open(results or default_path(tournament), tournament)
    pairings = list(tournament.pairings())
    done = {pairing: file.played[pairing] for pairing in pairings if pairing in file.played}
    typer.echo(f"{len(pairings)} games, {len(done)} of them in {file.path} already.", err=True)
    with _progress(game, len(pairings), len(done)) as advance:

        def keep(played: Played) -> None:
            file.keep(played)
            advance()

        games_played = play_rest(tournament, done, Crew(jobs, ray), keep)
    data = report(kind, tournament, games_played)
    typer.echo(json.dumps(data, indent=2) if as_json else markdown(data, game.title), nl=as_json)


@app.command()
def replay(
    file: RecordFile,
    at: Annotated[int | None, typer.Option(metavar="N", help="Show how the game stood after N log entries.")] = None,
    viewer: Annotated[int | None, typer.Option("--as", metavar="SEAT", help="Through whose eyes, from 0.")] = None,
) -> None:
    """Look at a recorded game, move by move."""
    from moonstone.terminal import replay as table

    match = _read_record(file).replay()
    if viewer is not None and viewer not in range(len(match.players)):
        raise Refused("no-such-seat", f"The seats of this game are 0 to {len(match.players) - 1}, not {viewer}.")
    if at is not None and at not in range(len(match.log) + 1):
        raise Refused("no-such-entry", f"The record has entries 0 to {len(match.log)}, not {at}.")
    table.run(match, console=Console(highlight=False), at=at, viewer=viewer)


@app.command()
def verify(file: RecordFile) -> None:
    """Check a record: every move legal, every draw as the published secret demands, the result right."""
    match = _read_record(file).verify()
    result = match.state.result
    state = "unfinished" if result is None else f"scores {', '.join(map(str, result.scores))}"
    typer.echo(f"{file} is a true record of {match.game.title}: {len(match.log)} entries, {state}.")


Database = Annotated[
    str,
    typer.Option(
        envvar=DATABASE_VARIABLE,
        metavar="ADDRESS",
        help="A file, or postgresql://…; left out: a file in your data folder.",
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
    thinkers: Annotated[int, typer.Option(min=1, help="How many processes a worker keeps for bots.")] = 1,
    think: Annotated[float, typer.Option(min=0.1, help="A bot's seconds for one decision.")] = 5.0,
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
        str, typer.Option(metavar="FOLDER", help="A page of your own to serve; left out: the one built in.")
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
            thinkers=thinkers,
            think_seconds=think,
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
    from moonstone.server.app import make_app
    from moonstone.server.settings import Settings

    typer.echo(json.dumps(make_app(Settings()).openapi(), indent=2))


@app.command()
def validate(database: Database = "") -> None:
    """Replay every stored game on this build, and report. Exit code 1 if one does not replay."""
    from moonstone.server import keeping

    problems = keeping.validate(database, Console(stderr=True), typer.echo)
    if problems:
        raise typer.Exit(1)


@app.command("export")
def export_all(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The archive to write; it holds secrets, keep it safe.")],
    database: Database = "",
) -> None:
    """Write all people and games of a database to one file."""
    from moonstone.server import keeping

    keeping.export(database, file, Console(stderr=True), typer.echo)


@app.command("import")
def import_all(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="An archive, as written by export.")],
    database: Database = "",
) -> None:
    """Add all people and games of an archive to a database. What is there already is left as it is."""
    from moonstone.server import keeping

    problems = keeping.bring(database, file, Console(stderr=True), typer.echo)
    if problems:
        raise typer.Exit(1)


@edition_app.command("check")
def check_edition(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A TOML file, like the standard one.")],
    game_name: Annotated[str, typer.Option("--game", help="The game it is for.")] = "charon",
) -> None:
    """Say what is wrong with an edition file, or draw its board."""
    from moonstone.terminal.tables import table_of

    game = _game(game_name, file)
    Console(highlight=False).print(table_of(game).board())
    typer.echo(f"{file} is a sound edition of {game.title}: “{game.edition}”, fingerprint {game.fingerprint}.")


def _game(name: str, edition: Path | None) -> AnyGame:
    if edition is None:
        return load(name)
    return load(name).on(load(name).read_edition(_read(edition)))


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Refused("not-text", f"{path} is not a text file.") from None
    except OSError as error:
        raise Refused("unreadable", f"{path} cannot be read: {error.strerror}.") from None


def _read_record(path: Path) -> Record:
    try:
        return Record.loads(_read(path))
    except Refused as refused:
        raise Refused(
            refused.code, f"{path}: {refused.text}" if str(path) not in refused.text else refused.text
        ) from None


def _make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused("unwritable", f"{path} cannot be made: {error.strerror}.") from None


def _options(game: AnyGame, preset: str | None, texts: list[str] | None) -> dict[str, Json]:
    """The preset's options, overruled by those given one by one."""
    chosen: dict[str, Json] = dict(game.preset(preset)) if preset is not None else {}
    for text in texts or []:
        name, _, value = text.partition("=")
        chosen[name] = parse(game.options, name, value)
    return chosen


def _players(seats: str) -> list[Player]:
    """One player for each name: a bot if there is one of that name, else a person."""
    names = [name.strip() for name in seats.split(",")]
    if not all(names):
        raise Refused("bad-seats", "Every seat needs a name: `you`, a bot's name, or the name of a person here.")
    known = bots()
    players: list[Player] = []
    for name in names:
        bot = name if name in known or is_command(name) else None
        shown = "Player" if name == YOU else name
        if bot is not None:
            make(bot, Random(0))
            shown = label(name, names[: len(players) + 1].count(name) if names.count(name) > 1 else None)
        elif names.count(name) > 1:
            shown += f" {names[: len(players) + 1].count(name)}"
        players.append(Player(shown, bot))
    return players


@contextmanager
def _progress(game: AnyGame, total: int, done: int = 0) -> Iterator[Callable[[], None]]:
    """A bar on the screen, if there is one, and what to call after every game."""
    progress = Progress(
        TextColumn(game.title),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("games"),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    with progress:
        task = progress.add_task("", total=total, completed=done)
        yield lambda: progress.advance(task)


def _numbers(text: str) -> tuple[int, ...]:
    """The numbers in a list with commas."""
    try:
        return tuple(int(word) for word in _listed(text))
    except ValueError:
        raise Refused("bad-number", f"{text!r} is not a list of numbers, as in 2,3,4.") from None


def _listed(names: str) -> list[str]:
    """The names in a list with commas."""
    return [name.strip() for name in names.split(",") if name.strip()]


def _refuse_commands(match: Match, file: Path) -> None:
    """A file from somebody else must not make this machine run what it names, unless that is wanted."""
    for player in match.players:
        if player.bot is not None and is_command(player.bot):
            text = f"{file} names the command `{player.bot}` as a bot. If you trust it, add --allow-commands."
            raise Refused("commands-not-allowed", text, bot=player.bot)


def main() -> NoReturn:
    """Run the command; a refusal becomes one sentence and exit code 2."""
    try:
        code = app(standalone_mode=False)
    except Refused as refused:
        problems = refused.refusal.args.get("problems")
        for sentence in problems if isinstance(problems, list) else [refused.text]:
            typer.echo(sentence, err=True)
        sys.exit(2)
    except typer.TyperException as error:
        typer.echo(error.format_message(), err=True)
        sys.exit(2)
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(130)
    except BrokenPipeError:
        sys.exit(1)
    sys.exit(code if isinstance(code, int) else 0)
