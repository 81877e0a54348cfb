"""Games and bots where nothing is installed: this project's `pyproject.toml` says what there is.

A machine with Python and a copy of the repository can then play.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterable
from importlib.metadata import Distribution, DistributionFinder
from os import PathLike
from pathlib import Path
from typing import Final

from moonstone.engine import games
from moonstone.engine.registry import registered

ROOT: Final = Path(__file__).parents[2]
GROUPS: Final = ("moonstone.games", "moonstone.bots")


class Project(Distribution):
    """This project, as if it were installed."""

    def read_text(self, filename: str) -> str | None:
        """The name, and the entry points of games and bots."""
        project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        if filename == "METADATA":
            return f"Name: {project['name']}\nVersion: {project['version']}\n"
        if filename != "entry_points.txt":
            return None
        groups = ((group, project["entry-points"][group]) for group in GROUPS)
        return "\n".join(
            f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in points.items())
            for group, points in groups
        )

    def locate_file(self, path: str | PathLike[str]) -> Path:
        """Where a file of the project lies."""
        return ROOT / path


class Finder(DistributionFinder):
    """Finds this project, and no modules."""

    def find_spec(self, *_: object) -> None:
        """Modules are found in the usual way."""

    def find_distributions(
        self,
        context: DistributionFinder.Context = DistributionFinder.Context(),  # noqa: B008  # as it is declared
    ) -> Iterable[Distribution]:
        """The project, whatever is looked for."""
        return [Project()]


def offer() -> None:
    """Let the project's games and bots be found, unless it is installed."""
    if not games():
        sys.meta_path.append(Finder())
        registered.cache_clear()
