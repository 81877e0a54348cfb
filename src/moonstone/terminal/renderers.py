"""Renderers are found by entry points, so that a game in another package can bring its own."""

from __future__ import annotations

from moonstone.engine import AnyGame
from moonstone.engine.registry import registered
from moonstone.i18n.speaker import Speaker
from moonstone.terminal.language import terminal_speaker
from moonstone.terminal.plain import PlainRenderer
from moonstone.terminal.renderer import TableRenderer

GROUP = "moonstone.terminal"


def renderer_of(game: AnyGame, language: str) -> TableRenderer:
    """What draws a game in a language; a plain renderer if the game brings none."""
    speaker: Speaker = terminal_speaker(language, game)
    point = registered(GROUP).get(game.name)
    if point is None:
        return PlainRenderer(game, speaker)
    renderer = point.load()(game, speaker)
    assert isinstance(renderer, TableRenderer)
    return renderer
