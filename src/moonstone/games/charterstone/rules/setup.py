"""Set-up (A2, B1.2): what a game starts from, the basic buildings, newcomers, personas and the bonuses of glory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moonstone.engine import Event, Refusal
from moonstone.games.charterstone.campaign.unlocking import unlocked_cards
from moonstone.games.charterstone.content.constants import (
    CHARTERS,
    COINS,
    FIRST_GAME_COINS,
    INFLUENCE,
    MINIONS,
    MINIONS_EACH,
    PERIL_RULE,
    PERILS,
    PERILS_EACH,
    PLOTS,
    RESOURCES,
    RESOURCES_EACH,
    WORKERS,
)
from moonstone.games.charterstone.content.content import BASIC, COMMONS
from moonstone.games.charterstone.rules import inactive_charters
from moonstone.games.charterstone.rules.asks import Ask
from moonstone.games.charterstone.rules.gaining import push
from moonstone.games.charterstone.rules.index import GOODS, SLOTS, Table
from moonstone.games.charterstone.rules.moves import Bring, CharterstoneMove, Settle
from moonstone.games.charterstone.rules.supply import bits, gain, tell_gain

if TYPE_CHECKING:
    from moonstone.games.charterstone.rules.state import CharterstoneState, Frame

PERSONAS_FROM = 3
"""B1.2: the game from which on personas and glory matter at set-up."""


def new(state: CharterstoneState, table: Table) -> CharterstoneState:
    """A game before its first question: everything in its place, the set-up on the stack."""
    village, index = table.village, table.index
    seats = state.seats = table.seats
    state.table = table
    state.turn, state.ready = (), None
    state.first = state.current = 0
    state.round = 0
    state.progress = table.start
    state.ending = state.partly = False
    state.goods = [
        good
        for charter in table.charters
        for good in (village.charters[charter].coins, *village.charters[charter].resources)
    ]
    state.supply = [
        most - sum(state.goods[good::GOODS]) for good, most in enumerate((COINS, *[RESOURCES_EACH] * len(RESOURCES)))
    ]
    state.influence, state.spent, state.vp = [INFLUENCE] * seats, [0] * seats, [0] * seats
    state.idle, state.reputation = [WORKERS] * seats, [0] * seats
    state.quota = bytearray(len(index.quota))
    state.shown, state.scored = 0, [0] * seats
    state.workers = bytearray(SLOTS)
    state.opened = []
    state.openers = []
    state.chests = [sum(1 << index.persona_of[name] for name in charter.personas) for charter in village.charters]
    state.playing = [
        1 << index.persona_of[f"original-{CHARTERS[charter]}"]
        if table.number < PERSONAS_FROM and seat not in table.automas
        else 0
        for seat, charter in enumerate(table.charters)
    ]
    state.named = [0] * seats
    chests = [village.charters[charter] for charter in table.charters]
    state.stars = [stars for chest in chests for stars in chest.stars]
    state.capacity = [number for chest in chests for number in chest.capacity]
    state.owed = [chest.owed for chest in chests]
    state.choice, state.winners = -1, 0
    state.automa = (1 << len(index.content.automa)) - 1
    _lay_out_what_was_unlocked(state)
    _lay_out_buildings(state)
    _lay_out_cards(state)
    state.stack = [(Ask.OVER,), *_ending(state), (Ask.NEXT,), (Ask.BEGIN,), (Ask.FIRST,), (Ask.REFILL,), (Ask.POST,)]
    if state.rules & PERIL_RULE:
        state.stack.append((Ask.BEFALL,))
    arrivals = _arrivals(state)
    drawn = sum(frame[0] == Ask.DRAW for frame in arrivals)
    cards = (state.deck & index.constructible & ~state.built).bit_count() - drawn
    state.stack += reversed([*arrivals, *inactive_charters.growing(state)[: max(0, cards)]])
    return state


def _lay_out_what_was_unlocked(state: CharterstoneState) -> None:
    """B1: minions of the kinds that are known, all perils in their supply, and nothing on any building yet."""
    table, seats = state.table, state.seats
    content, village = table.index.content, table.village
    state.rules = table.index.rules(village.opened)
    state.using, state.again, state.fresh, state.looked = -1, 0, 0, 0
    state.minions = [number for charter in table.charters for number in village.charters[charter].minions]
    known = {content.crates[number].minion for number in village.opened}
    state.wild = [
        MINIONS_EACH - sum(state.minions[kind :: len(MINIONS)]) if name in known else 0
        for kind, name in enumerate(MINIONS)
    ]
    state.plights, state.perils_left = [0] * len(PERILS) * seats, [PERILS_EACH] * len(PERILS)
    state.own, state.omens, state.once = [0] * seats, [0] * seats, [0] * seats
    state.beside, state.pets = bytearray(SLOTS), bytearray(SLOTS)
    state.perils, state.tokens = bytearray(SLOTS), bytearray(SLOTS)


def _lay_out_buildings(state: CharterstoneState) -> None:
    """The Commons, the stickers, and in the first game inactive charters' basic buildings on their plot 1 (A2.1)."""
    table = state.table
    building_of = table.index.building_of
    state.stuck = bytearray(SLOTS)
    for slot, name in enumerate(COMMONS):
        state.stuck[slot] = building_of[name] + 1
    for charter in range(len(CHARTERS)):
        first = len(COMMONS) + charter * PLOTS
        for plot, name in enumerate(table.village.charters[charter].plots):
            state.stuck[first + plot] = building_of[name] + 1 if name else 0
        seat = table.seat_of.get(charter)
        if not any(table.village.charters[charter].plots) and (seat is None or seat in table.automas):
            state.stuck[first] = building_of[BASIC[charter]] + 1
    state.built = sum(1 << building_of[name] for name in BASIC)
    for mark in state.stuck[len(COMMONS) :]:
        if mark:
            state.built |= 1 << mark - 1
    state.covered = sum(1 << building_of[name] for name in table.village.covered)
    state.built |= state.covered


