"""A campaign as a file: an append-only log that replays, and that anybody can check.

The file has one line for each entry: the campaign, what is done between games, the beginning of each game, every move,
every result. Each line carries a hash of itself and of all lines before it, so that a changed line is found, and named
by game and move.

A move that stays secret is hashed as a copy has it, which says no more than that there was one and what it commits
itself to: so it can be left out of a copy without breaking the chain, and put in again.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Literal, TypeAlias

from moonstone.engine.campaign import Campaign, CampaignGame
from moonstone.engine.chance import Draws
from moonstone.engine.event import Event
from moonstone.engine.game import AnyGame, legacy_of
from moonstone.engine.match import UNFOLLOWABLE, Match, Played, Player, draws_for, edition_of, read_entry
from moonstone.engine.move import Move
from moonstone.engine.naming import LONGEST_NAME, checked_name
from moonstone.engine.plain import Json, canonical, from_text
from moonstone.engine.refusal import Refused
from moonstone.engine.registry import load
from moonstone.engine.sealing import AnyLegacy, is_sealed, sealed_entry, stays_secret

LAYOUT: Final = 1
"""The version of the file's layout."""
HASH_BYTES: Final = 12

HEAD: Final = frozenset({"moonstone", "campaign", "game", "rules", "edition"})
HEAD_EDITION: Final = frozenset({"name", "fingerprint", "printed"})
"""What the first line holds, and the edition in it."""
EntryKind: TypeAlias = Literal["move", "command", "begin", "over", "rules", "rewind"]
FIELDS: Final[Mapping[EntryKind, Collection[str]]] = {
    "begin": {"begin", "players", "options", "commitment", "secret"},
    "over": {"over", "result"},
    "rules": {"rules"},
    "rewind": {"rewind"},
}
"""By kind of entry that is neither a move nor a command: exactly what it holds."""
KEY: Final = "key"
"""Where the beginning of a game has its key (`Draws.keyed`), which only the campaign's keeper has until all is open."""


