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
