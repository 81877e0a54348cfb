"""The documents are true: their code is code that runs, their commands exist, their links lead somewhere."""

from __future__ import annotations

import doctest
import re
import sys
from pathlib import Path

import pytest

import moonstone
from moonstone.engine import facets, game
from moonstone.games.charterstone.content.read import standard

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests" / "charterstone"))

from vocabulary import table  # noqa: E402  # it lies beside the tests of the rules

DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def blocks(path: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", path.read_text(encoding="utf-8"), re.DOTALL)


def test_the_walk_shows_the_code_of_the_third_game() -> None:
    tests = ROOT / "tests"
    code = (tests / "third_game" / "pebbles.py").read_text(encoding="utf-8")
    code += (tests / "test_contract.py").read_text(encoding="utf-8")
    found = blocks(ROOT / "docs" / "adding-a-game.md", "python")
    assert len(found) >= 8
    for block in found:
        assert block in code, f"not in the third game:\n{block}"


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_examples_run(path: Path) -> None:
    """Every `>>>` line of a document gives what the document says."""
    failed, _ = doctest.testfile(str(path), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert failed == 0


@pytest.mark.parametrize("module", [moonstone, game, facets], ids=lambda module: module.__name__)
def test_examples_in_docstrings_run(module: object) -> None:
    failed, tried = doctest.testmod(module, optionflags=doctest.ELLIPSIS)  # type: ignore[arg-type]  # modules both
    assert (failed, tried > 0) == (0, True)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", path.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (path.parent / target).exists(), f"{path.name} links to {target}"


def test_every_make_command_named_exists() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for path in DOCUMENTS:
        for command in re.findall(r"`make ([a-z]+)`", path.read_text(encoding="utf-8")):
            assert re.search(rf"^{command}:", makefile, re.MULTILINE), f"{path.name} names make {command}"


def test_the_table_of_charterstones_vocabulary_is_the_contents() -> None:
    """Every word, and how many cards use it; at most a tenth of the cards need code of their own."""
    text = (ROOT / "docs" / "games" / "charterstone.md").read_text(encoding="utf-8")
    rows = table(standard())
    assert "\n".join(rows) in text
    code = sum(part.ability is not None for part in standard().personas)
    assert f"the {len(standard().parts)} cards" in " ".join(text.split())
    assert code <= len(standard().parts) / 10
