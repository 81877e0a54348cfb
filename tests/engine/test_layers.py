"""Imports point one way and never in a circle, and what is pure stands on the standard library alone."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import moonstone

ROOT = Path(moonstone.__file__).parent
MAY_IMPORT = {
    "engine": set(),
    "games": {"engine"},
    "tables": {"engine"},
    "bots": {"engine"},
    "testing": {"engine"},
    "research": {"engine", "games"},
    "arena": {"engine", "bots", "research"},
    "i18n": {"engine"},
    "terminal": {"engine", "games", "bots", "i18n"},
    "server": {"engine", "games", "bots", "arena", "tables", "i18n"},
    "cli": {"engine", "games", "bots", "arena", "terminal", "tables", "server", "i18n"},
    "__main__": {"cli"},
}
WITHOUT_LIBRARIES = ("engine", "games", "tables", "bots", "testing")
WITHOUT_CLOCK = ("engine", "games", "tables")
IMPURE = {"time", "datetime", "secrets", "socket", "asyncio", "threading", "subprocess", "multiprocessing", "os", "io"}
FILES = sorted(path for path in ROOT.rglob("*.py") if path != ROOT / "__init__.py")


def imports(path: Path) -> Iterator[str]:
    """Everything a file imports, modules as modules, those for the type checker alone included."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            assert node.module is not None
            for alias in node.names:
                inside = f"{node.module}.{alias.name}"
                yield inside if node.module == "moonstone" or inside in modules() else node.module


@cache
def modules() -> dict[str, Path]:
    """Every module of the package, by name."""
    found = {}
    for path in FILES:
        parts = path.relative_to(ROOT.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def layer(path: Path) -> str:
    return path.relative_to(ROOT).parts[0].removesuffix(".py")


def short(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", FILES, ids=short)
def test_imports_point_one_way(path: Path) -> None:
    own = layer(path)
    for name in imports(path):
        first, *rest = name.split(".")
        if first == "moonstone" and rest:
            assert rest[0] == own or rest[0] in MAY_IMPORT[own], f"{own} may not import {name}"
        elif own in WITHOUT_LIBRARIES and first != "moonstone":
            assert first in sys.stdlib_module_names, f"{own} imports {first}, which is not of the standard library"
        if own in WITHOUT_CLOCK:
            assert first not in IMPURE, f"{own} imports {first}: no I/O, no clock, no global randomness"


def test_games_know_nothing_of_each_other() -> None:
    for path in (ROOT / "games").rglob("*.py"):
        parts = path.relative_to(ROOT / "games").parts
        for name in imports(path):
            if len(parts) > 1 and name.startswith("moonstone.games."):
                assert name.split(".")[2] == parts[0], f"{path} imports {name}"


@pytest.mark.parametrize("path", [path for path in FILES if layer(path) in WITHOUT_CLOCK], ids=short)
def test_no_global_randomness(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module == "random":
            assert [alias.name for alias in node.names] == ["Random"]
        if isinstance(node, ast.Import):
            assert all(alias.name != "random" for alias in node.names)


def circles() -> list[list[str]]:
    """The sets of modules that import each other in a circle, directly or by way of others."""
    graph = {name: [other for other in imports(path) if other in modules()] for name, path in modules().items()}
    order: dict[str, int] = {}
    lowest: dict[str, int] = {}
    path: list[str] = []
    found = []

    def visit(name: str) -> None:
        order[name] = lowest[name] = len(order)
        path.append(name)
        for other in graph[name]:
            if other not in order:
                visit(other)
            if other in path:
                lowest[name] = min(lowest[name], lowest[other])
        if lowest[name] == order[name]:
            together = path[path.index(name) :]
            del path[path.index(name) :]
            if len(together) > 1 or name in graph[name]:
                found.append(sorted(together))

    for name in graph:
        if name not in order:
            visit(name)
    return found


def test_no_module_imports_itself_by_way_of_others() -> None:
    assert not circles()


CHARTERSTONE_ROOMS = ("games/charterstone/", "terminal/charterstone/", "research/charterstone")
CHARTERSTONE_WORDS = re.compile(r"charter(?!stone)|automa(?!t)", re.IGNORECASE)


@pytest.mark.parametrize("path", FILES, ids=short)
def test_words_of_charterstone_stay_in_its_rooms(path: Path) -> None:
    if not short(path).startswith(CHARTERSTONE_ROOMS):
        assert not CHARTERSTONE_WORDS.findall(path.read_text(encoding="utf-8"))


PAGE = ROOT.parents[1] / "web" / "src"
PAGE_FILES = sorted(path for kind in ("ts", "svelte", "css") for path in PAGE.rglob(f"*.{kind}"))
PAGE_ROOMS = ("games/charterstone/", "api/schema.ts")
"""The game's folder, and what is generated from the API's description, shapes of every game included."""


@pytest.mark.parametrize("path", PAGE_FILES, ids=lambda path: str(path.relative_to(PAGE)))
def test_words_of_charterstone_stay_in_its_folder_of_the_page(path: Path) -> None:
    if not path.relative_to(PAGE).as_posix().startswith(PAGE_ROOMS):
        assert not CHARTERSTONE_WORDS.findall(path.read_text(encoding="utf-8"))
