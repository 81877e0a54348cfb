"""Charterstone: 1 to 6 players build a village that changes for ever.

A game object is bound to a village: `moonstone.load("charterstone")` plays the first game of a fresh one, and what
its legacy returns plays the next. What no crate has shown yet is in no view, no event, and nothing a client gets.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from moonstone.engine import Game, Json, Refused, canonical
from moonstone.engine.options import Choice
from moonstone.games.charterstone.ai.facet import CharterstoneAi
from moonstone.games.charterstone.campaign.between_games import check_people
from moonstone.games.charterstone.campaign.editions import CharterstoneEditions, standard_index
from moonstone.games.charterstone.campaign.legacy import CharterstoneLegacy
from moonstone.games.charterstone.client import move_text
from moonstone.games.charterstone.client.facet import CharterstoneClient
from moonstone.games.charterstone.content.constants import CHARTERS
from moonstone.games.charterstone.content.content import Content
from moonstone.games.charterstone.content.options import OPTIONS
from moonstone.games.charterstone.content.versions import kept, retired
from moonstone.games.charterstone.content.village import SEALED, Village, fresh
from moonstone.games.charterstone.rules.game_setup import GameSetup
from moonstone.games.charterstone.rules.index import Index
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.rules.verbs import FIELDS, KINDS_OF_MOVE, NUMBERS
from moonstone.games.charterstone.state import CharterstoneState
from moonstone.games.charterstone.statistics.facet import CharterstoneStats


class Charterstone(Game[CharterstoneMove]):
    """The game with one content, as a village plays it."""

    name = "charterstone"
    title = "Charterstone"
    options = OPTIONS
    presets: Mapping[str, Mapping[str, Choice]] = {}

    editions: CharterstoneEditions[Charterstone]
    legacy: CharterstoneLegacy[Charterstone]
    ai: CharterstoneAi
    client: CharterstoneClient
    stats: CharterstoneStats

    def __init__(self, index: Index, village: Village | None = None, *, is_copy: bool = False) -> None:
        self.index = index
        self.content: Content = index.content
        self.rules, self.rules_kept, self.rules_retired = index.content.rules, kept(), retired()
        self.village = village or fresh(index.content)
        self.is_copy = is_copy or bool(self.unknown)
        self.ids = index.catalogue.ids
        self.edition = self.content.name
        active = self.village.active
        self.seats = range(len(active), len(active) + 1) if active else range(1, len(CHARTERS) + 1)
        self.seat_names = tuple(CHARTERS[charter] for charter in active) or CHARTERS
        self.fingerprint = self.content.fingerprint
        if self.village != fresh(index.content):
            both = canonical([self.content.fingerprint, self.village.public().to_json()])
            self.fingerprint = hashlib.sha256(both.encode()).hexdigest()[:32]
        self.client = CharterstoneClient(self.content, self.village)
        self.editions = CharterstoneEditions(self.content, self.village, self.client, Charterstone)
        self.legacy = CharterstoneLegacy(
            index, self.village, Charterstone, lambda: Charterstone(index, village, is_copy=True)
        )
        self.ai = CharterstoneAi(index)
        self.stats = CharterstoneStats(index, self.village.number, self.seat_names)
        self._setups: dict[tuple[int, tuple[Choice, ...]], GameSetup] = {}

    def with_rules(self, rules: int) -> Charterstone:
        """A fresh village of the standard content, under an earlier version."""
        return Charterstone(standard_index(rules))

    @property
    def unknown(self) -> tuple[str, ...]:
        """B2.9: the charters whose victory card this copy of the village does not say."""
        charters = self.village.charters
        return tuple(name for name, charter in zip(CHARTERS, charters, strict=True) if charter.victory == SEALED)

    def about_copy(self) -> str:
        """Whose victory cards are missing."""
        if not self.unknown:
            return "Victory cards are sealed in this copy. It can be looked at, but not continued."
        whose = " and ".join(self.unknown)
        return (
            f"In this copy the victory card is sealed of: {whose}. Add it from a file that holds it: "
            "moonstone campaign open OURS THEIRS"
        )

    def start(
        self, seats: int, options: Mapping[str, Json] | None = None, campaign: Village | None = None
    ) -> CharterstoneState:
        """A new game, before its first question; of another village, if one is given."""
        if campaign is not None:
            return Charterstone(self.index, campaign).start(seats, options)
        return CharterstoneState.start(self._setup(seats, options))

    def _setup(self, seats: int, options: Mapping[str, Json] | None) -> GameSetup:
        self.check_seats(seats)
        chosen = self.complete(options)
        key = (seats, tuple(chosen.values()))
        if key not in self._setups:
            village = self._peopled(seats, chosen)
            self._setups[key] = GameSetup(self.index, village, chosen, takes_sealed=self.is_copy)
        return self._setups[key]

    def _peopled(self, seats: int, options: Mapping[str, Choice]) -> Village:
        """The village with players: a campaign's has them, a fresh one gets them on the first charters."""
        village, automas = self.village, options["automas"]
        assert isinstance(automas, int)
        games = self.content.games
        if village.number > len(games) and not games[-1].repeats:
            text = f"The campaign has {len(games)} games, and all are played."
            raise Refused("campaign-over", text, games=len(games))
        if village.active:
            if automas:
                raise Refused("bad-automas", "In a campaign the village says which charters the Automa plays.")
            check_people(village)
            return village
        if automas >= seats:
            raise Refused("bad-automas", f"At least one of {seats} seats must not be the Automa's.", seats=seats)
        charters = tuple(
            replace(charter, active=number < seats, automa=seats - automas <= number < seats)
            for number, charter in enumerate(village.charters)
        )
        return replace(village, charters=charters)

    def move_from_json(self, data: Json) -> CharterstoneMove:
        """The move that `to_json` wrote."""
        if not isinstance(data, dict) or not isinstance(data.get("move"), str):
            raise Refused("bad-move", "A move is an object that names its move.")
        kind = KINDS_OF_MOVE.get(str(data["move"]))
        if kind is None:
            raise Refused("unknown-move", f"There is no move {data['move']!r}.")
        given = {name: value for name, value in data.items() if name != "move"}
        names = FIELDS[kind.verb]
        if given.keys() != set(names):
            raise Refused("bad-move", f"The move {kind.verb!r} has the fields: {', '.join(names) or 'none'}.")
        if not all(type(value) is (int if name in NUMBERS else str) for name, value in given.items()):
            raise Refused("bad-move", f"A field of the move {kind.verb!r} is not what it should be.")
        return self._known(kind(**given))

    def move_from_text(self, text: str) -> CharterstoneMove:
        """The move that is typed so."""
        return self._known(move_text.parse(text))

    def _known(self, move: CharterstoneMove) -> CharterstoneMove:
        """The catalogue's own object for a move; Refused if it is not there."""
        if move in self.ids:
            return self.ids[self.ids.of(move)]
        usage = move_text.USAGE[move.verb]
        raise Refused("unknown-move", f"“{move}” is never a move. Type it as: {usage}.")

    def state_from_json(self, data: Json) -> CharterstoneState:
        """The state that `to_json` wrote."""
        if not isinstance(data, dict):
            raise Refused("bad-state", "A saved state is an object.")
        seats, options = data.get("seats"), data.get("options")
        if type(seats) is not int or not isinstance(options, dict):
            raise Refused("bad-state", "The saved state does not say how many play, or with which options.")
        return CharterstoneState.read(self._setup(seats, options), data)


GAME: Final = Charterstone(standard_index())
