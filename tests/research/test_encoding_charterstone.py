"""Charterstone's encoding says what the view says, in every game of a campaign, and holds no secret."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, cast

import numpy as np
import pytest

from moonstone.arena.campaigns import play_campaign
from moonstone.engine import NATURE, AnyGame, Move, State, load
from moonstone.games.charterstone import Charterstone
from moonstone.games.charterstone.content.constants import CHARTERS, MINIONS, PERILS, RESOURCES, TOLD
from moonstone.research.charterstone import CharterstoneEncoding
from moonstone.research.encoding import encoding_of

GAME: AnyGame = load("charterstone")


@cache
def game_after(seats: int, games: int, bot: str = "random", seed: str = "encoded") -> AnyGame:
    """The game that comes after so many between bots."""
    game = GAME
    for whole, _ in play_campaign(GAME, [bot] * seats, {}, games, seed):
        game = whole.game
    return game


def random_states(game: AnyGame, seats: int, seed: int) -> Iterator[State[Move]]:
    """A random game, before every move of it, chance's included."""
    state, rng = game.start(seats), Random(seed)
    while state.turn:
        yield state
        if state.turn == (NATURE,):
            state.play(NATURE, state.chance_outcomes().pick(rng.randrange))
        else:
            state.play(state.turn[0], rng.choice(state.moves(state.turn[0])))


WHERE = [(1, 0), (2, 0), (6, 0), (3, 2), (6, 4), (4, 6), (3, 8), (6, 9), (2, 10), (4, 11), (3, 12)]
"""Seats, and games played before."""


@pytest.mark.parametrize(("seats", "games"), [*WHERE, pytest.param(3, 13, marks=pytest.mark.long)])
def test_a_vector_says_what_the_view_says(seats: int, games: int) -> None:
    game = game_after(seats, games)
    encoding, rng, seen = encoding_of(game), Random(seats), set()
    names = list(CharterstoneEncoding(game).card_of)
    for state in random_states(game, seats, seats):
        viewer = rng.randrange(seats)
        view: Any = state.view(viewer)
        vector = encoding.observe(view)
        assert vector.shape == (encoding.size,)
        assert 0.0 <= vector.min() <= vector.max() <= 1.0
        parts = encoding.parts(vector)
        seen |= {name for name, part in parts.items() if part.any()}
        for pile in ("mat", "deck", "discard", "archive", "built", "looked"):
            assert {names[card] for card in np.flatnonzero(parts[pile])} == set(view[pile])
        assert parts["objectives.shown"].sum() == len(view["objectives"])
        assert parts["quota"].sum() == sum(space["seat"] is not None for space in view["quota"])
        assert [TOLD[rule] for rule in np.flatnonzero(parts["chapter.rules"])] == view["chapter"]["rules"]
        workers = 0
        for seat, player in enumerate(view["players"]):
            place = (seat - viewer) % seats
            assert {names[card] for card in np.flatnonzero(parts["players.cards"][place])} == set(player["cards"])
            goods = np.rint(parts["players.goods"][place] * [36, *[12] * len(RESOURCES)])
            assert goods.tolist() == [player["goods"][name] for name in ("coin", *RESOURCES)]
            assert round(float(parts["players.influence"][place]) * 12) == player["influence"]
            assert parts["players.minions"][place].sum() * 6 == pytest.approx(sum(player["minions"].values()))
            assert parts["players.perils"][place].sum() * 6 == pytest.approx(sum(player["perils"].values()))
            assert parts["players.personas"][place].sum() == len(player["personas"])
            assert parts["players.offered"][place].sum() == len(player.get("offered", []))
            assert parts["players.small"][place] == (player.get("small", "") is None)
            assert parts["turn"][place] == (seat in view["turn"])
            workers += 0 if player["automa"] else 2 - player["workers"]
        assert parts["buildings.worker"].sum() + _both_of_a_seat(view) == workers
        check_plots(view, parts, viewer)
    assert {"players.points", "progress", "step", "plots", "supply"} <= seen
    if games:
        assert {"chests.glory", "chests.capacity", "opened"} <= seen
    if games >= 6:
        assert {"tiles.plot", "tiles.seat", "plots.tile", "players.small", "kings"} <= seen


def _both_of_a_seat(view: Any) -> int:
    """How often both of a seat's workers stand on one building, which shows as one."""
    plots = [plot for charter in view["charters"].values() for plot in charter["plots"]]
    both = [(plot["worker"], plot["beside"]) for plot in plots if "beside" in plot]
    both += [(view["commons"][name], seat) for name, seat in view["beside"].items()]
    return sum(bool(one == other) for one, other in both)


