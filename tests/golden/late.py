"""A golden game of a late village, in which every crate is open: its moves, and what followed from each."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from narration import narrate

from moonstone.bots import Observation, make
from moonstone.engine import NATURE, AnyGame, Event, Move, Refused, editions_of

sys.path.insert(0, str(Path(__file__).parent.parent / "charterstone"))

from campaigns import ANY, late  # it lies beside the tests of the rules

FILE = Path(__file__).parent / "charterstone-late.md"
SEATS = 4
BOTS = ("greedy", "random", "greedy", "greedy")


def village() -> AnyGame:
    """The game in that village."""
    return editions_of(ANY).with_data(editions_of(late(SEATS)).data())


def played() -> list[tuple[int, Move]]:
    """The moves of a game between bots."""
    game = village()
    state, rng = game.start(SEATS), Random("late")
    minds = [make(bot, Random(f"late {seat}")) for seat, bot in enumerate(BOTS)]
    moves: list[tuple[int, Move]] = []
    while state.turn:
        seat = state.turn[0]
        move = (
            state.chance_outcomes().pick(rng.randrange)
            if seat == NATURE
            else minds[seat].choose(Observation(game, state, seat))
        )
        moves.append((seat, move))
        state.play(seat, move)
    return moves


def told(moves: list[tuple[int, Move]]) -> str:
    """The file's text, made by playing the moves."""
    game = village()
    state, names = game.start(SEATS), game.seat_names
    lines = ["# A late village", ""]
    for seat, move in moves:
        events: list[Event] = []
        state.play(seat, move, events)
        lines.append(f"{'nature' if seat == NATURE else names[seat]}: {move}")
        lines += [f"    {narrate(game, event.seen_by(None), names)}" for event in events]
    assert state.result is not None
    return "\n".join([*lines, "", f"scores: {state.result.scores}"]) + "\n"


def read(text: str) -> list[tuple[int, Move]]:
    """The moves in a file's text."""
    game = village()
    moves = []
    for line in text.splitlines()[2:-2]:
        if not line.startswith(" "):
            who, _, said = line.partition(": ")
            seat = NATURE if who == "nature" else game.seat_names.index(who)
            moves.append((seat, game.move_from_text(said)))
    return moves


if __name__ == "__main__":
    try:
        whole = read(FILE.read_text(encoding="utf-8"))
        text = told(whole)
    except (OSError, Refused, AssertionError):  # a wanted change has left it behind
        whole = played()
        text = told(whole)
    FILE.write_text(text, encoding="utf-8")
    print(f"{FILE.name}: {len(whole)} moves")
