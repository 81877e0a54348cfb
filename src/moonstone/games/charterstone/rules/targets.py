"""Costs with a target (A4): build a card, open a crate, score an objective, fill a quota space."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from moonstone.engine import Event, Json, Refusal
from moonstone.games.charterstone.content import vocabulary
from moonstone.games.charterstone.content.constants import (
    MINION_RULE,
    MINIONS,
    MINIONS_EACH,
    OVERBUILD,
    PERIL_RULE,
    RESOURCES,
    UNLOCKS,
)
from moonstone.games.charterstone.content.content import BASIC, COMMONS, Crate
from moonstone.games.charterstone.rules import feats
from moonstone.games.charterstone.rules.asks import Ask
from moonstone.games.charterstone.rules.gaining import push, set_off
from moonstone.games.charterstone.rules.index import GOODS, Cost
from moonstone.games.charterstone.rules.moves import Build, CharterstoneMove, Open, Score, Ship
from moonstone.games.charterstone.rules.supply import (
    bits,
    meets,
    minions_at_hand,
    own_slots,
    pay,
    perils,
    place_influence,
)

if TYPE_CHECKING:
    from moonstone.games.charterstone.rules.state import CharterstoneState, Frame

LAST_BASIC: Final = len(COMMONS) + len(BASIC)
"""The mark of the last basic building: they come before all that are built."""
ASKS: Final = (Ask.BUILD, Ask.OPEN, Ask.SCORE, Ask.SHIP)
"""By target."""
COIN, RESOURCE, CARD, MINION, PERIL = range(5)
"""Goods of a quota space."""
GIVEN: Final = {CARD: vocabulary.CARD, MINION: vocabulary.MINION, PERIL: vocabulary.PERIL}
"""Those that are given one by one."""


def cost_of(state: CharterstoneState, frame: Frame) -> Cost:
    """The cost of the building whose target is asked for."""
    cost: Cost = state.table.index.costs[frame[2]]
    return cost


# BUILD


def left_after(state: CharterstoneState, seat: int, cost: Cost) -> list[int]:
    """What a seat's goods are once the rest of the cost is paid; resources of any kind are not taken off."""
    first = seat * GOODS
    have = state.goods[first : first + GOODS]
    have[0] -= cost.coins
    for good, number in cost.fixed:
        have[good] -= number
    return have


def payable_cards(state: CharterstoneState, seat: int, cost: Cost) -> list[int]:
    """The building cards whose four resources the seat has beside the rest of the cost."""
    have = left_after(state, seat, cost)[1:]
    if sum(have) < 4 + cost.any:
        return []
    index = state.table.index
    buildings = index.content.buildings
    return [
        card
        for card in bits(state.held[seat] & index.constructible & ~state.built)
        if all(want <= own for want, own in zip(buildings[card].build, have, strict=True))
    ]


def can_build(state: CharterstoneState, seat: int, cost: Cost) -> bool:
    """A card that can be paid, and an empty plot."""
    if not state.held[seat] & state.table.index.constructible & ~state.built:
        return False
    return bool(payable_cards(state, seat, cost)) and bool(building_plots(state, seat))


def building_plots(state: CharterstoneState, seat: int) -> list[int]:
    """The empty plots of a seat, from 1; once overbuilding is unlocked also those of buildings that are not basic and
    bear nobody and no token (B1.9).
    """
    found = []
    for plot, slot in enumerate(own_slots(state, seat), 1):
        mark = state.stuck[slot]
        busy = state.workers[slot] or state.pets[slot] or state.tokens[slot]
        if not mark or (state.rules & OVERBUILD and mark > LAST_BASIC and not busy):
            found.append(plot)
    return found


def why_not_build(state: CharterstoneState, seat: int) -> Refusal:
    """No card, no plot or no resources."""
    if not state.held[seat] & state.table.index.constructible & ~state.built:
        return Refusal("no-building-card", "You have no building card to build.")
    if not building_plots(state, seat):
        return Refusal("no-plot", "There is no plot left in your charter that you can build on.")
    return Refusal("no-blueprint", "You do not have the four resources of any of your building cards.")


def build_answers(state: CharterstoneState, frame: Frame) -> list[CharterstoneMove]:
    """Every such card on every such plot."""
    seat, cost = frame[1], cost_of(state, frame)
    builds, plots = state.table.index.catalogue.builds, building_plots(state, seat)
    return [builds[card][plot - 1] for card in payable_cards(state, seat, cost) for plot in plots]


def check_build(state: CharterstoneState, frame: Frame, move: Build) -> Refusal | None:
    """The card is the seat's and paid for, the plot empty."""
    seat, cost = frame[1], cost_of(state, frame)
    card = state.table.index.building_of[move.card]
    if not state.held[seat] & state.table.index.constructible & ~state.built & 1 << card:
        return Refusal("not-yours", f"You have no building card {move.card}.", {"card": move.card})
    if card not in payable_cards(state, seat, cost):
        return Refusal("no-blueprint", f"You do not have the four resources of {move.card}.", {"card": move.card})
    if move.plot not in building_plots(state, seat):
        text = f"You cannot build on the plot {move.plot} of your charter."
        return Refusal("plot-taken", text, {"plot": move.plot})
    return None


