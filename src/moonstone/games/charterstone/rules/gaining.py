"""Effects: a term of the vocabulary is gained, asked about, or set off by something else (A3.3, A5.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from moonstone.engine import Event, Refusal
from moonstone.games.charterstone.content import vocabulary
from moonstone.games.charterstone.content.constants import (
    CAPACITIES,
    CHARTERS,
    KINDS,
    LOOKED_AT,
    MINION_RULE,
    RESOURCES,
)
from moonstone.games.charterstone.content.vocabulary import WHATS
from moonstone.games.charterstone.rules import feats
from moonstone.games.charterstone.rules.asks import Ask
from moonstone.games.charterstone.rules.moves import CharterstoneMove, Gain, No, Part, Pick, Take, Yes
from moonstone.games.charterstone.rules.supply import (
    bits,
    count,
    count_named,
    gain,
    has,
    kind_mask,
    place_influence,
    regain,
    tell_gain,
)

if TYPE_CHECKING:
    from moonstone.games.charterstone.rules.state import CharterstoneState, Frame

YES, NO = Yes(), No()
FRIENDS = {what: ("", *(f"{what} {charter}" for charter in CHARTERS), "") for what in ("coin", "vp")}
"""B1.6: by what a building gives, and the source it comes from: the trigger."""
ONE_BY_ONE = frozenset(
    {
        *(
            vocabulary.REPUTATION,
            vocabulary.CAPACITY,
            vocabulary.PRIVATE,
            vocabulary.PERIL,
            vocabulary.MINION,
            vocabulary.RECALL,
        )
    }
)
"""What is gained one after the other, each with its own question."""


def set_off(state: CharterstoneState, seat: int, trigger: str) -> None:
    """A5.6, B1.3: what the seat's assistants and personas add. It comes before whatever is on the stack already."""
    index = state.table.index
    if trigger not in index.triggers or seat in state.table.automas:
        return
    for effects_by, own in ((index.effects, state.held[seat]), (index.persona_effects, state.playing[seat])):
        mask, entries = effects_by.get(trigger, (0, ()))
        if mask & own:
            for bit, terms, needs in entries:
                if bit & own and all(need.met(count_named(state, seat, need.counter)) for need in needs):
                    push(state, seat, terms, 0)


def push(state: CharterstoneState, seat: int, terms: tuple[Any, ...], how: int) -> None:
    """Put terms on the stack, the first on top."""
    for term in reversed(terms):
        state.stack.append((Ask.TERM, seat, term, how))


def do_term(state: CharterstoneState, frame: Frame, events: list[Event] | None) -> None:
    """Gain a term, or ask about it."""
    _, seat, term, how = frame
    if term[0] == vocabulary.PICK:
        state.stack.append((Ask.PICK, seat, term[1], how))
        return
    what, number, per, may = term
    if per >= 0:
        number *= count(state, seat, per)
    number = limit(state, seat, what, number)
    if number <= 0:
        return
    if seat in state.table.automas:
        do_gain(state, seat, what, number, how, events)
    elif what in ONE_BY_ONE and number > 1:
        state.stack += [
            (Ask.TERM, seat, (what, number - 1, -1, may), how),
            (Ask.TERM, seat, (what, 1, -1, may), how),
        ]
    elif may or what == vocabulary.REPUTATION:
        state.stack.append((Ask.MAY, seat, (what, number, -1, 1), how))
    elif how & 1 and what != vocabulary.PROGRESS:
        state.stack.append((Ask.PART, seat, (what, number, -1, 0), how))
    else:
        do_gain(state, seat, what, number, how, events)


def limit(state: CharterstoneState, seat: int, what: int, number: int) -> int:
    """How many there are to be gained (A3.3)."""
    if what in (vocabulary.VP, vocabulary.PROGRESS):
        return number
    if what == vocabulary.COIN:
        return min(number, state.supply[0])
    if what == vocabulary.INFLUENCE:
        return min(number, state.spent[seat])
    if what == vocabulary.REPUTATION:
        return min(number, state.influence[seat], state.table.spaces - sum(state.reputation))
    if what == vocabulary.RESOURCE:
        return min(number, sum(state.supply[1:]))
    if what < vocabulary.CARD:
        return min(number, state.supply[what - vocabulary.PUMPKIN + 1])
    if what < vocabulary.CAPACITY:
        return min(number, (state.mat & kind_mask(state, what - vocabulary.KIND)).bit_count())
    if what == vocabulary.CAPACITY:
        return number if expandable(state, seat) else 0
    if what == vocabulary.PERSONA:
        personas = state.chests[state.table.charters[seat]] & ~state.playing[seat]
        return min(number, personas.bit_count())
    return min(number, feats.most(state, seat, what))


