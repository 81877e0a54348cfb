"""A whole state that agrees with all a seat knows, for bots that search."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from moonstone.games.charon.cards import CARDS, cards_in, same_numbers
from moonstone.games.charon.rules import knowledge
from moonstone.games.charon.rules.reset import keepable
from moonstone.games.charon.rules.state_data import StateData
from moonstone.games.charon.rules.steps import Step

S = TypeVar("S", bound=StateData)


def determinize(state: S, viewer: int | None, rng: Random) -> S:
    """A state that agrees with all the viewer knows, dealt from that knowledge alone."""
    seats, width = state.seats, state.seats + 2
    observer = seats if viewer is None else viewer
    could = knowledge.of(state, observer)
    from_deck = could[knowledge.deck(seats)]
    others = [seat for seat in range(seats) if seat != observer]

    parts: list[tuple[int, int]] = [
        (state.deck.bit_count(), from_deck),
        (state.pile.bit_count(), could[knowledge.pile(seats)]),
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
            knowledge.show_to(twin, seat, twin.aside)
    if state.step == Step.ENGINEERING and state.turn[0] != observer:
        knowledge.look(twin, state.turn[0])
    _guess_answers(twin, observer, rng)
    return twin


def _guess_answers(twin: StateData, observer: int, rng: Random) -> None:
    """Choices that others made and nobody has seen yet are made anew."""
    for seat, answer in enumerate(twin.answers):
        if answer < 0 or seat == observer:
            continue
        if twin.step == Step.OFFER:
            twin.answers[seat] = rng.choice(cards_in(twin.hands[seat]))
        elif twin.step == Step.KEEP:
            twin.answers[seat] = rng.choice(keepable(twin, seat))


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
