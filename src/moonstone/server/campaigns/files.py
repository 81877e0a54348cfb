"""A campaign as the one file that `moonstone campaign` knows, and back.

The file holds finished games alone: the secret of a running one is nobody's to know, so that the file ends with what
was done before it began. Each game of a file from elsewhere gets a table, and whoever brings the file plays for all its
people until they have taken their places.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from moonstone.bots import bots
from moonstone.engine import CampaignFile, Player, load
from moonstone.tables import campaign_commands as commands
from moonstone.tables.campaign_seats import AUTOMA, Place
from moonstone.tables.campaigns import Campaign, Entry
from moonstone.tables.clocks import NoClock
from moonstone.tables.config import DEFAULT_SUBSTITUTE, TableConfig
from moonstone.tables.entries import LogEntry, imported_log
from moonstone.tables.listing import Listing, listing
from moonstone.tables.seats import Person, Seat, imported_seat
from moonstone.tables.table import Table

NewTable: TypeAlias = tuple[Sequence[LogEntry], Listing]


def written(entries: Sequence[Entry], tables: Mapping[str, Table]) -> str:
    """The file of a campaign with that log, from the tables of its finished games."""
    campaign = Campaign.of(entries[:1])
    file = CampaignFile.found(campaign.founded, campaign.name)
    for entry in entries[1:]:
        body = entry.body
        match entry.kind:
            case "did":
                file.between_games(body["deed"])
            case "began":
                for deed in body["deeds"]:
                    file.between_games(deed)
            case "ended":
                _write_game(file, tables[body["table"]])
            case "rewound" if body["number"] <= len(file.begun):  # else back to before a game that is not in the file
                file.rewind(body["number"])
    return file.dumps()


def _write_game(file: CampaignFile, table: Table) -> None:
    assert table.match is not None
    match = file.begin(table.match.players, table.config.options, secret=table.config.secret)
    for entry in table.match.log[len(match.log) :]:
        match.replay_entry(entry)
    file.catch_up()


def finished(entries: Sequence[Entry]) -> list[str]:
    """The tables of all games that have come to an end."""
    return [entry.body["table"] for entry in entries if entry.kind == "ended"]


def brought(told: dict[str, Any], person: Person, at: int) -> tuple[list[Entry], list[NewTable]]:
    """The log of a campaign that somebody brings, from what its checked file tells, and the tables of its games."""
    game = load(told["game"], told["printed"])
    me = Place(0, Seat("person", person.name, person.id))
    founded = commands.founding(
        game, told["name"], [me], public=False, clock=NoClock(), stand_in=DEFAULT_SUBSTITUTE, bots=bots()
    )
    campaign_id = secrets.token_urlsafe(16)
    entries = [Entry(campaign_id, 0, at, "founded", person.id, {**founded, "imported": True})]
    campaign = Campaign.of(entries)
    tables: list[NewTable] = []

    def add(kind: str, body: dict[str, Any]) -> None:
        nonlocal campaign
        entries.append(Entry(campaign_id, len(entries), at, kind, person.id, body))
        campaign = campaign.after(entries[-1])

    for chapter in told["chapters"]:
        if "deed" in chapter:
            add("did", chapter)
        elif "rewind" in chapter:
            add("rewound", {"number": chapter["rewind"]})
        else:
            table, new = _table(campaign, chapter, person, at)
            tables.append(new)
            add("began", _began(campaign, chapter, table))
            if chapter["ended"] is not None:
                add("ended", {"table": table.id, "back": [], **chapter["ended"]})
    add("placed", {"places": _places(campaign, person) or [me.to_json()]})
    return entries, tables


def _table(campaign: Campaign, chapter: dict[str, Any], person: Person, at: int) -> tuple[Table, NewTable]:
    """The table of a game that was played elsewhere, or goes on here."""
    players = [Player(player["name"], player.get("bot")) for player in chapter["players"]]
    config = TableConfig.new(
        campaign.game,
        [imported_seat(player, person, bots()) for player in players],
        chapter["options"],
        public=False,
        clock=NoClock(),
        substitute=campaign.stand_in,
        secret=bytes.fromhex(chapter["secret"]),
        bots=bots(),
    )
    config = replace(config, imported=True, campaign=commands.of_campaign(campaign))
    log = imported_log(secrets.token_urlsafe(16), at, person, config, chapter["log"])
    table = Table.fold(log)
    return table, (log, listing(table))


def _began(campaign: Campaign, chapter: dict[str, Any], table: Table) -> dict[str, Any]:
    """The entry of a game's beginning. Where nobody has joined, the game has put everybody on the first charters."""
    charters = campaign.game.seat_names[: len(chapter["players"])]
    automas = len(charters) - int(chapter["options"].get("automas", 0))
    active = campaign.active or {charter: seat >= automas for seat, charter in enumerate(charters)}
    players = [
        {"place": place, "charter": charter, "name": seat.name, "person": seat.person, "bot": seat.bot}
        for place, (charter, seat) in enumerate(zip(charters, table.config.seats, strict=True))
    ]
    body = {"number": campaign.number, "table": table.id, "deeds": [], "players": players}
    return {**body, "active": active}


def _places(campaign: Campaign, person: Person) -> list[dict[str, Any]]:
    """A place for every charter that is played: for whoever played it last, or else for the importer."""
    last = {player["charter"]: player for player in (campaign.begun[-1].players if campaign.begun else ())}
    places = []
    for number, (charter, automa) in enumerate(campaign.active.items()):
        player = last.get(charter, {"name": person.name, "bot": None})
        seat = AUTOMA if automa else imported_seat(Player(player["name"], player["bot"]), person, bots())
        places.append(Place(number, replace(seat, name=player["name"]), charter, automa).to_json())
    return places