def check_plots(view: Any, parts: dict[str, Any], viewer: int) -> None:
    """Every plot: what stands there, and who and what is on it."""
    encoding = CharterstoneEncoding(GAME)
    laid = loose = minions = perils = under = 0
    for number, (name, charter) in enumerate(view["charters"].items()):
        for place, plot in enumerate(charter["plots"]):
            if plot["building"] is not None:
                building = encoding.building_of[plot["building"]]
                assert parts["buildings.stand"][building]
                assert parts["buildings.charter"][building].tolist() == [charter == name for charter in CHARTERS]
                assert int(parts["buildings.plot"][building].argmax()) == place
                for mark, kinds, field in (
                    ("minion", MINIONS, "minion"),
                    ("loose", MINIONS, "loose"),
                    ("peril", PERILS, "peril"),
                ):
                    assert parts[f"buildings.{field}"][building].tolist() == [kind == plot.get(mark) for kind in kinds]
            if "tile" in plot:
                own = (charter["seat"] - viewer) % view["seats"]
                assert int(parts["tiles.plot"][plot["tile"] - 1].argmax()) == place
                assert int(parts["tiles.seat"][plot["tile"] - 1].argmax()) == own
                assert parts["plots.tile"][own, place]
            laid, loose, under = laid + ("tile" in plot), loose + ("loose" in plot), under + bool(plot.get("under"))
            minions, perils = minions + ("minion" in plot), perils + ("peril" in plot)
        assert bool(parts["charters.companion"][number].any()) == ("companion" in charter)
        assert bool(parts["charters.side"][number].any()) == ("side" in charter)
        assert parts["charters.emblem"][number].sum() == len(charter.get("emblem", []))
    assert parts["tiles.plot"].sum() == parts["plots.tile"].sum() == laid
    assert parts["buildings.under"].sum() == under
    assert parts["buildings.loose"].sum() == loose
    assert parts["buildings.minion"].sum() == minions
    assert parts["buildings.peril"].sum() == perils


def secret_game(seats: int, games: int) -> AnyGame:
    """A game in a village where everybody keeps a victory card secret (B2.9)."""
    for seed in range(20):
        game = game_after(seats, games, seed=f"secret {seed}")
        assert isinstance(game, Charterstone)
        if game.village.has_secrets:
            return cast(AnyGame, game)
    raise AssertionError("nobody keeps anything secret")


@pytest.mark.parametrize(("seats", "games"), [(2, 7), (4, 11)])
def test_a_vector_holds_no_victory_card_of_anybody_else(seats: int, games: int) -> None:
    """Whatever a seat cannot know is dealt anew: its vector and its mask stay the same; its own card is there."""
    game, rng = secret_game(seats, games), Random(seats)
    encoding = encoding_of(game)
    others = set()
    for number, state in enumerate(random_states(game, seats, seats)):
        for viewer in (number % seats, None):
            seen = encoding.observe(state.view(viewer))
            parts = encoding.parts(seen)
            assert parts["victory"].sum() == (viewer is not None)
            assert parts["players.sealed"].sum() == seats
            assert not parts["players.victory"].any()
            twin = state.determinize(viewer, rng)
            others.add(
                tuple(int(encoding.observe(twin.view(seat))[encoding.at["victory"]].argmax()) for seat in range(seats))
            )
            assert np.array_equal(encoding.observe(twin.view(viewer)), seen)
            if viewer is not None:
                assert np.array_equal(encoding.mask(twin.moves(viewer)), encoding.mask(state.moves(viewer)))
    assert len(others) > 1


def test_everybody_sees_all_victory_cards_when_it_is_over() -> None:
    game = secret_game(2, 11)
    *_, state = random_states(game, 2, 1)
    assert not state.turn
    encoding = encoding_of(game)
    parts = encoding.parts(encoding.observe(state.view(None)))
    assert parts["players.victory"].sum(axis=1).tolist() == [1, 1, 0, 0, 0, 0]
    assert not parts["players.sealed"].any()


def test_who_stands_beside_a_worker_is_seen() -> None:
    encoding = encoding_of(GAME)
    view: Any = GAME.start(2).view(0)
    before = encoding.parts(encoding.observe(view))["buildings.worker"].sum()
    view["beside"] = {"market": 1}
    view["charters"]["red"]["plots"][0]["beside"] = 0
    assert encoding.parts(encoding.observe(view))["buildings.worker"].sum() == before + 2


def test_one_observation_leaves_nothing_in_the_next() -> None:
    encoding = encoding_of(GAME)
    states = [state.copy() for state in random_states(GAME, 3, 1)]
    first = encoding.observe(states[0].view(0))
    kept = first.copy()
    for state in states:
        encoding.observe(state.view(1))
    assert np.array_equal(first, kept)
    assert np.array_equal(encoding.observe(states[0].view(0)), kept)
