"""What lies open on the table, as plain data: everything in play, and nothing that is not unlocked (A7.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moonstone.engine import Json
from moonstone.games.charterstone.asks import BY_CHANCE, Ask
from moonstone.games.charterstone.content import COMMONS
from moonstone.games.charterstone.effects import COUNTERS, WHATS
from moonstone.games.charterstone.effects import PICK as ANY_OF
from moonstone.games.charterstone.ending import chapter, meeting
from moonstone.games.charterstone.goods import GOOD_NAMES, bits, meets
from moonstone.games.charterstone.nouns import CAPACITIES, CHARTERS, KINDS, PLOTS
from moonstone.games.charterstone.table import GOODS
from moonstone.games.charterstone.unlocking import open_texts

if TYPE_CHECKING:
    from moonstone.games.charterstone.state import CharterstoneState, Frame


def public(state: CharterstoneState) -> dict[str, Json]:
    """What lies open to everybody."""
    table, result = state.table, state.result
    content, village = table.index.content, table.village
    names = table.index.card_names
    return {
        "game": "charterstone",
        "number": table.number,
        "seats": state.seats,
        "options": {**table.options},
        "turn": [*state.turn],
        "step": state.stack[-1][0].name.lower(),
        "question": question(state),
        "first": state.first,
        "current": state.current,
        "round": state.round,
        "progress": {"at": state.progress, "start": table.start, "end": table.end, "ending": state.ending},
        "commons": {name: _worker(state, slot) for slot, name in enumerate(COMMONS)},
        "charters": {name: _plots(state, charter) for charter, name in enumerate(CHARTERS)},
        "supply": dict(zip(GOOD_NAMES, state.supply, strict=True)),
        "mat": [names[card] for card in bits(state.mat)],
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
        ],
        "reputation": {"spaces": table.spaces, "tokens": [*state.reputation]},
        "players": [_player(state, seat) for seat in range(state.seats)],
        "guidepost": _guidepost(state),
        "opened": [*village.opened, *state.opened],
        "unlocked": _unlocked_now(state),
        "slots": [
            text.name
            for text in open_texts(content.slots, (*village.opened, *state.opened), table.number - 1, village.choices)
        ],
        "names": {**village.names},
        "winners": [*bits(state.winners)],
        "result": None if result is None else result.to_json(),
    }


def question(state: CharterstoneState) -> Json:
    """What is asked of whom, as a key with arguments."""
    frame = state.stack[-1]
    ask = frame[0]
    if ask == Ask.OVER:
        return None
    asked: dict[str, Json] = {"ask": ask.name.lower(), "seat": None if ask in BY_CHANCE else frame[1]}
    if ask in (Ask.PAY, Ask.GIVE, Ask.GAIN, Ask.STAR, Ask.KEEP, Ask.HOLD):
        asked["number"] = frame[2]
    elif ask == Ask.TAKE:
        asked["kind"] = None if frame[2] < 0 else KINDS[frame[2]]
    elif ask in (Ask.MAY, Ask.PART):
        asked["term"] = _term(frame[2])
    elif ask == Ask.PICK:
        asked["terms"] = [_term(term) for term in frame[2]]
    elif ask in (Ask.BUILD, Ask.OPEN, Ask.SCORE, Ask.SHIP):
        asked["building"] = state.table.index.card_names[frame[2]]
    elif ask == Ask.TURN:
        asked["partly"] = state.partly
    elif ask == Ask.DECIDE:
        asked["choices"] = _choices(state)
    return asked


def _term(term: Frame) -> Json:
    if term[0] == ANY_OF:
        return {"any": [_term(entry) for entry in term[1]]}
    what, number, per, may = term
    drawn: dict[str, Json] = {"what": WHATS[what], "number": number}
    if per >= 0:
        drawn["per"] = COUNTERS[per]
    if may:
        drawn["may"] = True
    return drawn


def _worker(state: CharterstoneState, slot: int) -> Json:
    mark = state.workers[slot]
    return mark - 1 if mark else None


def _plots(state: CharterstoneState, charter: int) -> Json:
    """A charter's plots from 1 to 6: the building and the seat of the worker on it; and whose charter it is."""
    first = len(COMMONS) + charter * PLOTS
    names = state.table.index.card_names
    plots: list[Json] = [
        {"building": names[mark - 1] if mark else None, "worker": _worker(state, first + plot)}
        for plot, mark in enumerate(state.stuck[first : first + PLOTS])
    ]
    return {"seat": state.table.seat_of.get(charter), "plots": plots}


def _player(state: CharterstoneState, seat: int) -> Json:
    table = state.table
    content, names = table.index.content, table.index.card_names
    charter = table.charters[seat]
    chest = table.village.charters[charter]
    rows, first = len(content.glory), seat * len(CAPACITIES)
    return {
        "charter": CHARTERS[charter],
        "automa": seat in table.automas,
        "vp": state.vp[seat],
        "goods": dict(zip(GOOD_NAMES, state.goods[seat * GOODS : (seat + 1) * GOODS], strict=True)),
        "influence": state.influence[seat],
        "spent": state.spent[seat],
        "workers": state.idle[seat],
        "cards": [names[card] for card in bits(state.held[seat])],
        "personas": [content.personas[number].name for number in bits(state.playing[seat])],
        "chest": {
            "personas": [content.personas[number].name for number in bits(state.chests[charter])],
            "used": [*chest.used],
            "trophies": chest.trophies,
            "glory": {row.name: state.stars[seat * rows + number] for number, row in enumerate(content.glory)},
            "capacity": {CAPACITIES[kind]: state.capacity[first + kind] for kind in range(CAPACITIES.index("minion"))},
        }
        if table.number > 1
        else {"personas": [content.personas[number].name for number in bits(state.chests[charter])]},
    }


def _guidepost(state: CharterstoneState) -> Json:
    post = chapter(state)
    if post.counter is None:
        return None
    made = None if state.choice < 0 else post.choices[state.choice]
    return {"counter": post.counter, "fewest": post.fewest, "met": [*meeting(state)], "choice": made}


def _choices(state: CharterstoneState) -> dict[str, Json]:
    """The ways the story can go on; shown only to be chosen from."""
    content = state.table.index.content
    shown: dict[str, Json] = {}
    for name in chapter(state).choices:
        choice = content.choices[name]
        gain: list[Json] = [term.to_json() for term in choice.gain]
        shown[name] = {"title": choice.title, "king": choice.king, "gain": gain}
    return shown


def _unlocked_now(state: CharterstoneState) -> dict[str, Json]:
    """What crates opened in this game have brought, as `printed` shows the rest."""
    content = state.table.index.content
    by_name = {part.name: part for part in content.parts}
    shown: dict[str, Json] = {}
    for number in state.opened:
        crate = content.crates[number]
        for name in (*crate.buildings, *([crate.persona] if crate.persona else []), *crate.objectives):
            shown[name] = by_name[name].to_json()
    return shown
