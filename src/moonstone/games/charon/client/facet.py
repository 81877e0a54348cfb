"""What clients show of Charon."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from moonstone.engine import Client, Json, State
from moonstone.engine.phrase import Phrase, read_messages
from moonstone.games.charon.board import Board
from moonstone.games.charon.client import phrases
from moonstone.games.charon.client.assets import assets
from moonstone.games.charon.client.preview import preview
from moonstone.games.charon.client.shapes import SHAPES
from moonstone.games.charon.moves import CharonMove
from moonstone.games.charon.rules.state import CharonState


class CharonClient(Client[CharonMove]):
    """Places and cards to draw, previews of a decision, and events in words."""

    shapes = SHAPES

    def __init__(self, board: Board) -> None:
        self._board = board

    def assets(self) -> dict[str, Json]:
        """Places and cards."""
        return cast(dict[str, Json], assets(self._board))

    def preview(self, state: State[CharonMove], seat: int | None) -> dict[str, Json]:
        """What flags, trades and builds of the seat would change."""
        assert isinstance(state, CharonState)
        return cast(dict[str, Json], preview(state, seat))

    def messages(self, language: str) -> Sequence[str]:
        """The files in `client/words`."""
        return read_messages(phrases.WORDS, language)

    def describe_event(self, event: Mapping[str, Json], names: Sequence[str]) -> Phrase:
        """An event as its message."""
        return phrases.describe_event(event, names)
