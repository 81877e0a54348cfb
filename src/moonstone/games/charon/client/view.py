"""What a seat may know, built up from nothing: the open table, the seat's hand, and what follows from all it saw."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from moonstone.engine.shapes import result_shape
from moonstone.games.charon.areas import AREAS, Area
from moonstone.games.charon.cards import NAMES, names_in
from moonstone.games.charon.client.shapes import (
    CharonArea,
    CharonGems,
    CharonKnown,
    CharonPlayer,
    CharonPrivate,
    CharonPublic,
    CharonZone,
)
from moonstone.games.charon.gems import KINDS, by_kind, spell
from moonstone.games.charon.rules import knowledge, scoring
from moonstone.games.charon.rules.claim import Standing, marks_of, order_by_gems, standing
from moonstone.games.charon.rules.game_setup import GameSetup
from moonstone.games.charon.rules.state_data import StateData
from moonstone.games.charon.rules.steps import PHASE, STEP_NAMES, Step

_REMEMBERED: Final = 4096
"""How many parts of views are kept ready: from one view to the next nearly all stay the same, and views share them."""

_SETTING_ASIDE: Final = (Step.SWAP, Step.DRAW)
"""The steps in which the asked seat sees what it has set aside."""


def public(state: StateData) -> CharonPublic:
    """What lies open to everybody."""
    setup = state.setup
    return {
        "game": "charon",
        "seats": state.seats,
        "options": _options(setup),
        "round": state.round,
        "phase": PHASE[state.step],
        "step": STEP_NAMES[state.step],
        "turn": [*state.turn],
        "order": [*state.order],
        "next_order": _next_order(state.order, tuple(state.gems)) if state.round else [],
        "zones": _zones(setup, bytes(state.flags), bytes(state.zone_colour), bytes(state.zone_gems)),
        "flags": _flags(setup, bytes(state.flags)),
        "areas": areas_seen(tuple(state.areas), tuple(state.live), setup.two_flags),
        "bag": gems_seen(state.bag),
        "supply": gems_seen(state.supply),
        "players": [
            _player(gems, hand.bit_count(), built)
            for gems, hand, built in zip(state.gems, state.hands, state.built, strict=True)
        ],
        "row": _names(state.row),
        "deck_size": state.deck.bit_count(),
        "pile_size": state.pile.bit_count(),
        "aside_size": state.aside.bit_count(),
        "from_row": state.from_row,
        "transmuted": state.transmuted,
        "result": result_shape(scoring.result(state.built)) if state.step == Step.OVER else None,
    }


def private(state: StateData, viewer: int | None) -> CharonPrivate:
    """What a seat, or for None a spectator, has beyond that: whose view it is, what it is sure of, its own cards."""
    known = _known(knowledge.of(state, state.seats if viewer is None else viewer))
    view: CharonPrivate = {"you": viewer, "known": known}
    if viewer is not None:
        view["hand"] = _names(state.hands[viewer])
        view["fresh"] = _names(state.fresh[viewer])
        view["answer"] = _answer(state, viewer)
        if state.step in _SETTING_ASIDE and state.asked == viewer:
            view["aside"] = _names(state.aside)
        if state.step == Step.ENGINEERING and state.asked == viewer:
            view["pile"] = _names(state.pile)
    return view


def _answer(state: StateData, seat: int) -> str | None:
    answer = state.answers[seat]
    if answer < 0:
        return None
    return NAMES[answer] if state.step == Step.OFFER else spell(answer)


@lru_cache(_REMEMBERED)
def _options(setup: GameSetup) -> dict[str, bool | int | str]:
    return {**setup.options}


@lru_cache(_REMEMBERED)
def _next_order(order: tuple[int, ...], gems: tuple[int, ...]) -> list[int]:
    return [*order_by_gems(order, gems)]


@lru_cache(_REMEMBERED)
def _zones(setup: GameSetup, flags: bytes, colours: bytes, gems: bytes) -> dict[str, CharonZone]:
    board, around = setup.board, marks_of(setup, flags)
    return {
        board.zone_names[zone]: zone_seen(
            board.zones[zone].pits, colours[zone], gems[zone], standing(setup.seats, around[zone])
        )
        for zone in setup.zones
    }


@lru_cache(_REMEMBERED)
def zone_seen(pits: int, colour: int, gems: int, stands: Standing) -> CharonZone:
    """A zone with its gems, and how it stands."""
    return {
        "pits": pits,
        "gem": KINDS[colour] if gems else None,
        "count": gems,
        "influence": [*stands.influence],
        "winner": stands.winner,
        "how": stands.how,
        "tied": [*stands.tied],
    }


@lru_cache(_REMEMBERED)
def _flags(setup: GameSetup, flags: bytes) -> dict[str, int]:
    return {name: flag - 1 for name, flag in zip(setup.board.spot_of, flags, strict=True) if flag}


@lru_cache(_REMEMBERED)
def _known(could: tuple[int, ...]) -> CharonKnown:
    *hands, pile, _ = knowledge.certain(could)
    return {"hands": [_names(cards) for cards in hands], "pile": _names(pile)}


@lru_cache(_REMEMBERED)
def areas_seen(areas: tuple[int, ...], live: tuple[int, ...], two_flags: bool) -> dict[Area, CharonArea]:
    """The flags on each, and who holds it: nobody yet while flags are being staked."""
    most = 2 if two_flags else 1
    shown: dict[Area, CharonArea] = {}
    for area, name in enumerate(AREAS):
        flags = [seat for seat, staked in enumerate(areas) if staked >> area & 1]
        holders = [seat for seat in range(len(areas)) if live[area] >> seat & 1]
        shown[name] = {"flags": flags, "live": 1 <= len(flags) <= most, "holders": holders}
    return shown


@lru_cache(_REMEMBERED)
def _player(gems: int, hand_size: int, built: int) -> CharonPlayer:
    return {"gems": gems_seen(gems), "hand_size": hand_size, "built": _names(built), "score": scoring.score(built)}


@lru_cache(_REMEMBERED)
def gems_seen(heap: int) -> CharonGems:
    """The counts under the kinds' names."""
    return by_kind(heap)


@lru_cache(_REMEMBERED)
def _names(cards: int) -> list[str]:
    return [*names_in(cards)]