def expandable(state: CharterstoneState, seat: int) -> list[int]:
    """The capacities that can grow. That of minions is none of them before there are any."""
    most = state.table.index.content.capacity
    first = seat * len(CAPACITIES)
    kinds = range(len(CAPACITIES) if state.rules & MINION_RULE else CAPACITIES.index("minion"))
    return [kind for kind in kinds if state.capacity[first + kind] < most[CAPACITIES[kind]][1]]


def do_gain(state: CharterstoneState, seat: int, what: int, number: int, how: int, events: list[Event] | None) -> None:
    """Gain so many, which is no more than there are. B1.6: a building that gives coins or points sets friends off."""
    if what == vocabulary.VP:
        state.vp[seat] += number
        tell_gain(events, seat, "vp", number)
        set_off(state, seat, FRIENDS["vp"][how >> 1])
    elif what == vocabulary.COIN:
        tell_gain(events, seat, "coin", gain(state, seat, 0, number))
        set_off(state, seat, FRIENDS["coin"][how >> 1])
    elif what == vocabulary.INFLUENCE:
        tell_gain(events, seat, "influence", regain(state, seat, number))
    elif what == vocabulary.REPUTATION:
        for _ in range(number):
            gain_reputation(state, seat, events)
    elif what == vocabulary.PROGRESS:
        steered = has(state, seat, "steer") and feats.scoring(state)
        state.stack.extend([(Ask.SHIFT, seat, 1) if steered else (Ask.ADVANCE, seat)] * number)
    elif what == vocabulary.RESOURCE:
        state.stack.append((Ask.GAIN, seat, number))
    elif what < vocabulary.CARD:
        tell_gain(events, seat, WHATS[what], gain(state, seat, what - vocabulary.PUMPKIN + 1, number))
    elif what < vocabulary.CAPACITY:
        if seat in state.table.automas:
            state.stack.append((Ask.SWEEP,))
        else:
            looking = [(Ask.LOOK, seat, LOOKED_AT)] if has(state, seat, "three-cards") else []
            state.stack.extend([(Ask.TAKE, seat, what - vocabulary.KIND, how), *looking] * number)
    elif what == vocabulary.CAPACITY:
        state.stack.extend([(Ask.EXPAND, seat)] * number)
    elif what == vocabulary.PERSONA:
        state.stack.extend([(Ask.BRING, seat)] * number)
    else:
        feats.do(state, seat, what, number, events)


def gain_reputation(state: CharterstoneState, seat: int, events: list[Event] | None) -> None:
    """A6.2: a token on the next space of the track."""
    place_influence(state, seat)
    state.reputation[seat] += 1
    if events is not None:
        events.append(Event("reputation", {"seat": seat, "tokens": state.reputation[seat]}))
    set_off(state, seat, "reputation")


def do_advance(state: CharterstoneState, frame: Frame, events: list[Event] | None) -> None:
    """A6.3: progress moves on by one, if not on the hourglass yet. Nobody (-1) moves it in a village that takes too
    long.
    """
    seat = frame[1]
    table = state.table
    if state.progress >= table.end:
        return
    state.progress += 1
    marks = table.index.content.progress[state.progress]
    if events is not None:
        mover = seat if seat >= 0 else None
        events.append(Event("progress", {"seat": mover, "to": state.progress, "end": table.end}))
        if "i" in marks:
            events.append(Event("income", {}))
    if "i" in marks:
        state.stack.append((Ask.INCOME, -1))
        if seat >= 0:
            set_off(state, seat, "income-space")
    if "r" in marks and seat >= 0:
        state.stack.append((Ask.TERM, seat, (vocabulary.REPUTATION, 1, -1, 1), 0))
    if "end" in marks:
        state.ending = True
        if events is not None:
            events.append(Event("hourglass", {"round": state.round}))
    if seat >= 0:
        set_off(state, seat, "progress")


# MAY: an optional effect


def may_answers(state: CharterstoneState, frame: Frame) -> list[CharterstoneMove]:
    """Yes or no; what is not to be had at all is not asked about."""
    return [YES, NO]


def check_may(state: CharterstoneState, frame: Frame, move: CharterstoneMove) -> Refusal | None:
    """Either will do."""
    return None


def do_may(state: CharterstoneState, frame: Frame, move: CharterstoneMove, events: list[Event] | None) -> None:
    """Gain it, or not."""
    _, seat, (what, number, _, _), how = frame
    if move == YES:
        do_gain(state, seat, what, number, how, events)
    elif events is not None:
        events.append(Event("declined", {"seat": seat, "what": WHATS[what]}))


# PART: how much of an effect


def part_answers(state: CharterstoneState, frame: Frame) -> list[CharterstoneMove]:
    """From all of it to nothing."""
    _, seat, (what, number, _, _), _ = frame
    parts = state.table.index.catalogue.parts
    most = min(limit(state, seat, what, number), len(parts) - 1)
    return [parts[part] for part in range(most, -1, -1)]


