"""One folder a game. Calling the package, `moonstone.games()`, lists all that are installed."""

import sys
from types import ModuleType

from moonstone.engine.registry import games


class _Games(ModuleType):
    """A package that answers a call: `moonstone.games` is both the folder of games and the list of them."""

    def __call__(self) -> tuple[str, ...]:
        return games()


sys.modules[__name__].__class__ = _Games
