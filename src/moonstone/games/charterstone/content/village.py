"""The village between two games: what a campaign has changed for ever, as plain data that lies open to all (A2.5)."""

from __future__ import annotations

from dataclasses import MISSING, Field, dataclass, field, fields, replace
from functools import lru_cache
from typing import Any, Final, TypeVar

from moonstone.engine import Json, Refused
from moonstone.games.charterstone.content.constants import (
    CAPACITIES,
    CHARTERS,
    COINS,
    FIRST_DIFFICULTY,
    MINIONS,
    MINIONS_EACH,
    PLOTS,
    RESOURCES,
    RESOURCES_EACH,
)
from moonstone.games.charterstone.content.content import BASIC, Content

ADDED: Final = {"added": True}
"""Marks a setting that earlier releases did not know. It is written only once it says something, so that a village of
theirs is still the same text, with the same fingerprint."""
NO_PLOTS: Final = ("",) * PLOTS


@dataclass(frozen=True, slots=True)
class Charter:
    """One of the six charters with its chest (A7.3)."""

    active: bool = False
    automa: bool = False
    """C2: whether the Automa plays it."""
    newcomer: bool = False
    """A7.2: whether its player joins with the next game."""
    plots: tuple[str, ...] = NO_PLOTS
    """By plot: the building whose sticker is there."""
    coins: int = 0
    resources: tuple[int, ...] = (0,) * len(RESOURCES)
    cards: tuple[str, ...] = ()
    minions: tuple[int, ...] = (0,) * len(MINIONS)
    """B1.8: by kind."""
    personas: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    trophies: int = 0
    stars: tuple[int, ...] = ()
    """By row of glory."""
    owed: int = 0
    """Stars a newcomer is to mark."""
    capacity: tuple[int, ...] = (0,) * len(CAPACITIES)


@dataclass(frozen=True, slots=True)
class Village:
    """A campaign between two games. `number` is that of the next one."""

    number: int = 1
    charters: tuple[Charter, ...] = (Charter(),) * len(CHARTERS)
    names: dict[str, str] = field(default_factory=dict)
    """By assistant, persona, charter or `village`: the name it was given."""
    rights: dict[str, str] = field(default_factory=dict)
    """By what may be named: the charter whose player may (B1.3, B1.12)."""
    opened: tuple[int, ...] = ()
    """The crates, in the order they were opened."""
    finds: tuple[tuple[int, int, str], ...] = field(default=(), metadata=ADDED)
    """The number of such a crate, the game it was opened in, and the charter whose player did."""
    archive: tuple[str, ...] = ()
    covered: tuple[str, ...] = ()
    """B1.9: the buildings that were built over."""
    choices: tuple[str, ...] = ()
    difficulty: int = FIRST_DIFFICULTY
    scores: tuple[dict[str, int], ...] = ()
    """By game: the points of each charter."""
    winners: tuple[tuple[str, ...], ...] = ()

    @property
    def active(self) -> tuple[int, ...]:
        """The charters that are played, clockwise."""
        return tuple(index for index, charter in enumerate(self.charters) if charter.active)

    def with_charter(self, index: int, **changes: Any) -> Village:
        """The village with another state of one charter."""
        charters = list(self.charters)
        charters[index] = replace(charters[index], **changes)
        return replace(self, charters=tuple(charters))

    def to_json(self) -> dict[str, Json]:
        """The village as plain data; `read_village` reads it back."""
        data = _entries(self)
        data["charters"] = dict(zip(CHARTERS, map(_entries, self.charters), strict=True))
        return data


D = TypeVar("D", Charter, Village)


@lru_cache(maxsize=16)
def fresh(content: Content) -> Village:
    """Before the first game. Nobody plays yet; every charter has its original persona."""
    charters = tuple(
        Charter(
            personas=(f"original-{name}",),
            stars=(0,) * len(content.glory),
            capacity=tuple(content.capacity[kind][0] for kind in CAPACITIES),
        )
        for name in CHARTERS
    )
    return Village(charters=charters)


def _entries(of: Village | Charter) -> dict[str, Json]:
    """Everything but what has been added since villages were first stored and still says nothing."""
    return {
        entry.name: _plain(getattr(of, entry.name))
        for entry in fields(of)
        if not (entry.metadata.get("added") and getattr(of, entry.name) == _default(entry))
    }


def _default(entry: Field[Any]) -> object:
    return entry.default if entry.default_factory is MISSING else entry.default_factory()


def _plain(value: object) -> Json:
    if isinstance(value, Charter):
        return _entries(value)
    if isinstance(value, tuple):
        return [_plain(entry) for entry in value]
    if isinstance(value, dict):
        return {str(key): _plain(entry) for key, entry in value.items()}
    assert isinstance(value, bool | int | str)
    return value


