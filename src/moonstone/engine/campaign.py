"""A campaign: games that follow from each other, as one append-only log that replays, and that anybody can check.

What a game leaves behind is another game (`Game.after`), and so is what is done between two (`Game.change`). A campaign
is the log of both: deeds, the beginning of each game, every move, every result. The file has one line for each entry,
sealed with a hash of itself and of all lines before it, so that a changed line is found, and named by game and move.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from moonstone.engine.chance import Draws
from moonstone.engine.contract import NATURE, Move
from moonstone.engine.event import Event
from moonstone.engine.match import LONGEST_NAME, Match, Played, Player, read_entry
from moonstone.engine.plain import Json, canonical
from moonstone.engine.refusal import Refused
from moonstone.engine.registry import AnyGame, load_with

LAYOUT: Final = 1
"""The version of the file's layout."""
SEAL_BYTES: Final = 12


@dataclass(slots=True)
class Begun:
    """A game of the campaign: how the village stood before it, and where in the log it begins."""

    game: AnyGame
    entry: int


@dataclass(slots=True)
class Campaign:
    """The log, and what follows from it: the game to be played next, and the match that is being played.

    Everything is worked out before it is written, so that what is refused leaves no trace.
    """

    title: str
    founded: AnyGame
    """The game as the campaign found it."""
    game: AnyGame
    """The game as it stands between two matches."""
    match: Match | None = None
    entries: list[dict[str, Json]] = field(default_factory=list)
    begun: list[Begun] = field(default_factory=list)
    """The games on the present line, in order."""

    @classmethod
    def found(cls, game: AnyGame, title: str) -> Campaign:
        """A new campaign. Refused if its title cannot be shown."""
        if not 1 <= len(title.strip()) <= LONGEST_NAME or not title.isprintable():
            raise Refused("bad-name", f"A campaign's title must have 1 to {LONGEST_NAME} printable characters.")
        return cls(title.strip(), game, game)

    @property
    def number(self) -> int:
        """The number of the game that is played, or else of the next."""
        return len(self.begun) + (self.match is None)

    def change(self, deed: Mapping[str, Json]) -> None:
        """Do something between two games. Raises Refused and changes nothing if it may not be done."""
        if self.match is not None:
            raise Refused("game-running", f"Game {self.number} is being played; that is for between games.")
        self.game = self.game.change(deed)
        self.entries.append(dict(deed))

    def begin(self, players: Sequence[Player], options: Mapping[str, Json] | None = None, *, secret: bytes) -> Match:
        """Begin the next game. The secret fixes every draw of it."""
        if self.match is not None:
            raise Refused("game-running", f"Game {self.number} is being played already.")
        draws = Draws(secret)
        match = Match(self.game, players, options, draws)
        entry: dict[str, Json] = {
            "begin": self.number,
            "players": [player.to_json() for player in match.players],
            "options": match.options,
            "commitment": draws.commitment,
            "secret": secret.hex(),
        }
        self.begun.append(Begun(self.game, len(self.entries)))
        self.entries.append(entry)
        self.match = match
        match.resolve_chance()
        self._write_from(0)
        return match

    def play(self, seat: int, move: Move) -> list[Event]:
        """Make a move in the running game. When it was the last, the campaign goes on from what the game left."""
        match = self._running()
        position = len(match.log)
        events = match.play(seat, move)
        self._write_from(position)
        return events

    def undo(self, seat: int, to: int | None = None, consent: Collection[int] = ()) -> int:
        """Take a move of the running game back, as `Match.undo`."""
        match = self._running()
        position = len(match.log)
        back = match.undo(seat, to, consent)
        self._write_from(position)
        return back

    def keep(self) -> None:
        """Write down what was done to the match itself, by those who play it through its own methods."""
        if self.match is not None:
            written = len(self.entries) - self.begun[-1].entry - 1
            self._write_from(written)

    def rewind(self, number: int) -> None:
        """Go back to just before game `number` began, to play it anew; what came after stays in the log."""
        if number not in range(1, len(self.begun) + 1):
            text = f"There is no game {number} to go back to; {len(self.begun)} have begun."
            raise Refused("no-such-game", text, number=number)
        self.entries.append({"rewind": number})
        self._go_back(number)

    def _go_back(self, number: int) -> None:
        self.game = self.begun[number - 1].game
        del self.begun[number - 1 :]
        self.match = None

    def fork(self, title: str, number: int | None = None) -> Campaign:
        """Another campaign with the same past: up to just before game `number`, or all of it."""
        if number is not None and number not in range(1, len(self.begun) + 1):
            text = f"There is no game {number} to fork at; {len(self.begun)} have begun."
            raise Refused("no-such-game", text, number=number)
        end = len(self.entries) if number is None else self.begun[number - 1].entry
        twin = Campaign.found(self.founded, title)
        for entry in self.entries[:end]:
            twin._follow(entry)
        return twin

    def _running(self) -> Match:
        if self.match is None:
            raise Refused("no-game", "No game of this campaign is being played.")
        return self.match

    def _write_from(self, position: int) -> None:
        """Add the match's entries from there on, and after the last one its result."""
        match = self._running()
        self.entries += [entry.to_json() for entry in match.log[position:]]
        result = match.state.result
        if result is not None:
            self.entries.append({"over": self.number, "result": result.to_json()})
            self.game = match.game.after(match.state)
            self.match = None

    # The file

    def dumps(self) -> str:
        """The file's text: a line for the campaign, then one for each entry, each with its seal."""
        head: dict[str, Json] = {
            "moonstone": LAYOUT,
            "campaign": self.title,
            "game": self.founded.name,
            "rules": self.founded.rules,
            "edition": {
                "name": self.founded.edition,
                "fingerprint": self.founded.fingerprint,
                "printed": None
                if self.founded.fingerprint == load_with(self.founded.name, None).fingerprint
                else self.founded.printed(),
            },
        }
        lines = []
        seal = ""
        for entry in (head, *self.entries):
            seal = sealed(seal, entry)
            lines.append(json.dumps({**entry, "seal": seal}, ensure_ascii=False))
        return "\n".join(lines) + "\n"

    @classmethod
    def loads(cls, text: str | bytes) -> Campaign:
        """The campaign in a file's text, every line's seal, every move and every draw checked.

        Refused with the game, the move and the reason if anything is not as it was written.
        """
        lines = (text.encode() if isinstance(text, str) else text).splitlines()
        seal = ""
        campaign: Campaign | None = None
        for number, line in enumerate(lines, 1):
            try:
                seal, entry = _unsealed(seal, line)
                if campaign is None:
                    campaign = _headed(entry)
                else:
                    campaign._follow(entry)
            except Refused as refused:
                where = "The first line" if campaign is None else campaign._where()
                game, move = (0, 0) if campaign is None else campaign._place()
                said = f"{where} (line {number}): {refused.text}"
                raise Refused(refused.code, said, line=number, game=game, move=move) from None
        if campaign is None:
            raise Refused("not-a-campaign", "This is an empty file, not a campaign.")
        return campaign

    def _place(self) -> tuple[int, int]:
        """The game and the move of the next entry; move 0 is between games."""
        return self.number, 0 if self.match is None else len(self.match.log) + 1

    def _where(self) -> str:
        game, move = self._place()
        return f"Game {game}, move {move}" if move else f"Before game {game}"

    def _follow(self, entry: Mapping[str, Json]) -> None:
        """Do what an entry says, checking every draw."""
        if self.match is not None and "by" in entry:
            self._follow_move(self.match, entry)
        elif "deed" in entry:
            self.change(entry)
        elif "begin" in entry:
            self._follow_begin(entry)
        elif "over" in entry:
            self._follow_over(entry)
        elif isinstance(entry.get("rewind"), int):
            self.rewind(int(str(entry["rewind"])))
        else:
            raise Refused("bad-entry", "This entry says nothing that can be done here.")

    def _follow_move(self, match: Match, data: Mapping[str, Json]) -> None:
        entry = read_entry(match.game, data)
        if isinstance(entry, Played) and entry.by == NATURE and match.turn == (NATURE,):
            assert match.draws is not None
            owed = match.state.chance_outcomes().pick(partial(match.draws.nth, match.drawn))
            if owed != entry.move:
                raise Refused("false-draw", f"Chance gave “{owed}”, but the file says “{entry.move}”.")
        match.replay_entry(entry)
        self.entries.append(dict(data))

    def _follow_begin(self, entry: Mapping[str, Json]) -> None:
        players, options, secret = entry.get("players"), entry.get("options"), entry.get("secret")
        if not isinstance(players, list) or not isinstance(options, dict) or not isinstance(secret, str):
            raise Refused("bad-entry", "A game begins with players, options and a secret.")
        if self.match is not None or entry["begin"] != self.number:
            raise Refused("bad-entry", "No game can begin here.")
        try:
            draws = Draws(bytes.fromhex(secret))
        except ValueError:
            raise Refused("bad-secret", "The secret is not 32 bytes in hexadecimal.") from None
        if draws.commitment != entry.get("commitment"):
            raise Refused("broken-commitment", "The secret is not the one that was committed to.")
        self.match = Match(self.game, [_player(player) for player in players], options, draws)
        self.begun.append(Begun(self.game, len(self.entries)))
        self.entries.append(dict(entry))

    def _follow_over(self, entry: Mapping[str, Json]) -> None:
        match = self._running()
        result = match.state.result
        if result is None or entry.get("result") != result.to_json() or entry["over"] != self.number:
            raise Refused("wrong-result", "The result is not the one the moves lead to.")
        self.entries.append(dict(entry))
        self.game = match.game.after(match.state)
        self.match = None


