"""Golden decisions: what all bots decide at fixed positions, to the last bit, as text.

    python tests/bots/decisions.py               writes the files anew, after a wanted change of rules or judgement
    python tests/bots/decisions.py charon        prints what this Python decides

It takes nothing but Moonstone and the standard library, so that any Python can run it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Final

from moonstone.arena.campaigns import play_campaign
from moonstone.arena.game import play_game
from moonstone.bots import Observation, make
from moonstone.bots.levels import HardBot, MediumBot
from moonstone.bots.search import Tree
from moonstone.engine import NATURE, AnyGame, Played, ai_of, load

FOLDER: Final = Path(__file__).parent
GAMES: Final = ("charon", "charterstone")
HEADER: Final = """\
What bots decide, to the last bit: equal on every Python and in a browser. `make golden` writes this file anew when
rules or judgement change; a difference between two Pythons is a mistake in the code, not in this file.
"""
AT_A_GLANCE: Final = ("random", "easy", "greedy")
EVERY: Final = 9
"""One decision in so many is looked at."""
HARD: Final = 6
"""One in so many of those is searched in depth, too."""
TOLD: Final = 3
"""How many moves of a search are told."""
MIXED: Final = ("greedy", "medium", "easy", "random")


@dataclass(frozen=True, slots=True)
class Sitting:
    """A game whose decisions are looked at, until so many were."""

    title: str
    game: AnyGame
    seats: int
    positions: int


def sittings(name: str) -> Iterator[Sitting]:
    """First games, and for a game that leads to others one of a village that has grown."""
    game = load(name)
    for seats in (game.seats[0], game.seats[-1]):
        yield Sitting(f"{seats} seats", game, seats, 6)
    if game.legacy is not None:
        bots = ("greedy", "random", "greedy")
        *_, (campaign, _) = play_campaign(game, bots, {}, 2, "decisions")
        yield Sitting(f"{len(bots)} seats, third game", campaign.game, len(bots), 8)


def told(name: str) -> str:
    """The text of a game's file."""
    lines = [HEADER]
    for sitting in sittings(name):
        lines += [f"= {name}, {sitting.title}", *decisions(sitting)]
    lines += ["= whole games", *whole_games(name)]
    return "\n".join(lines) + "\n"


def decisions(sitting: Sitting) -> Iterator[str]:
    """Every so many decisions of a game of greedy bots, and what each bot would do there."""
    game, seed = sitting.game, f"decisions {sitting.title}"
    state, rng, player = game.start(sitting.seats), Random(seed), make("greedy", Random(seed))
    looked_at = asked = 0
    while state.turn and looked_at < sitting.positions:
        if state.turn == (NATURE,):
            state.resolve_chance(rng.randrange)
            continue
        seat = state.turn[0]
        observation = Observation(game, state, seat)
        asked += len(observation.moves) > 1
        if asked == EVERY:
            asked, looked_at = 0, looked_at + 1
            yield f"- {game.seat_names[seat]}, {len(observation.moves)} moves"
            yield from judged(observation)
            yield from searched(observation, MediumBot.simulations)
            if not looked_at % HARD:
                yield from searched(observation, HardBot.simulations)
        state.play(seat, player.choose(observation))


def judged(observation: Observation) -> Iterator[str]:
    """What bots decide at a glance, and how good every move looks."""
    for bot in AT_A_GLANCE:
        yield f"  {bot}: {make(bot, Random(bot)).choose(observation)}"
    ai, moves = ai_of(observation.game), observation.moves
    weights = ai.evaluate_moves(observation.view, moves)
    best = max(range(len(moves)), key=weights.__getitem__)
    yield f"  looks best: {moves[best]} {weights[best].hex()}, all {digest(map(float.hex, map(float, weights)))}"
    naive = ai.evaluate_moves_naively(observation.view, moves)
    yield f"  naively: all {digest(map(float.hex, map(float, naive)))}"


def searched(observation: Observation, simulations: int) -> Iterator[str]:
    """What a search finds, by simulations and never by time."""
    tree = Tree(observation, Random(simulations))
    tree.grow(simulations)
    for found in tree.evaluations[:TOLD]:
        if not found.visits:
            break
        yield f"  {simulations} simulations: {found.move} {found.visits} {found.win_probability.hex()}"


def whole_games(name: str) -> Iterator[str]:
    """Games played to their end by bots that differ: scores, and a hash of every move."""
    game = load(name)
    for seats in game.seats[:: len(game.seats) - 1]:
        bots = [MIXED[seat % len(MIXED)] for seat in range(seats)]
        match = play_game(game, bots, {}, f"decisions {seats}").match
        assert match.state.result is not None
        moves = (f"{entry.by} {entry.move}" for entry in match.log if isinstance(entry, Played))
        yield f"{seats} seats: {match.state.result.scores}, moves {digest(moves)}"


def digest(parts: Iterator[str] | Sequence[str]) -> str:
    """A hash of many words, so that a file stays short enough to read."""
    return blake2b("\n".join(parts).encode(), digest_size=8).hexdigest()


def file_of(name: str) -> Path:
    """Where a game's golden decisions are."""
    return FOLDER / f"decisions-{name}.txt"


def main() -> None:
    """Print one game's, or write all."""
    if sys.argv[1:]:
        sys.stdout.write(told(sys.argv[1]))
        return
    for name in GAMES:
        file_of(name).write_text(told(name), encoding="utf-8")
        print(f"decisions-{name}.txt: written")


if __name__ == "__main__":
    main()
