"""Choices made when a table is opened: where rulebooks differ there is an option."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from moonstone.engine.plain import Json
from moonstone.engine.refusal import Refused

Choice: TypeAlias = bool | int | str
Options: TypeAlias = Mapping[str, Choice]


@dataclass(frozen=True, slots=True)
class Option:
    """One choice: its name, what it asks, its values (the first is the default) and who reads the rule so."""

    name: str
    text: str
    values: tuple[Choice, ...]
    readings: Mapping[Choice, str]

    @property
    def default(self) -> Choice:
        """The value where nothing is said."""
        return self.values[0]

    def to_json(self) -> dict[str, Json]:
        """The option as plain data, for a set-up form."""
        values: list[Json] = [{"value": value, "reading": self.readings[value]} for value in self.values]
        return {"name": self.name, "text": self.text, "values": values}


def complete(options: Sequence[Option], given: Mapping[str, Json]) -> dict[str, Choice]:
    """`given` with every option it leaves out at its default, in the order of `options`; or Refused."""
    if not isinstance(given, Mapping):
        raise Refused("bad-options", f"Options are given by name, as in {{'NAME': VALUE}}, not as {given!r}.")
    known = {option.name: option for option in options}
    for name, value in given.items():
        if name not in known:
            names = ", ".join(known) or "none"
            raise Refused("unknown-option", f"There is no option {name!r}; the options are: {names}.", option=name)
        values = known[name].values
        if not any(value == allowed and type(value) is type(allowed) for allowed in values):
            allowed = ", ".join(spell(allowed) for allowed in values)
            raise Refused(
                "bad-option", f"The option {name!r} takes {allowed}, not {value!r}.", option=name, value=value
            )
    chosen: dict[str, Choice] = {}
    for option in options:
        value = given.get(option.name, option.default)
        assert isinstance(value, (bool, int, str))
        chosen[option.name] = value
    return chosen


def spell(value: Choice) -> str:
    """A value as people type it."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def parse(options: Sequence[Option], name: str, text: str) -> Choice:
    """The value of option `name` that is spelt `text`; or Refused."""
    for option in options:
        if option.name == name:
            for value in option.values:
                if spell(value) == text:
                    return value
    complete(options, {name: text})
    raise AssertionError("complete() refuses what is not a value")