def sealed(before: str, entry: Mapping[str, Json]) -> str:
    """The seal of an entry: a hash of it and, through the seal before, of everything before it."""
    data = before + canonical(dict(entry))
    return hashlib.blake2b(data.encode(), digest_size=SEAL_BYTES).hexdigest()


def _unsealed(before: str, line: bytes) -> tuple[str, dict[str, Json]]:
    try:
        data = json.loads(line.decode())
    except (ValueError, RecursionError):
        raise Refused("not-json", "This is not a line of JSON as it was written.") from None
    if not isinstance(data, dict):
        raise Refused("bad-entry", "This is not an entry of a campaign.")
    seal = data.pop("seal", None)
    if json.dumps({**data, "seal": seal}, ensure_ascii=False).encode() != line or sealed(before, data) != seal:
        raise Refused("broken-seal", "This was changed after it was written: its seal does not fit.")
    return str(seal), data


def _headed(data: Mapping[str, Json]) -> Campaign:
    edition = data.get("edition")
    if not isinstance(edition, dict) or not isinstance(data.get("campaign"), str):
        raise Refused("not-a-campaign", "This is not a campaign of Moonstone.")
    if data.get("moonstone") != LAYOUT:
        raise Refused("record-layout", f"This build reads campaigns of layout {LAYOUT}.")
    game = load_with(str(data.get("game")), edition.get("printed"))
    if game.rules != data.get("rules"):
        text = f"This campaign follows version {data.get('rules')} of the rules; this build plays {game.rules}."
        raise Refused("rules-version", text)
    if (game.edition, game.fingerprint) != (edition.get("name"), edition.get("fingerprint")):
        raise Refused("edition-changed", "The campaign was made with another edition than this build has.")
    return Campaign.found(game, str(data["campaign"]))


def _player(data: Json) -> Player:
    if not isinstance(data, dict) or not isinstance(data.get("name"), str):
        raise Refused("bad-entry", "A player has a name.")
    bot = data.get("bot")
    return Player(str(data["name"]), bot if isinstance(bot, str) else None)
