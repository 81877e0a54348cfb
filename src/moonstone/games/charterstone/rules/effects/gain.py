"""Effects: a term of the vocabulary is gained or asked about, and sets something else off (A3.3, A5.6)."""

from __future__ import annotations

from typing import Final

from moonstone.engine import Event
from moonstone.games.charterstone.content import vocabulary
from moonstone.games.charterstone.content.constants import CAPACITIES, CHARTERS, KINDS, LOOKED_AT, MINION_RULE
from moonstone.games.charterstone.content.vocabulary import WHATS
from moonstone.games.charterstone.rules.counters import count_named
from moonstone.games.charterstone.rules.effects import special
from moonstone.games.charterstone.rules.frames import Frame, FrameId
from moonstone.games.charterstone.rules.seats import has, playable_personas
from moonstone.games.charterstone.rules.state import GameData
from moonstone.games.charterstone.rules.supply import gain, kind_mask, place_influence, regain, tell_gain

NO_BUILDING: Final = 0
"""The source of what no building gives; for the others see `GameSetup.source`."""
FRIENDS: Final = {what: ("", *(f"{what} {charter}" for charter in CHARTERS), "") for what in ("coin", "vp")}
"""B1.6: by what a building gives, and the source it comes from: the trigger."""


def trigger(state: GameData, seat: int, event: str) -> None:
    """A5.6, B1.3: what the seat's assistants and personas add. It comes before whatever is on the stack already."""
    index = state.setup.index
    if event not in index.triggers or seat in state.setup.automas:
        return
    for by_event, own in ((index.effects, state.held[seat]), (index.persona_effects, state.playing[seat])):
        mask, entries = by_event.get(event, (0, ()))
        if mask & own:
            for bit, terms, needs in entries:
                if bit & own and all(need.met(count_named(state, seat, need.counter)) for need in needs):
                    push_terms(state, seat, terms)


def push_terms(
    state: GameData, seat: int, terms: tuple[Frame, ...], partial: int = 0, source: int = NO_BUILDING
) -> None:
    """Put terms on the stack, the first on top. `partial` asks how much of each to gain (A3.3)."""
    for term in reversed(terms):
        state.stack.append((FrameId.GAIN_TERM, seat, term, partial, source))


def limit(state: GameData, seat: int, what: int, number: int) -> int:
    """How many there are to be gained (A3.3)."""
    if what in (vocabulary.VP, vocabulary.PROGRESS, vocabulary.GLORY):
        return number
    if what == vocabulary.COIN:
        return min(number, state.supply[0])
    if what == vocabulary.INFLUENCE:
        return min(number, state.influence_in_supply[seat])
    if what == vocabulary.REPUTATION:
        return min(number, state.influence[seat], state.setup.spaces - sum(state.reputation))
    if what == vocabulary.RESOURCE:
        return min(number, sum(state.supply[1:]))
    if what < vocabulary.CARD:
        return min(number, state.supply[what - vocabulary.PUMPKIN + 1])
    if what < vocabulary.CAPACITY:
        if has(state, seat, "three-cards") and state.deck | state.discard:
            return number
        return min(number, (state.face_up & kind_mask(state, what - vocabulary.KIND)).bit_count())
    if what == vocabulary.CAPACITY:
        return number if expandable(state, seat) else 0
    if what == vocabulary.PERSONA:
        return min(number, playable_personas(state, seat).bit_count())
    return min(number, special.most(state, seat, what))


def expandable(state: GameData, seat: int) -> list[int]:
    """The capacities that can grow. That of minions is none of them before there are any."""
    most = state.setup.content.capacity
    first = seat * len(CAPACITIES)
    kinds = range(len(CAPACITIES) if state.rules & MINION_RULE else CAPACITIES.index("minion"))
    return [kind for kind in kinds if state.capacity[first + kind] < most[CAPACITIES[kind]][1]]


def gain_effect(state: GameData, seat: int, what: int, number: int, source: int, events: list[Event] | None) -> None:
    """Gain so many, which is no more than there are. B1.6: a building that gives coins or points sets friends off."""
    if what == vocabulary.VP:
        state.vp[seat] += number
        tell_gain(events, seat, "vp", number)
        trigger(state, seat, FRIENDS["vp"][source])
    elif what == vocabulary.COIN:
        tell_gain(events, seat, "coin", gain(state, seat, 0, number))
        trigger(state, seat, FRIENDS["coin"][source])
    elif what == vocabulary.GLORY:
        state.stars_owed[seat] += number
        tell_gain(events, seat, "glory", number)
    elif what == vocabulary.INFLUENCE:
        tell_gain(events, seat, "influence", regain(state, seat, number))
    elif what == vocabulary.REPUTATION:
        for _ in range(number):
            gain_reputation(state, seat, events)
    elif what == vocabulary.PROGRESS:
        steered = has(state, seat, "steer") and special.in_use_scores(state) and not state.ending
        state.stack.extend([(FrameId.MOVE_PROGRESS, seat, 1) if steered else (FrameId.ADVANCE_PROGRESS, seat)] * number)
    elif what == vocabulary.RESOURCE:
        state.stack.append((FrameId.GAIN_RESOURCES, seat, number))
    elif what < vocabulary.CARD:
        tell_gain(events, seat, WHATS[what], gain(state, seat, what - vocabulary.PUMPKIN + 1, number))
    elif what < vocabulary.CAPACITY:
        looking = [(FrameId.LOOK_AT_CARD, seat, LOOKED_AT)] if has(state, seat, "three-cards") else []
        state.stack.extend([(FrameId.GAIN_CARD, seat, what - vocabulary.KIND, source), *looking] * number)
    elif what == vocabulary.CAPACITY:
        state.stack.extend([(FrameId.EXPAND_CAPACITY, seat)] * number)
    elif what == vocabulary.PERSONA:
        state.stack.extend([(FrameId.CHOOSE_PERSONA, seat)] * number)
    else:
        special.gain_special(state, seat, what, number, source, events)


def gain_reputation(state: GameData, seat: int, events: list[Event] | None) -> None:
    """A6.2: a token on the next space of the track."""
    place_influence(state, seat)
    state.reputation[seat] += 1
    if events is not None:
        events.append(Event("reputation", {"seat": seat, "tokens": state.reputation[seat]}))
    trigger(state, seat, "reputation")


def receive_card(state: GameData, seat: int, card: int, source: int) -> None:
    """A card is the seat's now, whatever it comes from."""
    bit = 1 << card
    state.held[seat] |= bit
    kind = next(name for number, name in enumerate(KINDS) if kind_mask(state, number) & bit)
    trigger(state, seat, f"take {kind}")
    if source != NO_BUILDING:
        trigger(state, seat, f"earn {kind}")
