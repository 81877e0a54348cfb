"""Where flags go: a fast judgement of every spot for a seat, on whole states. Search bots ask it at every flag.

It is the contest for the moon (see contest) with the chances of each pattern of flags around a zone worked out once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from heapq import nlargest
from math import fsum
from typing import Final, TypeAlias

from moonstone.engine.arithmetic import exp
from moonstone.games.charon.ai.contest import CALM, CENTRE_EDGE, NOBODY, ROAD_EDGE, STIR
from moonstone.games.charon.ai.harvest import menu, rounded
from moonstone.games.charon.ai.planning import best_appraisal
from moonstone.games.charon.areas import AREAS, MINERAL, WAREHOUSE
from moonstone.games.charon.board import Kind
from moonstone.games.charon.gems import CLEAR, count, counts
from moonstone.games.charon.rules.build import ROUNDS
from moonstone.games.charon.rules.claim import MARKS, marks_of, standing
from moonstone.games.charon.rules.game_setup import GameSetup
from moonstone.games.charon.rules.stake import reachable
from moonstone.games.charon.rules.state_data import StateData
from moonstone.games.charon.rules.steps import Step

DENIED: Final = 0.8
"""What a gem kept from a rival is worth, of what it is worth to the rival; among several it counts by its share."""
ACTIONS: Final = (2.0, 1.4, 2.0, 1.5, 1.0)
"""By area, what its action is worth, about."""
KEEPS_MORE: Final = 0.7
"""How much of that, for the Underground Warehouse, is keeping gems for the next round."""
STEP: Final = 2
"""How many gems more of a colour are tried, to tell what one is worth."""
IN_MIND: Final = 10
"""How many projects are kept in mind meanwhile."""
REACH: Final = 1.0
"""How many gems beyond the expected ones each own flag yet to be staked may bring."""

MOST_TOUCHED: Final = 4
"""2.3: a crossing touches four zones."""

Worths: TypeAlias = tuple[float, ...]
"""What a gem of each colour is worth to a seat."""


def worths(state: StateData, seat: int) -> Worths:
    """What one more gem of each colour would be worth to a seat beyond those it may expect from the moon."""
    setup, to_come = state.setup, flags_to_come(state)
    marks = marks_of(setup, state.flags)
    *gems, clear = counts(state.gems[seat])
    hopes = [float(number) for number in gems]
    for zone in setup.zones:
        number = state.zone_gems[zone]
        if number:
            hopes[state.zone_colour[zone]] += number * _chances(state.seats, marks[zone], to_come, seat)[0]
    total, reach = fsum(hopes), clear + REACH * (state.areas[seat].bit_count() - 1)
    most = rounded(int(total + reach))
    plans = list(menu(setup, state.hands[seat], state.row, state.built[seat], ROUNDS - state.round, most))
    if len(plans) > IN_MIND:
        plans = nlargest(IN_MIND, plans, key=lambda plan: best_appraisal((plan,), hopes, total, reach))
    now = best_appraisal(plans, hopes, total, reach)
    found = []
    for colour in range(CLEAR):
        hopes[colour] += STEP
        found.append((best_appraisal(plans, hopes, total + STEP, reach) - now) / STEP)
        hopes[colour] -= STEP
    return tuple(found)


def flags_to_come(state: StateData) -> int:
    """How many flags all players have yet to stake this round."""
    return len(state.queue) - state.at if state.step == Step.STAKE else 0


@lru_cache(1 << 16)
def changes(seats: int, marks: int, to_come: int, seat: int) -> tuple[tuple[float, float], ...]:
    """By kind of spot: by how much a flag there raises the seat's chance of a zone, and that of all rivals."""
    mine, theirs = _chances(seats, marks, to_come, seat)
    found = []
    for kind in Kind:
        more, less = _chances(seats, marks + MARKS[seat][kind], max(0, to_come - 1), seat)
        found.append((more - mine, less - theirs))
    return tuple(found)


@lru_cache(1 << 15)
def _chances(seats: int, marks: int, to_come: int, seat: int) -> tuple[float, float]:
    """The seat's chance of a zone with these flags around it, and that of all rivals together."""
    if not to_come:
        winner = standing(seats, marks).winner
        return float(winner == seat), float(winner not in (None, seat))
    weights = [_weight(_strength(seats, marks, other), to_come) for other in range(seats)]
    second = sorted(weights)[-2]
    together = fsum(weights)
    all_of_them = together + _weight(NOBODY, to_come) * second
    return weights[seat] / all_of_them, (together - weights[seat]) / all_of_them


@lru_cache(1 << 12)
def _weight(strength: float, to_come: int) -> float:
    """The more flags are to come, the less a strength counts."""
    return exp(strength / (CALM + STIR * to_come))


