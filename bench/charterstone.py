"""Charterstone: decisions beside catanatron, copies beside python-chess, campaigns beside fixed limits."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial

import chess

import moonstone
from bench.charon import SEATS, catanatron_decisions, catanatron_games, our_decisions, our_games, our_looks
from bench.measure import Row, faster, rates, shorter
from moonstone.arena.campaigns import play_campaign
from moonstone.engine import Campaign, Move, State

LOAD_LIMIT_MS = 1000.0


def middle_of_a_game() -> State[Move]:
    """A position of the tenth round, workers and tokens on the board."""
    rng = random.Random(2)
    state = moonstone.load("charterstone").start(SEATS)
    while state.view(None)["round"] != 10:
        state.settle(rng.randrange)
        seat = state.turn[0]
        state.play(seat, rng.choice(state.moves(seat)))
    return state


def rows() -> Iterator[Row]:
    """All rows of this file."""
    ours, theirs = rates(partial(our_decisions, 20, "charterstone"), catanatron_decisions)
    yield faster("Charterstone: random decisions, 4 seats", "/s", ours, "catanatron", theirs, 1)

    ours, theirs = rates(partial(our_games, 20, "charterstone"), catanatron_games)
    yield faster("Charterstone: whole random games, 4 seats", "/s", ours, "catanatron", theirs, 1)
    ours, theirs = rates(partial(our_looks, 200, "charterstone"), catanatron_games)
    yield faster("Charterstone: looks of the search, 2 seats", "/s", ours, "catanatron's random games", theirs, 1)

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
    yield shorter("Charterstone: copy of a state", "µs", 1e6 / ours, "python-chess", 1e6 / theirs, 1 / 5)

    game = moonstone.load("charterstone")
    *_, (campaign, _) = play_campaign(game, ["greedy"] * SEATS, {}, 3, "bench")
    text = campaign.dumps()

    def loads() -> int:
        Campaign.loads(text)
        return 1

    def views() -> int:
        for _ in range(500):
            state.view(0)
        return 500

    ours, seen = rates(loads, views)
    yield shorter("Charterstone: a campaign read and checked", "ms", 1e3 / ours, "limit", LOAD_LIMIT_MS, 1)
    yield shorter("Charterstone: view of a seat", "µs", 1e6 / seen, "limit", 500, 1)
