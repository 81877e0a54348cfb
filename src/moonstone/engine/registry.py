"""Games are found by entry points, so that a game can live in another package."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from moonstone.engine.game import AnyGame, Game, editions_of
from moonstone.engine.plain import Json
from moonstone.engine.refusal import Refused

GROUP: Final = "moonstone.games"
EDITIONS_KEPT: Final = 256
"""How many games with an edition of their own are kept in memory."""


@cache
def registered(group: str) -> Mapping[str, EntryPoint]:
    """What installed packages offer under an entry point group, by name. Packages are looked through once."""
    return {point.name: point for point in sorted(entry_points(group=group), key=lambda point: point.name)}


def games() -> tuple[str, ...]:
    """The names of all games that can be loaded, in alphabetical order."""
    return tuple(registered(GROUP))


def load(name: str, edition: Json = None, rules: int | None = None) -> AnyGame:
    """The game of that name; with the edition whose data is given (`Editions.data`), else with the standard one.

    It follows the newest version of its rules, or the one that is given: see `Game.rules`. Refused if there is no such
    game or version, or the edition cannot be played. The same edition under the same version gives the same game object
    while it is in memory.
    """
    if rules is not None and type(rules) is not int:  # True and 1.0 equal 1, so what is kept of either would serve 1
        text = f"A version of the rules is a whole number, not {rules!r}."
        raise Refused("rules-version", text, rules=repr(rules))
    if edition is None:
        return _standard(name, rules)
    return _with_edition(name, json.dumps(edition), rules)


@cache
def _standard(name: str, rules: int | None) -> AnyGame:
    game = _newest(name)
    if rules is None or rules == game.rules:
        return game
    if rules not in (*game.rules_kept, *game.rules_retired):
        text = f"This follows version {rules} of the rules of {game.title}, which this build does not know."
        raise Refused("rules-version", text, rules=rules, newest=game.rules)
    return game.with_rules(rules)


@cache
def _newest(name: str) -> AnyGame:
    point = registered(GROUP).get(name)
    if point is None:
        raise Refused("unknown-game", f"There is no game {name!r}; the games are: {', '.join(games())}.", game=name)
    game = point.load()
    if not isinstance(game, Game):
        raise Refused("not-a-game", f"{point.value} is registered as {name!r} but is not a game.", game=name)
    return game


@lru_cache(maxsize=EDITIONS_KEPT)
def _with_edition(name: str, edition: str, rules: int | None) -> AnyGame:
    return editions_of(_standard(name, rules)).with_data(json.loads(edition))
