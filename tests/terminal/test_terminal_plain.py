"""A game that brings no table of its own is playable all the same."""

from __future__ import annotations

from pathlib import Path
from random import Random

from rich.segment import Segment
from typist import by_number, paper, run, script, start, terminal, text_of

import moonstone
from moonstone import Record
from moonstone.terminal import replay
from moonstone.terminal.plain import PlainRenderer
from moonstone.terminal.renderers import renderer_of
from moonstone.terminal.screen import Screen
from moonstone.terminal.session import Session

PEBBLES = moonstone.load("pebbles")


def test_it_gets_the_plain_table() -> None:
    assert isinstance(renderer_of(PEBBLES, "en"), PlainRenderer)
    assert not isinstance(renderer_of(moonstone.load("charon"), "en"), PlainRenderer)


def test_a_whole_game_by_number(tmp_path: Path) -> None:
    match = start(3, game=PEBBLES)
    printed = run(match, by_number(match, Random(1)), tmp_path / "game.json")
    assert match.state.result is not None
    assert "points" in printed
    assert "'pebbles': [" in printed
    assert Record.loads((tmp_path / "game.json").read_text()).replay().state.result == match.state.result


def test_everything_that_can_be_typed(tmp_path: Path) -> None:
    match = start(2, game=PEBBLES)
    typed = ["help", "moves", "hint", "preview 1", "why lay 7", "why lay 1", "log", "all", "lay 1", "undo", "2"]
    printed = run(match, script(*typed), tmp_path / "game.json")
    for words in (
        "To make a move in",
        "All your moves look equally good",
        "has no preview",
        "is legal now",
        "Taken back",
    ):
        assert words in printed


def test_its_screen_fits() -> None:
    match = start(3, game=PEBBLES)
    for width, height in ((80, 24), (40, 10)):
        screen = Screen(terminal(width, height), lambda prompt: "")
        session = Session(match, (0,), screen, Path("unused"), Random(1))
        listed = session.renderer.suggestions(match.state.view(0), match.state.moves(0))
        rows = session.table_screen(0, None, listed).rows(screen)
        assert len(rows) <= height - 2
        assert max(Segment.get_line_length(row) for row in rows) <= width


def test_its_replay(tmp_path: Path) -> None:
    match = start(2, game=PEBBLES)
    run(match, by_number(match, Random(2)), tmp_path / "game.json")
    console = paper()
    replay.run(match, console=console, at=None, viewer=None)
    assert "laid" in text_of(console)
    console = paper()
    console.print(renderer_of(PEBBLES, "en").board())
    assert "no board to draw" in text_of(console)
