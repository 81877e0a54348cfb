"""What may be done at a table, and by whom. Each function works out one command and changes nothing.

The result is an entry for the table's log; the table changes only once that is stored. What may not be done raises
Refused with a code and a sentence.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from moonstone.engine import Json, Match, Refused, Transition
from moonstone.tables import undo as undo_policy
from moonstone.tables.config import TableConfig
from moonstone.tables.entries import (
    Away,
    Back,
    Chatted,
    MatchEntries,
    Moved,
    Muted,
    Named,
    NewEntry,
    Paused,
    Rematched,
    Seated,
    Shown,
    Started,
    TableEnded,
    Undone,
)
from moonstone.tables.seats import AwayReason, Seat, check_bot, distinct_names
from moonstone.tables.table import Table
from moonstone.tables.undo import UndoTarget

LONGEST_CHAT: Final = 500


class Stale(Refused):
    """The table has gone on since the caller looked; `position` is where the caller stood."""

    def __init__(self, position: int) -> None:
        super().__init__("stale", "The table has gone on since you looked; see what is new.", position=position)
        self.position = position


def move(table: Table, person: str, seat: int, position: int, data: Json) -> NewEntry:
    """A person decides for a seat. `position` is the length of the match's log when the decision was made."""
    _check_owner(table, person, seat)
    match = _match_in_play(table)
    _check_present(table, seat)
    return _moved(table, match, seat, position, data, person)


def bot_move(table: Table, seat: int, position: int, data: Json) -> NewEntry:
    """The bot in charge of a seat decides; Refused if its person does."""
    match = _match_in_play(table)
    if table.state.seats[seat].bot_in_charge is None:
        raise Refused("not-a-bot", "A person plays this seat.", seat=seat)
    return _moved(table, match, seat, position, data, None)


def give_name(table: Table, person: str, seat: int, what: str, name: str) -> NewEntry:
    """A person names something for a seat, at any moment of the game: a name needs no turn, and no position, because it
    changes nothing that anybody decides by.
    """
    _check_owner(table, person, seat)
    match = _match_in_play(table)
    _check_present(table, seat)
    transition = match.prepare_name(seat, what, name)
    return NewEntry(Named(_entries(transition)), seat, person, transition)


def undo(table: Table, person: str, seat: int, position: int, target: UndoTarget) -> NewEntry:
    """Take back: at once where that is free or nobody is there to object, else as a request to the others."""
    _check_owner(table, person, seat)
    match = _match_in_play(table)
    _check_present(table, seat)
    if position != len(match.log):
        raise Stale(position)
    left = {event.seat: event.position for event in table.history if event.kind == "away" and event.seat is not None}
    found = undo_policy.take_back(match, table.state.seats, left, seat, person, target)
    return _undone(seat, person, found) if isinstance(found, Transition) else NewEntry(found, seat, person)


def answer_undo(table: Table, person: str, seat: int, seq: int, agree: bool) -> NewEntry:
    """A seat answers the undo request of entry `seq`; the last consent takes back at once."""
    _check_owner(table, person, seat)
    match, request = _match_in_play(table), table.state.undo_request
    found = undo_policy.answer(match, request, seq, seat, agree)
    if isinstance(found, Transition):
        assert request is not None
        return _undone(request.seat, person, found)
    return NewEntry(found, seat, person)


def chat(table: Table, person: str, name: str, text: str) -> NewEntry:
    """Anybody at the table, seated or looking on, says something."""
    text = text.strip()
    if not text or len(text) > LONGEST_CHAT:
        raise Refused("bad-chat", f"A message has 1 to {LONGEST_CHAT} characters.")
    if person in table.state.muted:
        raise Refused("muted", "The person who opened this table does not let you write here.")
    check_not_ended(table)
    seats = table.state.seats_of(person)
    return NewEntry(Chatted(name, text), seats[0] if len(seats) == 1 else None, person)


def show(table: Table, person: str, before: int | None, what: str, page: int) -> NewEntry:
    """Somebody who plays here shows everybody a page of something that is read together.

    `before` is the number of the entry that showed the page they turn from: of two who turn it at once, one does.
    """
    seats = table.state.seats_of(person)
    if not seats:
        raise Refused("not-your-seat", "Only those who play here turn the pages.")
    if person in table.state.muted:
        raise Refused("muted", "The person who opened this table does not let you turn its pages.")
    check_not_ended(table)
    if before != shown_last(table):
        raise Refused("page-turned", "Somebody has turned the page already.")
    return NewEntry(Shown(what, page), seats[0] if len(seats) == 1 else None, person)


