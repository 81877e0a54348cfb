"""The edition: what is printed on the board and the cards (rules 2 and 3), read from TOML and checked in sentences."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final, Literal, TypeAlias

from moonstone.engine import Json, Refused, canonical
from moonstone.games.charon.cards import COPIES, NUMBERS
from moonstone.games.charon.gems import CLEAR, COLOURS, LETTERS, heap, read, size

ZONES: Final = 20
MOST_COLUMNS: Final = 12
MOST_ROWS: Final = 12
MOST_COST: Final = 12
LONGEST_NAME: Final = 60
Tint: TypeAlias = Literal["yellow", "pink", "blue"]
TINTS: Final[Mapping[str, Tint]] = {"y": "yellow", "p": "pink", "b": "blue"}


class BadEdition(Refused):
    """An edition that cannot be played: `problems` says in sentences all that is wrong with it."""

    def __init__(self, problems: list[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("bad-edition", " ".join(problems), problems=list[Json](problems))


@dataclass(frozen=True, slots=True)
class Zone:
    """A square of the moon: where it lies, how many pits it has, and its colour if smaller tables leave it out."""

    row: int
    column: int
    pits: int
    tint: Tint | None


@dataclass(frozen=True, slots=True)
class Edition:
    """A checked edition. `costs` has a heap of gems for each of the 55 cards; `buildings` a name for each number."""

    name: str
    crossing_zones: int
    zones: tuple[Zone, ...]
    costs: tuple[int, ...]
    buildings: tuple[str, ...]
    printed: dict[str, Json]
    """The edition's content, to be kept in a record or sent to a client."""
    fingerprint: str
    """A hash of everything printed."""


@cache
def standard() -> Edition:
    """The edition the game comes with."""
    return read_toml(files(__package__).joinpath("standard.toml").read_text(encoding="utf-8"))