def check_part(state: CharterstoneState, frame: Frame, move: Part) -> Refusal | None:
    """No more than there is."""
    most = len(part_answers(state, frame)) - 1
    if 0 <= move.number <= most:
        return None
    return Refusal("not-so-many", f"You can gain from 0 to {most}.", {"most": most})


def do_part(state: CharterstoneState, frame: Frame, move: Part, events: list[Event] | None) -> None:
    """Gain so much."""
    _, seat, (what, _, _, _), how = frame
    if move.number:
        do_gain(state, seat, what, move.number, how, events)


# PICK: one of several effects


def pick_answers(state: CharterstoneState, frame: Frame) -> list[CharterstoneMove]:
    """Each of them, and none where gaining is in part."""
    _, _, terms, how = frame
    picks = state.table.index.catalogue.picks
    return [*picks[1 : len(terms) + 1], *([picks[0]] if how & 1 else [])]


def check_pick(state: CharterstoneState, frame: Frame, move: Pick) -> Refusal | None:
    """One of those there are."""
    if move in pick_answers(state, frame):
        return None
    return Refusal("no-such-effect", f"Pick one of the effects 1 to {len(frame[2])}.", {"most": len(frame[2])})


def do_pick(state: CharterstoneState, frame: Frame, move: Pick, events: list[Event] | None) -> None:
    """Gain that one."""
    _, seat, terms, how = frame
    if move.number:
        state.stack.append((Ask.TERM, seat, terms[move.number - 1], how))


# GAIN: resources of any kind


def gain_answers(state: CharterstoneState, frame: Frame) -> list[CharterstoneMove]:
    """Every heap of that size the supply holds."""
    left = state.supply[1:]
    number = min(frame[2], sum(left))
    gains = state.table.index.catalogue.gains[number]
    if min(left) >= number:
        return [move for _, move in gains]
    return [move for heap, move in gains if all(want <= have for want, have in zip(heap, left, strict=True))]


def check_gain(state: CharterstoneState, frame: Frame, move: Gain) -> Refusal | None:
    """So many, and such as there are."""
    if move in gain_answers(state, frame):
        return None
    number = min(frame[2], sum(state.supply[1:]))
    text = f"Gain {number} of the resources that the supply holds."
    return Refusal("not-those-resources", text, {"number": number})


def do_gain_resources(state: CharterstoneState, frame: Frame, move: Gain, events: list[Event] | None) -> None:
    """Take them."""
    names = move.resources.split("+")
    for kind, name in enumerate(RESOURCES):
        if name in names:
            tell_gain(events, frame[1], name, gain(state, frame[1], kind + 1, names.count(name)))


# TAKE: face-up cards


def take_answers(state: CharterstoneState, frame: Frame) -> list[CharterstoneMove]:
    """Every face-up card of the kind, and those looked at (C 307)."""
    takes = state.table.index.catalogue.takes
    return [takes[card] for card in bits((state.mat | state.looked) & kind_mask(state, frame[2]))]


def check_take(state: CharterstoneState, frame: Frame, move: Take) -> Refusal | None:
    """It lies face up and is of the kind."""
    if move in take_answers(state, frame):
        return None
    kind = "advancement" if frame[2] < 0 else KINDS[frame[2]]
    return Refusal("not-face-up", f"{move.card} is no face-up {kind} card.", {"card": move.card, "kind": kind})


def do_take(state: CharterstoneState, frame: Frame, move: Take, events: list[Event] | None) -> None:
    """A5.1: it is the seat's, and another is turned up; what was only looked at goes back into the deck."""
    _, seat, _, how = frame
    card = state.table.index.card_of[move.card]
    bit = 1 << card
    state.mat &= ~bit
    state.deck |= state.looked & ~bit
    state.looked = 0
    if events is not None:
        events.append(Event("took", {"seat": seat, "card": move.card}))
    receive(state, seat, card, how)
    state.stack.append((Ask.REFILL,))


def receive(state: CharterstoneState, seat: int, card: int, how: int) -> None:
    """A card is the seat's now, whatever it comes from. An assistant nobody named yet may be named (A5.5)."""
    index, village = state.table.index, state.table.village
    bit = 1 << card
    state.held[seat] |= bit
    if index.kinds[0] & bit and not any(named & bit for named in state.named):
        name = index.card_names[card]
        if name not in village.names and name not in village.rights:
            state.named[seat] |= bit
    kind = next(name for number, name in enumerate(KINDS) if kind_mask(state, number) & bit)
    set_off(state, seat, f"take {kind}")
    if how >> 1:
        set_off(state, seat, f"earn {kind}")
