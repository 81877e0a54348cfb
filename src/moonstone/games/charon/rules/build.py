"""Rule 7: build."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from moonstone.engine import Event, Json, Refusal
from moonstone.games.charon.areas import AREAS, SYNCHROTRON, WAREHOUSE
from moonstone.games.charon.cards import CARD_OF, COPIES_OF, NUMBER, cards_in, same_numbers
from moonstone.games.charon.gems import CLEAR, GUARD, KIND_OF, KINDS, ONE, count, counts, holds, spell
from moonstone.games.charon.moves import HEAPS, Build, CharonMove, End, Pass, Synchrotron, Trade
from moonstone.games.charon.rules import knowledge
from moonstone.games.charon.rules.claim import order_by_gems
from moonstone.games.charon.rules.stake import holders
from moonstone.games.charon.rules.state_data import StateData
from moonstone.games.charon.rules.steps import PHASE, Phase, Step

ROUNDS: Final = 4
BEFORE_BUILDING: Final[tuple[Phase, ...]] = ("setup", "stake", "claim")
"""The phases of a round before the builds."""
_END: Final = End()
_PASS: Final = Pass()


def enter_synchrotron(state: StateData, events: list[Event] | None) -> Step | None:
    """6.5, then each of several holders is asked where they use the Synchrotron before the builds (9)."""
    state.order = order_by_gems(state.order, state.gems)
    state.from_row = state.transmuted = False
    if events is not None:
        events.append(Event("order-set", {"order": list(state.order)}))
    state.queue = holders(state, SYNCHROTRON) if _synchrotron_comes_first(state) else ()
    state.at = 0
    return _next_holder(state)


def _synchrotron_comes_first(state: StateData) -> bool:
    """9: whether the Synchrotron is used before the builds; a single holder uses it in the build turn in any case."""
    return state.setup.synchrotron_first and state.live[SYNCHROTRON].bit_count() > 1


def may_transmute(state: StateData, seat: int) -> bool:
    """7.1 and 9: whether a seat holds the Synchrotron and may yet use it this round."""
    if not state.live[SYNCHROTRON] >> seat & 1:
        return False
    if not _synchrotron_comes_first(state):
        return not (state.transmuted and seat == state.asked)
    return seat in state.queue[state.at :] if state.step == Step.SYNCHROTRON else PHASE[state.step] in BEFORE_BUILDING


def _next_holder(state: StateData) -> Step | None:
    if state.at == len(state.queue):
        return Step.BUILD
    state.turn = (state.asked,)
    return None


def transmutations(state: StateData, seat: int) -> list[CharonMove]:
    """9: every use of the Synchrotron before the builds, or pass."""
    return [*_transmutations(state, seat), _PASS]


def pass_synchrotron(state: StateData, seat: int, events: list[Event] | None) -> Step | None:
    """Turn nothing."""
    if events is not None:
        events.append(Event("passed", {"seat": seat, "area": AREAS[SYNCHROTRON]}))
    state.at += 1
    return _next_holder(state)


def enter_build(state: StateData, events: list[Event] | None) -> Step | None:
    """Each player has one whole turn in the new order."""
    state.queue = state.order
    state.at = 0
    state.turn = (state.asked,)
    return None


def builds(state: StateData, seat: int) -> list[CharonMove]:
    """Every build, trade and use of the Synchrotron that is possible now, and the end of the turn."""
    moves: list[CharonMove] = [_END]
    gems, setup = state.gems[seat], state.setup
    if not gems:
        return moves
    blue, yellow, green, purple, black, clear = counts(gems)
    blues, yellows, greens, purples, blacks = setup.catalogue.within
    cards = state.hands[seat] if state.from_row else state.hands[seat] | state.row
    cards &= blues[blue + clear] & yellows[yellow + clear] & greens[green + clear]
    cards &= purples[purple + clear] & blacks[black + clear] & ~same_numbers(state.built[seat])
    if cards:
        have = gems | GUARD
        for card in cards_in(cards):
            for pay, move in setup.catalogue.builds[card][clear]:
                if (have - pay) & GUARD == GUARD:
                    moves.append(move)
    warehouse = state.live[WAREHOUSE] >> seat & 1
    if ((state.supply | GUARD) - setup.goods[warehouse]) & GUARD == GUARD:
        moves += setup.stocked_trades(warehouse, gems)
    else:
        for number, kinds in setup.terms[warehouse].items():
            moves += _short_trades(state, gems, number, kinds)
    if may_transmute(state, seat):
        moves += _transmutations(state, seat)
    return moves


def _short_trades(state: StateData, gems: int, number: int, kinds: int) -> Iterator[CharonMove]:
    """The trades while the supply lacks some kind: what is given goes back first."""
    for give, trades in state.setup.catalogue.trades[number]:
        if holds(gems, give):
            stock = counts(state.supply + give)
            yield from (trade for kind, trade in enumerate(trades) if kinds >> kind & 1 and stock[kind])


def _transmutations(state: StateData, seat: int) -> Iterator[CharonMove]:
    have, supply = counts(state.gems[seat]), counts(state.supply)
    for (give, get), moves in state.setup.catalogue.synchrotrons.items():
        if have[give]:
            yield from moves[: min(have[give], supply[get])]


def check_trade(state: StateData, seat: int, move: Trade) -> Refusal | None:
    """7.1: the right number of own gems for a kind that may be gained and that the supply holds."""
    give, get = HEAPS.get(move.give), KIND_OF.get(move.get)
    if give is None or get is None:
        return Refusal("unknown-gem", "Gems go by the letters b, y, g, p, k (black) and c (clear).")
    terms = state.setup.terms[state.live[WAREHOUSE] >> seat & 1]
    number = len(move.give)
    if number not in terms:
        rates = " or ".join(f"{rate} for 1" for rate in terms)
        return Refusal("wrong-rate", f"You trade {rates}.", {"rates": list(terms)})
    if not terms[number] >> get & 1:
        return Refusal("not-gained-by-trade", f"This trade cannot give a {KINDS[get]} gem.", {"gem": KINDS[get]})
    if not holds(state.gems[seat], give):
        return _missing(state, seat, give)
    return _check_stock(state, give, get, 1)


def do_trade(state: StateData, seat: int, move: Trade, events: list[Event] | None) -> Step | None:
    """Own gems go back first."""
    give, get = HEAPS[move.give], ONE[KIND_OF[move.get]]
    state.gems[seat] += get - give
    state.supply += give - get
    if events is not None:
        events.append(Event("traded", {"seat": seat, "give": move.give, "get": move.get}))
    return None


def check_synchrotron(state: StateData, seat: int, move: Synchrotron) -> Refusal | None:
    """7.1: holders, once a turn, one colour into another."""
    if not state.live[SYNCHROTRON] >> seat & 1:
        return Refusal("not-a-holder", "You do not hold the Synchrotron.")
    if state.transmuted:
        return Refusal("used-up", "You have already used the Synchrotron this round.")
    if not may_transmute(state, seat):
        return Refusal("synchrotron-over", "The Synchrotron is used before anyone builds, in reverse turn order.")
    give, get = KIND_OF.get(move.give), KIND_OF.get(move.get)
    if give is None or get is None or CLEAR in (give, get) or give == get or move.count < 1:
        return Refusal("not-two-colours", "The Synchrotron changes gems of one colour into one other colour.")
    if count(state.gems[seat], give) < move.count:
        text = f"You do not have {move.count} {KINDS[give]} gems."
        return Refusal("gems-missing", text, {"missing": {KINDS[give]: move.count - count(state.gems[seat], give)}})
    return _check_stock(state, move.count * ONE[give], get, move.count)


def do_synchrotron(state: StateData, seat: int, move: Synchrotron, events: list[Event] | None) -> Step | None:
    """Turn them, in the build turn or, where the option says so, before all of them."""
    change = move.count * (ONE[KIND_OF[move.get]] - ONE[KIND_OF[move.give]])
    state.gems[seat] += change
    state.supply -= change
    if events is not None:
        events.append(Event("transmuted", {"seat": seat, "give": move.give, "get": move.get, "count": move.count}))
    if state.step == Step.SYNCHROTRON:
        state.at += 1
        return _next_holder(state)
    state.transmuted = True
    return None


def check_build(state: StateData, seat: int, move: Build) -> Refusal | None:
    """7.2 and 7.3: a card at hand or one of the row, its number not built yet, paid in full."""
    pay = state.setup.catalogue.payments.get(move)
    if pay is None:
        if move.card not in CARD_OF:
            return Refusal("unknown-card", f"There is no card {move.card!r}.", {"card": move.card})
        text = f"Clear gems cannot stand for “{move.clear}” in the cost of {move.card}."
        return Refusal("not-in-cost", text, {"card": move.card})
    card = CARD_OF[move.card]
    if state.row >> card & 1:
        if state.from_row:
            return Refusal("row-used-up", "You have already built a card from the row this round.")
    elif not state.hands[seat] >> card & 1:
        text = f"The card {move.card} is neither in your hand nor in the row."
        return Refusal("not-at-hand", text, {"card": move.card})
    if state.built[seat] & COPIES_OF[NUMBER[card]]:
        text = f"You have already built number {NUMBER[card]}, and no number can be built twice."
        return Refusal("number-built", text, {"number": NUMBER[card]})
    return None if holds(state.gems[seat], pay) else _missing(state, seat, pay)


def do_build(state: StateData, seat: int, move: Build, events: list[Event] | None) -> Step | None:
    """Pay, and lay the card down."""
    bit = 1 << CARD_OF[move.card]
    pay = state.setup.catalogue.payments[move]
    state.gems[seat] -= pay
    state.supply += pay
    state.built[seat] |= bit
    from_row = bool(state.row & bit)
    if from_row:
        state.row ^= bit
        state.from_row = True
    else:
        state.hands[seat] ^= bit
        knowledge.show(state, bit)
    if events is not None:
        source = "row" if from_row else "hand"
        events.append(Event("built", {"seat": seat, "card": move.card, "from": source, "paid": spell(pay)}))
    return None


def do_end(state: StateData, seat: int, move: End, events: list[Event] | None) -> Step | None:
    """7.4: the next player's turn; after the last one the round is reset, or the game is over (8.3)."""
    state.from_row = state.transmuted = False
    state.at += 1
    if events is not None:
        events.append(Event("ended", {"seat": seat}))
    if state.at < len(state.queue):
        state.turn = (state.asked,)
        return None
    return Step.KEEP if state.round < ROUNDS else Step.OVER


def _missing(state: StateData, seat: int, pay: int) -> Refusal:
    lack: dict[str, Json] = {
        kind: owed - own
        for kind, owed, own in zip(KINDS, counts(pay), counts(state.gems[seat]), strict=True)
        if owed > own
    }
    words = " and ".join(f"{number} {kind}" for kind, number in lack.items())
    return Refusal("gems-missing", f"You still need {words}.", {"missing": lack})


def _check_stock(state: StateData, give: int, get: int, number: int) -> Refusal | None:
    if count(state.supply + give, get) >= number:
        return None
    return Refusal("supply-empty", f"The supply does not hold {number} {KINDS[get]}.", {"gem": KINDS[get]})
