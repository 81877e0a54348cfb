"""What is stored beside a log: how a table looks in lists, how each seat ended, and what follows from an entry."""

from __future__ import annotations

from sitting import BOTS, Sitting, person

from moonstone.engine import load
from moonstone.tables import commands
from moonstone.tables.clocks import NoClock, PerMove
from moonstone.tables.config import TableConfig
from moonstone.tables.consequences import BotTurn, after_commit
from moonstone.tables.entries import NewEntry
from moonstone.tables.listing import Listing, listing, listing_after, results
from moonstone.tables.seats import Seat

BOT = Seat("bot", "Bot", bot="random")


def after(sitting: Sitting, new: NewEntry) -> Listing:
    return listing_after(sitting.table, sitting.table.prepare(new, sitting.at))


def test_seats_and_people_are_listed_anew_where_they_have_changed() -> None:
    sitting = Sitting("pebbles", person("ann"), Seat("open"))
    new = commands.sit(sitting.table, "ben", "Ben", 1)
    listed = after(sitting, new)
    assert listed.people == frozenset({"ann", "ben"})
    assert listed.summary is not None
    assert listed.summary.seats[1] == person("ben")
    sitting.do(new)
    assert after(sitting, commands.chat(sitting.table, "ann", "Ann", "hello")).summary is None
    started = after(sitting, commands.start(sitting.table, "ann"))
    assert (started.phase, started.turn, started.people) == ("playing", (0, 1), None)
    sitting.start()
    moved = after(sitting, sitting.move("ann", 0, {"move": "lay", "number": 0}))
    assert (moved.turn, moved.summary) == ((1,), None)


def test_what_is_listed_of_a_whole_log_is_what_its_entries_listed() -> None:
    sitting = Sitting("pebbles", person("ann"), BOT, clock=PerMove(30))
    sitting.start()
    assert listing(sitting.table).due_at == sitting.at + 30_000
    assert listing(sitting.table).waits_for_bot
    while sitting.table.match is not None and sitting.table.state.turn:
        sitting.play(sitting.table.state.turn[0])
    listed = listing(sitting.table)
    assert (listed.phase, listed.turn, listed.due_at, listed.waits_for_bot) == ("over", (), None, False)
    assert listed.summary is not None
    assert sitting.table.match is not None
    assert sitting.table.match.state.result is not None
    assert listed.summary.scores == tuple(sitting.table.match.state.result.scores)


def test_each_seat_of_a_finished_game_has_a_result() -> None:
    sitting = Sitting("pebbles", person("ann"), person("ben"), BOT)
    sitting.start()
    assert results(sitting.table) == ()
    sitting.do(commands.hand_over(sitting.table, "ben", 1, "random", BOTS))
    assert after(sitting, commands.chat(sitting.table, "ann", "Ann", "hello")).results == ()
    sitting.play_on()
    found = results(sitting.table)
    assert sitting.table.match is not None
    result = sitting.table.match.state.result
    assert result is not None
    assert [(one.person, one.bot, one.name) for one in found] == [
        ("ann", None, "Ann"),
        ("ben", "random", "Ben"),
        (None, "random", "Bot"),
    ]
    assert [one.score for one in found] == list(result.scores)
    assert [one.rank for one in found] == list(result.ranks)
    sitting.do(commands.chat(sitting.table, "ann", "Ann", "well played"))
    assert results(sitting.table) == found, "what is said after the end changes nothing"
    assert {(one.game, one.seats, one.ended_at, one.scripted) for one in found} == {
        ("pebbles", 3, sitting.at - 1000, False)
    }


def test_what_follows_from_entries() -> None:
    sitting = Sitting("pebbles", person("ann"), Seat("open"), BOT)
    sitting.do(commands.sit(sitting.table, "ben", "Ben", 1))
    assert after_commit(sitting.table, sitting.log[-1:]).seats_changed
    sitting.start()
    follows = after_commit(sitting.table, sitting.log[-1:])
    assert (follows.seats_changed, follows.bot_turns) == (False, (BotTurn(2, sitting.table.state.position),))
    position = sitting.table.state.position
    sitting.play(0)
    assert after_commit(sitting.table, sitting.log[-1:]).bot_turns == (BotTurn(2, position),), "the same decision"
    sitting.play_on()
    follows = after_commit(sitting.table, sitting.log[-1:])
    assert (follows.results, follows.campaign_ended) == (results(sitting.table), None)
    sitting.do(commands.chat(sitting.table, "ann", "Ann", "well played"))
    assert after_commit(sitting.table, sitting.log[-1:]).results == (), "it has ended before"


def test_the_last_seats_are_the_games_own_where_an_option_says_so() -> None:
    game, seats = load("charterstone"), [person("ann"), BOT, BOT]

    def scripted(number: int) -> tuple[int, ...]:
        options = {"automas": number}
        config = TableConfig.new(
            game, seats, options, public=False, clock=NoClock(), substitute="random", secret=bytes(16), bots=BOTS
        )
        return config.scripted_seats(game)

    assert [scripted(number) for number in range(3)] == [(), (2,), (1, 2)]
