"""Games are found by entry points, so that a game can live in another package."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TypeAlias

from moonstone.engine.contract import Game, Move
from moonstone.engine.plain import Json
from moonstone.engine.refusal import Refused

AnyGame: TypeAlias = Game[Move]

GROUP = "moonstone.games"


@cache
def registered(group: str) -> Mapping[str, EntryPoint]:
    """What installed packages offer under an entry point group, by name. Packages are looked through once."""
    return {point.name: point for point in sorted(entry_points(group=group), key=lambda point: point.name)}


def games() -> tuple[str, ...]:
    """The names of all games that can be loaded, in alphabetical order."""
    return tuple(registered(GROUP))


@cache
def load(name: str) -> AnyGame:
    """The game of that name, with its standard edition; Refused if there is none."""
    point = registered(GROUP).get(name)
    if point is None:
        raise Refused("unknown-game", f"There is no game {name!r}; the games are: {', '.join(games())}.", game=name)
    game = point.load()
    if not isinstance(game, Game):
        raise Refused("not-a-game", f"{point.value} is registered as {name!r} but is not a game.", game=name)
    return game


def load_with(name: str, printed: Json) -> AnyGame:
    """The game of that name with another edition, if there is one given."""
    game = load(name)
    return game if printed is None else game.on(printed)