@dataclass(slots=True)
class CampaignFile:
    """A campaign with all its moves: the log, and what follows from it.

    Everything is worked out before it is written, so that what is refused leaves no trace.
    """

    title: str
    campaign: Campaign[int]
    match: Match | None = None
    """The match that is being played."""
    entries: list[dict[str, Json]] = field(default_factory=list)
    followed: int | None = None
    """How many of the entries the present rules follow; None for all. Only a campaign with games of a version that is
    no longer played can have more: it is shown as it stood so far, and cannot be continued."""
    verified: bool = True
    """Whether every draw follows from its secret. In games of a version that is no longer played, those that do not are
    taken as the log has them."""
    revealed: int = 0
    """How many of the entries may be known to everybody: those up to where the campaign revealed all secrets."""
    roles: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """By where in `entries` a game begins: the role of each seat."""

    @classmethod
    def found(cls, game: AnyGame, title: str) -> CampaignFile:
        """A new campaign. Refused if its title cannot be shown, or the game has no campaigns."""
        return cls(checked_name(title, "A campaign's title", LONGEST_NAME), Campaign.found(game))

    @property
    def founded(self) -> AnyGame:
        """The game as the campaign found it."""
        return self.campaign.founded

    @property
    def begun(self) -> tuple[CampaignGame[int], ...]:
        """The games of the campaign as it stands; what it notes of each is where in `entries` it begins."""
        return self.campaign.begun

    @property
    def game(self) -> AnyGame:
        """The game as it stands between two matches, or as it stood before the running one."""
        return self.campaign.game

    @property
    def number(self) -> int:
        """The number of the running game, or else of the next."""
        return self.campaign.number

    @property
    def retired(self) -> tuple[AnyGame, ...]:
        """As what the campaign stands and has stood under versions that are no longer played, the latest first."""
        campaign = self.campaign
        games = (campaign.game, *(game.game for game in (*campaign.begun[::-1], *campaign.left[::-1])), self.founded)
        return tuple(game for game in games if game.is_retired)

    @property
    def is_kept(self) -> bool:
        """Whether the campaign can only be looked at: its version is no longer played, or the present rules do not
        follow what it was under an earlier one.
        """
        return self.game.is_retired or self.followed is not None

    def check_playable(self) -> None:
        """Raise Refused if the campaign cannot be continued."""
        if self.is_kept:
            self.retired[0].check_playable()

    def between_games(self, command: Mapping[str, Json]) -> None:
        """Do something between two games. Raises Refused and changes nothing if it may not be done."""
        self.check_playable()
        self.campaign = self.campaign.between_games(command)
        self.entries.append(dict(command))

    def change_over(self) -> None:
        """Between two games: follow the newest version of the rules, if there is a newer one that suits the campaign.

        Refused if the campaign cannot be continued.
        """
        self.check_playable()
        changed = self.campaign.changed_over()
        if changed is not self.campaign:
            self.campaign = changed
            self.entries.append({"rules": changed.game.rules})

    def begin(self, players: Sequence[Player], options: Mapping[str, Json] | None = None, *, secret: bytes) -> Match:
        """Begin the next game, under the newest version of the rules it can follow. The secret fixes every draw."""
        self.check_playable()
        ready = self.campaign.changed_over()
        change: list[dict[str, Json]] = [] if ready is self.campaign else [{"rules": ready.game.rules}]
        begun = ready.begin(len(self.entries) + len(change))
        ready.game.check_playable()
        draws = draws_for(ready.game, secret)
        match = Match(ready.game, players, options, draws)
        entry: dict[str, Json] = {
            "begin": ready.number,
            "players": [player.to_json() for player in match.players],
            "options": match.options,
            "commitment": draws.commitment,
            "secret": draws.secret.hex(),
        }
        if draws.key is not None:
            entry[KEY] = draws.key.hex()
        self.campaign, self.match = begun, match
        self.entries += change
        self.roles[len(self.entries)] = ready.game.seat_names
        self.entries.append(entry)
        match.resolve_chance()
        self._write_from(0)
        return match

    def play(self, seat: int, move: Move) -> list[Event]:
        """Make a move in the running game. When it was the last, the campaign goes on from what the game left."""
        self.check_playable()
        match = self._running()
        position = len(match.log)
        events = match.play(seat, move)
        self._write_from(position)
        return events

    def give_name(self, seat: int, what: str, name: str) -> list[Event]:
        """Let a seat name something in the running game, as `Match.give_name`."""
        self.check_playable()
        match = self._running()
        position = len(match.log)
        events = match.give_name(seat, what, name)
        self._write_from(position)
        return events

    def undo(self, seat: int, to: int | None = None, consent: Collection[int] = ()) -> int:
        """Take a move of the running game back, as `Match.undo`."""
        self.check_playable()
        match = self._running()
        position = len(match.log)
        back = match.undo(seat, to, consent)
        self._write_from(position)
        return back

    def catch_up(self) -> None:
        """Write down what the running match has come to through its own methods."""
        if self.match is not None:
            self._write_from(len(self.entries) - self.begun[-1].note - 1)

    def rewind(self, number: int) -> None:
        """Go back to just before game `number` began, to play it anew; what came after stays in the log."""
        self.check_playable()
        self.campaign.to_play_again(number)
        self._rewind(number)

    def _rewind(self, number: int) -> None:
        self.campaign = self.campaign.rewind(number)
        self.match = None
        self.entries.append({"rewind": number})

    def fork(self, title: str, number: int | None = None) -> CampaignFile:
        """Another campaign with the same past: up to just before game `number`, or all of it."""
        self.check_playable()
        end = len(self.entries) if number is None else self.campaign.to_play_again(number).note
        twin = CampaignFile.found(self.founded, title)
        for entry in self.entries[:end]:
            twin.replay(entry)
        return twin

    @property
    def is_sealed(self) -> bool:
        """Whether something in the file is not told."""
        return any(map(is_sealed, self.entries))

    def opened_with(self, other: CampaignFile) -> CampaignFile:
        """The same campaign with all that is told in another file of it, as far as the two have the same past.

        Refused if nothing is told there that is sealed here.
        """
        legacy = legacy_of(self.founded)
        entries, told = list(self.entries), 0
        if other.founded.fingerprint == self.founded.fingerprint:
            for number, (ours, theirs) in enumerate(zip(self.entries, other.entries, strict=False)):
                if _as_hashed(legacy, ours) != _as_hashed(legacy, theirs):
                    break
                if len(theirs) > len(ours):
                    entries[number] = theirs
                    told += is_sealed(ours)
        if not told:
            raise Refused("nothing-to-open", "That file reveals nothing that is sealed in this one.")
        return CampaignFile.loads(replace(self, entries=entries).dumps())

    def _running(self) -> Match:
        if self.match is None:
            raise Refused("no-game", "No game of this campaign is in progress.")
        return self.match

    def _write_from(self, position: int) -> None:
        """Add the match's entries from there on, and after the last one its result."""
        match = self._running()
        self.entries += [entry.to_json() for entry in match.log[position:]]
        result = match.state.result
        if result is not None:
            self._end(match, {"over": self.number, "result": result.to_json()})

    def _end(self, match: Match, entry: dict[str, Json]) -> None:
        left_behind = legacy_of(match.game).next_game(match.state)
        self.campaign = self.campaign.end(left_behind, self.begun[-1].note)
        self.match = None
        self.entries.append(entry)
        if legacy_of(left_behind).secrets_open:
            self.revealed = len(self.entries)

    # The file

    def dumps(self, roles: Collection[str] | None = None) -> str:
        """The file's text: a line for the campaign, then one for each entry, each with the hash of all lines to it.

        It is all of it, or as those who play these roles may have it: then what others keep secret is sealed. A game
        that is being played and keeps secrets is left out there, for who goes on with it must be able to seal them.
        """
        legacy = legacy_of(self.founded)
        head: dict[str, Json] = {
            "moonstone": LAYOUT,
            "campaign": self.title,
            "game": self.founded.name,
            "rules": self.founded.rules,
            "edition": edition_of(self.founded),
        }
        seal = chain_hash("", head)
        lines = [json.dumps({**head, "seal": seal}, ensure_ascii=False)]
        for entry, written in zip(self.entries, self._entries_for(roles), strict=False):
            seal = chain_hash(seal, _as_hashed(legacy, entry))
            lines.append(json.dumps({**written, "seal": seal}, ensure_ascii=False))
        return "\n".join(lines) + "\n"

    def _entries_for(self, roles: Collection[str] | None) -> list[dict[str, Json]]:
        """The entries as those who play these roles may have them."""
        if roles is None:
            return self.entries
        end = len(self.entries)
        if self.match is not None and legacy_of(self.match.game).keeps_secrets:
            end = self.begun[-1].note
        legacy, seats = legacy_of(self.founded), tuple[str, ...]()
        written = self.entries[: self.revealed]
        for number, entry in enumerate(self.entries[:end]):
            seats = self.roles.get(number, seats)
            if number >= self.revealed:
                own = stays_secret(legacy, entry) and seats[_number(entry, "by")] in roles
                written.append(entry if own else _as_hashed(legacy, entry))
        return written

    @classmethod
    def loads(cls, text: str | bytes) -> CampaignFile:
        """The campaign in a file's text, every line's hash, every move and every draw checked.

        Refused with the game, the move and the reason if anything is not as it was written. A campaign with games of a
        version that is no longer played is followed as far as the present rules can (`followed`).
        """
        lines = (text.encode() if isinstance(text, str) else text).splitlines()
        seal = ""
        campaign: CampaignFile | None = None
        for number, line in enumerate(lines, 1):
            try:
                seal, entry = _unsealed(seal, line, campaign)
                if campaign is None:
                    campaign = _headed(entry)
                else:
                    campaign._read_entry(entry)
            except Refused as refused:
                where = "The first line" if campaign is None else campaign._where()
                game, move = (0, 0) if campaign is None else campaign._position()
                text = f"{where} (line {number}): {refused.text}"
                raise Refused(refused.code, text, line=number, game=game, move=move) from None
        if campaign is None:
            raise Refused("not-a-campaign", "This is an empty file, not a campaign.")
        match = campaign.match
        if match is not None and match.lacks_key:
            match.become_copy()
        return campaign

    def _position(self) -> tuple[int, int]:
        """The game and the move of the next entry; move 0 is between games."""
        return self.number, 0 if self.match is None else len(self.match.log) + 1

    def _where(self) -> str:
        game, move = self._position()
        return f"Game {game}, move {move}" if move else f"Before game {game}"

    def _read_entry(self, entry: dict[str, Json]) -> None:
        """Replay the next entry of a file, unless the present rules have ceased to follow it."""
        if self.followed is None:
            try:
                self.replay(entry)
            except UNFOLLOWABLE:
                if not self.retired:
                    raise
                self.followed = len(self.entries)
        if self.followed is not None:
            self.entries.append(entry)

    def replay(self, entry: Mapping[str, Json]) -> None:
        """Do what an entry of a log says, checking every draw. Refused if it cannot have happened here."""
        match self.kind_of(entry):
            case "move":
                self._replay_move(entry)
            case "command":
                self.campaign = self.campaign.between_games(entry)
                self.entries.append(dict(entry))
            case "begin":
                self._replay_begin(entry)
            case "over":
                self._replay_over(entry)
            case "rules":
                self.campaign = self.campaign.change_over(_number(entry, "rules"))
                self.entries.append(dict(entry))
            case "rewind":
                self._rewind(_number(entry, "rewind"))

    def kind_of(self, entry: Mapping[str, Json]) -> EntryKind:
        """What the next entry of a log is. Refused if it could be nothing, or more than one thing.

        What belongs into a move and a command is for the game to say.
        """
        if self.match is not None and "by" in entry:
            return "move"
        if "deed" in entry:
            return "command"
        for kind, fields in FIELDS.items():
            if kind in entry and entry.keys() - ({KEY} if kind == "begin" else ()) == fields:
                return kind
        raise Refused("bad-entry", "This entry cannot be applied here.")

    def _replay_move(self, data: Mapping[str, Json]) -> None:
        match = self._running()
        entry = read_entry(match.game, data)
        if isinstance(entry, Played) and entry.seal is None and stays_secret(match.game.legacy, data):
            raise Refused("bad-entry", "it does not say what it commits itself to.")
        try:
            match.check_draw(entry)
        except UNFOLLOWABLE:
            if not match.game.is_retired:
                raise
            self.verified = False
        match.replay_entry(entry)
        self.entries.append(dict(data))

    def _replay_begin(self, entry: Mapping[str, Json]) -> None:
        players, options, secret = entry.get("players"), entry.get("options"), entry.get("secret")
        if not isinstance(players, list) or not isinstance(options, dict) or not isinstance(secret, str):
            raise Refused("bad-entry", "A game begins with players, options and a secret.")
        if self.match is not None or _number(entry, "begin") != self.number:
            raise Refused("bad-entry", "No game can begin here.")
        try:
            draws = Draws(bytes.fromhex(secret))
        except ValueError:
            raise Refused("bad-secret", "The secret is not 32 bytes in hexadecimal.") from None
        if KEY in entry:
            draws = _keyed(draws, entry[KEY], keeps_secrets=legacy_of(self.game).keeps_secrets)
        if draws.commitment != entry.get("commitment"):
            raise Refused("broken-commitment", "The secret is not the one that was committed to.")
        self.match = Match(self.game, [_player(player) for player in players], options, draws)
        self.campaign = self.campaign.begin(len(self.entries))
        self.roles[len(self.entries)] = self.game.seat_names
        self.entries.append(dict(entry))

    def _replay_over(self, entry: Mapping[str, Json]) -> None:
        match = self._running()
        result = match.state.result
        if result is None or entry.get("result") != result.to_json() or _number(entry, "over") != self.number:
            raise Refused("wrong-result", "The result is not the one the moves lead to.")
        self._end(match, dict(entry))


