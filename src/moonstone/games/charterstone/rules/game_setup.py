"""What stays the same during a game: the village it starts from, who plays which charter, how long tracks are."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import replace

from moonstone.games.charterstone.content.constants import ALONE, CAPACITIES, CHARTERS, KINDS, PLOTS, RESOURCES, TILES
from moonstone.games.charterstone.content.content import COMMONS, Content
from moonstone.games.charterstone.content.unlocking import announced, unlocked
from moonstone.games.charterstone.content.versions import RELEASES
from moonstone.games.charterstone.content.village import Charter, Village
from moonstone.games.charterstone.rules.index import FROM_COMMONS, Index


class GameSetup:
    """What stays the same during one game: the village it starts from, and who sits where."""

    __slots__ = (
        *(
            "automa_deck",
            "automas",
            "catalogue",
            "chapter",
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
        *(
            "_as_known",
            "dealt_personas",
            "home",
            "repeats",
            "spaces",
            "story_crates",
            "takes_sealed",
            "start",
            "use_triggers",
            "village",
        ),
    )

    def __init__(
        self,
        index: Index,
        village: Village,
        options: dict[str, bool | int | str],
        charters: tuple[int, ...] | None = None,
        *,
        home: Village | None = None,
        takes_sealed: bool = False,
    ) -> None:
        content = index.content
        self.index = index
        self.content = content
        self.lines = RELEASES[content.rules].lines
        self.catalogue = index.catalogue
        self.village = village
        self.home = village if home is None else home
        """B2.16: the village that a game after the campaign goes back to."""
        self.options = options
        self.charters = village.active if charters is None else charters
        """By seat: its charter."""
        self.takes_sealed = takes_sealed
        """B2.9: whether this is a copy of a game, in which victory cards may stay unknown."""
        self.seats = len(self.charters)
        self.seat_of = {charter: seat for seat, charter in enumerate(self.charters)}
        self.automas = frozenset(seat for seat, charter in enumerate(self.charters) if village.charters[charter].automa)
        self.number = village.number
        self.chapter = content.chapter(village.number, village.choices)
        self.story_crates = tuple(number for part in content.games[: village.number] for number in part.crates)
        """B2.12: the crates that the story has opened by now, if nobody had: their cards show none any more."""
        self.dealt_personas = self._dealt_personas() if self.chapter.has(ALONE) else 0
        """B2.16: the personas that can be dealt."""
        self.repeats = self.chapter.repeats
        said = announced(content, village.reached)
        self.automa_deck = sum(1 << number for number, card in enumerate(content.automa) if card.opens in said)
        """C2: the cards of the Automa's deck when it is whole."""
        self.start = max(0, content.starts[self.seats - 1] + self.chapter.shift)
        self.end = len(content.progress) - 1
        self.spaces = content.reputation[self.seats - 1]
        self.objectives = index.objectives(village.opened)
        """The objectives unlocked when the game began."""
        self.use_triggers = tuple(f"use {building.name}" for building in content.buildings)
        self.cost_triggers = _cost_triggers(content)
        self._as_known: dict[tuple[int, ...], GameSetup] | None = {}

    def _dealt_personas(self) -> int:
        """B2.16: all that are unlocked, without original and archived ones, and without those of the story that no
        charter has taken (B2.13).
        """
        taken = {name for charter in self.home.charters for name in charter.personas}
        names = unlocked(self.content, self.village.reached) - {*self.village.lost}
        names -= {persona.name for persona in self.content.told_later} - taken
        names -= {f"original-{name}" for name in CHARTERS}
        return sum(1 << number for name, number in self.index.persona_of.items() if name in names)

    def cast(self, charters: tuple[int, ...]) -> GameSetup:
        """B2.16: the same game once the dice have said which charter each seat plays: nobody brings anything along."""
        fresh = tuple(
            replace(
                Charter(
                    plots=charter.plots,
                    tiles=charter.tiles,
                    stars=(0,) * len(self.content.glory),
                    capacity=tuple(self.content.capacity[kind][0] for kind in CAPACITIES),
                ),
                active=number in charters,
                automa=number in charters and charters.index(number) in self.automas,
            )
            for number, charter in enumerate(self.village.charters)
        )
        village = replace(self.village, charters=fresh, spectral="", final={})
        return GameSetup(self.index, village, self.options, charters, home=self.village, takes_sealed=self.takes_sealed)

    def tile_building(self, tile: int) -> int:
        """B2.4: the building on a sky tile, as a mark, when the game began; 0 for none."""
        name = self.village.charters[tile // TILES].tiles[tile % TILES]
        return self.index.building_of[name] + 1 if name else 0

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
