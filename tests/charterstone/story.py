"""Games of the campaign's story for the rule cards: which number, in which village, with whom."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from campaigns import arrange, late
from villages import Table

from moonstone.engine import NATURE
from moonstone.games.charterstone import GAME, Charterstone
from moonstone.games.charterstone.campaign.next_village import next_village
from moonstone.games.charterstone.content.constants import CHARTERS
from moonstone.games.charterstone.content.read import read_edition
from moonstone.games.charterstone.content.village import Village
from moonstone.games.charterstone.rules.frames import FrameId
from moonstone.games.charterstone.rules.index import Index

INDEX = Index(
    read_edition(
        """
[building.b22]
name = "Resources for resources"
charter = "purple"
build = "2 pumpkin, 1 wood, 1 coal"
cost = "1 pumpkin"
benefit = "2 vp"
value = 3
crate = 7

[building.b23]
name = "More of them"
charter = "purple"
build = "2 pumpkin, 1 iron, 1 clay"
cost = "1 pumpkin"
benefit = "2 vp"
value = 3
crate = 8

[building.b42]
name = "For a minion"
charter = "purple"
build = "2 pumpkin, 1 wood, 1 clay"
cost = "1 minion"
benefit = "7 vp"
value = 20

[building.b32]
name = "For a card"
charter = "purple"
build = "2 pumpkin, 1 coal, 1 iron"
cost = "1 assistant"
benefit = "7 vp"
value = 20

[building.b43]
name = "For coal"
charter = "black"
build = "2 coal, 1 iron, 1 clay"
cost = "1 coal"
benefit = "2 coin"
value = 3
crate = 15

[building.b46]
name = "For coal and a coin"
charter = "black"
build = "2 coal, 1 clay, 1 wood"
cost = "1 coal, 1 coin"
benefit = "3 vp"
value = 8
crate = 18

[building.b59]
name = "For wood"
charter = "green"
build = "2 wood, 1 pumpkin, 1 grain"
cost = "1 wood"
benefit = "4 vp"
value = 3
crate = 24

[building.b74]
name = "For own buildings"
charter = "red"
build = "2 clay, 1 grain, 1 iron"
cost = "1 clay, 1 coal"
benefit = "1 vp per own-building"
value = 3
crate = 32

[building.b95]
name = "For influence"
build = "1 pumpkin, 1 grain, 1 coal, 1 clay"
cost = "1 coin, 1 influence"
benefit = "2 vp"
value = 12

[victory.common]
name = "Three circles of capacity count as much as a persona"
capacity = 2
persona = 6
trophy = 7
"""
    )
)
"""The content with a few buildings, and a victory card, that stay the same whatever becomes of the standard ones."""
ROWS = [row.name for row in GAME.content.glory]
AUTOMA: dict[str, Any] = {"automa": True}
STORY = "ACEGILNPQSV"
"""A way the story can have gone on, with which nothing is left to ask at the set-up of a later game."""


def chapter(
    number: int,
    seats: int = 2,
    choices: str | None = None,
    opened: tuple[int, ...] = (),
    spectral: str = "",
    full: bool = False,
    **charters: Mapping[str, object],
) -> Charterstone:
    """The game of that number, after these choices; if `full`, every crate is open and every plot is built."""
    made = tuple(STORY[: number - 2] if choices is None else choices)
    told: dict[str, Mapping[str, object]] = {}
    for name in CHARTERS:
        plain: dict[str, object] = {"victory": "common"} if "L" in made else {}
        told[name] = {**plain, **charters.get(name, {})}
    game = late(seats, number, **told) if full else arrange(number, seats, opened, **told)
    return Charterstone(INDEX, replace(game.village, choices=made, spectral=spectral))


def started(game: Charterstone, first: int = 0) -> Table:
    """A game up to the first question to a player; `first` begins, unless the charters go by the die (B2.16)."""
    state = game.start(len(game.seat_names))
    table = Table(state, game)
    while state.turn == (NATURE,):
        if state.stack[-1][0] == FrameId.ROLL_FIRST_PLAYER and game.village.number <= 12:
            state.play(NATURE, game.move_from_text(f"roll {game.seat_names[first]}"), table.events)
        else:
            state.play(NATURE, state.chance_outcomes().pick(table.rng.randrange), table.events)
    return table


def settled(game: Charterstone, first: int = 0) -> Table:
    """A game up to its first turn: at set-up everybody gives the first answer there is."""
    return until(started(game, first), "turn")


def until(table: Table, step: str) -> Table:
    """Everybody gives the first answer there is until that is asked, or the game is over."""
    table.resolve_chance()
    while table.state.turn and table.asked() != step:
        table.play(table.moves()[0])
    return table


def over(table: Table, building: str = "basic-red") -> Table:
    """The last round is played, and what comes then is not answered yet."""
    table.state.ending = True
    while table.state.turn and table.asked() == "turn":
        moves = table.moves()
        wanted = ("retrieve", f"place {building}", f"small {building}")
        table.play(next((move for move in wanted if move in moves), moves[0]))
    return table


def clean(table: Table) -> Table:
    """No peril lies anywhere, and nobody has one."""
    state = table.state
    state.perils_placed = bytearray(len(state.perils_placed))
    state.peril_supply = [6] * len(state.peril_supply)
    state.perils_held = [0] * len(state.perils_held)
    return table


def left(table: Table) -> Village:
    """The village that the game leaves, whatever else is asked."""
    return next_village(until(table, "").state)


def keys(table: Table) -> list[str]:
    """What has happened, in order."""
    return [event.key for event in table.events]
