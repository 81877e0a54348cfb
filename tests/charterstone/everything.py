"""All there is in the content that whole campaigns can show, by kind and name; and the kinds that are counted."""

from __future__ import annotations

from importlib.resources import files
from itertools import product
from typing import Final

from moonstone.games.charterstone.content.constants import CHARTERS, MINIONS, MOODS, PERILS, TILES, UNLOCKS
from moonstone.games.charterstone.content.content import BASIC, Content
from moonstone.games.charterstone.rules.frames import FrameId
from moonstone.games.charterstone.rules.registry import QUESTIONS

BY_EVENT: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "opened": (("crates opened", "crate"), ("personas unlocked", "persona")),
    "built": (("buildings built", "card"),),
    "grew": (("buildings built where nobody plays", "card"),),
    "placed": (("buildings used", "building"),),
    "sent": (("buildings used", "building"), ("minions placed", "minion")),
    "income-from": (("income taken", "building"),),
    "brought": (("personas played", "persona"),),
    "used": (("personas used", "personas"),),
    "farewell": (("personas archived", "persona"),),
    "assumed": (("personas of Automas", "persona"),),
    "side-taken": (("loyal and rebel personas", "persona"),),
    "decided": (("choices", "choice"),),
    "came-about": (("choices", "choice"),),
    "finale": (("choices", "choice"),),
    "objective-scored": (("objectives scored", "objective"),),
    "suffered": (("perils taken", "peril"),),
    "strayed": (("minions that belong to nobody", "minion"),),
    "tile-laid": (("sky islands laid", "tile"),),
    "took": (("cards gained", "card"),),
    "found": (("cards gained", "card"),),
    "dealt": (("cards gained", "card"),),
    "searched": (("cards gained", "card"),),
    "used-card": (("cards used", "card"),),
    "shipped": (("rows of the quota", "row"),),
    "glory": (("stars of glory", "row"),),
    "expanded": (("capacity", "capacity"),),
    "automa-card": (("cards of the Automa", "card"),),
    "unlocked": (("rules unlocked", "rules"),),
}
"""By what happens: what is counted then, and under which of the event's arguments."""
USED_BY_HAND: Final = ("item", "treasure")
WHOM: Final = ("a person", "the Automa")


def everything(content: Content) -> dict[str, list[str]]:
    """By kind: the names of all that can be counted; a kind of which anything is missing has not been seen in full."""
    personas = [persona.name for persona in content.personas]
    built = [building.name for building in content.buildings if sum(building.build)]
    redeeming = [card.name for card in content.cards if card.redeems]
    return {
        "crates opened": [str(number) for number in content.crates],
        "crates opened by the story": [str(number) for chapter in content.games for number in chapter.crates],
        "buildings built": built,
        "buildings used": [building.name for building in content.buildings],
        "income taken": [building.name for building in content.buildings if building.income],
        "personas unlocked": [crate.persona for crate in content.crates.values() if crate.persona is not None],
        "personas played": personas,
        "personas used": personas,
        "personas of Automas": [persona.name for persona in content.automa_personas],
        "loyal and rebel personas": [persona.name for persona in content.told_later],
        "companions": [f"{one.name}, {mood}" for one, mood in product(content.companions, MOODS)],
        "victory cards": [card.name for card in content.victory],
        "choices": [*content.choices],
        "candle": ["burning", "out"],
        "spectral worker": ["given", "kept", "redeemed with coins", *(f"redeemed with {name}" for name in redeeming)],
        "objectives scored": [objective.name for objective in content.objectives],
        "minions gained": [*MINIONS],
        "minions placed": [*MINIONS],
        "minions that belong to nobody": [*MINIONS],
        "perils taken": [*PERILS],
        "sky islands laid": [str(tile) for tile in range(1, len(CHARTERS) * TILES + 1)],
        "cards gained": [name for name in (*built, *(card.name for card in content.cards)) if name not in BASIC],
        "cards used": [card.name for card in content.cards if card.kind in USED_BY_HAND],
        "rows of the quota": [row.name for row in content.quota],
        "stars of glory": [row.name for row in content.glory],
        "cards of the Automa": [card.name for card in content.automa],
        "rules unlocked": [*UNLOCKS],
        "between games": ["left", *(f"{done} {whom}" for done, whom in product(("joined by", "handed to"), WHOM))],
        "questions": [frame.written for frame in FrameId if QUESTIONS[frame] is not None],
        "events": event_keys(),
    }


def event_keys() -> list[str]:
    """Everything that can happen: there is a sentence for it."""
    words = files("moonstone.games.charterstone.client").joinpath("words", "en", "events.ftl")
    prefix = "charterstone-event-"
    lines = words.read_text(encoding="utf-8").splitlines()
    return [line.split(" =")[0].removeprefix(prefix) for line in lines if line.startswith(prefix)]
