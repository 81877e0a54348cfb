"""What is to be said, before it is said in anybody's language.

A game names a message and what it speaks of; a client that knows the reader's language makes a sentence of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import TypeAlias

from moonstone.engine.plain import Json


@dataclass(frozen=True, slots=True)
class Phrase:
    """A message by its name, with its arguments. Where a language has no such message, `otherwise` is said."""

    message: str
    args: Mapping[str, Argument] = field(default_factory=dict)
    otherwise: Argument | None = None


@dataclass(frozen=True, slots=True)
class Word:
    """One of the words that `Client.words` gives: that of the first key it has, else `otherwise`.

    With a `count` it is so many of something: the keys end in ".one" or ".other" as the language asks for.
    """

    keys: tuple[str, ...]
    otherwise: Argument
    count: int | None = None


@dataclass(frozen=True, slots=True)
class Uncounted:
    """So many of something, without the number: what one of it is called, or many of it."""

    counted: Argument


Argument: TypeAlias = "str | int | Phrase | Word | Uncounted | tuple[Argument, ...]"
"""What a message speaks of. A tuple is joined as the language joins things: "Ann, Bob and Cleo"."""
EventArgument: TypeAlias = Callable[[Json, Mapping[str, Json]], Argument]
"""How a kind of thing is said, given a field of an event and the event."""


def event_phrase(
    game: str,
    event: Mapping[str, Json],
    names: Sequence[str],
    kinds: Mapping[str, str],
    arguments: Mapping[str, EventArgument],
    more: Mapping[str, Argument] | None = None,
) -> Phrase:
    """An event as the message `GAME-event-KEY`, which gets every field under its own name, in words.

    `kinds` says what a field holds: "player", "players", "other-player" ("own" where that is the event's own seat), or
    one of the game's own `arguments`; other fields are given as they are. A list also gives its length as `count`.
    Nobody and nothing is "none". `names` are the players' names by seat.
    """

    def name(seat: Json, _: Mapping[str, Json]) -> Argument:
        return names[seat] if isinstance(seat, int) else "none"

    said: dict[str, EventArgument] = {
        "player": name,
        "players": lambda seats, _: tuple(name(seat, event) for seat in seats) if isinstance(seats, list) else "",
        "other-player": lambda seat, _: "own" if seat is not None and seat == event.get("seat") else name(seat, event),
        **arguments,
    }
    args: dict[str, Argument] = {}
    for key, value in event.items():
        told = said.get(kinds.get(key, ""), _plain)(value, event)
        args[key] = told
        if isinstance(told, tuple):
            args.setdefault("count", len(told))
    return Phrase(f"{game}-event-{event['event']}", {**args, **(more or {})}, plain_event(event))


def plain_event(event: Mapping[str, Json]) -> str:
    """An event as it is, for a game that has no messages."""
    return f"{event['event']}: " + ", ".join(f"{key} {value}" for key, value in event.items() if key != "event")


def _plain(value: Json, _: Mapping[str, Json]) -> Argument:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return tuple(_plain(part, _) for part in value)
    return value if isinstance(value, int) else "none" if value is None else str(value)


def read_messages(folder: Traversable, language: str) -> list[str]:
    """All Fluent files of a language, where `folder` holds a folder for each; none if it has no such language."""
    there = folder.joinpath(language)
    files = sorted(there.iterdir(), key=lambda file: file.name) if there.is_dir() else []
    return [file.read_text(encoding="utf-8") for file in files if file.name.endswith(".ftl")]
