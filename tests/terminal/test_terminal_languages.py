"""The terminal's words: complete in every language, none without a use, and whole games are said in each of them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from typist import by_text, paper, play_on, run, script, start, text_of

import moonstone
from cases import at_length
from moonstone.bots.analysis import JudgedMove
from moonstone.bots.search import MoveEvaluation
from moonstone.engine import AnyGame, CampaignFile, Json, Refusal, secret_from_seed
from moonstone.i18n import LANGUAGES, preferred_language
from moonstone.i18n.speaker import Speaker
from moonstone.terminal import campaign as campaigns
from moonstone.terminal import replay
from moonstone.terminal.analysis import show_analysis, show_hint
from moonstone.terminal.decision import COMMANDS
from moonstone.terminal.language import explain, terminal_speaker
from moonstone.terminal.renderers import renderer_of

SOURCE = Path(moonstone.__file__).parent
WORDS = SOURCE / "terminal" / "words"
OTHERS = tuple(language for language in LANGUAGES if language != "en")
CHARON, CHARTERSTONE = moonstone.load("charon"), moonstone.load("charterstone")
GROUPS = "terminal|charterstone|charon|refusal|typed|prompt|area|gems|phase|rules"
UNSAID = re.compile(rf"\b({GROUPS})-[a-z]+[a-z-]*|[{{}}]|\$\w")
"""What a sentence must not have: the name of a message that is missing, and an argument that is not filled in."""


class Arguments(Visitor):
    """The arguments that a message names."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  the visitor goes by class names
        self.found.add(node.id.name)


@cache
def messages(language: str) -> dict[str, frozenset[str]]:
    """The arguments of all messages of the terminal's own."""
    found = {}
    for path in sorted((WORDS / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content!r}"
            if isinstance(entry, ast.Message):
                visitor = Arguments()
                visitor.visit(entry)
                assert entry.id.name not in found, f"{path} says {entry.id.name} twice"
                found[entry.id.name] = frozenset(visitor.found)
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_each_language_says_what_english_says(language: str) -> None:
    assert messages(language) == messages("en")
    assert sorted(p.name for p in (WORDS / language).iterdir()) == sorted(p.name for p in (WORDS / "en").iterdir())


def test_every_message_is_used() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in (SOURCE / "terminal").rglob("*.py"))
    literal = set(re.findall(r"""["']([a-z]+(?:-[a-z]+)*)["']""", code))
    filled_in = re.findall(r'f"(terminal-[^" ]*)"', code)
    patterns = [re.compile(re.sub(r"\\\{.*?\\\}", "[a-z-]+", re.escape(one))) for one in filled_in]
    assert [
        name
        for name in messages("en")
        if not (
            name in literal
            or any(pattern.fullmatch(name) for pattern in patterns)
            or name.removeprefix("terminal-charon-") in literal
            or name.removeprefix("refusal-") in literal
            or name.startswith("typed-")
        )
    ] == []


def test_every_command_is_explained() -> None:
    words = {command.split(" ")[0].strip(",").lower() for command in COMMANDS}
    assert {f"terminal-command-{word}" for word in words} == {
        name for name in messages("en") if name.startswith("terminal-command-")
    }


def said_whole(text: str) -> None:
    """No word is missing in it, and no argument."""
    found = UNSAID.search(text.replace("stake-", ""))
    assert found is None, f"{found.group() if found else ''} in {text[max(0, found.start() - 80) : found.end() + 80]}"


@pytest.mark.parametrize("game", [CHARON, CHARTERSTONE], ids=["charon", "charterstone"])
@pytest.mark.parametrize("language", at_length("hu", *(one for one in LANGUAGES if one != "hu")))
def test_a_whole_game_is_said_in_every_language(game: AnyGame, language: str, tmp_path: Path) -> None:
    match = start(2, seed=4, game=game, bot="greedy")
    pages = renderer_of(game, language).pages
    nonsense = ["nonsense", "0", "why nonsense", "preview", "undo", "restart"]
    asked, file = iter(["help", *pages, "log", "moves", "hint", *nonsense]), tmp_path / "game.json"
    anything = by_text(match, Random(4))
    printed = run(match, lambda prompt: next(asked, None) or anything(prompt), file, language=language)
    assert match.state.result is not None
    said_whole(printed)
    console = paper(100)
    replay.run(match, console=console, at=None, viewer=None, language=language)
    said_whole(text_of(console))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_campaign_is_said_in_every_language(language: str, tmp_path: Path) -> None:
    file = tmp_path / "ours.jsonl"
    campaigns.found(CHARTERSTONE, "Ours", "greedy,greedy", file, secret_from_seed(3))
    for number in range(2):
        console = paper(100)
        whole = CampaignFile.loads(file.read_bytes())
        campaigns.go_on(whole, file, None, secret_from_seed(number), console, Random(1), script(), language=language)
        said_whole(text_of(console))
    console = paper(100)
    campaigns.show(CampaignFile.loads(file.read_bytes()), console, language)
    said_whole(text_of(console))
    assert "Ours" in text_of(console)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_and_an_analysis_are_said_in_every_language(language: str) -> None:
    match = start(2, seed=4)
    seat = match.turn[0]
    first, second = match.state.moves(seat)[:2]
    console, speaker = paper(100), terminal_speaker(language)
    show_hint([MoveEvaluation(first, 0.6, 30), MoveEvaluation(second, 0.4, 10)], "Ann", console, speaker)
    position = len(match.log)
    match.play(seat, second)
    show_analysis(match, [JudgedMove(position, seat, second, (0.6, 0.4), first, 0.2)], console, speaker)
    said_whole(text_of(console))
    assert speaker.percent(0.2, 1) in text_of(console)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_too_wide_in_any_language(language: str) -> None:
    for game in (CHARON, CHARTERSTONE):
        match = start(4, people=range(4), seed=5, game=game)
        renderer, rng = renderer_of(game, language), Random(5)
        names = [player.name for player in match.players]
        while match.turn:
            view = match.state.view(match.turn[0])
            for width in (80, 120):
                console = paper(width)
                console.print(renderer.draw(view, names, width))
                assert all(len(line) <= width for line in text_of(console).splitlines())
            play_on(match, 23, rng)


def test_a_sentence_is_another_in_every_language() -> None:
    event: dict[str, Json] = {"event": "round-begins", "round": 2}
    said = {renderer_of(CHARON, language).event(event, ()) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)


def test_a_refusal_without_a_message_is_said_in_english() -> None:
    speaker = terminal_speaker("de", CHARON)
    assert explain(speaker, Refusal("never-heard-of", "This is new.")) == "This is new."
    assert explain(speaker, Refusal("game-over", "The game is over.")) == "Die Partie ist zu Ende."
    assert explain(speaker, Refusal("spot-taken", "Taken.", {})) == "Taken.", "an argument is missing"


def test_what_has_no_message_is_said_by_its_name() -> None:
    assert Speaker("en", []).say("nothing-like-this") == "nothing-like-this"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "C.UTF-8", "LC_ALL": ""}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "hu_HU"}, "hu"),
        ({"LANGUAGE": "nl:fr:de", "LANG": "de_DE"}, "fr"),
        ({"LANG": "sr@latin"}, "en"),
    ],
)
def test_the_environment_says_which_language_is_read(environment: dict[str, str], language: str) -> None:
    assert preferred_language(environment) == language
