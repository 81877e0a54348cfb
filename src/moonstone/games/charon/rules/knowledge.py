"""Who may know which card lies where.

For every observer (each seat, and the spectator as the last) and every hidden place (each hand, the discard pile, the
draw deck) the state keeps the set of cards that, for all the observer has seen, could lie there: `could`, a flat list.
It is narrowed when a card is seen and widened when a card moves unseen. What could lie nowhere hidden is in plain sight
of the observer. From these sets come the certainties in a view and the guesses of search bots.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from moonstone.games.charon.cards import ALL_CARDS, CARDS, TWELVES, cards_in, same_numbers
from moonstone.games.charon.rules.steps import Step

if TYPE_CHECKING:
    from moonstone.games.charon.rules.state import CharonState


def at_start(seats: int) -> list[int]:
    """Everybody knows that the 12s lie in the pile and the others in the deck (4.5)."""
    nothing_in_hands = [0] * seats
    return [*nothing_in_hands, TWELVES, ALL_CARDS & ~TWELVES] * (seats + 1)


def pile(seats: int) -> int:
    """The place of the discard pile."""
    return seats


def deck(seats: int) -> int:
    """The place of the draw deck."""
    return seats + 1


def show(state: CharonState, cards: int) -> None:
    """Everybody sees the cards: they lie in the open now."""
    hidden = ~cards
    state.could = [mask & hidden for mask in state.could]


def show_to(state: CharonState, observer: int, cards: int) -> None:
    """One seat takes the cards into its hand, or sees them there."""
    width = state.seats + 2
    hidden = ~cards
    could = state.could
    for index in range(observer * width, (observer + 1) * width):
        could[index] &= hidden


def carry(state: CharonState, start: int, end: int, knower: int | None = None) -> None:
    """A card moves between hidden places, unseen by all but the knower."""
    width = state.seats + 2
    could = state.could
    for observer in range(state.seats + 1):
        if observer != knower:
            could[observer * width + end] |= could[observer * width + start]


def lay(state: CharonState, cards: int, end: int, knower: int | None = None) -> None:
    """Cards in the open go to a hidden place: all but the knower, who holds them, keep them in mind."""
    width = state.seats + 2
    could = state.could
    for observer in range(state.seats + 1):
        if observer != knower:
            could[observer * width + end] |= cards


def look(state: CharonState, observer: int) -> None:
    """A seat looks through the discard pile (6.4)."""
    show_to(state, observer, state.pile)
    state.could[observer * (state.seats + 2) + pile(state.seats)] = state.pile


def return_duplicates(state: CharonState, seat: int, cards: int, end: int) -> None:
    """Duplicates just dealt go to the pile, or the deck, face down (4.7): others know only that their numbers are
    built by that seat and that they came from the deck.
    """
    width = state.seats + 2
    built = same_numbers(state.built[seat])
    could = state.could
    for observer in range(state.seats + 1):
        base = observer * width
        dealt = could[base + deck(state.seats)] & could[base + seat]
        could[base + end] |= cards if observer == seat else dealt & built


def of(state: CharonState, observer: int) -> tuple[int, ...]:
    """What an observer knows: by place, the cards that could lie there."""
    width = state.seats + 2
    return tuple(state.could[observer * width : (observer + 1) * width])


def certain(could: Sequence[int]) -> list[int]:
    """By place, the cards an observer is sure lie there who knows which could."""
    once = twice = 0
    for mask in could:
        twice |= once & mask
        once |= mask
    return [mask & ~twice for mask in could]


def determinize(state: CharonState, viewer: int | None, rng: Random) -> CharonState:
    """A state that agrees with all the viewer knows, dealt from that knowledge alone."""
    seats, width = state.seats, state.seats + 2
    observer = seats if viewer is None else viewer
    could = of(state, observer)
    from_deck = could[deck(seats)]
    others = [seat for seat in range(seats) if seat != observer]

    parts: list[tuple[int, int]] = [
        (state.deck.bit_count(), from_deck),
        (state.pile.bit_count(), could[pile(seats)]),
    ]
    for seat in others:
        parts.append((state.fresh[seat].bit_count(), from_deck & could[seat]))
        parts.append((state.hands[seat].bit_count() - state.fresh[seat].bit_count(), could[seat]))
    swapper = state.asked if state.step in (Step.SWAP, Step.DRAW) else observer
    if swapper != observer:
        parts.append((state.aside.bit_count(), from_deck & could[swapper] & same_numbers(state.built[swapper])))

    dealt = iter(_deal_out(parts, rng))
    twin = state.copy()
    twin.deck, twin.pile = next(dealt), next(dealt)
    for seat in others:
        fresh, old = next(dealt), next(dealt)
        twin.fresh[seat], twin.hands[seat] = fresh, fresh | old
    if swapper != observer:
        twin.aside = next(dealt)

    public = state.could[seats * width :]
    for seat in others:
        hidden = ~twin.hands[seat]
        knows = [mask & hidden for mask in public]
        knows[seat] = 0
        twin.could[seat * width : (seat + 1) * width] = knows
        if swapper == seat:
            show_to(twin, seat, twin.aside)
    if state.step == Step.ENGINEERING and state.turn[0] != observer:
        look(twin, state.turn[0])
    _guess_answers(twin, observer, rng)
    return twin


def _guess_answers(twin: CharonState, observer: int, rng: Random) -> None:
    """Choices that others made and nobody has seen yet are made anew."""
    for seat, answer in enumerate(twin.answers):
        if answer < 0 or seat == observer:
            continue
        if twin.step == Step.OFFER:
            twin.answers[seat] = rng.choice(cards_in(twin.hands[seat]))
        elif twin.step == Step.KEEP:
            twin.answers[seat] = rng.choice(twin.keepable(seat))


def _deal_out(parts: Sequence[tuple[int, int]], rng: Random) -> list[int]:
    """Deal every card to one of the parts it could belong to, each part (number of cards, cards it could have).

    Cards with the fewest possible parts go first, each to a part chosen by the room left there; where there is no room,
    cards already dealt make way. Every consistent deal can come out.
    """
    room = [number for number, _ in parts]
    dealt = [0] * len(parts)
    homes: list[tuple[int, float, int, list[int]]] = []
    for card in range(CARDS):
        bit = 1 << card
        possible = [index for index, (number, mask) in enumerate(parts) if number and mask & bit]
        if possible:
            homes.append((len(possible), rng.random(), bit, possible))
    homes.sort()
    possible_of = {bit: possible for _, _, bit, possible in homes}

    def make_room(part: int, tried: set[int]) -> bool:
        if room[part]:
            return True
        for card in cards_in(dealt[part]):
            for other in possible_of[1 << card]:
                if other not in tried:
                    tried.add(other)
                    if make_room(other, tried):
                        dealt[part] ^= 1 << card
                        dealt[other] |= 1 << card
                        room[part] += 1
                        room[other] -= 1
                        return True
        return False

    for _, _, bit, possible in homes:
        space = sum(room[part] for part in possible)
        if space:
            pick = rng.randrange(space)
            for part in possible:
                pick -= room[part]
                if pick < 0:
                    break
        else:
            part = next(part for part in possible if make_room(part, {part}))
        dealt[part] |= bit
        room[part] -= 1
    return dealt
