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
_VARIABLES: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says which language its user reads; `LANGUAGE` is a list, best first."""


def preferred_language(environment: Mapping[str, str]) -> str:
    """The language of a user's environment; English if it names none that Moonstone speaks."""
    wanted = [tag for name in _VARIABLES for tag in environment.get(name, "").split(":") if tag]
    for tag in map(_language_of, wanted):
        if tag in ("c", "posix"):
            break
        if tag in LANGUAGES:
            return tag
    return "en"


def _language_of(tag: str) -> str:
    """The language of a locale such as "de_AT.UTF-8"."""
    return tag.split(".")[0].split("@")[0].split("_")[0].split("-")[0].lower()
