"""Whether a stored campaign is sound: its log must lead to what the tables of its games lead to."""

from __future__ import annotations

from collections.abc import Sequence

from moonstone.engine import Refused, edition_data, legacy_of, load
from moonstone.server.storage.log_store import LogStore
from moonstone.tables.campaign_entries import CampaignEntry, Ended
from moonstone.tables.campaigns import SharedCampaign
from moonstone.tables.table import Table


async def check_campaign(logs: LogStore, entries: Sequence[CampaignEntry]) -> SharedCampaign:
    """The campaign of that log, once every game of it has been replayed; Refused with what is not as it should be.

    Of games of a version that is no longer played, nothing but the log and the tables themselves can be looked at.
    """
    shared = SharedCampaign.fold(entries)
    for game in (*shared.campaign.begun, *shared.campaign.left):
        log = await logs.read(game.note.table)
        if not log or not (game.game.is_retired or Table(log[0]).game.fingerprint == game.game.fingerprint):
            raise Refused("bad-log", f"Game {game.number} did not begin at its table as the campaign stood.")
    for entry in entries:
        if isinstance(entry.body, Ended):
            _check_end(Table.fold(await logs.read(entry.body.table)), entry.seq, entry.body)
    return shared


def _check_end(table: Table, number: int, ended: Ended) -> None:
    if table.game.is_retired:
        return
    match = table.match
    result = None if match is None else match.state.result
    if match is None or result is None or result.to_json() != ended.result:
        raise Refused("bad-log", f"Entry {number}: its game did not end so at its table.", entry=number)
    left_behind = legacy_of(match.game).next_game(match.state)
    if edition_data(left_behind) != edition_data(load(match.game.name, ended.edition, match.game.rules)):
        raise Refused("bad-log", f"Entry {number}: its game has left something else behind.", entry=number)
