"""The game's folders build on each other in one order."""

from __future__ import annotations

import ast
from pathlib import Path

import moonstone.games.charterstone as package

ROOT = Path(package.__file__).parent
BUILDS_ON = {
    "content": set(),
    "rules": {"content"},
    "client": {"content", "rules"},
    "state": {"rules", "client"},
    "campaign": {"content", "rules", "client", "state"},
    "ai": {"content", "rules", "client", "state"},
    "statistics": {"content", "rules"},
}


def test_each_folder_builds_on_those_before_it() -> None:
    for folder, allowed in BUILDS_ON.items():
        files = [*(ROOT / folder).rglob("*.py")] or [ROOT / f"{folder}.py"]
        for path in files:
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ImportFrom) and str(node.module).startswith(package.__name__):
                    inside = str(node.module).removeprefix(package.__name__).split(".")[1:]
                    assert {*inside[:1]} <= {folder, *allowed}, f"{path} imports {node.module}"
                    assert inside, f"{path} imports the front of the package"
