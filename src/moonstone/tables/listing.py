"""What lists of tables and statistics need of a table, so that neither has to play its log."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from moonstone.engine import Json, Match, Transition
from moonstone.tables.entries import Seated
from moonstone.tables.seats import Seat
from moonstone.tables.state import Phase, TableState
from moonstone.tables.table import Prepared, Table


@dataclass(frozen=True, slots=True)
class Summary:
    """What a list shows of a table beyond its columns."""

    seats: tuple[Seat, ...]
    scores: tuple[int, ...] | None
    """By seat; None while the game is not over."""

    def to_json(self) -> dict[str, Json]:
        """The summary as plain data."""
        scores: Json = None if self.scores is None else list(self.scores)
        return {"seats": [seat.to_json() for seat in self.seats], "scores": scores}


@dataclass(frozen=True, slots=True)
class Listing:
    """What is stored of a table beside its log, so that it can be found without it."""

    phase: Phase
    turn: tuple[int, ...]
    summary: Summary | None
    """None where it is as it was."""
    due_at: int | None
    """When a clock runs out."""
    waits_for_bot: bool
    people: frozenset[str] | None
    """The people with a seat; None where they are as they were."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How one seat of a finished game ended."""

    table_id: str
    seat: int
    person: str | None
    """The person who had the seat; None for a bot."""
    name: str
    bot: str | None
    """The bot that played the seat at the end; None for a person."""
    scripted: bool
    """Whether the game itself played the seat."""
    score: int
    rank: int
    game: str
    rules: int
    fingerprint: str
    options: Mapping[str, Json]
    seats: int
    campaign: str | None
    campaign_game: int | None
    ended_at: int


def listing(table: Table) -> Listing:
    """All of the listing of a table as it stands."""
    result = None if table.match is None else table.match.state.result
    scores = None if result is None else tuple(result.scores)
    return _listing(table.state, Summary(table.state.seats, scores), _people(table.state))


def listing_after(prepared: Prepared) -> Listing:
    """The listing once an entry is committed, with what the entry changes in it."""
    entry, state = prepared.entry, prepared.state
    result = None if prepared.transition is None else prepared.transition.state.result
    scores = None if result is None else tuple(result.scores)
    summary = Summary(state.seats, scores) if entry.body.changes_listing or scores is not None else None
    return _listing(state, summary, _people(state) if isinstance(entry.body, Seated) else None)


def results(table: Table) -> tuple[SeatResult, ...]:
    """How each seat of a finished game ended; () while it is not over."""
    return () if table.match is None else _results(table, table.state, table.match, table.changed_at)


def results_after(table: Table, prepared: Prepared) -> tuple[SeatResult, ...]:
    """How each seat ended, if the prepared entry ends the game; else ()."""
    transition = prepared.transition
    return () if transition is None else _results(table, prepared.state, transition, prepared.entry.at)


def _results(table: Table, state: TableState, match: Match | Transition, ended_at: int) -> tuple[SeatResult, ...]:
    result, config = match.state.result, table.config
    if result is None:
        return ()
    campaign = config.campaign
    return tuple(
        SeatResult(
            table_id=table.id,
            seat=number,
            person=seat.person,
            name=seat.name or f"{number + 1}",
            bot=seat.bot_in_charge or seat.bot,
            scripted=campaign is not None and number in campaign.scripted,
            score=result.scores[number],
            rank=result.ranks[number],
            game=config.game,
            rules=config.rules,
            fingerprint=config.fingerprint,
            options=config.options,
            seats=len(state.seats),
            campaign=None if campaign is None else campaign.id,
            campaign_game=None if campaign is None else campaign.number,
            ended_at=ended_at,
        )
        for number, seat in enumerate(state.seats)
    )


def _listing(state: TableState, summary: Summary | None, people: frozenset[str] | None) -> Listing:
    return Listing(
        phase=state.phase,
        turn=state.turn,
        summary=summary,
        due_at=state.due_at,
        waits_for_bot=bool(state.seats_for_bots),
        people=people,
    )


def _people(state: TableState) -> frozenset[str]:
    return frozenset(seat.person for seat in state.seats if seat.person is not None)
