"""Positions of late games, one for each kind of question: found by playing at random from fixed seeds, and kept as
records that a server goes on with. The first seat is a person's and is asked; a bot has every other.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any

from moonstone.engine import AnyGame, CampaignFile, Match, Player, Record, editions_of
from moonstone.engine.chance import Draws
from moonstone.games.charterstone import GAME, Charterstone
from moonstone.games.charterstone.content.constants import CHARTERS, MINIONS
from moonstone.games.charterstone.rules.frames import FrameId
from moonstone.games.charterstone.rules.registry import QUESTIONS

sys.path.insert(0, str(Path(__file__).parents[1] / "charterstone"))

from campaigns import ANY, arrange, late  # these lie beside the tests of the rules
from story import chapter

Wanted = Callable[[Match], bool]
FULL = tuple(row.stars for row in GAME.content.glory)
NO_STARS = (0,) * len(FULL)
LATER = [question.id for question in QUESTIONS if question is not None and question.id != FrameId.SETTLE]
"""What a person can be asked after the first game."""
SEEDS = 400
SEEN = {
    FrameId.BUMP_OR_SHARE: 28,
    FrameId.CHOOSE_OBJECTIVE: 43,
    FrameId.SCORE: 85,
}
"""Seeds of games in which rarer questions come up: where the search begins."""


EVERYBODY = tuple(
    persona.name
    for persona in GAME.content.personas
    if not persona.name.startswith("original-") and persona not in GAME.content.told_later
)
"""The personas that come out of crates; the story brings the others."""

PLAYED = ("original-purple", "p219", "p223")
"""Personas of the first charter that were played with in earlier games."""


@cache
def full(seats: int = 2, stars: tuple[int, ...] = FULL, personas: tuple[str, ...] = EVERYBODY) -> AnyGame:
    """A village in which all is unlocked, and the first charter has all personas and full rows of glory."""
    chests: dict[str, dict[str, object]] = {name: {"personas": (f"original-{name}",)} for name in CHARTERS}
    chests["purple"] = {"personas": ("original-purple", *personas), "stars": stars}
    return editions_of(ANY).with_data(editions_of(late(seats, 3, **chests)).data())


@cache
def stocked() -> AnyGame:
    """Such a village, in which the first charter has two building cards and what it takes to build."""
    plans = {"cards": ("b92", "b93"), "resources": (4,) * 6, "personas": ("original-purple", *EVERYBODY)}
    chests: dict[str, dict[str, object]] = {name: {"personas": (f"original-{name}",)} for name in CHARTERS}
    return editions_of(ANY).with_data(editions_of(late(2, 3, **{**chests, "purple": plans})).data())


@cache
def helped() -> AnyGame:
    """Such a village, in which the first charter has a minion of every kind: more than it can keep."""
    chests: dict[str, dict[str, object]] = {name: {"personas": (f"original-{name}",)} for name in CHARTERS}
    chests["purple"] = {"personas": ("original-purple", *EVERYBODY), "minions": (1,) * len(MINIONS)}
    return editions_of(ANY).with_data(editions_of(late(2, 3, **chests)).data())


@cache
def young() -> AnyGame:
    """A village before its second game, in which the first charter has built two buildings and opened neither crate."""
    built = {"plots": ("basic-purple", "b22", "b23", "", "", ""), "cards": ("b22", "b23")}
    game = arrange(2, 2, purple=built)
    village = replace(game.village, opened=(1,), archive=("basic-purple",))
    rich = village.with_charter(0, coins=8, personas=("original-purple", "p219"))
    return editions_of(ANY).with_data(editions_of(Charterstone(GAME.index, rich)).data())


def told(number: int, seats: int = 2, spectral: str = "", **charters: Any) -> AnyGame:
    """The game of that number of the story: in a young village, or, if charters have something special, a full one."""
    village = chapter(number, seats, spectral=spectral, full=bool(charters), **charters).village
    return editions_of(ANY).with_data(editions_of(Charterstone(GAME.index, village)).data())


FOLK = {
    name: {"companion": f"c{number}", "mood": ("kind", "unkind")[number % 2]} for number, name in enumerate(CHARTERS, 1)
}
"""Who has joined which charter since the fifth game."""


def story(number: int, choices: str, seats: int = 2, spectral: str = "", **charters: dict[str, object]) -> AnyGame:
    """The game of that number in a full village in which the story went that way, and everybody has a companion."""
    told: dict[str, Any] = {name: {**folk, **charters.get(name, {})} for name, folk in FOLK.items()}
    village = chapter(number, seats, choices=choices, spectral=spectral, full=True, **told).village
    return editions_of(ANY).with_data(editions_of(Charterstone(GAME.index, village)).data())


def at_turn(game: AnyGame, seats: int, wanted: Callable[[Any], bool] = lambda view: True, least: int = 0) -> str:
    """The record of a turn of the first seat whose view is as wanted, after so many moves."""
    return position(
        lambda match: asked(match)["ask"] == "turn" and len(match.log) >= least and wanted(match.state.view(0)),
        game,
        seats,
    )


def plots(view: Any) -> list[Any]:
    """All plots of all charters."""
    return [plot for charter in view["charters"].values() for plot in charter["plots"]]


def names(seats: int) -> list[Player]:
    """A person with a long name, and bots."""
    long = ["Maximiliane-Antoinette", "Bartholomäus Großmann", "Eszter Szentgyörgyi", "Dr. Ferdinand Y", "Io", "Wu"]
    return [Player(name, None if seat == 0 else "random") for seat, name in enumerate(long[:seats])]


def walk(game: AnyGame, seats: int, seed: int, partly: bool = False) -> Iterator[Match]:
    """A game played at random, before every decision of the first seat; `partly` if benefits are gained in part."""
    rng = Random(seed)
    match = Match(game, names(seats), {}, Draws(seed.to_bytes(32, "big")))
    match.resolve_chance()
    while match.state.turn:
        seat = match.state.turn[0]
        moves = match.state.moves(seat)
        if seat == 0:
            yield match
        asking = [move for move in moves if str(move) == "partly"]
        match.play(seat, asking[0] if partly and asking else rng.choice([one for one in moves if one not in asking]))


def asked(match: Match) -> Any:
    """What the first seat is asked."""
    return match.state.view(0)["question"]


@cache
def found(ask: FrameId) -> str:
    """The record of a two-seat game in which the first seat is asked that, with a choice.

    Where the answer stays secret it is the file of a campaign, as a record alone cannot be played on then.
    """
    if ask == FrameId.PICK_VICTORY:
        return secretive(ask)
    villages: dict[FrameId, Callable[[], AnyGame]] = {
        FrameId.OPEN_CRATE: young,
        FrameId.BUILD: stocked,
        FrameId.KEEP_MINIONS: helped,
        FrameId.MARK_STAR: partial(full, stars=NO_STARS),
        FrameId.LAY_TILE: partial(told, 5),
        FrameId.CHOOSE_MOOD: partial(told, 5),
        FrameId.REDEEM: partial(told, 8, spectral="purple", purple={"coins": 20}),
        FrameId.LOSE_PERSONA: partial(told, 9, purple={"personas": PLAYED, "used": PLAYED}),
        FrameId.CHOOSE_SIDE: partial(told, 11),
        FrameId.LEVY_RESOURCE: partial(told, 12, purple={"personas": ("original-purple", "loyal-red")}),
        FrameId.LEVY_GIVE: partial(told, 12, green={"personas": ("original-green", "loyal-green")}),
    }
    return position(
        lambda match: asked(match)["ask"] == ask.written and len(match.state.moves(0)) > 1,
        villages.get(ask, full)(),
        first=SEEN.get(ask, 0),
        partly=ask == FrameId.GAIN_PART,
    )


def secretive(ask: FrameId) -> str:
    """The file of a campaign in whose running game, the seventh of the story, somebody who is alone is asked that."""
    for seed in range(SEEDS):
        campaign, rng = CampaignFile.found(told(7, 1), "Our village"), Random(seed)
        match = campaign.begin(names(1), secret=seed.to_bytes(32, "big"))
        while match.state.turn:
            if asked(match)["ask"] == ask.written:
                return campaign.dumps()
            campaign.play(0, rng.choice(match.state.moves(0)))
    raise AssertionError("no such game was found")


def position(wanted: Wanted, game: AnyGame, seats: int = 2, first: int = 0, partly: bool = False) -> str:
    """The record of the first position that is as wanted."""
    for seed in range(first, first + SEEDS):
        for match in walk(game, seats, seed, partly):
            if wanted(match):
                return Record.of(match, with_secret=True).dumps()
    raise AssertionError("no such position was found")


@cache
def crowded(seats: int = 6) -> str:
    """A late game with so many seats, well under way, at a turn of the first."""
    return position(lambda match: asked(match)["ask"] == "turn" and len(match.log) > 200, full(seats), seats)


def automas_assistant() -> str:
    """The record of a game in which an Automa holds an assistant, and a person is to move."""
    automa = {"cards": ("basic-green", "a3"), "automa": True}
    game = editions_of(ANY).with_data(editions_of(arrange(2, 2, green=automa)).data())
    match = Match(game, [Player("Ann", None), Player("Automa", "random")], {}, Draws(bytes(32)))
    match.resolve_chance()
    return Record.of(match, with_secret=True).dumps()
