"""Rule 4: set-up and the start of each round."""

from __future__ import annotations

from typing import Final

from moonstone.engine import NATURE, Event, Refusal
from moonstone.engine import Draw as DrawNumber
from moonstone.games.charon.areas import EVERY_AREA
from moonstone.games.charon.cards import CARD_OF, NAMES, cards_in, same_numbers
from moonstone.games.charon.gems import COLOURS, KIND_OF, KINDS, ONE, count, counts, heap
from moonstone.games.charon.moves import Bury, CharonMove, Deal, Done, Draw, Lead, Offer, Seed, Swap
from moonstone.games.charon.rules import knowledge
from moonstone.games.charon.rules.state_data import StateData
from moonstone.games.charon.rules.steps import Step

BURIED: Final = 2
FIRST_DEAL: Final = 3
LATER_DEAL: Final = 2
CHANCE: Final = (NATURE,)


# 4.1 The first round's order


def leads(state: StateData) -> list[CharonMove]:
    """Any seat that has no place in the order yet."""
    return [state.setup.catalogue.leads[seat] for seat in range(state.seats) if seat not in state.order]


def check_lead(state: StateData, seat: int, move: Lead) -> Refusal | None:
    """A seat comes once in the order."""
    if move.seat in range(state.seats) and move.seat not in state.order:
        return None
    return Refusal("impossible-draw", f"Seat {move.seat} cannot be next in the order.")


def do_lead(state: StateData, seat: int, move: Lead, events: list[Event] | None) -> Step | None:
    """Put the seat next; the last one needs no draw."""
    state.order += (move.seat,)
    if len(state.order) < state.seats - 1:
        return None
    state.order += tuple(last for last in range(state.seats) if last not in state.order)
    if events is not None:
        events.append(Event("order-drawn", {"order": list(state.order)}))
    return Step.BURY


# 4.5 Cards under the discard pile


def enter_bury(state: StateData, events: list[Event] | None) -> Step | None:
    """Two cards are drawn; the 12s lie on top of them already."""
    state.turn = CHANCE
    return None


def buries(state: StateData) -> list[CharonMove]:
    """Any card of the deck."""
    return [state.setup.catalogue.buries[card] for card in cards_in(state.deck)]


def check_bury(state: StateData, seat: int, move: Bury) -> Refusal | None:
    """The card must be in the deck."""
    return _check_in_deck(state, move.card)


def do_bury(state: StateData, seat: int, move: Bury, events: list[Event] | None) -> Step | None:
    """From the deck into the pile, unseen by all."""
    bit = 1 << CARD_OF[move.card]
    state.deck ^= bit
    state.pile |= bit
    knowledge.carry(state, knowledge.deck(state.seats), knowledge.pile(state.seats))
    if events is not None:
        events.append(Event("buried"))
    return Step.ROUND if state.pile.bit_count() == 5 + BURIED else None


# 4.1 and 4.2 A round begins


def enter_round(state: StateData, events: list[Event] | None) -> Step | None:
    """Flags on all areas; gems into the bag, as many as the supply has (4.4)."""
    state.round += 1
    state.areas = [EVERY_AREA] * state.seats
    if events is not None:
        events.append(Event("round-begins", {"round": state.round}))
    for colour in range(len(COLOURS)):
        gems = min(state.setup.into_bag, count(state.supply, colour)) * ONE[colour]
        state.supply -= gems
        state.bag += gems
    return Step.DEAL if _row_comes_first(state) else Step.SEED


def _row_comes_first(state: StateData) -> bool:
    """4.8 and 9: whether cards are dealt and chosen for the row before the moon is seeded."""
    chosen = state.setup.options["row_chosen"]
    return chosen == "before_seeding" or (chosen == "after_then_before" and state.round > 1)


# 4.3 Seeding the moon


def enter_seed(state: StateData, events: list[Event] | None) -> Step | None:
    """Every zone in play that holds no gem waits for one."""
    state.queue = tuple(zone for zone in state.setup.zones if not state.zone_gems[zone])
    state.at = 0
    return _next_seed(state)


def _next_seed(state: StateData) -> Step | None:
    if state.at < len(state.queue) and state.bag:
        state.turn = CHANCE
        return None
    return Step.STAKE if _row_comes_first(state) else Step.DEAL


def seeds(state: StateData) -> list[CharonMove]:
    """Any colour the bag holds, for the next zone."""
    moves = state.setup.catalogue.seeds[state.queue[state.at]]
    return [move for colour, move in enumerate(moves) if count(state.bag, colour)]


def check_seed(state: StateData, seat: int, move: Seed) -> Refusal | None:
    """The next zone, and a colour the bag holds."""
    if move.zone != state.setup.board.zone_names[state.queue[state.at]]:
        return Refusal("impossible-draw", f"The zone {move.zone} is not the next to be seeded.")
    kind = KIND_OF.get(move.gem)
    if kind is not None and count(state.bag, kind):
        return None
    return Refusal("impossible-draw", "There is no such gem in the bag.")


