"""Reading the content: the schema of charters, tracks, chest, games and texts, and what must fit together."""

from __future__ import annotations

from functools import cache
from typing import Final

from moonstone.engine import Json
from moonstone.games.charterstone.content.constants import (
    CAPACITIES,
    CHARTERS,
    GAME_RULES,
    MINIONS,
    PERILS,
    PLOTS,
    RESOURCES,
    UNLOCKS,
)
from moonstone.games.charterstone.content.content import (
    AUTOMA_DOES,
    AutomaCard,
    Charter,
    Choice,
    Content,
    QuotaRow,
    Row,
    Text,
)
from moonstone.games.charterstone.content.read_parts import LONGEST_TEXT, NOTHING
from moonstone.games.charterstone.content.read_story import StoryReader
from moonstone.games.charterstone.content.toml import (
    BadContent,
    Item,
    Sections,
    SourceLocation,
    plain,
    read_file,
    read_plain,
)
from moonstone.games.charterstone.content.versions import RELEASES, newest
from moonstone.games.charterstone.content.vocabulary import Term, read_terms

SECTIONS: Final = (
    *("content", "charter", "building", "card", "persona", "objective", "crate", "track", "quota", "glory"),
    *("capacity", "game", "choice", "slot", "story", "automa", "names", "minion", "peril"),
    *("companion", "victory", "automa-persona", "spectral", "game-rule"),
)
GOODS: Final = ("resource", "coin", "card", "minion", "peril")
"""Kinds of quota goods, in the order of their rows."""
MOST_PLAYERS: Final = len(CHARTERS)


def standard(rules: int | None = None) -> Content:
    """The content that the game comes with under a version of its rules, by default the newest."""
    return _standard(newest() if rules is None else rules)


@cache
def _standard(rules: int) -> Content:
    problems: list[str] = []
    return read_content(_standard_sections(rules, problems), problems, rules)


def _standard_sections(rules: int, problems: list[str]) -> Sections:
    """The tables of the files in a release's folder."""
    sections: Sections = {}
    for file in sorted(RELEASES[rules].folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".toml"):
            read_file(file.name, file.read_text(encoding="utf-8"), sections, problems)
    return sections


def read_edition(text: str, file: str = "the edition") -> Content:
    """The newest standard content with the tables of one more file in place of its own: an owner of the box enters only
    what differs. BadContent, with file and line, if that cannot be played with.
    """
    problems: list[str] = []
    sections = _standard_sections(newest(), problems)
    read_file(file, text, sections, problems)
    return read_content(sections, problems, newest())


def from_json(data: Json, rules: int | None = None) -> Content:
    """The content in plain data, as `Content.printed` holds it, for a version of the rules, by default the newest;
    BadContent with every problem it has.
    """
    problems: list[str] = []
    if not isinstance(data, dict):
        raise BadContent(["the edition: Content is a table of tables."])
    return read_content(read_plain(data, "the edition", problems), problems, newest() if rules is None else rules)


def read_content(sections: Sections, problems: list[str], rules: int) -> Content:
    """The content of these tables for a version of the rules; BadContent with every problem they have."""
    reader = _Reader(sections, problems, rules)
    content = reader.content()
    if problems:
        raise BadContent(problems)
    return content


def _automa_gain(text: str) -> tuple[Term, ...]:
    return read_terms(text, ("vp", "reputation", "progress", "card"))


def _opens(item: Item, choices: dict[str, Choice], otherwise: str | None = None, key: str = "opens") -> str:
    """When a text or a card opens or closes, in the words that `unlocking.announced` uses."""
    opens = item.text(key, otherwise)
    what, _, which = opens.partition(" ")
    right = (
        opens in ("start", "crate")
        or (what == "game" and which.isdigit())
        or (what == "choice" and which in choices)
        or (what == "unlock" and which in UNLOCKS)
    )
    if not right:
        item.problem(f"{key} is start, crate, game NUMBER, choice LETTER or unlock RULE.", key)
    return opens


