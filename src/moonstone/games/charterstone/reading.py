"""Reading the content: the schema of every section, and what must fit together."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from moonstone.engine import Json
from moonstone.games.charterstone.content import (
    BASIC,
    COMMONS,
    AutomaCard,
    Building,
    Chapter,
    Charter,
    Choice,
    Content,
    Crate,
    Helper,
    Objective,
    QuotaRow,
    Row,
    Text,
)
from moonstone.games.charterstone.effects import (
    COUNTERS,
    PAYABLE,
    TARGETS,
    Need,
    Term,
    read_needs,
    read_terms,
    read_trigger,
)
from moonstone.games.charterstone.nouns import CAPACITIES, CHARTERS, KINDS, PLOTS, RESOURCES
from moonstone.games.charterstone.sources import BadContent, Item, Place, Sections, plain, read_file, read_plain

SECTIONS: Final = (
    *("content", "charter", "building", "card", "persona", "objective", "crate", "track", "quota", "glory"),
    *("capacity", "game", "choice", "slot", "story", "automa", "names"),
)
GOODS: Final = ("resource", "coin", "card")
"""Kinds of quota goods, in the order of their rows."""
MOST_PLAYERS: Final = len(CHARTERS)
MOST_CRATE: Final = 99
LONGEST_TEXT: Final = 2000
OTHER_KINDS: Final = tuple(kind for kind in KINDS if kind not in ("building", "constructed"))


@cache
def standard() -> Content:
    """The content the game comes with."""
    problems: list[str] = []
    return read_content(_standard_sections(problems), problems)


def _standard_sections(problems: list[str]) -> Sections:
    """The tables of the files in the folder `standard`."""
    sections: Sections = {}
    for file in sorted(files(__package__).joinpath("standard").iterdir(), key=lambda file: file.name):
        if file.name.endswith(".toml"):
            read_file(file.name, file.read_text(encoding="utf-8"), sections, problems)
    return sections


def read_edition(text: str, file: str = "the edition") -> Content:
    """The standard content with the tables of one more file in place of its own: an owner of the box enters only what
    differs. BadContent, with file and line, if that cannot be played with.
    """
    problems: list[str] = []
    sections = _standard_sections(problems)
    read_file(file, text, sections, problems)
    return read_content(sections, problems)


def from_json(data: Json) -> Content:
    """The content in plain data, as `Content.printed` holds it; BadContent with every problem it has."""
    problems: list[str] = []
    if not isinstance(data, dict):
        raise BadContent(["the edition: Content is a table of tables."])
    return read_content(read_plain(data, "the edition", problems), problems)


def read_content(sections: Sections, problems: list[str]) -> Content:
    """The content of these tables; BadContent with every problem they have."""
    reader = _Reader(sections, problems)
    content = reader.content()
    if problems:
        raise BadContent(problems)
    return content


NOTHING: Final[tuple[Term, ...]] = ()
NO_NEEDS: Final[tuple[Need, ...]] = ()


def _resources(text: str) -> tuple[Term, ...]:
    return read_terms(text, RESOURCES)


def _automa_gain(text: str) -> tuple[Term, ...]:
    return read_terms(text, ("vp", "reputation", "progress", "card"))


def _pay(text: str) -> tuple[Term, ...]:
    terms = read_terms(text, (*PAYABLE, *TARGETS))
    if any(term.any_of or term.per or term.may for term in terms):
        raise ValueError("a cost is paid in full: it knows no “or”, “per” or “may”.")
    if sum(term.what in TARGETS for term in terms) > 1:
        raise ValueError(f"a cost names one of {', '.join(TARGETS)} at most.")
    if sum(term.number for term in terms if term.what == "resource") > 4:
        raise ValueError("a cost asks for at most 4 resources of any kind.")
    return terms


def _order(name: str) -> list[tuple[int, str]]:
    return [(int(part) if part.isdigit() else -1, part) for part in re.split(r"(\d+)", name)]


class _Reader:
    def __init__(self, sections: Sections, problems: list[str]) -> None:
        self.sections, self.problems = sections, problems
        for section, tables in sections.items():
            if section not in SECTIONS:
                place = next((place for _, place in tables.values()), Place("the edition"))
                problems.append(f"{place.at()}There is no section {section!r}; they are {', '.join(SECTIONS)}.")

    def items(self, section: str, *keys: str) -> Iterator[Item]:
        """The tables of a section, their settings checked to be among the keys.

        They come in the order of their names, numbers by size, so that every copy of a content has the same order.
        """
        for name, (data, place) in sorted(self.sections.get(section, {}).items(), key=lambda pair: _order(pair[0])):
            item = Item(f"{section} {name}", data, place, self.problems)
            item.only(*keys)
            yield item

    def item(self, section: str, name: str, *keys: str) -> Item:
        """One table that must be there."""
        data, place = self.sections.get(section, {}).get(name, ({}, Place("the edition")))
        if name not in self.sections.get(section, {}):
            self.problems.append(f"{place.at()}There must be a table [{section}.{name}].")
            return Item(f"{section} {name}", data, place, [])
        item = Item(f"{section} {name}", data, place, self.problems)
        item.only(*keys)
        return item

    def only(self, section: str, names: tuple[str, ...]) -> None:
        """Point at every table of a section that has none of these names."""
        for name, (_, place) in self.sections.get(section, {}).items():
            if name not in names:
                self.problems.append(f"{place.at()}There is no {section} {name!r}; there may be {', '.join(names)}.")

    def content(self) -> Content:
        self.only("charter", CHARTERS)
        self.only("content", ("standard",))
        self.only("track", ("progress", "reputation"))
        self.only("capacity", CAPACITIES)
        buildings = self.buildings()
        personas = self.personas()
        objectives = self.objectives()
        spaces, starts = self.progress()
        choices = self.choices()
        return Content(
            name=self.item("content", "standard", "name").text("name", "standard"),
            charters=self.charters(),
            buildings=buildings,
            cards=self.cards([building.name for building in buildings]),
            personas=personas,
            objectives=objectives,
            crates=self.crates(buildings, personas, objectives),
            progress=spaces,
            starts=starts,
            reputation=self.item("track", "reputation", "spaces").numbers("spaces", MOST_PLAYERS, 1, 60),
            quota=self.quota(),
            glory=self.glory(),
            capacity=self.capacity(),
            games=self.games(choices),
            choices=choices,
            slots=self.texts("slot", choices),
            stories=self.texts("story", choices),
            automa=self.automa([building.name for building in buildings]),
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

    def buildings(self) -> tuple[Building, ...]:
        found: dict[str, Building] = {}
        for name in (*COMMONS, *BASIC):
            self.item("building", name, "name", "charter", "build", "cost", "benefit", "value", "crate")
        crates: dict[int, str] = {}
        for item in self.items("building", "name", "charter", "build", "cost", "benefit", "value", "crate"):
            name = item.name.removeprefix("building ")
            common = name in COMMONS
            build = [0] * len(RESOURCES)
            for term in item.read("build", _resources, NOTHING):
                build[RESOURCES.index(term.what)] += term.number
            if sum(build) != (0 if common or name in BASIC else 4):
                item.problem("a building card is built with four resources, and only such a card has a build.", "build")
            crate = 0 if common else item.number("crate", 0, MOST_CRATE, 0)
            if crate and crates.setdefault(crate, name) != name:
                item.problem(f"the crate {crate} is on the card of {crates[crate]} already.", "crate")
            charter = None if common else item.one_of("charter", CHARTERS)
            if name in BASIC and name != f"basic-{charter}":
                item.problem("a basic building belongs to the charter it is named after.", "charter")
            if common and not {"charter", "value", "crate", "build"}.isdisjoint(item.data):
                item.problem("a building of the Commons has no charter, build, value or crate.")
            found[name] = Building(
                name=name,
                title=item.text("name"),
                charter=charter,
                build=tuple(build),
                cost=item.read("cost", _pay, NOTHING),
                benefit=item.read("benefit", read_terms, NOTHING),
                value=0 if common else item.number("value", 0, 50),
                crate=crate,
            )
        first = [*COMMONS, *BASIC]
        rest = [name for name in found if name not in first]
        return tuple(found[name] for name in (*first, *rest) if name in found)

    def cards(self, buildings: list[str]) -> tuple[Helper, ...]:
        found = []
        for item in self.items("card", "kind", "title", "when", "gain"):
            name = item.name.removeprefix("card ")
            if name in buildings:
                item.problem("a building has that name already.")
            when = item.read("when", read_trigger, None)
            if when is not None and when.event == "use" and when.of not in buildings:
                item.problem(f"there is no building {when.of!r}.", "when")
            kind = item.one_of("kind", OTHER_KINDS)
            found.append(Helper(name, item.text("title"), kind, None, when, item.read("gain", read_terms, NOTHING)))
        return tuple(found)

    def personas(self) -> tuple[Helper, ...]:
        found = []
        for name in CHARTERS:
            self.item("persona", f"original-{name}", "name", "charter", "when", "gain")
        for item in self.items("persona", "name", "charter", "when", "gain"):
            name = item.name.removeprefix("persona ")
            charter = item.one_of("charter", CHARTERS)
            title = item.text("name", "" if name.startswith("original-") else None)
            when = item.read("when", read_trigger, None)
            found.append(Helper(name, title, "persona", charter, when, item.read("gain", read_terms, NOTHING)))
        return tuple(found)

    def objectives(self) -> tuple[Objective, ...]:
        found = []
        for item in self.items("objective", "name", "needs"):
            needs = item.read("needs", read_needs, NO_NEEDS)
            if not needs:
                item.problem("it needs a condition.", "needs")
            found.append(Objective(item.name.removeprefix("objective "), item.text("name"), needs))
        return tuple(found)

    def crates(
        self, buildings: tuple[Building, ...], personas: tuple[Helper, ...], objectives: tuple[Objective, ...]
    ) -> dict[int, Crate]:
        found: dict[int, Crate] = {}
        inside: set[str] = set()
        known = {
            "buildings": {building.name for building in buildings if sum(building.build)},
            "persona": {persona.name for persona in personas},
            "objectives": {objective.name for objective in objectives},
        }
        for item in self.items("crate", "buildings", "persona", "objectives", "story"):
            number = item.name.removeprefix("crate ")
            if not number.isdigit() or not any(building.crate == int(number) for building in buildings):
                item.problem("no building card shows a crate of that number.")
                continue
            persona = item.text("persona", "")
            crate = Crate(
                int(number),
                item.texts("buildings"),
                persona or None,
                item.texts("objectives"),
                item.text("story", "", LONGEST_TEXT),
            )
            for key, names in (
                ("buildings", crate.buildings),
                ("persona", (persona,) if persona else ()),
                ("objectives", crate.objectives),
            ):
                for name in names:
                    if name not in known[key]:
                        item.problem(f"there is no {name!r} to put into it.", key)
                    elif name in inside:
                        item.problem(f"{name!r} is in two crates.", key)
                    inside.add(name)
            found[crate.number] = crate
        for building in buildings:
            if sum(building.build) and building.name not in inside and self.problems == []:
                _, place = self.sections["building"][building.name]
                self.problems.append(f"{place.at()}building {building.name}: it is in no crate.")
        return found

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
                    terms.append(read_terms(bonus, ("vp", "reputation")))
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
                item.read("bonus", read_terms, NOTHING),
            )
            for item in self.items("glory", "stars", "bonus")
        )

    def capacity(self) -> dict[str, tuple[int, int]]:
        found = {}
        for name in CAPACITIES:
            item = self.item("capacity", name, "first", "most")
            found[name] = (item.number("first", 1, 12), item.number("most", 1, 12))
        return found

    def games(self, choices: dict[str, Choice]) -> tuple[Chapter, ...]:
        found = []
        for index, item in enumerate(self.items("game", "most", "fewest", "choices"), 1):
            if item.name != f"game {index}":
                item.problem(f"games are numbered in order: this is the game {index}.")
            key = next((key for key in ("most", "fewest") if key in item.data), None)
            counter = None if key is None else item.one_of(key, COUNTERS)
            names = item.texts("choices")
            for name in names:
                if name not in choices:
                    item.problem(f"there is no choice {name!r}.", "choices")
            if bool(names) != (counter is not None):
                item.problem("a guidepost and choices come together.")
            found.append(Chapter(index, key == "fewest", counter, names))
        if not found:
            self.problems.append("the edition: There must be a table [game.1].")
        return tuple(found)

    def choices(self) -> dict[str, Choice]:
        found = {}
        for item in self.items("choice", "king", "title", "gain", "names"):
            name = item.name.removeprefix("choice ")
            king = item.one_of("king", ("happy", "angry"))
            gain = item.read("gain", read_terms, NOTHING)
            found[name] = Choice(name, king, item.text("title"), gain, item.text("names", "") or None)
        return found

    def texts(self, section: str, choices: dict[str, Choice]) -> tuple[Text, ...]:
        found = []
        for item in self.items(section, "number", "title", "opens", "text"):
            name = item.name.removeprefix(f"{section} ")
            opens = item.text("opens")
            what, _, which = opens.partition(" ")
            right = (
                opens in ("start", "crate")
                or (what == "game" and which.isdigit())
                or (what == "choice" and which in choices)
            )
            if not right:
                item.problem("opens is start, crate, game NUMBER or choice LETTER.", "opens")
            number = int(name) if section == "story" and name.isdigit() else 0
            if section == "slot":
                number = item.number("number", 1, 40, int(name) if name.isdigit() else None)
            found.append(Text(name, number, item.text("title"), item.text("text", longest=LONGEST_TEXT), opens))
        return tuple(found)

    def automa(self, buildings: list[str]) -> tuple[AutomaCard, ...]:
        found = []
        for item in self.items("automa", "place", "rank", "vp", "gain"):
            place = item.text("place")
            if place not in ("own", "die") and place not in buildings:
                item.problem("place is own, die or a building.", "place")
            gain = item.read("gain", _automa_gain, NOTHING)
            rank, vp = item.number("rank", 1, PLOTS, 1), item.number("vp", -1, 9, -1)
            found.append(AutomaCard(item.name.removeprefix("automa "), place, rank, vp, gain))
        if not found:
            self.problems.append("the edition: The Automa's deck, [automa.1] and so on, is missing.")
        return tuple(found)

    def names(self) -> dict[str, tuple[str, ...]]:
        found = {}
        for kind in ("assistant", "persona", "charter", "village"):
            found[kind] = self.item("names", kind, "list").texts("list")
            if not found[kind]:
                _, place = self.sections.get("names", {}).get(kind, ({}, Place("the edition")))
                self.problems.append(f"{place.at()}names {kind}: list must have a name.")
        return found
