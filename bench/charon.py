"""Charon, Inc.: decisions beside catanatron, copies beside python-chess, replays beside a fixed limit."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import chess
from catanatron import Color, Game, RandomPlayer

import moonstone
from bench.measure import Row, faster, rates, shorter
from moonstone.bots import Observation
from moonstone.bots.search import Tree
from moonstone.engine import NATURE, Move, Record, State
from moonstone.testing.contract import Case, random_match

SEATS = 4
REPLAY_LIMIT_MS = 30.0


def pick(total: int, number: Callable[[], float] = random.random) -> int:
    """A random number below the total: the same cheap generator for us and for the peer."""
    return int(number() * total)


def our_decisions(games: int = 60, name: str = "charon") -> int:
    """Decisions in so many random games, all legal moves listed at every decision."""
    random.seed(1)
    game = moonstone.load(name)
    decisions = 0
    for _ in range(games):
        state = game.start(SEATS)
        while state.turn:
            if state.turn == (NATURE,):
                state.resolve_chance(pick)
                continue
            seat = state.turn[0]
            moves = state.moves(seat)
            state.play(seat, moves[pick(len(moves))])
            decisions += 1
    return decisions


class CountingPlayer(RandomPlayer):  # type: ignore[misc]  # catanatron has no types
    """catanatron's random player, counting its decisions."""

    decisions = 0

    def decide(self, game: Game, playable_actions: list[object]) -> object:
        """Any of the actions, which catanatron has listed."""
        CountingPlayer.decisions += 1
        return playable_actions[pick(len(playable_actions))]


def catanatron_decisions(games: int = 6) -> int:
    """Decisions in so many random games of the peer."""
    random.seed(1)
    CountingPlayer.decisions = 0
    for _ in range(games):
        Game([CountingPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]).play()
    return CountingPlayer.decisions


def our_games(games: int = 60, name: str = "charon") -> int:
    """So many random games."""
    our_decisions(games, name)
    return games


def catanatron_games(games: int = 6) -> int:
    """So many random games of the peer."""
    catanatron_decisions(games)
    return games


def our_looks(simulations: int = 400, name: str = "charon") -> int:
    """So many looks ahead at the fifth decision of a game of two."""
    rng = random.Random(1)
    game = moonstone.load(name)
    state = game.start(2)
    state.resolve_chance(rng.randrange)
    for _ in range(4):
        state.play(state.turn[0], rng.choice(state.moves(state.turn[0])))
        state.resolve_chance(rng.randrange)
    tree = Tree(Observation(game, state, state.turn[0]), rng)
    tree.grow(simulations)
    return sum(evaluation.visits for evaluation in tree.evaluations)


def middle_of_a_game() -> State[Move]:
    """A position in round 3, flags on the board and cards in every hand."""
    rng = random.Random(2)
    state = moonstone.load("charon").start(SEATS)
    while not (state.view(None)["round"] == 3 and state.view(None)["step"] == "build"):
        state.resolve_chance(rng.randrange)
        seat = state.turn[0]
        state.play(seat, rng.choice(state.moves(seat)))
    return state


def rows() -> Iterator[Row]:
    """All rows of this file."""
    ours, theirs = rates(our_decisions, catanatron_decisions)
    yield faster("random decisions, 4 seats, moves listed", "/s", ours, "catanatron", theirs, 4)

    ours, theirs = rates(our_games, catanatron_games)
    yield faster("whole random games, 4 seats, moves listed", "/s", ours, "catanatron", theirs, 4)
    ours, theirs = rates(our_looks, catanatron_games)
    yield faster("looks of the search at a flag, 2 seats", "/s", ours, "catanatron's random games", theirs, 4)

    state, board = middle_of_a_game(), chess.Board()
    for move in ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6", "O-O", "Be7"]:
        board.push_san(move)

    def copies() -> int:
        for _ in range(20_000):
            state.copy()
        return 20_000

    def chess_copies() -> int:
        for _ in range(20_000):
            board.copy(stack=False)
        return 20_000

    ours, theirs = rates(copies, chess_copies)
    yield shorter("copy of a state in mid-game", "µs", 1e6 / ours, "python-chess", 1e6 / theirs, 1 / 5)

    text = Record.of(random_match(Case(moonstone.load("charon"), SEATS, 3))).dumps()

    def replays() -> int:
        for _ in range(10):
            Record.loads(text).replay()
        return 10

    ours, _ = rates(replays, lambda: 1)
    yield shorter("replay of a record, 4 seats, CPU", "ms", 1e3 / ours, "limit", REPLAY_LIMIT_MS, 1)

    def views() -> int:
        for _ in range(1000):
            state.view(0)
        return 1000

    def guesses() -> int:
        rng = random.Random(1)
        for _ in range(300):
            state.determinize(0, rng)
        return 300

    ours, guessed = rates(views, guesses)
    yield shorter("view of a seat in mid-game", "µs", 1e6 / ours, "limit", 500, 1)
    yield shorter("guess of the hidden cards", "µs", 1e6 / guessed, "limit", 1000, 1)
