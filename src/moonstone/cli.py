"""The `moonstone` command. Bad input of any kind gets one clear sentence and exit code 2, and changes nothing."""

from __future__ import annotations

import json
import os
import secrets
import sys
from functools import partial
from pathlib import Path
from random import Random
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from moonstone.arena.sim import Plan, seat_bots, simulate
from moonstone.bots import bots, make
from moonstone.engine import AnyGame, Campaign, Json, Match, Player, Record, Refused, games, load, secret_from_seed
from moonstone.engine.options import parse, spell

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
edition_app = typer.Typer(no_args_is_help=True, help="Boards and cards of your own.")
app.add_typer(edition_app, name="edition")
campaign_app = typer.Typer(no_args_is_help=True, help="Campaigns of Charterstone: each is one file.")
app.add_typer(campaign_app, name="campaign")

YOU = "you"
DATABASE_VARIABLE = "MOONSTONE_DATABASE"
AUTOMA, AUTOMAS = "automa", "automas"
STAND_IN = "random"
"""The bot that sits on an Automa's seat, and is never asked."""

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
CampaignFile = Annotated[Path, typer.Argument(metavar="FILE", help="The campaign's file.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record, as saved by play or sim.")]


@app.callback(invoke_without_command=True)
def here(
    context: typer.Context,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the page, or only say where it is.")
    ] = True,
) -> None:
    """Play and study Charon, Inc. and Charterstone. Without a command: serve on this machine, and open the page."""
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
        str, typer.Option(help="Who sits where, comma-separated: `you`, a bot's name, or the name of a person here.")
    ] = "you,greedy,greedy",
    edition: EditionFile = None,
    preset: PresetName = None,
    option: OptionTexts = None,
    seed: Annotated[int | None, typer.Option(help="Fix all chance, to play the same game again.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Where the game is saved when you leave.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
) -> None:
    """Play in the terminal, alone against bots or with others at this screen."""
    from moonstone.terminal import play as table

    if resume is not None:
        if game_name is not None:
            raise Refused("bad-arguments", "A saved game knows its game: give either GAME or --resume.")
        match = _read_record(resume).replay()
        if match.draws is None:
            raise Refused("no-secret", f"{resume} is a record to look at, not a saved game: it lacks the secret.")
        save = save or resume
    else:
        game = _game(game_name or "charon", edition)
        chosen = _options(game, preset, option)
        players = _players(_stand_ins(game, seats, chosen))
        secret = secrets.token_bytes(32) if seed is None else secret_from_seed(seed)
        match = Match.start(game, players, chosen, secret=secret)
        save = save or Path(f"{game.name}-{match.draws.commitment[:8] if match.draws else ''}.json")
    people = [seat for seat, player in enumerate(match.players) if player.bot is None]
    table.run(match, people, console=Console(highlight=False), save_to=save, rng=Random(seed))


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
    campaign: Annotated[int, typer.Option(help="Play campaigns of so many games; --games counts campaigns.")] = 0,
    report: Annotated[
        str, typer.Option(help="counts, or balance: uses, win share and points a use of everything.")
    ] = "counts",
    edition: EditionFile = None,
    preset: PresetName = None,
    option: OptionTexts = None,
) -> None:
    """Let bots play many games and count what happens."""
    from moonstone.arena.balance import balance
    from moonstone.terminal.figures import show, show_balance

    if report not in ("counts", "balance"):
        raise Refused("bad-report", f"There is no report {report!r}; there are counts and balance.")
    game = _game(game_name, edition)
    game.check_seats(seats)
    names = seat_bots(seats, [name.strip() for name in bot_names.split(",") if name.strip()])
    for name in names:
        make(name, Random(0))
    printed = None if edition is None else game.printed()
    plan = Plan(game.name, names, number, seed, _options(game, preset, option), printed, records, campaign)
    if number < 1 or jobs < 1:
        raise Refused("bad-number", "Both --games and --jobs must be at least 1.")
    if campaign < 0:
        raise Refused("bad-number", "A campaign has at least 1 game.")
    if records is not None:
        _make_folder(records)
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
        task = progress.add_task("", total=number)
        found = simulate(plan, jobs, lambda: progress.advance(task))
    figures = found.to_json()
    if report == "balance":
        figures |= balance(found.tally)
    if as_json:
        typer.echo(json.dumps(figures, indent=2))
    elif report == "balance":
        show_balance(figures, game, Console(highlight=False))
    else:
        show(figures, game, Console(highlight=False))


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


@campaign_app.command("new")
def new_campaign(
    file: CampaignFile,
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
        _game("charterstone", edition), title, seats, file, secret_from_seed(seed) if seed is not None else None
    )
    typer.echo(f"Founded “{title}”. Play with: moonstone campaign play {file}")


@campaign_app.command("play")
def play_campaign(
    file: CampaignFile,
    seats: Annotated[str | None, typer.Option(help="Who plays from now on, charter by charter.")] = None,
    seed: Annotated[int | None, typer.Option(help="Fix all chance of the next game.")] = None,
) -> None:
    """Go on with the running game, or begin the next."""
    from moonstone.terminal import campaign as table

    secret = secret_from_seed(seed) if seed is not None else None
    table.go_on(_read_campaign(file), file, seats, secret, Console(highlight=False), Random(seed))


