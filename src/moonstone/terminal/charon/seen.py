"""A view of Charon, Inc. with its types, for the parts of the screen that draw it."""

from __future__ import annotations

from typing import cast

from moonstone.games.charon.client.shapes import CharonView
from moonstone.terminal.renderer import View


def seen(view: View) -> CharonView:
    """The view as Charon, Inc. builds it."""
    return cast(CharonView, view)


def plain(view: CharonView) -> View:
    """The view as everybody else takes it."""
    return cast(View, view)


def countable(view: CharonView, seat: int) -> int:
    """8.1: how many gems a seat has that count towards those it may keep."""
    clear_counts = view["options"]["keep_clear"] == "count"
    return sum(number for kind, number in view["players"][seat]["gems"].items() if kind != "clear" or clear_counts)
