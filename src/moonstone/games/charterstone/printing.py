"""What is printed, as a client may draw it: the village, and all of the content that is unlocked (A7.1, A7.3)."""

from __future__ import annotations

from moonstone.engine import Json
from moonstone.games.charterstone.content import Content
from moonstone.games.charterstone.unlocking import open_texts, unlocked
from moonstone.games.charterstone.village import Village


def shown(content: Content, village: Village) -> dict[str, Json]:
    """The edition as plain data. It grows as crates are opened and games are played, and holds nothing else."""
    names = unlocked(content, village.opened)
    return {
        "name": content.name,
        "fingerprint": content.fingerprint,
        "village": village.to_json(),
        "charters": {
            charter.name: {"resource": charter.resource, "plots": [list(place) for place in charter.plots]}
            for charter in content.charters
        },
        "buildings": {part.name: part.to_json() for part in content.buildings if part.name in names},
        "cards": {part.name: part.to_json() for part in content.cards if part.name in names},
        "personas": {part.name: part.to_json() for part in content.personas if part.name in names},
        "objectives": {part.name: part.to_json() for part in content.objectives if part.name in names},
        "crates": {
            str(number): {
                "buildings": list(content.crates[number].buildings),
                "persona": content.crates[number].persona,
                "story": content.crates[number].story,
            }
            for number in village.opened
        },
        "progress": [list[Json](sorted(space)) for space in content.progress],
        "reputation": list(content.reputation),
        "quota": {
            row.name: {
                "goods": row.goods,
                "amounts": list(row.amounts),
                "bonuses": [[term.to_json() for term in bonus] for bonus in row.bonuses],
            }
            for row in content.quota
        },
        "glory": {
            row.name: {"stars": row.stars, "bonus": [term.to_json() for term in row.bonus]} for row in content.glory
        }
        if village.number > 1
        else {},
        "slots": [
            {"name": text.name, "number": text.number, "title": text.title, "text": text.text}
            for text in open_texts(content.slots, village.opened, village.number - 1, village.choices)
        ],
        "stories": [
            {"name": text.name, "number": text.number, "title": text.title, "text": text.text}
            for text in open_texts(content.stories, village.opened, village.number - 1, village.choices)
        ],
    }
