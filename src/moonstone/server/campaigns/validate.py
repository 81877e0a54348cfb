"""Whether a stored campaign is sound: its log must lead to what the tables of its games lead to."""

from __future__ import annotations

from collections.abc import Sequence

from moonstone.engine import Refused, legacy_of, load
from moonstone.server.storage.log_store import LogStore
from moonstone.tables.campaigns import Campaign, Entry
from moonstone.tables.table import Table


async def judged(logs: LogStore, entries: Sequence[Entry]) -> Campaign:
    """The campaign of that log, once every game of it has been replayed; Refused with what is not as it should be."""
    campaign = Campaign.of(entries)
    for begun in (*campaign.begun, *campaign.left):
        rows = await logs.read(begun.table)
        if not rows or Table(rows[0]).game.fingerprint != begun.game.fingerprint:
            raise Refused("bad-log", f"Game {begun.number} did not begin at its table as the campaign stood.")
    for entry in entries:
        if entry.kind == "ended":
            _check_end(Table.fold(await logs.read(entry.body["table"])), entry)
    return campaign


def _check_end(table: Table, entry: Entry) -> None:
    match = table.match
    result = None if match is None else match.state.result
    if match is None or result is None or result.to_json() != entry.body["result"]:
        raise Refused("bad-log", f"Entry {entry.seq}: its game did not end so at its table.", entry=entry.seq)
    if (
        legacy_of(match.game).next_game(match.state).fingerprint
        != load(match.game.name, entry.body["printed"]).fingerprint
    ):
        raise Refused("bad-log", f"Entry {entry.seq}: its game has left something else behind.", entry=entry.seq)
