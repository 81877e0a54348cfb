"""Every screen fits: no line is wider than the terminal, no screen higher, at any step of a game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from rich.console import Console, RenderableType
from rich.segment import Segment
from typist import paper, play_on, start, terminal, text_of

import moonstone
from moonstone import Match
from moonstone.engine import AnyGame, Json, editions_of
from moonstone.games.charon.gems import KINDS, LETTERS
from moonstone.terminal.charon.colours import MARKS
from moonstone.terminal.renderers import renderer_of
from moonstone.terminal.screen import Row, Screen
from moonstone.terminal.session import Session

SIZES = [(80, 40), (100, 40), (117, 30), (118, 40), (200, 60), (60, 20), (40, 10)]


def screens(match: Match, width: int, height: int, rng: Random, each: int = 1) -> Iterator[list[Row]]:
    """The screens of all decisions of a match, or of some, as the player who must decide sees them."""
    people = tuple(range(len(match.players)))
    screen = Screen(terminal(width, height), lambda prompt: "")
    session = Session(match, people, screen, Path("unused"), rng)
    while match.turn:
        seat = match.turn[0]
        moves = match.state.moves(seat)
        session.note("A note that is rather long, so that it may have to go on in a second line on a narrow screen.")
        listed = session.renderer.suggestions(match.state.view(seat), moves)
        assert len(listed) <= 9
        assert {move for move, _ in listed} <= set(moves)
        yield session.table_screen(seat, session.since(seat), listed).rows(screen)
        play_on(match, each, rng)


def fits(rows: list[Row], width: int, height: int) -> bool:
    whole_lines = all("\n" not in segment.text for row in rows for segment in row)
    return whole_lines and len(rows) <= height - 2 and max(map(Segment.get_line_length, rows)) <= width


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
def test_every_screen_of_a_game_fits(width: int, height: int) -> None:
    match = start(2, people=range(2), seed=width)
    for rows in screens(match, width, height, Random(width)):
        assert fits(rows, width, height)


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("seats", [3, 5])
def test_screens_of_other_sizes_fit(seats: int, width: int, height: int) -> None:
    match = start(seats, people=range(seats), seed=width)
    for rows in screens(match, width, height, Random(height), each=17):
        assert fits(rows, width, height)


@pytest.mark.parametrize("width", [80, 120])
def test_everything_is_on_the_whole_table(width: int) -> None:
    match = start(3, seed=2)
    rng = Random(1)
    while match.turn:
        printed = drawn(match, 0, width)
        view = match.state.view(0)
        for word in ("Players", "Action areas", "Cards", "Stock", "supply", "intelligence", "warehouse", "Common row"):
            assert word in printed
        assert isinstance(view["hand"], list)
        for card in view["hand"]:
            assert f"{card} " in printed
        assert max(map(len, printed.splitlines())) <= width
        play_on(match, 17, rng)


def drawn(match: Match, viewer: int | None, width: int) -> str:
    console = paper(width)
    names = [player.name for player in match.players]
    console.print(renderer_of(match.game, "en").draw(match.state.view(viewer), names, width))
    return text_of(console)


def test_flags_and_gems_have_letters_as_well_as_colours() -> None:
    assert len(set(MARKS)) == len(MARKS) == 5
    assert len(set(LETTERS)) == len(KINDS)
    match = start(5, seed=3, people=range(5))
    rng = Random(3)
    play_on(match, 25, rng)
    printed = drawn(match, None, 120)
    flags = match.state.view(None)["flags"]
    assert isinstance(flags, dict)
    for seat in set(flags.values()):
        assert f" {MARKS[int(str(seat))]} " in printed


def test_a_spectator_sees_no_hand() -> None:
    assert "Your hand" not in drawn(start(2), None, 120)


@pytest.mark.parametrize("page", ["moon", "players", "areas", "cards", "stock", "costs"])
@pytest.mark.parametrize("width", [80, 120])
def test_every_page_fits(page: str, width: int) -> None:
    match = start(4, seed=5)
    rng = Random(5)
    table = renderer_of(match.game, "en")
    while match.turn:
        console = paper(width)
        console.print(table.page(page, match.state.view(0), ["x" * 40, "Boris", "Chris", "Dee"], width))
        assert max(map(len, text_of(console).splitlines())) <= width
        play_on(match, 20, rng)


def edition(pits: list[str], tints: list[str], crossing_zones: int) -> AnyGame:
    game = moonstone.load("charon")
    printed = editions_of(game).public()
    assert isinstance(printed, dict)
    changed: dict[str, Json] = {
        "name": "odd",
        "pits": "\n".join(pits),
        "tints": "\n".join(tints),
        "crossing_zones": crossing_zones,
    }
    return editions_of(game).with_data({**printed, **changed})


def wide_moon(crossing_zones: int) -> AnyGame:
    pits = ["1 2 3 1 2 3 1 2 3 1 2 3", "1 2 3 1 2 3 1 2 . . . ."]
    tints = ["y y p p b b - - - - - -", "- - - - - - - - . . . ."]
    return edition(pits, tints, crossing_zones)


def tall_moon() -> AnyGame:
    pits = ["1 2"] * 8 + ["3 ."] * 4
    tints = ["y y", "p p", "b b"] + ["- -"] * 5 + ["- ."] * 4
    return edition(pits, tints, 2)


@pytest.mark.parametrize("game", [wide_moon(4), wide_moon(2), tall_moon()], ids=["wide", "rim", "tall"])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
def test_other_moons_fit(game: AnyGame, width: int, height: int) -> None:
    match = start(5, people=range(5), game=game)
    rng = Random(1)
    play_on(match, 15, rng)
    assert fits(next(screens(match, width, height, rng)), width, height)
    assert max(map(len, printed_board(renderer_of(game, "en").board()).splitlines())) <= 80


def printed_board(board: RenderableType) -> str:
    console = paper(80)
    console.print(board)
    return text_of(console)


def test_the_board_without_a_game_names_every_spot() -> None:
    game = moonstone.load("charon")
    printed = printed_board(renderer_of(game, "en").board())
    board = getattr(game, "board")  # noqa: B009  a game of its own kind behind the common contract
    for spot in board.spots:
        assert f"{spot.name} " in printed
    assert printed.count("○") == sum(zone.pits for zone in board.zones) + 1


def test_long_and_odd_names_break_nothing() -> None:
    names = ["A" * 60, "[red]x", "名前名前名前名前名前名前", "", "\x1b[2J"]
    match = start(5, people=range(5))
    play_on(match, 30, Random(2))
    for width in (80, 120):
        console = Console(file=paper().file, width=width)
        console.print(renderer_of(match.game, "en").draw(match.state.view(0), [*names[:4], "e"], width))
        for line in text_of(console).splitlines():
            assert Segment.get_line_length([Segment(line)]) <= width
