"""Charon, Inc. in English: events as sentences, and moves as a player types them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from moonstone.engine import Json, Refused
from moonstone.games.charon.areas import AREA_OF, AREAS, TITLES
from moonstone.games.charon.gems import KIND_OF, KINDS, LETTERS, counts, read, spell
from moonstone.games.charon.moves import FIELDS, KINDS_OF_MOVE, CharonMove

SENTENCES: Final = {
    "order-drawn": "The order is drawn: {order}.",
    "buried": "A card goes face down under the discard pile.",
    "round-begins": "Round {round} begins.",
    "seeded": "Zone {zone} gets {gems}.",
    "dealt": "{seat} is dealt {card}.",
    "set-aside": "{seat} sets {card} aside.",
    "drew": "{seat} draws {card} from the {from}.",
    "offered": "{seat} chooses {card} for the row.",
    "row-revealed": "The row: {cards}.",
    "staked": "{seat} moves a flag from {area} to {spot}.",
    "live": "Live: {live}.",
    "relocated": "{seat} moves the flag on {spot} to {to}.",
    "passed": "{seat} makes no use of {area}.",
    "claimed": "{seat} takes {gems} from zone {zone}{how}.",
    "tied": "{seats} are tied in zone {zone}: {gems} stay.",
    "found": "{seat} finds a clear gem.",
    "looked": "{seat} looks through the discard pile{found}.",
    "took": "{seat} takes {card} from the {from}.",
    "order-set": "The order by gems: {order}.",
    "traded": "{seat} trades {give} for {get}.",
    "transmuted": "{seat} turns {count} {turned} into {became}.",
    "built": "{seat} builds {card} from the {from} for {paid}.",
    "ended": "{seat} ends the turn.",
    "chose-gems": "{seat} chooses the gems to keep{kept}.",
    "kept": "{seat} keeps {gems}.",
    "row-discarded": "The discard pile gets {cards}.",
    "over": "The game is over: {scores}.",
}
_HOW: Final = {"most": "", "centre": ", by the centre", "roads": ", by the roads"}


def describe_event(event: Mapping[str, Json], names: Sequence[str]) -> str:
    """An event as a sentence."""
    key = str(event["event"])
    words = {name: _word(name, value, names) for name, value in event.items() if name != "event"}
    words.setdefault("card", "a card")
    if key in ("seeded", "claimed", "tied"):
        words["gems"] = f"{event['count']} {event['gem']}"
    if key == "transmuted":
        words["turned"], words["became"] = (KINDS[KIND_OF[str(event[name])]] for name in ("give", "get"))
    elif key == "claimed":
        words["how"] = _HOW[str(event["how"])]
    elif key == "live":
        words["live"] = _live(event, names)
    elif key == "looked":
        words["found"] = f": {words['cards']}" if "cards" in words else ""
    elif key == "chose-gems":
        words["kept"] = f": {words['gems']}" if "gems" in words else ""
    elif key == "over":
        words["scores"] = _scores(event, names)
    return SENTENCES[key].format(**words)


def _word(name: str, value: Json, names: Sequence[str]) -> str:
    if name == "seat" and isinstance(value, int):
        return names[value]
    if name in ("seats", "order") and isinstance(value, list):
        return " and ".join(_seats(value, names)) if name == "seats" else ", ".join(_seats(value, names))
    if name == "cards" and isinstance(value, list):
        return ", ".join(map(str, value)) or "nothing"
    if name in ("give", "get", "paid", "gems") and isinstance(value, str):
        return gems_in_words(value)
    if name == "area":
        return TITLES[AREA_OF[str(value)]]
    return str(value)


def _seats(seats: Sequence[Json], names: Sequence[str]) -> list[str]:
    return [names[seat] for seat in seats if isinstance(seat, int)]


def _live(event: Mapping[str, Json], names: Sequence[str]) -> str:
    parts = []
    for area, title in zip(AREAS, TITLES, strict=True):
        holders = event[area]
        if isinstance(holders, list) and holders:
            parts.append(f"{title} for {' and '.join(_seats(holders, names))}")
    return "; ".join(parts) or "no action"


def _scores(event: Mapping[str, Json], names: Sequence[str]) -> str:
    scores, ranks = event["scores"], event["ranks"]
    assert isinstance(scores, list)
    assert isinstance(ranks, list)
    by_rank = sorted(zip(ranks, names, scores, strict=True), key=lambda row: int(str(row[0])))
    return ", ".join(f"{rank}. {name} with {score}" for rank, name, score in by_rank)


def gems_in_words(letters: str) -> str:
    """Letters as counts and kinds: "bbk" is 2 blue and 1 black."""
    gems = read(letters)
    if not gems:
        return "nothing"
    numbers = zip(KINDS, counts(gems), strict=True)
    return " and ".join(f"{number} {kind}" for kind, number in numbers if number)


USAGE: Final = {
    "swap": "swap CARD",
    "done": "done",
    "offer": "offer CARD",
    "stake": "stake AREA SPOT",
    "relocate": "relocate SPOT SPOT",
    "take": "take CARD",
    "pass": "pass",
    "trade": "trade GEMS GEM",
    "synchrotron": "synchrotron GEM GEM COUNT",
    "build": "build CARD [GEMS]",
    "end": "end",
    "keep": "keep GEMS",
    "lead": "lead SEAT",
    "bury": "bury CARD",
    "seed": "seed ZONE GEM",
    "deal": "deal SEAT CARD",
    "draw": "draw CARD",
}
"""How each move is typed; GEMS and GEM are letters: b, y, g, p, k for black, c for clear."""
_VERBS: Final = [verb for verb in USAGE if verb not in ("lead", "bury", "seed", "deal", "draw")]
"""What players do; only these may be shortened."""
_GEM_FIELDS: Final = ("give", "get", "clear", "gems", "gem")


def parse(text: str) -> CharonMove:
    """The move that is typed so: verbs and areas may be shortened, gems come in any order. Refused if it is none."""
    verb, *words = text.strip().lower().split() or [""]
    found = [verb] if verb in KINDS_OF_MOVE else [name for name in _VERBS if name.startswith(verb)]
    if not verb or len(found) != 1:
        hint = f"could be {' or '.join(found)}" if verb and found else "is not a move"
        raise Refused("unknown-move", f"“{text.strip()}” {hint}.")
    kind = KINDS_OF_MOVE[found[0]]
    names = FIELDS[kind.verb]
    needed = len(names) - (1 if kind.verb == "build" else 0)
    if not needed <= len(words) <= len(names):
        raise Refused("bad-move", f"Type it as: {USAGE[kind.verb]}.")
    values = [_value(name, word) for name, word in zip(names, words, strict=False)]
    return kind(*values)


def _value(name: str, word: str) -> str | int:
    if name in ("seat", "count"):
        if not word.isascii() or not word.isdigit() or len(word) > 3:
            raise Refused("bad-move", f"“{word}” is not a number.")
        return int(word)
    if name == "area":
        found = [area for area in AREAS if area.startswith(word)]
        if len(found) != 1:
            raise Refused("unknown-area", f"There is no action area {word!r}; they are {', '.join(AREAS)}.")
        return found[0]
    if name in _GEM_FIELDS:
        gems = read(word)
        if gems is None:
            raise Refused("unknown-gem", f"“{word}” are no gems; write {', '.join(LETTERS)} for {', '.join(KINDS)}.")
        return spell(gems)
    return word
