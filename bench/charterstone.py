"""Charterstone: decisions beside catanatron, copies beside python-chess, campaigns beside fixed limits."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from time import process_time

import chess

import moonstone
from bench.charon import SEATS, catanatron_decisions, catanatron_games, our_decisions, our_games, our_looks
from bench.measure import Row, faster, rates, shorter
from moonstone.arena.campaigns import play_campaign
from moonstone.engine import CampaignFile, Move, State
from moonstone.games.charterstone import GAME, Charterstone
from moonstone.games.charterstone.content.constants import CHARTERS
from moonstone.games.charterstone.content.content import BASIC
from moonstone.games.charterstone.content.village import fresh

LOAD_LIMIT_MS = 1000.0
CAMPAIGN_LIMIT_S = 60.0
"""A campaign of twelve games between four greedy bots, on one core."""


def middle_of_a_game() -> State[Move]:
    """A position of the tenth round, workers and tokens on the board."""
    rng = random.Random(2)
    state = moonstone.load("charterstone").start(SEATS)
    while state.view(None)["round"] != 10:
        state.resolve_chance(rng.randrange)
        seat = state.turn[0]
        state.play(seat, rng.choice(state.moves(seat)))
    return state


def late_village() -> Charterstone:
    """A village before its seventh game, in which every crate is open and every plot built; of each charter the last of
    its own buildings stand, and sky islands lie over some of them.
    """
    content = GAME.content
    full = replace(fresh(content), number=7, choices=tuple("ACEGI"), opened=tuple(content.crates))
    archive = [building.name for building in content.buildings if building.crate]
    covered: list[str] = []
    for charter, name in enumerate(CHARTERS):
        own = [building for building in content.buildings if building.charter == name and any(building.build)]
        standing = own[-5:]
        archive += [building.name for building in standing if not building.crate]
        covered += [building.name for building in own if building.crate and building not in standing]
        plots = (BASIC[charter], *(building.name for building in standing))
        theirs = (persona for persona in content.personas if persona not in content.told_later)
        personas = tuple(persona.name for persona in theirs if persona.charter == name)
        full = full.with_charter(charter, active=charter < SEATS, plots=plots, personas=personas)
    return Charterstone(GAME.index, replace(full, covered=tuple(covered), archive=tuple(archive)))


def late_decisions(games: int, game: Charterstone) -> int:
    """So many games of random moves in a late village; how many decisions they took."""
    decisions = 0
    for seed in range(games):
        rng, state = random.Random(seed), game.start(SEATS)
        while True:
            state.resolve_chance(rng.randrange)
            if not state.turn:
                break
            moves = state.moves(state.turn[0])
            state.play(state.turn[0], moves[rng.randrange(len(moves))])
            decisions += 1
    return decisions


def rows() -> Iterator[Row]:
    """All rows of this file."""
    ours, theirs = rates(partial(our_decisions, 20, "charterstone"), catanatron_decisions)
    yield faster("Charterstone: random decisions, 4 seats", "/s", ours, "catanatron", theirs, 1)
    ours, theirs = rates(partial(late_decisions, 20, late_village()), catanatron_decisions)
    yield faster("Charterstone: the same, whole Index open", "/s", ours, "catanatron", theirs, 1)

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
        CampaignFile.loads(text)
        return 1

    def views() -> int:
        for _ in range(500):
            state.view(0)
        return 500

    ours, seen = rates(loads, views)
    yield shorter("Charterstone: a campaign read and checked", "ms", 1e3 / ours, "limit", LOAD_LIMIT_MS, 1)
    yield shorter("Charterstone: view of a seat", "µs", 1e6 / seen, "limit", 500, 1)

    began = process_time()
    for _ in play_campaign(game, ["greedy"] * SEATS, {}, 12, "bench"):
        pass
    spent = process_time() - began
    yield shorter("Charterstone: a greedy campaign of twelve games", "s", spent, "limit", CAMPAIGN_LIMIT_S, 1)
