"""Every question is one class, and everything outside it that must know it does: saved games, bots, words, the page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from campaigns import begun, late, late_in
from villages import play_random, position

from moonstone.engine import Json, load
from moonstone.games.charterstone.ai.evaluate import JUDGES
from moonstone.games.charterstone.campaign.editions import standard_index
from moonstone.games.charterstone.client.languages import LANGUAGES
from moonstone.games.charterstone.rules import registry
from moonstone.games.charterstone.rules.frames import FrameId
from moonstone.games.charterstone.rules.questions.question import ChanceQuestion, Question
from moonstone.games.charterstone.rules.save import ADDED, SAVED_NAMES
from moonstone.games.charterstone.rules.verbs import FIELDS
from moonstone.games.charterstone.state import CharterstoneState

EARLIER = load("charterstone", rules=3)
"""States were saved so under an earlier version of the rules."""
ROOT = Path(__file__).parents[2]
WORDS = ROOT / "src" / "moonstone" / "games" / "charterstone" / "client" / "words"
PAGE = ROOT / "web" / "src" / "games" / "charterstone"
QUESTIONS: list[Question[Any]] = [question for question in registry.QUESTIONS if question is not None]
VERBS = sorted({kind.verb for question in QUESTIONS for kind in question.answered_by})
"""Everything a player can answer."""


def page(name: str) -> str:
    """A source file of the page."""
    return (PAGE / name).read_text(encoding="utf-8")


def sentences(language: str) -> set[str]:
    """The keys of Charterstone's sentences in a language."""
    files = (WORDS / language).glob("*.ftl")
    return {key for file in files for key in re.findall(r"^([\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE)}


def frames(state: CharterstoneState) -> Iterator[tuple[Any, ...]]:
    """What lies on the stack of a game at every moment, when bots play anything."""
    rng = Random(3)
    while state.turn:
        yield from state.stack
        play_random(state, rng)


def test_every_number_is_one_class() -> None:
    assert sorted(kind.id for kind in registry.KINDS) == sorted(FrameId)
    assert len({type(kind) for kind in registry.KINDS}) == len(FrameId)
    assert len({number.written for number in FrameId}) == len(FrameId)


@pytest.mark.parametrize("kind", registry.KINDS, ids=lambda kind: type(kind).__name__)
def test_every_kind_of_frame_names_its_rule(kind: object) -> None:
    assert re.match(r"(A\d(\.\d+)?|B\d(\.\d+)?|C2|C \d{3}|C)\b", type(kind).__doc__ or ""), type(kind).__doc__


@pytest.mark.parametrize("table", [position(4), begun(late(4)), begun(late(6))], ids=["young", "late 4", "late 6"])
def test_frames_are_as_long_as_they_are_declared(table: Any) -> None:
    for frame in frames(table.state):
        kind = registry.BY_ID[frame[0]]
        assert kind is not None
        assert len(frame) == kind.length, frame


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: type(question).__name__)
def test_bots_value_every_answer(question: Question[Any]) -> None:
    assert set(question.answered_by) <= JUDGES.keys()


def test_bots_value_nothing_that_is_no_answer() -> None:
    assert {kind for question in QUESTIONS for kind in question.answered_by} == set(JUDGES)


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_every_question_has_its_sentence(language: str) -> None:
    assert {f"charterstone-ask-{question.id.written}" for question in QUESTIONS} <= sentences(language)


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_every_answer_has_its_words(language: str) -> None:
    worded = set(re.findall(r'case "([\w-]+)":', page("describeMove.ts")))
    known = {key.removeprefix("charterstone-do-") for key in sentences(language) if key.startswith("charterstone-do-")}
    assert set(VERBS) <= worded | known


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: type(question).__name__)
def test_the_page_has_a_way_to_every_answer(question: Question[Any]) -> None:
    """A thing that is picked by what a move names, a token that is taken, or a button."""
    named = re.search(r"const fields: Field\[\] = \[(.*?)\];", page("selection.svelte.ts"), re.DOTALL)
    tokens = re.search(r"const tokened: .*? = \{(.*?)\};", page("choose/Chooser.svelte"))
    assert named is not None
    assert tokens is not None
    fields = {*re.findall(r'"(\w+)"', named[1]), "row", "column"}
    worded = {*re.findall(r"(\w+): ", tokens[1]), *ANSWERS}
    for kind in question.answered_by:
        names = set(FIELDS[kind.verb])
        assert (names and names <= fields) or kind.verb in worded, kind.verb


ANSWERS = (
    *("yes", "no", "part", "pick", "retrieve", "partly", "star", "shift"),
    *("companion", "victory", "redeem", "side", "levy"),
)
"""What is answered by a button, or by a picture of its own: the chest's rows, the spaces of the progress track."""


def test_steps_and_chance_are_never_asked_of_a_seat() -> None:
    for number in FrameId:
        kinds = (registry.STEPS[number], registry.QUESTIONS[number], registry.CHANCE[number])
        assert sum(kind is not None for kind in kinds) == (number != FrameId.OVER)


def test_chance_runs_out_of_what_is_dealt_alone() -> None:
    drawn = {kind.id for kind in registry.KINDS if isinstance(kind, ChanceQuestion) and kind.may_run_out}
    cards = {FrameId.GROW_CHARTER, FrameId.SWEEP_CARD, FrameId.DEAL_CARD, FrameId.LOOK_AT_CARD}
    assert drawn == cards | {FrameId.DRAW_MINION, FrameId.ASSUME_PERSONA, FrameId.OFFER_PERSONA}


# Saved states of version 1


def version_1(data: dict[str, Json]) -> dict[str, Json]:
    """A saved state as it was written before frames told part and source apart."""
    added = {SAVED_NAMES[name] for name in ADDED}
    old = {key: value for key, value in data.items() if key not in {"version", *added}}
    stack: Any = data["stack"]
    old["stack"] = [_joined(frame) for frame in stack]
    return old


def _joined(frame: list[Any]) -> list[Any]:
    if frame[0] in (FrameId.GAIN_TERM, FrameId.PICK_EFFECT):
        *rest, partial, source = frame
        return [*rest, partial | source << 1]
    if frame[0] in (FrameId.TAKE_CARD, FrameId.ACCEPT_EFFECT, FrameId.GAIN_PART):
        *rest, source = frame
        return [*rest, source << 1 | (frame[0] == FrameId.GAIN_PART)]
    return frame


@pytest.mark.parametrize("game", [EARLIER, late_in(standard_index(3), 3)], ids=["young", "late"])
def test_saved_states_of_the_first_version_are_read(game: Any) -> None:
    state, rng = game.start(3), Random(7)
    asked = set()
    while state.turn:
        old = version_1(state.to_json())
        assert game.state_from_json(old) == state
        asked.add(state.stack[-1][0])
        play_random(state, rng)
    assert asked >= {FrameId.TAKE_CARD, FrameId.ACCEPT_EFFECT}
