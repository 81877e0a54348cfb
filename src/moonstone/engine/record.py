"""A record: a match as one JSON file that replays, and that anybody can check."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Final, NoReturn, TypeVar

from moonstone.engine.chance import SECRET_BYTES, Draws
from moonstone.engine.game import AnyGame, edition_data
from moonstone.engine.match import Match, Player, read_entry
from moonstone.engine.plain import Json, from_text
from moonstone.engine.refusal import Refused
from moonstone.engine.registry import load
from moonstone.engine.sealing import sealed_entry

FORMAT: Final = 1
"""The version of the file's layout; a game's rules have a version of their own."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Record:
    """A match as plain data. Reading one proves its layout only: `replay` and `verify` prove the moves."""

    game: str
    rules: int
    edition: str
    fingerprint: str
    edition_data: Json
    players: tuple[Player, ...]
    options: dict[str, Json]
    commitment: str
    secret: str | None
    log: tuple[dict[str, Json], ...]
    result: Json

    @classmethod
    def of(cls, match: Match, *, with_secret: bool | None = None, sealed: bool = False) -> Record:
        """The record of a match. The secret goes in when the match is over, or when told so: a saved game needs it.

        If it is sealed, what stays secret after the match is left out, and what was committed to is left in.
        """
        game, result = match.game, match.state.result
        seals = sealed and match.keeps_secrets
        if match.draws is None:
            raise ValueError("a match without draws has no commitment to record")
        reveal = result is not None if with_secret is None else with_secret
        return cls(
            game=game.name,
            rules=game.rules,
            edition=game.edition,
            fingerprint=game.fingerprint,
            edition_data=edition_data(game, sealed=seals),
            players=match.players,
            options=match.options,
            commitment=match.draws.commitment,
            secret=match.draws.secret.hex() if reveal else None,
            log=tuple(sealed_entry(game.legacy if seals else None, entry.to_json()) for entry in match.log),
            result=None if result is None else result.to_json(),
        )

    def dumps(self) -> str:
        """The file's text: the same bytes for the same match everywhere, one log entry a line."""
        head: dict[str, Json] = {
            "moonstone": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "edition": {"name": self.edition, "fingerprint": self.fingerprint, "printed": self.edition_data},
            "players": [player.to_json() for player in self.players],
            "options": self.options,
            "commitment": self.commitment,
            "secret": self.secret,
            "result": self.result,
        }
        lines = [f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in head.items()]
        entries = ",\n".join("  " + json.dumps(entry, ensure_ascii=False) for entry in self.log)
        lines.append(f'"log": [\n{entries}\n]')
        return "{\n" + ",\n".join(lines) + "\n}\n"

    @classmethod
    def loads(cls, text: str | bytes) -> Record:
        """Read a file's text; Refused with what is wrong with it."""
        try:
            data = from_text(text)
        except ValueError:
            raise Refused("not-json", "This is not a Moonstone record: it is not whole JSON.") from None
        if not isinstance(data, dict) or "moonstone" not in data:
            raise Refused("not-a-record", "This is JSON, but not a Moonstone record.")
        if data["moonstone"] != FORMAT:
            text = f"This record has layout {data['moonstone']!r}; this build reads layout {FORMAT}."
            raise Refused("record-layout", text)
        edition = _field(data, "edition", dict, "an object")
        secret = data.get("secret")
        return cls(
            game=_field(data, "game", str, "a name"),
            rules=_field(data, "rules", int, "a number"),
            edition=_field(edition, "name", str, "a name"),
            fingerprint=_field(edition, "fingerprint", str, "a hash"),
            edition_data=edition.get("printed"),
            players=tuple(_player(player) for player in _field(data, "players", list, "a list")),
            options=_field(data, "options", dict, "an object"),
            commitment=_field(data, "commitment", str, "a hash"),
            secret=None if secret is None else _field(data, "secret", str, "a hexadecimal text"),
            log=tuple(_entry_object(index, entry) for index, entry in enumerate(_field(data, "log", list, "a list"))),
            result=data.get("result"),
        )

    def load_game(self) -> AnyGame:
        """The game the record was made with, edition and version included; Refused if this build has another."""
        game = load(self.game, self.edition_data, self.rules)
        if (game.edition, game.fingerprint) != (self.edition, self.fingerprint):
            text = f"The record's edition {self.edition!r} is not the edition of that name in this build."
            raise Refused("edition-changed", text, edition=self.edition)
        return game

    def replay(self) -> Match:
        """Play the record again, every move checked; Refused with the move number and the reason.

        A match that is not over can go on if the record holds its secret. The record of a version that is only shown is
        refused, saying how far it can be followed (`follow`).
        """
        game = self.load_game()
        if game.is_retired:
            self._refuse_retired(game)
        draws = self._draws()
        match = Match(game, self.players, self.options, draws)
        for index, data in enumerate(self.log):
            try:
                match.replay_entry(read_entry(game, data))
            except Refused as refused:
                raise Refused(refused.code, f"Entry {index + 1}: {refused.text}", entry=index + 1) from None
        if draws is not None:
            match.resolve_chance()
        state = match.state
        result = None if state.result is None else state.result.to_json()
        if self.result != result:
            raise Refused("wrong-result", "The record's result is not the one its moves lead to.")
        return match

    def follow(self) -> Match:
        """Play the record as far as the present rules follow it.

        That is all of it, or Refused, unless its version is only shown: then the match may have fewer entries than the
        log.
        """
        game = self.load_game()
        if not game.is_retired:
            return self.replay()
        match = Match(game, self.players, self.options, self._draws())
        match.follow(self.log)
        return match

    def _refuse_retired(self, game: AnyGame) -> NoReturn:
        entries, followed = len(self.log), len(self.follow().log)
        text = (
            f"This record is of version {self.rules} of the rules of {game.title}, which is no longer in use. The "
            f"present rules follow {followed} of its {entries} entries. You can look at it as far as that, but it can "
            "be neither verified nor continued."
        )
        raise Refused("rules-retired", text, rules=self.rules, followed=followed, entries=entries)

    def verify(self) -> Match:
        """Replay, and check that no draw was chosen: every one must follow from the published secret."""
        if self.secret is None:
            raise Refused("no-secret", "The secret is not published yet, so the draws cannot be checked.")
        match = self.replay()
        twin = Match(match.game, match.players, match.options, match.draws)
        for index, entry in enumerate(match.log):
            try:
                twin.check_draw(entry)
            except Refused as refused:
                raise Refused(refused.code, f"Entry {index + 1}: {refused.text}", entry=index + 1) from None
            twin.replay_entry(entry)
        return match

    def _draws(self) -> Draws | None:
        if self.secret is None:
            return None
        try:
            secret = bytes.fromhex(self.secret)
        except ValueError:
            secret = b""
        if len(secret) != SECRET_BYTES:
            raise Refused("bad-secret", f"The record's secret is not {SECRET_BYTES} bytes in hexadecimal.")
        if hashlib.sha256(secret).hexdigest() != self.commitment:
            raise Refused("broken-commitment", "The record's secret is not the one that was committed to.")
        return Draws(secret)


def _field(data: dict[str, Json], name: str, kind: type[T], what: str) -> T:
    value = data.get(name)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise Refused("bad-record", f"The record's {name!r} is missing or not {what}.", field=name)
    return value


def _player(data: Json) -> Player:
    if not isinstance(data, dict):
        raise Refused("bad-record", "A player of the record is not an object.", field="players")
    bot = data.get("bot")
    if bot is not None and not isinstance(bot, str):
        raise Refused("bad-record", "A player's bot in the record is not a name.", field="players")
    return Player(_field(data, "name", str, "a name"), bot)


def _entry_object(index: int, data: Json) -> dict[str, Json]:
    if not isinstance(data, dict):
        raise Refused("bad-entry", f"Entry {index + 1} is not an object.", entry=index + 1)
    return data
