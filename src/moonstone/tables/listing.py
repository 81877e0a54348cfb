"""What lists of tables and statistics need of a table, so that neither has to play its log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from moonstone.engine import Json, Result, Tie
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
class SeatResult:
    """How one seat of a finished game ended."""

    table_id: str
    seat: int
    person: str | None
    """The person whose seat it was; None for a bot, and for somebody at another person's screen."""
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
    imported: bool
    """Whether the game was brought from elsewhere: who played it is what its file says."""
    ended_at: int


class Listing(NamedTuple):
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
    results: tuple[SeatResult, ...]
    """How each seat ended, where the game has come to its end; else ()."""


def listing(table: Table) -> Listing:
    """All of the listing of a table as it stands."""
    ended = results(table)
    return _listing(table.state, Summary(table.state.seats, _scores(ended)), _people(table.state), ended)


def listing_after(table: Table, prepared: Prepared) -> Listing:
    """The listing once a prepared entry is committed, with what the entry changes in it."""
    body, state, transition = prepared.entry.body, prepared.state, prepared.transition
    result = None if transition is None or state.phase != "over" else transition.state.result
    ended = _results(table, state, result, prepared.entry.at)
    summary = Summary(state.seats, _scores(ended)) if body.changes_listing or ended else None
    return _listing(state, summary, _people(state) if isinstance(body, Seated) else None, ended)


def results(table: Table) -> tuple[SeatResult, ...]:
    """How each seat of a finished game ended; () while it is not over."""
    if table.state.phase != "over":
        return ()
    ended_at = next(event.at for event in reversed(table.history) if event.kind in ("started", "moved", "undone"))
    return _results(table, table.state, table.result, ended_at)


def result_of(ranks: Sequence[int], scores: Sequence[int]) -> Result:
    """The result of those ranks and scores, by seat."""
    groups = [tuple(seat for seat, rank in enumerate(ranks) if rank == shared) for shared in sorted({*ranks})]
    return Result(tuple(ranks), tuple(scores), tuple(Tie(seats, None) for seats in groups if len(seats) > 1))


def _results(table: Table, state: TableState, result: Result | None, ended_at: int) -> tuple[SeatResult, ...]:
    config = table.config
    if result is None:
        return ()
    campaign, scripted = config.campaign, config.scripted_seats(table.game)
    return tuple(
        SeatResult(
            table_id=table.id,
            seat=number,
            person=seat.person if seat.kind == "person" else None,
            name=seat.name or f"{number + 1}",
            bot=seat.bot_in_charge or seat.bot,
            scripted=number in scripted,
            score=result.scores[number],
            rank=result.ranks[number],
            game=config.game,
            rules=config.rules,
            fingerprint=config.fingerprint,
            options=config.options,
            seats=len(state.seats),
            campaign=None if campaign is None else campaign.id,
            campaign_game=None if campaign is None else campaign.number,
            imported=config.imported,
            ended_at=ended_at,
        )
        for number, seat in enumerate(state.seats)
    )


def _listing(
    state: TableState, summary: Summary | None, people: frozenset[str] | None, ended: tuple[SeatResult, ...]
) -> Listing:
    return Listing(
        phase=state.phase,
        turn=state.turn,
        summary=summary,
        due_at=state.due_at,
        waits_for_bot=bool(state.seats_for_bots),
        people=people,
        results=ended,
    )


def _scores(ended: tuple[SeatResult, ...]) -> tuple[int, ...] | None:
    return tuple(result.score for result in ended) or None


def _people(state: TableState) -> frozenset[str]:
    return frozenset(seat.person for seat in state.seats if seat.person is not None)