def do_seed(state: StateData, seat: int, move: Seed, events: list[Event] | None) -> Step | None:
    """A gem from the bag, the other pits from the supply, as far as it goes (4.4)."""
    zone, colour = state.queue[state.at], KIND_OF[move.gem]
    more = min(state.setup.board.zones[zone].pits - 1, count(state.supply, colour))
    state.bag -= ONE[colour]
    state.supply -= more * ONE[colour]
    state.zone_colour[zone] = colour
    state.zone_gems[zone] = 1 + more
    state.at += 1
    if events is not None:
        events.append(Event("seeded", {"zone": move.zone, "gem": KINDS[colour], "count": 1 + more}))
    return _next_seed(state)


def seed_all(state: StateData, draw: DrawNumber, made: list[CharonMove]) -> Step | None:
    """All the seeding at once, draw by draw as one by one."""
    bag, supply = list(counts(state.bag)), list(counts(state.supply))
    seeds, zones = state.setup.catalogue.seeds, state.setup.board.zones
    left = sum(bag)
    while state.at < len(state.queue) and left:
        zone = state.queue[state.at]
        rest = draw(left)
        colour = 0
        while rest >= bag[colour]:
            rest -= bag[colour]
            colour += 1
        more = min(zones[zone].pits - 1, supply[colour])
        bag[colour] -= 1
        left -= 1
        supply[colour] -= more
        state.zone_colour[zone] = colour
        state.zone_gems[zone] = 1 + more
        state.at += 1
        made.append(seeds[zone][colour])
    state.bag, state.supply = heap(bag), heap(supply)
    return _next_seed(state)


# 4.6 Dealing


def enter_deal(state: StateData, events: list[Event] | None) -> Step | None:
    """One card a seat, in turn order, as often as the round says."""
    state.queue = state.order * (FIRST_DEAL if state.round == 1 else LATER_DEAL)
    state.at = 0
    state.turn = CHANCE
    return None


def deals(state: StateData) -> list[CharonMove]:
    """Any card of the deck."""
    moves = state.setup.catalogue.deals[state.queue[state.at]]
    return [moves[card] for card in cards_in(state.deck)]


def check_deal(state: StateData, seat: int, move: Deal) -> Refusal | None:
    """The next seat, and a card of the deck."""
    if move.seat != state.queue[state.at]:
        return Refusal("impossible-draw", f"Seat {move.seat} is not the next to be dealt a card.")
    return _check_in_deck(state, move.card)


def do_deal(state: StateData, seat: int, move: Deal, events: list[Event] | None) -> Step | None:
    """Into the hand, seen by its owner alone."""
    to, bit = move.seat, 1 << CARD_OF[move.card]
    state.deck ^= bit
    state.hands[to] |= bit
    state.fresh[to] |= bit
    knowledge.carry(state, knowledge.deck(state.seats), to, knower=to)
    knowledge.show_to(state, to, bit)
    state.at += 1
    if events is not None:
        events.append(Event("dealt", {"seat": to}, {"card": move.card}, (to,)))
    return Step.SWAP if state.at == len(state.queue) else None


def deal_all(state: StateData, draw: DrawNumber, made: list[CharonMove]) -> Step | None:
    """All the dealing at once, draw by draw as one by one."""
    cards, deals = cards_in(state.deck), state.setup.catalogue.deals
    hands, fresh = state.hands, state.fresh
    for to in state.queue[state.at :]:
        card = cards.pop(draw(len(cards)))
        fresh[to] |= 1 << card
        made.append(deals[to][card])
    for to in range(state.seats):
        hands[to] |= fresh[to]
        state.deck &= ~fresh[to]
    for to in set(state.queue[state.at :]):
        knowledge.carry(state, knowledge.deck(state.seats), to, knower=to)
    for to in range(state.seats):
        knowledge.show_to(state, to, state.fresh[to])
    state.at = len(state.queue)
    return Step.SWAP


def _check_in_deck(state: StateData, name: str) -> Refusal | None:
    card = CARD_OF.get(name)
    if card is not None and state.deck >> card & 1:
        return None
    return Refusal("impossible-draw", f"The card {name} is not in the deck.")


# 4.7 Duplicates


def _source(state: StateData) -> int:
    return state.deck if state.setup.options["swap_from"] == "deck" else state.pile


def enter_swap(state: StateData, events: list[Event] | None) -> Step | None:
    """Every seat that has built anything is asked, so that being asked tells nothing about a hand."""
    state.queue = tuple(seat for seat in state.order if state.built[seat]) if _source(state) else ()
    state.at = 0
    return _next_swap(state)


def _next_swap(state: StateData) -> Step | None:
    if state.at == len(state.queue):
        state.fresh = [0] * state.seats
        return Step.OFFER
    state.step = Step.SWAP
    state.turn = (state.asked,)
    return None


def duplicates(state: StateData, seat: int) -> int:
    """The cards just dealt whose number the seat has built."""
    return state.fresh[seat] & same_numbers(state.built[seat])


