"""What may be done at a table, and by whom. Each function works a deed out on a table and changes nothing.

The result, a `Draft`, becomes a row of the log; only when that is on the disk does the table change. What may not be
done raises Refused with a code and a sentence.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, TypeAlias

from moonstone.bots import bots
from moonstone.engine import Json, Match, Player, Refused, Transition
from moonstone.engine.match import LONGEST_NAME
from moonstone.tables.seats import Seat
from moonstone.tables.table import Table

LONGEST_CHAT: Final = 500


@dataclass(frozen=True, slots=True)
class Draft:
    """A row to be: what it will say, and what it does to the match."""

    kind: str
    seat: int | None = None
    person: str | None = None
    body: dict[str, Any] = field(default_factory=dict)
    act: Transition | Match | None = None


class Stale(Refused):
    """The table has gone on since the caller looked; `position` is where the caller stood."""

    def __init__(self, position: int) -> None:
        super().__init__("stale", "The table has gone on since you looked; see what is new.", position=position)
        self.position = position


Back: TypeAlias = int | Literal["turn"] | None
"""How far to take back: to before a log entry, to the start of one's turn, or (None) one's last decision."""


def hash_of(token: str) -> str:
    """What is kept of a word that lets somebody in."""
    return hashlib.sha256(token.encode()).hexdigest()


def move(table: Table, person: str, seat: int, position: int, data: Json) -> Draft:
    """A person decides for a seat. `position` is the length of the log the decision was made at."""
    _own(table, person, seat)
    match = _playing(table)
    _present(table, seat)
    _still_asked(table, seat, position)
    act = match.prepare(seat, table.game.move_from_json(data))
    return Draft("moved", seat, person, _entries(act), act)


def bot_move(table: Table, seat: int, position: int, data: Json) -> Draft:
    """The bot of a seat decides: as `move`, unless the seat has no bot (any more)."""
    match = _playing(table)
    if table.progress.seats[seat].mind is None:
        raise Refused("not-a-bot", "A person plays this seat.", seat=seat)
    _still_asked(table, seat, position)
    act = match.prepare(seat, table.game.move_from_json(data))
    return Draft("moved", seat, None, _entries(act), act)


def undo(table: Table, person: str, seat: int, position: int, to: Back) -> Draft:
    """Take back: at once where that is free or nobody else is there to object, else as a question to the others."""
    _own(table, person, seat)
    match = _playing(table)
    _present(table, seat)
    if position != len(match.log):
        raise Stale(position)
    target = match.free_undo_position(seat) if to == "turn" else match.last_decision(seat) if to is None else to
    moment = next((moment for moment in match.history if moment.position == target), None)
    if target is None or moment is None or moment.entry.by != seat:
        raise Refused("nothing-to-undo", "There is no such move of yours to take back.", seat=seat)
    asked = match.undo_consent_needed(seat, target)
    seats = table.progress.seats
    needs = [other for other in asked if seats[other].away is None and seats[other].person != person]
    if not needs:
        act = match.prepare_undo(seat, target, asked)
        return Draft("undone", seat, person, _entries(act), act)
    return Draft("asked", seat, person, {"to": target, "needs": needs})


def answer(table: Table, person: str, seat: int, seq: int, agree: bool) -> Draft:
    """A seat answers the question for consent with number `seq`; the last consent takes back at once."""
    _own(table, person, seat)
    match, ask = _playing(table), table.progress.ask
    if ask is None or ask.seq != seq:
        raise Refused("nothing-asked", "Nobody is asking for your consent to that any more.", ask=seq)
    if seat not in ask.open:
        raise Refused("not-asked", "Your seat is not asked for consent, or has answered.", seat=seat)
    if agree and ask.open == (seat,):
        act = match.prepare_undo(ask.seat, ask.to, match.undo_consent_needed(ask.seat, ask.to))
        return Draft("undone", ask.seat, person, _entries(act), act)
    return Draft("answered", seat, person, {"agree": agree})


def say(table: Table, person: str, name: str, text: str) -> Draft:
    """Anybody at the table, seated or looking on, says something."""
    text = text.strip()
    if not text or len(text) > LONGEST_CHAT:
        raise Refused("bad-chat", f"A message has 1 to {LONGEST_CHAT} characters.")
    seats = table.seats_of(person)
    return Draft("said", seats[0] if len(seats) == 1 else None, person, {"name": name, "text": text})


def sit(table: Table, person: str, name: str, number: int) -> Draft:
    """Somebody takes an open seat."""
    seat = _waiting(table, number)
    if seat.kind == "link":
        raise Refused("needs-link", "This seat is kept for whoever brings its link.", seat=number)
    if seat.kind != "open":
        raise Refused("seat-taken", "This seat is taken.", seat=number)
    return _seated(table, person, number, Seat("person", name, person))


def claim(table: Table, person: str, name: str, token: str) -> Draft:
    """Somebody takes the seat whose link it is."""
    mine = hash_of(token)
    for number, seat in enumerate(table.progress.seats):
        if seat.link is not None and hmac.compare_digest(seat.link, mine):
            if seat.kind == "link":
                _waiting(table, number)
                return _seated(table, person, number, Seat("person", name, person, link=seat.link))
            raise Refused("seat-taken", "Somebody has taken this seat with the link.", seat=number)
    raise Refused("bad-link", "This link belongs to no seat of this table, or has been replaced.")


def arrange(table: Table, person: str, number: int, seat: Seat) -> Draft:
    """The host changes what a seat is for. Whoever sat there loses it, the host's own seats excepted."""
    _host(table, person)
    before = _waiting(table, number)
    if before.kind == "person" and before.person != person and seat.kind not in ("open", "link"):
        raise Refused("seat-taken", "Somebody sits there: open the seat first.", seat=number)
    return _seated(table, person, number, seat)


