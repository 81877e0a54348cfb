"""The Automa (C2): a rule-bound stand-in whose turns are chance's. It never pays, and gains only what its cards say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moonstone.engine import Event, Refusal
from moonstone.games.charterstone.content import vocabulary
from moonstone.games.charterstone.content.constants import CHARTERS, PLOTS
from moonstone.games.charterstone.content.content import COMMONS, AutomaCard
from moonstone.games.charterstone.rules import minions, turn
from moonstone.games.charterstone.rules.asks import Ask
from moonstone.games.charterstone.rules.deck import impossible
from moonstone.games.charterstone.rules.gaining import do_gain, push
from moonstone.games.charterstone.rules.moves import Automa, CharterstoneMove, Roll
from moonstone.games.charterstone.rules.supply import bits

if TYPE_CHECKING:
    from moonstone.games.charterstone.rules.state import CharterstoneState, Frame


def automas(state: CharterstoneState, frame: Frame) -> list[CharterstoneMove]:
    """Any card of its deck."""
    table = state.table.index.catalogue.automas
    return [table[card] for card in bits(state.automa)]


def check_automa(state: CharterstoneState, frame: Frame, move: Automa) -> Refusal | None:
    """It is in the deck."""
    return None if move in automas(state, frame) else impossible(move)


def do_automa(state: CharterstoneState, frame: Frame, move: Automa, events: list[Event] | None) -> None:
    """Draw a card; the deck is shuffled anew when the last is drawn."""
    seat, index = frame[1], state.table.index
    number = index.catalogue.automas.index(move)
    state.automa ^= 1 << number
    if not state.automa:
        state.automa = (1 << len(index.content.automa)) - 1
    if events is not None:
        events.append(Event("automa-card", {"seat": seat, "card": move.card}, reveals=True))
    card = index.content.automa[number]
    if card.place == "die":
        state.stack.append((Ask.DIE, seat, number))
    elif card.place == "own":
        _use(state, seat, card, _ranked(state, state.table.charters[seat], card.rank), events)
    else:
        _use(state, seat, card, state.stuck.index(index.building_of[card.place] + 1), events)


def do_die(state: CharterstoneState, frame: Frame, move: Roll, events: list[Event] | None) -> None:
    """The charter is the die's."""
    _, seat, number = frame
    if events is not None:
        events.append(Event("rolled", {"charter": move.charter}, reveals=True))
    card = state.table.index.content.automa[number]
    _use(state, seat, card, _ranked(state, CHARTERS.index(move.charter), card.rank), events)


def _ranked(state: CharterstoneState, charter: int, rank: int) -> int:
    """The building of that rank of value in a charter, or the last one; equal values by plot."""
    first = len(COMMONS) + charter * PLOTS
    slots = [slot for slot in range(first, first + PLOTS) if state.stuck[slot]]
    buildings = state.table.index.content.buildings
    slots.sort(key=lambda slot: (-buildings[state.stuck[slot] - 1].value, slot))
    return slots[min(rank, len(slots)) - 1]


def _use(state: CharterstoneState, seat: int, card: AutomaCard, slot: int, events: list[Event] | None) -> None:
    """Place the worker, bumping; score the card or the difficulty; gain what the card says."""
    turn.put(state, seat, slot, True, events)
    minions.disturb(state, seat, slot)
    do_gain(state, seat, vocabulary.VP, state.table.village.difficulty if card.vp < 0 else card.vp, 0, events)
    push(state, seat, tuple(term.compiled() for term in card.gain), 0)
