"""What stays secret after a game leaves a table or a campaign for its owner alone (B2.9)."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from itertools import count
from random import Random

import pytest
from picking import picked, six_games, wanted
from sitting import BOTS, Stored, person

from moonstone.engine import CampaignFile, Json, Match, Player, Record, Refused, client_of, editions_of
from moonstone.tables import campaign_commands, commands, snapshot
from moonstone.tables.campaign_entries import CampaignEntry, MembersChanged, NewCampaignEntry
from moonstone.tables.campaign_files import export_file, import_file, read_campaign_file
from moonstone.tables.campaign_fork import fork
from moonstone.tables.campaign_projection import describe as describe_campaign
from moonstone.tables.campaigns import SharedCampaign
from moonstone.tables.entries import LogEntry, Opened
from moonstone.tables.listing import listing
from moonstone.tables.projection import Encoder, Projection, authorize_viewer, describe
from moonstone.tables.seats import Person, Seat
from moonstone.tables.table import Table

PEOPLE = ("ann", "ben", "cat")
ENCODE = Encoder(lambda data: json.dumps(data).encode())
PROOF = re.compile(r'"(commitment|seal)": "[0-9a-f]+"')
CARD = re.compile(r'"v[1-6]"')


class Shared:
    """A campaign from a file that goes on between three people, and the tables of its games."""

    def __init__(self, text: str) -> None:
        held, ids = read_campaign_file(CampaignFile.loads(text)), map(str, count())
        imported = import_file(held, Person("ann", "Ann"), now=0, new_id=lambda: next(ids), bots=BOTS)
        self.log = list(imported.entries)
        self.tables = {log[0].table_id: Table.fold(log) for log, _ in imported.tables}
        self.logs = {log[0].table_id: list(log) for log, _ in imported.tables}
        self.now = SharedCampaign.fold(self.log)
        members = [replace(member, seat=person(name)) for member, name in zip(self.now.members, PEOPLE, strict=True)]
        self.do(NewCampaignEntry(MembersChanged(tuple(members)), "ann"))

    def do(self, new: NewCampaignEntry) -> None:
        entry, self.now = self.now.prepare(new, 0)
        body = json.loads(json.dumps(entry.body.to_json()))
        self.log.append(CampaignEntry.read("charterstone", entry.campaign_id, entry.seq, 0, entry.kind, "ann", body))

    def begin(self) -> Table:
        number = self.now.number
        config, entries = campaign_commands.begin(self.now, "ann", number, bytes([number]) * 32, BOTS)
        first = LogEntry(f"game {number}", 0, 0, None, "ann", None, Opened(config))
        table = Table(first)
        start = table.prepare(commands.start(table, "ann"), 0)
        table.commit(start)
        for new in entries(table.id):
            self.do(new)
        self.tables[table.id], self.logs[table.id] = table, [first, start.entry]
        return table

    def play(self, table: Table, card: str, rng: Random) -> None:
        """One decision; whoever picks picks that card."""
        assert table.match is not None
        seat = table.state.turn[0]
        moves = [move.to_json() for move in table.match.state.moves(seat)]
        move = moves[wanted(moves, card, rng)]
        prepared = table.prepare(commands.move(table, PEOPLE[seat], seat, table.state.position, move), 0)
        self.logs[table.id].append(Stored.of(prepared.entry).read())
        table.commit(prepared)
        if table.state.phase == "over":
            self.do(campaign_commands.end(self.now, table))

    def file(self, *roles: str) -> str:
        return export_file(self.log, self.tables, roles)


def picks(table: Table) -> bool:
    """Whether somebody is to pick a card."""
    return bool(table.state.turn) and "victory" in match_of(table).state.moves(table.state.turn[0])[0].to_json()


def match_of(table: Table) -> Match:
    assert table.match is not None
    return table.match


def told(shared: Shared, table: Table, seat: int | None) -> str:
    """All that a person gets of a table and its campaign."""
    who, state = "eve" if seat is None else PEOPLE[seat], match_of(table).state
    since = max(0, table.seq - 3)
    said: list[object] = [
        *(Projection(table, ENCODE).update(seat, who, number, b"{}").decode() for number in (-1, since)),
        describe(table, who),
        client_of(table.game).preview(state, seat),
        describe_campaign(shared.now, who),
        editions_of(shared.now.game).public(),
        client_of(shared.now.game).words("en"),
        repr(listing(table)),
    ]
    if table.state.phase == "over":
        roles = [] if seat is None else [table.game.seat_names[seat]]
        positions = range(0, len(match_of(table).log) + 1, 20)
        said += [match_of(table).at(position).view(seat) for position in positions]
        said += [PROOF.sub("", table.record().dumps()), PROOF.sub("", shared.file(*roles))]
    return json.dumps(said)


def test_others_picks_change_nothing_that_leaves_a_table_or_a_campaign() -> None:
    twins, owner = [Shared(six_games()) for _ in range(2)], -1
    for number in (7, 8):
        tables = [twin.begin() for twin in twins]
        rngs = [Random(number) for _ in twins]
        for step in range(5000):
            if picks(tables[0]) and owner < 0:
                owner = tables[0].state.turn[0]
            seat = tables[0].state.turn[0]
            cards = ("v2", "v2") if seat == owner else (("v5", "v1") if (seat - owner) % 3 == 1 else ("v3", "v6"))
            for twin, table, rng, card in zip(twins, tables, rngs, cards, strict=True):
                twin.play(table, card, rng)
            over = tables[0].state.phase == "over"
            if step % 50 == 0 or over or picks(tables[0]):
                for viewer in (max(0, owner), None):
                    one, other = (told(twin, table, viewer) for twin, table in zip(twins, tables, strict=True))
                    assert one == other
            if over:
                break
        states = [match_of(table).state.to_json() for table in tables]
        assert states[0] != states[1], "they do differ"


@pytest.fixture(scope="module")
def after() -> Shared:
    """After the seventh game."""
    shared, rng = Shared(six_games()), Random(7)
    table = shared.begin()
    cards = iter(("v4", "v6", "v1"))
    while table.state.phase != "over":
        shared.play(table, next(cards) if picks(table) else "", rng)
    return shared


def test_nobody_looks_from_anothers_seat_at_a_game_that_keeps_secrets(after: Shared) -> None:
    seventh, sixth = after.tables["game 7"], next(iter(after.tables.values()))
    for seat, name in enumerate(PEOPLE):
        assert authorize_viewer(seventh, name, seat) == seat
        for other in {*PEOPLE, "eve"} - {name}:
            with pytest.raises(Refused, match="not your seat"):
                authorize_viewer(seventh, other, seat)
    assert authorize_viewer(sixth, "eve", 1) == 1, "all of an earlier game lies open"


def test_each_gets_their_own_cards_in_the_campaigns_file_and_nobody_all(after: Shared) -> None:
    files = {name: after.file(*roles) for name, roles in (("ann", ["purple"]), ("ben", ["green"]), ("eve", []))}
    assert [len(CARD.findall(text)) for text in files.values()] == [1, 1, 0]
    for text in files.values():
        assert CampaignFile.loads(text).game.fingerprint == after.now.game.fingerprint
    whole = after.file("purple", "green", "yellow")
    opened = CampaignFile.loads(files["ann"]).opened_with(CampaignFile.loads(files["ben"]))
    assert opened.opened_with(CampaignFile.loads(after.file("yellow"))).dumps() == whole
    assert '"key"' not in whole, "nobody has the key to the nonces"


def test_each_is_told_the_own_card_between_two_games(after: Shared) -> None:
    roles = after.now.game.seat_names
    secrets = {who: describe_campaign(after.now, who)["secrets"] for who in (*PEOPLE, "eve")}
    cards = [json.dumps(secrets[name]) for name in PEOPLE]
    assert all(re.fullmatch(rf'{{"{role}": {{"victory": "v[1-6]"}}}}', c) for role, c in zip(roles, cards, strict=True))
    assert secrets["eve"] == {}
    shared_screen = Shared(picked().dumps())
    members = [replace(member, seat=person("ann")) for member in shared_screen.now.members[:2]]
    shared_screen.do(NewCampaignEntry(MembersChanged((*members, shared_screen.now.members[2])), "ann"))
    assert describe_campaign(shared_screen.now, "ann")["secrets"] == {}, "others look at it as well"


def test_a_record_of_the_seventh_game_verifies_and_tells_no_card(after: Shared) -> None:
    text = after.tables["game 7"].record().dumps()
    assert not CARD.search(text)
    assert Record.loads(text).verify().state.result == match_of(after.tables["game 7"]).state.result


def test_tables_are_loaded_again_with_what_is_secret(after: Shared) -> None:
    table = after.tables["game 7"]
    assert Table.fold(after.logs["game 7"]).record(whole=True) == table.record(whole=True)
    assert snapshot.load("game 7", snapshot.dump(table)).record(whole=True) == table.record(whole=True)
    assert table.config.key == bytes([7]) * 32
    assert table.config.seed != table.config.secret.hex(), "who knows the draws cannot ask a bot what it picked"
    assert SharedCampaign.fold(after.log).game.fingerprint == after.now.game.fingerprint


def test_forks_and_rewinds_keep_and_forget_picks(after: Shared) -> None:
    twin = fork(after.now, after.log, "ben", "Another", None, fork_id="twin", now=0)
    assert not CARD.search(export_file(twin, after.tables))
    before = fork(after.now, after.log, "ben", "Another", 7, fork_id="twin", now=0)
    assert '"victory"' not in export_file(before, after.tables, ["purple", "green", "yellow"])


def test_nobody_takes_a_place_from_somebody_who_keeps_a_secret(after: Shared) -> None:
    """Neither the host nor whoever forks the campaign, and so is the host of the fork."""
    twin = SharedCampaign.fold(fork(after.now, after.log, "ben", "Another", None, fork_id="twin", now=0))
    for campaign, host, number in ((after.now, "ann", 1), (twin, "ben", 0)):
        for take in (
            lambda c, h, n: campaign_commands.arrange(c, h, n, replace(c.member(n), seat=Seat("open"))),
            campaign_commands.remove,
        ):
            with pytest.raises(Refused, match="only they can give it up"):
                take(campaign, host, number)
        campaign_commands.go_away(campaign, host, number, "random", BOTS)
        campaign_commands.leave(campaign, PEOPLE[number], number)
    before = SharedCampaign.fold(fork(after.now, after.log, "ben", "Another", 5, fork_id="twin", now=0))
    campaign_commands.remove(before, "ben", 0)


def test_an_imported_copy_is_looked_at_and_goes_on_once_it_is_whole() -> None:
    sealed = picked().dumps(())
    copy = Shared(sealed)
    assert copy.file("purple", "green", "yellow") == sealed
    coming = describe_campaign(copy.now, "ann")["next"]
    assert isinstance(coming, dict)
    problem: Json = coming["problem"]
    assert isinstance(problem, dict)
    assert problem["code"] == "sealed-copy"
    with pytest.raises(Refused, match="the victory card is sealed of: purple and green and yellow"):
        copy.begin()
    copy.do(campaign_commands.rewind(copy.now, "ann", 7))
    copy.begin()
    whole = Shared(picked().dumps())
    whole.begin()
    opened = CampaignFile.loads(sealed).opened_with(CampaignFile.loads(whole.file("purple", "green", "yellow")))
    assert [entry for entry in opened.entries if "nonce" in entry] == [
        entry for entry in picked().entries if "nonce" in entry
    ]


def test_a_game_that_goes_on_elsewhere_seals_as_it_began() -> None:
    """A whole file has the key of the game that is being played; without it the game is only looked at."""
    campaign = CampaignFile.loads(six_games())
    campaign.begin([Player(name) for name in PEOPLE], secret=bytes(32))
    begin = campaign.entries[campaign.begun[-1].note]
    held = read_campaign_file(CampaignFile.loads(campaign.dumps()))
    assert _last_table(held).config.key == bytes(32)
    del begin["key"]
    table = _last_table(read_campaign_file(CampaignFile.loads(campaign.dumps())))
    assert table.state.turn == ()
    seat = match_of(table).turn[0]
    move = match_of(table).state.moves(seat)[0].to_json()
    with pytest.raises(Refused, match="can be looked at"):
        commands.move(table, "ann", seat, table.state.position, move)


def _last_table(held: Json) -> Table:
    ids = map(str, count())
    imported = import_file(held, Person("ann", "Ann"), now=0, new_id=lambda: next(ids), bots=BOTS)
    return Table.fold(imported.tables[-1][0])
