"""Events of golden games in words of their own, which never change: a golden file proves the rules, not a wording."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from moonstone.engine import AnyGame, Client, Json, Move, client_of
from moonstone.engine.phrase import Argument, Phrase
from moonstone.games.charterstone import GAME, Charterstone
from moonstone.games.charterstone.client.languages import translated
from moonstone.games.charterstone.client.phrases import Titles, amount
from moonstone.i18n.speaker import Speaker

TITLES = Titles(GAME.content, {})
FOLDER = Path(__file__).parent / "words"
AS_IT_IS = ("minion", "charter", "capacity")
"""Fields that the golden files name as the event does."""


def narrate(game: AnyGame, event: Mapping[str, Json], names: Sequence[str]) -> str:
    """An event as the golden files tell it."""
    said = _as_printed(game).describe_event(event, names)
    args = {**said.args, **_special(game, event)}
    speaker = _speaker(game.name)
    joined = {name: _joined(speaker, game.name, event, name, part) for name, part in args.items()}
    return speaker.phrase(Phrase(said.message, joined, said.otherwise))


def _as_printed(game: AnyGame) -> Client[Move] | Titles:
    """What describes an event with the names that are printed, not with those that players gave."""
    return TITLES if isinstance(game, Charterstone) else client_of(game)


@cache
def _speaker(game: str) -> Speaker:
    file = FOLDER / f"{game}.ftl"
    return Speaker("en", [file.read_text(encoding="utf-8")] if file.exists() else [])


def _special(game: AnyGame, event: Mapping[str, Json]) -> dict[str, Argument]:
    """What the golden files say otherwise than the game's clients."""
    found: dict[str, Argument] = {name: str(event[name]) for name in AS_IT_IS if name in event}
    if "peril" in event:
        found["peril"] = str(event["peril"]).replace("-", " ")
    if event["event"] == "transmuted":
        found["get"] = {"b": "blue", "y": "yellow", "g": "green", "p": "purple", "k": "black"}[str(event["get"])]
    if event["event"] == "declined":
        found["what"] = str(event["what"])
    if event["event"] == "retrieved":
        workers: tuple[Argument, ...] = ((), ("a worker",), ("both workers",))[int(str(event["workers"]))]
        minions = (amount("minion", int(str(event["minions"]))),) if "minions" in event else ()
        found["figures"] = (*workers, *minions)
    if isinstance(game, Charterstone):
        if "choice" in event:
            choice = game.content.choices[str(event["choice"])]
            found |= {"choice": choice.title, "king": choice.king}
        if isinstance(rules := event.get("rules"), list):
            found["rules"] = tuple(translated("en")[f"rule.{rule}.name"] for rule in rules)
    return found


def _joined(speaker: Speaker, game: str, event: Mapping[str, Json], name: str, said: Argument) -> Argument:
    """Lists as the golden files write them: without a comma before "and"."""
    if not isinstance(said, tuple):
        return said
    parts = [speaker.phrase(_inner(speaker, part)) for part in said]
    if game == "charon":
        sign = {"order": ", ", "cards": ", ", "list": "; " if event["event"] == "live" else ", "}.get(name, " and ")
        return sign.join(parts) or ("no action" if name == "list" else "nothing")
    return " and ".join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else "".join(parts) or "nothing"


def _inner(speaker: Speaker, said: Argument) -> Argument:
    """A part of a list, with the lists in it joined."""
    if not isinstance(said, Phrase):
        return said
    args = {
        name: " and ".join(map(speaker.phrase, part)) if isinstance(part, tuple) else part
        for name, part in said.args.items()
    }
    return Phrase(said.message, args, said.otherwise)
