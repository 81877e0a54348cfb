"""The campaign of the game, as its legacy facet: the village goes on from game to game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random
from typing import ClassVar, TypeVar

from moonstone.engine import CampaignSeat, Json, Legacy, Refused, State
from moonstone.games.charterstone.campaign import between_games
from moonstone.games.charterstone.campaign.editions import changed_over
from moonstone.games.charterstone.campaign.next_village import next_village
from moonstone.games.charterstone.content.constants import CHARTERS
from moonstone.games.charterstone.content.village import SEALED, Village
from moonstone.games.charterstone.rules.index import Index
from moonstone.games.charterstone.rules.moves import CharterstoneMove, PickVictory
from moonstone.games.charterstone.state import CharterstoneState

G = TypeVar("G")


class CharterstoneLegacy(Legacy[CharterstoneMove, G]):
    """A role is a charter; the game itself plays those of the Automa. `make` gives the game in another village, and
    `copy` the same to be looked at.
    """

    old_names: ClassVar[Mapping[str, str]] = {"charter": "role", "automa": "scripted", "automas": "scripted"}
    scripted_name: ClassVar[str] = "Automa"
    scripted_option: ClassVar[str | None] = "automas"

    def __init__(
        self, index: Index, village: Village, make: Callable[[Index, Village], G], copy: Callable[[], G]
    ) -> None:
        self._index, self._village, self._make, self._copy = index, village, make, copy

    @property
    def roles(self) -> tuple[str, ...]:
        """The charters."""
        return CHARTERS

    @property
    def seats(self) -> tuple[CampaignSeat, ...]:
        """The active charters."""
        village = self._village
        return tuple(CampaignSeat(CHARTERS[charter], village.charters[charter].automa) for charter in village.active)

    def seats_of(self, state: State[CharterstoneMove]) -> tuple[CampaignSeat, ...]:
        """The charters that are played in a game."""
        assert isinstance(state, CharterstoneState)
        setup = state.setup
        return tuple(
            CampaignSeat(CHARTERS[charter], seat in setup.automas) for seat, charter in enumerate(setup.charters)
        )

    def next_game(self, state: State[CharterstoneMove]) -> G:
        """The game as a finished one leaves it: the next of the campaign."""
        if not isinstance(state, CharterstoneState) or state.turn:
            raise Refused("not-over", "The game is not over.")
        return self._make(self._index, next_village(state))

    def between_games(self, command: Mapping[str, Json]) -> G:
        """Between games: join, leave, hand over, name."""
        return self._make(self._index, between_games.apply_command(self._index.content, self._village, command))

    def change_over(self, rules: int) -> G:
        """The same village with the content of another release; a home-made content stays as it is."""
        return self._make(*changed_over(self._index.content, self._village, rules))

    @property
    def keeps_secrets(self) -> bool:
        """B2.9: from the game on in which victory cards may be picked until they are revealed."""
        content, village = self._index.content, self._village
        if village.final:
            return False
        picked = any(content.choices[name].victory == "secret" for name in village.choices)
        return picked or village.has_secrets or "victory-cards" in content.chapter(village.number, village.choices).ends

    @property
    def secrets_open(self) -> bool:
        """B2.15: once the village has its last scoring."""
        return bool(self._village.final)

    def secrets_of(self, role: str) -> Mapping[str, Json]:
        """B2.9: the victory card that was picked in secret, unless this copy of the village does not say."""
        charter = self._village.charters[CHARTERS.index(role)]
        known = self._village.has_secrets and charter.secret and charter.victory != SEALED
        return {"victory": charter.victory} if known else {}

    def keeps_secret(self, move: Mapping[str, Json]) -> bool:
        """B2.9: picking a victory card."""
        return move.get("move") == PickVictory.verb

    def sealed(self, move: Mapping[str, Json]) -> Mapping[str, Json]:
        """B2.9: that a card was picked."""
        return PickVictory(SEALED).to_json()

    def copy(self) -> G:
        """The game in the same village, in which victory cards may be sealed."""
        return self._copy()

    def seat_commands(self, wanted: Sequence[CampaignSeat]) -> Sequence[Mapping[str, Json]]:
        """Join, hand over, leave. Leaving comes last, so that there is always a person in the village."""
        return between_games.seat_commands(self.seats, wanted)

    def name_command(self, role: str, what: str, name: str) -> Mapping[str, Json]:
        """The charter gives a name."""
        return between_games.name_command(what, name, role)

    def bot_commands(self, seats: Collection[int], rng: Random) -> Sequence[Mapping[str, Json]]:
        """Names for everything bots may name."""
        roles = [seat.role for seat in self.seats] or CHARTERS
        return between_games.bot_commands(self._index.content, self._village, [roles[seat] for seat in seats], rng)
