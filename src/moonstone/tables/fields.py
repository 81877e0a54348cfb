"""Reading stored JSON field by field, with a type for each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from moonstone.engine import Json

T = TypeVar("T")


class Fields:
    """A stored JSON object. Reading a field raises ValueError if it is missing or of another kind than expected."""

    __slots__ = ("data",)

    def __init__(self, data: object) -> None:
        if not isinstance(data, Mapping):
            raise ValueError("this is not a JSON object")
        self.data: Mapping[str, Json] = data

    def json(self, name: str) -> Json:
        """Any value; None if the field is missing."""
        return self.data.get(name)

    def text(self, name: str) -> str:
        """A string."""
        return self._one(name, str)

    def text_or_none(self, name: str) -> str | None:
        """A string; None if the field is null or missing."""
        return None if self.data.get(name) is None else self._one(name, str)

    def number(self, name: str, default: int | None = None) -> int:
        """A whole number."""
        if default is not None and name not in self.data:
            return default
        value = self._one(name, int)
        if isinstance(value, bool):
            raise ValueError(f"{name} is not a number")
        return value

    def number_or_none(self, name: str) -> int | None:
        """A whole number; None if the field is null or missing."""
        return None if self.data.get(name) is None else self.number(name)

    def flag(self, name: str, default: bool | None = None) -> bool:
        """True or false."""
        return default if default is not None and name not in self.data else self._one(name, bool)

    def mapping(self, name: str) -> dict[str, Json]:
        """An object."""
        return self._one(name, dict)

    def fields(self, name: str) -> Fields:
        """An object, to be read field by field."""
        return Fields(self.data.get(name))

    def fields_or_none(self, name: str) -> Fields | None:
        """An object, to be read field by field; None if the field is null or missing."""
        return None if self.data.get(name) is None else Fields(self.data[name])

    def list_of(self, name: str, kind: type[T]) -> tuple[T, ...]:
        """A list whose elements are all of one kind."""
        values: list[object] = self._one(name, list)
        for value in values:
            if not isinstance(value, kind):
                raise ValueError(f"{name} holds something else than {kind.__name__}")
        return tuple(value for value in values if isinstance(value, kind))

    def objects(self, name: str) -> tuple[dict[str, Json], ...]:
        """A list of objects."""
        return self.list_of(name, dict)

    def _one(self, name: str, kind: type[T]) -> T:
        value = self.data.get(name)
        if not isinstance(value, kind):
            raise ValueError(f"{name} is missing or not of the kind {kind.__name__}")
        return value