def do_build(state: CharterstoneState, frame: Frame, move: Build, events: list[Event] | None) -> None:
    """A5.3: the sticker goes on the board; the card is kept if it shows a crate, archived if not.

    B1.9: what stood there is covered for ever, and only the newer value counts.
    """
    seat, index = frame[1], state.table.index
    card = index.building_of[move.card]
    bit = 1 << card
    building = index.content.buildings[card]
    for kind, number in enumerate(building.build):
        if number:
            pay(state, seat, kind + 1, number)
    slot = state.table.slot(seat, move.plot)
    covered = state.stuck[slot] - 1
    if covered >= 0:
        state.covered |= 1 << covered
    state.stuck[slot] = card + 1
    state.fresh |= 1 << slot
    state.built |= bit
    if not building.crate:
        state.held[seat] ^= bit
        state.archive |= bit
    if events is not None:
        goods: dict[str, Json] = {name: n for name, n in zip(RESOURCES, building.build, strict=True) if n}
        events.append(Event("paid", {"seat": seat, "goods": goods}))
        over = index.card_names[covered] if covered >= 0 else None
        events.append(Event("built", {"seat": seat, "card": move.card, "plot": move.plot, "over": over}))
    set_off(state, seat, "build")


# OPEN


def crates_of(state: CharterstoneState, seat: int) -> int:
    """The seat's constructed buildings with a crate that the Index guide lists."""
    return state.held[seat] & state.built & state.table.index.with_crate


def can_open(state: CharterstoneState, seat: int, cost: Cost) -> bool:
    """There is such a crate."""
    return crates_of(state, seat) != 0


def why_not_open(state: CharterstoneState, seat: int) -> Refusal:
    """There is none."""
    return Refusal("no-crate", "You have no constructed building with a crate that can be opened.")


def open_answers(state: CharterstoneState, frame: Frame) -> list[CharterstoneMove]:
    """Every crate of the seat."""
    opens = state.table.index.catalogue.opens
    return [opens[card] for card in bits(crates_of(state, frame[1]))]


def check_open(state: CharterstoneState, frame: Frame, move: Open) -> Refusal | None:
    """It is the seat's crate."""
    if crates_of(state, frame[1]) >> state.table.index.building_of[move.card] & 1:
        return None
    return Refusal("not-yours", f"You have no crate on a card {move.card}.", {"card": move.card})


def do_open(state: CharterstoneState, frame: Frame, move: Open, events: list[Event] | None) -> None:
    """A5.4: what is in it is the opener's, whatever its colour; the card is archived; a persona waits in the chest."""
    seat, index = frame[1], state.table.index
    card = index.building_of[move.card]
    crate = index.content.crates[index.crates[card]]
    state.held[seat] ^= 1 << card
    state.archive |= 1 << card
    state.opened.append(crate.number)
    state.openers.append(seat)
    for name in crate.buildings:
        state.held[seat] |= 1 << index.building_of[name]
    if crate.persona is not None:
        state.chests[state.table.charters[seat]] |= 1 << index.persona_of[crate.persona]
    if events is not None:
        found: dict[str, Json] = {"buildings": list(crate.buildings), "persona": crate.persona}
        events.append(Event("opened", {"seat": seat, "card": move.card, "crate": crate.number, **found}, reveals=True))
    set_off(state, seat, "open")
    _unlock(state, seat, crate, events)


def _unlock(state: CharterstoneState, seat: int, crate: Crate, events: list[Event] | None) -> None:
    """What a crate brings beside buildings and a persona (B1): new rules, a minion, a card drawn while the others join
    the deck, an objective of one's own while the others join theirs.
    """
    index = state.table.index
    fresh = index.rules([crate.number]) & ~state.rules
    state.rules |= fresh
    if events is not None and fresh:
        events.append(Event("unlocked", {"rules": [UNLOCKS[rule] for rule in bits(fresh)]}, reveals=True))
    if crate.minion is not None:
        kind = MINIONS.index(crate.minion)
        state.wild[kind] = MINIONS_EACH
        feats.adopt(state, seat, kind, 1, events)
    if crate.cards:
        state.deck |= state.discard | sum(1 << index.card_of[name] for name in crate.cards)
        state.discard = 0
        state.stack.append((Ask.FIND, seat, crate.number))
    if crate.private:
        feats.draw_private(state, seat, sum(1 << index.objective_of[name] for name in crate.private))


# SCORE


def open_objectives(state: CharterstoneState, seat: int) -> list[int]:
    """A5.7, B1.10: the objectives, face up or the seat's own, that it meets and has no token on."""
    lying = (state.shown | state.own[seat]) & ~state.scored[seat]
    return [number for number in bits(lying) if meets(state, seat, number)]


