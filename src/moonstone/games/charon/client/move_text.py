"""Moves as players of Charon, Inc. type them: a command language, the same in every language."""

from __future__ import annotations

from typing import Final

from moonstone.engine import Refused
from moonstone.games.charon.areas import AREAS
from moonstone.games.charon.gems import KINDS, LETTERS, read, spell
from moonstone.games.charon.moves import FIELDS, KEEP_NONE, KINDS_OF_MOVE, CharonMove

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
    "keep": f"keep GEMS|{KEEP_NONE}",
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
        several = found if verb else []
        hint = f"could be {' or '.join(several)}" if several else "is not a move"
        raise Refused(
            "unknown-move", f"“{text.strip()}” {hint}.", typed=text.strip(), verbs=", ".join(several) or "none"
        )
    kind = KINDS_OF_MOVE[found[0]]
    names = FIELDS[kind.verb]
    needed = len(names) - (1 if kind.verb == "build" else 0)
    if not needed <= len(words) <= len(names):
        raise Refused("bad-move", f"Type it as: {USAGE[kind.verb]}.", typed=text.strip(), usage=USAGE[kind.verb])
    values = [_value(name, word, USAGE[kind.verb]) for name, word in zip(names, words, strict=False)]
    return kind(*values)


def _value(name: str, word: str, usage: str) -> str | int:
    if name in ("seat", "count"):
        if not word.isascii() or not word.isdigit() or len(word) > 3:
            raise Refused("bad-move", f"“{word}” is not a number.", typed=word, usage=usage)
        return int(word)
    if name == "area":
        found = [area for area in AREAS if area.startswith(word)]
        if len(found) != 1:
            sentence = f"There is no action area {word!r}; they are {', '.join(AREAS)}."
            raise Refused("unknown-area", sentence, typed=word, areas=", ".join(AREAS))
        return found[0]
    if name == "gems" and word == KEEP_NONE:
        return ""
    if name in _GEM_FIELDS:
        gems = read(word)
        if gems is None:
            sentence = f"“{word}” is not a heap of gems; write {', '.join(LETTERS)} for {', '.join(KINDS)}."
            raise Refused("unknown-gem", sentence, typed=word)
        return spell(gems)
    return word
