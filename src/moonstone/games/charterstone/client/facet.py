"""What clients need to show the game, as its client facet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import cast

from moonstone.engine import Client, Json
from moonstone.engine.phrase import Phrase, read_messages
from moonstone.games.charterstone.client import languages, phrases
from moonstone.games.charterstone.client.assets import draw_assets
from moonstone.games.charterstone.client.shapes import SHAPES
from moonstone.games.charterstone.content.content import Content
from moonstone.games.charterstone.content.village import Village
from moonstone.games.charterstone.rules.moves import CharterstoneMove


class CharterstoneClient(Client[CharterstoneMove]):
    """The village to draw, and the words of all that is unlocked."""

    shapes = SHAPES

    def __init__(self, content: Content, village: Village) -> None:
        self._content, self._village = content, village

    def assets(self) -> dict[str, Json]:
        """All that is unlocked; what crates bring in the course of a game is in the view."""
        return self._assets

    @cached_property
    def _assets(self) -> dict[str, Json]:
        return cast("dict[str, Json]", draw_assets(self._content, self._village))

    def words(self, language: str, view: Mapping[str, Json] | None = None) -> Mapping[str, str]:
        """Titles, stories and rule texts of all that is unlocked, in this village or in a game as somebody views it."""
        return languages.words(self._content, self._village, language, view)

    def messages(self, language: str) -> Sequence[str]:
        """The files in `client/words`."""
        return read_messages(phrases.WORDS, language)

    def describe_event(self, event: Mapping[str, Json], names: Sequence[str]) -> Phrase:
        """An event as its message."""
        return self._titles.describe_event(event, names)

    @cached_property
    def _titles(self) -> phrases.Titles:
        return phrases.Titles(self._content, self._village.names)
