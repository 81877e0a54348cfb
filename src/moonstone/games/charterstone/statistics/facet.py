"""What is counted in a game, as its facet of statistics."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from moonstone.engine import Event, State, Stats, Tally
from moonstone.engine.facets import GameFigures
from moonstone.games.charterstone.rules.index import Index
from moonstone.games.charterstone.rules.state import GameData
from moonstone.games.charterstone.statistics import campaign, counts, players


class CharterstoneStats(Stats):
    """What was used, taken, scored and opened, in the game of that number by those seats."""

    def __init__(self, index: Index, number: int, seat_names: Sequence[str]) -> None:
        self._index, self._number, self._seat_names = index, number, seat_names

    def count_events(self, events: Iterable[Event]) -> Tally:
        """Buildings used, cards taken, objectives scored, crates opened."""
        return counts.count_events(events, self._index, self._number, self._seat_names)

    def player_stats(self, events: Iterable[Event], seats: int) -> Sequence[Tally]:
        """By seat: what it used, built, took, scored, opened, shipped and brought."""
        return players.player_stats(events, seats, self._index)

    def game_figures(self, state: State[Any], events: Iterable[Event]) -> GameFigures:
        """How the village has grown, how the story goes on, how everybody fares."""
        assert isinstance(state, GameData)
        return campaign.game_figures(state, events)
