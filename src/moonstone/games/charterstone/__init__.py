"""Charterstone: 1 to 6 players build a village that changes for ever.

A game object is bound to a village: `moonstone.load("charterstone")` plays the first game of a fresh one, and what
its legacy returns plays the next. What no crate has shown yet is in no view, no event, and nothing a client gets.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from random import Random
from typing import ClassVar, Final

from moonstone.engine import (
    Ai,
    CampaignSeat,
    Client,
    Editions,
    Event,
    Game,
    Json,
    Legacy,
    Refused,
    State,
    Stats,
    Tally,
    canonical,
)
from moonstone.engine.options import Choice
from moonstone.games.charterstone.ai import beginner, evaluate, rollout
from moonstone.games.charterstone.campaign import between_games, next_village
from moonstone.games.charterstone.campaign.village import Village, fresh, read_village
from moonstone.games.charterstone.client import edition, languages, words
from moonstone.games.charterstone.content.constants import CHARTERS
from moonstone.games.charterstone.content.content import Content
from moonstone.games.charterstone.content.options import OPTIONS
from moonstone.games.charterstone.content.read import from_json, read_edition, standard
from moonstone.games.charterstone.rules.game_setup import GameSetup
from moonstone.games.charterstone.rules.game_state import CharterstoneState
from moonstone.games.charterstone.rules.index import Index
from moonstone.games.charterstone.rules.moves import FIELDS, KINDS_OF_MOVE, NUMBERS, CharterstoneMove
from moonstone.games.charterstone.statistics import players
from moonstone.games.charterstone.statistics.counts import count_events


class Charterstone(Game[CharterstoneMove]):
    """The game with one content, as a village plays it."""

    name = "charterstone"
    title = "Charterstone"
    rules = 2
    options = OPTIONS
    presets: Mapping[str, Mapping[str, Choice]] = {}

    editions: CharterstoneEditions
    legacy: CharterstoneLegacy
    ai: CharterstoneAi
    client: CharterstoneClient
    stats: CharterstoneStats

    def __init__(self, index: Index, village: Village | None = None) -> None:
        self.index = index
        self.content: Content = index.content
        self.village = village or fresh(index.content)
        self.ids = index.catalogue.ids
        self.edition = self.content.name
        active = self.village.active
        self.seats = range(len(active), len(active) + 1) if active else range(1, len(CHARTERS) + 1)
        self.seat_names = tuple(CHARTERS[charter] for charter in active) or CHARTERS
        self.fingerprint = self.content.fingerprint
        if self.village != fresh(index.content):
            both = canonical([self.content.fingerprint, self.village.to_json()])
            self.fingerprint = hashlib.sha256(both.encode()).hexdigest()[:32]
        self.editions = CharterstoneEditions(self)
        self.legacy = CharterstoneLegacy(self)
        self.ai = CharterstoneAi(self)
        self.client = CharterstoneClient(self)
        self.stats = CharterstoneStats(self)
        self._setups: dict[tuple[int, tuple[Choice, ...]], GameSetup] = {}

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
            self._setups[key] = GameSetup(self.index, self._peopled(seats, chosen), chosen)
        return self._setups[key]

    def _peopled(self, seats: int, options: Mapping[str, Choice]) -> Village:
        """The village with players: a campaign's has them, a fresh one gets them on the first charters."""
        village, automas = self.village, options["automas"]
        assert isinstance(automas, int)
        if village.number > len(self.content.games):
            text = f"The campaign has {len(self.content.games)} games, and all are played."
            raise Refused("campaign-over", text, games=len(self.content.games))
        if village.active:
            if automas:
                raise Refused("bad-automas", "In a campaign the village says which charters the Automa plays.")
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
        return self._known(words.parse(text))

    def _known(self, move: CharterstoneMove) -> CharterstoneMove:
        """The catalogue's own object for a move; Refused if it is not there."""
        if move in self.ids:
            return self.ids[self.ids.of(move)]
        raise Refused("unknown-move", f"There is never such a move: “{move}”. Type it as: {words.USAGE[move.verb]}.")

    def state_from_json(self, data: Json) -> CharterstoneState:
        """The state that `to_json` wrote."""
        if not isinstance(data, dict):
            raise Refused("bad-state", "A saved state is an object.")
        seats, options = data.get("seats"), data.get("options")
        if type(seats) is not int or not isinstance(options, dict):
            raise Refused("bad-state", "The saved state does not say how many play, or with which options.")
        return CharterstoneState.read(self._setup(seats, options), data)


class CharterstoneEditions(Editions[Charterstone]):
    """The content, and the village it is played in."""

    def __init__(self, game: Charterstone) -> None:
        self._content, self._village = game.content, game.village

    @cached_property
    def _data(self) -> Json:
        if not self.has_secrets and self._village == fresh(self._content):
            return None
        return {
            "fingerprint": self._content.fingerprint,
            "village": self._village.to_json(),
            "content": self._content.printed if self.has_secrets else None,
        }

    def data(self) -> Json:
        """The village, and the content if it is not the standard one; None for a fresh village with that one."""
        return self._data

    def public(self) -> Json:
        """All of the content that is unlocked, and the village."""
        return edition.shown(self._content, self._village)

    @property
    def has_secrets(self) -> bool:
        """Content that is not the standard one comes with everything that is in its crates."""
        return self._content.fingerprint != standard().fingerprint

    def with_data(self, data: Json) -> Charterstone:
        """The same rules with another content, or in another village."""
        if not isinstance(data, dict) or "village" not in data:
            raise Refused("bad-edition", "An edition of Charterstone names its content and its village.")
        given = data.get("content")
        index = GAME.index if given is None else Index(from_json(given))
        wanted = data.get("fingerprint", index.content.fingerprint)
        if wanted != index.content.fingerprint:
            raise Refused("edition-changed", "The village was made with another content than this build has.")
        return Charterstone(index, read_village(index.content, data["village"]))

    def read(self, text: str) -> Json:
        """The standard content with the tables of a TOML text in place of its own, in a fresh village."""
        content = read_edition(text)
        return {"content": content.printed, "village": fresh(content).to_json()}


