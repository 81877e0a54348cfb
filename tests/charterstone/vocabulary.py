"""How many cards use each word of the effect vocabulary: the table of the game's page, made from the content.

    PYTHONPATH=tests/charterstone python tests/charterstone/vocabulary.py

prints it anew. A card is a building, an advancement card, a persona, an objective or a kind of minion.
"""

from __future__ import annotations

from collections.abc import Iterator

from moonstone.games.charterstone.content.constants import KINDS, MINIONS, PERILS, RESOURCES
from moonstone.games.charterstone.content.content import AbilityCard, Building, Content, Minion, Objective, Part
from moonstone.games.charterstone.content.read import standard
from moonstone.games.charterstone.content.vocabulary import ABILITIES, TRIGGERS, Term

ROWS: list[tuple[str, str, str, set[str]]] = [
    ("cost", "`1 pumpkin`, …, `2 resource` (any)", "pay resources", {*RESOURCES, "resource"}),
    ("cost", "`1 coin`", "pay coins", {"coin"}),
    ("cost", "`3 influence`", "pay influence into the supply", {"influence"}),
    ("cost", "`1 item`, …, `2 card` (any)", "give advancement cards of a kind", {*KINDS, "card"}),
    ("cost", "`1 minion`", "give a minion", {"minion"}),
    ("cost", "`1 vermin`, …", "give a peril of that kind", {*PERILS}),
    (
        "cost",
        "`blueprint`, `crate`, `objective`, `quota`",
        "a target that is chosen and done",
        {"blueprint", "crate", "objective", "quota"},
    ),
    ("cost", "`income`", "a token on the building, whose benefit comes with every income", {"income"}),
    ("gain", "`5 vp`", "points", {"vp"}),
    ("gain", "`2 coin`", "coins", {"coin"}),
    ("gain", "`1 pumpkin`, …, `2 resource` (any)", "resources", {*RESOURCES, "resource"}),
    ("gain", "`1 influence`", "influence back from the supply", {"influence"}),
    ("gain", "`1 reputation`", "a token on the track; always asked, as it takes a token", {"reputation"}),
    ("gain", "`progress`", "progress moves by one", {"progress"}),
    ("gain", "`1 card`, `1 assistant`, …", "a face-up card, of a kind", {"card", *KINDS}),
    ("gain", "`1 top`", "the top card of the deck", {"top"}),
    ("gain", "`search`", "a card of the deck that is no treasure", {"search"}),
    ("gain", "`junk`", "the face-up cards are discarded, five new ones turned up", {"junk"}),
    ("gain", "`1 private`", "an objective of one's own", {"private"}),
    ("gain", "`1 cat`, …, `1 minion` (any)", "a minion from the supply", {*MINIONS, "minion"}),
    ("gain", "`1 persona`", "one more persona of the chest", {"persona"}),
    ("gain", "`income`", "your income at once", {"income"}),
    (
        "gain",
        "`1 recall`, `return`, `retrieve`",
        "a worker, the one just placed, or all come back",
        {"recall", "return", "retrieve"},
    ),
    ("gain", "`again`", "another turn", {"again"}),
    ("gain", "`free`", "this turn's placement in your charter without the cost", {"free"}),
    ("gain", "`2 shift`", "progress moves by up to so much either way", {"shift"}),
    ("how", "`1 coin or 1 vp`", "one of them", {"or"}),
    ("how", "`1 vp per assistant`", "times what is counted", {"per"}),
    ("how", "`may …`", "optional, so it is asked", {"may"}),
    ("needs", "`6+ coin`, `3- influence`", "at least, at most", {"needs"}),
    *(
        (("when", f"`{event}`", meaning, {event}))
        for event, meaning in {
            "use": "using that building",
            "cost": "using a building whose cost shows that",
            "progress": "each advance of progress",
            "reputation": "each token on the reputation track",
            "score": "scoring an objective",
            "first-score": "scoring a public one before anybody else",
            "build": "building",
            "open": "opening a crate",
            "end": "the end of a game",
            "income": "income",
            "income-space": "moving progress onto an income space",
            "take": "gaining a card of that kind",
            "earn": "gaining one by a building",
            "retrieve": "taking back two minions of that kind, or both workers from opponents' charters (`away`)",
            "peril": "picking up that peril",
            "bump": "bumping an opponent",
            "commons": "using the Commons",
            "first-use": "the first use, by its builder, of a building built in this game",
            "minion": "placing a minion",
            "spent": "no worker left after using a building",
            "coin": "coins given by a building of that charter",
            "vp": "points given by one",
            "once": "once per game, on your turn",
        }.items()
    ),
    ("code", ", ".join(f"`{name}`" for name in ABILITIES), "abilities with code of their own", set(ABILITIES)),
]


def words(part: Part) -> Iterator[tuple[str, str]]:
    """Every word of a card, and where it stands."""
    if isinstance(part, Objective):
        yield "needs", "needs"
        return
    for term in part.cost if isinstance(part, Building | AbilityCard) else ():
        yield "cost", term.what
    for term in part.benefit if isinstance(part, Building) else part.gain:
        yield from _gained(term)
    if isinstance(part, AbilityCard):
        if part.when is not None:
            yield "when", part.when.event
        if part.needs:
            yield "needs", "needs"
        if part.ability is not None:
            yield "code", part.ability
    assert isinstance(part, Building | AbilityCard | Minion)


def _gained(term: Term) -> Iterator[tuple[str, str]]:
    if term.any_of:
        yield "how", "or"
        for inner in term.any_of:
            yield from _gained(inner)
        return
    yield "gain", term.what
    if term.per is not None:
        yield "how", "per"
    if term.may:
        yield "how", "may"


def table(content: Content) -> list[str]:
    """The rows of the table."""
    said = [set(words(part)) for part in content.parts]
    lines = ["| where | word | meaning | cards |", "|---|---|---|---|"]
    for where, shown, meaning, names in ROWS:
        number = sum(any((where, name) in words for name in names) for words in said)
        lines.append(f"| {where} | {shown} | {meaning} | {number} |")
    return lines


assert {next(iter(names)) for where, _, _, names in ROWS if where == "when"} == set(TRIGGERS)

if __name__ == "__main__":
    print("\n".join(table(standard())))
