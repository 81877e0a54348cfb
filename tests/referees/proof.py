"""The proof at length: campaigns and games by the thousand, in two processes, in parts that can be run one by one.

    python tests/referees/proof.py campaigns 0 500      whole campaigns of greedy and random bots before all referees
    python tests/referees/proof.py medium 0 20          the same with medium bots
    python tests/referees/proof.py villages 0 20000     random games of Charterstone, half of them in late villages
    python tests/referees/proof.py moons 0 20000        random games of Charon, Inc., all options and presets

It prints figures as JSON, and with its number whatever breaks a law or a line of the rules, is refused or does not end.
What whole campaigns show without referees, many times faster, is for `tests/charterstone/sweeping.py`.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from random import Random
from traceback import extract_tb
from typing import Final

import charon_games
import last_referee
from judging import loosely
from village_campaigns import RefereedCampaign
from village_referee import Referee

from moonstone.engine import NATURE, Event, load
from moonstone.games.charterstone.state import CharterstoneState

from campaigns import late  # isort: skip  # they lie beside the tests of the rules
from laws import check_conserved  # isort: skip
from whole_campaign import Plan  # isort: skip

Figures = dict[str, list[float]]
"""By name, one number for each game."""
PROCESSES: Final = 2
WATCHED: Final = 20
"""One random game in so many is watched by the referee; the laws are checked in all."""
LONGEST: Final = 5000
"""Moves in a game of random bots, at most."""


def campaign(index: int, bots: Sequence[str] = ("greedy", "random")) -> Figures:
    """A whole campaign before the referees."""
    plan = Plan(bots[index % len(bots)], last_referee.GAMES, every=1)
    proven = RefereedCampaign(plan, index // len(bots))
    broken = proven.prove().broken
    assert not broken, broken[0]
    found: Figures = {}
    for game, watching in enumerate(proven.games, 1):
        measured(found, f"{plan.level}, game {game:02}, ", watching)
    return found


def medium(index: int) -> Figures:
    """The same with bots that look ahead."""
    return campaign(index, ("medium",))


def measured(found: Figures, title: str, watching: Referee) -> None:
    """What is worth telling of a game."""
    view = watching.view
    figures = {
        "turns a seat": watching.turns[0],
        "guard reached": min(1, watching.hurried),
        "longest turn": watching.most_steps,
        "crates": len(view["opened"]) - len(watching.opened_before),
        "best score": max(player["vp"] for player in view["players"]),
    }
    for name, number in figures.items():
        found.setdefault(title + name, []).append(number)


def village(index: int) -> Figures:
    """A random game of Charterstone: a first one with Automas, or one in a village where every crate is open."""
    rng, seats = Random(f"village {index}"), 1 + index % 6
    in_late = index % 2 == 1
    game = late(seats, 2 + index // 6 % 2) if in_late else load("charterstone")
    state = game.start(seats, {} if in_late else {"automas": min(index // 12 % 3, seats - 1)})
    assert isinstance(state, CharterstoneState)
    watching = None if index % WATCHED else Referee(load("charterstone"), loosely(state.view(None)))
    moves = 0
    while state.turn:
        seat, events = state.turn[0], list[Event]()
        move = state.chance_outcomes().pick(rng.randrange) if seat == NATURE else rng.choice(state.moves(seat))
        state.play(seat, move, events)
        check_conserved(state)
        moves += 1
        assert moves < LONGEST, f"village {index} does not end"
        if watching is not None:
            watching.watch(seat, str(move), events, loosely(state.view(None)))
    return {f"{'late' if in_late else 'first'} games, moves": [moves], "rounds": [state.round]}


def moon(index: int) -> Figures:
    """A random game of Charon, Inc. before the referee; one in some with the list of legal moves compared."""
    said = charon_games.referee(index, bots=("random",), compare=not index % WATCHED).said
    return {"builds": [said["built"]], "trades": [said["traded"]]}


KINDS: Final[dict[str, Callable[[int], Figures]]] = {
    "campaigns": campaign,
    "medium": medium,
    "villages": village,
    "moons": moon,
}


def one(job: tuple[str, int]) -> tuple[int, Figures, str]:
    """The figures of one campaign or game, or what was broken."""
    kind, index = job
    try:
        return index, KINDS[kind](index), ""
    except Exception as broken:
        last = extract_tb(broken.__traceback__)[-1]
        return index, {}, f"{type(broken).__name__} {broken} (line {last.lineno} of {last.filename})"


def prove(kind: str, indices: Iterable[int]) -> tuple[Figures, list[str]]:
    """All figures of some campaigns or games, and what was broken."""
    figures: Figures = {}
    broken = []
    with ProcessPoolExecutor(PROCESSES) as crew:
        for index, found, wrong in crew.map(one, [(kind, index) for index in indices], chunksize=4):
            if wrong:
                broken.append(f"{kind} {index}: {wrong}")
            for name, numbers in found.items():
                figures.setdefault(name, []).extend(numbers)
    return figures, broken


def told(figures: Figures) -> dict[str, dict[str, float]]:
    """Each figure as how many, mean, middle, least and most."""
    return {
        name: {
            "games": len(numbers),
            "mean": round(sum(numbers) / len(numbers), 2),
            "middle": sorted(numbers)[len(numbers) // 2],
            "least": min(numbers),
            "most": max(numbers),
        }
        for name, numbers in sorted(figures.items())
    }


def main(kind: str, first: int, last: int) -> None:
    """Print what was found."""
    figures, broken = prove(kind, range(first, last))
    print(json.dumps({"kind": kind, "from": first, "to": last, "broken": len(broken), **told(figures)}, indent=1))
    lines = Counter(line.split(": ")[1] for line in broken)
    print(*lines.items(), *broken[:20], sep="\n")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