def read_toml(text: str) -> Edition:
    """The edition written in a TOML text; BadEdition if it is none."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadEdition([f"The file is not TOML: {error}."]) from None
    return from_json(data)


def from_json(data: Json) -> Edition:
    """The edition in plain data; BadEdition with every problem it has."""
    if not isinstance(data, dict):
        raise BadEdition(["An edition is a table of settings."])
    problems: list[str] = []
    known = ("name", "crossing_zones", "pits", "tints", "cards", "buildings")
    problems += [
        f"There is no setting {key!r}; the settings are {', '.join(known)}." for key in data if key not in known
    ]
    name = data.get("name")
    if not isinstance(name, str) or not _speakable(name):
        problems.append(f"The name must be a text of 1 to {LONGEST_NAME} printable characters.")
        name = ""
    crossing_zones = data.get("crossing_zones", 4)
    if not isinstance(crossing_zones, int) or isinstance(crossing_zones, bool) or crossing_zones not in (2, 3, 4):
        problems.append(f"crossing_zones must be 4, 3 or 2, not {_shown(crossing_zones)}.")
        crossing_zones = 4
    zones = _zones(data.get("pits"), data.get("tints"), problems)
    costs = _costs(data.get("cards"), problems)
    buildings = _buildings(data.get("buildings"), problems)
    if problems:
        raise BadEdition(problems)
    printed = {key: deepcopy(data[key]) for key in known if key in data}
    fingerprint = hashlib.sha256(canonical(printed).encode()).hexdigest()[:32]
    return Edition(name, crossing_zones, zones, costs, buildings, printed, fingerprint)


def _speakable(name: str) -> bool:
    return 1 <= len(name.strip()) <= LONGEST_NAME and name.isprintable()


def _shown(value: Json) -> str:
    """A value as it may stand in a sentence, whatever its size."""
    if isinstance(value, int) and abs(value) > 10**9:
        return "a number that large"
    return repr(value) if isinstance(value, (int, float, str)) and len(str(value)) <= LONGEST_NAME else "that"


def _grid(text: Json, what: str, problems: list[str]) -> list[list[str]]:
    if not isinstance(text, str):
        problems.append(f"{what} must be a text with a line for each row of zones.")
        return []
    rows = [line.split() for line in text.strip().splitlines()]
    if not rows:
        problems.append(f"{what} has no rows: the moon has {ZONES} zones.")
        return []
    if any(len(row) != len(rows[0]) for row in rows):
        problems.append(f"All rows of {what} must have as many entries; write a dot where there is no zone.")
        return []
    if len(rows) > MOST_ROWS or len(rows[0]) > MOST_COLUMNS:
        problems.append(f"{what} may have {MOST_ROWS} rows and {MOST_COLUMNS} columns at most.")
        return []
    return rows


def _zones(pits: Json, tints: Json, problems: list[str]) -> tuple[Zone, ...]:
    """Rule 2.1: twenty zones of 1 to 3 pits, two of each colour, all hanging together."""
    pit_rows, tint_rows = _grid(pits, "pits", problems), _grid(tints, "tints", problems)
    if not pit_rows or not tint_rows:
        return ()
    if len(pit_rows) != len(tint_rows) or len(pit_rows[0]) != len(tint_rows[0]):
        problems.append("pits and tints must have the same rows and columns.")
        return ()
    zones: list[Zone] = []
    before = len(problems)
    for row, entries in enumerate(pit_rows):
        for column, entry in enumerate(entries):
            tint = tint_rows[row][column]
            where = f"row {row + 1}, column {column + 1}"
            if entry == ".":
                if tint != ".":
                    problems.append(f"tints has an entry {tint!r} at {where}, where pits has no zone.")
                continue
            if entry not in ("1", "2", "3"):
                problems.append(f"The zone at {where} must have 1, 2 or 3 pits, not {entry!r}.")
                continue
            if tint not in (*TINTS, "-"):
                problems.append(f"The tint at {where} must be y, p, b or a dash, not {tint!r}.")
                continue
            zones.append(Zone(row, column, int(entry), TINTS.get(tint)))
    if len(problems) > before:
        return ()
    if len(zones) != ZONES:
        problems.append(f"The moon has {ZONES} zones; this one has {len(zones)}.")
    for colour in TINTS.values():
        number = sum(zone.tint == colour for zone in zones)
        if number != 2:
            problems.append(f"Two zones are {colour}; here it is {number}.")
    if zones and not _connected(zones):
        problems.append("The moon must hang together: some zones have no road to the others.")
    return tuple(zones)


def _connected(zones: list[Zone]) -> bool:
    places = {(zone.row, zone.column) for zone in zones}
    reached: set[tuple[int, int]] = set()
    edge = [min(places)]
    while edge:
        row, column = edge.pop()
        if (row, column) in places - reached:
            reached.add((row, column))
            edge += [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
    return reached == places


def _costs(cards: Json, problems: list[str]) -> tuple[int, ...]:
    """Rule 3.1: a cost for each copy of each number."""
    if not isinstance(cards, dict):
        problems.append("cards must be a table with a cost for each number from 2 to 12.")
        return ()
    for key in cards:
        if key not in map(str, NUMBERS):
            problems.append(f"There are no cards of number {key!r}; numbers go from 2 to 12.")
    costs: list[int] = []
    for number in NUMBERS:
        cost = cards.get(str(number))
        if cost is None:
            problems.append(f"The cards of number {number} have no cost.")
            continue
        for copy in range(COPIES):
            gems = _cost(cost, copy)
            if gems is None:
                problems.append(
                    f"The cost of number {number} must be a text such as '0x2 3x1' or a list of five texts such as "
                    f"'bbk', with 1 to {MOST_COST} coloured gems."
                )
                break
            costs.append(gems)
    return tuple(costs)


def _cost(cost: Json, copy: int) -> int | None:
    numbers = [0] * len(COLOURS)
    if isinstance(cost, list):
        letters = cost[copy] if len(cost) == COPIES else None
        gems = read(letters) if isinstance(letters, str) and LETTERS[CLEAR] not in letters else None
        return gems if gems is not None and 1 <= size(gems) <= MOST_COST else None
    if not isinstance(cost, str):
        return None
    for part in cost.split():
        offset, times, number = part.partition("x")
        if not times or offset not in ("0", "1", "2", "3", "4") or number not in map(str, range(1, MOST_COST + 1)):
            return None
        numbers[(int(offset) + copy) % COPIES] += int(number)
    return heap(numbers) if 1 <= sum(numbers) <= MOST_COST else None


def _buildings(bands: Json, problems: list[str]) -> tuple[str, ...]:
    """Rule 3.2: bands of numbers share a name."""
    if not isinstance(bands, dict) or not bands:
        problems.append("buildings must be a table of names, each with the highest number of its band.")
        return ()
    names: list[str] = []
    for name, highest in bands.items():
        if not _speakable(name):
            problems.append(f"A building's name must have 1 to {LONGEST_NAME} printable characters.")
            return ()
        if not isinstance(highest, int) or isinstance(highest, bool) or highest not in NUMBERS:
            problems.append(f"The highest number of {name!r} must be one from 2 to 12, not {_shown(highest)}.")
            return ()
        if highest <= len(names) + 1:
            problems.append(f"The bands of buildings must rise: {name!r} ends at {highest}.")
            return ()
        names += [name] * (highest - 1 - len(names))
    if len(names) != len(NUMBERS):
        problems.append("The last band of buildings must end at 12.")
        return ()
    return tuple(names)
