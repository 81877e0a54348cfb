"""The laws of conservation notice what is broken: tiles, the spectral worker, minions of nobody and the rest (B2)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, cast

import pytest
from campaigns import village
from laws import check_conserved, check_village
from picking import picked  # it lies beside the tests of tables

from moonstone.engine import Player, secret_from_seed
from moonstone.games.charterstone.content.constants import CANDLE, INFLUENCE, MINIONS_WAIT, SKY_ISLANDS, TWO_WORKERS
from moonstone.games.charterstone.state import CharterstoneState

Breaks = Callable[[CharterstoneState], None]


def in_game(number: int, decisions: int = 60) -> CharterstoneState:
    """A position of a game of a campaign, after so many decisions."""
    campaign, rng = picked(number - 1), Random(number)
    players = [Player(name) for name in campaign.game.seat_names]
    match = campaign.begin(players, secret=secret_from_seed(f"broken {number}"))
    for _ in range(decisions):
        campaign.play(match.turn[0], rng.choice(match.state.moves(match.turn[0])))
    return cast(CharterstoneState, match.state.copy())


def laid(state: CharterstoneState) -> list[int]:
    """The slots on which a sky island lies."""
    return [slot for slot, tile in enumerate(state.tiles) if tile]


def lose_a_tile(state: CharterstoneState) -> None:
    """A sky island has gone, and what lay under it with it."""
    slot = laid(state)[0]
    state.tiles[slot] = 0
    state.under[slot] = state.buildings[slot] = 0


def lay_a_tile_twice(state: CharterstoneState) -> None:
    first, second = laid(state)[:2]
    state.tiles[second] = state.tiles[first]


def lay_anothers_tile(state: CharterstoneState) -> None:
    first, second = laid(state)[0], laid(state)[-1]
    state.tiles[first], state.tiles[second] = state.tiles[second], state.tiles[first]


def forget_what_lies_under_a_tile(state: CharterstoneState) -> None:
    slot = next(slot for slot in laid(state) if state.under[slot])
    state.under[slot] = 0


def bring_what_lies_under_a_tile_up(state: CharterstoneState) -> None:
    slot = next(slot for slot in laid(state) if state.under[slot])
    state.buildings[slot] = state.under[slot]


def give_two_spectral_workers(state: CharterstoneState) -> None:
    """A mark that is no seat's."""
    state.spectral = state.seats + 1


def leave_a_third_worker(state: CharterstoneState) -> None:
    """Somebody's large worker stands there while it is at hand, too."""
    seat = next(mark - 1 for mark in state.workers if mark)
    state.workers_at_hand[seat] += 1


def mislay_a_small_worker(state: CharterstoneState) -> None:
    empty = next(slot for slot, mark in enumerate(state.workers) if not mark and not state.workers_beside[slot])
    state.small_at[0] = empty + 1


def strays(state: CharterstoneState) -> int:
    """Where a minion waits that belongs to nobody."""
    return next(slot for slot, mark in enumerate(state.loose_minions) if mark)


def lose_a_stray(state: CharterstoneState) -> None:
    state.loose_minions[strays(state)] = 0


def bring_a_stray_from_nowhere(state: CharterstoneState) -> None:
    state.loose_minions[next(slot for slot, mark in enumerate(state.buildings) if mark)] = 1


def let_a_stray_wait_on_an_empty_plot(state: CharterstoneState) -> None:
    slot, empty = strays(state), next(slot for slot, mark in enumerate(state.buildings) if not mark)
    state.loose_minions[empty], state.loose_minions[slot] = state.loose_minions[slot], 0


def place_a_stray(state: CharterstoneState) -> None:
    """B2.12: no minion can be placed in this game."""
    slot = strays(state)
    state.minions_placed[slot], state.loose_minions[slot] = state.loose_minions[slot], 0


def put_the_candle_out(state: CharterstoneState) -> None:
    """By nobody."""
    state.candle, state.candle_out_by = 2, 0


def pick_a_victory_card_twice(state: CharterstoneState) -> None:
    state.victory[0] = state.victory[1]


def spend_on_an_emblem(state: CharterstoneState) -> None:
    """A token that was not taken from the hand."""
    state.emblems[5] |= 1


def keep_a_persona_twice(state: CharterstoneState) -> None:
    state.chests[1] |= state.chests[0]


BROKEN: Final[dict[Breaks, int]] = {
    lose_a_tile: 8,
    lay_a_tile_twice: 8,
    lay_anothers_tile: 8,
    forget_what_lies_under_a_tile: 8,
    bring_what_lies_under_a_tile_up: 8,
    give_two_spectral_workers: 8,
    leave_a_third_worker: 8,
    mislay_a_small_worker: 8,
    lose_a_stray: 10,
    bring_a_stray_from_nowhere: 10,
    let_a_stray_wait_on_an_empty_plot: 10,
    place_a_stray: 10,
    put_the_candle_out: 9,
    pick_a_victory_card_twice: 9,
    spend_on_an_emblem: 11,
    keep_a_persona_twice: 11,
}
"""What is broken, and in which game."""


@pytest.mark.parametrize("breaks", BROKEN, ids=lambda breaks: breaks.__name__)
def test_b2_a_law_notices_what_is_broken(breaks: Breaks) -> None:
    state = in_game(BROKEN[breaks])
    check_conserved(state)
    breaks(state)
    with pytest.raises(AssertionError):
        check_conserved(state)


def test_b2_the_positions_hold_what_is_broken_in_them() -> None:
    eighth, ninth, tenth = in_game(8), in_game(9), in_game(10)
    assert eighth.setup.chapter.has(SKY_ISLANDS)
    assert eighth.setup.chapter.has(TWO_WORKERS)
    assert eighth.spectral or not village(picked(7)).spectral
    assert ninth.setup.chapter.has(CANDLE)
    assert tenth.setup.chapter.has(MINIONS_WAIT)
    assert any(tenth.loose_minions)
    assert all(0 <= number <= INFLUENCE for number in tenth.influence)


def test_b2_a_law_notices_a_village_that_is_broken() -> None:
    here = village(picked(7))
    check_village(here)
    purple = here.charters[0]
    for broken in (
        here.with_charter(1, personas=purple.personas),
        here.with_charter(1, plots=purple.plots),
        here.with_charter(1, companion=purple.companion),
        here.with_charter(1, victory=purple.victory),
        here.with_charter(0, used=("p999",)),
    ):
        with pytest.raises(AssertionError):
            check_village(broken)