def swaps(state: StateData, seat: int) -> list[CharonMove]:
    """Each duplicate, or no more."""
    moves = state.setup.catalogue.swaps
    return [*(moves[card] for card in cards_in(duplicates(state, seat))), Done()]


def check_swap(state: StateData, seat: int, move: Swap) -> Refusal | None:
    """Only a card just dealt whose number is built."""
    card = CARD_OF.get(move.card)
    if card is None or not state.hands[seat] >> card & 1:
        return _not_in_hand(move.card)
    if not state.fresh[seat] >> card & 1:
        return Refusal("not-just-dealt", "Only a card you have just been dealt can be swapped.")
    if not duplicates(state, seat) >> card & 1:
        return Refusal("not-a-duplicate", "Only a card whose number you have already built can be swapped.")
    return None


def do_swap(state: StateData, seat: int, move: Swap, events: list[Event] | None) -> Step | None:
    """Set it aside; when no further one can be, the cards are drawn."""
    bit = 1 << CARD_OF[move.card]
    state.hands[seat] ^= bit
    state.fresh[seat] ^= bit
    state.aside |= bit
    if events is not None:
        events.append(Event("set-aside", {"seat": seat}, {"card": move.card}, (seat,)))
    aside = state.aside.bit_count()
    if aside < LATER_DEAL and aside < _source(state).bit_count():
        return None
    return Step.DRAW


def do_done(state: StateData, seat: int, move: Done, events: list[Event] | None) -> Step | None:
    """Draw for what is set aside, or go on to the next seat."""
    if state.aside:
        return Step.DRAW
    state.at += 1
    return _next_swap(state)


def enter_draw(state: StateData, events: list[Event] | None) -> Step | None:
    """The pile is shuffled, and one card drawn for each duplicate."""
    state.owed = state.aside.bit_count()
    state.turn = CHANCE
    return None


def draws(state: StateData) -> list[CharonMove]:
    """Any card of the pile, or of the deck where the option says so."""
    return [state.setup.catalogue.draws[card] for card in cards_in(_source(state))]


def check_draw(state: StateData, seat: int, move: Draw) -> Refusal | None:
    """The card must lie there."""
    card = CARD_OF.get(move.card)
    if card is not None and _source(state) >> card & 1:
        return None
    return Refusal("impossible-draw", f"The card {move.card} cannot be drawn.")


def do_draw(state: StateData, seat: int, move: Draw, events: list[Event] | None) -> Step | None:
    """Into the hand; after the last one the duplicates go where the cards came from."""
    to, bit = state.asked, 1 << CARD_OF[move.card]
    from_deck = state.setup.options["swap_from"] == "deck"
    place = knowledge.deck(state.seats) if from_deck else knowledge.pile(state.seats)
    state.hands[to] |= bit
    knowledge.carry(state, place, to, knower=to)
    knowledge.show_to(state, to, bit)
    state.owed -= 1
    returned = 0
    if not state.owed:
        returned, state.aside = state.aside, 0
        knowledge.return_duplicates(state, to, returned, place)
    if from_deck:
        state.deck = state.deck ^ bit | returned
    else:
        state.pile = state.pile ^ bit | returned
    if events is not None:
        events.append(Event("drew", {"seat": to, "from": "deck" if from_deck else "pile"}, {"card": move.card}, (to,)))
    if state.owed:
        return None
    state.at += 1
    return _next_swap(state)


# 4.8 The common row


def enter_offer(state: StateData, events: list[Event] | None) -> Step | None:
    """All seats choose at once."""
    state.answers = [-1] * state.seats
    state.turn = tuple(range(state.seats))
    return None


def offers(state: StateData, seat: int) -> list[CharonMove]:
    """Any card of the hand."""
    moves = state.setup.catalogue.offers
    return [moves[card] for card in cards_in(state.hands[seat])]


def check_offer(state: StateData, seat: int, move: Offer) -> Refusal | None:
    """It must be in the hand."""
    card = CARD_OF.get(move.card)
    return None if card is not None and state.hands[seat] >> card & 1 else _not_in_hand(move.card)


def do_offer(state: StateData, seat: int, move: Offer, events: list[Event] | None) -> Step | None:
    """Nothing shows until all have chosen; then the row is turned up."""
    state.answers[seat] = CARD_OF[move.card]
    state.turn = tuple(other for other in state.turn if other != seat)
    if events is not None:
        events.append(Event("offered", {"seat": seat}, {"card": move.card}, (seat,)))
    if state.turn:
        return None
    for owner, card in enumerate(state.answers):
        state.hands[owner] ^= 1 << card
        state.row |= 1 << card
    knowledge.show(state, state.row)
    if events is not None:
        cards = [NAMES[card] for card in state.answers]
        events.append(Event("row-revealed", {"cards": list(cards)}, reveals=True))
    state.answers = [-1] * state.seats
    return Step.SEED if _row_comes_first(state) else Step.STAKE


def _not_in_hand(name: str) -> Refusal:
    return Refusal("not-in-hand", f"You do not hold the card {name}.", {"card": name})
