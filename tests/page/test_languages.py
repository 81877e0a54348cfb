"""The page's words: complete in every language, and none without a use."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from moonstone.bots import bots
from moonstone.engine import games, load
from moonstone.games.charon.areas import AREAS
from moonstone.games.charon.gems import KINDS
from moonstone.games.charon.options import OPTIONS, PRESETS
from moonstone.games.charon.rules.steps import PHASE, Step
from moonstone.games.charterstone import GAME as CHARTERSTONE
from moonstone.games.charterstone.client.languages import own_words, translated
from moonstone.games.charterstone.content.constants import CHARTERS
from moonstone.games.charterstone.rules.registry import QUESTIONS
from moonstone.i18n import LANGUAGES
from moonstone.server.http.play_models import EntryOut
from moonstone.server.http.table_models import SeatIn, Summary

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "web" / "src"
PYTHON = ROOT / "src" / "moonstone"
OTHERS = tuple(language for language in LANGUAGES if language != "en")


class Variables(Visitor):
    """The arguments that a message names."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  the library calls it so
        self.found.add(node.id.name)


def variables(node: ast.BaseNode) -> frozenset[str]:
    visitor = Variables()
    visitor.visit(node)
    return frozenset(visitor.found)


def texts(language: str) -> dict[str, Path]:
    """All Fluent files of a language that the page loads, by what they are in every language."""
    folders = [SOURCE / "i18n", PYTHON / "i18n" / "words", *PYTHON.glob("games/*/client/words")]
    found = [path for folder in folders for path in sorted((folder / language).glob("*.ftl"))]
    return {str(path.relative_to(ROOT)).replace(f"/{language}/", "/*/"): path for path in found}


FILES = sorted(texts("en"))


@cache
def messages(language: str, name: str | None = None) -> dict[str, frozenset[str]]:
    """By message, or message.attribute: its arguments."""
    found: dict[str, frozenset[str]] = {}
    for file, path in texts(language).items():
        if name not in (None, file):
            continue
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.annotations[0].message} in {entry.content!r}"
            if isinstance(entry, ast.Message):
                parts = [(entry.id.name, entry.value), *((f"{entry.id.name}.{a.id.name}", a) for a in entry.attributes)]
                for key, part in parts:
                    if part is not None:
                        assert key not in found, f"{path} says {key} twice"
                        found[key] = variables(part)
    return found


@cache
def code() -> str:
    return "\n".join(
        path.read_text(encoding="utf-8") for path in SOURCE.rglob("*") if path.suffix in (".svelte", ".ts")
    )


def event_keys(game: str) -> set[str]:
    """The keys of all events that a game's source tells of."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in (PYTHON / "games" / game).rglob("*.py"))
    return set(re.findall(r"""\bEvent\(\s*"([a-z-]+)\"""", text)) | EVENT_KEYS_BY_NAME[game]


EVENT_KEYS_BY_NAME = {"charon": set[str](), "charterstone": {"found", "dealt", "searched"}}
"""Those whose key is an argument where the event is made."""