def _lay_out_cards(state: CharterstoneState) -> None:
    """A2.2: what is unlocked and nobody holds is in the deck; at first everybody holds the basic building's card."""
    table = state.table
    card_of = table.index.card_of
    village = table.village
    state.archive = sum(1 << card_of[name] for name in village.archive)
    state.held = [sum(1 << card_of[name] for name in village.charters[charter].cards) for charter in table.charters]
    if village.number == 1:
        for seat, charter in enumerate(table.charters):
            if seat not in table.automas:
                state.held[seat] |= 1 << card_of[BASIC[charter]]
    state.deck = unlocked_cards(table.index, village.opened) & ~state.archive
    for held in state.held:
        state.deck &= ~held
    state.mat = state.discard = 0


def _arrivals(state: CharterstoneState) -> list[Frame]:
    """Who settles, and what newcomers get (A7.2)."""
    frames: list[Frame] = []
    building_cards = (1 << len(state.table.index.building_of)) - 1
    left = (state.deck & building_cards).bit_count()
    for seat, charter in enumerate(state.table.charters):
        chest = state.table.village.charters[charter]
        if not any(chest.plots) and seat not in state.table.automas:
            frames.append((Ask.SETTLE, seat))
        if chest.newcomer and left and seat not in state.table.automas:
            frames.append((Ask.DRAW, seat))
            left -= 1
        if chest.owed:
            frames.append((Ask.GLORY, seat, chest.owed))
    state.owed = [0] * state.seats
    return frames


def _ending(state: CharterstoneState) -> list[Frame]:
    """B1.12: what happens at the end, the last step first; after the first game everything is kept."""
    steps: list[Frame] = [(Ask.REPUTATION,), (Ask.ABILITIES,), (Ask.WINNERS,)]
    if state.table.number > 1:
        steps = [(Ask.GUIDEPOST,), *steps, (Ask.GLORY, -1, 0), (Ask.CAPACITY, -1), (Ask.USED,), (Ask.DISCARD, -1)]
    return steps[::-1]


def do_begin(state: CharterstoneState, frame: Frame, events: list[Event] | None) -> None:
    """A2.4: coins in the first game; B1.2: personas, then in reverse order the bonuses of full rows."""
    table = state.table
    order = [(state.first + step) % state.seats for step in range(state.seats)]
    if table.number == 1:
        for seat in order:
            if seat not in table.automas:
                tell_gain(events, seat, "coin", gain(state, seat, 0, FIRST_GAME_COINS))
        return
    if table.number < PERSONAS_FROM:
        return
    rows = table.index.content.glory
    people = [seat for seat in order if seat not in table.automas]
    for seat in people:
        for number, row in enumerate(rows):
            if state.stars[seat * len(rows) + number] == row.stars:
                push(state, seat, tuple(term.compiled() for term in row.bonus), 0)
    for seat in reversed(people):
        state.stack.append((Ask.BRING, seat))


# SETTLE


def settle_answers(state: CharterstoneState, frame: Frame) -> tuple[CharterstoneMove, ...]:
    """Any plot: the charter is empty."""
    return state.table.index.catalogue.settles


def check_settle(state: CharterstoneState, frame: Frame, move: Settle) -> Refusal | None:
    """All plots are empty."""
    return None


def do_settle(state: CharterstoneState, frame: Frame, move: Settle, events: list[Event] | None) -> None:
    """A2.1: the basic building's sticker."""
    seat = frame[1]
    name = BASIC[state.table.charters[seat]]
    state.stuck[state.table.slot(seat, move.plot)] = state.table.index.building_of[name] + 1
    if events is not None:
        events.append(Event("settled", {"seat": seat, "building": name, "plot": move.plot}))


# BRING


def bring_answers(state: CharterstoneState, frame: Frame) -> list[CharterstoneMove]:
    """Any persona of the chest that is not in play."""
    seat = frame[1]
    brings = state.table.index.catalogue.brings
    return [brings[persona] for persona in bits(state.chests[state.table.charters[seat]] & ~state.playing[seat])]


def check_bring(state: CharterstoneState, frame: Frame, move: Bring) -> Refusal | None:
    """It waits in the chest."""
    if move in bring_answers(state, frame):
        return None
    return Refusal("not-in-chest", "That persona does not wait in your chest.", {"persona": move.persona})


def do_bring(state: CharterstoneState, frame: Frame, move: Bring, events: list[Event] | None) -> None:
    """B1.3: its ability holds for the whole game."""
    state.playing[frame[1]] |= 1 << state.table.index.persona_of[move.persona]
    if events is not None:
        events.append(Event("brought", {"seat": frame[1], "persona": move.persona}))