def chain_hash(before: str, entry: Mapping[str, Json]) -> str:
    """The hash of an entry and, through the hash before it, of all entries before."""
    data = before + canonical(dict(entry))
    return hashlib.blake2b(data.encode(), digest_size=HASH_BYTES).hexdigest()


def _as_hashed(legacy: AnyLegacy, entry: Mapping[str, Json]) -> dict[str, Json]:
    """An entry as its hash is worked out, and as everybody may have it: what stays secret and a game's key left out."""
    if "begin" in entry:
        return {name: value for name, value in entry.items() if name != KEY}
    return sealed_entry(legacy, entry)


def _keyed(draws: Draws, key: Json, *, keeps_secrets: bool) -> Draws:
    """The draws of a game with its key."""
    try:
        if keeps_secrets and isinstance(key, str):
            return Draws(draws.secret, bytes.fromhex(key))
    except ValueError:
        pass
    raise Refused("bad-secret", "The secret does not follow from the key.")


def _unsealed(before: str, line: bytes, campaign: CampaignFile | None) -> tuple[str, dict[str, Json]]:
    try:
        data = from_text(line.decode())
    except ValueError:
        raise Refused("not-json", "This is not a line of JSON as it was written.") from None
    if not isinstance(data, dict):
        raise Refused("bad-entry", "This is not an entry of a campaign.")
    seal = data.pop("seal", None)
    hashed = data if campaign is None else _as_hashed(legacy_of(campaign.founded), data)
    if json.dumps({**data, "seal": seal}, ensure_ascii=False).encode() != line or chain_hash(before, hashed) != seal:
        raise Refused("broken-seal", "This was changed after it was written: its seal does not fit.")
    return str(seal), data