def shown_last(table: Table) -> int | None:
    """The number of the entry that showed the page which everybody is shown now."""
    return next((event.seq for event in reversed(table.history) if event.kind == "shown"), None)


def mute(table: Table, host: str, person: str, muted: bool) -> NewEntry:
    """The host lets somebody else write no more, or write again."""
    _check_host(table, host)
    check_not_ended(table)
    if person == host:
        raise Refused("not-possible", "You can only mute others.")
    return NewEntry(Muted(person, muted), None, host)


def end(table: Table, administrator: str) -> NewEntry:
    """An administrator ends a table, before its game or during it."""
    if table.state.phase == "over":
        raise Refused("not-playing", "The game is over.")
    check_not_ended(table)
    return NewEntry(TableEnded(), None, administrator)


def sit(table: Table, person: str, name: str, number: int) -> NewEntry:
    """Somebody takes an open seat."""
    seat = _seat_before_game(table, number)
    if seat.kind == "link":
        raise Refused("needs-link", "This seat is kept for the person who has its link.", seat=number)
    if seat.kind != "open":
        raise Refused("seat-taken", "This seat is taken.", seat=number)
    return _seated(table, person, number, Seat("person", name, person))


def claim(table: Table, person: str, name: str, token: str) -> NewEntry:
    """Somebody takes the seat whose link they have."""
    for number, seat in enumerate(table.state.seats):
        if seat.opens_with(token):
            if seat.kind != "link":
                raise Refused("seat-taken", "Somebody has taken this seat with the link.", seat=number)
            _seat_before_game(table, number)
            return _seated(table, person, number, Seat("person", name, person, link=seat.link))
    raise Refused("bad-link", "This link belongs to no seat of this table, or has been replaced.")


def arrange(table: Table, person: str, number: int, seat: Seat) -> NewEntry:
    """The host changes who a seat is for. Anybody else who sits there must be asked to leave first."""
    _check_host(table, person)
    before = _seat_before_game(table, number)
    if before.kind == "person" and before.person != person and seat.kind not in ("open", "link"):
        raise Refused("seat-taken", "Somebody sits there: open the seat first.", seat=number)
    return _seated(table, person, number, seat)


def leave(table: Table, person: str, number: int) -> NewEntry:
    """Before the game the seat is free again; during it a bot plays on until the person is back."""
    _check_owner(table, person, number)
    table.game.check_playable()
    if table.state.phase == "open":
        return _seated(table, person, number, table.state.seats[number].vacated())
    return _away(table, person, number, table.config.substitute, "left")


def hand_over(table: Table, person: str, number: int, bot: str | None, bots: Collection[str]) -> NewEntry:
    """A person lets a bot play on, the table's own if they name none."""
    _check_owner(table, person, number)
    return _away(table, person, number, check_bot(bot or table.config.substitute, bots), "asked")


def time_out(table: Table, number: int, now: int) -> NewEntry:
    """A seat has run out of time and a bot plays on; Refused if its time is not out after all."""
    _match_in_play(table)
    deadline = table.state.deadline(number)
    if deadline is None or deadline > now:
        raise Refused("not-due", "The seat's time is not out.", seat=number)
    return _away(table, None, number, table.config.substitute, "time")


def pause(table: Table, since: int, until: int) -> NewEntry:
    """No clock has run from one time to another; Refused if none runs here."""
    _match_in_play(table)
    if table.state.due_at is None:
        raise Refused("not-due", "No clock runs here.")
    return NewEntry(Paused(since, until))


def come_back(table: Table, person: str, number: int) -> NewEntry:
    """A person takes the seat back from the bot."""
    _check_owner(table, person, number)
    _match_in_play(table)
    if table.state.seats[number].away is None:
        raise Refused("not-away", "Nobody is playing for you: the seat is yours.", seat=number)
    return NewEntry(Back(), number, person)


def start(table: Table, person: str) -> NewEntry:
    """The host starts the game once every seat is taken."""
    _check_host(table, person)
    check_not_ended(table)
    if table.state.phase != "open":
        raise Refused("not-open", "The game has begun already.")
    table.game.check_playable()
    empty = [number for number, seat in enumerate(table.state.seats) if not seat.taken]
    if empty:
        raise Refused("seats-empty", "Every seat must be taken before the game can start.", seats=list[Json](empty))
    match = table.new_match()
    match.resolve_chance()
    return NewEntry(Started(tuple(entry.to_json() for entry in match.log)), None, person, match)