class CharterstoneLegacy(Legacy[CharterstoneMove, Charterstone]):
    """The village that goes on from game to game. A role is a charter; the game itself plays the Automa's."""

    old_names: ClassVar[Mapping[str, str]] = {"charter": "role", "automa": "scripted", "automas": "scripted"}

    def __init__(self, game: Charterstone) -> None:
        self._game = game

    @property
    def roles(self) -> tuple[str, ...]:
        """The charters."""
        return CHARTERS

    @property
    def seats(self) -> tuple[CampaignSeat, ...]:
        """The active charters."""
        village = self._game.village
        return tuple(CampaignSeat(CHARTERS[charter], village.charters[charter].automa) for charter in village.active)

    def seats_of(self, state: State[CharterstoneMove]) -> tuple[CampaignSeat, ...]:
        """The charters that are played in a game."""
        assert isinstance(state, CharterstoneState)
        table = state.setup
        return tuple(
            CampaignSeat(CHARTERS[charter], seat in table.automas) for seat, charter in enumerate(table.charters)
        )

    def next_game(self, state: State[CharterstoneMove]) -> Charterstone:
        """The game as a finished one leaves it: the next of the campaign."""
        if not isinstance(state, CharterstoneState) or state.turn:
            raise Refused("not-over", "The game is not over.")
        return Charterstone(self._game.index, next_village.next_village(state))

    def between_games(self, command: Mapping[str, Json]) -> Charterstone:
        """Between games: join, leave, hand over, name."""
        return Charterstone(self._game.index, between_games.change(self._game.content, self._game.village, command))

    def seat_commands(self, wanted: Sequence[CampaignSeat]) -> Sequence[Mapping[str, Json]]:
        """Join, hand over, leave. Leaving comes last, so that there is always a person in the village."""
        return between_games.seat_commands(self.seats, wanted)

    def name_command(self, role: str, what: str, name: str) -> Mapping[str, Json]:
        """The charter gives a name."""
        return {"deed": "name", "what": what, "name": name, "by": role}

    def bot_commands(self, seats: Collection[int], rng: Random) -> Sequence[Mapping[str, Json]]:
        """Names for everything bots may name."""
        game = self._game
        return between_games.bot_commands(game.content, game.village, [game.seat_names[seat] for seat in seats], rng)


class CharterstoneAi(Ai[CharterstoneMove]):
    """Judges by the points that plans lead to."""

    def __init__(self, game: Charterstone) -> None:
        self._game = game

    def evaluate_moves(self, view: Mapping[str, Json], moves: Sequence[CharterstoneMove]) -> Sequence[float]:
        """How good each move looks."""
        return evaluate.evaluate_moves(self._game, view, moves)

    def evaluate_moves_naively(self, view: Mapping[str, Json], moves: Sequence[CharterstoneMove]) -> Sequence[float]:
        """How good each move looks to a beginner."""
        return beginner.evaluate_moves_naively(self._game, view, moves)

    def candidate_moves(self, state: State[CharterstoneMove], seat: int) -> Sequence[tuple[CharterstoneMove, float]]:
        """The moves a search should consider."""
        assert isinstance(state, CharterstoneState)
        return rollout.candidate_moves(self._game, state, seat)

    def is_evaluable(self, state: State[CharterstoneMove]) -> bool:
        """Once it is known who has won."""
        assert isinstance(state, CharterstoneState)
        return rollout.is_evaluable(state)

    def rollout(self, state: State[CharterstoneMove], rng: Random) -> None:
        """To the end."""
        assert isinstance(state, CharterstoneState)
        rollout.rollout(state, rng)

    def win_probabilities(self, state: State[CharterstoneMove]) -> Sequence[float]:
        """By the points in the end."""
        assert isinstance(state, CharterstoneState)
        return rollout.win_probabilities(state)


class CharterstoneClient(Client[CharterstoneMove]):
    """The village to draw, and the words of all that is unlocked."""

    def __init__(self, game: Charterstone) -> None:
        self._content, self._village = game.content, game.village

    def assets(self) -> dict[str, Json]:
        """All that is unlocked; what crates bring in the course of a game is in the view."""
        return edition.shown(self._content, self._village)

    def words(self, language: str, view: Mapping[str, Json] | None = None) -> Mapping[str, str]:
        """Titles, stories and rule texts of all that is unlocked, in this village or in a game as somebody views it."""
        return languages.words(self._content, self._village, language, view)

    def describe_event(self, event: Mapping[str, Json], names: Sequence[str]) -> str:
        """An event as a sentence."""
        return words.describe_event(self._content, event, names)


class CharterstoneStats(Stats):
    """What was used, taken, scored and opened."""

    def __init__(self, game: Charterstone) -> None:
        self._game = game

    def count_events(self, events: Iterable[Event]) -> Tally:
        """Buildings used, cards taken, objectives scored, crates opened."""
        return count_events(events, self._game)

    def player_stats(self, events: Iterable[Event], seats: int) -> Sequence[Tally]:
        """By seat: what it used, built, took, scored, opened, shipped and brought."""
        return players.player_stats(events, seats, self._game)


GAME: Final = Charterstone(Index(standard()))