def read_village(content: Content, data: Json) -> Village:
    """The village that `to_json` wrote; Refused if there cannot be such a village with this content."""
    if not isinstance(data, dict):
        raise Refused("bad-village", "A village is an object.")
    charters = data.get("charters")
    if not isinstance(charters, dict) or list(charters) != list(CHARTERS):
        raise Refused("bad-village", "A village has the six charters, clockwise from purple.")
    like = fresh(content)
    try:
        village = _read(like, {**data, "charters": []})
        village = replace(village, charters=tuple(_read(like.charters[0], charters[name]) for name in CHARTERS))
    except (KeyError, TypeError, ValueError, AttributeError):
        raise Refused("bad-village", "The village is not written as it should be.") from None
    for problem in _problems(content, village):
        raise Refused("bad-village", f"There cannot be such a village: {problem}.")
    return village


def _read(like: D, data: Json) -> D:
    """An object of the kind of `like` with the data's values, each of the shape it has there."""
    if not isinstance(data, dict):
        raise ValueError
    added = {entry.name: _plain(_default(entry)) for entry in fields(like) if entry.metadata.get("added")}
    data = {**added, **data}
    names = [entry.name for entry in fields(like)]
    if sorted(data) != sorted(names):
        raise ValueError
    shaped: dict[str, Any] = {name: _shaped(getattr(like, name), data[name]) for name in names}
    return replace(like, **shaped)


def _shaped(like: object, value: Json) -> object:
    if isinstance(like, tuple) and isinstance(value, list):
        return tuple(map(_frozen, value))
    if isinstance(like, dict) and isinstance(value, dict) and all(isinstance(name, str) for name in value.values()):
        return dict(value)
    if isinstance(like, tuple | dict) or type(value) is not type(like):
        raise ValueError
    return value


def _frozen(value: Json) -> object:
    if isinstance(value, list):
        return tuple(value)
    if type(value) not in (int, str, dict):
        raise ValueError
    return value


def _problems(content: Content, village: Village) -> list[str]:
    """What keeps a village from being one."""
    problems = []
    buildings = {building.name for building in content.buildings}
    cards = buildings | {card.name for card in content.cards}
    held = [card for charter in village.charters for card in charter.cards]
    stuck = [name for charter in village.charters for name in charter.plots if name]
    places = [*held, *village.archive]
    for charter in village.charters:
        if len(charter.plots) != PLOTS or len(charter.resources) != len(RESOURCES):
            problems.append("a charter has six plots and six resources")
        elif len(charter.minions) != len(MINIONS) or min(charter.minions) < 0:
            problems.append("there are six kinds of minions")
        elif len(charter.stars) != len(content.glory) or len(charter.capacity) != len(CAPACITIES):
            problems.append("a chest has rows and capacities as the content says")
        elif not all(
            0 <= stars <= row.stars for stars, row in zip(charter.stars, content.glory, strict=True)
        ) or not all(number >= 0 for number in (*charter.resources, *charter.capacity, charter.coins, charter.owed)):
            problems.append("a chest holds more than it can, or less than nothing")
    if problems:
        return problems
    if len(set(places)) != len(places) or not set(places) <= cards:
        problems.append("a card lies in two places, or is none")
    stuck += village.covered
    if len(set(stuck)) != len(stuck) or not set(stuck) <= buildings:
        problems.append("a building stands twice, or is none")
    if village.number > 1 and not set(BASIC) <= set(stuck):
        problems.append("after the first game every charter has its basic building")
    if sum(charter.coins for charter in village.charters) > COINS or any(
        sum(charter.resources[kind] for charter in village.charters) > RESOURCES_EACH for kind in range(len(RESOURCES))
    ):
        problems.append("there are not so many coins or resources")
    known = {crate.minion for number, crate in content.crates.items() if number in village.opened}
    for kind, name in enumerate(MINIONS):
        if sum(charter.minions[kind] for charter in village.charters) > (MINIONS_EACH if name in known else 0):
            problems.append("there are not so many minions")
    if not set(village.opened) <= set(content.crates) or not set(village.choices) <= set(content.choices):
        problems.append("a crate or a choice is none of the content's")
    if not all(
        isinstance(find, tuple)
        and len(find) == 3
        and find[0] in village.opened
        and find[1] in range(1, village.number)
        and find[2] in CHARTERS
        for find in village.finds
    ):
        problems.append("a crate was opened by nobody, or in no game")
    personas = {persona.name for persona in content.personas}
    owned = [persona for charter in village.charters for persona in charter.personas]
    if len(set(owned)) != len(owned) or not set(owned) <= personas:
        problems.append("a persona is in two chests, or is none")
    if any(not set(charter.used) <= set(charter.personas) for charter in village.charters):
        problems.append("a persona was used that nobody has")
    if not 1 <= village.number <= len(content.games) + 1:
        problems.append(f"the campaign has {len(content.games)} games")
    return problems
