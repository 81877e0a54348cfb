"""Games between adversaries in rich late villages: hands full of cards, goods, and every building standing.

python tests/referees/adversarial.py 0 100
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Final

from adversaries import KINDS
from judging import loosely
from village_referee import Referee

from moonstone.engine import AnyGame, Event
from moonstone.games.charterstone import GAME
from moonstone.games.charterstone.content.constants import CHARTERS
from moonstone.games.charterstone.state import CharterstoneState

sys.path.insert(0, str(Path(__file__).parent.parent / "charterstone"))

from campaigns import ANY, late  # they lie beside the tests of the rules
from laws import check_conserved

HANDS: Final = 9
"""Cards that each begins with."""
LONGEST: Final = 3000
"""Moves in a game, at most."""


def village(seats: int, rng: Random) -> AnyGame:
    """A late village whose charters have kept far more than they may."""
    cards = [card.name for card in GAME.content.cards]
    rng.shuffle(cards)
    kept = {
        name: {
            "cards": tuple(cards[seat * HANDS : (seat + 1) * HANDS]),
            "coins": 36 // seats,
            "resources": (12 // seats,) * 6,
        }
        for seat, name in enumerate(CHARTERS[:seats])
    }
    made = late(seats, 2 + rng.randrange(2), **kept)
    assert ANY.editions is not None
    assert made.editions is not None
    return ANY.editions.with_data(made.editions.data())


def play(index: int) -> Referee:
    """A game of adversaries before the referee, all laws checked after every decision."""
    rng, seats = Random(f"adversaries {index}"), 1 + index % 6
    game = village(seats, rng)
    state = game.start(seats)
    assert isinstance(state, CharterstoneState)
    minds = [KINDS[rng.choice([*KINDS])](Random(f"{index} {seat}")) for seat in range(seats)]
    watching = Referee(game, loosely(state.view(None)))
    moves = 0
    while state.turn:
        seat, events = state.turn[0], list[Event]()
        move = loosely(state.chance_outcomes().pick(rng.randrange) if seat < 0 else minds[seat].choose(state, seat))
        state.play(seat, move, events)
        check_conserved(state)
        watching.watch(seat, str(move), events, loosely(state.view(None)))
        moves += seat >= 0
        assert moves < LONGEST, f"game {index} of adversaries does not end"
    return watching


def main(first: int, last: int) -> None:
    """Print the longest turns and the rounds."""
    turns: Counter[int] = Counter()
    rounds: Counter[int] = Counter()
    for index in range(first, last):
        watching = play(index)
        turns[watching.most_steps] += 1
        rounds[watching.view["round"]] += 1
    print("longest turns", sorted(turns.items()), "rounds", sorted(rounds.items()), sep="\n")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
