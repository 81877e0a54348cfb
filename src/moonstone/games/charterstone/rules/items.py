"""What is used by hand in a turn: items (B1.5), treasures (B1.7), and personas who can do something once per game."""

from __future__ import annotations

from moonstone.engine import Event, Json, Refusal
from moonstone.games.charterstone.content.constants import EXTRAS_IN_TURN, KINDS, RESOURCES
from moonstone.games.charterstone.content.vocabulary import LEVIES, WHATS, Term
from moonstone.games.charterstone.rules import moves
from moonstone.games.charterstone.rules.effects.gain import limit, push_terms
from moonstone.games.charterstone.rules.frames import FrameId
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.rules.placing import free_placements, why_nobody_free
from moonstone.games.charterstone.rules.state import GameData, twin
from moonstone.games.charterstone.rules.supply import bits, cards_of, pay, resources


def uses(state: GameData, seat: int) -> list[CharterstoneMove]:
    """Everything the seat can use before it places anybody."""
    index = state.setup.index
    names = [index.content.personas[number].name for number in bits(state.playing[seat] & index.once)]
    return _usable(state, seat, state.held[seat] & index.usable, names)


def item_uses(state: GameData, seat: int) -> list[CharterstoneMove]:
    """B1.5: the items the seat can use, which it may do after placing, too."""
    return _usable(state, seat, cards_of(state, seat, KINDS.index("item")), [])


def _usable(state: GameData, seat: int, cards: int, personas: list[str]) -> list[CharterstoneMove]:
    if not cards and not personas:
        return []
    index = state.setup.index
    names = [*(index.card_names[card] for card in bits(cards)), *personas]
    found = [index.catalogue.use[name] for name in names]
    return [move for move in found if check_use(state, seat, move) is None]


def check_use(state: GameData, seat: int, move: moves.Use) -> Refusal | None:
    """It is the seat's, paid for, not used up, does something, and the turn is not too long (A6.4)."""
    index, args = state.setup.index, {"card": move.card}
    if state.extras >= EXTRAS_IN_TURN:
        text = f"You have used {EXTRAS_IN_TURN} things in this turn; nothing more can be used before your next."
        return Refusal("turn-too-long", text, {"most": EXTRAS_IN_TURN})
    if move.card in index.persona_of:
        persona = index.persona_of[move.card]
        if state.muted[seat] >> persona & 1:
            return Refusal("silenced", "Your personas are silenced until the next income.", {**args})
        if not state.playing[seat] >> persona & 1:
            return Refusal("not-yours", "You do not play with that persona.", {**args})
        if state.personas_used[seat] >> persona & 1:
            return Refusal("used-up", "That persona has already done that in this game.", {**args})
        return None
    card = index.card_of[move.card]
    if not state.held[seat] >> card & 1:
        return Refusal("not-yours", f"You do not have the card {move.card}.", {**args})
    helper = index.content.cards[card - len(index.building_of)]
    have = resources(state, seat)
    if any(have[RESOURCES.index(term.what)] < term.number for term in helper.cost):
        return Refusal("cannot-pay", "You do not have the resources for that.", {**args})
    if not any(_works(state, seat, term, card) for term in helper.gain):
        forbidden = why_nobody_free(state, seat) if any(term.what == "free" for term in helper.gain) else None
        return forbidden or Refusal("no-effect", "That would do nothing now.", {**args})
    return None


def _works(state: GameData, seat: int, term: Term, card: int) -> bool:
    """Whether there is anything to be had of a term of a card."""
    if term.what == "free":
        then = twin(state)  # without the card, an objective that counts it may no longer be met
        then.held[seat] &= ~(1 << card)
        return bool(free_placements(then, seat))
    return limit(state, seat, WHATS.index(term.what), term.number) > 0


def use(state: GameData, seat: int, move: moves.Use, events: list[Event] | None) -> None:
    """B1.5: pay the item, take the reward, discard it; B1.7: discard the treasure; a persona is marked."""
    index = state.setup.index
    state.extras += 1
    if events is not None:
        events.append(Event("used-card", {"seat": seat, "card": move.card}))
    if move.card in index.persona_of:
        persona = index.persona_of[move.card]
        state.personas_used[seat] |= 1 << persona
        helper = index.content.personas[persona]
        if helper.ability in LEVIES:
            state.stack.append((FrameId.LEVY, seat, LEVIES.index(helper.ability)))
        gain = helper.gain
    else:
        card = index.card_of[move.card]
        helper = index.content.cards[card - len(index.building_of)]
        for term in helper.cost:
            pay(state, seat, RESOURCES.index(term.what) + 1, term.number)
        if events is not None and helper.cost:
            goods: dict[str, Json] = {term.what: term.number for term in helper.cost}
            events.append(Event("paid", {"seat": seat, "goods": goods}))
        if cards_of(state, seat, KINDS.index("item")) >> card & 1:
            state.stack.append((FrameId.DISCARD_ITEM, seat, card))
        else:
            discard(state, seat, card)
        gain = helper.gain
    push_terms(state, seat, tuple(term.compiled() for term in gain))


def discard(state: GameData, seat: int, card: int) -> None:
    """A card that was used goes onto the discard pile."""
    state.held[seat] ^= 1 << card
    state.discard |= 1 << card