def can_score(state: CharterstoneState, seat: int, cost: Cost) -> bool:
    """There is one."""
    return bool(open_objectives(state, seat))


def why_not_score(state: CharterstoneState, seat: int) -> Refusal:
    """There is none."""
    return Refusal("no-objective", "You meet no objective that you have not scored yet.")


def score_answers(state: CharterstoneState, frame: Frame) -> list[CharterstoneMove]:
    """Every objective that is met."""
    scores = state.table.index.catalogue.scores
    return [scores[number] for number in open_objectives(state, frame[1])]


def check_score(state: CharterstoneState, frame: Frame, move: Score) -> Refusal | None:
    """It lies there, is met, and has not been scored."""
    seat, number = frame[1], state.table.index.objective_of[move.objective]
    args: dict[str, Json] = {"objective": move.objective}
    if not (state.shown | state.own[seat]) >> number & 1:
        return Refusal("not-posted", "That objective is not one of this game's.", args)
    if state.scored[seat] >> number & 1:
        return Refusal("already-scored", "You have scored that objective in this game.", args)
    if not meets(state, seat, number):
        return Refusal("not-met", "You do not meet that objective now.", args)
    return None


def do_score(state: CharterstoneState, frame: Frame, move: Score, events: list[Event] | None) -> None:
    """A token is placed on it for the rest of the game (A3.4)."""
    seat = frame[1]
    bit = 1 << state.table.index.objective_of[move.objective]
    first = state.shown & bit and not any(scored & bit for scored in state.scored)
    place_influence(state, seat)
    state.scored[seat] |= bit
    if events is not None:
        events.append(Event("objective-scored", {"seat": seat, "objective": move.objective}))
    set_off(state, seat, "score")
    if first:
        set_off(state, seat, "first-score")


# SHIP


def open_spaces(state: CharterstoneState, seat: int, cost: Cost) -> list[int]:
    """A6.1: the quota spaces without a token whose goods the seat has beside the rest of the cost."""
    coins, *kinds = left_after(state, seat, cost)
    have = [coins, sum(kinds) - cost.any, state.held[seat].bit_count(), 0, 0]
    if state.rules & (MINION_RULE | PERIL_RULE):
        have[MINION], have[PERIL] = sum(minions_at_hand(state, seat)), sum(perils(state, seat))
    quota = state.quota
    return [
        space
        for space, (goods, number, _) in enumerate(state.table.index.quota)
        if not quota[space] and number <= have[goods]
    ]


def can_ship(state: CharterstoneState, seat: int, cost: Cost) -> bool:
    """There is one."""
    return bool(open_spaces(state, seat, cost))


def why_not_ship(state: CharterstoneState, seat: int) -> Refusal:
    """There is none."""
    return Refusal("no-space", "You have the goods of no open quota space.")


def ship_answers(state: CharterstoneState, frame: Frame) -> list[CharterstoneMove]:
    """Every such space."""
    ships = state.table.index.catalogue.ships
    return [ships[space] for space in open_spaces(state, frame[1], cost_of(state, frame))]


def check_ship(state: CharterstoneState, frame: Frame, move: Ship) -> Refusal | None:
    """It is open and can be filled."""
    space = state.table.index.catalogue.ships.index(move)
    args: dict[str, Json] = {"row": move.row, "column": move.column}
    if state.quota[space]:
        return Refusal("space-taken", "That quota space has a token already.", args)
    if space not in open_spaces(state, frame[1], cost_of(state, frame)):
        return Refusal("no-goods", "You do not have the goods that space takes.", args)
    return None


def do_ship(state: CharterstoneState, frame: Frame, move: Ship, events: list[Event] | None) -> None:
    """The goods are paid, a token placed; the bonus comes after the building's benefit."""
    seat, index = frame[1], state.table.index
    space = index.catalogue.ships.index(move)
    goods, number, bonus = index.quota[space]
    state.quota[space] = seat + 1
    place_influence(state, seat)
    if events is not None:
        events.append(Event("shipped", {"seat": seat, "row": move.row, "column": move.column, "number": number}))
    push(state, seat, bonus, state.partly)
    if goods == COIN:
        pay(state, seat, 0, number)
        if events is not None:
            events.append(Event("paid", {"seat": seat, "goods": {"coin": number}}))
    elif goods == RESOURCE:
        state.stack.append((Ask.PAY, seat, number))
    else:
        state.stack.append((Ask.GIVE, seat, number, GIVEN[goods]))


POSSIBLE: Final[tuple[Callable[[CharterstoneState, int, Cost], bool], ...]] = (can_build, can_open, can_score, can_ship)
WHY_NOT: Final[tuple[Callable[[CharterstoneState, int], Refusal], ...]] = (
    *(why_not_build, why_not_open, why_not_score, why_not_ship),
)
