"""Charterstone in English: events as sentences, moves as a player types them, and effects as short phrases."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from moonstone.engine import Json, Refused
from moonstone.games.charterstone.content import Content
from moonstone.games.charterstone.effects import Term
from moonstone.games.charterstone.moves import FIELDS, KINDS_OF_MOVE, NUMBERS, CharterstoneMove

USAGE: Final = {
    "settle": "settle PLOT, such as settle 4",
    "bring": "bring PERSONA, such as bring p219",
    "place": "place BUILDING, such as place market",
    "retrieve": "retrieve",
    "partly": "partly",
    "pay": "pay RESOURCES, such as pay wood or pay wood+coal",
    "give": "give CARD, such as give a3",
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
    "keep": "keep RESOURCE or keep CARD, such as keep wood",
    "post": "post OBJECTIVE",
    "reveal": "reveal CARD",
    "draw": "draw CARD",
    "roll": "roll CHARTER",
    "automa": "automa CARD",
    "sweep": "sweep CARD",
}

SENTENCES: Final = {
    "settled": "{seat} puts {building} on plot {plot}.",
    "posted": "An objective: {objective}.",
    "revealed": "{card} is turned up.",
    "reshuffled": "The discard pile is shuffled into the deck.",
    "rolled": "The die shows {charter}.",
    "first-player": "{seat} goes first.",
    "drew": "{seat} joins with the card {card}.",
    "brought": "{seat} plays with {persona}.",
    "turn": "Round {round}: {seat}.",
    "placed": "{seat} places a worker on {building}{bumped}.",
    "retrieved": "{seat} takes {workers} back.",
    "paid": "{seat} pays {goods}.",
    "gave": "{seat} gives {card}.",
    "gained": "{seat} gains {number} {what}.",
    "declined": "{seat} does without {what}.",
    "took": "{seat} takes {card}.",
    "built": "{seat} builds {card} on plot {plot}.",
    "opened": "{seat} opens crate {crate}: {found}.",
    "objective-scored": "{seat} scores the objective “{objective}”.",
    "shipped": "{seat} fills column {column} of the quota's {row}.",
    "reputation": "{seat} puts a token on the reputation track, the {ordinal} one.",
    "progress": "Progress moves to {to} of {end}.",
    "income": "An income space: nothing happens yet.",
    "hourglass": "The hourglass is reached: this round is the last.",
    "guidepost-met": "The guidepost is met by {seats}.",
    "decided": "{seat} decides: {choice}. The king is {king}.",
    "reputation-scored": "{seat} scores {vp} for {tokens} on the reputation track.",
    "won": "{seats} {wins} with {vp} points.",
    "glory": "{seat} marks a star in the row of {row}{full}.",
    "expanded": "{seat} has room for one more {capacity}.",
    "used": "{seat} has played with {personas}.",
    "discarded": "{seat} puts {goods} back.",
    "discarded-cards": "{seat} discards {cards}.",
    "automa-card": "{seat} draws card {card} of the Automa's deck.",
    "swept": "{card} is swept onto the discard pile.",
}
WORDS: Final = {
    "vp": ("point", "points"),
    "coin": ("coin", "coins"),
    "influence": ("influence", "influence"),
    "resource": ("resource of any kind", "resources of any kind"),
    "card": ("advancement card", "advancement cards"),
    "capacity": ("capacity", "capacities"),
    "persona": ("further persona", "further personas"),
    "reputation": ("reputation", "reputation"),
    "progress": ("progress", "progress"),
    "constructed": ("constructed building", "constructed buildings"),
    "building": ("building card", "building cards"),
    "building-card": ("building card of either kind", "building cards of either kind"),
    "resource-kind": ("kind of resource", "kinds of resources"),
    "card-kind": ("kind of card", "kinds of cards"),
    "quota": ("token on the quota", "tokens on the quota"),
    "own-building": ("building in your charter", "buildings in your charter"),
    "value": ("value of the buildings in your charter", "value of the buildings in your charter"),
    "goods": ("coin or resource", "coins and resources"),
    "assistant": ("assistant", "assistants"),
    "objective": ("objective scored", "objectives scored"),
}
TARGET_WORDS: Final = {
    "blueprint": "the four resources of one of your building cards: build it",
    "crate": "open one of your crates",
    "objective": "1 influence placed on an objective you meet",
    "quota": "the goods of a quota space and 1 influence placed on it",
}


def amount(number: int, what: str) -> str:
    """So many of something."""
    one, many = WORDS.get(what, (what, what))
    return f"{number} {one if number == 1 else many}"


def phrase(term: Term, cost: bool = False) -> str:
    """A term as a short phrase."""
    if term.any_of:
        return " or ".join(phrase(part) for part in term.any_of)
    if cost and term.what in TARGET_WORDS:
        return TARGET_WORDS[term.what]
    said = "progress" if term.what == "progress" else amount(term.number, term.what)
    if term.what == "card" and not cost:
        said += " that lies face up"
    if term.per is not None:
        said += f" for each {WORDS.get(term.per, (term.per,))[0]}"
    return f"maybe {said}" if term.may else said


def listing(parts: Sequence[str]) -> str:
    """A list as people say it."""
    if len(parts) < 2:
        return "".join(parts) or "nothing"
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


def title_of(content: Content, name: str, names: Mapping[str, str] | None = None) -> str:
    """What a building, card, persona or objective is called."""
    if names and name in names:
        return names[name]
    for part in content.parts:
        if part.name == name:
            return part.title or "the original persona"
    return name


def say(content: Content, event: Mapping[str, Json], names: Sequence[str]) -> str:
    """An event as a sentence."""
    args: dict[str, Any] = dict(event)
    key = str(args.pop("event"))
    shown = dict(args)
    for name in ("building", "card", "persona", "objective"):
        if isinstance(args.get(name), str) and key != "automa-card":
            shown[name] = title_of(content, args[name])
    if args.get("seat") is not None:
        shown["seat"] = names[args["seat"]]
    if "seats" in args:
        shown["seats"] = listing([names[seat] for seat in args["seats"]])
    if "goods" in args:
        shown["goods"] = listing([amount(number, what) for what, number in args["goods"].items()])
    if key == "placed":
        bumped = args["bumped"]
        whom = "own worker" if bumped == args["seat"] else "" if bumped is None else f"{names[bumped]}'s worker"
        shown["bumped"] = f" and sends {'the ' if whom.startswith('own') else ''}{whom} home" if whom else ""
    elif key == "progress" and args["seat"] is None:
        return f"The village takes its time: progress moves to {args['to']} of {args['end']}."
    elif key == "retrieved":
        shown["workers"] = "a worker" if args["workers"] == 1 else "both workers"
    elif key == "gained":
        return f"{shown['seat']} gains {amount(args['number'], args['what'])}."
    elif key == "opened":
        found = [title_of(content, name) for name in args["buildings"]]
        shown["found"] = listing([*found, *([title_of(content, args["persona"])] if args["persona"] else [])])
    elif key == "reputation":
        shown["ordinal"] = {1: "first", 2: "second", 3: "third"}.get(args["tokens"], f"{args['tokens']}th")
    elif key == "decided":
        shown["choice"] = content.choices[args["choice"]].title
    elif key == "reputation-scored":
        shown |= {"vp": amount(args["vp"], "vp"), "tokens": f"{args['tokens']} on the track"}
        return f"{shown['seat']} scores {shown['vp']} for {args['tokens']} on the reputation track."
    elif key == "won":
        shown["wins"] = "wins" if len(args["seats"]) == 1 else "win together"
    elif key == "glory":
        shown["full"] = ", which is full now" if args["full"] else ""
    elif key == "used":
        shown["personas"] = listing([title_of(content, name) for name in args["personas"]])
    elif key == "discarded-cards":
        shown["cards"] = listing([title_of(content, name) for name in args["cards"]])
    return SENTENCES[key].format(**shown)


def parse(text: str) -> CharterstoneMove:
    """The move that is typed so; Refused, with a sentence that helps, if it cannot be one."""
    verb, *given = text.lower().split() or [""]
    kinds = [kind for kind in KINDS_OF_MOVE if kind == verb] or [
        kind for kind in KINDS_OF_MOVE if verb and kind.startswith(verb)
    ]
    if len(kinds) != 1:
        known = ", ".join(USAGE) if not kinds else " or ".join(kinds)
        raise Refused("unknown-move", f"“{text}” is no move; moves begin with {known}.")
    kind = KINDS_OF_MOVE[kinds[0]]
    names = FIELDS[kind.verb]
    if len(given) != len(names):
        raise Refused("bad-move", f"Type it as: {USAGE[kind.verb]}.")
    values: dict[str, Any] = {}
    for name, word in zip(names, given, strict=True):
        if name in NUMBERS:
            if not word.isdecimal() or len(word) > 3:
                raise Refused("bad-move", f"“{word}” is no number. Type it as: {USAGE[kind.verb]}.")
            values[name] = int(word)
        else:
            values[name] = word.upper() if name == "choice" else word
    return kind(**values)
