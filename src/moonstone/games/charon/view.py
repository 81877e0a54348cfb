"""What a seat may know, built up from nothing: the open table, the own hand, and what follows from what it has seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moonstone.engine import Json
from moonstone.games.charon import knowledge, scoring
from moonstone.games.charon.areas import AREAS
from moonstone.games.charon.cards import NAMES, names_in
from moonstone.games.charon.claim import Standing, order_by_gems, standings
from moonstone.games.charon.gems import KINDS, by_kind, spell
from moonstone.games.charon.steps import PHASE, Step

if TYPE_CHECKING:
    from moonstone.games.charon.state import CharonState


def of(state: CharonState, viewer: int | None) -> dict[str, Json]:
    """The view of a seat; of a spectator for None."""
    view = _table(state)
    observer = state.seats if viewer is None else viewer
    sure = knowledge.certain(state, observer)
    view["you"] = viewer
    view["known"] = {
        "hands": [list[Json](names_in(sure[seat])) for seat in range(state.seats)],
        "pile": list[Json](names_in(sure[knowledge.pile(state.seats)])),
    }
    if viewer is not None:
        view["hand"] = list[Json](names_in(state.hands[viewer]))
        view["fresh"] = list[Json](names_in(state.fresh[viewer]))
        view["answer"] = _answer(state, viewer)
        if state.step in (Step.SWAP, Step.DRAW) and state.asked == viewer:
            view["aside"] = list[Json](names_in(state.aside))
        if state.step == Step.ENGINEERING and state.asked == viewer:
            view["pile"] = list[Json](names_in(state.pile))
    return view


def _table(state: CharonState) -> dict[str, Json]:
    """What lies open for everybody."""
    table, board = state.table, state.table.board
    result, stands = state.result, standings(state)
    return {
        "game": "charon",
        "seats": state.seats,
        "options": dict[str, Json](table.options),
        "round": state.round,
        "phase": PHASE[state.step],
        "step": state.step.name.lower(),
        "turn": list(state.turn),
        "order": list(state.order),
        "next_order": list(order_by_gems(state)) if state.round else [],
        "zones": {board.zone_names[zone]: _zone(state, zone, stands[zone]) for zone in table.zones},
        "flags": {spot.name: flag - 1 for spot, flag in zip(board.spots, state.flags, strict=True) if flag},
        "areas": {name: _area(state, area) for area, name in enumerate(AREAS)},
        "bag": dict[str, Json](by_kind(state.bag)),
        "supply": dict[str, Json](by_kind(state.supply)),
        "players": [_player(state, seat) for seat in range(state.seats)],
        "row": list[Json](names_in(state.row)),
        "deck_size": state.deck.bit_count(),
        "pile_size": state.pile.bit_count(),
        "aside_size": state.aside.bit_count(),
        "from_row": state.from_row,
        "transmuted": state.transmuted,
        "result": None if result is None else result.to_json(),
    }


def _zone(state: CharonState, zone: int, stands: Standing) -> dict[str, Json]:
    gems = state.zone_gems[zone]
    return {
        "pits": state.table.board.zones[zone].pits,
        "gem": KINDS[state.zone_colour[zone]] if gems else None,
        "count": gems,
        "influence": list(stands.influence),
        "winner": stands.winner,
        "how": stands.how,
        "tied": list(stands.tied),
    }


def _area(state: CharonState, area: int) -> dict[str, Json]:
    """The flags on it, and who holds it: nobody yet while flags are being staked."""
    flags = [seat for seat in range(state.seats) if state.areas[seat] >> area & 1]
    holders = [seat for seat in range(state.seats) if state.live[area] >> seat & 1]
    most = 2 if state.table.two_flags else 1
    return {"flags": list[Json](flags), "live": 1 <= len(flags) <= most, "holders": list[Json](holders)}


def _player(state: CharonState, seat: int) -> dict[str, Json]:
    return {
        "gems": dict[str, Json](by_kind(state.gems[seat])),
        "hand_size": state.hands[seat].bit_count(),
        "built": list[Json](names_in(state.built[seat])),
        "score": scoring.score(state.built[seat]),
    }


def _answer(state: CharonState, seat: int) -> str | None:
    answer = state.answers[seat]
    if answer < 0:
        return None
    return NAMES[answer] if state.step == Step.OFFER else spell(answer)
