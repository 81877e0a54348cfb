"""The whole policy of taking back: what is free, who is asked, and what an answer does.

A seat may always go back as far as `Match.free_undo_position` says: nobody has acted since, and nothing was revealed.
A name is taken back like a move, and nobody's name is lost to another's undo unless they agree.
Beyond that the other people at the table must agree. Bots agree to anything, and nobody is asked for a seat whose
person is away, or that the same person plays. A request stands until all have agreed, somebody declines, the seat that
asked declines it, too, and so withdraws it, the game goes on, or a seat that is involved is handed to a bot; the last
consent carries the undo out. What an undo does to a clock is for the clock to say (`charge_undo`, `refund_undo`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple, TypeAlias

from moonstone.engine import Match, Refused, Transition
from moonstone.tables.entries import UndoAnswered, UndoRequested
from moonstone.tables.seats import Seat

UndoTarget: TypeAlias = int | Literal["turn"] | None
"""How far to go back: a position of the match's log, the start of the seat's turn, or (None) its last decision."""


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """A seat wants to go back to position `to` and waits for the consent of the seats in `needs`."""

    seq: int
    """The number of the entry with which it was requested."""
    seat: int
    to: int
    needs: tuple[int, ...]
    agreed: tuple[int, ...] = ()

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that have not answered yet."""
        return tuple(seat for seat in self.needs if seat not in self.agreed)

    def involves(self, seat: int) -> bool:
        """Whether the seat has requested the undo, or is asked for its consent."""
        return seat == self.seat or seat in self.needs

    def answered(self, seat: int, agree: bool) -> UndoRequest | None:
        """The request once a seat has answered; None if it is over because the seat declined."""
        return replace(self, agreed=(*self.agreed, seat)) if agree else None


class UndoOptions(NamedTuple):
    """How far a seat can go back: to its last decision, and to the start of its turn where that is free."""

    last: int | None
    turn: int | None


def undo_options(match: Match, seat: int) -> UndoOptions:
    """How far the seat can go back now."""
    return UndoOptions(match.last_decision(seat), match.free_undo_position(seat))


def take_back(
    match: Match, seats: Sequence[Seat], seat: int, person: str, target: UndoTarget
) -> Transition | UndoRequested:
    """The undo, where it is free or there is nobody to object; else the request for consent. Refused if the seat has no
    such decision to take back.
    """
    to = _position(match, seat, target)
    consent = match.undo_consent_needed(seat, to)
    needs = [other for other in consent if seats[other].away is None and seats[other].person != person]
    return UndoRequested(to, tuple(needs)) if needs else match.prepare_undo(seat, to, consent)


def answer(match: Match, request: UndoRequest | None, seq: int, seat: int, agree: bool) -> Transition | UndoAnswered:
    """What a seat's answer to the request of that number brings about: the undo, if it was the last consent."""
    if request is None or request.seq != seq:
        raise Refused("nothing-asked", "This undo request is no longer open.", request=seq)
    if seat == request.seat and not agree:
        return UndoAnswered(agree)
    if seat not in request.pending:
        raise Refused("not-asked", "Your seat is not asked for consent, or has answered.", seat=seat)
    if agree and request.pending == (seat,):
        consent = match.undo_consent_needed(request.seat, request.to)
        return match.prepare_undo(request.seat, request.to, consent)
    return UndoAnswered(agree)


def _position(match: Match, seat: int, target: UndoTarget) -> int:
    """The position of the match's log that is meant; Refused if the seat did not decide there."""
    to = match.free_undo_position(seat) if target == "turn" else match.last_decision(seat) if target is None else target
    if to is not None and any(played.position == to and played.entry.by == seat for played in match.history):
        return to
    raise Refused("nothing-to-undo", "There is no such move of yours to take back.", seat=seat)
