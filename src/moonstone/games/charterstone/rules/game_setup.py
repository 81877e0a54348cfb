"""What stays the same during a game: the village it starts from, who plays which charter, how long tracks are."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

from moonstone.games.charterstone.content.constants import KINDS, PLOTS, RESOURCES
from moonstone.games.charterstone.content.content import COMMONS, Content
from moonstone.games.charterstone.content.unlocking import announced
from moonstone.games.charterstone.content.versions import RELEASES
from moonstone.games.charterstone.content.village import Village
from moonstone.games.charterstone.rules.index import FROM_COMMONS, Index


class GameSetup:
    """What stays the same during one game: the village it starts from, and who sits where."""

    __slots__ = (
        *(
            "automa_deck",
            "automas",
            "catalogue",
            "charters",
            "content",
            "cost_triggers",
            "end",
            "index",
            "lines",
            "number",
            "objectives",
            "options",
            "seat_of",
            "seats",
        ),
        *("_as_known", "spaces", "start", "use_triggers", "village"),
    )

    def __init__(self, index: Index, village: Village, options: dict[str, bool | int | str]) -> None:
        content = index.content
        self.index = index
        self.content = content
        self.lines = RELEASES[content.rules].lines
        self.catalogue = index.catalogue
        self.village = village
        self.options = options
        self.charters = village.active
        """By seat: its charter."""
        self.seats = len(self.charters)
        self.seat_of = {charter: seat for seat, charter in enumerate(self.charters)}
        self.automas = frozenset(seat for seat, charter in enumerate(self.charters) if village.charters[charter].automa)
        self.number = village.number
        said = announced(content, village.opened, village.number - 1, village.choices)
        self.automa_deck = sum(1 << number for number, card in enumerate(content.automa) if card.opens in said)
        """C2: the cards of the Automa's deck when it is whole."""
        self.start = content.starts[self.seats - 1]
        self.end = len(content.progress) - 1
        self.spaces = content.reputation[self.seats - 1]
        self.objectives = index.objectives(village.opened)
        """The objectives unlocked when the game began."""
        self.use_triggers = tuple(f"use {building.name}" for building in content.buildings)
        self.cost_triggers = _cost_triggers(content)
        self._as_known: dict[tuple[int, ...], GameSetup] | None = {}

    def as_known(self, opened: Sequence[int]) -> GameSetup:
        """The same, but whatever is in crates not opened yet, in this game or before it, is unknown (A7.1).

        What is made so stays as it is: whoever opens a crate in it still knows nothing.
        """
        if self._as_known is None:
            return self
        key = tuple(opened)
        found = self._as_known.get(key)
        if found is None:
            found = self._as_known[key] = copy(self)
            found.index = self.index.as_known((*self.village.opened, *key))
            found.content = found.index.content
            found.cost_triggers = _cost_triggers(found.content)
            found._as_known = None
        return found

    def slot(self, seat: int, plot: int) -> int:
        """The slot of a plot, from 1, of a seat's charter."""
        return len(COMMONS) + self.charters[seat] * PLOTS + plot - 1

    def source(self, slot: int) -> int:
        """Where the effects of a building on that slot come from: 1 to 6 for a charter, 7 for the Commons."""
        return FROM_COMMONS if slot < len(COMMONS) else (slot - len(COMMONS)) // PLOTS + 1

    def owner(self, slot: int) -> int | None:
        """The seat in whose charter a slot lies."""
        return self.seat_of.get(self.source(slot) - 1)


def _cost_triggers(content: Content) -> tuple[tuple[str, ...], ...]:
    """By building: what using it sets off, for what its cost shows."""
    return tuple(
        tuple(f"cost {term.what}" for term in building.cost if term.what in (*RESOURCES, *KINDS))
        for building in content.buildings
    )
