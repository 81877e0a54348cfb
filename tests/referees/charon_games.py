"""Games of bots before the referee, with every number of seats, preset and option.

python tests/referees/charon_games.py 0 200
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from charon_referee import Referee
from judging import BrokenRuleError, loosely, report

from moonstone.bots import Observation, make
from moonstone.engine import NATURE, AnyGame, Event, Json, load

GAME: Final = load("charon")
MINDS: Final = ("random", "greedy", "easy")


def options(index: int) -> dict[str, Json]:
    """Default, presets, and any other mixture."""
    rng = Random(f"options {index}")
    tables = [dict[str, Json](), *(dict[str, Json](GAME.preset(name)) for name in GAME.presets)]
    if index % 3:
        return {option.name: rng.choice(option.values) for option in GAME.options}
    return tables[index // 3 % len(tables)]


def referee(
    index: int,
    game: AnyGame = GAME,
    chosen: Mapping[str, Json] | None = None,
    bots: Sequence[str] = MINDS,
    compare: bool = True,
) -> Referee:
    """A game from a seed, watched in full; `compare`: all legal moves are compared with those the referee allows."""
    rng = Random(f"referee {index}")
    seats = game.seats[index % len(game.seats)]
    given = options(index) if chosen is None else chosen
    state = game.start(seats, given)
    minds = [make(rng.choice(bots), Random(f"{index} {seat}")) for seat in range(seats)]
    view = loosely(state.view(None))
    watching = Referee(game, view)
    while state.turn:
        seat = state.turn[0]
        try:
            if seat == NATURE:
                move = state.chance_outcomes().pick(rng.randrange)
            else:
                if compare:
                    watching.legal(loosely(state.view(seat)), seat, state.moves(seat))
                move = minds[seat].choose(Observation(game, state, seat))
            events: list[Event] = []
            state.play(seat, move, events)
            before, view = view, loosely(state.view(None))
            watching.watch(before, events, view)
        except BrokenRuleError as broken:
            raise BrokenRuleError(f"{broken} (round {view['round']}, {seats} seats, {given})") from None
    return watching


def main(first: int, last: int) -> None:
    """Print what was found."""
    broken: list[tuple[str, str]] = []
    for index in range(first, last):
        try:
            referee(index)
        except BrokenRuleError as error:
            broken.append((f"game {index}", str(error)))
    print(report(broken) or f"every line holds in {last - first} games")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
