"""What may be done at a table, and by whom: taking seats, starting, deciding, going away and coming back, rematches."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from sitting import BOTS, Sitting, person

from moonstone.engine import Refused
from moonstone.tables import commands
from moonstone.tables.commands import Stale
from moonstone.tables.entries import Away, Chatted, Moved, NewEntry, Seated, Shown
from moonstone.tables.seats import Person, Seat, hash_token, requested_seat
from moonstone.tables.table import Table

LINK = Seat("link", link=hash_token("word"))
LOCAL = Seat("local", "Bo", "ann")


def open_table(*seats: Seat) -> Sitting:
    return Sitting("pebbles", person("ann"), *seats)


def playing(*seats: Seat) -> Sitting:
    sitting = open_table(*(seats or (person("ben"),)))
    sitting.start()
    return sitting


def code(command: Callable[[], object]) -> str:
    """Why a command is refused."""
    with pytest.raises(Refused) as caught:
        command()
    return caught.value.code


def names(table: Table) -> list[str | None]:
    return [seat.name for seat in table.state.seats]


def kinds(table: Table) -> list[str]:
    return [seat.kind for seat in table.state.seats]


# Seats


def test_an_open_seat_is_taken_once() -> None:
    sitting = open_table(Seat("open"))
    table = sitting.table
    sitting.do(commands.sit(table, "ben", "Ben", 1))
    assert (names(table), kinds(table), table.state.seats_of("ben")) == (["Ann", "Ben"], ["person", "person"], [1])
    assert code(lambda: commands.sit(table, "cid", "Cid", 1)) == "seat-taken"
    assert code(lambda: commands.sit(table, "cid", "Cid", 7)) == "no-such-seat"


def test_a_link_gives_its_seat_to_one_person_only() -> None:
    sitting = open_table(LINK, Seat("link", link=hash_token("other")))
    table = sitting.table
    assert code(lambda: commands.sit(table, "ben", "Ben", 1)) == "needs-link"
    assert code(lambda: commands.claim(table, "ben", "Ben", "guessed")) == "bad-link"
    sitting.do(commands.claim(table, "ben", "Ben", "other"))
    assert table.state.seats_of("ben") == [2]
    assert code(lambda: commands.claim(table, "cid", "Cid", "other")) == "seat-taken"
    assert names(table) == ["Ann", None, "Ben"]


def test_a_new_link_replaces_the_one_before() -> None:
    sitting = open_table(LINK)
    table, new = sitting.table, Seat("link", link=hash_token("new"))
    assert code(lambda: commands.arrange(table, "ben", 1, new)) == "not-host"
    sitting.do(commands.arrange(table, "ann", 1, new))
    assert code(lambda: commands.claim(table, "ben", "Ben", "word")) == "bad-link"
    sitting.do(commands.claim(table, "ben", "Ben", "new"))
    assert table.state.seats_of("ben") == [1]


def test_a_link_works_again_for_a_seat_that_was_given_up() -> None:
    sitting = open_table(LINK)
    sitting.do(commands.claim(sitting.table, "ben", "Ben", "word"))
    sitting.do(commands.leave(sitting.table, "ben", 1))
    assert kinds(sitting.table) == ["person", "link"]
    sitting.do(commands.claim(sitting.table, "cid", "Cid", "word"))
    assert sitting.table.state.seats_of("cid") == [1]


def test_the_host_arranges_seats_before_the_game() -> None:
    sitting = open_table(Seat("open"))
    table, bot = sitting.table, Seat("bot", "random", bot="random")
    sitting.do(commands.sit(table, "ben", "Ben", 1))
    assert code(lambda: commands.arrange(table, "ben", 1, Seat("open"))) == "not-host"
    assert code(lambda: commands.arrange(table, "ann", 1, bot)) == "seat-taken"
    sitting.do(commands.arrange(table, "ann", 1, Seat("open")))
    assert (kinds(table), table.state.seats_of("ben")) == (["person", "open"], [])
    sitting.do(commands.arrange(table, "ann", 1, bot))
    assert kinds(table) == ["person", "bot"]
    assert code(lambda: commands.arrange(table, "ann", 9, Seat("open"))) == "no-such-seat"
    sitting.start()
    assert code(lambda: commands.arrange(table, "ann", 1, Seat("open"))) == "not-open"


def test_leaving_before_the_game_frees_the_seat() -> None:
    sitting = open_table(Seat("open"))
    sitting.do(commands.sit(sitting.table, "ben", "Ben", 1))
    assert code(lambda: commands.leave(sitting.table, "ann", 1)) == "not-your-seat"
    sitting.do(commands.leave(sitting.table, "ben", 1))
    assert (kinds(sitting.table), names(sitting.table)) == (["person", "open"], ["Ann", None])
    sitting.do(commands.sit(sitting.table, "ben", "Ben", 1))


def test_names_at_a_table_are_made_distinct() -> None:
    sitting = open_table(Seat("local", "Ann", "ann"), Seat("open"))
    assert names(sitting.table) == ["Ann", "Ann 2", None]
    new = commands.sit(sitting.table, "other", "Ann", 2)
    assert new.body == Seated(Seat("person", "Ann 3", "other"))


@pytest.mark.parametrize(
    ("kind", "name", "bot", "wrong"),
    [
        ("local", None, None, "bad-name"),
        ("local", " ", None, "bad-name"),
        ("me", "\x07", None, "bad-name"),
        ("bot", None, None, "unknown-bot"),
        ("bot", None, "nobody", "unknown-bot"),
    ],
)
def test_a_seat_that_nobody_could_play_is_refused(kind: str, name: str | None, bot: str | None, wrong: str) -> None:
    ann = Person("ann", "Ann")
    assert code(lambda: requested_seat(kind, name, bot, ann, token="word", bots=BOTS)) == wrong


def test_only_the_host_starts_and_only_when_every_seat_is_taken() -> None:
    sitting = open_table(Seat("open"))
    table = sitting.table
    with pytest.raises(Refused) as caught:
        commands.start(table, "ann")
    assert (caught.value.code, caught.value.refusal.args) == ("seats-empty", {"seats": [1]})
    sitting.do(commands.sit(table, "ben", "Ben", 1))
    assert code(lambda: commands.start(table, "ben")) == "not-host"
    sitting.start()
    assert table.state.phase == "playing"
    assert code(lambda: commands.start(table, "ann")) == "not-open"
    assert code(lambda: commands.sit(table, "cid", "Cid", 1)) == "not-open"


# Decisions

LAY: dict[str, int | str] = {"move": "lay", "number": 0}


def test_nothing_is_played_before_the_start_or_after_the_end() -> None:
    sitting = open_table(person("ben"))
    table = sitting.table
    assert code(lambda: sitting.move("ann", 0, LAY)) == "not-playing"
    assert code(lambda: commands.hand_over(table, "ann", 0, None, BOTS)) == "not-playing"
    sitting.start()
    sitting.play_on()
    assert table.state.phase == "over"
    assert code(lambda: sitting.move("ann", 0, LAY)) == "not-playing"


def test_each_decides_for_their_own_seat() -> None:
    sitting = playing(person("ben"), Seat("bot", "Bot", bot="random"))
    table = sitting.table
    assert code(lambda: sitting.move("ann", 1, LAY)) == "not-your-seat"
    assert code(lambda: sitting.move("ann", 9, LAY)) == "no-such-seat"
    assert code(lambda: sitting.move("ann", 2, LAY)) == "not-your-seat"
    position = table.state.position
    assert code(lambda: commands.bot_move(table, 1, position, dict(LAY))) == "not-a-bot"
    new = commands.bot_move(table, 2, position, dict(LAY))
    assert isinstance(new.body, Moved)
    assert (new.seat, new.person) == (2, None)


def test_a_decision_of_several_counts_though_others_have_decided_meanwhile() -> None:
    sitting = playing()
    table, position = sitting.table, sitting.table.state.position
    sitting.do(commands.move(table, "ann", 0, position, dict(LAY)))
    sitting.do(commands.move(table, "ben", 1, position, dict(LAY)))
    with pytest.raises(Stale) as caught:
        commands.move(table, "ann", 0, position, dict(LAY))
    assert caught.value.position == position
    for other in (0, table.state.position + 1):
        assert code(lambda other=other: commands.move(table, "ann", 0, other, dict(LAY))) == "stale"  # type: ignore[misc]  # mypy cannot infer a lambda's default


def test_a_command_that_is_refused_changes_nothing() -> None:
    sitting = playing()
    before, seq = sitting.table.state, sitting.table.seq
    assert code(lambda: sitting.move("ann", 0, {"move": "lay", "number": 9})) != ""
    assert code(lambda: sitting.move("ann", 0, {"move": "fly"})) != ""
    assert (sitting.table.state, sitting.table.seq) == (before, seq)


def test_what_is_prepared_and_not_committed_changes_nothing() -> None:
    sitting = playing()
    table, before = sitting.table, sitting.table.state
    prepared = table.prepare(sitting.move("ann", 0, LAY), sitting.at + 1)
    assert (prepared.entry.seq, prepared.state.turn) == (table.seq + 1, (1,))
    assert (table.state, table.match and table.match.turn) == (before, (0, 1))


def test_a_key_leads_to_what_its_command_brought_about() -> None:
    sitting = playing()
    event = sitting.do(sitting.move("ann", 0, LAY), key="ann:once")
    assert sitting.table.history[sitting.table.keys["ann:once"]] is event
    assert Table.fold(sitting.log).keys == sitting.table.keys


def test_an_entry_is_never_older_than_the_one_before() -> None:
    sitting = playing()
    prepared = sitting.table.prepare(sitting.move("ann", 0, LAY), sitting.at - 5000)
    assert prepared.entry.at == sitting.at


# Chat


@pytest.mark.parametrize("text", ["", "  ", "x" * 501])
def test_a_message_that_says_nothing_or_too_much_is_refused(text: str) -> None:
    sitting = playing()
    assert code(lambda: commands.chat(sitting.table, "ann", "Ann", text)) == "bad-chat"


def test_those_seated_and_those_looking_on_talk_at_any_time() -> None:
    sitting = open_table(LOCAL, person("ben"))
    table = sitting.table
    assert commands.chat(table, "eve", "Eve", " hello ") == NewEntry(Chatted("Eve", "hello"), None, "eve")
    assert commands.chat(table, "ben", "Ben", "hello").seat == 2
    assert commands.chat(table, "ann", "Ann", "hello").seat is None, "somebody of two seats speaks for neither"


# Reading together


def test_a_page_is_turned_from_the_one_that_everybody_is_shown() -> None:
    sitting = open_table(LOCAL, person("ben"))
    table = sitting.table
    assert code(lambda: commands.show(table, "ben", 0, "story", 0)) == "page-turned"
    first = commands.show(table, "ben", None, "story", 0)
    assert first == NewEntry(Shown("story", 0), 2, "ben")
    sitting.do(first)
    shown = table.seq
    assert commands.show(table, "ann", shown, "story", 1).seat is None, "somebody of two seats turns it for both"
    sitting.do(commands.show(table, "ben", shown, "story", 1))
    assert code(lambda: commands.show(table, "ann", shown, "story", 1)) == "page-turned"
    assert code(lambda: commands.show(table, "ann", None, "story", 1)) == "page-turned"


def test_those_who_look_on_and_those_who_are_muted_turn_no_page() -> None:
    sitting = open_table(LOCAL, person("ben"))
    assert code(lambda: commands.show(sitting.table, "eve", None, "story", 0)) == "not-your-seat"
    sitting.do(commands.mute(sitting.table, "ann", "ben", True))
    assert code(lambda: commands.show(sitting.table, "ben", None, "story", 0)) == "muted"


# Away and back


def test_a_bot_plays_on_until_the_person_is_back() -> None:
    sitting = playing()
    table = sitting.table
    assert code(lambda: commands.come_back(table, "ben", 1)) == "not-away"
    assert code(lambda: commands.hand_over(table, "ann", 1, None, BOTS)) == "not-your-seat"
    assert code(lambda: commands.hand_over(table, "ben", 1, "nobody", BOTS)) == "unknown-bot"
    sitting.do(commands.hand_over(table, "ben", 1, "random", BOTS))
    seat = table.state.seats[1]
    assert (seat.name, seat.away, seat.why, seat.kind) == ("Ben", "random", "asked", "person")
    assert table.state.seats_for_bots == [1]
    assert code(lambda: sitting.move("ben", 1, LAY)) == "seat-away"
    assert code(lambda: commands.hand_over(table, "ben", 1, None, BOTS)) == "seat-away"
    sitting.play(1)
    sitting.do(commands.come_back(table, "ben", 1))
    assert (table.state.seats[1].away, table.state.seats[1].why) == (None, None)


def test_leaving_during_the_game_keeps_the_seat() -> None:
    sitting = playing()
    new = commands.leave(sitting.table, "ben", 1)
    assert new.body == Away("greedy", "left")
    sitting.do(new)
    assert sitting.table.state.seats[1].person == "ben"
    sitting.do(commands.come_back(sitting.table, "ben", 1))


# Rematch


def test_a_rematch_seats_the_same_people_with_a_new_secret() -> None:
    sitting = open_table(LINK, LOCAL)
    table = sitting.table
    sitting.do(commands.claim(table, "ben", "Ben", "word"))
    sitting.start()
    assert code(lambda: commands.check_rematch(table, "ann")) == "not-over"
    sitting.play_on()
    assert code(lambda: commands.check_rematch(table, "eve")) == "not-your-seat"
    config = commands.rematch_config(table, "ben", bytes([1]) * 32)
    assert config.seats == (person("ann"), person("ben"), LOCAL), "links and absences stay behind"
    assert (config.secret, config.rematch_of, config.options) == (bytes([1]) * 32, "table", table.config.options)
    sitting.do(commands.rematch(table, "ben", "another"))
    assert table.state.rematch == "another"
    assert code(lambda: commands.check_rematch(table, "ann")) == "rematch-open"
