"""The languages Moonstone speaks. `languages.json` is the one list of them; the page reads the same file."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Final

LANGUAGES: Final[Mapping[str, str]] = json.loads(
    files(__package__).joinpath("languages.json").read_text(encoding="utf-8")
)
"""Each language's tag, and its name for itself. English comes first: it is complete, and every other follows it."""
