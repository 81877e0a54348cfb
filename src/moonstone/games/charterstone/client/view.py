"""What lies open on the table, as plain data: everything in play, and nothing that is not unlocked (A7.1)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from moonstone.engine import Json
from moonstone.games.charterstone.campaign.next_village import finds
from moonstone.games.charterstone.campaign.unlocking import known_rows, open_slots
from moonstone.games.charterstone.client.edition import crate_shown, glory_rows, quota_rows
from moonstone.games.charterstone.client.words import text_of
from moonstone.games.charterstone.content.constants import (
    CAPACITIES,
    CHARTERS,
    MINION_RULE,
    MINIONS,
    PERIL_RULE,
    PERILS,
    PLOTS,
    UNLOCKS,
)
from moonstone.games.charterstone.content.content import COMMONS
from moonstone.games.charterstone.rules import scoring
from moonstone.games.charterstone.rules.counters import meets
from moonstone.games.charterstone.rules.frames import FrameId
from moonstone.games.charterstone.rules.index import GOODS, Index
from moonstone.games.charterstone.rules.questions.story import chapter, meeting
from moonstone.games.charterstone.rules.registry import QUESTIONS
from moonstone.games.charterstone.rules.state import GameData
from moonstone.games.charterstone.rules.supply import GOOD_NAMES, bits, minions_at_hand, perils_of


def public(state: GameData) -> dict[str, Json]:
    """What lies open to everybody."""
    table, result = state.setup, scoring.result(state)
    content, village = table.index.content, table.village
    names = table.index.card_names
    opened = (*village.opened, *state.opened)
    rows = {content.quota[row].name for row in known_rows(content.quota, state.rules)}
    return {
        "game": "charterstone",
        "number": table.number,
        "seats": state.seats,
        "options": {**table.options},
        "turn": [*state.turn],
        "step": state.stack[-1][0].written,
        "question": question(state),
        "first": state.first,
        "current": state.current,
        "round": state.round,
        "progress": {"at": state.progress, "start": table.start, "end": table.end, "ending": state.ending},
        "commons": {name: _worker(state, slot) for slot, name in enumerate(COMMONS)},
        "beside": {
            name: state.workers_beside[slot] - 1 for slot, name in enumerate(COMMONS) if state.workers_beside[slot]
        },
        "charters": {name: _plots(state, charter) for charter, name in enumerate(CHARTERS)},
        "supply": dict(zip(GOOD_NAMES, state.supply, strict=True)),
        "mat": [names[card] for card in bits(state.face_up)],
        "deck": [names[card] for card in bits(state.deck)],
        "discard": [names[card] for card in bits(state.discard)],
        "archive": [names[card] for card in bits(state.archive)],
        "built": [names[card] for card in bits(state.built)],
        "objectives": {
            content.objectives[number].name: {
                "scored": [seat for seat in range(state.seats) if state.scored[seat] >> number & 1],
                "met": [seat for seat in range(state.seats) if meets(state, seat, number)],
            }
            for number in bits(state.shown)
        },
        "quota": [
            {"row": move.row, "column": move.column, "seat": token - 1 if token else None}
            for move, token in zip(table.index.catalogue.ships, state.quota, strict=True)
            if move.row in rows
        ],
        "reputation": {"spaces": table.spaces, "tokens": [*state.reputation]},
        "players": [_player(state, seat) for seat in range(state.seats)],
        "guidepost": _guidepost(state),
        "opened": [*opened],
        "rules": [UNLOCKS[rule] for rule in bits(state.rules)],
        "minions": _minions(state.minion_supply, state),
        "perils": dict(zip(PERILS, state.peril_supply, strict=True)) if state.rules & PERIL_RULE else {},
        "came": _came(state),
        "looked": [names[card] for card in bits(state.looked_at)],
        "unlocked": _unlocked_now(state),
        "crates": {str(number): crate_shown(content.crates[number]) for number in state.opened},
        "finds": [[*find] for find in (*village.finds, *finds(state))],
        "slots": [*_slots(table.index, opened, table.number - 1, tuple(village.choices))],
        "names": {**village.names},
        "winners": [*bits(state.winners)],
        "result": None if result is None else result.to_json(),
    }


def question(state: GameData) -> Json:
    """What is asked of whom, as a key with arguments."""
    frame = state.stack[-1]
    asked = QUESTIONS[frame[0]]
    if asked is not None:
        return {"ask": asked.id.written, "seat": frame[1], **asked.details(state, frame)}
    return None if frame[0] == FrameId.OVER else {"ask": frame[0].written, "seat": None}


def _worker(state: GameData, slot: int) -> Json:
    mark = state.workers[slot]
    return mark - 1 if mark else None


def _plots(state: GameData, charter: int) -> Json:
    """A charter's plots from 1 to 6: the building and the seat of the worker on it; and whose charter it is."""
    first = len(COMMONS) + charter * PLOTS
    names = state.setup.index.card_names
    plots: list[Json] = []
    for plot, mark in enumerate(state.buildings[first : first + PLOTS], first):
        shown: dict[str, Json] = {"building": names[mark - 1] if mark else None, "worker": _worker(state, plot)}
        if state.workers_beside[plot]:
            shown["beside"] = state.workers_beside[plot] - 1
        if state.minions_placed[plot]:
            shown["minion"] = MINIONS[state.minions_placed[plot] - 1]
        if state.perils_placed[plot]:
            shown["peril"] = PERILS[state.perils_placed[plot] - 1]
        if state.income_tokens[plot]:
            shown["income"] = [*bits(state.income_tokens[plot])]
        plots.append(shown)
    return {"seat": state.setup.seat_of.get(charter), "plots": plots}


