"""The end of a game from the second on (B1.12-B1.15): guidepost, glory, capacity, and what is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moonstone.engine import NATURE, Event, Json, Refusal
from moonstone.games.charterstone.campaign.unlocking import known_rows
from moonstone.games.charterstone.content.constants import CAPACITIES, CHARTERS, KINDS, RESOURCES, VP_PER_STAR
from moonstone.games.charterstone.content.content import Chapter
from moonstone.games.charterstone.rules import minions
from moonstone.games.charterstone.rules.asks import Ask
from moonstone.games.charterstone.rules.deck import impossible
from moonstone.games.charterstone.rules.gaining import expandable, push
from moonstone.games.charterstone.rules.index import GOODS
from moonstone.games.charterstone.rules.moves import CharterstoneMove, Decide, Expand, Keep, Roll, Star
from moonstone.games.charterstone.rules.scoring import from_first
from moonstone.games.charterstone.rules.supply import bits, count_named, kind_mask

if TYPE_CHECKING:
    from moonstone.games.charterstone.rules.state import CharterstoneState, Frame


def chapter(state: CharterstoneState) -> Chapter:
    """What the campaign says of this game."""
    return state.table.index.content.games[state.table.number - 1]


def meeting(state: CharterstoneState) -> list[int]:
    """B1.13: the seats that would meet the guidepost now, in the order of play."""
    post = chapter(state)
    if post.counter is None:
        return []
    numbers = [count_named(state, seat, post.counter) for seat in range(state.seats)]
    best = min(numbers) if post.fewest else max(numbers)
    return [seat for seat in from_first(state) if numbers[seat] == best]


def do_guidepost(state: CharterstoneState, frame: Frame, events: list[Event] | None) -> None:
    """B1.13: a star for those who meet it; the one with most influence left chooses, the die between equals."""
    seats = meeting(state)
    if not seats:
        return
    for seat in seats:
        state.owed[seat] += 1
    most = max(state.influence[seat] for seat in seats)
    choosers = [seat for seat in seats if state.influence[seat] == most]
    if events is not None:
        events.append(Event("guidepost-met", {"seats": list(seats)}))
    if len(choosers) == 1:
        _let_choose(state, choosers[0])
    else:
        state.stack.append((Ask.CHOOSER, sum(1 << seat for seat in choosers)))


def _let_choose(state: CharterstoneState, seat: int) -> None:
    state.stack.append((Ask.LOT, seat) if seat in state.table.automas else (Ask.DECIDE, seat))


def do_chooser(state: CharterstoneState, frame: Frame, move: Roll, events: list[Event] | None) -> None:
    """The die is rolled until it shows one of the equals."""
    if events is not None:
        events.append(Event("rolled", {"charter": move.charter}, reveals=True))
    seat = state.table.seat_of.get(CHARTERS.index(move.charter))
    if seat is None or not frame[1] >> seat & 1:
        state.stack.append(frame)
    else:
        _let_choose(state, seat)


# DECIDE and LOT


def decide_answers(state: CharterstoneState, frame: Frame) -> list[CharterstoneMove]:
    """The choices of this game."""
    decides = state.table.index.catalogue.decides
    return [decides[name] for name in chapter(state).choices]


def check_decide(state: CharterstoneState, frame: Frame, move: Decide) -> Refusal | None:
    """It is one of this game's."""
    if move.choice in chapter(state).choices:
        return None
    if state.turn == (NATURE,):
        return impossible(move)
    names = " or ".join(chapter(state).choices)
    return Refusal("no-such-choice", f"Here you decide between {names}.", {"choice": move.choice})


def do_decide(state: CharterstoneState, frame: Frame, move: Decide, events: list[Event] | None) -> None:
    """B2: everybody gains what the choice gives."""
    choice = state.table.index.content.choices[move.choice]
    state.choice = chapter(state).choices.index(move.choice)
    if events is not None:
        events.append(Event("decided", {"seat": frame[1], "choice": move.choice, "king": choice.king}, reveals=True))
    for seat in reversed(from_first(state)):
        push(state, seat, tuple(term.compiled() for term in choice.gain), 0)


# GLORY and STAR


