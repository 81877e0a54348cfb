"""A view of Charterstone with its types, for the parts of the screen that draw it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from moonstone.games.charterstone.client import shapes
from moonstone.terminal.renderer import View


def seen(view: View) -> shapes.View:
    """The view as Charterstone builds it."""
    return cast(shapes.View, view)


def asked_of(question: shapes.Question) -> int | None:
    """The other seat that a question is about: who gives something, or who gets it."""
    found = cast("Mapping[str, object]", question)
    seat = next((found[name] for name in ("opponent", "from", "to") if name in found), None)
    return seat if isinstance(seat, int) else None