def leave(table: Table, person: str, number: int) -> Draft:
    """Before the game the seat is free again; during it a bot plays on until the person is back."""
    _own(table, person, number)
    if table.progress.phase == "open":
        seat = table.progress.seats[number]
        return _seated(table, person, number, Seat("link", link=seat.link) if seat.link else Seat("open"))
    return hand_over(table, person, number, None, "left")


def hand_over(table: Table, person: str, number: int, bot: str | None, why: str = "asked") -> Draft:
    """A person lets a bot play on."""
    _own(table, person, number)
    return _away(table, person, number, bot or table.opening.stand_in, why)


def time_out(table: Table, number: int, now: int) -> Draft:
    """The clock lets a bot play on; Refused if it has not run out after all."""
    _playing(table)
    deadline = table.progress.deadline(number)
    if deadline is None or deadline > now:
        raise Refused("not-due", "The seat's time is not out.", seat=number)
    return _away(table, None, number, table.opening.stand_in, "time")


def come_back(table: Table, person: str, number: int) -> Draft:
    """A person takes the seat back from the bot."""
    _own(table, person, number)
    _playing(table)
    if table.progress.seats[number].away is None:
        raise Refused("not-away", "Nobody is playing for you: the seat is yours.", seat=number)
    return Draft("back", number, person)


def start(table: Table, person: str) -> Draft:
    """The host starts the game once every seat is taken."""
    _host(table, person)
    if table.progress.phase != "open":
        raise Refused("not-open", "The game has begun already.")
    empty = [number for number, seat in enumerate(table.progress.seats) if not seat.taken]
    if empty:
        raise Refused("seats-empty", "Every seat must be taken before the game can start.", seats=list[Json](empty))
    match = table.set_up()
    match.resolve_chance()
    return Draft("started", None, person, {"entries": [entry.to_json() for entry in match.log]}, match)


def rematch(table: Table, person: str, new_table: str) -> Draft:
    """Somebody who played has opened the next table for everybody."""
    if table.progress.phase != "over":
        raise Refused("not-over", "The game is not over yet.")
    if not table.seats_of(person) and table.opening.host != person:
        raise Refused("not-your-seat", "Only those who played can ask for a rematch.")
    if table.opening.campaign is not None:
        raise Refused("campaign-game", "This is a game of a campaign: go on with the next one there.")
    if table.progress.rematch is not None:
        raise Refused("rematch-open", "There is a rematch already.", table=table.progress.rematch)
    return Draft("rematched", None, person, {"table": new_table})


def check_bot(name: str) -> str:
    """The name, if a bot has it; else Refused."""
    known = bots()
    if name not in known:
        raise Refused("unknown-bot", f"There is no bot {name!r}; the bots are: {', '.join(known)}.", bot=name)
    return name


def check_seat(seat: Seat) -> Seat:
    """The seat, if its name can be shown and its bot exists; else Refused."""
    if seat.bot is not None:
        check_bot(seat.bot)
    if seat.name is not None:
        return replace(seat, name=Player(seat.name.strip() or " ").name)
    return seat


def distinct(names: Sequence[str | None]) -> list[str | None]:
    """The names with a number after each that would stand there twice."""
    given: list[str | None] = []
    for name in names:
        shown, number = name, 2
        while name is not None and shown in given:
            shown, number = f"{name[: LONGEST_NAME - 3]} {number}", number + 1
        given.append(shown)
    return given


def _entries(act: Transition) -> dict[str, Any]:
    return {"entries": [entry.to_json() for entry in act.entries]}


def _own(table: Table, person: str, seat: int) -> None:
    if seat not in range(len(table.progress.seats)):
        raise Refused("no-such-seat", f"This table has no seat {seat}.", seat=seat)
    if table.progress.seats[seat].person != person:
        raise Refused("not-your-seat", "That is not your seat.", seat=seat)


def _host(table: Table, person: str) -> None:
    if table.opening.host != person:
        raise Refused("not-host", "Only the person who opened the table can do that.")


def _playing(table: Table) -> Match:
    if table.match is None or table.progress.phase != "playing":
        over = table.progress.phase == "over"
        raise Refused("not-playing", "The game is over." if over else "The game has not begun.")
    return table.match


def _present(table: Table, seat: int) -> None:
    if table.progress.seats[seat].away is not None:
        raise Refused("seat-away", "A bot is playing for you: take your seat back first.", seat=seat)


def _waiting(table: Table, number: int) -> Seat:
    if number not in range(len(table.progress.seats)):
        raise Refused("no-such-seat", f"This table has no seat {number}.", seat=number)
    if table.progress.phase != "open":
        raise Refused("not-open", "The game has begun already.")
    return table.progress.seats[number]


def _still_asked(table: Table, seat: int, position: int) -> None:
    """Raise Stale unless the seat's question is the one of `position`; others may have answered theirs meanwhile."""
    asked = table.progress.asked[seat]
    now = table.progress.position
    if position != now and not (asked is not None and asked.position <= position <= now):
        raise Stale(position)


def _seated(table: Table, person: str, number: int, seat: Seat) -> Draft:
    names = [other.name for other in table.progress.seats]
    names[number] = None
    name = distinct([*(other for other in names if other is not None), seat.name])[-1]
    return Draft("seated", number, person, {"seat": replace(seat, name=name).to_json()})


def _away(table: Table, person: str | None, number: int, bot: str, why: str) -> Draft:
    _playing(table)
    if table.progress.seats[number].mind is not None:
        raise Refused("seat-away", "A bot is playing this seat already.", seat=number)
    return Draft("away", number, person, {"bot": check_bot(bot), "why": why})
