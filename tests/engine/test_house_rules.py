"""What every file of Python keeps to: it is short, it is typed, and it ignores no rule without a reason."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LONGEST_FILE, LONGEST_FUNCTION, MOST_ANY = 500, 60, 60
IGNORED = re.compile(r"#\s*(?:noqa|type:\s*ignore)(?::\s*[\w-]+(?:\s*,\s*[\w-]+)*|\[[^\]]*\])?\s*(.*)")
FILES = sorted(path for folder in ("src", "tests", "bench", "examples") for path in (ROOT / folder).rglob("*.py"))
FILES += [*(ROOT / "web").glob("*.py"), *ROOT.glob("*.py")]


def short(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def functions(path: Path) -> Iterator[tuple[str, int]]:
    """Every function of a file, and how many lines it has, from `def` to its end."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, (node.end_lineno or node.lineno) - node.lineno + 1


def comments(path: Path) -> Iterator[tuple[int, str]]:
    for token in tokenize.generate_tokens(io.StringIO(path.read_text(encoding="utf-8")).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


@pytest.mark.parametrize("path", FILES, ids=short)
def test_files_and_functions_are_short(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST_FILE
    assert not [name for name, lines in functions(path) if lines > LONGEST_FUNCTION]


@pytest.mark.parametrize("path", FILES, ids=short)
def test_every_ignored_rule_has_its_reason(path: Path) -> None:
    for line, comment in comments(path):
        found = IGNORED.match(comment)
        assert found is None or found[1].strip(" #"), f"{short(path)}:{line} does not say why"


def test_any_is_rare() -> None:
    uses = [
        f"{short(path)}:{token.start[0]}"
        for path in sorted((ROOT / "src").rglob("*.py"))
        for token in tokenize.generate_tokens(io.StringIO(path.read_text(encoding="utf-8")).readline)
        if token.type == tokenize.NAME and token.string == "Any" and "import" not in token.line
    ]
    assert len(uses) <= MOST_ANY, uses
