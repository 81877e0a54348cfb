"""A campaign as the one file that `moonstone campaign` knows, and back.

The file holds finished games alone: the secret of a running one is nobody's to know, so that the file ends with what
was done before it began. Each game of an imported file gets a table, and the importer plays for all its people until
they have taken their places.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from moonstone.engine import CampaignFile, Json, Player, Result, edition_data, legacy_of, load
from moonstone.engine.campaign_file import KEY
from moonstone.tables.campaign_commands import campaign_config, table_campaign
from moonstone.tables.campaign_entries import (
    AnyCampaignBody,
    Began,
    CampaignEntry,
    ChangedOver,
    Did,
    Ended,
    Founded,
    MembersChanged,
    Rewound,
)
from moonstone.tables.campaigns import SharedCampaign
from moonstone.tables.clocks import NoClock
from moonstone.tables.config import DEFAULT_SUBSTITUTE, TableConfig
from moonstone.tables.entries import LogEntry, imported_log
from moonstone.tables.fields import Fields
from moonstone.tables.listing import Listing, listing, result_of
from moonstone.tables.members import CampaignPlayer, Member, scripted_seat
from moonstone.tables.seats import Person, Seat, imported_seat
from moonstone.tables.table import Table


def export_file(entries: Sequence[CampaignEntry], tables: Mapping[str, Table], roles: Collection[str] = ()) -> str:
    """The file of a campaign with that log, from the tables of its finished games, in the words they were stored in.

    It is as those who play these roles may have it.
    """
    campaign = SharedCampaign.fold(entries[:1])
    file = CampaignFile.found(campaign.founded, campaign.name)
    games = 0
    for entry in entries[1:]:
        match entry.body:
            case Did(command):
                file.entries.append(dict(command))
            case ChangedOver(rules):
                file.entries.append({"rules": rules})
            case Began() as body:
                file.entries += map(dict, body.commands)
            case Ended() as body:
                games += 1
                table = tables[body.table]
                file.roles[len(file.entries)] = table.game.seat_names
                file.entries += _played_at(table, games, body.result)
                if legacy_of(load(table.game.name, body.edition, table.game.rules)).secrets_open:
                    file.revealed = len(file.entries)
            case Rewound(number) if number <= games:  # else back to before a game that is not in the file
                games = number - 1
                file.entries.append({"rewind": number})
    return file.dumps(roles)


def _played_at(table: Table, number: int, result: Mapping[str, Json]) -> list[dict[str, Json]]:
    """A finished game as a file has it: its beginning, all of its log, and its result."""
    record, key = table.record(whole=True), table.config.key
    begin: dict[str, Json] = {
        "begin": number,
        "players": [player.to_json() for player in record.players],
        "options": record.options,
        "commitment": record.commitment,
        "secret": record.secret,
    }
    if key is not None:
        begin[KEY] = key.hex()
    return [begin, *record.log, {"over": number, "result": dict(result)}]


def finished_tables(entries: Sequence[CampaignEntry]) -> list[str]:
    """The tables of all games that have come to an end."""
    return [entry.body.table for entry in entries if isinstance(entry.body, Ended)]


def read_campaign_file(campaign: CampaignFile) -> dict[str, Json]:
    """What a checked file holds, for `import_file`, as plain data that can be handed to another process; Refused if it
    cannot be continued, or holds draws that this build cannot prove.

    Every chapter says of which kind it is. Commands and numbers are as the file has them; each game has its players,
    options, secret and log, and its end, which is None while it is not over.
    """
    campaign.check_playable()
    if not campaign.verified:
        campaign.retired[0].check_playable()
    founded = campaign.founded
    chapters: list[dict[str, Json]] = []
    log: list[Json] = []
    twin = CampaignFile.found(founded, campaign.title)
    for entry in campaign.entries:
        kind = twin.kind_of(entry)
        twin.replay(entry)
        match kind:
            case "move":
                log.append(entry)
            case "begin":
                log = []
                told: dict[str, Json] = {
                    name: entry[name] for name in ("players", "options", "secret", KEY) if name in entry
                }
                chapters.append({"kind": "game", **told, "log": log, "ended": None})
            case "over":
                chapters[-1]["ended"] = {"result": entry["result"], "printed": edition_data(twin.game)}
            case "command":
                chapters.append({"kind": kind, "command": entry})
            case "rules" | "rewind":
                chapters.append({"kind": kind, "number": entry[kind]})
    return {
        "name": campaign.title,
        "game": founded.name,
        "rules": founded.rules,
        "printed": edition_data(founded),
        "chapters": list[Json](chapters),
    }


def _result(data: Fields) -> Result:
    return result_of(data.list_of("ranks", int), data.list_of("scores", int))


def _players(game: Fields) -> list[Player]:
    players = map(Fields, game.objects("players"))
    return [Player(player.text("name"), player.text_or_none("bot")) for player in players]


@dataclass(frozen=True, slots=True)
class ImportedCampaign:
    """The log of an imported campaign, and the log and the listing of each of its tables."""

    entries: Sequence[CampaignEntry]
    tables: Sequence[tuple[Sequence[LogEntry], Listing]]


class _Importer:
    """Turns what a file holds into logs, chapter after chapter."""

    def __init__(
        self, held: Fields, person: Person, *, now: int, new_id: Callable[[], str], bots: Collection[str]
    ) -> None:
        self.person, self.now, self.new_id, self.bots = person, now, new_id, bots
        game = load(held.text("game"), held.json("printed"), held.number("rules"))
        self.importer = Member(0, Seat("person", person.name, person.id))
        config = campaign_config(
            game,
            held.text("name"),
            [self.importer],
            public=False,
            clock=NoClock(),
            substitute=DEFAULT_SUBSTITUTE,
            bots=bots,
        )
        founded = Founded(replace(config, imported=True))
        self.entries = [CampaignEntry(new_id(), 0, now, person.id, founded)]
        self.campaign = SharedCampaign.fold(self.entries)
        self.tables: list[tuple[Sequence[LogEntry], Listing]] = []

    def add(self, body: AnyCampaignBody) -> None:
        """One more entry."""
        entry = CampaignEntry(self.campaign.id, len(self.entries), self.now, self.person.id, body)
        self.entries.append(entry)
        self.campaign = self.campaign.apply(entry)

    def game(self, chapter: Fields) -> None:
        """A game that was played elsewhere, or goes on here, at a table of its own."""
        players = _players(chapter)
        config = TableConfig.new(
            self.campaign.game,
            [imported_seat(player, self.person, self.bots) for player in players],
            chapter.mapping("options"),
            public=False,
            clock=NoClock(),
            substitute=self.campaign.config.substitute,
            secret=bytes.fromhex(chapter.text("secret")),
            bots=self.bots,
        )
        # Where nobody has joined the campaign before its first game, the game itself gives out the roles.
        state = self.campaign.game.start(len(players), config.options)
        seats = legacy_of(self.campaign.game).seats_of(state)
        key = chapter.text_or_none(KEY)
        config = replace(
            config,
            key=None if key is None else bytes.fromhex(key),
            imported=True,
            campaign=table_campaign(self.campaign, seats),
        )
        log = imported_log(self.new_id(), self.now, self.person, config, chapter.objects("log"))
        ended = chapter.fields_or_none("ended")
        table = Table.fold(log, None if ended is None else _result(ended.fields("result")))
        played = tuple(
            CampaignPlayer(number, role.role, seat.name or role.role, seat.person, seat.bot)
            for number, (role, seat) in enumerate(zip(seats, config.seats, strict=True))
        )
        self.tables.append((log, listing(table)))
        self.add(Began(self.campaign.number, table.id, (), played, seats))
        if ended is not None:
            self.add(Ended(table.id, ended.mapping("result"), (), ended.json("printed")))

    def members(self) -> tuple[Member, ...]:
        """A member for every role that is played: the player who had it last, or else the importer."""
        begun = self.campaign.campaign.begun
        last = {player.role: player for player in (begun[-1].note.players if begun else ())}
        return tuple(
            self._member(number, seat.role, last.get(seat.role), scripted=seat.scripted)
            for number, seat in enumerate(self.campaign.seats)
        )

    def _member(self, number: int, role: str, player: CampaignPlayer | None, *, scripted: bool) -> Member:
        name, bot = (self.person.name, None) if player is None else (player.name, player.bot)
        seat = scripted_seat(name) if scripted else imported_seat(Player(name, bot), self.person, self.bots)
        return Member(number, seat, role, scripted)


def import_file(
    held: object, person: Person, *, now: int, new_id: Callable[[], str], bots: Collection[str]
) -> ImportedCampaign:
    """The log of a campaign that somebody imports, from what `read_campaign_file` says, and those of its tables."""
    read = Fields(held)
    importer = _Importer(read, person, now=now, new_id=new_id, bots=bots)
    for chapter in map(Fields, read.objects("chapters")):
        match chapter.text("kind"):
            case "command":
                importer.add(Did(chapter.mapping("command")))
            case "rewind":
                importer.add(Rewound(chapter.number("number")))
            case "rules":
                importer.add(ChangedOver(chapter.number("number")))
            case _:
                importer.game(chapter)
    importer.add(MembersChanged(importer.members() or (importer.importer,)))
    running = importer.campaign.running
    left = {log[0].table_id for log, _ in importer.tables} - {None if running is None else running.note.table}
    # Games that were gone back behind are kept to look at: no bot goes on with them.
    tables = [
        (log, listed._replace(waits_for_bot=False) if log[0].table_id in left else listed)
        for log, listed in importer.tables
    ]
    return ImportedCampaign(importer.entries, tables)
