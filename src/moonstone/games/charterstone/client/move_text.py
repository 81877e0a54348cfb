"""Moves as players of Charterstone type them: a command language, the same in every language."""

from __future__ import annotations

from typing import Final

from moonstone.engine import Refused
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.rules.verbs import FIELDS, KINDS_OF_MOVE, NUMBERS

USAGE: Final = {
    "settle": "settle PLOT, such as settle 4",
    "bring": "bring PERSONA, such as bring p219",
    "place": "place BUILDING, such as place market",
    "retrieve": "retrieve",
    "partly": "partly",
    "pay": "pay RESOURCES, such as pay wood or pay wood+coal",
    "give": "give CARD, give MINION or give PERIL, such as give a3",
    "build": "build CARD PLOT, such as build b22 4",
    "open": "open CARD, such as open basic-purple",
    "score": "score OBJECTIVE, such as score o2",
    "ship": "ship ROW COLUMN, such as ship coins 3",
    "take": "take CARD, such as take a3",
    "gain": "gain RESOURCES, such as gain wood or gain wood+coal",
    "yes": "yes",
    "no": "no",
    "part": "part NUMBER, such as part 1",
    "pick": "pick NUMBER, such as pick 2",
    "decide": "decide CHOICE, such as decide A",
    "star": "star ROW, such as star coin",
    "expand": "expand CAPACITY, such as expand card",
    "keep": "keep RESOURCE, keep CARD or keep MINION, such as keep wood",
    "send": "send MINION BUILDING, such as send cat b22",
    "use": "use CARD or use PERSONA, such as use i3",
    "recall": "recall BUILDING, such as recall market",
    "release": "release BUILDING, such as release b22",
    "shift": "shift forward NUMBER or shift back NUMBER, such as shift back 1",
    "choose": "choose OBJECTIVE, such as choose o220",
    "clear": "clear BUILDING, such as clear b22",
    "adopt": "adopt MINION, such as adopt cat",
    "small": "small BUILDING, such as small market",
    "lay": "lay TILE PLOT, such as lay 2 5",
    "companion": "companion kind or companion unkind",
    "victory": "victory CARD, such as victory v3",
    "redeem": "redeem CARD or redeem coin, such as redeem g2",
    "farewell": "farewell PERSONA, such as farewell p219",
    "side": "side loyal or side rebel",
    "levy": "levy RESOURCE, such as levy wood",
    "grow": "grow CARD",
    "afflict": "afflict PERIL",
    "find": "find CARD",
    "deal": "deal CARD",
    "look": "look CARD",
    "assign": "assign OBJECTIVE",
    "post": "post OBJECTIVE",
    "reveal": "reveal CARD",
    "draw": "draw CARD",
    "roll": "roll CHARTER",
    "automa": "automa CARD",
    "sweep": "sweep CARD",
    "meet": "meet COMPANION",
    "candle": "candle burns or candle out",
    "locate": "locate PLOT",
    "stray": "stray MINION",
    "assume": "assume PERSONA",
    "tile": "tile TILE",
    "offer": "offer PERSONA",
}


def parse(text: str) -> CharterstoneMove:
    """The move that is typed so; Refused, with a sentence that helps, if it cannot be one."""
    verb, *given = text.lower().split() or [""]
    kinds = [kind for kind in KINDS_OF_MOVE if kind == verb] or [
        kind for kind in KINDS_OF_MOVE if verb and kind.startswith(verb)
    ]
    if len(kinds) != 1:
        known = ", ".join(USAGE) if not kinds else " or ".join(kinds)
        raise Refused(
            "unknown-move",
            f"“{text}” is not a move; moves begin with {known}.",
            typed=text,
            verbs=", ".join(kinds) or "none",
        )
    kind = KINDS_OF_MOVE[kinds[0]]
    names = FIELDS[kind.verb]
    if len(given) != len(names):
        raise Refused("bad-move", f"Type it as: {USAGE[kind.verb]}.", typed=text, usage=USAGE[kind.verb])
    values: dict[str, str | int] = {}
    for name, word in zip(names, given, strict=True):
        if name in NUMBERS:
            if not word.isdecimal() or len(word) > 3:
                sentence = f"“{word}” is not a number. Type it as: {USAGE[kind.verb]}."
                raise Refused("bad-move", sentence, typed=text, usage=USAGE[kind.verb])
            values[name] = int(word)
        else:
            values[name] = word.upper() if name == "choice" else word
    return kind(**values)
