"""Content files: TOML whose every table knows the file and line it stands in, so that a problem can be pointed at."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeVar

from moonstone.engine import Json, Refused

T = TypeVar("T")
N = TypeVar("N", bound=str)
LONGEST_NAME: Final = 60
_HEADER: Final = re.compile(r"\s*\[([^\]\[]+)\]\s*(#.*)?")
_KEY: Final = re.compile(r"\s*([A-Za-z0-9_-]+)\s*=")
_LINE: Final = re.compile(r"\(at line (\d+)")


class BadContent(Refused):
    """Content that cannot be played with: `problems` says, with file and line, all that is wrong with it."""

    def __init__(self, problems: Sequence[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("bad-edition", " ".join(problems), problems=list[Json](problems))


@dataclass(frozen=True, slots=True)
class SourceLocation:
    """Where something is written: the file, the line of its table, and the lines of its settings."""

    file: str
    line: int = 0
    keys: Mapping[str, int] = field(default_factory=dict)

    def at(self, key: str | None = None) -> str:
        """The place, as a sentence begins with it."""
        line = self.keys.get(key, self.line) if key is not None else self.line
        return f"{self.file}, line {line}: " if line else f"{self.file}: "


@dataclass(frozen=True, slots=True)
class Item:
    """One table of a content file, read setting by setting: what is wrong goes to `problems` and is read as nothing."""

    name: str
    data: Mapping[str, Json]
    place: SourceLocation
    problems: list[str]

    def problem(self, sentence: str, key: str | None = None) -> None:
        """Point at something wrong."""
        self.problems.append(f"{self.place.at(key)}{self.name}: {sentence}")

    def only(self, *keys: str) -> None:
        """Point at every setting that is none of these."""
        for key in self.data:
            if key not in keys:
                self.problem(f"there is no setting {key!r}; the settings are {', '.join(keys)}.", key)

    def text(self, key: str, default: str | None = None, longest: int = LONGEST_NAME) -> str:
        """A text in one line or, where it may be long, several."""
        value = self.data.get(key, default)
        if isinstance(value, str) and (value.strip() or default is not None):
            shown = longest > LONGEST_NAME or value.isprintable()
            if len(value) <= longest and shown:
                return value
        self.problem(f"{key} must be a text of 1 to {longest} characters.", key)
        return default or ""

    def number(self, key: str, least: int, most: int, default: int | None = None) -> int:
        """A whole number in a range."""
        value = self.data.get(key, default)
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        self.problem(f"{key} must be a whole number from {least} to {most}.", key)
        return least

    def numbers(self, key: str, count: int, least: int, most: int) -> tuple[int, ...]:
        """So many whole numbers in a range."""
        value = self.data.get(key)
        if isinstance(value, list) and len(value) == count:
            found = [entry for entry in value if isinstance(entry, int) and least <= entry <= most]
            if len(found) == count:
                return tuple(found)
        self.problem(f"{key} must be a list of {count} whole numbers from {least} to {most}.", key)
        return (least,) * count

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of texts, empty where it is left out."""
        value = self.data.get(key, [])
        if isinstance(value, list):
            found = [entry for entry in value if isinstance(entry, str)]
            if len(found) == len(value):
                return tuple(found)
        self.problem(f"{key} must be a list of texts.", key)
        return ()

    def names(self, key: str, known: Sequence[str], default: tuple[str, ...]) -> tuple[str, ...]:
        """A list of names that are known."""
        if key not in self.data:
            return default
        found = self.texts(key)
        wrong = next((name for name in found if name not in known), None)
        if wrong is None:
            return found
        self.problem(f"there is no {wrong!r} here; there are {', '.join(known)}.", key)
        return default

    def flag(self, key: str) -> bool:
        """True or false; false where it is left out."""
        value = self.data.get(key, False)
        if isinstance(value, bool):
            return value
        self.problem(f"{key} must be true or false.", key)
        return False

    def one_of(self, key: str, names: Sequence[N]) -> N:
        """One of some names."""
        value = self.data.get(key)
        for name in names:
            if value == name:
                return name
        self.problem(f"{key} must be one of {', '.join(names)}.", key)
        return names[0]

    def read(self, key: str, reader: Callable[[str], T], default: T) -> T:
        """A text that a reader of the vocabulary understands."""
        value = self.data.get(key)
        if value is None:
            return default
        if not isinstance(value, str):
            self.problem(f"{key} must be a text.", key)
            return default
        try:
            return reader(value)
        except ValueError as error:
            self.problem(f"in {key}, {error}", key)
            return default


Sections = dict[str, dict[str, tuple[Mapping[str, Json], SourceLocation]]]
"""By section and name: a table and where it is written."""


def read_file(file: str, text: str, into: Sections, problems: list[str]) -> None:
    """Add the tables `[section.name]` of a TOML text; one that is there already is replaced."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        found = _LINE.search(str(error))
        line = int(found[1]) if found else len(text.splitlines())
        problems.append(f"{file}, line {line}: This is not TOML: {error}.")
        return
    places = dict(_places(file, text))
    for section, tables in data.items():
        for name, table in tables.items() if isinstance(tables, dict) else ():
            if isinstance(table, dict):
                into.setdefault(section, {})[name] = (table, places.get((section, name), SourceLocation(file)))
        if not isinstance(tables, dict) or not all(isinstance(table, dict) for table in tables.values()):
            line = next((place.line for path, place in places.items() if path[0] == section), 1)
            problems.append(f"{file}, line {line}: Everything is written in tables [section.name]; “{section}” is not.")


def read_plain(data: Mapping[str, Json], file: str, problems: list[str]) -> Sections:
    """The tables of plain data, as `plain` gave them."""
    sections: Sections = {}
    for section, tables in data.items():
        if not isinstance(tables, dict) or not all(isinstance(table, dict) for table in tables.values()):
            problems.append(f"{file}: Everything is written in tables [section.name]; “{section}” is not.")
            continue
        sections[section] = {
            name: (table, SourceLocation(file)) for name, table in tables.items() if isinstance(table, dict)
        }
    return sections


def plain(sections: Sections) -> dict[str, Json]:
    """The tables as plain data."""
    return {
        section: {name: dict(table) for name, (table, _) in sorted(tables.items())}
        for section, tables in sorted(sections.items())
    }


def _places(file: str, text: str) -> Iterator[tuple[tuple[str, ...], SourceLocation]]:
    """Where every table begins, and each of its settings; lines inside long texts are none."""
    path: tuple[str, ...] = ()
    keys: dict[str, int] = {}
    inside = False
    for number, line in enumerate(text.splitlines(), 1):
        if not inside:
            header, key = _HEADER.fullmatch(line), _KEY.match(line)
            if header is not None:
                path = tuple(part.strip().strip("\"'") for part in header[1].split("."))
                keys = {}
                yield path, SourceLocation(file, number, keys)
            elif key is not None:
                keys.setdefault(key[1], number)
                if not path:
                    yield (key[1],), SourceLocation(file, number)
        if line.count('"""') % 2 or line.count("'''") % 2:
            inside = not inside