def _headed(data: Mapping[str, Json]) -> CampaignFile:
    edition = data.get("edition")
    if not isinstance(edition, dict) or not isinstance(data.get("campaign"), str):
        raise Refused("not-a-campaign", "This is not a campaign of Moonstone.")
    if data.get("moonstone") != LAYOUT:
        raise Refused("record-layout", f"This build reads campaigns of layout {LAYOUT}.")
    rules = data.get("rules")
    if data.keys() != HEAD or edition.keys() != HEAD_EDITION:
        raise Refused("not-a-campaign", "The first line of a campaign says less, or something else as well.")
    if not isinstance(rules, int) or isinstance(rules, bool):
        raise Refused("not-a-campaign", "This campaign does not say which version of the rules it follows.")
    game = load(str(data.get("game")), edition.get("printed"), rules)
    if (game.edition, game.fingerprint) != (edition.get("name"), edition.get("fingerprint")):
        raise Refused(
            "edition-changed", "The campaign was made with an edition that differs from the one in this build."
        )
    return CampaignFile.found(game, str(data["campaign"]))


def _number(entry: Mapping[str, Json], name: str) -> int:
    value = entry[name]
    if not isinstance(value, int) or isinstance(value, bool):
        raise Refused("bad-entry", f"The value of {name!r} is not a whole number.")
    return value


def _player(data: Json) -> Player:
    if not isinstance(data, dict) or data.keys() != {"name", "bot"}:
        raise Refused("bad-entry", "A player has a name and a bot or none, and nothing else.")
    name, bot = data["name"], data["bot"]
    if not isinstance(name, str) or not isinstance(bot, str | None):
        raise Refused("bad-entry", "The names of a player and of its bot are texts.")
    return Player(name, bot)
