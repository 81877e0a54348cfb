"""Imports point up only, and the engine and the games stand on the standard library alone."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import moonstone

ROOT = Path(moonstone.__file__).parent
MAY_IMPORT = {
    "engine": set(),
    "games": {"engine"},
    "bots": {"engine"},
    "testing": {"engine"},
    "research": {"engine", "games"},
    "arena": {"engine", "bots", "research"},
    "i18n": {"engine"},
    "terminal": {"engine", "games", "bots", "i18n"},
    "tables": {"engine", "bots"},
    "server": {"engine", "games", "bots", "arena", "tables", "i18n"},
    "cli": {"engine", "games", "bots", "arena", "terminal", "tables", "server", "i18n"},
    "__main__": {"cli"},
}
PURE = ("engine", "games", "bots", "testing")
IMPURE = {"time", "datetime", "secrets", "socket", "asyncio", "threading", "subprocess", "multiprocessing", "os", "io"}


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            if node.module == "moonstone":
                yield from (f"moonstone.{alias.name}" for alias in node.names)
            elif node.module:
                yield node.module


def layer(path: Path) -> str:
    return path.relative_to(ROOT).parts[0].removesuffix(".py")


FILES = sorted(path for path in ROOT.rglob("*.py") if path != ROOT / "__init__.py")


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_point_up(path: Path) -> None:
    own = layer(path)
    for name in imports(path):
        first, *rest = name.split(".")
        if first == "moonstone" and rest:
            assert rest[0] == own or rest[0] in MAY_IMPORT[own], f"{own} may not import {name}"
        elif own in PURE and first != "moonstone":
            assert first in sys.stdlib_module_names, f"{own} imports {first}, which is not of the standard library"
        if own in ("engine", "games"):
            assert first not in IMPURE, f"{own} imports {first}: no I/O, no clock, no global randomness"


def test_games_know_nothing_of_each_other() -> None:
    for path in (ROOT / "games").rglob("*.py"):
        parts = path.relative_to(ROOT / "games").parts
        for name in imports(path):
            if len(parts) > 1 and name.startswith("moonstone.games."):
                assert name.split(".")[2] == parts[0], f"{path} imports {name}"


@pytest.mark.parametrize(
    "path", [path for path in FILES if layer(path) in ("engine", "games")], ids=lambda path: str(path.relative_to(ROOT))
)
def test_no_global_randomness(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module == "random":
            assert [alias.name for alias in node.names] == ["Random"]
        if isinstance(node, ast.Import):
            assert all(alias.name != "random" for alias in node.names)
