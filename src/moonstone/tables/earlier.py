"""What earlier versions wrote, in the words of this one. Nothing else knows the old words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from moonstone.engine import Json
from moonstone.tables.fields import Fields

OLD_KINDS: Final = {"asked": "undo_requested", "answered": "undo_answered", "said": "chatted"}
OLD_SETTINGS: Final = {"stand_in": "substitute"}
OLD_CAMPAIGN: Final = {"automas": "scripted"}


def read_earlier(kind: str, body: Fields) -> tuple[str, Fields]:
    """An entry's kind and body, as this version would have written them."""
    kind = OLD_KINDS.get(kind, kind)
    if kind == "opened":
        body = renamed(body, OLD_SETTINGS)
    return kind, body


def read_campaign_game(data: object) -> Fields:
    """Which game of which campaign is played at a table, as this version would have written it."""
    return renamed(Fields(data), OLD_CAMPAIGN)


def renamed(data: Fields, names: Mapping[str, str]) -> Fields:
    """An object with its old field names replaced."""
    if names.keys().isdisjoint(data.data):
        return data
    fields: dict[str, Json] = {names.get(name, name): value for name, value in data.data.items()}
    return Fields(fields)
