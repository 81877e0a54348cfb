"""What is unlocked (A7.1): the one place that tells what may be seen from what nobody has opened yet."""

from __future__ import annotations

from collections.abc import Iterable

from moonstone.games.charterstone.content import COMMONS, Content, Text
from moonstone.games.charterstone.table import Index


def unlocked(content: Content, opened: Iterable[int]) -> frozenset[str]:
    """The names of all buildings, cards, personas and objectives that these crates, and the beginning, have shown."""
    shown = [content.crates[number] for number in opened]
    sealed = set(content.sealed)
    for crate in shown:
        sealed -= {*crate.buildings, *crate.objectives, *([crate.persona] if crate.persona else [])}
    return frozenset(part.name for part in content.parts if part.name not in sealed)


def unlocked_cards(index: Index, opened: Iterable[int]) -> int:
    """The advancement cards among them."""
    names = unlocked(index.content, opened)
    return sum(1 << number for name, number in index.card_of.items() if name in names and name not in COMMONS)


def open_texts(texts: Iterable[Text], opened: Iterable[int], games: int, choices: Iterable[str]) -> list[Text]:
    """The rule slots or stories that may be read after so many games; of a slot's versions only the last."""
    seen = {"start", *(["crate"] if tuple(opened) else [])}
    seen |= {f"game {number}" for number in range(1, games + 1)} | {f"choice {name}" for name in choices}
    last: dict[int, Text] = {}
    for text in texts:
        if text.opens in seen:
            last[text.number] = text
    return sorted(last.values(), key=lambda text: text.number)
