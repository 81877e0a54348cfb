"""Reading the story: the chapters of the campaign, what can be chosen, and what choices bring (B2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from moonstone.games.charterstone.content.constants import ALONE, CHARTERS, ENDS, FORCED, GAME_RULES, UNLOCKS
from moonstone.games.charterstone.content.content import (
    AutomaPersona,
    Chapter,
    Choice,
    Companion,
    Finale,
    VictoryCard,
)
from moonstone.games.charterstone.content.read_parts import NO_NEEDS, NOTHING, PartsReader
from moonstone.games.charterstone.content.toml import Item
from moonstone.games.charterstone.content.vocabulary import COUNTERS, read_needs

MOST_PLAYERS: Final = len(CHARTERS)
MOST_KINGS: Final = 3
MOST_PAR: Final = 2000
GUIDEPOST: Final = ("most", "fewest", "candle", "automa", "automa-less", "automa-meets", "one")
"""The settings of a guidepost."""
VARIES: Final = (*GUIDEPOST, "rules", "shift")
"""What can be another after a choice made before."""
CHAPTER: Final = (
    *("title", *VARIES, "choices", "forced", "par", "ends", "grants", "crates", "start", "finale", "after", "repeats"),
)
FINALE: Final = ("victory", "defeat", "over", "king", "kind", "rebel")
SCORING: Final = ("reputation", "personas", "winners", "glory")
USUAL_ENDS: Final = ("guidepost", *SCORING, "capacity", "marks", "discard")
"""The ends of a chapter that does not name them; the first has neither a guidepost nor anything to discard (B1.12)."""
USUAL_RULES: Final = (("first-coins",), (), ("full-rows", "growth"))
"""The rules of the first chapters where they do not name them; further ones have those of the last (B1.1, B1.2)."""


class StoryReader(PartsReader):
    """The chapters and what belongs to them."""

    def games(self, choices: Mapping[str, Choice]) -> tuple[Chapter, ...]:
        """The chapters in their order."""
        found: list[Chapter] = []
        for index, item in enumerate(self.items("game", *CHAPTER), 1):
            if item.name != f"game {index}":
                item.problem(f"games are numbered in order: this is the game {index}.")
            if found and found[-1].repeats:
                item.problem("the game that repeats is the last one.")
            found.append(self._chapter(item, index, choices))
        if not found:
            self.problems.append("the edition: There must be a table [game.1].")
        return tuple(found)

    def _chapter(self, item: Item, number: int, choices: Mapping[str, Choice]) -> Chapter:
        names = item.texts("choices")
        forced = item.one_of("forced", FORCED) if "forced" in item.data else None
        if forced is not None and len(names) != 2:
            item.problem(
                "a forced choice has two outcomes: what happens if it holds, and what happens if not.", "choices"
            )
        rules = item.names("rules", GAME_RULES, USUAL_RULES[min(number, len(USUAL_RULES)) - 1])
        chapter = Chapter(
            number=number,
            title=item.text("title"),
            fewest=False,
            counter=None,
            candle=None,
            automa=None,
            automa_less=0,
            automa_meets=False,
            one=False,
            choices=names,
            forced=forced,
            pars=item.numbers("par", MOST_PLAYERS, 0, MOST_PAR) if forced == "par" else (),
            rules=_mask(rules),
            ends=item.names("ends", ENDS, SCORING if number == 1 else USUAL_ENDS),
            shift=0,
            grants=item.names("grants", UNLOCKS, ()),
            crates=tuple(self._crate(item, number) for number in item.texts("crates")),
            start=item.read("start", self.gains, NOTHING),
            finale=self._finale(item, choices),
            after=(),
            repeats=item.flag("repeats"),
        )
        chapter = self._with_variation(item, chapter)
        after = tuple((name, self._with_variation(part, chapter)) for name, part in self._variations(item, choices))
        chapter = replace(chapter, after=after)
        self._check(item, chapter, choices)
        return chapter

    def _crate(self, item: Item, name: str) -> int:
        if name not in self.sections.get("crate", {}):
            item.problem(f"there is no crate {name!r}.", "crates")
            return 0
        return int(name)

    def _with_variation(self, item: Item, chapter: Chapter) -> Chapter:
        """The chapter with the settings of a table, or of a part of it, that can vary."""
        key = next((key for key in ("most", "fewest") if key in item.data), None)
        changed = chapter
        if key is not None:
            changed = replace(changed, counter=item.one_of(key, COUNTERS), fewest=key == "fewest")
        if "candle" in item.data:
            changed = replace(changed, candle=item.number("candle", 1, 999))
        if "automa" in item.data:
            changed = replace(changed, automa=item.number("automa", 0, 99))
        if "automa-less" in item.data:
            changed = replace(changed, automa_less=item.number("automa-less", 0, 99))
        if "shift" in item.data:
            changed = replace(changed, shift=item.number("shift", -9, 9))
        if "rules" in item.data:
            changed = replace(changed, rules=_mask(item.names("rules", GAME_RULES, ())))
        return replace(
            changed,
            automa_meets=changed.automa_meets or item.flag("automa-meets"),
            one=changed.one or item.flag("one"),
        )

    def _variations(self, item: Item, choices: Mapping[str, Choice]) -> Iterator[tuple[str, Item]]:
        """By choice made before: the settings that are others then."""
        after = item.data.get("after", {})
        if not isinstance(after, dict):
            item.problem("after is a table, by the choice that was made before.", "after")
            return
        for name, data in after.items():
            if name not in choices:
                item.problem(f"there is no choice {name!r}.", "after")
            elif not isinstance(data, dict):
                item.problem(f"after.{name} is a table of settings.", "after")
            else:
                part = Item(f"{item.name} after {name}", data, item.place, item.problems)
                part.only(*VARIES)
                yield name, part

    def _finale(self, item: Item, choices: Mapping[str, Choice]) -> Finale | None:
        data = item.data.get("finale")
        if data is None:
            return None
        if not isinstance(data, dict):
            item.problem("finale is a table of settings.", "finale")
            return None
        part = Item(f"{item.name} finale", data, item.place, item.problems)
        part.only(*FINALE)
        names = [part.text("victory"), part.text("defeat")]
        for name in names:
            if name not in choices:
                item.problem(f"there is no choice {name!r}.", "finale")
        numbers = [part.number(key, 0, 99) for key in FINALE[2:]]
        return Finale(names[0], names[1], *numbers)

    def _check(self, item: Item, chapter: Chapter, choices: Mapping[str, Choice]) -> None:
        """Whether what a chapter says of its end fits together."""
        for name in chapter.choices:
            if name not in choices:
                item.problem(f"there is no choice {name!r}.", "choices")
        posts = [part for part in (chapter, *(part for _, part in chapter.after)) if part.counter or part.candle]
        if chapter.choices and not posts:
            item.problem("whoever meets the guidepost chooses, so a chapter with choices needs one.")
        if posts and "guidepost" not in chapter.ends:
            item.problem("with a guidepost, “guidepost” is among the ends.", "ends")
        if chapter.forced is not None and "forced" not in chapter.ends:
            item.problem("with a forced choice, “forced” is among the ends.", "ends")
        if chapter.forced == "candle" and chapter.candle is None:
            item.problem("a choice that the candle decides needs its odds, “candle”.", "forced")
        if (chapter.finale is not None) != ("finale" in chapter.ends):
            item.problem("a finale and “finale” among the ends come together.", "finale")
        alone = bool(chapter.rules & ALONE)
        needed = SCORING[:-1] if alone else SCORING
        if len({*chapter.ends}) != len(chapter.ends) or not {*needed} <= {*chapter.ends}:
            item.problem(f"each end comes once, and {', '.join(needed)} are among them.", "ends")
        if alone and "glory" in chapter.ends:
            item.problem("a game that stands alone leaves no stars, so “glory” is not among its ends.", "ends")

    def choices(self) -> dict[str, Choice]:
        """The ways the story can go on."""
        found = {}
        for item in self.items("choice", "king", "kings", "title", "gain", "names", "victory", "farewell"):
            name = item.name.removeprefix("choice ")
            king = item.one_of("king", ("happy", "angry"))
            gain = item.read("gain", self.gains, NOTHING)
            victory = item.one_of("victory", ("secret", "common")) if "victory" in item.data else None
            found[name] = Choice(
                name=name,
                king=king,
                kings=item.number("kings", 0, MOST_KINGS, 1),
                title=item.text("title"),
                gain=gain,
                names=item.text("names", "") or None,
                victory=victory,
                farewell=item.flag("farewell"),
            )
        return found

    def companions(self) -> tuple[Companion, ...]:
        """B2.6: one for each charter, if there are any."""
        items = self.items("companion", "name")
        found = tuple(Companion(item.name.removeprefix("companion "), item.text("name")) for item in items)
        if found and len(found) != len(CHARTERS):
            self.problems.append(f"the edition: There must be {len(CHARTERS)} companions, not {len(found)}.")
        return found

    def victory(self) -> tuple[VictoryCard, ...]:
        """B2.20: at least one for each charter, and last the common one."""
        found = [
            VictoryCard(
                item.name.removeprefix("victory "),
                item.text("name"),
                *(item.number(key, 0, 20) for key in ("capacity", "persona", "trophy")),
            )
            for item in self.items("victory", "name", "capacity", "persona", "trophy")
        ]
        secret, common = (
            [card for card in found if card.name != "common"],
            [card for card in found if card.name == "common"],
        )
        if found and (len(secret) < len(CHARTERS) or not common):
            text = f"There must be at least {len(CHARTERS)} victory cards beside [victory.common]."
            self.problems.append(f"the edition: {text}")
        return (*secret, *common)

    def automa_personas(self) -> tuple[AutomaPersona, ...]:
        """B2.18: one for each Automa that there can be, if there are any."""
        found = tuple(
            AutomaPersona(
                item.name.removeprefix("automa-persona "),
                item.text("name"),
                item.read("needs", read_needs, NO_NEEDS),
                item.number("vp", 1, 20),
            )
            for item in self.items("automa-persona", "name", "needs", "vp")
        )
        if found and len(found) < len(CHARTERS) - 1:
            self.problems.append(f"the edition: There must be {len(CHARTERS) - 1} personas for Automas at least.")
        return found

    def redemption(self) -> int:
        """B2.8: the coins that redeem the spectral worker."""
        if "spectral" not in self.sections:
            return 0
        return self.item("spectral", "worker", "coins").number("coins", 1, 36)


def _mask(rules: tuple[str, ...]) -> int:
    return sum(1 << GAME_RULES.index(rule) for rule in rules)
