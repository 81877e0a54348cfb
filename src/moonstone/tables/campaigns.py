"""A campaign: the fold of its log. It is a value: `after` gives the next one and leaves this as it is.

The log names the table of every game, which holds its moves, and keeps what each game left behind: a checkpoint, from
which the next one begins and to which one can go back. No clock is read here and nothing is stored.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from moonstone.engine import AnyGame, Json, Refused, legacy_of, load
from moonstone.tables.campaign_seats import Place
from moonstone.tables.clocks import Clock, read_clock
from moonstone.tables.fields import Fields

KINDS: Final = (
    "founded",  # the campaign, with everything it was founded with
    "placed",  # who sits where, all of it anew
    "did",  # something between games, a name given for instance
    "began",  # a game, at a table of its own, and what was done just before it
    "ended",  # that game, and what it has left behind
    "rewound",  # to just before a game
)


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that happened to a campaign. Its body is read by the server only, never sent."""

    campaign_id: str
    seq: int
    at: int
    kind: str
    person: str | None
    body: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Begun:
    """A game of the campaign: its table, and how everything stood when it began."""

    number: int
    table: str
    at: int
    seq: int
    """The number of the entry with which it began."""
    game: AnyGame
    active: Mapping[str, bool]
    players: Sequence[dict[str, Any]]
    """By seat: place, charter, name, person and bot."""
    ended_at: int | None = None
    result: dict[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class Campaign:
    """A campaign at one instant."""

    id: str
    seq: int
    host: str
    at: int
    changed_at: int
    name: str
    public: bool
    clock: Clock
    stand_in: str
    """The bot that plays on for people who are away."""
    founded: AnyGame
    """The game as the campaign found it; its seats are called after all charters there are."""
    game: AnyGame
    """The game as it stands between two matches, or as it stood before the running one."""
    places: tuple[Place, ...]
    active: Mapping[str, bool] = field(default_factory=dict)
    """By charter that is played in the village: whether the Automa plays it."""
    begun: tuple[Begun, ...] = ()
    """The games on the present line, in order."""
    left: tuple[Begun, ...] = ()
    """Games that were gone back behind."""
    fork_of: str | None = None
    imported: bool = False

    @classmethod
    def of(cls, entries: Sequence[Entry]) -> Campaign:
        """The campaign that a whole log leads to; Refused with the entry at which it breaks."""
        if not entries:
            raise Refused("bad-log", "The campaign has no log.")
        return cls._founded(entries[0]).after_all(entries[1:])

    @classmethod
    def _founded(cls, entry: Entry) -> Campaign:
        body = entry.body
        if entry.kind != "founded" or entry.seq != 0 or entry.person is None:
            raise Refused("bad-log", "The campaign's log does not begin with its founding.")
        game = load(body["game"], body["printed"])
        if (game.rules, game.fingerprint) != (body["rules"], body["fingerprint"]):
            text = f"This campaign was founded with other rules or another edition of {game.title} than this build has."
            raise Refused("rules-version", text, campaign=body["rules"], build=game.rules)
        return cls(
            id=entry.campaign_id,
            seq=0,
            host=entry.person,
            at=entry.at,
            changed_at=entry.at,
            name=body["name"],
            public=body["public"],
            clock=read_clock(Fields(body["clock"])),
            stand_in=body.get("substitute") or body["stand_in"],
            founded=game,
            game=game,
            places=tuple(Place.from_json(place) for place in body["places"]),
            fork_of=body.get("fork_of"),
            imported=body.get("imported", False),
        )

    @property
    def running(self) -> Begun | None:
        """The game that is being played."""
        return self.begun[-1] if self.begun and self.begun[-1].result is None else None

    @property
    def number(self) -> int:
        """The number of the game that is played, or else of the next."""
        return len(self.begun) + (self.running is None)

    @property
    def members(self) -> frozenset[str]:
        """The people with a place."""
        return frozenset(place.seat.person for place in self.places if place.seat.person is not None)

    def belongs_to(self, person: str | None) -> bool:
        """Whether it is a campaign of the person's: founded by them, or with a place of theirs."""
        return person is not None and (person == self.host or person in self.members)

    def place(self, number: int) -> Place:
        """The place of that number; Refused if there is none."""
        for place in self.places:
            if place.number == number:
                return place
        raise Refused("no-such-place", f"This campaign has no place {number}.", place=number)

    def game_before(self, number: int | None) -> AnyGame:
        """The game as it stood when the one of that number began, or (None) as it stands."""
        return self.game if number is None else self.the_game(number).game

    def the_game(self, number: int) -> Begun:
        """A game of the present line; Refused if there is none of that number."""
        if number not in range(1, len(self.begun) + 1):
            text = f"This campaign has no game {number}; {len(self.begun)} have begun."
            raise Refused("no-such-game", text, number=number)
        return self.begun[number - 1]

    def after_all(self, entries: Iterable[Entry]) -> Campaign:
        """The campaign once all of that has happened; Refused with the entry at which the log breaks."""
        campaign = self
        for entry in entries:
            try:
                campaign = campaign.after(entry)
            except Refused as refused:
                raise Refused(refused.code, f"Entry {entry.seq}: {refused.text}", entry=entry.seq) from None
            except (AssertionError, LookupError, TypeError, ValueError):
                raise Refused("bad-log", f"Entry {entry.seq}: it cannot be read.", entry=entry.seq) from None
        return campaign

    def after(self, entry: Entry) -> Campaign:
        """The campaign once `entry` has happened."""
        if entry.seq != self.seq + 1:
            raise Refused("bad-log", f"entry {entry.seq} follows entry {self.seq}.")
        body = entry.body
        now = replace(self, seq=entry.seq, changed_at=entry.at)
        match entry.kind:
            case "placed":
                return replace(now, places=tuple(Place.from_json(place) for place in body["places"]))
            case "did":
                return now.changed([body["deed"]])
            case "began":
                return now._began(entry)
            case "ended":
                return now._ended(entry)
            case "rewound":
                return now._rewound(body["number"])
        raise Refused("bad-log", f"there is no entry of the kind {entry.kind!r}.")

    def changed(self, deeds: Iterable[Mapping[str, Json]]) -> Campaign:
        """The campaign after something done between two games; Refused if it may not be done."""
        if self.running is not None:
            raise Refused("game-running", f"Game {self.number} is being played; that is for between games.")
        game, active = self.game, dict(self.active)
        for deed in deeds:
            game = legacy_of(game).between_games(deed)
            if deed["deed"] in ("join", "hand"):
                active[str(deed["charter"])] = bool(deed["automa"])
            elif deed["deed"] == "leave":
                del active[str(deed["charter"])]
        return replace(self, game=game, active=active)

    def _began(self, entry: Entry) -> Campaign:
        body = entry.body
        ready = self.changed(body["deeds"])
        if body["number"] != self.number:
            raise Refused("bad-log", f"game {body['number']} cannot begin here.")
        begun = Begun(self.number, body["table"], entry.at, entry.seq, ready.game, ready.active, tuple(body["players"]))
        charters = {player["place"]: player["charter"] for player in begun.players}
        places = tuple(replace(place, charter=charters.get(place.number, place.charter)) for place in self.places)
        active = body.get("active", ready.active)  # an imported game may have put people on charters by itself
        return replace(ready, active=active, begun=(*self.begun, begun), places=places)

    def _ended(self, entry: Entry) -> Campaign:
        body, running = entry.body, self.running
        if running is None or running.table != body["table"]:
            raise Refused("bad-log", "no game can end here.")
        ended = replace(running, ended_at=entry.at, result=body["result"])
        places = tuple(
            replace(place, seat=replace(place.seat, away=None, why=None)) if place.number in body["back"] else place
            for place in self.places
        )
        return replace(self, game=load(self.game.name, body["printed"]), begun=(*self.begun[:-1], ended), places=places)

    def _rewound(self, number: int) -> Campaign:
        goal = self.the_game(number)
        return replace(
            self,
            game=goal.game,
            active=goal.active,
            begun=self.begun[: number - 1],
            left=(*self.left, *self.begun[number - 1 :]),
        )
