"""What the texts of the newest content say, read by the tests themselves: what things cost and give.

    change("1 pumpkin, 2 coin") == {"pumpkin": 1, "coin": 2}
    gain("persona", "p224") == {"vp": 2}
    plain_building(cost="coal", gives="coin")  # the name of one that only takes and gives

The engine's own reader is not called, so that the two check each other.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from moonstone.games.charterstone.content.constants import CHARTERS, KINDS, RESOURCES
from moonstone.games.charterstone.content.content import BASIC, COMMONS
from moonstone.games.charterstone.content.versions import RELEASES, newest

GOODS = ("coin", *RESOURCES)
PLAIN = (*GOODS, "influence", "vp", "reputation", "progress")
"""What is counted, and asked about at most with yes and no."""


@dataclass(frozen=True)
class Part:
    """So many of something, maybe for each of something else, maybe asked about."""

    what: str
    number: int = 1
    per: str | None = None
    may: bool = False

    @property
    def asked(self) -> bool:
        """Whether it can be declined; a token on the reputation track always can (A6.2)."""
        return self.may or self.what == "reputation"


Choice = tuple[Part, ...]
"""Parts of which one is had; mostly there is only one."""


def _tables() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    for file in RELEASES[newest()].folder.iterdir():
        if file.name.endswith(".toml"):
            for section, tables in tomllib.loads(file.read_text(encoding="utf-8")).items():
                found.setdefault(section, {}).update(tables)
    return found


TABLES = _tables()
BUILDINGS: dict[str, dict[str, Any]] = TABLES["building"]


def _part(text: str) -> Part:
    words = text.split()
    may = words[0] == "may"
    words = words[may:]
    number = int(words.pop(0)) if words[0].isdigit() else 1
    what, *rest = words
    assert not rest or (rest[0] == "per" and len(rest) == 2), text
    return Part(what, number, rest[1] if rest else None, may)


def choices(text: str) -> tuple[Choice, ...]:
    """What a text lists: each of it is had, or one of the alternatives."""
    return tuple(tuple(map(_part, entry.split(" or "))) for entry in text.split(",") if entry.strip())


def parts(text: str) -> tuple[Part, ...]:
    """All parts of a text, those among the alternatives, too."""
    return tuple(part for choice in choices(text) for part in choice)


def text(section: str, name: str, key: str) -> str:
    """A text of a table, empty where it has none."""
    return str(TABLES[section][name].get(key, ""))


def cost(building: str) -> str:
    """The text of what a building costs."""
    return text("building", building, "cost")


def benefit(building: str) -> str:
    """The text of what a building gives."""
    return text("building", building, "benefit")


def is_plain(wanted: str) -> bool:
    """Whether a text only takes or gives what is counted, and nothing is asked."""
    simple = (part.what in PLAIN and part.per is None and not part.asked for part in parts(wanted))
    return all(simple) and all(len(choice) == 1 for choice in choices(wanted))


def change(wanted: str, sign: int = 1) -> dict[str, int]:
    """A text as numbers by name; a token on the reputation track comes from the influence at hand."""
    found: dict[str, int] = {}
    for choice in choices(wanted):
        (part,) = choice
        assert part.per is None, wanted
        found[part.what] = found.get(part.what, 0) + sign * part.number
        if part.what == "reputation":
            found["influence"] = found.get("influence", 0) - sign * part.number
    return {name: number for name, number in found.items() if number}


def number_of(what: str, wanted: str) -> int:
    """How many of something a text names."""
    return sum(part.number for part in parts(wanted) if part.what == what)


def points_of(building: str) -> int:
    """The points that a building gives."""
    return number_of("vp", benefit(building))


def points_for(name: str) -> int:
    """The points that a card, a persona or a minion brings."""
    section = next(section for section in ("card", "persona", "minion") if name in TABLES[section])
    return number_of("vp", text(section, name, "gain"))


def quota_bonus(row: str, column: int) -> int:
    """The points beside a space of the quota."""
    return number_of("vp", str(TABLES["quota"][row]["bonuses"][column - 1]))


def gain(section: str, name: str) -> dict[str, int]:
    """What a card, a persona or a minion brings, by name."""
    return change(text(section, name, "gain"))


def together(*changes: dict[str, int]) -> dict[str, int]:
    """Several changes as one, without what stays the same."""
    names = {name for one in changes for name in one}
    total = {name: sum(one.get(name, 0) for one in changes) for name in names}
    return {name: number for name, number in total.items() if number}


def use_of(building: str) -> dict[str, int]:
    """What a building that only takes and gives changes, the worker aside."""
    return together(change(cost(building), -1), change(benefit(building)))


def goods_for(building: str) -> dict[str, int]:
    """The coins and resources that a building costs; any kind is wood."""
    goods: dict[str, int] = {}
    for part in parts(cost(building)):
        name = "wood" if part.what == "resource" else part.what
        if name in GOODS:
            goods[name] = goods.get(name, 0) + part.number
    return goods


def goods_to_build(building: str) -> dict[str, int]:
    """The resources that building it takes."""
    return change(str(BUILDINGS[building]["build"]))


# Looking things up


def in_charters() -> list[str]:
    """The buildings that come as cards and stand in the charters' chains, and the special ones."""
    return [name for name in BUILDINGS if name not in (*COMMONS, *BASIC)]


def buildings_that(cost: str = "", gives: str = "") -> Iterator[str]:
    """Those whose cost and whose benefit name something, and that leave nothing to pick."""
    for name in in_charters():
        takes, brings = text("building", name, "cost"), text("building", name, "benefit")
        found = (not cost or number_of(cost, takes)) and (not gives or number_of(gives, brings))
        if found and " or " not in brings:
            yield name


def plain_building(cost: str = "", gives: str = "", only: str = "") -> str:
    """One that takes and gives nothing but what is counted, and maybe gives only one thing."""
    for name in buildings_that(cost, gives):
        brings = {part.what for part in parts(benefit(name))}
        if is_plain(text("building", name, "cost")) and is_plain(benefit(name)) and (not only or brings == {only}):
            return name
    raise AssertionError(f"no building costs {cost} and gives {gives or only} and nothing more")


def persona_with(when: str = "", gains: str = "") -> str:
    """A persona that something sets off, or that gains exactly that."""
    for name, table in TABLES["persona"].items():
        if (not when or table.get("when") == when) and (not gains or table.get("gain") == gains):
            return str(name)
    raise AssertionError(f"no persona has {when} {gains}")


def card_that(kind: str, gives: str) -> str:
    """A card of a kind that brings something."""
    for name, table in TABLES["card"].items():
        if table["kind"] == kind and number_of(gives, str(table["gain"])):
            return str(name)
    raise AssertionError(f"no {kind} gives {gives}")


def kind_of(card: str) -> str:
    """The kind of a card; of the buildings only the basic ones stand already."""
    if card in BUILDINGS:
        return "constructed" if card in BASIC else "building"
    return str(TABLES["card"][card]["kind"])


def quiet_cards(kind: str, building: str, charter: str = CHARTERS[0]) -> list[str]:
    """The cards of a kind that add nothing when a building is used in a charter."""
    assert kind in KINDS
    if kind == "building":
        return [name for name in in_charters() if name != building]
    if kind == "constructed":
        return [name for name in BASIC if name != building]
    quiet = []
    for name, table in TABLES["card"].items():
        event, _, of = str(table.get("when", "")).partition(" ")
        sounds = {"use": of == building, "coin": of == charter, "vp": of == charter}
        if table["kind"] == kind and not sounds.get(event, event in ("progress", "reputation")):
            quiet.append(str(name))
    return quiet
