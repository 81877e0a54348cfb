"""The village between two games: what a campaign has changed for ever, as plain data that lies open to all (A2.5)."""

from __future__ import annotations

from dataclasses import MISSING, Field, dataclass, field, fields, replace
from functools import lru_cache
from typing import Any, Final, TypeVar, get_args, get_origin, get_type_hints

from moonstone.engine import Json, Refused
from moonstone.games.charterstone.content.constants import (
    CAPACITIES,
    CHARTERS,
    FIRST_DIFFICULTY,
    MINIONS,
    PLOTS,
    RESOURCES,
    TILES,
)
from moonstone.games.charterstone.content.content import Content
from moonstone.games.charterstone.content.unlocking import Reached

ADDED: Final = {"added": True}
"""Marks a setting that earlier releases did not know. It is written only once it says something, so that a village of
theirs is still the same text, with the same fingerprint."""
NO_PLOTS: Final = ("",) * PLOTS
COMMON: Final = "common"
"""B2.9: the victory card that everybody has."""
SEALED: Final = "sealed"
"""B2.9: in place of a victory card that is not known."""


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
    tiles: tuple[str, ...] = field(default=("",) * TILES, metadata=ADDED)
    """B2.4: by sky tile: the building on it."""
    companion: str = field(default="", metadata=ADDED)
    """B2.6: who has joined it."""
    mood: str = field(default="", metadata=ADDED)
    """B2.6: how that companion is, one of MOODS."""
    victory: str = field(default="", metadata=ADDED)
    """B2.9: its victory card. SEALED where a copy of the village does not say which; until the last scoring only the
    charter's player may know."""
    side: str = field(default="", metadata=ADDED)
    """B2.13: one of SIDES."""

    @property
    def secret(self) -> bool:
        """Whether its victory card was picked in secret."""
        return self.victory not in ("", COMMON)


@dataclass(frozen=True, slots=True)
class FinalScore:
    """B2.15: what counts in the last scoring, each number as it is multiplied."""

    card: str
    capacity: int
    personas: int
    trophies: int
    glory: int
    values: int

    @property
    def parts(self) -> tuple[int, ...]:
        """By category, in the order in which ties are broken."""
        return (self.capacity, self.personas, self.trophies, self.glory, self.values)

    @property
    def total(self) -> int:
        """All of it."""
        return sum(self.parts)


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
    spectral: str = field(default="", metadata=ADDED)
    """B2.8: the charter whose large worker is spectral."""
    lost: tuple[str, ...] = field(default=(), metadata=ADDED)
    """B2.11, B2.12: the personas that were archived."""
    final: dict[str, FinalScore] = field(default_factory=dict, metadata=ADDED)
    """B2.15: by charter, once the campaign is over."""
    champions: tuple[str, ...] = field(default=(), metadata=ADDED)
    """B2.15: the charters that have won the campaign."""

    @property
    def reached(self) -> Reached:
        """How far it has come."""
        return Reached(self.opened, self.number, self.choices)

    @property
    def has_secrets(self) -> bool:
        """B2.9: whether there are victory cards that not everybody may know yet."""
        return not self.final and any(charter.secret for charter in self.charters)

    def public(self) -> Village:
        """B2.9: the village as everybody may know it."""
        if not self.has_secrets:
            return self
        known = (replace(charter, victory=SEALED) if charter.secret else charter for charter in self.charters)
        return replace(self, charters=tuple(known))

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
        """The village as plain data; `village_from_json` reads it back."""
        data = _entries(self)
        data["charters"] = dict(zip(CHARTERS, map(_entries, self.charters), strict=True))
        return data


D = TypeVar("D", Charter, Village, FinalScore)
HINTS: Final[dict[type, dict[str, Any]]] = {of: get_type_hints(of) for of in (Charter, Village, FinalScore)}
"""By field: its type."""


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


def _entries(of: Village | Charter | FinalScore) -> dict[str, Json]:
    """Everything but what has been added since villages were first stored and still says nothing."""
    return {
        entry.name: _plain(getattr(of, entry.name))
        for entry in fields(of)
        if not (entry.metadata.get("added") and getattr(of, entry.name) == _default(entry))
    }


def _default(entry: Field[Any]) -> object:
    return entry.default if entry.default_factory is MISSING else entry.default_factory()


def _plain(value: object) -> Json:
    if isinstance(value, Charter | FinalScore):
        return _entries(value)
    if isinstance(value, tuple):
        return [_plain(entry) for entry in value]
    if isinstance(value, dict):
        return {str(key): _plain(entry) for key, entry in value.items()}
    assert isinstance(value, bool | int | str)
    return value


def village_from_json(data: Json) -> Village:
    """The village that `to_json` wrote, each value of the type it has there; Refused if it is not written so."""
    if not isinstance(data, dict):
        raise Refused("bad-village", "A village is an object.")
    charters = data.get("charters")
    if not isinstance(charters, dict) or list(charters) != list(CHARTERS):
        raise Refused("bad-village", "A village has the six charters, clockwise from purple.")
    try:
        village = _read(Village, {**data, "charters": []})
        return replace(village, charters=tuple(_read(Charter, charters[name]) for name in CHARTERS))
    except ValueError:
        raise Refused("bad-village", "The village is not written as it should be.") from None


def _read(of: type[D], data: Json) -> D:
    """An object of that class with the data's values."""
    if not isinstance(data, dict):
        raise ValueError
    added = {entry.name: _plain(_default(entry)) for entry in fields(of) if entry.metadata.get("added")}
    data = {**added, **data}
    hints = HINTS[of]
    if data.keys() != hints.keys():
        raise ValueError
    return of(**{name: _shaped(hint, data[name]) for name, hint in hints.items()})


def _shaped(hint: Any, value: Json) -> Any:
    """A value of a field of that type; ValueError if it is of another."""
    of, parts = get_origin(hint), get_args(hint)
    if of is tuple and isinstance(value, list):
        kinds = parts[:1] * len(value) if parts[-1] is Ellipsis else parts
        return tuple(_shaped(kind, entry) for kind, entry in zip(kinds, value, strict=True))
    if of is dict and isinstance(value, dict):
        return {name: _shaped(parts[1], entry) for name, entry in value.items()}
    if hint is FinalScore:
        return _read(FinalScore, value)
    if type(value) is not hint:
        raise ValueError
    return value
