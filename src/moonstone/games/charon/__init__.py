"""Charon, Inc.: 2 to 5 corporations stake claims on a moon of Pluto. Area majority with secret hands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from random import Random
from typing import Final

from moonstone.engine import Event, Game, Json, Refused, State, Tally
from moonstone.engine.options import Choice
from moonstone.games.charon import foresight, glance, judgement, saved, words
from moonstone.games.charon.board import Board
from moonstone.games.charon.cards import CARD_OF
from moonstone.games.charon.edition import Edition, from_json, read_toml, standard
from moonstone.games.charon.moves import FIELDS, KINDS_OF_MOVE, Catalogue, CharonMove
from moonstone.games.charon.options import OPTIONS, PRESETS
from moonstone.games.charon.parts import parts
from moonstone.games.charon.state import CharonState
from moonstone.games.charon.statistics import feats, tally
from moonstone.games.charon.table import Table


class Charon(Game[CharonMove]):
    """The game with one edition."""

    name = "charon"
    title = "Charon, Inc."
    rules = 1
    seats = range(2, 6)
    seat_names = ("burgundy", "white", "deep blue", "gold", "aquamarine")
    options = OPTIONS
    presets = PRESETS

    def __init__(self, edition: Edition) -> None:
        self.sheet = edition
        self.board = Board(edition)
        self.catalogue = Catalogue(edition, self.board)
        self.ids = self.catalogue.ids
        self.edition = edition.name
        self.fingerprint = edition.fingerprint
        self._tables: dict[tuple[int, tuple[Choice, ...]], Table] = {}

    def start(self, seats: int, options: Mapping[str, Json] | None = None) -> CharonState:
        """A new game, before its first draw."""
        return CharonState.start(self.table(seats, options))

    def table(self, seats: int, options: Mapping[str, Json] | None) -> Table:
        """The board as so many use it, with these options; made once."""
        self.check_seats(seats)
        chosen = self.complete(options)
        key = (seats, tuple(chosen.values()))
        if key not in self._tables:
            self._tables[key] = Table(self.sheet, self.board, self.catalogue, seats, chosen)
        return self._tables[key]

    def move_from_json(self, data: Json) -> CharonMove:
        """The move that `to_json` wrote."""
        if not isinstance(data, dict) or not isinstance(data.get("move"), str):
            raise Refused("bad-move", "A move is an object that names its move.")
        kind = KINDS_OF_MOVE.get(str(data["move"]))
        if kind is None:
            raise Refused("unknown-move", f"There is no move {data['move']!r}.")
        fields = {name: value for name, value in data.items() if name != "move"}
        names = FIELDS[kind.verb]
        if fields.keys() != set(names):
            raise Refused("bad-move", f"The move {kind.verb!r} has the fields: {', '.join(names) or 'none'}.")
        if not all(type(value) in (str, int) for value in fields.values()):
            raise Refused("bad-move", f"A field of the move {kind.verb!r} is neither a name nor a number.")
        return self._known(kind(**fields))

    def move_from_text(self, text: str) -> CharonMove:
        """The move that is typed so."""
        return self._known(words.parse(text))

    def _known(self, move: CharonMove) -> CharonMove:
        """The catalogue's own object for a move; Refused, as exactly as can be said, if it is not there."""
        if move in self.ids:
            return self.ids[self.ids.of(move)]
        named = move.to_json()
        for field in ("spot", "to"):
            if field in named and named[field] not in self.board.spot_of:
                raise Refused("unknown-spot", f"There is no spot {named[field]!r} on this moon.")
        if "card" in named and named["card"] not in CARD_OF:
            raise Refused("unknown-card", f"There is no card {named['card']!r}; a card is called 7b, for instance.")
        raise Refused("unknown-move", f"There is never such a move: “{move}”. Type it as: {words.USAGE[move.verb]}.")

    def state_from_json(self, data: Json) -> CharonState:
        """The state that `to_json` wrote."""
        if not isinstance(data, dict):
            raise Refused("bad-state", "A saved state is an object.")
        seats, options = data.get("seats"), data.get("options")
        if type(seats) is not int or not isinstance(options, dict):
            raise Refused("bad-state", "The saved state does not say how many play, or with which options.")
        return saved.read(CharonState.start(self.table(seats, options)), data)

    def printed(self) -> Json:
        """The edition."""
        return deepcopy(self.sheet.printed)

    def parts(self) -> dict[str, Json]:
        """Places and cards."""
        return parts(self.sheet, self.board)

    def read_edition(self, text: str) -> Json:
        """The edition written in TOML."""
        return read_toml(text).printed

    def on(self, printed: Json) -> Charon:
        """The same rules on another board or with other cards."""
        return Charon(from_json(printed))

    def weigh(self, view: Mapping[str, Json], moves: Sequence[CharonMove]) -> Sequence[float]:
        """How good each move looks."""
        return judgement.weigh(self, view, moves)

    def glance(self, view: Mapping[str, Json], moves: Sequence[CharonMove]) -> Sequence[float]:
        """How good each move looks to a beginner."""
        return glance.glance(self, view, moves)

    def likely(self, state: State[CharonMove], seat: int) -> Sequence[tuple[CharonMove, float]]:
        """The moves worth a thought."""
        assert isinstance(state, CharonState)
        return foresight.likely(self, state, seat)

    def judged(self, state: State[CharonMove]) -> bool:
        """At the builds of a round, and until the next begins to be drawn."""
        assert isinstance(state, CharonState)
        return foresight.judged(state)

    def play_on(self, state: State[CharonMove], rng: Random) -> None:
        """To the builds of the round."""
        assert isinstance(state, CharonState)
        foresight.PlayingOn(state, rng).run()

    def chances(self, state: State[CharonMove]) -> Sequence[float]:
        """By what everybody can build, and what is left for later rounds."""
        assert isinstance(state, CharonState)
        return foresight.chances(state)

    def tally(self, events: Iterable[Event]) -> Tally:
        """Numbers built, actions used, ties left."""
        return tally(events)

    def feats(self, events: Iterable[Event], seats: int) -> Sequence[Tally]:
        """What each seat built, held and used."""
        return feats(events, seats)

    def say(self, event: Mapping[str, Json], names: Sequence[str]) -> str:
        """An event as a sentence."""
        return words.say(event, names)


GAME: Final = Charon(standard())