def _came(state: GameData) -> dict[str, Json]:
    """Rows of quota and glory, and what perils are called, where crates opened in this game brought them."""
    table = state.setup
    before = table.index.rules(table.village.opened) if state.opened else state.rules
    return _between(table.index, before, state.rules, table.number > 1)


@lru_cache(maxsize=256)
def _between(index: Index, before: int, now: int, glory: bool) -> dict[str, Json]:
    """What came between two masks of rules; rows of glory are known once the first game is over."""
    content = index.content
    quota = {*known_rows(content.quota, now)} - {*known_rows(content.quota, before)}
    stars = {*known_rows(content.glory, now)} - {*known_rows(content.glory, before)} if glory else ()
    return {
        "quota": quota_rows(content, sorted(quota)),
        "glory": glory_rows(content, sorted(stars)),
        "perils": dict(zip(PERILS, content.perils, strict=True)) if now & ~before & PERIL_RULE else {},
    }


def _minions(numbers: Sequence[int], state: GameData) -> dict[str, Json]:
    """Minions of the kinds there are."""
    known = _kinds(state.setup.index, (*state.setup.village.opened, *state.opened))
    return {MINIONS[kind]: numbers[kind] for kind in known}


@lru_cache(maxsize=4096)
def _kinds(index: Index, opened: tuple[int, ...]) -> list[int]:
    """The kinds of minions that came out of crates."""
    known = {index.content.crates[number].minion for number in opened}
    return [kind for kind, name in enumerate(MINIONS) if name in known]


@lru_cache(maxsize=4096)
def _slots(index: Index, opened: tuple[int, ...], games: int, choices: tuple[str, ...]) -> list[Json]:
    """The rule slots that may be read."""
    return [slot for _, slot in open_slots(index.content, opened, games, choices)]


def _player(state: GameData, seat: int) -> Json:
    table = state.setup
    content, names = table.index.content, table.index.card_names
    charter = table.charters[seat]
    chest = table.village.charters[charter]
    return {
        "charter": CHARTERS[charter],
        "automa": seat in table.automas,
        "vp": state.vp[seat],
        "goods": dict(zip(GOOD_NAMES, state.goods[seat * GOODS : (seat + 1) * GOODS], strict=True)),
        "influence": state.influence[seat],
        "spent": state.influence_in_supply[seat],
        "workers": state.workers_at_hand[seat],
        "cards": [names[card] for card in bits(state.held[seat])],
        "personas": [content.personas[number].name for number in bits(state.playing[seat])],
        "used": [content.personas[number].name for number in bits(state.personas_used[seat])],
        "minions": _minions(minions_at_hand(state, seat), state),
        "perils": dict(zip(PERILS, perils_of(state, seat), strict=True)) if state.rules & PERIL_RULE else {},
        "objectives": {
            content.objectives[number].name: {
                "scored": bool(state.scored[seat] >> number & 1),
                "met": meets(state, seat, number),
            }
            for number in bits(state.private_objectives[seat])
        },
        "omen": CHARTERS[state.omens[seat] - 1] if state.omens[seat] else None,
        "chest": {
            "personas": [content.personas[number].name for number in bits(state.chests[charter])],
            "used": [*chest.used],
            **(_carried(state, seat) if table.number > 1 else {}),
        },
    }


def _carried(state: GameData, seat: int) -> dict[str, Json]:
    """What a chest carries from game to game, which is told of once the first game is over."""
    table, content = state.setup, state.setup.index.content
    rows, first = len(content.glory), seat * len(CAPACITIES)
    return {
        "trophies": table.village.charters[table.charters[seat]].trophies,
        "glory": {
            content.glory[number].name: state.stars[seat * rows + number]
            for number in known_rows(content.glory, state.rules)
        },
        "capacity": {
            name: state.capacity[first + kind]
            for kind, name in enumerate(CAPACITIES)
            if name != "minion" or state.rules & MINION_RULE
        },
    }


def _guidepost(state: GameData) -> Json:
    post = chapter(state)
    if post.counter is None:
        return None
    made = None if state.choice < 0 else post.choices[state.choice]
    return {"counter": post.counter, "fewest": post.fewest, "met": [*meeting(state)], "choice": made}


def _unlocked_now(state: GameData) -> dict[str, Json]:
    """What crates opened in this game have brought, as `printed` shows the rest."""
    index = state.setup.index
    return {name: part for number in state.opened for name, part in _brought(index, number).items()}


@lru_cache(maxsize=256)
def _brought(index: Index, number: int) -> dict[str, Json]:
    """What a crate brings."""
    content = index.content
    by_name = {part.name: part for part in content.parts}
    names = content.crates[number].names
    return {name: {**by_name[name].to_json(), "text": text_of(content, by_name[name])} for name in names}
