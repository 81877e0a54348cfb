"""Bots decide alike on every Python and in a browser: golden decisions, to the last bit (see `decisions.py`)."""

from __future__ import annotations

import builtins
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path

import decisions
import pytest

ROOT = Path(__file__).parents[2]
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
GAMES = decisions.GAMES


def golden(game: str) -> str:
    return decisions.file_of(game).read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_bots_decide_as_they_always_did(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And no `sum` on the way is one of floats, which Pythons add up in different ways."""
    add_up = builtins.sum

    def whole(numbers: Iterable[object], /, start: object = 0) -> object:
        listed = list(numbers)
        assert not any(isinstance(number, float) for number in listed)
        return add_up(listed, start)  # type: ignore[call-overload]  # whatever can be added up

    monkeypatch.setattr(builtins, "sum", whole)
    assert decisions.told(game) == golden(game)


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A folder with Moonstone as if installed, and these golden decisions, for a Python without libraries."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("page", "__pycache__"))
    (tmp_path / "tests").mkdir()
    shutil.copytree(Path(__file__).parent, tmp_path / "tests" / "bots", ignore=shutil.ignore_patterns("__pycache__"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    listed = [
        line
        for group, points in project["entry-points"].items()
        for line in (f"[{group}]", *(f"{name} = {value}" for name, value in points.items()))
    ]
    installed = tmp_path / "moonstone_games-0.dist-info"
    installed.mkdir()
    (installed / "entry_points.txt").write_text("\n".join(listed), encoding="utf-8")
    return tmp_path


def python(version: str) -> str:
    """A Python of that version, on the path or among those that pyenv keeps; skipped where there is none."""
    kept = sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python"))
    for found in filter(None, (shutil.which(f"python{version}"), *map(str, kept))):
        told = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
        if told.startswith(f"Python {version}."):
            return found
    pytest.skip(f"there is no Python {version} on this machine")


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("version", PYTHONS)
def test_every_python_decides_alike(version: str, game: str, sources: Path) -> None:
    """Whatever order its sets have."""
    surroundings = {**os.environ, "PYTHONPATH": f"{sources / 'src'}{os.pathsep}{sources}", "PYTHONHASHSEED": "1"}
    command = [python(version), str(sources / "tests" / "bots" / "decisions.py"), game]
    done = subprocess.run(command, env=surroundings, capture_output=True, encoding="utf-8", check=True, timeout=300)
    assert done.stdout == golden(game)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_browser_decides_alike(game: str, sources: Path) -> None:
    """Pyodide is the browser's Python; here Node runs it."""
    node = shutil.which("node", path=str(Path(sys.executable).parent)) or "node"
    command = [node, str(Path(__file__).with_name("in_browser.mjs")), str(PYODIDE), str(sources), game]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=True, timeout=300)
    assert done.stdout == golden(game)
