"""The fields of a state, each declared once: what kind of thing it is, and under which name it is saved.

Copying, saving and checking what was saved all go by the declaration.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum, auto
from typing import Annotated, Final, TypeVar, cast, get_type_hints

from moonstone.games.charterstone.rules.frames import Frame


class Kind(Enum):
    """What a field holds."""

    DERIVED = auto()
    """What follows from the rest, or never changes: shared by copies and not saved."""
    NUMBER = auto()
    """One whole number, a mask among them."""
    SWITCH = auto()
    LIST = auto()
    """Whole numbers, as many as when the game began."""
    BYTES = auto()
    """Small whole numbers by place, as many as when the game began."""
    GROWING = auto()
    """Whole numbers, ever more of them."""
    STACK = auto()
    NAMES = auto()
    """Names that players gave, by what they named: replaced by another mapping when one is given."""


SHARED: Final = frozenset({Kind.DERIVED, Kind.NUMBER, Kind.SWITCH, Kind.NAMES})
"""What copies may share, because it is replaced and never changed."""
ORDER: Final = (Kind.NUMBER, Kind.SWITCH, Kind.LIST, Kind.BYTES, Kind.GROWING, Kind.STACK, Kind.NAMES)
"""The order in which saved states list their fields."""
Number = Annotated[int, Kind.NUMBER]
Switch = Annotated[bool, Kind.SWITCH]
Numbers = Annotated[list[int], Kind.LIST]
Bytes = Annotated[bytearray, Kind.BYTES]
Growing = Annotated[list[int], Kind.GROWING]
Stack = Annotated[list[Frame], Kind.STACK]
Names = Annotated[Mapping[str, str], Kind.NAMES]
S = TypeVar("S")


def kinds(cls: type) -> dict[str, Kind]:
    """By field: its kind."""
    return {name: next((mark for mark in marks if isinstance(mark, Kind)), Kind.DERIVED) for name, marks in _marks(cls)}


def saved_names(cls: type) -> dict[str, str]:
    """By field that is saved, in the order in which they are: its name there."""
    names = {name: next((mark for mark in marks if isinstance(mark, str)), name) for name, marks in _marks(cls)}
    return {name: names[name] for order in ORDER for name, kind in kinds(cls).items() if kind is order}


def _marks(cls: type) -> list[tuple[str, tuple[object, ...]]]:
    """By field: what stands beside its type."""
    hints = get_type_hints(cls, include_extras=True)
    return [(name, getattr(hint, "__metadata__", ())) for name, hint in hints.items()]


def copier(cls: type) -> Callable[[S], S]:
    """A function that makes an independent twin of an object of the class or of one derived from it.

    It is written out and compiled, as `dataclasses` writes its methods: a loop over the names takes twice as long, and
    searching bots copy states all the time.
    """
    lines = ["def copy(state):", "    twin = new(type(state))"]
    lines += [f"    twin.{name} = state.{name}{'' if kind in SHARED else '[:]'}" for name, kind in kinds(cls).items()]
    names: dict[str, object] = {"new": object.__new__}
    exec("\n".join([*lines, "    return twin"]), names)
    return cast("Callable[[S], S]", names["copy"])
