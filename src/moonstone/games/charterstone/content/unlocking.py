"""What is unlocked (A7.1): the one place that tells what may be seen from what nobody has opened yet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from moonstone.games.charterstone.content.constants import MINIONS, UNLOCKS
from moonstone.games.charterstone.content.content import Content, QuotaRow, Row, Text


@dataclass(frozen=True, slots=True)
class Reached:
    """How far a village has come."""

    opened: tuple[int, ...] = ()
    """The crates, in the order they were opened."""
    number: int = 1
    """The game that is played, or comes next."""
    choices: tuple[str, ...] = ()
    """What was chosen, or has happened, at the ends of games."""
    won: bool = False
    """Whether it is known who has won the game."""

    @property
    def games(self) -> int:
        """The games behind it: one counts once it is known who has won."""
        return self.number if self.won else self.number - 1


def known_rows(rows: Sequence[QuotaRow | Row], rules: int) -> list[int]:
    """The rows of the quota or of glory that there are: some come with minions and perils."""
    return [number for number, row in enumerate(rows) if row.opens is None or rules >> UNLOCKS.index(row.opens) & 1]


def unlocked_by_crates(content: Content, opened: Iterable[int]) -> frozenset[str]:
    """The names of all parts that these crates, and the beginning, have shown."""
    locked = {*content.locked, *(persona.name for persona in content.told_later)}
    for number in opened:
        locked.difference_update(content.crates[number].names)
    return frozenset(part.name for part in content.parts if part.name not in locked)


def unlocked(content: Content, reached: Reached) -> frozenset[str]:
    """The names of all parts that may be seen; B2.12: kinds of minions also come with a chapter."""
    seen = announced(content, reached)
    found = unlocked_by_crates(content, reached.opened)
    told = {persona.name for persona in content.told_later if persona.opens in seen}
    kinds = {name for kind, name in enumerate(MINIONS) if minion_kinds(content, reached) >> kind & 1}
    return found | told | kinds


def announced(content: Content, reached: Reached) -> set[str]:
    """What has happened so far, in the words in which texts and Automa cards say when they open."""
    seen = {"start", *(["crate"] if reached.opened else [])}
    seen |= {f"unlock {UNLOCKS[rule]}" for rule in range(len(UNLOCKS)) if rules_known(content, reached) >> rule & 1}
    seen |= {f"game {number}" for number in range(1, reached.games + 1)}
    return seen | {f"choice {name}" for name in reached.choices}


def rules_known(content: Content, reached: Reached) -> int:
    """B1, B2.10: the rules that crates and chapters have unlocked, as a mask of UNLOCKS."""
    names = {name for number in reached.opened for name in content.crates[number].unlocks}
    names |= {name for chapter in content.games[: reached.number] for name in chapter.grants}
    return sum(1 << UNLOCKS.index(name) for name in names)


def minion_kinds(content: Content, reached: Reached) -> int:
    """B1.8, B2.12: the kinds of minions in play, as a mask."""
    if any("minion" in chapter.grants for chapter in content.games[: reached.number]):
        return (1 << len(MINIONS)) - 1
    kinds = {content.crates[number].minion for number in reached.opened}
    return sum(1 << kind for kind, name in enumerate(MINIONS) if name in kinds)


def open_texts(content: Content, texts: Iterable[Text], reached: Reached) -> list[Text]:
    """The rule slots or stories that may be read; of a slot's versions only the last."""
    return [versions[-1] for versions in _open(content, texts, reached)]


def told_in_game(content: Content, opened_before: tuple[int, ...], reached: Reached) -> list[str]:
    """B2.21: the stories told in this game so far, at its set-up and when a crate was opened.

    Those of its end are told once it is over: they stand in the village it leaves.
    """
    before = Reached(opened_before, reached.number - 1, reached.choices, won=True)
    known = {text.name for text in open_texts(content, content.stories, before)} if before.number else set()
    now = open_texts(content, content.stories, Reached(reached.opened, reached.number, reached.choices))
    return [text.name for text in now if text.name not in known]


def open_slots(content: Content, reached: Reached) -> list[tuple[Text, int]]:
    """The rule slots that may be read, each with how many earlier versions its sticker covers."""
    return [(text, len(earlier)) for *earlier, text in _open(content, content.slots, reached)]


def _open(content: Content, texts: Iterable[Text], reached: Reached) -> list[list[Text]]:
    """The texts that are to be read, by number: the versions of each in their order."""
    seen = announced(content, reached)
    found: dict[int, list[Text]] = {}
    for text in texts:
        if text.opens in seen and text.closes not in seen:
            found.setdefault(text.number, []).append(text)
    return [found[number] for number in sorted(found)]
