"""The content's words, in English as printed, in other languages from its release; and who may read which (A7.1).

A word's key is where the content has it, `building.b22.name`. Four sections belong to the rules, and are read from
the words of the release in English, too: `rule` says what a crate unlocks, `ability` what a persona with code of its
own does, `term` what can be counted, one and many, and `news` what is new at the table, in one sentence. A home-made
edition keeps its words where they differ from the standard ones. A standard story without a translation is there in
English, and `story.2.language` says so.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from moonstone.engine import Json
from moonstone.games.charterstone.content.constants import (
    ALONE,
    AUTOMA_PERSONAS,
    CANDLE,
    GAME_RULES,
    MINIONS,
    PERILS,
    SKY_ISLANDS,
    TOLD,
    TWO_WORKERS,
    UNLOCKS,
)
from moonstone.games.charterstone.content.content import Content
from moonstone.games.charterstone.content.read import standard
from moonstone.games.charterstone.content.unlocking import Reached, minion_kinds, open_texts, rules_known, unlocked
from moonstone.games.charterstone.content.versions import RELEASES, newest
from moonstone.games.charterstone.content.village import Village

LANGUAGES: Final = tuple(
    sorted({file.name.removesuffix(".toml") for file in RELEASES[newest()].folder.joinpath("words").iterdir()} - {"en"})
)
"""Those the standard content is translated into."""
SETTINGS: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(("building", "persona", "objective", "minion", "peril"), ("name",)),
    **dict.fromkeys(("companion", "victory", "automa-persona"), ("name",)),
    "game-rule": ("text",),
    **dict.fromkeys(("card", "game", "choice"), ("title",)),
    "crate": ("title", "story"),
    **dict.fromkeys(("slot", "story"), ("title", "text")),
}
"""By section: what is said to people."""
TERMS: Final[dict[str, tuple[str, ...]]] = {
    "minion": ("minion", "minion-kind", "minion-out"),
    "peril": ("peril", "peril-kind", *PERILS),
    "income": ("income",),
    "private": ("private",),
}
"""By rule: what can be counted since it was unlocked. Each kind of minion can once its crate is open."""


def translated(language: str, rules: int | None = None) -> Mapping[str, str]:
    """A standard content's words in a language, by key; in English those of the rules alone."""
    return _translated(language, newest() if rules is None else rules)


@cache
def _translated(language: str, rules: int) -> Mapping[str, str]:
    text = RELEASES[rules].folder.joinpath("words", f"{language}.toml").read_text(encoding="utf-8")
    return dict(_flat(tomllib.loads(text)))


def _flat(table: Mapping[str, Json], before: str = "") -> Iterator[tuple[str, str]]:
    for name, value in table.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{before}{name}.")
        else:
            yield before + name, str(value)


def own_words(content: Content) -> dict[str, str]:
    """All words of a content, as it is printed, by key."""
    found: dict[str, str] = {}
    for section, settings in SETTINGS.items():
        tables = content.printed.get(section, {})
        assert isinstance(tables, dict)
        for name, table in tables.items():
            assert isinstance(table, dict)
            found.update({f"{section}.{name}.{key}": str(table[key]) for key in settings if table.get(key)})
    return found | dict(translated("en", content.rules))


@cache
def _standard_words(rules: int) -> Mapping[str, str]:
    return own_words(standard(rules))


def words(content: Content, village: Village, language: str, view: Mapping[str, Json] | None = None) -> dict[str, str]:
    """Of what may be read: the words in a language, else those of the content itself."""
    own = own_words(content)
    said = translated(language, content.rules) if language in LANGUAGES else {}
    standard_words = _standard_words(content.rules)
    tables = _readable(content, village, view or {})
    readable = {key: text for key, text in own.items() if key.rpartition(".")[0] in tables}
    unchanged = {key for key, text in readable.items() if text == standard_words.get(key)}
    found = {key: said[key] if key in said and key in unchanged else text for key, text in readable.items()}
    if language in LANGUAGES:
        untold = [key for key in unchanged - said.keys() if key.startswith("story.") and key.endswith(".text")]
        found |= {f"{key.removesuffix('text')}language": "en" for key in untold}
    return found


