"""Move counts to a depth from fixed positions of the golden games: one number that a thousand small mistakes change."""

from __future__ import annotations

import pytest
from playthrough import read
from write import FOLDER

import moonstone
from moonstone.engine import Move, State


def position(file: str, round_number: int, step: str) -> State[Move]:
    """The first position of a golden game at that step of that round."""
    golden = read((FOLDER / file).read_text(encoding="utf-8"))
    state = moonstone.load(golden.game, rules=golden.rules).start(golden.seats, golden.options)
    for seat, move in golden.moves:
        view = state.view(None)
        if (view["round"], view["step"]) == (round_number, step):
            return state
        state.play(seat, move)
    raise AssertionError(f"{file} has no {step} in round {round_number}")


def count(state: State[Move], depth: int) -> int:
    """How many ways there are to go on for so many moves; of several seats to choose, the first does."""
    if not state.turn:
        return 1
    seat = state.turn[0]
    moves = state.moves(seat)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = state.copy()
        after.play(seat, move)
        total += count(after, depth - 1)
    return total


COUNTS: list[tuple[str, int, str, tuple[int, ...]]] = [
    ("charon-rules-1-2.txt", 3, "offer", (3, 15, 3975)),
    ("charon-rules-1-2.txt", 1, "stake", (265, 68900)),
    ("charon-rules-1-5.txt", 1, "stake", (305, 91500)),
    ("charon-rules-1-3-it.txt", 4, "intelligence", (73, 18582)),
    ("charon-rules-1-3.txt", 3, "intelligence", (77, 16230)),
    ("charon-rules-1-3-it.txt", 3, "engineering", (13, 3447)),
    ("charon-rules-1-4-hu.txt", 3, "engineering", (15, 2144)),
    ("charon-rules-1-3-it.txt", 3, "build", (266, 54266)),
    ("charon-rules-1-5-de.txt", 3, "build", (237, 40505)),
    ("charon-rules-1-4.txt", 4, "build", (157, 18940, 1651887)),
    ("charon-rules-1-2.txt", 2, "keep", (5, 25)),
    ("charon-rules-1-2-fr.txt", 2, "keep", (4, 20)),
    ("charon-rules-1-5.txt", 4, "swap", (3, 6, 54, 380)),
    ("charon-rules-1-4-hu.txt", 3, "swap", (1, 1, 1, 3)),
    ("charon-rules-1-3-it.txt", 4, "draw", (9, 72, 144)),
    ("charon-rules-1-2.txt", 4, "seed", (5, 25, 125, 625)),
    ("charon-2.txt", 2, "offer", (4, 12)),
    ("charon-3-it.txt", 2, "offer", (4, 12, 60)),
    ("charon-2-fr.txt", 2, "deal", (42, 1722)),
    ("charon-5.txt", 1, "stake", (305, 91500)),
    ("charon-3.txt", 3, "intelligence", (77, 12408)),
    ("charon-4-hu.txt", 1, "intelligence", (93, 1116)),
    ("charon-5.txt", 2, "intelligence", (97, 9025)),
    ("charon-4-hu.txt", 2, "synchrotron", (41, 1993)),
    ("charon-5-de.txt", 2, "synchrotron", (33, 1825, 178486)),
    ("charon-4-hu.txt", 2, "build", (111, 10343)),
    ("charon-2.txt", 2, "keep", (3, 9)),
    ("charon-5-de.txt", 1, "keep", (3, 24)),
    ("charon-5-de.txt", 3, "keep", (3, 39)),
]


@pytest.mark.parametrize(("file", "round_number", "step", "counts"), COUNTS, ids=lambda value: str(value))
def test_move_counts(file: str, round_number: int, step: str, counts: tuple[int, ...]) -> None:
    state = position(file, round_number, step)
    assert tuple(count(state, depth) for depth in range(1, len(counts) + 1)) == counts
