"""Games are found by entry points, so that a game can live in another package."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import TypeAlias

from moonstone.engine.contract import Game, Move
from moonstone.engine.plain import Json
from moonstone.engine.refusal import Refused

AnyGame: TypeAlias = Game[Move]

GROUP = "moonstone.games"


def games() -> tuple[str, ...]:
    """The names of all games that can be loaded, in alphabetical order."""
    return tuple(sorted({point.name for point in entry_points(group=GROUP)}))


@cache
def load(name: str) -> AnyGame:
    """The game of that name, with its standard edition; Refused if there is none."""
    for point in entry_points(group=GROUP):
        if point.name == name:
            game = point.load()
            if not isinstance(game, Game):
                raise Refused("not-a-game", f"{point.value} is registered as {name!r} but is not a game.", game=name)
            return game
    raise Refused("unknown-game", f"There is no game {name!r}; the games are: {', '.join(games())}.", game=name)


def load_with(name: str, printed: Json) -> AnyGame:
    """The game of that name with another edition, if there is one given."""
    game = load(name)
    return game if printed is None else game.on(printed)
