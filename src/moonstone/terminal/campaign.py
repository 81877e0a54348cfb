"""A campaign in the terminal: founding it, playing it game by game, naming things, looking at what it has become."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path
from random import Random

from rich.console import Console
from rich.text import Text

from moonstone.engine import AnyGame, CampaignFile, Player, Refused, legacy_of
from moonstone.games.charterstone import Charterstone
from moonstone.games.charterstone.campaign.between_games import kind_of
from moonstone.games.charterstone.client.words import title_of
from moonstone.games.charterstone.content.constants import CHARTERS
from moonstone.games.charterstone.content.unlocking import open_texts
from moonstone.terminal import play
from moonstone.terminal.lines import heading, wrapped
from moonstone.terminal.saving import write
from moonstone.terminal.screen import ReadLine, typed
from moonstone.terminal.seats import AUTOMA, refuse_commands, seated


def charterstone(campaign: CampaignFile) -> Charterstone:
    """The game as the campaign stands."""
    assert isinstance(campaign.game, Charterstone)
    return campaign.game


def charters(seats: str) -> dict[str, str]:
    """By charter: who plays it. A seat without a charter takes the next free one."""
    found: dict[str, str] = {}
    for seat in seats.split(","):
        charter, colon, who = seat.strip().rpartition(":")
        if colon and charter not in CHARTERS:
            raise Refused("unknown-charter", f"There is no charter {charter!r}; they are {', '.join(CHARTERS)}.")
        if not colon:
            charter = next((name for name in CHARTERS if name not in found), "")
        if not who or not charter or charter in found:
            raise Refused("bad-seats", "Every charter is played by one: `you`, a bot, `automa`, or a person's name.")
        found[charter] = who
    return {charter: found[charter] for charter in CHARTERS if charter in found}


def found(game: AnyGame, title: str, seats: str, file: Path, secret: bytes | None) -> CampaignFile:
    """Found a campaign, let everybody join, and begin the first game."""
    campaign = CampaignFile.found(game, title)
    who = charters(seats)
    for charter, name in who.items():
        campaign.between_games({"deed": "join", "charter": charter, "automa": name == AUTOMA})
    campaign.begin(seated(list(who.values()), automa=True), secret=secret or secrets.token_bytes(32))
    write(campaign.dumps(), file)
    return campaign


def go_on(
    campaign: CampaignFile,
    file: Path,
    seats: str | None,
    secret: bytes | None,
    console: Console,
    rng: Random,
    read_line: ReadLine = typed,
) -> None:
    """Go on with the running game, or name what waits for a name and begin the next."""
    if campaign.match is None:
        begin_next(campaign, seats, secret, rng, read_line)
        write(campaign.dumps(), file)
    elif seats is not None:
        raise Refused("game-running", "Seats change between games, and one is being played.")
    match = campaign.match
    assert match is not None
    refuse_commands(match, file, "Campaigns are played by the bots of this machine alone.")
    people = [seat for seat, player in enumerate(match.players) if player.bot is None]
    play.run(match, people, console=console, save_to=file, rng=rng, read_line=read_line, campaign=campaign)


def begin_next(
    campaign: CampaignFile, seats: str | None, secret: bytes | None, rng: Random, read_line: ReadLine
) -> None:
    """The players of the last game, unless others are named; newcomers are bots until they are."""
    game = charterstone(campaign)
    names = game.seat_names
    if seats is not None:
        who = charters(seats)
        if tuple(who) != names:
            raise Refused("bad-seats", f"The charters that play are {', '.join(names)}.")
        for charter, name in who.items():
            if (name == AUTOMA) != game.village.charters[CHARTERS.index(charter)].automa:
                campaign.between_games({"deed": "hand", "charter": charter, "automa": name == AUTOMA})
        sitting = seated(list(who.values()), automa=True)
    else:
        before = _last_players(campaign)
        sitting = [before.get(name, Player(f"greedy {name}", "greedy")) for name in names]
    for seat, player in enumerate(sitting):
        if player.bot is not None:
            for deed in legacy_of(campaign.game).bot_commands([seat], rng):
                campaign.between_games(deed)
        else:
            _ask_names(campaign, names[seat], player.name, read_line)
    campaign.begin(sitting, secret=secret or secrets.token_bytes(32))


def _last_players(campaign: CampaignFile) -> dict[str, Player]:
    """By charter: who played it in the last game."""
    if not campaign.begun:
        return {}
    last = campaign.begun[-1]
    listed = campaign.entries[last.note]["players"]
    assert isinstance(listed, list)
    found = {}
    for charter, data in zip(last.game.seat_names, listed, strict=False):
        assert isinstance(data, dict)
        bot = data["bot"]
        found[charter] = Player(str(data["name"]), bot if isinstance(bot, str) else None)
    return found


def _ask_names(campaign: CampaignFile, charter: str, player: str, read_line: ReadLine) -> None:
    """Ask a person for the names that are theirs to give; Enter leaves one for later."""
    game = charterstone(campaign)
    for what, by in game.village.rights.items():
        while by == charter:
            kind = kind_of(what)
            thing = what if kind in ("charter", "village") else title_of(game.content, what)
            name = read_line(f"{player}, a name for the {kind} “{thing}” (Enter for later): ").strip()
            if not name:
                break
            try:
                campaign.between_games({"deed": "name", "what": what, "name": name, "by": charter})
                break
            except Refused as refused:
                player = f"{refused.text} {player}"


def show(campaign: CampaignFile, console: Console) -> None:
    """The village, the chests, the Index guide, the archive and the Chronicle (A7.3), as far as they are open."""
    game = charterstone(campaign)
    width = min(console.width, 110)
    state = f"game {campaign.number} is being played" if campaign.match else f"game {campaign.number} is next"
    console.print(heading(f"{campaign.title}: {state}", width))
    for part in (_village, _results, _chests, _index, _chronicle):
        for line in part(game, width):
            console.print(line)


def _say(game: Charterstone) -> Callable[[str], str]:
    return lambda name: title_of(game.content, name, game.village.names)


def _village(game: Charterstone, width: int) -> list[Text]:
    village, say = game.village, _say(game)
    lines = [heading(village.names.get("village", "The village"), width)]
    for name, charter in zip(CHARTERS, village.charters, strict=True):
        who = "the Automa" if charter.automa else "played" if charter.active else "nobody"
        built = ", ".join(f"{plot}: {say(stuck)}" for plot, stuck in enumerate(charter.plots, 1) if stuck) or "empty"
        lines += wrapped(f"{village.names.get(name, name)} ({name}, {who})  {built}", width, indent=4)
    if village.rights:
        waiting = ", ".join(f"{what} ({by})" for what, by in village.rights.items())
        lines += wrapped(f"Waiting for a name: {waiting}", width, indent=4)
    return lines


def _results(game: Charterstone, width: int) -> list[Text]:
    village = game.village
    lines = [heading("Games", width)] if village.scores else []
    for number, (scores, winners) in enumerate(zip(village.scores, village.winners, strict=True), 1):
        points = ", ".join(f"{name} {vp}" for name, vp in scores.items())
        lines += wrapped(f"Game {number}: {points}; won by {' and '.join(winners)}", width, indent=4)
    return lines


def _chests(game: Charterstone, width: int) -> list[Text]:
    say = _say(game)
    lines = [heading("Chests", width)]
    for index in game.village.active:
        chest = game.village.charters[index]
        personas = ", ".join(say(name) + (" (used)" if name in chest.used else "") for name in chest.personas)
        stars = ", ".join(
            f"{row.name} {n}/{row.stars}" for row, n in zip(game.content.glory, chest.stars, strict=True) if n
        )
        goods = [f"{chest.coins} coins"] if chest.coins else []
        goods += [
            f"{n} {charter.resource}" for charter, n in zip(game.content.charters, chest.resources, strict=True) if n
        ]
        cards = ", ".join(map(say, chest.cards)) or "no cards"
        lines += wrapped(
            f"{CHARTERS[index]}: {chest.trophies} trophies; glory {stars or 'none'}; personas {personas}; "
            f"{', '.join(goods) or 'no goods'}; {cards}",
            width,
            indent=4,
        )
    return lines


def _index(game: Charterstone, width: int) -> list[Text]:
    village, say = game.village, _say(game)
    lines = [heading("Index guide and archive", width)]
    for number in village.opened:
        crate = game.content.crates[number]
        inside = ", ".join(say(name) for name in crate.names)
        lines += wrapped(f"Crate {number}, {crate.title}: {inside}. {crate.story}", width, indent=4)
    lines += wrapped(f"Archive: {', '.join(map(say, village.archive)) or 'empty'}", width, indent=4)
    return lines


def _chronicle(game: Charterstone, width: int) -> list[Text]:
    village, content = game.village, game.content
    lines: list[Text] = []
    for kind, texts in (("Story", content.stories), ("Rule", content.slots)):
        for text in open_texts(content, texts, village.opened, village.number - 1, village.choices):
            lines += [heading(f"{kind} {text.number}: {text.title}", width), *wrapped(text.text, width)]
    return lines