def _readable(content: Content, village: Village, view: Mapping[str, Json]) -> set[str]:
    """What may be read, as the beginnings of keys: in the village, and in a game as somebody views it."""
    seen = view.get("opened")
    opened = [number for number in seen if isinstance(number, int)] if isinstance(seen, list) else [*village.opened]
    choices = {*village.choices, *_choices(view)}
    reached = Reached(tuple(opened), village.number, village.choices, bool(view.get("winners")))
    names = unlocked(content, reached)
    rules = {UNLOCKS[rule] for rule in range(len(UNLOCKS)) if rules_known(content, reached) >> rule & 1}
    kinds = [name for kind, name in enumerate(MINIONS) if minion_kinds(content, reached) >> kind & 1]
    chapter = content.chapter(village.number, village.choices)
    tables = {
        *(f"building.{building.name}" for building in content.buildings if building.name in names),
        *(f"card.{card.name}" for card in content.cards if card.name in names),
        *(f"objective.{objective.name}" for objective in content.objectives if objective.name in names),
        *(f"{section}.{kind}" for kind in kinds for section in ("minion", "term")),
        *(f"peril.{peril}" for peril in PERILS if "peril" in rules),
        *(f"crate.{number}" for number in opened),
        *(f"slot.{text.name}" for text in open_texts(content, content.slots, reached)),
        *(f"story.{text.name}" for text in open_texts(content, content.stories, reached)),
        *(f"game.{number}" for number in range(1, village.number + 1)),
        *(f"choice.{name}" for name in choices),
        *(f"rule.{rule}" for rule in rules),
        *(f"term.{what}" for rule in rules for what in TERMS.get(rule, ())),
        *(f"game-rule.{name}" for name in TOLD if chapter.has(1 << GAME_RULES.index(name))),
        *_story(content, village, view),
        *_news(content, village, view, rules),
    }
    sides = view.get("unlocked")
    shown = {*names, *(sides if isinstance(sides, dict) else ())}
    for persona in content.personas:
        if persona.name in shown:
            tables |= {f"persona.{persona.name}", f"ability.{persona.ability}"}
    return tables


def _story(content: Content, village: Village, view: Mapping[str, Json]) -> set[str]:
    """B2.6, B2.9, B2.18: companions, victory cards and Automas' personas, once there are any."""
    chapter = content.chapter(village.number, village.choices)
    tables: set[str] = set()
    asked = view.get("question")
    step = asked.get("ask") if isinstance(asked, dict) else None
    charters = view.get("charters")
    met = isinstance(charters, dict) and any(isinstance(one, dict) and "companion" in one for one in charters.values())
    if met or any(charter.companion for charter in village.charters):
        tables |= {f"companion.{companion.name}" for companion in content.companions}
    made = {content.choices[name].victory for name in {*village.choices, *_choices(view)}}
    if "secret" in made or step == "victory":
        tables |= {f"victory.{card.name}" for card in content.victory[:-1]}
    if "common" in made:
        tables.add(f"victory.{content.victory[-1].name}")
    if chapter.has(AUTOMA_PERSONAS):
        tables |= {f"automa-persona.{persona.name}" for persona in content.automa_personas}
    return tables


def _news(content: Content, village: Village, view: Mapping[str, Json], rules: set[str]) -> set[str]:
    """What is explained when it first matters: nothing that has not come yet."""
    chapter = content.chapter(village.number, village.choices)
    charters, players, asked = view.get("charters"), view.get("players"), view.get("question")
    grounds = [one for one in charters.values() if isinstance(one, dict)] if isinstance(charters, dict) else []
    seats = [one for one in players if isinstance(one, dict)] if isinstance(players, list) else []
    step = asked.get("ask") if isinstance(asked, dict) else None
    haunted = bool(village.spectral) or any(seat.get("spectral") for seat in seats)
    come = {
        "persona": bool(village.opened),
        "guidepost": village.number > 1,
        "capacity": village.number > 1,
        "kings": bool(village.choices),
        "overbuild": "overbuild" in rules,
        "peril": "peril" in rules,
        "islands": chapter.has(SKY_ISLANDS),
        "workers": chapter.has(TWO_WORKERS),
        "companion": any("companion" in ground for ground in grounds),
        "spectral": haunted,
        "redeem": haunted and step == "redeem",
        "victory": step == "victory" or any(seat.get("victory") for seat in seats),
        "candle": chapter.has(CANDLE),
        "side": step == "side" or any("side" in ground for ground in grounds),
        "alone": chapter.has(ALONE),
    }
    return {f"news.{name}" for name, has_come in come.items() if has_come}


def _choices(view: Mapping[str, Json]) -> set[str]:
    """The ways the story can go on, while they are asked about, and the one that was chosen in this game."""
    question, guidepost = view.get("question"), view.get("guidepost")
    asked = question.get("choices") if isinstance(question, dict) else None
    made = [guidepost.get(key) for key in ("choice", "finale")] if isinstance(guidepost, dict) else []
    return {*(asked if isinstance(asked, dict) else ()), *(name for name in made if isinstance(name, str))}
