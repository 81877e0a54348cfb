"""What is unlocked (A7.1): the one place that tells what may be seen from what nobody has opened yet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from moonstone.games.charterstone.content.constants import UNLOCKS
from moonstone.games.charterstone.content.content import Content, QuotaRow, Row, Text


def known_rows(rows: Sequence[QuotaRow | Row], rules: int) -> list[int]:
    """The rows of the quota or of glory that there are: some come with minions and perils."""
    return [number for number, row in enumerate(rows) if row.opens is None or rules >> UNLOCKS.index(row.opens) & 1]


def unlocked(content: Content, opened: Iterable[int]) -> frozenset[str]:
    """The names of all parts that these crates, and the beginning, have shown."""
    locked = set(content.locked)
    for number in opened:
        locked.difference_update(content.crates[number].names)
    return frozenset(part.name for part in content.parts if part.name not in locked)


def games_played(number: int, won: bool) -> int:
    """The games behind a village in its game of that number: that game counts once it is known who has won."""
    return number if won else number - 1


def announced(content: Content, opened: Iterable[int], games: int, choices: Iterable[str]) -> set[str]:
    """What has happened so far, in the words in which texts and Automa cards say when they open."""
    crates = [content.crates[number] for number in opened]
    seen = {"start", *(["crate"] if crates else [])}
    seen |= {f"unlock {rule}" for crate in crates for rule in crate.unlocks}
    return seen | {f"game {number}" for number in range(1, games + 1)} | {f"choice {name}" for name in choices}


def open_texts(
    content: Content, texts: Iterable[Text], opened: Iterable[int], games: int, choices: Iterable[str]
) -> list[Text]:
    """The rule slots or stories that may be read after so many games; of a slot's versions only the last."""
    return [versions[-1] for versions in _open(content, texts, opened, games, choices)]


def open_slots(content: Content, opened: Iterable[int], games: int, choices: Iterable[str]) -> list[tuple[Text, int]]:
    """The rule slots that may be read, each with how many earlier versions its sticker covers."""
    return [(text, len(earlier)) for *earlier, text in _open(content, content.slots, opened, games, choices)]


def _open(
    content: Content, texts: Iterable[Text], opened: Iterable[int], games: int, choices: Iterable[str]
) -> list[list[Text]]:
    """The texts that were to be read so far, by number: the versions of each in their order."""
    seen = announced(content, opened, games, choices)
    found: dict[int, list[Text]] = {}
    for text in texts:
        if text.opens in seen:
            found.setdefault(text.number, []).append(text)
    return [found[number] for number in sorted(found)]