@campaign_app.command("show")
def show_campaign(file: CampaignFile) -> None:
    """Show the village, the chests, the Index guide, the archive and the Chronicle, as far as they are open."""
    from moonstone.terminal import campaign as table

    table.show(_read_campaign(file), Console(highlight=False))


@campaign_app.command("join")
def join_campaign(
    file: CampaignFile,
    charter: Annotated[str, typer.Argument(metavar="CHARTER", help="A charter nobody plays.")],
    automa: Annotated[bool, typer.Option("--automa", help="The Automa plays it.")] = False,
) -> None:
    """Between games: somebody joins with an inactive charter."""
    _change(file, {"deed": "join", "charter": charter, "automa": automa})


@campaign_app.command("leave")
def leave_campaign(file: CampaignFile, charter: Annotated[str, typer.Argument(metavar="CHARTER")]) -> None:
    """Between games: a charter becomes inactive."""
    _change(file, {"deed": "leave", "charter": charter})


@campaign_app.command("name")
def name_in_campaign(
    file: CampaignFile,
    what: Annotated[str, typer.Argument(metavar="WHAT", help="What waits for a name; `show` lists it.")],
    name: Annotated[str, typer.Argument(metavar="NAME")],
    by: Annotated[str, typer.Option(help="The charter that may give it.")],
) -> None:
    """Between games: give something its name, for ever."""
    _change(file, {"deed": "name", "what": what, "name": name, "by": by})


@campaign_app.command("export")
def export_campaign(
    file: CampaignFile, to: Annotated[Path, typer.Argument(metavar="TO", help="The copy to write.")]
) -> None:
    """Check every line of a campaign and write a copy. Whoever has it knows the draws to come of a running game."""
    campaign = _read_campaign(file)
    _write_new(campaign.dumps(), to)
    typer.echo(f"{to} holds “{campaign.title}”, {len(campaign.begun)} games begun, {len(campaign.entries)} entries.")


@campaign_app.command("import")
def import_campaign(
    source: Annotated[Path, typer.Argument(metavar="FROM", help="A campaign somebody gave you.")], file: CampaignFile
) -> None:
    """Check every line of somebody's campaign, and take it over."""
    campaign = _read_campaign(source)
    _write_new(campaign.dumps(), file)
    typer.echo(f"“{campaign.title}” is sound: {len(campaign.begun)} games begun, {len(campaign.entries)} entries.")


@campaign_app.command("fork")
def fork_campaign(
    file: CampaignFile,
    to: Annotated[Path, typer.Argument(metavar="TO", help="The new campaign's file.")],
    game: Annotated[int | None, typer.Option(help="As it was before that game began; left out: as it is now.")] = None,
    title: Annotated[str | None, typer.Option(help="What the new campaign is called.")] = None,
) -> None:
    """Make another campaign with the same past."""
    campaign = _read_campaign(file)
    _write_new(campaign.fork(title or f"{campaign.title}, another way", game).dumps(), to)
    typer.echo(f"Forked to {to}.")


@campaign_app.command("rewind")
def rewind_campaign(
    file: CampaignFile, game: Annotated[int, typer.Argument(metavar="GAME", help="The game to play anew.")]
) -> None:
    """Go back to just before a game began. What came after stays in the file."""
    from moonstone.terminal.saving import write

    campaign = _read_campaign(file)
    campaign.rewind(game)
    write(campaign.dumps(), file)
    typer.echo(f"“{campaign.title}” stands before game {campaign.number}.")


def _read_campaign(path: Path) -> Campaign:
    try:
        return Campaign.loads(path.read_bytes())
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
    campaign.change(deed)
    write(campaign.dumps(), path)
    typer.echo("Done.")


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


def _stand_ins(game: AnyGame, seats: str, options: dict[str, Json]) -> str:
    """The seats with those called `automa`, which must be the last, given to the game's own stand-in."""
    names = [name.strip() for name in seats.split(",")]
    number = names.count(AUTOMA)
    if not number or not any(option.name == AUTOMAS for option in game.options):
        return seats
    if names[-number:] != [AUTOMA] * number:
        raise Refused("bad-seats", "The Automa plays the last seats: name it after everybody else.")
    options[AUTOMAS] = number
    return ",".join([*names[:-number], *(f"{AUTOMA}={STAND_IN}",) * number])


def _players(seats: str) -> list[Player]:
    """One player for each name: a bot if there is one of that name, else a person."""
    names = [name.strip() for name in seats.split(",")]
    if not all(names):
        raise Refused("bad-seats", "Every seat needs a name: `you`, a bot's name, or the name of a person here.")
    known = bots()
    players: list[Player] = []
    for seat in names:
        name, _, bot = seat.partition("=")
        shown = "Player" if name == YOU else name.capitalize() if bot else name
        if names.count(seat) > 1:
            shown += f" {1 + sum(player.name.startswith(f'{shown} ') for player in players)}"
        players.append(Player(shown, bot or (name if name in known else None)))
    return players


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
