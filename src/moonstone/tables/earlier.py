"""What earlier versions wrote, in the words of this one. Nothing else knows the old words, but for kinds of seats and
clocks, which lie beside the new ones. The words a game once gave to roles are the game's (`Legacy.old_names`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from moonstone.engine import Json, Refused, load
from moonstone.tables.fields import Fields

OLD_KINDS: Final = {"asked": "undo_requested", "answered": "undo_answered", "said": "chatted"}
OLD_SETTINGS: Final = {"stand_in": "substitute"}


def read_earlier(kind: str, body: Fields) -> tuple[str, Fields]:
    """The kind and the body of a table's entry, as this version would have written them."""
    kind = OLD_KINDS.get(kind, kind)
    return kind, renamed(body, OLD_SETTINGS) if kind == "opened" else body


def old_names(game: str) -> Mapping[str, str]:
    """By the old name of a field in a stored campaign of the game, the name it has now."""
    try:
        legacy = load(game).legacy
    except Refused:
        return {}
    return {} if legacy is None else legacy.old_names


def renamed(data: Fields, names: Mapping[str, str]) -> Fields:
    """An object with its old field names replaced."""
    if names.keys().isdisjoint(data.data):
        return data
    fields: dict[str, Json] = {names.get(name, name): value for name, value in data.data.items()}
    return Fields(fields)
