"""Reading the parts: buildings, cards, personas, objectives, minions, perils, and the crates they come in."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from moonstone.games.charterstone.content.constants import (
    CHARTERS,
    KINDS,
    MINIONS,
    MOST_PICKS,
    PERILS,
    RESOURCES,
    UNLOCKS,
    CharterName,
)
from moonstone.games.charterstone.content.content import BASIC, COMMONS, AbilityCard, Building, Crate, Minion, Objective
from moonstone.games.charterstone.content.toml import Item, Sections, SourceLocation
from moonstone.games.charterstone.content.versions import RELEASES
from moonstone.games.charterstone.content.vocabulary import (
    ABILITIES,
    ADVANCING,
    PAYABLE,
    TARGETS,
    Need,
    Term,
    read_gains,
    read_needs,
    read_terms,
    read_trigger,
)

MOST_CRATE: Final = 99
LONGEST_TEXT: Final = 3000
OTHER_KINDS: Final = tuple(kind for kind in KINDS if kind not in ("building", "constructed"))
NOTHING: Final[tuple[Term, ...]] = ()
NO_NEEDS: Final[tuple[Need, ...]] = ()
MOVES_ON: Final = Term("progress")
"""A6.3."""


def _resources(text: str) -> tuple[Term, ...]:
    return read_terms(text, RESOURCES)


def _pay(text: str) -> tuple[Term, ...]:
    terms = read_terms(text, (*PAYABLE, *TARGETS))
    if any(term.any_of or term.per or term.may for term in terms):
        raise ValueError("a cost is paid in full: it knows no “or”, “per” or “may”.")
    if sum(term.what in TARGETS for term in terms) > 1:
        raise ValueError(f"a cost names one of {', '.join(TARGETS)} at most.")
    if sum(term.number for term in terms if term.what == "resource") > 4:
        raise ValueError("a cost asks for at most 4 resources of any kind.")
    names = {term.what for term in terms}
    beside = names - {*TARGETS, "influence", "resource", *RESOURCES}
    if beside and "quota" in names:
        raise ValueError("a cost that fills the quota takes nothing beside it but influence and resources.")
    if beside - {"coin"} and names & {*ADVANCING}:
        raise ValueError("a cost with something to do takes nothing beside it but coins, influence and resources.")
    return terms


def _order(name: str) -> list[tuple[int, str]]:
    return [(int(part) if part.isdigit() else -1, part) for part in re.split(r"(\d+)", name)]


class PartsReader:
    """Tables in, parts out; what is wrong goes to `problems`."""

    def __init__(self, sections: Sections, problems: list[str], rules: int) -> None:
        self.sections, self.problems, self.rules = sections, problems, rules
        self.limits_gains = RELEASES[rules].limits_gains
        self.gains: Callable[..., tuple[Term, ...]] = read_gains if self.limits_gains else read_terms
        """What reads the text of something that is gained."""

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
        data, place = self.sections.get(section, {}).get(name, ({}, SourceLocation("the edition")))
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

    def _benefit(self, text: str) -> tuple[Term, ...]:
        terms = self.gains(text)
        for what in ("coin", "vp"):
            if sum(term.what == what for term in terms) > 1:
                raise ValueError(f"a benefit gives {what} once at most, so that a friend's bonus comes once (B1.6).")
        return terms

    def buildings(self) -> tuple[Building, ...]:
        """The Commons and the basic ones first, then all others by name."""
        found: dict[str, Building] = {}
        keys = ("name", "charter", "build", "cost", "benefit", "value", "crate")
        for name in (*COMMONS, *BASIC):
            self.item("building", name, *keys)
        crates: dict[int, str] = {}
        for item in self.items("building", *keys):
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
            charter = item.one_of("charter", CHARTERS) if name in BASIC or "charter" in item.data else None
            if name in BASIC and name != f"basic-{charter}":
                item.problem("a basic building belongs to the charter it is named after.", "charter")
            if common and not {"charter", "value", "crate", "build"}.isdisjoint(item.data):
                item.problem("a building of the Commons has no charter, build, value or crate.")
            cost, benefit = item.read("cost", _pay, NOTHING), item.read("benefit", self._benefit, NOTHING)
            if any(term.what in ADVANCING for term in cost) and MOVES_ON not in benefit:
                item.problem("whoever builds, opens a crate or scores moves progress, so add “progress”.", "benefit")
            found[name] = Building(
                name=name,
                title=item.text("name"),
                charter=charter,
                build=tuple(build),
                cost=cost,
                benefit=benefit,
                value=0 if common else item.number("value", 0, 50),
                crate=crate,
            )
        first = [*COMMONS, *BASIC]
        rest = [name for name in found if name not in first]
        return tuple(found[name] for name in (*first, *rest) if name in found)

    def cards(self, buildings: list[str]) -> tuple[AbilityCard, ...]:
        """Advancement cards that are no buildings."""
        found = []
        for item in self.items("card", "kind", "title", "when", "cost", "gain", "redeems"):
            name = item.name.removeprefix("card ")
            if name in buildings:
                item.problem("a building has that name already.")
            kind = item.one_of("kind", OTHER_KINDS)
            cost = item.read("cost", _resources, NOTHING)
            if bool(cost) != (kind == "item"):
                item.problem("an item, and nothing else, has a cost of resources.", "cost")
            card = self.helper(item, name, item.text("title"), kind, None, buildings)
            card = replace(card, redeems=item.flag("redeems"))
            if kind == "guest" and self.limits_gains and len(card.gain) > MOST_PICKS:
                item.problem(f"a guest has at most {MOST_PICKS} rewards to pick one of (B1.4).", "gain")
            if (card.when is None) != (kind in ("item", "treasure")):
                item.problem("items and treasures are used by hand; all other cards say when they are set off.", "when")
            found.append(card)
        return tuple(found)

    def helper(
        self, item: Item, name: str, title: str, kind: str, charter: CharterName | None, buildings: list[str]
    ) -> AbilityCard:
        """What is alike in cards and personas."""
        when = item.read("when", read_trigger, None)
        if when is not None and when.event == "use" and when.of not in buildings:
            item.problem(f"there is no building {when.of!r}.", "when")
        ability = item.one_of("ability", ABILITIES) if "ability" in item.data else None
        return AbilityCard(
            name=name,
            title=title,
            kind=kind,
            charter=charter,
            when=when,
            gain=item.read("gain", self.gains, NOTHING),
            cost=item.read("cost", _resources, NOTHING),
            needs=item.read("needs", read_needs, NO_NEEDS),
            ability=ability,
        )

    def personas(self, buildings: list[str]) -> tuple[AbilityCard, ...]:
        """The original ones, those in crates, and those of the story, which say when they open."""
        found = []
        keys = ("name", "charter", "when", "needs", "gain", "ability", "opens")
        for original in CHARTERS:
            self.item("persona", f"original-{original}", *keys)
        for item in self.items("persona", *keys):
            name = item.name.removeprefix("persona ")
            charter = item.one_of("charter", CHARTERS)
            title = item.text("name", "" if name.startswith("original-") else None)
            persona = self.helper(item, name, title, "persona", charter, buildings)
            found.append(replace(persona, opens=item.text("opens", "start")))
        return tuple(found)

    def objectives(self) -> tuple[Objective, ...]:
        """Each with its condition."""
        found = []
        for item in self.items("objective", "name", "needs"):
            needs = item.read("needs", read_needs, NO_NEEDS)
            if not needs:
                item.problem("it needs a condition.", "needs")
            found.append(Objective(item.name.removeprefix("objective "), item.text("name"), needs))
        return tuple(found)

    def minions(self) -> tuple[Minion, ...]:
        """The six kinds, in their order."""
        items = [self.item("minion", name, "name", "gain") for name in MINIONS]
        return tuple(
            Minion(name, item.text("name"), item.read("gain", self.gains, NOTHING))
            for name, item in zip(MINIONS, items, strict=True)
        )

    def perils(self) -> tuple[str, ...]:
        """What the six kinds are called."""
        return tuple(self.item("peril", name, "name").text("name") for name in PERILS)

    def crates(
        self,
        buildings: tuple[Building, ...],
        cards: tuple[AbilityCard, ...],
        personas: tuple[AbilityCard, ...],
        objectives: tuple[Objective, ...],
    ) -> dict[int, Crate]:
        """The Index guide: everything that is unlocked lies in one crate."""
        found: dict[int, Crate] = {}
        inside: set[str] = set()
        constructible = {building.name for building in buildings if sum(building.build)}
        known = {
            "buildings": constructible,
            "cards": constructible | {card.name for card in cards},
            "persona": {persona.name for persona in personas},
            "objectives": {objective.name for objective in objectives},
            "private": {objective.name for objective in objectives},
            "minion": set(MINIONS),
        }
        for item in self.items("crate", "title", *known, "unlocks", "story"):
            number = item.name.removeprefix("crate ")
            if not number.isdigit() or not any(building.crate == int(number) for building in buildings):
                item.problem("no building card shows a crate of that number.")
                continue
            persona, minion = item.text("persona", ""), item.text("minion", "")
            lists = {key: item.texts(key) for key in ("buildings", "cards", "objectives", "private")}
            lists |= {"persona": (persona,) if persona else (), "minion": (minion,) if minion else ()}
            for key, names in lists.items():
                for name in names:
                    if name not in known[key]:
                        item.problem(f"there is no {name!r} to put into it.", key)
                    elif name in inside:
                        item.problem(f"{name!r} is in two crates.", key)
                    inside.add(name)
            unlocks = item.texts("unlocks")
            if not set(unlocks) <= set(UNLOCKS):
                item.problem(f"it unlocks {', '.join(UNLOCKS)}.", "unlocks")
            found[int(number)] = Crate(
                number=int(number),
                title=item.text("title"),
                buildings=lists["buildings"],
                cards=lists["cards"],
                persona=persona or None,
                objectives=lists["objectives"],
                private=lists["private"],
                minion=minion or None,
                unlocks=unlocks,
                story=item.text("story", "", LONGEST_TEXT),
            )
        for building in buildings:
            if sum(building.build) and building.name not in inside and self.problems == []:
                _, place = self.sections["building"][building.name]
                self.problems.append(f"{place.at()}building {building.name}: it is in no crate.")
        return found
