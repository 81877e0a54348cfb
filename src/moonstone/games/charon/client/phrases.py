"""Charon, Inc.'s things and events as phrases, for any language."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Final

from moonstone.engine import Json
from moonstone.engine.phrase import Argument, EventArgument, Phrase, event_phrase
from moonstone.games.charon.areas import AREAS
from moonstone.games.charon.gems import KINDS, counts, read

WORDS: Final = files(__package__).joinpath("words")
"""One folder of Fluent files for each language."""
_KINDS: Final[Mapping[str, str]] = json.loads(files(__package__).joinpath("events.json").read_text(encoding="utf-8"))
"""What each field of an event holds. The page reads the same file."""


def gems(letters: str, times: int = 1) -> Argument:
    """A heap in letters, "bbk", as counts and kinds: 2 blue and 1 black."""
    heap = read(letters)
    numbers = zip(KINDS, counts(heap), strict=True) if heap else ()
    found = tuple(Phrase(f"gems-{kind}", {"count": number * times}) for kind, number in numbers if number)
    return found or Phrase("charon-no-gems")


def area(name: str) -> Phrase:
    """The title of an action area."""
    return Phrase(f"area-{name}")


_ARGUMENTS: Final[Mapping[str, EventArgument]] = {
    "cards": lambda cards, _: tuple(map(str, cards)) if isinstance(cards, list) else "",
    "area": lambda name, _: area(str(name)),
    "gems": lambda kind, event: Phrase(f"gems-{kind}", {"count": _number(event["count"])}),
    "heap": lambda letters, event: gems(str(letters), _number(event.get("count", 1))),
}


def describe_event(event: Mapping[str, Json], names: Sequence[str]) -> Phrase:
    """An event as somebody sees it. What is secret is left out where it is not known."""
    known = "yes" if event.keys() & {"card", "cards", "gems"} else "no"
    return event_phrase("charon", event, names, _KINDS, _ARGUMENTS, {"known": known, **_listed(event, names)})


def _listed(event: Mapping[str, Json], names: Sequence[str]) -> dict[str, Argument]:
    """What is said of several in a row: the areas that are live, the gems kept, the players in the end."""
    if event["event"] == "kept":
        return {"kept": "some" if event["gems"] else "none"}
    if event["event"] == "live":
        holders = {name: seats for name in AREAS if isinstance(seats := event[name], list) and seats}
        live = tuple(
            Phrase(
                "charon-event-live-part", {"area": area(name), "names": tuple(names[_number(seat)] for seat in seats)}
            )
            for name, seats in holders.items()
        )
        return {"count": len(live), "list": live}
    if event["event"] == "over":
        ranks, scores = event["ranks"], event["scores"]
        assert isinstance(ranks, list)
        assert isinstance(scores, list)
        rows = sorted(zip(map(_number, ranks), names, map(_number, scores), strict=True), key=lambda row: row[0])
        part = "charon-event-over-part"
        return {"list": tuple(Phrase(part, {"rank": rank, "name": name, "score": score}) for rank, name, score in rows)}
    return {}


def _number(value: Json) -> int:
    assert isinstance(value, int)
    return value
