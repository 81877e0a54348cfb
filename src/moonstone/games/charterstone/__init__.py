"""Charterstone: 1 to 6 players build a village that changes for ever.

A game object is bound to a village: `moonstone.load("charterstone")` plays the first game of a fresh one, and what
`after` returns plays the next. All that no crate has shown yet is in no view, no event and not in `printed`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from moonstone.engine import Event, Game, Json, Refused, State, Tally, canonical
from moonstone.engine.options import Choice
from moonstone.games.charterstone.ai import beginner, evaluate, rollout
from moonstone.games.charterstone.campaign import between_games, next_village
from moonstone.games.charterstone.campaign.village import Village, fresh, read_village
from moonstone.games.charterstone.client import edition, languages, words
from moonstone.games.charterstone.content.constants import CHARTERS
from moonstone.games.charterstone.content.content import Content
from moonstone.games.charterstone.content.options import OPTIONS
from moonstone.games.charterstone.content.read import from_json, read_edition, standard
from moonstone.games.charterstone.rules import save
from moonstone.games.charterstone.rules.index import Index, Table
from moonstone.games.charterstone.rules.moves import FIELDS, KINDS_OF_MOVE, NUMBERS, CharterstoneMove
from moonstone.games.charterstone.rules.state import CharterstoneState
from moonstone.games.charterstone.statistics import players
from moonstone.games.charterstone.statistics.counts import tally


class Charterstone(Game[CharterstoneMove]):
    """The game with one content, as a village plays it."""

    name = "charterstone"
    title = "Charterstone"
    rules = 2
    options = OPTIONS
    presets: Mapping[str, Mapping[str, Choice]] = {}

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
        self._tables: dict[tuple[int, tuple[Choice, ...]], Table] = {}

    def start(
        self, seats: int, options: Mapping[str, Json] | None = None, campaign: Village | None = None
    ) -> CharterstoneState:
        """A new game, before its first question; of another village, if one is given."""
        if campaign is not None:
            return Charterstone(self.index, campaign).start(seats, options)
        return CharterstoneState.start(self._table(seats, options))

    def _table(self, seats: int, options: Mapping[str, Json] | None) -> Table:
        self.check_seats(seats)
        chosen = self.complete(options)
        key = (seats, tuple(chosen.values()))
        if key not in self._tables:
            self._tables[key] = Table(self.index, self._peopled(seats, chosen), chosen)
        return self._tables[key]

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
        return save.read(CharterstoneState.start(self._table(seats, options)), data)

    # The edition: the content, and the village it is played in.

    def printed(self) -> Json:
        """The content's name and the village; the content itself only if it is not the standard one."""
        content: Json = None if self.content.fingerprint == standard().fingerprint else self.content.printed
        return {**edition.shown(self.content, self.village), "content": content}

    def shown(self) -> Json:
        """What a client may draw: nothing that is not unlocked."""
        return edition.shown(self.content, self.village)

    def parts(self) -> dict[str, Json]:
        """The same, which is all a client needs; what crates bring in the course of a game is in the view."""
        return edition.shown(self.content, self.village)

    def words(self, language: str, view: Mapping[str, Json] | None = None) -> Mapping[str, str]:
        """Titles, stories and rule texts of all that is unlocked, in this village or in a game as somebody views it."""
        return languages.words(self.content, self.village, language, view)

    def read_edition(self, text: str) -> Json:
        """The standard content with the tables of a TOML text in place of its own, in a fresh village."""
        content = read_edition(text)
        return {"content": content.printed, "village": fresh(content).to_json()}

    def on(self, printed: Json) -> Charterstone:
        """The same rules with another content, or in another village."""
        if not isinstance(printed, dict) or "village" not in printed:
            raise Refused("bad-edition", "An edition of Charterstone names its content and its village.")
        given = printed.get("content")
        index = GAME.index if given is None else Index(from_json(given))
        wanted = printed.get("fingerprint", index.content.fingerprint)
        if wanted != index.content.fingerprint:
            raise Refused("edition-changed", "The village was made with another content than this build has.")
        return Charterstone(index, read_village(index.content, printed["village"]))

    # The campaign.

    def after(self, state: State[CharterstoneMove]) -> Charterstone:
        """The game as a finished one leaves it: the next of the campaign."""
        if not isinstance(state, CharterstoneState) or state.turn:
            raise Refused("not-over", "The game is not over.")
        return Charterstone(self.index, next_village.after(state))

    def change(self, deed: Mapping[str, Json]) -> Charterstone:
        """Between games: join, leave, hand over, name."""
        return Charterstone(self.index, between_games.change(self.content, self.village, deed))

    def wishes(self, seats: Collection[int], rng: Random) -> Sequence[Mapping[str, Json]]:
        """Names for everything bots may name."""
        return between_games.wishes(self.content, self.village, [self.seat_names[seat] for seat in seats], rng)

    def weigh(self, view: Mapping[str, Json], moves: Sequence[CharterstoneMove]) -> Sequence[float]:
        """How good each move looks."""
        return evaluate.weigh(self, view, moves)

    def glance(self, view: Mapping[str, Json], moves: Sequence[CharterstoneMove]) -> Sequence[float]:
        """How good each move looks to a beginner."""
        return beginner.glance(self, view, moves)

    def likely(self, state: State[CharterstoneMove], seat: int) -> Sequence[tuple[CharterstoneMove, float]]:
        """The moves worth a thought."""
        assert isinstance(state, CharterstoneState)
        return rollout.likely(self, state, seat)

    def judged(self, state: State[CharterstoneMove]) -> bool:
        """Once it is known who has won."""
        assert isinstance(state, CharterstoneState)
        return rollout.judged(state)

    def play_on(self, state: State[CharterstoneMove], rng: Random) -> None:
        """To the end."""
        assert isinstance(state, CharterstoneState)
        rollout.play_on(state, rng)

    def chances(self, state: State[CharterstoneMove]) -> Sequence[float]:
        """By the points in the end."""
        assert isinstance(state, CharterstoneState)
        return rollout.chances(state)

    def tally(self, events: Iterable[Event]) -> Tally:
        """Buildings used, cards taken, objectives scored, crates opened."""
        return tally(events, self)

    def feats(self, events: Iterable[Event], seats: int) -> Sequence[Tally]:
        """By seat: what it used, built, took, scored, opened, shipped and brought."""
        return players.feats(events, seats, self)

    def say(self, event: Mapping[str, Json], names: Sequence[str]) -> str:
        """An event as a sentence."""
        return words.say(self.content, event, names)


GAME: Final = Charterstone(Index(standard()))