def do_glory(state: CharterstoneState, frame: Frame, events: list[Event] | None) -> None:
    """B1.14: a star for every ten points and each that is owed, marked in the order of play."""
    _, seat, stars = frame
    if seat < 0:
        for other in reversed(from_first(state)):
            state.stack.append((Ask.GLORY, other, state.vp[other] // VP_PER_STAR + state.owed[other]))
        state.owed = [0] * state.seats
        return
    if stars <= 0 or not open_rows(state, seat):
        return
    if seat in state.table.automas:
        state.stack.append((Ask.GLORY, seat, stars - 1))
        mark(state, seat, open_rows(state, seat)[0], events)
    else:
        state.stack.append((Ask.STAR, seat, stars))


def open_rows(state: CharterstoneState, seat: int) -> list[int]:
    """The rows of the chest that are not full."""
    rows = state.table.index.content.glory
    asked = state.table.index.glory_rows
    known = asked.get(state.rules) or asked.setdefault(state.rules, known_rows(rows, state.rules))
    return [number for number in known if state.stars[seat * len(rows) + number] < rows[number].stars]


def mark(state: CharterstoneState, seat: int, row: int, events: list[Event] | None) -> None:
    """One more star in a row."""
    rows = state.table.index.content.glory
    state.stars[seat * len(rows) + row] += 1
    if events is not None:
        full = state.stars[seat * len(rows) + row] == rows[row].stars
        events.append(Event("glory", {"seat": seat, "row": rows[row].name, "full": full}))


def star_answers(state: CharterstoneState, frame: Frame) -> list[CharterstoneMove]:
    """Any row that is not full."""
    stars = state.table.index.catalogue.stars
    return [stars[row] for row in open_rows(state, frame[1])]


def check_star(state: CharterstoneState, frame: Frame, move: Star) -> Refusal | None:
    """The row is not full."""
    if move in star_answers(state, frame):
        return None
    return Refusal("row-full", "That row of glory is full.", {"row": move.row})


def do_star(state: CharterstoneState, frame: Frame, move: Star, events: list[Event] | None) -> None:
    """Mark it, and go on with the next."""
    _, seat, stars = frame
    state.stack.append((Ask.GLORY, seat, stars - 1))
    mark(state, seat, state.table.index.catalogue.stars.index(move), events)


# CAPACITY and EXPAND


def do_capacity(state: CharterstoneState, frame: Frame, events: list[Event] | None) -> None:
    """B1.12: one more for everybody who has not won."""
    seat = frame[1]
    if seat < 0:
        losers = [other for other in from_first(state) if not state.winners >> other & 1]
        state.stack += [(Ask.CAPACITY, other) for other in reversed(losers)]
        return
    kinds = expandable(state, seat)
    if kinds and seat in state.table.automas:
        first = seat * len(CAPACITIES)
        expand(state, seat, min(kinds, key=lambda kind: state.capacity[first + kind]), events)
    elif kinds:
        state.stack.append((Ask.EXPAND, seat))


def expand(state: CharterstoneState, seat: int, kind: int, events: list[Event] | None) -> None:
    """One more of a kind."""
    state.capacity[seat * len(CAPACITIES) + kind] += 1
    if events is not None:
        events.append(Event("expanded", {"seat": seat, "capacity": CAPACITIES[kind]}))


def expand_answers(state: CharterstoneState, frame: Frame) -> list[CharterstoneMove]:
    """Any capacity that can grow."""
    expands = state.table.index.catalogue.expands
    return [expands[kind] for kind in expandable(state, frame[1])]


def check_expand(state: CharterstoneState, frame: Frame, move: Expand) -> Refusal | None:
    """It can grow."""
    if move in expand_answers(state, frame):
        return None
    return Refusal("cannot-grow", "That capacity cannot grow.", {"capacity": move.capacity})


def do_expand(state: CharterstoneState, frame: Frame, move: Expand, events: list[Event] | None) -> None:
    """It grows."""
    expand(state, frame[1], CAPACITIES.index(move.capacity), events)


def do_used(state: CharterstoneState, frame: Frame, events: list[Event] | None) -> None:
    """B1.3: personas in play are marked as used."""
    if events is not None:
        personas = state.table.index.content.personas
        for seat in from_first(state):
            names: list[Json] = [personas[persona].name for persona in bits(state.playing[seat])]
            if names:
                events.append(Event("used", {"seat": seat, "personas": names}))


# DISCARD, KEEP and HOLD


def do_discard(state: CharterstoneState, frame: Frame, events: list[Event] | None) -> None:
    """B1.15: down to capacity. Coins are all alike; what resources and cards to keep is asked where it matters."""
    seat = frame[1]
    if seat < 0:
        state.stack += [(Ask.DISCARD, other) for other in reversed(from_first(state))]
        return
    room = state.capacity[seat * len(CAPACITIES) : (seat + 1) * len(CAPACITIES)]
    first = seat * GOODS
    coins = max(0, state.goods[first] - room[1])
    state.goods[first] -= coins
    state.supply[0] += coins
    if events is not None and coins:
        events.append(Event("discarded", {"seat": seat, "goods": {"coin": coins}}))
    if minions.crowded(state, seat, room[3]):
        state.stack.append((Ask.TEND, seat, room[3], 0))
    if not _fits(state, seat, room[2]):
        state.stack.append((Ask.HOLD, seat, room[2], 0))
    if sum(state.goods[first + 1 : first + GOODS]) > room[0]:
        state.stack.append((Ask.KEEP, seat, room[0], (0,) * len(RESOURCES)))


def _fits(state: CharterstoneState, seat: int, room: int) -> bool:
    """Whether all cards of a seat can be kept: no more than there is room for, no two of a kind."""
    held = state.held[seat]
    numbers = [(held & kind_mask(state, kind)).bit_count() for kind in range(len(KINDS))]
    return sum(numbers) <= room and max(numbers) <= 1


def keep_answers(state: CharterstoneState, frame: Frame) -> list[CharterstoneMove]:
    """Any resource of which more are left than are kept."""
    _, seat, _, kept = frame
    first = seat * GOODS + 1
    keeps = state.table.index.catalogue.keeps
    return [keeps[kind] for kind, number in enumerate(kept) if state.goods[first + kind] > number]


def check_keep(state: CharterstoneState, frame: Frame, move: Keep) -> Refusal | None:
    """The seat has one more of it."""
    if move in keep_answers(state, frame):
        return None
    return Refusal("nothing-to-keep", f"You have no further {move.what} to keep.", {"what": move.what})


def do_keep(state: CharterstoneState, frame: Frame, move: Keep, events: list[Event] | None) -> None:
    """After the last one the rest goes back."""
    _, seat, left, kept = frame
    kind = RESOURCES.index(move.what)
    kept = (*kept[:kind], kept[kind] + 1, *kept[kind + 1 :])
    if left > 1:
        state.stack.append((Ask.KEEP, seat, left - 1, kept))
        return
    first = seat * GOODS + 1
    gone: dict[str, Json] = {}
    for kind, number in enumerate(kept):
        rest = state.goods[first + kind] - number
        state.goods[first + kind] = number
        state.supply[kind + 1] += rest
        if rest:
            gone[RESOURCES[kind]] = rest
    if events is not None:
        events.append(Event("discarded", {"seat": seat, "goods": gone}))


def hold_answers(state: CharterstoneState, frame: Frame) -> list[CharterstoneMove]:
    """Any card of a kind that is not kept yet."""
    _, seat, _, kept = frame
    held = state.held[seat]
    for kind in range(len(KINDS)):
        mask = kind_mask(state, kind)
        if mask & kept:
            held &= ~mask
    holds = state.table.index.catalogue.holds
    return [holds[card] for card in bits(held)]


def check_hold(state: CharterstoneState, frame: Frame, move: Keep) -> Refusal | None:
    """The seat has it, and keeps no other of its kind."""
    if move in hold_answers(state, frame):
        return None
    text = f"{move.what} is not a card of yours of a kind that you do not keep already."
    return Refusal("nothing-to-keep", text, {"what": move.what})


def do_hold(state: CharterstoneState, frame: Frame, move: Keep, events: list[Event] | None) -> None:
    """After the last one, or when no other kind is left, the rest goes onto the discard pile."""
    _, seat, left, kept = frame
    kept |= 1 << state.table.index.card_of[move.what]
    if left > 1 and hold_answers(state, (Ask.HOLD, seat, left - 1, kept)):
        state.stack.append((Ask.HOLD, seat, left - 1, kept))
        return
    gone = state.held[seat] & ~kept
    state.held[seat] = kept
    state.discard |= gone
    if events is not None:
        names: list[Json] = [state.table.index.card_names[card] for card in bits(gone)]
        events.append(Event("discarded-cards", {"seat": seat, "cards": names}))
