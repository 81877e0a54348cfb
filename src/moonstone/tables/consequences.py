"""What follows from entries once they are stored: for the process that holds the table to act on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from moonstone.tables.entries import LogEntry
from moonstone.tables.listing import SeatResult, results
from moonstone.tables.table import Table


class BotTurn(NamedTuple):
    """A decision that a bot is to make: for which seat, and at which length of the match's log it came up."""

    seat: int
    position: int


class Consequences(NamedTuple):
    """What the entries bring about beyond the table itself. Viewers are told of every entry in any case."""

    seats_changed: bool
    """Whether somebody has taken or lost a seat, so that who is present must be worked out anew."""
    bot_turns: tuple[BotTurn, ...]
    results: tuple[SeatResult, ...]
    """How each seat ended, if these entries have ended the game."""
    campaign_ended: str | None
    """The campaign whose game these entries have ended."""


def after_commit(table: Table, entries: Sequence[LogEntry]) -> Consequences:
    """What follows from entries that are stored, and that the table has applied."""
    kinds = [entry.body.kind for entry in entries]
    over = table.state.phase == "over" and ("moved" in kinds or "started" in kinds)
    campaign = table.config.campaign
    return Consequences(
        seats_changed="seated" in kinds,
        bot_turns=bot_turns(table),
        results=results(table) if over else (),
        campaign_ended=campaign.id if over and campaign is not None else None,
    )


def bot_turns(table: Table) -> tuple[BotTurn, ...]:
    """The decisions that bots are to make now."""
    turns = []
    for seat in table.state.seats_for_bots:
        decision = table.state.pending[seat]
        if decision is not None:
            turns.append(BotTurn(seat, decision.position))
    return tuple(turns)
