"""What a client draws: the village, and all of the content that is unlocked (A7.1, A7.3)."""

from __future__ import annotations

from typing import cast

from moonstone.games.charterstone.client import part_shapes, parts, shapes
from moonstone.games.charterstone.content.constants import (
    CAPACITIES,
    CHARTERS,
    GAME_RULES,
    MINION_RULE,
    PERIL_RULE,
    PERILS,
    TOLD,
    UNLOCKS,
    CharterName,
)
from moonstone.games.charterstone.content.content import COMMONS, Content, Text
from moonstone.games.charterstone.content.unlocking import known_rows, open_slots, open_texts, rules_known, unlocked
from moonstone.games.charterstone.content.village import COMMON, Village


def draw_assets(content: Content, village: Village) -> shapes.Assets:
    """All that may be seen. It grows as crates are opened and games are played, and holds nothing else.

    Which numbers the Index has crates for, and the Chronicle slots, is printed on the box: `index` and `frames`.
    """
    names = unlocked(content, village.reached)
    rules = rules_known(content, village.reached)
    return {
        "name": content.name,
        "fingerprint": content.fingerprint,
        "chapters": sum(not chapter.repeats for chapter in content.games),
        "village": cast(shapes.VillageState, village.public().to_json()),
        "charters": {
            charter.name: {
                "resource": charter.resource,
                "plots": [cast("tuple[int, int]", [*plot]) for plot in charter.plots],
            }
            for charter in content.charters
        },
        "commons": [*COMMONS],
        "rules": [rule for number, rule in enumerate(UNLOCKS) if rules >> number & 1],
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
        "game_rules": _game_rules(content, village),
        "companions": {
            companion.name: companion.title
            for companion in content.companions
            if any(charter.companion for charter in village.charters)
        },
        "victory": _victory(content, village),
    }


def _game_rules(content: Content, village: Village) -> dict[str, str]:
    """B2.3: what the rules of the next game alone say."""
    chapter = content.chapter(village.number, village.choices)
    tables = content.printed.get("game-rule", {})
    assert isinstance(tables, dict)
    found: dict[str, str] = {}
    for name in TOLD:
        table = tables.get(name)
        if chapter.has(1 << GAME_RULES.index(name)) and isinstance(table, dict):
            found[name] = str(table["text"])
    return found


def _victory(content: Content, village: Village) -> dict[str, shapes.VictoryPart]:
    """B2.9: the victory cards that may be known: all of them once some were picked, the common one once it holds."""
    made = {content.choices[name].victory for name in village.choices}
    cards = [card for card in content.victory if ("common" if card.name == COMMON else "secret") in made]
    return {
        card.name: {
            "title": card.title,
            "capacity": card.capacity,
            "persona": card.persona,
            "trophy": card.trophy,
        }
        for card in cards
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
    made = [(part.number, name) for part in content.games for name in village.choices if name in part.outcomes]
    return {
        name: {"game": number, "title": content.choices[name].title, "king": content.choices[name].king}
        for number, name in made
    }


def _slots(content: Content, village: Village) -> list[part_shapes.SlotText]:
    slots = open_slots(content, village.reached)
    return [
        {"name": text.name, "number": text.number, "covers": covers, "title": text.title, "text": text.text}
        for text, covers in slots
    ]


def _stories(content: Content, village: Village) -> list[part_shapes.StoryText]:
    return [_story(content, text) for text in open_texts(content, content.stories, village.reached)]


def _story(content: Content, text: Text) -> part_shapes.StoryText:
    kind, _, what = text.opens.partition(" ")
    choice = what if kind == "choice" else None
    return {
        "name": text.name,
        "number": text.number,
        "title": text.title,
        "text": text.text,
        "told": "end" if kind in ("choice", "game") else "game",
        "choice": choice,
        "kings": 0 if choice is None else content.choices[choice].kings,
    }