def check_rematch(table: Table, person: str) -> None:
    """Refused unless the person may open the same table again."""
    check_not_ended(table)
    if table.state.phase != "over":
        raise Refused("not-over", "The game is not over yet.")
    if not table.state.seats_of(person) and table.host != person:
        raise Refused("not-your-seat", "Only those who played can ask for a rematch.")
    if table.config.campaign is not None:
        raise Refused("campaign-game", "This is a game of a campaign: go on with the next one there.")
    if table.state.rematch is not None:
        raise Refused("rematch-open", "There is a rematch already.", table=table.state.rematch)


def rematch_config(table: Table, person: str, secret: bytes) -> TableConfig:
    """What the rematch is opened with: everybody has the same seat, and chance a new secret."""
    check_rematch(table, person)
    keeper = None if table.keeper == person else table.keeper
    return table.config.rematch(table.id, table.state.seats, secret, keeper)


def rematch(table: Table, person: str, new_table: str) -> NewEntry:
    """Somebody who played has opened the next table for everybody."""
    check_rematch(table, person)
    return NewEntry(Rematched(new_table), None, person)


def _moved(table: Table, match: Match, seat: int, position: int, data: Json, person: str | None) -> NewEntry:
    _check_still_pending(table, seat, position)
    transition = match.prepare(seat, table.game.move_from_json(data))
    return NewEntry(Moved(_entries(transition)), seat, person, transition)


def _undone(seat: int, person: str, transition: Transition) -> NewEntry:
    return NewEntry(Undone(_entries(transition)), seat, person, transition)


def _entries(transition: Transition) -> MatchEntries:
    return tuple([entry.to_json() for entry in transition.entries])


def _seated(table: Table, person: str, number: int, seat: Seat) -> NewEntry:
    others = [other.name for index, other in enumerate(table.state.seats) if index != number and other.name is not None]
    name = distinct_names([*others, seat.name])[-1]
    return NewEntry(Seated(replace(seat, name=name)), number, person)


def _away(table: Table, person: str | None, number: int, bot: str, why: AwayReason) -> NewEntry:
    _match_in_play(table)
    if table.state.seats[number].bot_in_charge is not None:
        raise Refused("seat-away", "A bot is playing this seat already.", seat=number)
    return NewEntry(Away(bot, why), number, person)


def _check_owner(table: Table, person: str, seat: int) -> None:
    if seat not in range(len(table.state.seats)):
        raise Refused("no-such-seat", f"This table has no seat {seat}.", seat=seat)
    if table.state.seats[seat].person != person:
        raise Refused("not-your-seat", "That is not your seat.", seat=seat)


def _check_host(table: Table, person: str) -> None:
    if table.host != person:
        raise Refused("not-host", "Only the person who opened the table can do that.")


def check_not_ended(table: Table) -> None:
    """Refused if an administrator has ended the table."""
    if table.state.phase == "ended":
        raise Refused("table-ended", "An administrator has ended this table.")


def _match_in_play(table: Table) -> Match:
    check_not_ended(table)
    if table.match is None or table.state.phase != "playing":
        over = table.state.phase == "over"
        raise Refused("not-playing", "The game is over." if over else "The game has not begun.")
    table.game.check_playable()
    return table.match


def _check_present(table: Table, seat: int) -> None:
    if table.state.seats[seat].away is not None:
        raise Refused("seat-away", "A bot is playing for you: take your seat back first.", seat=seat)


def _seat_before_game(table: Table, number: int) -> Seat:
    if number not in range(len(table.state.seats)):
        raise Refused("no-such-seat", f"This table has no seat {number}.", seat=number)
    check_not_ended(table)
    if table.state.phase != "open":
        raise Refused("not-open", "The game has begun already.")
    table.game.check_playable()
    return table.state.seats[number]


def _check_still_pending(table: Table, seat: int, position: int) -> None:
    """Raise Stale unless the seat still owes the decision of `position`; others may have made theirs meanwhile."""
    pending, now = table.state.pending[seat], table.state.position
    if position != now and not (pending is not None and pending.position <= position <= now):
        raise Stale(position)
