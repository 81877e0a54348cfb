"""The rules of a single game (B2.3): where they forbid to place somebody, and what using a building takes beside its
cost. What else they do is with what they change.
"""

from __future__ import annotations

from typing import Final

from moonstone.engine import Event, Refusal
from moonstone.games.charterstone.content.constants import (
    CHARTERS,
    EMBLEMS,
    GAME_RULES,
    MINIONS_WAIT,
    NOT_AT_HOME,
    OWN_SKY_ISLANDS,
    SMALL_WORKER,
)
from moonstone.games.charterstone.rules.index import FROM_COMMONS
from moonstone.games.charterstone.rules.seats import own_slots
from moonstone.games.charterstone.rules.state import GameData
from moonstone.games.charterstone.rules.supply import place_influence, spend, take_minions

BY_SLOT: Final = SMALL_WORKER | NOT_AT_HOME | EMBLEMS | OWN_SKY_ISLANDS | MINIONS_WAIT
"""The rules that make a difference between one slot and another."""
LARGE, SMALL, MINION = range(3)
"""Who is placed."""


def forbids(state: GameData, seat: int, slot: int, who: int) -> Refusal | None:
    """None, or the rule of this game that keeps somebody of the seat's off a slot."""
    rules = state.setup.chapter.rules
    if rules & NOT_AT_HOME and who != MINION and slot in own_slots(state, seat):
        return _forbidden(NOT_AT_HOME, "In this game no worker may be placed in its own charter; minions may.")
    if rules & OWN_SKY_ISLANDS and state.tiles[slot] and slot not in own_slots(state, seat):
        return _forbidden(OWN_SKY_ISLANDS, "In this game only their owner may use the buildings on sky islands.")
    if rules & SMALL_WORKER and who == SMALL and _large_stands(state, seat, slot):
        text = "In this game your small worker may not be placed where your large worker stands."
        return _forbidden(SMALL_WORKER, text)
    if rules & MINIONS_WAIT and who == MINION:
        return _forbidden(MINIONS_WAIT, "In this game no minion can be placed.")
    return None


def _forbidden(rule: int, text: str) -> Refusal:
    return Refusal("rule-of-this-game", text, {"rule": GAME_RULES[rule.bit_length() - 1]})


def _large_stands(state: GameData, seat: int, slot: int) -> bool:
    """Whether the seat's large worker is on a slot, which a small one stands on nowhere else."""
    marks = (state.workers[slot], state.workers_beside[slot])
    return marks.count(seat + 1) > (state.small_at[seat] == slot + 1)


def toll(state: GameData, seat: int, slot: int) -> int:
    """The influence that using a slot takes beside the building's cost: for a minion that waits there (B2.12), and for
    the emblem of another charter (B2.13).
    """
    return (state.loose_minions[slot] > 0) + (_emblem(state, seat, slot) >= 0)


def _emblem(state: GameData, seat: int, slot: int) -> int:
    """The charter on whose emblem the seat must place a token first, or -1."""
    charter = state.setup.source(slot) - 1
    if not state.setup.chapter.has(EMBLEMS) or charter == FROM_COMMONS - 1 or charter == state.setup.charters[seat]:
        return -1
    return -1 if state.emblems[charter] >> seat & 1 else charter


def why_no_toll(state: GameData, seat: int, slot: int) -> Refusal:
    """What is lacking beside the cost."""
    if _emblem(state, seat, slot) >= 0:
        rule, text = EMBLEMS, "You lack the influence that this charter’s emblem takes in this game."
    else:
        rule, text = MINIONS_WAIT, "You lack the influence that the minion waiting there takes in this game."
    return _forbidden(rule, text)


def pay_toll(state: GameData, seat: int, slot: int, events: list[Event] | None) -> None:
    """B2.12: 1 influence to the supply, then the minion is the seat's; B2.13: 1 influence on the charter's emblem."""
    name = state.setup.index.card_names[state.buildings[slot] - 1]
    charter = _emblem(state, seat, slot)
    if charter >= 0:
        place_influence(state, seat)
        state.emblems[charter] |= 1 << seat
        if events is not None:
            events.append(Event("emblem", {"seat": seat, "charter": CHARTERS[charter]}))
    mark = state.loose_minions[slot]
    if mark:
        spend(state, seat, 1)
        state.loose_minions[slot] = 0
        state.minion_supply[mark - 1] += 1
        if events is not None:
            events.append(Event("paid", {"seat": seat, "goods": {"influence": 1}}))
            events.append(Event("joined", {"seat": seat, "building": name}))
        take_minions(state, seat, mark - 1, 1, events)
