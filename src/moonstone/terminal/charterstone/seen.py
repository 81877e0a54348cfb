"""A view of Charterstone with its types, for the parts of the screen that draw it."""

from __future__ import annotations

from typing import cast

from moonstone.games.charterstone.client import shapes
from moonstone.terminal.renderer import View


def seen(view: View) -> shapes.View:
    """The view as Charterstone builds it."""
    return cast(shapes.View, view)
