"""What a client draws: the village, and all of the content that is unlocked (A7.1, A7.3)."""

from __future__ import annotations

from typing import cast

from moonstone.games.charterstone.client import part_shapes, parts, shapes
from moonstone.games.charterstone.content.constants import (
    CAPACITIES,
    CHARTERS,
    MINION_RULE,
    PERIL_RULE,
    PERILS,
    UNLOCKS,
    CharterName,
)
from moonstone.games.charterstone.content.content import COMMONS, Content
from moonstone.games.charterstone.content.unlocking import known_rows, open_slots, open_texts, unlocked
from moonstone.games.charterstone.content.village import Village


def draw_assets(content: Content, village: Village) -> shapes.Assets:
    """All that may be seen. It grows as crates are opened and games are played, and holds nothing else.

    Which numbers the Index has crates for, and the Chronicle slots, is printed on the box: `index` and `frames`.
    """
    names = unlocked(content, village.opened)
    known = {rule for number in village.opened for rule in content.crates[number].unlocks}
    rules = sum(1 << number for number, rule in enumerate(UNLOCKS) if rule in known)
    return {
        "name": content.name,
        "fingerprint": content.fingerprint,
        "village": cast(shapes.VillageState, village.to_json()),
        "charters": {
            charter.name: {
                "resource": charter.resource,
                "plots": [cast("tuple[int, int]", [*plot]) for plot in charter.plots],
            }
            for charter in content.charters
        },
        "commons": [*COMMONS],
        "rules": [rule for rule in UNLOCKS if rule in known],
        "buildings": {part.name: parts.draw_building(part) for part in content.buildings if part.name in names},
        "cards": {part.name: parts.draw_ability(part) for part in content.cards if part.name in names},
        "personas": {part.name: parts.draw_ability(part) for part in content.personas if part.name in names},
        "objectives": {part.name: parts.draw_objective(part) for part in content.objectives if part.name in names},
        "minions": {part.name: parts.draw_minion(part) for part in content.minions if part.name in names},
        "perils": dict(zip(PERILS, content.perils, strict=True)) if rules & PERIL_RULE else {},
        "crates": {str(number): parts.draw_crate(content.crates[number]) for number in village.opened},
        "index": sorted(content.crates),
        "frames": sorted({text.number for text in content.slots}),
        "progress": [sorted(space) for space in content.progress],
        "reputation": [*content.reputation],
        "quota": parts.draw_quota(content, known_rows(content.quota, rules)),
        "glory": parts.draw_glory(content, known_rows(content.glory, rules)),
        "chests": _chests(content, village, rules),
        "choices": _choices(content, village),
        "slots": _slots(content, village),
        "stories": _stories(content, village),
    }


def _chests(content: Content, village: Village, rules: int) -> dict[CharterName, shapes.Chest]:
    """A7.3: by charter what its chest holds."""
    rows = known_rows(content.glory, rules)
    kinds = [kind for kind, name in enumerate(CAPACITIES) if name != "minion" or rules & MINION_RULE]
    return {
        name: {
            "personas": [*charter.personas],
            "used": [*charter.used],
            "trophies": charter.trophies,
            "glory": {content.glory[row].name: charter.stars[row] for row in rows},
            "capacity": {CAPACITIES[kind]: charter.capacity[kind] for kind in kinds},
        }
        for name, charter in zip(CHARTERS, village.charters, strict=True)
    }


def _choices(content: Content, village: Village) -> dict[str, shapes.ChoiceMade]:
    """B2: the choices that were made, in order, each with the game it was made in and how the king took it."""
    made = [(chapter.number, name) for chapter in content.games for name in village.choices if name in chapter.choices]
    return {
        name: {"game": number, "title": content.choices[name].title, "king": content.choices[name].king}
        for number, name in made
    }


def _slots(content: Content, village: Village) -> list[part_shapes.SlotText]:
    slots = open_slots(content, village.opened, village.number - 1, village.choices)
    return [
        {"name": text.name, "number": text.number, "covers": covers, "title": text.title, "text": text.text}
        for text, covers in slots
    ]


def _stories(content: Content, village: Village) -> list[part_shapes.StoryText]:
    stories = open_texts(content, content.stories, village.opened, village.number - 1, village.choices)
    return [{"name": text.name, "number": text.number, "title": text.title, "text": text.text} for text in stories]