def codes_of_refusals() -> set[str]:
    """Every code with which the engine, a game or the server can refuse."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in PYTHON.rglob("*.py"))
    return set(re.findall(r"""(?:Refusal|Refused|Stale|super\(\).__init__)\(\s*"([a-z0-9-]+)",""", text))


def fresh_village() -> set[str]:
    """What a village shows before any crate is opened, and the server does not say: the roles and their seats."""
    return {f"{kind}-{charter}" for kind in ("role", "seat") for charter in CHARTERS}


def dynamic() -> set[str]:
    """The names that the page puts together from what the server or a game says."""
    lessons = re.findall(r"""\blesson\(\s*"([a-z-]+)\"""", code())
    named = {
        *(f"game-{name}" for name in (*games(), "charterstone")),
        *(f"gem-{kind}" for kind in KINDS),
        *(f"area-{area}{part}" for area in AREAS for part in ("", "-when", "-does")),
        *(f"charon-event-{key}" for key in event_keys("charon")),
        *(f"refusal-{one}" for one in (*codes_of_refusals(), "offline", "unreadable")),
        *(f"{part}-{step.name.lower()}" for step in Step for part in ("prompt", "why")),
        *(f"phase-{phase}" for phase in PHASE.values()),
        *(f"building-{number}" for number in range(2, 13)),
        *(f"seat-{colour.replace(' ', '-')}" for colour in load("charon").seat_names),
        *(f"option-{option.name}" for option in OPTIONS),
        *(f"option-{option.name}-{str(v).lower()}" for option in OPTIONS for v in option.values),
        *(f"preset-{preset}" for preset in PRESETS),
        *(f"bot-{bot}" for bot in bots()),
        *(f"happened-{kind}" for kind in get_args(EntryOut.model_fields["kind"].annotation)),
        *(
            f"seat-kind-{kind}{part}"
            for kind in get_args(SeatIn.model_fields["kind"].annotation)
            for part in ("", "-why")
        ),
        *(f"phase-of-table-{phase}" for phase in get_args(Summary.model_fields["phase"].annotation)),
        *(f"lesson-{lesson}{part}" for lesson in lessons for part in ("", ".title", ".task")),
        *fresh_village(),
        *(f"charterstone-event-{key}" for key in event_keys("charterstone")),
        *(f"charterstone-ask-{question.id.written}" for question in QUESTIONS if question is not None),
        "seat-kind-scripted",
        "seat-kind-scripted-why",
    }
    lists = re.findall(r"export const rulesSections\b[^=]*[=:] \[(.*?)\]", code(), re.S)
    for section in [name for text in lists for name in re.findall(r'"([a-z-]+)"', text)]:
        named.add(f"rules-{section}.title")
        named |= {f"rules-{section}-{number}" for number in range(1, 30)}
    return named


def literal() -> set[str]:
    """The names that stand in the code as they are."""
    return set(re.findall(r"""["'`]([a-z][a-z0-9]*(?:[-_.][a-z0-9_]+)*)["'`]""", code()))


def patterns() -> list[re.Pattern[str]]:
    """Names with a part that the page fills in from a short list of its own."""
    found = re.findall(r"""(?:\bt|\bfind)\(\s*`([a-z][a-z0-9.-]*(?:\$\{[^}]*\}[a-z0-9.-]*)+)`""", code())
    return [re.compile(re.sub(r"\\\$\\\{.*?\\\}", "[a-z0-9_-]+", re.escape(one))) for one in set(found)]


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_each_language_says_what_english_says(language: str, name: str) -> None:
    theirs, ours = messages(language, name), messages("en", name)
    assert sorted(theirs) == sorted(ours)
    assert {key: theirs[key] for key in ours} == ours


def test_no_language_has_files_of_its_own() -> None:
    for language in LANGUAGES:
        assert sorted(texts(language)) == FILES


def test_nothing_is_said_twice() -> None:
    names = [key for name in FILES for key in messages("en", name)]
    assert len(names) == len(set(names))


def test_every_name_in_the_code_is_said() -> None:
    called = re.findall(r"""\bt\(\s*"([a-z0-9_.-]+)\"""", code())
    chosen = re.findall(r"""\bt\([^()`]*\? "([a-z0-9_.-]+)" : "([a-z0-9_.-]+)\"""", code())
    names = {*called, *(name for pair in chosen for name in pair)}
    assert sorted(names - messages("en").keys()) == []


def test_every_event_option_area_and_kind_is_said() -> None:
    needed = {
        *(f"charon-event-{key}" for key in event_keys("charon")),
        *(f"gem-{kind}" for kind in KINDS),
        *(f"area-{area}" for area in AREAS),
        *(f"building-{number}" for number in range(2, 13)),
        *(f"seat-{colour.replace(' ', '-')}" for colour in load("charon").seat_names),
        *(f"option-{option.name}" for option in OPTIONS),
        *(f"option-{option.name}-{str(value).lower()}" for option in OPTIONS for value in option.values),
        *(f"preset-{preset}" for preset in PRESETS),
        *(f"bot-{bot}" for bot in bots()),
    }
    assert sorted(needed - messages("en").keys()) == []


def test_everything_a_fresh_village_shows_and_asks_is_said() -> None:
    needed = {
        *fresh_village(),
        *(f"charterstone-event-{key}" for key in event_keys("charterstone")),
        *(f"charterstone-ask-{question.id.written}" for question in QUESTIONS if question is not None),
    }
    assert sorted(needed - messages("en").keys()) == []


def test_no_word_of_an_unopened_crate_is_in_the_page() -> None:
    """A7.1: titles and texts of what lies in crates come with the crate, in every language."""
    content = CHARTERSTONE.content
    fresh = CHARTERSTONE.client.words("en").keys()
    text = code() + "".join(path.read_text(encoding="utf-8") for one in LANGUAGES for path in texts(one).values())
    for words in (own_words(content), *map(translated, OTHERS)):
        seen = {"Chat", *(words[key] for key in fresh)}  # talk at the table, to the French
        there = {key: said for key, said in words.items() if said in text and said not in seen}
        found = {key for key, said in there.items() if re.search(rf"\b{re.escape(said)}\b", text)}
        assert sorted(key for key in found if not key.startswith(("rule.", "term.")) and not SLOT.fullmatch(key)) == []
    names = {key for language in LANGUAGES for key in messages(language)}
    assert sorted(key for key in names if key.split("-", 1)[-1] in content.locked) == []


SLOT = re.compile(r"slot\.[a-z0-9]+\.title")
"""Headings of the Chronicle, like what can be counted, are words of the game: "Income", "guests"."""


def test_every_message_is_used() -> None:
    used = dynamic() | literal()
    found = patterns()
    unused = [
        name
        for name in messages("en")
        if name not in used and not any(pattern.fullmatch(name) for pattern in found if _narrow(pattern))
    ]
    assert unused == []


def _narrow(pattern: re.Pattern[str]) -> bool:
    """Whether a pattern is the page's own, and not one that the lists above spell out."""
    return not pattern.pattern.startswith(
        ("rules\\-", "lesson\\-", "charon\\-event\\-", "charterstone\\-event\\-", "refusal\\-", "option\\-", "area\\-")
    )
