"""What is printed, as a client may draw it: the village, and all of the content that is unlocked (A7.1, A7.3)."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from moonstone.engine import Json
from moonstone.games.charterstone.campaign.unlocking import known_rows, open_slots, open_texts, unlocked
from moonstone.games.charterstone.campaign.village import Village
from moonstone.games.charterstone.client.words import text_of
from moonstone.games.charterstone.content.constants import (
    CAPACITIES,
    CHARTERS,
    MINION_RULE,
    PERIL_RULE,
    PERILS,
    UNLOCKS,
)
from moonstone.games.charterstone.content.content import COMMONS, Content, Crate, Part


def _rules(content: Content, village: Village) -> list[str]:
    """B1: what crates have unlocked, in the order of UNLOCKS."""
    known = {rule for number in village.opened for rule in content.crates[number].unlocks}
    return [rule for rule in UNLOCKS if rule in known]


def _parts(content: Content, parts: Iterable[Part], names: Collection[str]) -> dict[str, Json]:
    return {part.name: {**part.to_json(), "text": text_of(content, part)} for part in parts if part.name in names}


def crate_shown(crate: Crate) -> dict[str, Json]:
    lists: dict[str, Json] = {
        name: list(getattr(crate, name)) for name in ("buildings", "cards", "objectives", "private", "unlocks")
    }
    return {"title": crate.title, "story": crate.story, "persona": crate.persona, "minion": crate.minion, **lists}


def quota_rows(content: Content, rows: Iterable[int]) -> dict[str, Json]:
    """A6.1: these rows of the quota, by name."""
    return {
        row.name: {
            "goods": row.goods,
            "amounts": list(row.amounts),
            "bonuses": [[term.to_json() for term in bonus] for bonus in row.bonuses],
        }
        for row in (content.quota[number] for number in rows)
    }


def glory_rows(content: Content, rows: Iterable[int]) -> dict[str, Json]:
    """B1.14: these rows of a chest, by name."""
    return {
        row.name: {"stars": row.stars, "bonus": [term.to_json() for term in row.bonus]}
        for row in (content.glory[number] for number in rows)
    }


def _choices(content: Content, village: Village) -> dict[str, Json]:
    """B2: the choices that were made, in order, each with the game it was made in and how the king took it."""
    made = [(chapter.number, name) for chapter in content.games for name in village.choices if name in chapter.choices]
    return {
        name: {"game": number, "title": content.choices[name].title, "king": content.choices[name].king}
        for number, name in made
    }


def _chests(content: Content, village: Village, rules: int) -> dict[str, Json]:
    """A7.3: by charter what its chest holds; glory and capacity are known once the first game is over."""
    rows = known_rows(content.glory, rules)
    kinds = [kind for kind, name in enumerate(CAPACITIES) if name != "minion" or rules & MINION_RULE]
    return {
        name: {
            "personas": [*charter.personas],
            "used": [*charter.used],
            "trophies": charter.trophies,
            "glory": {content.glory[row].name: charter.stars[row] for row in rows} if village.number > 1 else {},
            "capacity": {CAPACITIES[kind]: charter.capacity[kind] for kind in kinds} if village.number > 1 else {},
        }
        for name, charter in zip(CHARTERS, village.charters, strict=True)
    }


def shown(content: Content, village: Village) -> dict[str, Json]:
    """The edition as plain data. It grows as crates are opened and games are played, and holds nothing else.

    Which numbers the Index has crates for, and the Chronicle slots, is printed on the box: `index` and `frames`.
    """
    names = unlocked(content, village.opened)
    rules = sum(1 << UNLOCKS.index(rule) for rule in _rules(content, village))
    return {
        "name": content.name,
        "fingerprint": content.fingerprint,
        "village": village.to_json(),
        "charters": {
            charter.name: {"resource": charter.resource, "plots": [list(place) for place in charter.plots]}
            for charter in content.charters
        },
        "commons": [*COMMONS],
        "rules": [*_rules(content, village)],
        "buildings": _parts(content, content.buildings, names),
        "cards": _parts(content, content.cards, names),
        "personas": _parts(content, content.personas, names),
        "objectives": _parts(content, content.objectives, names),
        "minions": _parts(content, content.minions, names),
        "perils": dict(zip(PERILS, content.perils, strict=True)) if rules & PERIL_RULE else {},
        "crates": {str(number): crate_shown(content.crates[number]) for number in village.opened},
        "index": [*sorted(content.crates)],
        "frames": [*sorted({text.number for text in content.slots})],
        "progress": [list[Json](sorted(space)) for space in content.progress],
        "reputation": list(content.reputation),
        "quota": quota_rows(content, known_rows(content.quota, rules)),
        "glory": glory_rows(content, known_rows(content.glory, rules) if village.number > 1 else ()),
        "chests": _chests(content, village, rules),
        "choices": _choices(content, village),
        "slots": [
            {**slot, "title": text.title, "text": text.text}
            for text, slot in open_slots(content, village.opened, village.number - 1, village.choices)
        ],
        "stories": [
            {"name": text.name, "number": text.number, "title": text.title, "text": text.text}
            for text in open_texts(content, content.stories, village.opened, village.number - 1, village.choices)
        ],
    }
