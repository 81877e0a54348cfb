"""What a seat may know, built up from nothing: the open table, the own hand, and what follows from what it has seen."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from moonstone.engine import Json
from moonstone.games.charon import knowledge, scoring
from moonstone.games.charon.areas import AREAS
from moonstone.games.charon.cards import NAMES, names_in
from moonstone.games.charon.claim import order_by_gems, standings
from moonstone.games.charon.gems import KINDS, by_kind, spell
from moonstone.games.charon.moves import MOST_SEATS
from moonstone.games.charon.steps import PHASE, Step

if TYPE_CHECKING:
    from moonstone.games.charon.state import CharonState

_REMEMBERED: Final = 4096
"""How many heaps and sets of cards are kept spelt out: from one view to the next nearly all stay the same."""
_MEMBERS: Final = tuple(
    tuple(member for member in range(mask.bit_length()) if mask >> member & 1)
    for mask in range(1 << max(len(AREAS), MOST_SEATS))
)
"""By set of areas or of seats, as a mask: those in it."""


def public(state: CharonState) -> dict[str, Json]:
    """What lies open to everybody."""
    table, result = state.table, state.result
    return {
        "game": "charon",
        "seats": state.seats,
        "options": {**table.options},
        "round": state.round,
        "phase": PHASE[state.step],
        "step": state.step.name.lower(),
        "turn": [*state.turn],
        "order": [*state.order],
        "next_order": [*order_by_gems(state)] if state.round else [],
        "zones": _zones(state),
        "flags": {name: flag - 1 for name, flag in zip(table.board.spot_of, state.flags, strict=True) if flag},
        "areas": _areas(state),
        "bag": {**_gems(state.bag)},
        "supply": {**_gems(state.supply)},
        "players": [_player(state, seat) for seat in range(state.seats)],
        "row": [*_names(state.row)],
        "deck_size": state.deck.bit_count(),
        "pile_size": state.pile.bit_count(),
        "aside_size": state.aside.bit_count(),
        "from_row": state.from_row,
        "transmuted": state.transmuted,
        "result": None if result is None else result.to_json(),
    }


def private(state: CharonState, viewer: int | None) -> dict[str, Json]:
    """What a seat, or for None a spectator, has beyond that: whose view it is, what it is sure of, its own cards."""
    sure = knowledge.certain(state, state.seats if viewer is None else viewer)
    known: dict[str, Json] = {
        "hands": [[*_names(cards)] for cards in sure[: state.seats]],
        "pile": [*_names(sure[knowledge.pile(state.seats)])],
    }
    view: dict[str, Json] = {"you": viewer, "known": known}
    if viewer is not None:
        view["hand"] = [*_names(state.hands[viewer])]
        view["fresh"] = [*_names(state.fresh[viewer])]
        view["answer"] = _answer(state, viewer)
        if state.step in (Step.SWAP, Step.DRAW) and state.asked == viewer:
            view["aside"] = [*_names(state.aside)]
        if state.step == Step.ENGINEERING and state.asked == viewer:
            view["pile"] = [*_names(state.pile)]
    return view


def _zones(state: CharonState) -> dict[str, Json]:
    board, stands = state.table.board, standings(state)
    zones: dict[str, Json] = {}
    for zone in state.table.zones:
        gems = state.zone_gems[zone]
        influence, winner, how, tied = stands[zone]
        zones[board.zone_names[zone]] = {
            "pits": board.zones[zone].pits,
            "gem": KINDS[state.zone_colour[zone]] if gems else None,
            "count": gems,
            "influence": [*influence],
            "winner": winner,
            "how": how,
            "tied": [*tied],
        }
    return zones


def _areas(state: CharonState) -> dict[str, Json]:
    """The flags on each, and who holds it: nobody yet while flags are being staked."""
    flags: list[list[Json]] = [[] for _ in AREAS]
    for seat, areas in enumerate(state.areas):
        for area in _MEMBERS[areas]:
            flags[area].append(seat)
    most = 2 if state.table.two_flags else 1
    return {
        name: {"flags": staying, "live": 1 <= len(staying) <= most, "holders": [*_MEMBERS[holding]]}
        for name, staying, holding in zip(AREAS, flags, state.live, strict=True)
    }


def _player(state: CharonState, seat: int) -> dict[str, Json]:
    built = state.built[seat]
    return {
        "gems": {**_gems(state.gems[seat])},
        "hand_size": state.hands[seat].bit_count(),
        "built": [*_names(built)],
        "score": _score(built),
    }


def _answer(state: CharonState, seat: int) -> str | None:
    answer = state.answers[seat]
    if answer < 0:
        return None
    return NAMES[answer] if state.step == Step.OFFER else spell(answer)


@lru_cache(_REMEMBERED)
def _gems(heap: int) -> dict[str, int]:
    """The counts of a heap by kind: one dictionary for all views, each of which holds a copy."""
    return by_kind(heap)


@lru_cache(_REMEMBERED)
def _names(cards: int) -> tuple[str, ...]:
    return tuple(names_in(cards))


@lru_cache(_REMEMBERED)
def _score(built: int) -> int:
    return scoring.score(built)