@lru_cache(1 << 14)
def _strength(seats: int, marks: int, seat: int) -> float:
    """6.1 and 6.2: flags, and a bit more for roads and the centre."""
    flags, roads, centre = marks >> 4 * seat & 15, marks >> 20 + 4 * seat & 15, (marks >> 40) - 1
    return flags + ROAD_EDGE * roads + CENTRE_EDGE * (centre == seat)


@lru_cache(64)
def _reaches(setup: GameSetup) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """The spots that touch one zone in play, two, and three or four, each as the spot and, for every zone, three times
    the zone plus the spot's kind. Zones that are lacking to four are the one behind the last, which is worth nothing.
    """
    nothing = 3 * len(setup.board.zones)
    found: tuple[list[tuple[int, ...]], ...] = ([], [], [])
    for spot, (zones, kind) in enumerate(zip(setup.touching, setup.kinds, strict=True)):
        if zones:
            places = [3 * zone + kind for zone in zones]
            while 2 < len(places) < MOST_TOUCHED:
                places.append(nothing)
            found[min(len(places), 3) - 1].append((spot, *places))
    return tuple(map(tuple, found))


def prices(worth: Sequence[Worths]) -> list[tuple[Worths, Worths]]:
    """By seat, for each colour: what a gem is worth to it, and what keeping one from its rivals is."""
    rivals = len(worth) - 1
    share = rivals * rivals / DENIED
    together = [fsum(of_all) for of_all in zip(*worth, strict=True)]
    return [
        (mine, tuple((all_of_it - own) / share for all_of_it, own in zip(together, mine, strict=True)))
        for mine in worth
    ]


def spots(
    state: StateData, seat: int, price: tuple[Worths, Worths], to_come: int, marks: Sequence[int]
) -> list[tuple[float, int]]:
    """Every empty spot with what a flag of the seat there is worth, at its prices, with these flags around the zones;
    `to_come` counts all flags, this one included.
    """
    setup, seats, (mine, denied) = state.setup, state.seats, price
    gains = [0.0] * (3 * len(state.zone_gems) + 1)
    for zone in setup.zones:
        gems = state.zone_gems[zone]
        if gems:
            colour = state.zone_colour[zone]
            own, deny = gems * mine[colour], gems * denied[colour]
            (more, less), (by_road, off_road), (by_crossing, off_crossing) = changes(seats, marks[zone], to_come, seat)
            at = 3 * zone
            gains[at] = own * more - deny * less
            gains[at + 1] = own * by_road - deny * off_road
            gains[at + 2] = own * by_crossing - deny * off_crossing
    empty = state.empty
    ones, twos, fours = _reaches(setup)
    found = [(gains[a], spot) for spot, a in ones if empty[spot]]
    found += [(gains[a] + gains[b], spot) for spot, a, b in twos if empty[spot]]
    found += [(gains[a] + gains[b] + gains[c] + gains[d], spot) for spot, a, b, c, d in fours if empty[spot]]
    return found


def areas(state: StateData, seat: int) -> list[tuple[float, int]]:
    """Every area with a flag of the seat, with what the flag is worth there: the action's worth by its chance (5.3)."""
    actions = list(ACTIONS)
    if not count(state.supply, CLEAR):
        actions[MINERAL] = 0.0
    if state.round == ROUNDS:
        actions[WAREHOUSE] -= KEEPS_MORE
    found = []
    for area in range(len(AREAS)):
        if state.areas[seat] >> area & 1:
            none, one = 1.0, 0.0
            for rival, flags in enumerate(state.areas):
                if rival != seat and flags >> area & 1:
                    stays = 1 / flags.bit_count()
                    none, one = none * (1 - stays), one * (1 - stays) + none * stays
            found.append((actions[area] * (none + one if state.setup.two_flags else none), area))
    return found


def relocation(state: StateData, seat: int, price: tuple[Worths, Worths]) -> tuple[float, int, int] | None:
    """5.4: the best flag to move, and where to, with what that gains; None if nothing is gained."""
    setup = state.setup
    allowed = reachable(state)
    if not any(allowed):
        return None
    best: tuple[float, int, int] | None = None
    marks = marks_of(setup, state.flags)
    for start, flag in enumerate(state.flags):
        if flag != seat + 1:
            continue
        mark = MARKS[seat][setup.kinds[start]]
        for zone in setup.touching[start]:
            marks[zone] -= mark
        state.empty[start] = 1
        values = spots(state, seat, price, 0, marks)
        state.empty[start] = 0
        for zone in setup.touching[start]:
            marks[zone] += mark
        here = next(value for value, spot in values if spot == start)
        gain, spot = max((value - here, spot) for value, spot in values if allowed[spot] or spot == start)
        if gain > 0 and (best is None or gain > best[0]):
            best = (gain, start, spot)
    return best
