"""What may be done to a campaign, and by whom: places, roles, game after game, going back and forking."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

import pytest
from sitting import BOTS, person

from moonstone.engine import CampaignFile, Refused, load
from moonstone.tables import campaign_commands as commands
from moonstone.tables.campaign_entries import CampaignEntry, Founded, NewCampaignEntry
from moonstone.tables.campaign_files import export_file, finished_tables, import_file, read_campaign_file
from moonstone.tables.campaign_fork import fork
from moonstone.tables.campaign_projection import describe
from moonstone.tables.campaigns import SharedCampaign
from moonstone.tables.clocks import NoClock
from moonstone.tables.commands import bot_move, leave, start
from moonstone.tables.entries import LogEntry, Opened
from moonstone.tables.members import Member, scripted_seat
from moonstone.tables.seats import Person, Seat, hash_token
from moonstone.tables.table import Table

GAME = load("charterstone")
ANN, BEN, EVE = Person("ann", "Ann"), Person("ben", "Ben"), Person("eve", "Eve")
BOT = Seat("bot", "Bot", bot="random")
LINK = Seat("link", link=hash_token("word"))


class Shared:
    """A campaign and its log, as a server keeps them, and the tables of its games."""

    def __init__(self, *members: Member, log: Sequence[CampaignEntry] = ()) -> None:
        config = commands.campaign_config(
            GAME, "Ours", members or (Member(0, BOT),), public=True, clock=NoClock(), substitute="greedy", bots=BOTS
        )
        self.log = list(log) or [CampaignEntry("ours", 0, 0, "ann", Founded(config))]
        self.now = SharedCampaign.fold(self.log)
        self.tables: dict[str, Table] = {}

    def do(self, new: NewCampaignEntry) -> None:
        entry, self.now = self.now.prepare(new, len(self.log))
        body = entry.body.to_json()
        self.log.append(CampaignEntry.read("charterstone", "ours", entry.seq, entry.at, entry.kind, entry.person, body))

    def begin(self) -> Table:
        """Begin the next game, at a table that is called after its number in the log."""
        config, entries = commands.begin(self.now, "ann", self.now.number, bytes([len(self.log)]) * 32, BOTS)
        name = f"table-{len(self.log)}"
        table = Table(LogEntry(name, 0, 0, None, "ann", None, Opened(config)))
        table.commit(table.prepare(start(table, "ann"), 0))
        for new in entries(name):
            self.do(new)
        self.tables[name] = table
        return table

    def play(self) -> Table:
        """Begin a game, and let bots play it to its end."""
        table = self.begin()
        assert table.match is not None
        while table.state.turn:
            seat = table.state.turn[0]
            data = table.match.state.moves(seat)[0].to_json()
            table.commit(table.prepare(bot_move(table, seat, table.state.position, data), 0))
        self.do(commands.end(self.now, table))
        return table

    def roles(self) -> dict[str | None, str | None]:
        return {member.role: member.seat.name for member in self.now.members}


@cache
def played() -> tuple[CampaignEntry, ...]:
    """The log of a campaign of two bots with one finished game."""
    shared = Shared(Member(0, BOT, "red"), Member(0, BOT, "blue"))
    shared.play()
    return tuple(shared.log)


def code(command: Callable[[], object]) -> str:
    """Why a command is refused."""
    with pytest.raises(Refused) as caught:
        command()
    return caught.value.code


# Places and roles


def test_a_campaign_needs_a_game_that_goes_on_and_roles_that_exist() -> None:
    def config(*members: Member, game: str = "charterstone") -> object:
        return commands.campaign_config(
            load(game), "Ours", members, public=True, clock=NoClock(), substitute="greedy", bots=BOTS
        )

    scripted = Member(0, scripted_seat("Automa"), scripted=True)
    assert code(lambda: config(Member(0, BOT), game="charon")) == "no-campaigns"
    assert code(lambda: config(Member(0, BOT, "pink"))) == "unknown-role"
    assert code(lambda: config(Member(0, BOT, "red"), Member(0, BOT, "red"))) == "role-taken"
    assert code(lambda: config(scripted, scripted)) == "nobody-left"
    assert code(lambda: config(*[Member(0, BOT)] * 7)) == "bad-seats"
    config(Member(0, BOT), scripted)


def test_who_takes_and_leaves_places() -> None:
    shared = Shared(Member(0, person("ann"), "red"), Member(0, Seat("open")), Member(0, LINK))
    assert code(lambda: commands.sit(shared.now, BEN, 2, None)) == "needs-link"
    assert code(lambda: commands.claim(shared.now, BEN, "guessed", None)) == "bad-link"
    shared.do(commands.sit(shared.now, BEN, 1, "Kit"))
    assert shared.now.member(1).seat == Seat("local", "Kit", "ben")
    assert code(lambda: commands.sit(shared.now, EVE, 1, None)) == "seat-taken"
    shared.do(commands.claim(shared.now, EVE, "word", None))
    assert code(lambda: commands.claim(shared.now, BEN, "word", None)) == "seat-taken"
    assert shared.now.people == {"ann", "ben", "eve"}
    assert code(lambda: commands.leave(shared.now, "ben", 2)) == "not-your-seat"
    shared.do(commands.leave(shared.now, "eve", 2))
    assert shared.now.member(2).seat == LINK, "the link is good again"
    assert code(lambda: commands.remove(shared.now, "eve", 1)) == "not-host"
    shared.do(commands.remove(shared.now, "ben", 1))
    assert [member.number for member in shared.now.members] == [0, 2]
    assert code(lambda: commands.add(shared.now, "ben", Member(0, Seat("open")))) == "not-host"
    shared.do(commands.add(shared.now, "ann", Member(0, Seat("open"))))
    assert [member.number for member in shared.now.members] == [0, 2, 3]
    assert code(lambda: commands.arrange(shared.now, "ann", 9, Member(0, BOT))) == "no-such-member"


def test_a_role_is_chosen_until_it_has_been_played() -> None:
    shared = Shared(log=played())
    assert code(lambda: commands.choose_role(shared.now, "ben", 0, "black")) == "not-your-seat"
    assert code(lambda: commands.choose_role(shared.now, "ann", 0, "black")) == "role-kept"
    shared.do(commands.add(shared.now, "ann", Member(0, BOT, "green")))
    assert code(lambda: commands.choose_role(shared.now, "ann", 2, "red")) == "role-taken"
    shared.do(commands.choose_role(shared.now, "ann", 2, "black"))
    assert shared.roles() == {"red": "Bot", "blue": "Bot 2", "black": "Bot 3"}


def test_a_bot_holds_a_place_until_its_person_is_back() -> None:
    shared = Shared(Member(0, person("ann")), Member(0, person("ben")), Member(0, BOT))
    assert code(lambda: commands.go_away(shared.now, "eve", 1, None, BOTS)) == "not-your-seat"
    assert code(lambda: commands.go_away(shared.now, "ann", 2, None, BOTS)) == "not-a-person"
    assert code(lambda: commands.go_away(shared.now, "ben", 1, "nobody", BOTS)) == "unknown-bot"
    assert code(lambda: commands.come_back(shared.now, "ben", 1)) == "not-away"
    shared.do(commands.go_away(shared.now, "ann", 1, None, BOTS))
    assert shared.now.member(1).seat.bot_in_charge == "greedy"
    shared.do(commands.come_back(shared.now, "ben", 1))
    assert shared.now.member(1).seat == person("ben")


# Game after game


def test_a_game_begins_once_every_place_is_taken() -> None:
    shared = Shared(Member(0, person("ann")), Member(0, Seat("open")))
    assert code(lambda: commands.begin(shared.now, "eve", 1, bytes(32), BOTS)) == "not-your-seat"
    assert code(lambda: commands.begin(shared.now, "ann", 2, bytes(32), BOTS)) == "other-game"
    assert code(lambda: commands.begin(shared.now, "ann", 1, bytes(32), BOTS)) == "seats-empty"
    coming = {"number": 1, "rules": None, "ready": False, "missing": [1], "problem": None}
    assert describe(shared.now, None)["next"] == coming
    shared.do(commands.sit(shared.now, BEN, 1, None))
    table = shared.begin()
    assert [seat.name for seat in table.state.seats] == ["Ann", "Ben"]
    assert table.config.campaign is not None
    assert (table.config.campaign.number, table.config.campaign.id) == (1, "ours")
    assert code(lambda: commands.begin(shared.now, "ann", 1, bytes(32), BOTS)) == "game-running"
    assert describe(shared.now, "ann")["phase"] == "playing"


def test_the_game_itself_plays_a_scripted_place() -> None:
    shared = Shared(Member(0, person("ann"), "red"), Member(0, scripted_seat("Automa"), "blue", scripted=True))
    table = shared.begin()
    assert table.config.campaign is not None
    scripted = [table.config.campaign.seats[seat] for seat in table.config.campaign.scripted]
    assert scripted == ["blue"]
    assert shared.now.running is not None
    assert {seat.role: seat.scripted for seat in shared.now.running.note.seats} == {"red": False, "blue": True}


def test_a_campaign_goes_on_from_what_a_game_left_behind() -> None:
    shared = Shared(log=played())
    assert (shared.now.number, shared.now.running) == (2, None)
    assert shared.now.game.fingerprint != shared.now.founded.fingerprint
    assert [seat.role for seat in shared.now.seats] == [role for role in shared.now.roles if role in ("red", "blue")]
    shared.begin()
    assert shared.now.number == 2


def test_going_back_and_forking() -> None:
    shared = Shared(log=played())
    village = shared.now.game.fingerprint
    assert code(lambda: commands.rewind(shared.now, "ben", 1)) == "not-host"
    assert code(lambda: commands.rewind(shared.now, "ann", 2)) == "no-such-game"
    twin = fork(shared.now, shared.log, "eve", "Another", None, fork_id="twin", now=9)
    other = SharedCampaign.fold(twin)
    assert (other.game.fingerprint, other.host, other.config.fork_of) == (village, "eve", "ours")
    early = SharedCampaign.fold(fork(shared.now, shared.log, "eve", "Early", 1, fork_id="early", now=9))
    assert (early.number, early.game.fingerprint) == (1, GAME.fingerprint)
    shared.do(commands.rewind(shared.now, "ann", 1))
    assert (shared.now.number, len(shared.now.campaign.left)) == (1, 1)


def test_links_do_not_work_for_a_fork() -> None:
    shared = Shared(Member(0, person("ann")), Member(0, LINK))
    twin = SharedCampaign.fold(fork(shared.now, shared.log, "ann", "Another", None, fork_id="twin", now=9))
    assert twin.member(1).seat == Seat("open")
    assert code(lambda: commands.claim(twin, BEN, "word", None)) == "bad-link"


def test_a_log_with_a_gap_or_an_entry_out_of_place_is_refused() -> None:
    log = list(played())
    for broken, number in (([*log[:1], *log[2:]], 2), ([*log, log[0]], 0)):
        with pytest.raises(Refused, match=rf"^Entry {number}: "):
            SharedCampaign.fold(broken)
    with pytest.raises(Refused, match="founding"):
        SharedCampaign.fold(log[1:])


# Files


def test_a_campaign_is_exported_and_imported() -> None:
    shared = Shared(Member(0, person("ann"), "red"), Member(0, BOT, "blue"))
    table = shared.begin()
    assert table.match is not None
    table.commit(
        table.prepare(
            leave(table, "ann", next(seat for seat in range(2) if table.state.seats[seat].person == "ann")), 0
        )
    )
    while table.state.turn:
        seat = table.state.turn[0]
        data = table.match.state.moves(seat)[0].to_json()
        table.commit(table.prepare(bot_move(table, seat, table.state.position, data), 0))
    shared.do(commands.end(shared.now, table))
    assert finished_tables(shared.log) == [table.id]
    text = export_file(shared.log, shared.tables)
    held = read_campaign_file(CampaignFile.loads(text))
    ids = iter(["copy", "its-table"])
    imported = import_file(held, EVE, now=9, new_id=lambda: next(ids), bots=BOTS)
    copy = SharedCampaign.fold(imported.entries)
    assert (copy.host, copy.config.imported, copy.game.fingerprint) == ("eve", True, shared.now.game.fingerprint)
    members = {member.role: (member.seat.kind, member.seat.name, member.seat.person) for member in copy.members}
    assert members == {"red": ("local", "Ann", "eve"), "blue": ("bot", "Bot", None)}
    ((log, _),) = imported.tables
    again = export_file(imported.entries, {"its-table": Table.fold(log)})
    assert again == text
