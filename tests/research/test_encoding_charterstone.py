"""Charterstone's encoding says what the view says, in the first game and in later ones."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from moonstone.arena.campaigns import play_campaign
from moonstone.engine import NATURE, AnyGame, load
from moonstone.games.charterstone.content.constants import RESOURCES
from moonstone.research.charterstone import CharterstoneEncoding
from moonstone.research.encoding import encoding_of


@pytest.mark.parametrize(("seats", "games"), [(1, 0), (2, 0), (6, 0), (3, 2)])
def test_a_vector_says_what_the_view_says(seats: int, games: int) -> None:
    game: AnyGame = load("charterstone")
    for whole, _ in play_campaign(game, ["greedy"] * seats, {}, games, "encoded"):
        game = whole.game
    encoding, rng = encoding_of(game), Random(seats)
    state, seen = game.start(seats), set()
    names = list(CharterstoneEncoding(game).card_of)
    while state.turn:
        viewer = rng.randrange(seats)
        view: Any = state.view(viewer)
        vector = encoding.observe(view)
        assert vector.shape == (encoding.size,)
        assert 0.0 <= vector.min() <= vector.max() <= 1.0
        parts = encoding.parts(vector)
        seen |= {name for name, part in parts.items() if part.any()}
        for pile in ("mat", "deck", "discard", "archive", "built"):
            assert {names[card] for card in np.flatnonzero(parts[pile])} == set(view[pile])
        assert parts["objectives.shown"].sum() == len(view["objectives"])
        assert parts["quota"].sum() == sum(space["seat"] is not None for space in view["quota"])
        workers = 0
        for seat, player in enumerate(view["players"]):
            place = (seat - viewer) % seats
            assert {names[card] for card in np.flatnonzero(parts["players.cards"][place])} == set(player["cards"])
            goods = np.rint(parts["players.goods"][place] * [36, *[12] * len(RESOURCES)])
            assert goods.tolist() == [player["goods"][name] for name in ("coin", *RESOURCES)]
            assert round(float(parts["players.influence"][place]) * 12) == player["influence"]
            assert parts["turn"][place] == (seat in view["turn"])
            workers += 0 if player["automa"] else 2 - player["workers"]
        assert parts["buildings.worker"].sum() == workers
        if state.turn == (NATURE,):
            state.play(NATURE, state.chance_outcomes().pick(rng.randrange))
        else:
            state.play(state.turn[0], rng.choice(state.moves(state.turn[0])))
    assert {"players.points", "progress", "step", "plots", "supply"} <= seen
    if games:
        assert {"chests.glory", "chests.capacity", "opened", "guidepost"} <= seen


def test_who_stands_beside_a_worker_is_seen() -> None:
    game: AnyGame = load("charterstone")
    encoding = encoding_of(game)
    view: Any = game.start(2).view(0)
    before = encoding.parts(encoding.observe(view))["buildings.worker"].sum()
    view["beside"] = {"market": 1}
    view["charters"]["red"]["plots"][0]["beside"] = 0
    assert encoding.parts(encoding.observe(view))["buildings.worker"].sum() == before + 2
