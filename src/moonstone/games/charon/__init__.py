"""Charon, Inc.: 2 to 5 corporations stake claims on a moon of Pluto. Area majority with secret hands."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Final

from moonstone.engine import Editions, Game, Json, Refused
from moonstone.engine.options import Choice
from moonstone.games.charon.ai.facet import CharonAi
from moonstone.games.charon.board import Board
from moonstone.games.charon.cards import CARD_OF
from moonstone.games.charon.client import move_text
from moonstone.games.charon.client.facet import CharonClient
from moonstone.games.charon.edition import Edition, from_json, read_toml, standard
from moonstone.games.charon.moves import FIELDS, KINDS_OF_MOVE, Catalogue, CharonMove
from moonstone.games.charon.options import PRESETS, options_of
from moonstone.games.charon.rules import save
from moonstone.games.charon.rules.game_setup import GameSetup
from moonstone.games.charon.rules.state import CharonState
from moonstone.games.charon.rules.versions import NEWEST, VERSIONS
from moonstone.games.charon.statistics import CharonStats


class Charon(Game[CharonMove]):
    """The game with one edition."""

    name = "charon"
    title = "Charon, Inc."
    rules_kept = tuple(version for version in VERSIONS if version != NEWEST)
    seats = range(2, 6)
    seat_names = ("burgundy", "white", "deep blue", "gold", "aquamarine")
    editions: CharonEditions
    ai: CharonAi
    client: CharonClient
    stats: CharonStats

    def __init__(self, edition: Edition, rules: int = NEWEST) -> None:
        self.rules = rules
        self.options = options_of(rules)
        self.presets = PRESETS if rules == NEWEST else {}
        self.sheet = edition
        self.board = Board(edition)
        self.catalogue = Catalogue(edition, self.board, VERSIONS[rules])
        self.ids = self.catalogue.ids
        self.edition = edition.name
        self.fingerprint = edition.fingerprint
        self.editions = CharonEditions(edition, rules)
        self.ai = CharonAi(self.board)
        self.client = CharonClient(self.board)
        self.stats = CharonStats()
        self._setups: dict[tuple[int, tuple[Choice, ...]], GameSetup] = {}

    def start(self, seats: int, options: Mapping[str, Json] | None = None) -> CharonState:
        """A new game, before its first draw."""
        return CharonState.start(self.setup(seats, options))

    def with_rules(self, rules: int) -> Charon:
        """The standard edition under an earlier version of the rules."""
        return Charon(standard(), rules)

    def setup(self, seats: int, options: Mapping[str, Json] | None) -> GameSetup:
        """The board as so many use it, with these options; made once."""
        self.check_seats(seats)
        chosen = self.complete(options)
        key = (seats, tuple(chosen.values()))
        if key not in self._setups:
            self._setups[key] = GameSetup(self.sheet, self.board, self.catalogue, VERSIONS[self.rules], seats, chosen)
        return self._setups[key]

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
        return self._known(move_text.parse(text))

    def _known(self, move: CharonMove) -> CharonMove:
        """The catalogue's own object for a move; Refused, as exactly as can be said, if it is not there."""
        if move in self.ids:
            return self.ids[self.ids.of(move)]
        named = move.to_json()
        for field in ("spot", "to"):
            if field in named and named[field] not in self.board.spot_of:
                raise Refused("unknown-spot", f"There is no spot {named[field]!r} on this moon.", spot=named[field])
        if "card" in named and named["card"] not in CARD_OF:
            raise Refused("unknown-card", f"There is no card {named['card']!r}; a card is called 7b, for instance.")
        usage = move_text.USAGE[move.verb]
        raise Refused("unknown-move", f"“{move}” is never a move. Type it as: {usage}.")

    def state_from_json(self, data: Json) -> CharonState:
        """The state that `to_json` wrote."""
        if not isinstance(data, dict):
            raise Refused("bad-state", "A saved state is an object.")
        seats, options = data.get("seats"), data.get("options")
        if type(seats) is not int or not isinstance(options, dict):
            raise Refused("bad-state", "The saved state does not say how many play, or with which options.")
        return save.read(CharonState.start(self.setup(seats, options)), data)


class CharonEditions(Editions[Charon]):
    """Other boards and other cards, written in TOML."""

    def __init__(self, edition: Edition, rules: int) -> None:
        self._edition, self._rules = edition, rules

    def data(self) -> Json:
        """What is printed on board and cards; None for the edition of the box."""
        return None if self._edition.fingerprint == standard().fingerprint else self.public()

    def public(self) -> Json:
        """What is printed on board and cards."""
        return deepcopy(self._edition.printed)

    def with_data(self, data: Json) -> Charon:
        """The same rules on another board or with other cards."""
        return Charon(from_json(data), self._rules)

    def read(self, text: str) -> Json:
        """The edition written in TOML."""
        return read_toml(text).printed


GAME: Final = Charon(standard())
