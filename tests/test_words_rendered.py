"""Every message in every language, said with several numbers, long titles, and names that begin with any letter."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from moonstone.games.charterstone import GAME
from moonstone.games.charterstone.client.languages import own_words, translated
from moonstone.i18n import LANGUAGES

ROOT: Final = Path(__file__).parents[1]
FOLDERS: Final = (
    *(ROOT / "web/src/i18n", ROOT / "src/moonstone/i18n/words", ROOT / "src/moonstone/terminal/words"),
    *sorted((ROOT / "src/moonstone/games").glob("*/client/words")),
)
PLURALS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
COUNTS: Final = (0, 1, 2, 5)
NUMBERS: Final = """
back column count crate end entries entry followed forth game here keep last left longest missing most next now number
of out page par percent place plot points rank rate round rules score seats stars step tile times tokens trades vp
workers
"""
"""Variables that are numbers, where no select says so."""
NAMES: Final = ("Anna", "Béla", "Old Tam, who was a ferryman")
ELSEWHERE: Final = {
    "day": "8 May",
    "against": "7",
    "kings": "3",
    "kind": "2",
    "rebels": "1",
    "spot": "d4",
    "to": "f6",
    "zone": "d4",
    "zones": "d4, f4",
    "instead": "2 x",
    "flag": "R",
    "missing": "2 x",
}
"""Places on the moon and heaps of gems, which are no names."""
TITLES: Final = "building card persona objective victory over assistant"
"""Titles in Charterstone: "The Smith" has an article of its own, and is the same in every case."""
ALIGNED: Final = re.compile(r"terminal-char[a-z]+-([a-z]+-)?legend")
"""Legends keep their parts apart with more than one space."""
QUOTES: Final = {"en": "“”", "de": "„“", "fr": "«»", "it": "«»", "hu": "„”"}
CODE: Final = re.compile(r"`[^`]*`")


@dataclass(frozen=True)
class Said:
    """A message, or an attribute of it, where it stands."""

    file: str
    key: str
    language: str
    pattern: ast.Pattern

    def why(self, text: str, what: str) -> str:
        return f"{self.file}: {self.key} [{self.language}] {what}: {text!r}"


@cache
def said_in(language: str) -> tuple[Said, ...]:
    """All messages of a language."""
    found = []
    for path in (path for folder in FOLDERS for path in sorted((folder / language).glob("*.ftl"))):
        name = str(path.relative_to(ROOT))
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                parts = [(entry.id.name, entry.value)]
                parts += [(f"{entry.id.name}.{part.id.name}", part.value) for part in entry.attributes]
                found += [Said(name, key, language, pattern) for key, pattern in parts if pattern is not None]
    return tuple(found)


def selects(pattern: ast.Pattern) -> Iterator[ast.SelectExpression]:
    """All selects in a pattern, and in their variants."""
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            yield element.expression
            for variant in element.expression.variants:
                yield from selects(variant.value)


def selector(select: ast.SelectExpression) -> str:
    """The variable that it selects on."""
    assert isinstance(select.selector, ast.VariableReference)
    return select.selector.id.name


def variable(element: object) -> str | None:
    """The variable that an element of a pattern says, if it is one."""
    said = element.expression if isinstance(element, ast.Placeable) else None
    return said.id.name if isinstance(said, ast.VariableReference) else None


def patterns(pattern: ast.Pattern, under: frozenset[str] = frozenset()) -> Iterator[tuple[ast.Pattern, frozenset[str]]]:
    """The patterns in a pattern, each with the variables that are selected on around it."""
    yield pattern, under
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from patterns(variant.value, under | {selector(element.expression)})


@cache
def samples(key: str) -> Mapping[str, Sequence[str | int]]:
    """What the variables of a message are tried with."""
    found: dict[str, Sequence[str | int]] = {}
    for said in (said for language in LANGUAGES for said in said_in(language) if said.key == key):
        for part, _ in patterns(said.pattern):
            for name in filter(None, map(variable, part.elements)):
                usual = COUNTS if name in NUMBERS.split() else (ELSEWHERE[name],) if name in ELSEWHERE else NAMES
                found.setdefault(name, usual)
        for select in selects(said.pattern):
            keys = {v.key.name if isinstance(v.key, ast.Identifier) else str(v.key.value) for v in select.variants}
            is_number = keys <= PLURALS | set(map(str, range(100))) and keys != {"other"}
            if is_number and selector(select) in found.keys() | set(NUMBERS.split()):
                found[selector(select)] = COUNTS
            else:
                known = found.get(selector(select), ())
                found[selector(select)] = (*known, *sorted(keys.difference(map(str, known))))
    return found


def renderings(said: Said) -> Iterator[str]:
    """A message as it may come: with each combination of what it selects on, and each value of the others in turn."""
    values = samples(said.key)
    selected = sorted({selector(select) for select in selects(said.pattern)})
    for row in product(*(values[name] for name in selected)):
        for turn in range(max((len(some) for some in values.values()), default=1)):
            args: dict[str, str | int] = {name: some[turn % len(some)] for name, some in values.items()} | dict(
                zip(selected, row, strict=True)
            )
            if {"number", "last", "count"} <= args.keys():
                if args["count"] == 0:
                    continue  # there is always a game to go back over
                args["last"] = int(args["number"]) + int(args["count"]) - 1
            text, errors = _bundle(said.language, said.file).format_pattern(_compiled(said), args)
            assert not errors, said.why(str(text), f"cannot be said with {args}")
            yield str(text)


def _compiled(said: Said) -> Any:
    name, _, attribute = said.key.partition(".")
    message = _bundle(said.language, said.file).get_message(name)
    return message.attributes[attribute] if attribute else message.value


@cache
def _bundle(language: str, file: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((ROOT / file).read_text(encoding="utf-8")))
    return bundle


EVERYWHERE: Final = (
    (re.compile(r"[{}]"), "has a brace left over"),
    (re.compile(r"\S {2,}\S"), "has two spaces"),
    (re.compile(r" [,.](?!\.)(\s|$)"), "has a space before a stop"),
    (re.compile(r"['\"]"), "has a straight quotation mark or apostrophe"),
    (re.compile(r"\b\w+\(\w\)(?= )|\b[aA]\(z\)"), "leaves a choice of endings to its reader"),
    (re.compile(r"\b([2-9]) (to|bis|à|a|és|and|und|et|e) \1\b"), "goes from a number to the same"),
    (re.compile(r"\.\.|,\.|:\.|;\."), "has two stops"),
)
"""What no sentence has in any language."""
IN_LANGUAGE: Final = {
    "en": (
        (re.compile(r"[^\S\n][:;!?»](\s|$)"), "has a space before a mark"),
        (re.compile(r"\b[Aa] (Anna|Old|8|11|18)\b"), "should say “an”"),
    ),
    "de": ((re.compile(r"[^\S\n][:;!?](\s|$)"), "has a space before a mark"),),
    "it": (
        (re.compile(r"[^\S\n][:;!?](\s|$)"), "has a space before a mark"),
        (re.compile(r"\b(il|lo|la|un|una|del|dal|al|nel|sul) (Anna|Béla)\b"), "has an article before a name"),
    ),
    "hu": (
        (re.compile(r"[^\S\n][:;!?](\s|$)"), "has a space before a mark"),
        (re.compile(r"\b[Aa] (Anna|Old|1|5)\b|\b[Aa]z (Béla|0|2)\b"), "has the wrong article"),
    ),
    "fr": (
        (
            re.compile(r"[^\s\d:;!?…]([;!?»]|:(?=\s|$))| [:;!?»]|« |«(?![\u00a0\u202f])"),
            "wants a no-break space at a mark",
        ),
        (re.compile(r"\b(de|que|le|la|du|au|je|ne|se) Anna\b"), "wants an apostrophe before a vowel"),
    ),
}


def faults(text: str, language: str, aligned: bool = False) -> Iterator[str]:
    """What is wrong with a sentence."""
    plain = CODE.sub("x", text)
    for pattern, what in (*EVERYWHERE, *IN_LANGUAGE[language]):
        if pattern.search(plain) and not (aligned and "space" in what):
            yield what
    open_, close = QUOTES[language][0], QUOTES[language][1]
    depth = 0
    for sign in plain:
        depth += (sign == open_) - (sign == close)
        if depth not in (0, 1):
            break
    if depth:
        yield "has a quotation mark without its other"
    if (set("“”„«»") - {open_, close}) & set(plain):
        yield "has quotation marks of another language"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_reads_well_whatever_it_is_said_of(language: str) -> None:
    found: dict[tuple[str, str, str], str] = {}
    for said in said_in(language):
        for text in renderings(said):
            for what in faults(text, language, bool(ALIGNED.fullmatch(said.key))):
                found.setdefault((said.file, said.key, what), said.why(text, what))
    assert not found, "\n".join(found.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_village_reads_well(language: str) -> None:
    """The Chronicle, the stories, what is in the crates, and the names of everything."""
    words = own_words(GAME.content) if language == "en" else translated(language)
    found = [
        f"{key} [{language}] {what}: {text!r}"
        for key, whole in words.items()
        for text in whole.split("\n\n")
        for what in faults(text, language)
    ]
    assert not found, "\n".join(found)


COUNTED: Final = "count entries followed keep left longest most of out points score stars tokens trades vp workers"
"""Variables that say how many there are. Others are a round, a game, a place, and so on."""
PLENTY: Final = {
    *(
        ("charon-card", "points"),
        ("charon-tie-broken", "points"),
        ("charon-tie-shared", "points"),
        ("charon-do-all", "count"),
    ),
    *(("prompt-keep", "keep"), ("charon-keep-title", "most"), ("refusal-wrong-number", "keep")),
    *(("refusal-too-many-kept", "keep"), ("terminal-charon-ask-keep", "keep"), ("refusal-bad-name", "longest")),
    *(("refusal-turn-too-long", "most"), ("charterstone-event-won", "vp"), ("charterstone-event-finale", "points")),
    *(
        (key, "of")
        for key in (
            "campaign-glory-row",
            "charterstone-glory-row",
            "charterstone-goes-out",
            "terminal-charterstone-star",
        )
    ),
    *(
        ("refusal-not-so-many", "most"),
        ("terminal-retired", "entries"),
        ("terminal-campaign-retired", "entries"),
        ("terminal-legal-moves", "of"),
    ),
}
"""What there is always more than one of: the value of a card, the gems that may be kept, the points of a winner."""
NO_NOUN: Final = {
    "en": "of to for and more no from is are in on or at with clear left happy blue yellow green purple black "
    "coal clay grain iron wood influence reputation progress capacity building pts workers inf rep coins",
    "fr": "sur et à de pour avant dans ne ou au cas PV pts ouvr inf rép "
    "bois charbon argile fer blé progrès réputation capacité Influence",
    "it": "su e a di da per in o non al blu viola pt lav inf rep "
    "legno carbone argilla ferro grano progresso reputazione influenza capacità",
    "de": "von und bis zu für auf ist an oder mehr zeigen zurück weitere Pkt Arb Einfl Anseh "
    "Holz Kohle Lehm Eisen Getreide Einfluss Ansehen Fortschritt Gebäude Gebäudewert",
}
"""What may follow any number: words that link it, colours, goods that have no plural, and abbreviations."""


@pytest.mark.parametrize("language", sorted(NO_NOUN))
def test_a_noun_after_a_number_is_in_a_select(language: str) -> None:
    """So that there is no "1 cards". Hungarian counts in the singular."""
    found = []
    for said in said_in(language):
        for pattern, under in patterns(said.pattern):
            for element, after in zip(pattern.elements, pattern.elements[1:], strict=False):
                name = variable(element)
                if (
                    name not in COUNTED.split()
                    or name in under
                    or (said.key, name) in PLENTY
                    or not isinstance(after, ast.TextElement)
                ):
                    continue
                word = re.match(r" ([^\W\d_]{2,})", after.value)
                if word and word[1] not in NO_NOUN[language].split():
                    found.append(said.why(f"${name} {word[1]}", "counts without a select"))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_quoted_or_stand_after_a_colon(language: str) -> None:
    found = []
    for said in said_in(language):
        if "charterstone" not in said.file or "/terminal/" in said.file or said.key == "charterstone-event-automa-card":
            continue
        for pattern, _ in patterns(said.pattern):
            before = ""
            for element in pattern.elements:
                if variable(element) in TITLES.split() and not re.search(r"(^|[:(][^.]*|[„“«]\s?)$", before):
                    found.append(said.why(f"{before}${variable(element)}", "has a bare title"))
                before += element.value if isinstance(element, ast.TextElement) else "…"
    assert not found, "\n".join(found)
