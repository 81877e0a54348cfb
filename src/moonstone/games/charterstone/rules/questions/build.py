"""Building (A5.3, B1.9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from moonstone.engine import Event, Json, Refusal
from moonstone.games.charterstone.content.constants import ALONE, OVERBUILD, PERILS, RESOURCES
from moonstone.games.charterstone.content.content import BASIC, COMMONS
from moonstone.games.charterstone.rules import moves
from moonstone.games.charterstone.rules.effects.gain import trigger
from moonstone.games.charterstone.rules.frames import Frame, FrameId
from moonstone.games.charterstone.rules.index import Cost
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.rules.questions.question import not_now
from moonstone.games.charterstone.rules.questions.target import Target, cost_of, left_after
from moonstone.games.charterstone.rules.seats import own_slots
from moonstone.games.charterstone.rules.state import GameData
from moonstone.games.charterstone.rules.supply import bits, pay

LAST_BASIC: Final = len(COMMONS) + len(BASIC)
"""The mark of the last basic building: they come before all that are built."""
BLUEPRINT_SIZE: Final = 4
"""A4: the resources on a building card."""
NO: Final = moves.No()


def can_build_on(empty: bool, basic: bool, busy: bool, overbuilding: bool) -> bool:
    """Whether a plot can be built on: an empty one; once overbuilding is unlocked also that of a building which is not
    basic and bears nobody and no token (B1.9). Bots that see a plot go by this, too.
    """
    return empty or (overbuilding and not basic and not busy)


def building_plots(state: GameData, seat: int) -> list[int]:
    """The plots of a seat's charter, from 1, that it can build on (A5.3, B1.9)."""
    overbuilding = bool(state.rules & OVERBUILD)
    found = []
    for plot, slot in enumerate(own_slots(state, seat), 1):
        mark = state.buildings[slot]
        busy = (
            state.workers[slot] or state.minions_placed[slot] or state.income_tokens[slot] or state.loose_minions[slot]
        )
        if can_build_on(not mark, mark <= LAST_BASIC, bool(busy), overbuilding):
            found.append(plot)
    return found


def payable_cards(state: GameData, seat: int, cost: Cost) -> list[int]:
    """The building cards whose four resources the seat has beside the rest of the cost."""
    have = left_after(state, seat, cost)[1:]
    if sum(have) < BLUEPRINT_SIZE + cost.any:
        return []
    index = state.setup.index
    buildings = index.content.buildings
    return [
        card
        for card in bits(state.held[seat] & index.constructible & ~state.built)
        if all(want <= own for want, own in zip(buildings[card].build, have, strict=True))
    ]


class Build(Target[CharterstoneMove]):
    """A4, A5.3: a building card of the seat's that can be paid for, and a plot of its charter.

    B2.16: after the campaign also four resources, for nothing but points and progress.
    """

    id = FrameId.BUILD
    answered_by = (moves.Build, moves.No)

    def possible(self, state: GameData, seat: int, cost: Cost) -> bool:
        if _can_do_without(state, seat, cost):
            return True
        if not state.held[seat] & state.setup.index.constructible & ~state.built:
            return False
        return bool(payable_cards(state, seat, cost)) and bool(building_plots(state, seat))

    def why_impossible(self, state: GameData, seat: int) -> Refusal:
        if state.setup.chapter.has(ALONE):
            text = f"That takes {BLUEPRINT_SIZE} resources, with or without a building card."
            return Refusal("cannot-pay", text, {"what": "resource", "number": BLUEPRINT_SIZE})
        if not state.held[seat] & state.setup.index.constructible & ~state.built:
            return Refusal("no-building-card", "You have no building card.")
        if not building_plots(state, seat):
            return Refusal("no-plot", "There is no plot left in your charter that you can build on.")
        return Refusal("no-blueprint", "You do not have the four resources of any of your building cards.")

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        seat, cost = frame[1], cost_of(state, frame)
        builds, plots = state.setup.catalogue.build, building_plots(state, seat)
        none = [NO] if _can_do_without(state, seat, cost) else []
        return [*(builds[card][plot - 1] for card in payable_cards(state, seat, cost) for plot in plots), *none]

    def refusal(self, state: GameData, frame: Frame, move: CharterstoneMove) -> Refusal | None:
        seat, cost = frame[1], cost_of(state, frame)
        if not isinstance(move, moves.Build):
            return None if _can_do_without(state, seat, cost) else not_now(move)
        card = state.setup.index.building_of[move.card]
        if not state.held[seat] & state.setup.index.constructible & ~state.built & 1 << card:
            return Refusal("not-yours", f"You have no building card {move.card}.", {"card": move.card})
        if card not in payable_cards(state, seat, cost):
            return Refusal("no-blueprint", f"You do not have the four resources of {move.card}.", {"card": move.card})
        if move.plot not in building_plots(state, seat):
            text = f"You cannot build on the plot {move.plot} of your charter."
            return Refusal("plot-taken", text, {"plot": move.plot})
        return None

    def do(self, state: GameData, frame: Frame, move: CharterstoneMove, events: list[Event] | None) -> None:
        seat, index = frame[1], state.setup.index
        if not isinstance(move, moves.Build):
            state.stack.append((FrameId.PAY, seat, BLUEPRINT_SIZE))
            return
        card = index.building_of[move.card]
        building = index.content.buildings[card]
        for kind, number in enumerate(building.build):
            if number:
                pay(state, seat, kind + 1, number)
        if events is not None:
            goods: dict[str, Json] = {name: n for name, n in zip(RESOURCES, building.build, strict=True) if n}
            events.append(Event("paid", {"seat": seat, "goods": goods}))
        put_up(state, seat, card, move.plot, events)


def _can_do_without(state: GameData, seat: int, cost: Cost) -> bool:
    """B2.16: whether a building can be paid for without being built."""
    return state.setup.chapter.has(ALONE) and sum(left_after(state, seat, cost)[1:]) >= BLUEPRINT_SIZE + cost.any


def put_up(state: GameData, seat: int, card: int, plot: int, events: list[Event] | None) -> None:
    """A5.3: the sticker of a building card of the seat's goes on a plot of its charter, whoever has paid for it.

    The card is kept if it shows a crate, archived if not. B1.9: what stood there is covered for ever, and a
    peril on it goes back to the supply.
    """
    index = state.setup.index
    slot, bit = state.setup.slot(seat, plot), 1 << card
    covered, peril = state.buildings[slot] - 1, state.perils_placed[slot] - 1
    if covered >= 0:
        state.covered |= 1 << covered
    if peril >= 0:
        state.perils_placed[slot] = 0
        state.peril_supply[peril] += 1
    state.buildings[slot] = card + 1
    state.unused_buildings |= 1 << slot
    state.built |= bit
    crate = index.content.buildings[card].crate
    if not crate or crate in state.setup.story_crates:
        state.held[seat] ^= bit
        state.archive |= bit
    if events is not None:
        over = index.card_names[covered] if covered >= 0 else None
        events.append(Event("built", {"seat": seat, "card": index.card_names[card], "plot": plot, "over": over}))
        if peril >= 0:
            events.append(Event("relieved", {"building": over, "peril": PERILS[peril]}))
    trigger(state, seat, "build")
