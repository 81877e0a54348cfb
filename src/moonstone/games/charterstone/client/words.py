"""Charterstone in English: events as sentences, moves as a player types them, and effects as short phrases."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from moonstone.engine import Json, Refused
from moonstone.games.charterstone.content.content import AbilityCard, Building, Content, Minion, Objective, Part
from moonstone.games.charterstone.content.vocabulary import Need, Term
from moonstone.games.charterstone.rules.moves import FIELDS, KINDS_OF_MOVE, NUMBERS, CharterstoneMove

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
    "enjoy": "enjoy BUILDING, such as enjoy b22",
    "shift": "shift forward NUMBER or shift back NUMBER, such as shift back 1",
    "choose": "choose OBJECTIVE, such as choose o220",
    "clear": "clear BUILDING, such as clear b22",
    "adopt": "adopt MINION, such as adopt cat",
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
    "built": "{seat} builds {card} on plot {plot}{over}.",
    "opened": "{seat} opens crate {crate}: {found}.",
    "objective-scored": "{seat} scores the objective “{objective}”.",
    "shipped": "{seat} fills column {column} of the quota's {row}.",
    "reputation": "{seat} puts a token on the reputation track, the {ordinal} one.",
    "progress": "Progress moves to {to} of {end}.",
    "income": "Progress stands on an income space.",
    "income-from": "{building} brings {seat} income.",
    "income-token": "{seat} puts a token on {building}.",
    "unlocked": "New in the Chronicle: {rules}.",
    "found": "{seat} finds {card}.",
    "dealt": "{seat} gets {card} from the deck.",
    "looked": "{seat} looks at {card}.",
    "searched": "{seat} searches the deck for {card}.",
    "assigned": "{seat} draws the objective “{objective}”.",
    "chose": "{seat} keeps the objective “{objective}”.",
    "sent": "{seat} places a {minion} on {building}.",
    "used-card": "{seat} uses {card}.",
    "enjoyed": "{seat} enjoys {building}.",
    "recalled": "{seat} takes a worker back from {building}.",
    "junked": "{seat} discards the face-up cards.",
    "progress-back": "{seat} moves progress back to {to} of {end}.",
    "omen": "The die shows {seat} the {charter} charter for the next turn.",
    "grew": "The {charter} charter, which nobody plays, grows: {card} on plot {plot}.",
    "afflicted": "{building}: {peril}.",
    "suffered": "{seat} takes {peril} from {building}.",
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
    "guest": ("guest", "guests"),
    "item": ("item", "items"),
    "friend": ("friend", "friends"),
    "treasure": ("treasure", "treasures"),
    "minion": ("minion", "minions"),
    "minion-kind": ("kind of minion", "kinds of minions"),
    "minion-out": ("minion on the board", "minions on the board"),
    "cat": ("cat", "cats"),
    "ghost": ("ghost", "ghosts"),
    "butler": ("butler", "butlers"),
    "golem": ("golem", "golems"),
    "robot": ("robot", "robots"),
    "chef": ("chef", "chefs"),
    "income": ("token on an income building", "tokens on income buildings"),
    "peril": ("peril", "perils"),
    "peril-kind": ("kind of peril", "kinds of perils"),
    "fuel-shortage": ("fuel shortage", "fuel shortages"),
    "top": ("card from the top of the deck", "cards from the top of the deck"),
    "private": ("objective of your own", "objectives of your own"),
}
FEATS: Final = {
    "peril": "a peril from a building of your charter",
    "income": "your income at once",
    "recall": "one of your workers back",
    "return": "that worker back",
    "retrieve": "all your workers back",
    "again": "another turn",
    "search": "a card of the deck that is no treasure",
    "free": "the benefit of a building in your charter without its cost",
    "junk": "the face-up cards discarded and five new ones",
}
WHEN: Final = {
    "use": "using {of}",
    "cost": "using a building that costs {of}",
    "progress": "each time you move progress",
    "reputation": "each token of yours on the reputation track",
    "score": "scoring an objective",
    "first-score": "being the first to score a public objective",
    "build": "building",
    "open": "opening a crate",
    "end": "at the end of the game",
    "income": "with income",
    "income-space": "moving progress onto an income space",
    "take": "gaining a card of the kind {of}",
    "earn": "gaining a card of the kind {of} by a building",
    "retrieve": "taking back two or more of {of}",
    "peril": "picking up {of}",
    "bump": "bumping an opponent's worker",
    "commons": "using a building of the Commons",
    "first-use": "being the first to use a building built in this game",
    "minion": "placing a minion",
    "spent": "having no worker left after using a building",
    "coin": "gaining coins by a building of the {of} charter",
    "vp": "gaining points by a building of the {of} charter",
    "once": "once a game, on your turn",
}
ABILITY_TEXTS: Final = {
    "three-objectives": "Whenever you draw an objective of your own, draw three and keep one.",
    "three-cards": "Whenever you take a face-up card, you may take one of the top three of the deck instead.",
    "stand-beside": "Where a worker stands you may stand beside it instead of sending it home.",
    "omen": "After each turn of yours roll the die; using a building of that charter in your next turn gives 1 point.",
    "match": "After placing in a charter roll the die; if it shows that charter you gain 2 points.",
    "barter": "You may pay resources in place of the coins that a building costs.",
    "steer": "Scoring an objective, you move progress forward, back, or not at all.",
    "ignore-minions": "Minions of opponents bring them nothing when you use the building they stand on.",
}
TARGET_WORDS: Final = {
    "blueprint": "the four resources of one of your building cards: build it",
    "crate": "open one of your crates",
    "objective": "1 influence placed on an objective you meet",
    "quota": "the goods of a quota space and 1 influence placed on it",
    "income": "1 influence placed on this building, for its benefit with every income",
}


RULE_WORDS: Final = {
    "private": "objectives of your own",
    "income": "income",
    "overbuild": "building over",
    "minion": "minions",
    "peril": "perils",
    "guest": "guests",
    "item": "items",
    "friend": "friends",
    "treasure": "treasures",
    "special": "special buildings",
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
    if not cost and term.what in FEATS:
        return f"maybe {FEATS[term.what]}" if term.may else FEATS[term.what]
    if not cost and term.what == "shift":
        return f"progress moved by up to {term.number} either way"
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


def needs_text(needs: Sequence[Need]) -> str:
    """Conditions as a phrase."""
    return listing([f"{'at most ' if need.at_most else ''}{amount(need.number, need.counter)}" for need in needs])


def text_of(content: Content, part: Part) -> str:
    """What a part does, in a sentence."""
    if isinstance(part, Objective):
        return f"Needs {needs_text(part.needs)}."
    if isinstance(part, Minion):
        return f"When you place it, or an opponent uses its building: {listing([phrase(term) for term in part.gain])}."
    if isinstance(part, Building):
        cost = listing([phrase(term, cost=True) for term in part.cost]) if part.cost else "nothing"
        return f"Pay {cost}; gain {listing([phrase(term) for term in part.benefit])}."
    return f"{helper_text(content, part)[:1].upper()}{helper_text(content, part)[1:]}"


def helper_text(content: Content, helper: AbilityCard) -> str:
    """What an advancement card or a persona does."""
    if helper.ability is not None:
        return ABILITY_TEXTS[helper.ability]
    gain = listing([phrase(term) for term in helper.gain])
    if helper.cost:
        return f"pay {listing([phrase(term, cost=True) for term in helper.cost])} and discard it: {gain}."
    if helper.when is None:
        return f"discard it: {gain}." if helper.gain else "no ability."
    if helper.kind == "guest":
        return f"with income: {gain}; one of them with four players or more."
    of = helper.when.of or ""
    if helper.when.of == "away":
        return f"taking both workers back from opponents' charters: {gain}."
    named = title_of(content, of) if helper.when.event == "use" else amount(2, of).removeprefix("2 ")
    named = of if helper.when.event in ("take", "earn", "coin", "vp", "cost") else named
    needs = f", with {needs_text(helper.needs)}" if helper.needs else ""
    return f"{WHEN[helper.when.event].format(of=named)}{needs}: {gain}."


def title_of(content: Content, name: str, names: Mapping[str, str] | None = None) -> str:
    """What a building, card, persona or objective is called."""
    if names and name in names:
        return names[name]
    for part in content.parts:
        if part.name == name:
            return part.title or "the original persona"
    return name


def describe_event(content: Content, event: Mapping[str, Json], names: Sequence[str]) -> str:
    """An event as a sentence."""
    args: dict[str, Any] = dict(event)
    key = str(args.pop("event"))
    shown = dict(args)
    for name in ("building", "card", "persona", "objective"):
        if isinstance(args.get(name), str) and key != "automa-card":
            shown[name] = title_of(content, args[name])
    if "peril" in args:
        shown["peril"] = amount(1, args["peril"]).removeprefix("1 ")
    if "rules" in args:
        shown["rules"] = listing([RULE_WORDS[rule] for rule in args["rules"]])
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
        own = {0: [], 1: ["a worker"], 2: ["both workers"]}[args["workers"]]
        shown["workers"] = listing([*own, *([amount(args["minions"], "minion")] if "minions" in args else [])])
    elif key == "built":
        shown["over"] = f", over {title_of(content, args['over'])}" if args["over"] else ""
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