class _Reader(StoryReader):
    def __init__(self, sections: Sections, problems: list[str], rules: int) -> None:
        super().__init__(sections, problems, rules)
        for section, tables in sections.items():
            if section not in SECTIONS:
                place = next((place for _, place in tables.values()), SourceLocation("the edition"))
                problems.append(f"{place.at()}There is no section {section!r}; they are {', '.join(SECTIONS)}.")

    def content(self) -> Content:
        self.only("charter", CHARTERS)
        self.only("content", ("standard",))
        self.only("track", ("progress", "reputation"))
        self.only("capacity", CAPACITIES)
        self.only("minion", MINIONS)
        self.only("peril", PERILS)
        self.only("spectral", ("worker",))
        self.only("game-rule", GAME_RULES)
        for item in self.items("game-rule", "text"):
            item.text("text", longest=LONGEST_TEXT)
        buildings = self.buildings()
        names = [building.name for building in buildings]
        objectives = self.objectives()
        spaces, starts = self.progress()
        choices = self.choices()
        cards, personas = self.cards(names), self.personas(names)
        return Content(
            name=self.item("content", "standard", "name").text("name", "standard"),
            rules=self.rules,
            charters=self.charters(),
            buildings=buildings,
            cards=cards,
            personas=personas,
            objectives=objectives,
            minions=self.minions(),
            perils=self.perils(),
            crates=self.crates(buildings, cards, personas, objectives),
            progress=spaces,
            starts=starts,
            reputation=self.item("track", "reputation", "spaces").numbers("spaces", MOST_PLAYERS, 1, 60),
            quota=self.quota(),
            glory=self.glory(),
            capacity=self.capacity(),
            games=self.games(choices),
            choices=choices,
            companions=self.companions(),
            victory=self.victory(),
            automa_personas=self.automa_personas(),
            redemption=self.redemption(),
            slots=self.texts("slot", choices),
            stories=self.texts("story", choices),
            automa=self.automa(names, choices),
            names=self.names(),
            printed=plain(self.sections),
        )

    def charters(self) -> tuple[Charter, ...]:
        found = []
        for index, name in enumerate(CHARTERS):
            item = self.item("charter", name, "resource", "plots")
            resource = item.one_of("resource", RESOURCES) if item.data else RESOURCES[index]
            if resource != RESOURCES[index]:
                item.problem(f"its resource is {RESOURCES[index]}.", "resource")
            places: dict[int, tuple[int, int]] = {}
            for row, entries in enumerate(item.text("plots").split("/")):
                for entry in entries.split():
                    number, _, column = entry.partition("@")
                    if number.isdigit() and column.removeprefix("-").isdigit():
                        places[int(number)] = (int(column), row)
            if item.data and (sorted(places) != list(range(1, PLOTS + 1)) or len(set(places.values())) != PLOTS):
                item.problem(
                    "plots must place each of the plots 1 to 6 once, as NUMBER@COLUMN, rows parted by /.", "plots"
                )
            found.append(Charter(name, resource, tuple(places.get(number, (0, 0)) for number in range(1, PLOTS + 1))))
        return tuple(found)

    def progress(self) -> tuple[tuple[frozenset[str], ...], tuple[int, ...]]:
        item = self.item("track", "progress", "spaces")
        marks = tuple(
            frozenset(space.split("+")) - {"."} for space in item.text("spaces", longest=LONGEST_TEXT).split()
        )
        players = [f"{number}p" for number in range(1, MOST_PLAYERS + 1)]
        known = {*players, "r", "i", "end"}
        starts = [next((at for at, space in enumerate(marks) if mark in space), 0) for mark in players]
        if any(not space <= known for space in marks):
            item.problem(f"a space is a dot or marks of {', '.join(sorted(known))}, joined by +.", "spaces")
        elif [mark for space in marks for mark in space if mark not in "ri"].count("end") != 1 or "end" not in marks[
            -1
        ]:
            item.problem("the hourglass, end, stands once, at the end.", "spaces")
        elif sorted(mark for space in marks for mark in space if mark in players) != players:
            item.problem("each of 1p to 6p stands once.", "spaces")
        elif min(starts) < 2:
            item.problem("at least two spaces lie before the earliest start.", "spaces")
        elif any(not any("i" in space for space in marks[start + 1 :]) for start in starts):
            item.problem("an income space, i, lies after every start.", "spaces")
        return marks, tuple(starts)

    def quota(self) -> tuple[QuotaRow, ...]:
        found = []
        for item in self.items("quota", "goods", "amounts", "bonuses"):
            bonuses = item.texts("bonuses")
            columns = len(bonuses)
            if not 1 <= columns <= 6:
                item.problem("a row has 1 to 6 columns, each with a bonus or an empty text.", "bonuses")
            terms = []
            for bonus in bonuses:
                try:
                    terms.append(self.gains(bonus, ("vp", "reputation")))
                except ValueError as error:
                    item.problem(f"in bonuses, {error}", "bonuses")
                    terms.append(())
            goods = item.one_of("goods", GOODS)
            amounts = item.numbers("amounts", columns, 1, 3)
            found.append(QuotaRow(item.name.removeprefix("quota "), goods, amounts, tuple(terms)))
        return tuple(sorted(found, key=lambda row: GOODS.index(row.goods)))

    def glory(self) -> tuple[Row, ...]:
        return tuple(
            Row(
                item.name.removeprefix("glory "),
                item.number("stars", 1, 12),
                item.read("bonus", self.gains, NOTHING),
            )
            for item in self.items("glory", "stars", "bonus")
        )

    def capacity(self) -> dict[str, tuple[int, int]]:
        found = {}
        for name in CAPACITIES:
            item = self.item("capacity", name, "first", "most")
            found[name] = (item.number("first", 1, 12), item.number("most", 1, 12))
        return found

    def texts(self, section: str, choices: dict[str, Choice]) -> tuple[Text, ...]:
        found = []
        for item in self.items(section, "number", "title", "opens", "closes", "text"):
            name = item.name.removeprefix(f"{section} ")
            opens = _opens(item, choices)
            closes = _opens(item, choices, key="closes") if "closes" in item.data else None
            number = item.number("number", 1, 40, int(name) if name.isdigit() else None)
            found.append(Text(name, number, item.text("title"), item.text("text", longest=LONGEST_TEXT), opens, closes))
        return tuple(found)

    def automa(self, buildings: list[str], choices: dict[str, Choice]) -> tuple[AutomaCard, ...]:
        found = []
        for item in self.items("automa", "place", "rank", "vp", "does", "gain", "opens"):
            place = item.text("place")
            if place not in ("own", "die") and place not in buildings:
                item.problem("place is own, die or a building.", "place")
            gain = item.read("gain", _automa_gain, NOTHING)
            rank, vp = item.number("rank", 1, PLOTS, 1), item.number("vp", -1, 9, -1)
            does = item.one_of("does", AUTOMA_DOES) if "does" in item.data else None
            opens = _opens(item, choices, "start")
            found.append(AutomaCard(item.name.removeprefix("automa "), place, rank, vp, does, gain, opens))
        if not found:
            self.problems.append("the edition: The Automa's deck, [automa.1] and so on, is missing.")
        return tuple(found)

    def names(self) -> dict[str, tuple[str, ...]]:
        found = {}
        for kind in ("persona", "charter", "village"):
            found[kind] = self.item("names", kind, "list").texts("list")
            if not found[kind]:
                _, place = self.sections.get("names", {}).get(kind, ({}, SourceLocation("the edition")))
                self.problems.append(f"{place.at()}names {kind}: list must have a name.")
        return found
