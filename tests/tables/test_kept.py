"""A table whose version of the rules is no longer played: it is kept and shown, and nothing goes on there."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from sitting import BOTS, Sitting, person

from moonstone.engine import Refused, Result, load
from moonstone.tables import commands, snapshot
from moonstone.tables.clocks import PerMove
from moonstone.tables.consequences import bot_turns
from moonstone.tables.entries import LogEntry, Moved, NewEntry
from moonstone.tables.listing import listing, results
from moonstone.tables.projection import describe
from moonstone.tables.seats import Seat
from moonstone.tables.table import Table

GAME = load("charon")
ENDED = Result((2, 1), (3, 4))
BOT = Seat("bot", "Bot", bot="random")


@pytest.fixture
def played() -> list[LogEntry]:
    """The log of a game with six decisions."""
    sitting = Sitting("charon", person("ann"), person("ben"), clock=PerMove(30))
    sitting.start()
    sitting.play_on(6)
    return sitting.log


@pytest.fixture
def retire(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Lets this build play the game's first version no longer."""
    return lambda: monkeypatch.setattr(GAME, "rules_retired", (GAME.rules,))


def spoilt(log: list[LogEntry], number: int) -> list[LogEntry]:
    """A log of which an entry cannot be followed."""
    bad = log[number]._replace(body=Moved(({"by": log[number].seat, "move": "fly"},)))
    return [*log[:number], bad, *log[number + 1 :]]


def test_a_kept_table_is_followed_to_its_end_and_nobody_owes_a_decision(
    played: list[LogEntry], retire: Callable[[], None]
) -> None:
    then = Table.fold(played)
    retire()
    now = Table.fold(played)
    assert then.match is not None
    assert now.match is not None
    assert now.match.state == then.match.state
    assert (then.state.turn == (), now.state.turn, now.state.due_at, bot_turns(now)) == (False, (), None, ())
    assert now.state.pending == (None, None)
    assert describe(now, "ann")["retired"] == {"followed": then.state.position, "length": then.state.position}
    assert describe(then, "ann")["turn"] != describe(now, "ann")["turn"]


@pytest.mark.parametrize("number", range(2, 8))
def test_a_kept_table_stands_before_the_entry_that_the_rules_do_not_follow(
    played: list[LogEntry], retire: Callable[[], None], number: int
) -> None:
    before = Table.fold(played[:number])
    with pytest.raises(Refused):
        Table.fold(spoilt(played, number))
    retire()
    kept = Table.fold(spoilt(played, number))
    assert kept.match is not None
    assert before.match is not None
    assert kept.match.state == before.match.state
    assert (kept.state.position, kept.seq) == (before.state.position, played[-1].seq)
    assert [event.kind for event in kept.history] == ["opened", "started", *["moved"] * 6]
    assert all(event.position == kept.state.position for event in kept.history[number:])
    record = kept.record()
    assert len(record.log) == len(kept.kept)
    assert describe(kept, None)["retired"] == {"followed": before.state.position, "length": len(kept.kept)}
    assert {"by": played[number].seat, "move": "fly"} in record.log
    assert (record.result, record.rules) == (None, GAME.rules)


def test_a_kept_game_shows_the_result_that_was_stored(played: list[LogEntry], retire: Callable[[], None]) -> None:
    assert Table.fold(played, ENDED).result is None, "for a game that is played, the log alone says it"
    retire()
    kept = Table.fold(spoilt(played, 3), ENDED)
    assert (kept.state.phase, kept.result, kept.record().result) == ("over", ENDED, ENDED.to_json())
    assert [(row.score, row.rank) for row in results(kept)] == [(3, 2), (4, 1)]
    assert listing(kept).turn == ()
    summary = listing(kept).summary
    assert summary is not None
    assert summary.scores == (3, 4)


def test_a_kept_game_that_is_followed_to_its_end_claims_no_result_of_its_own(retire: Callable[[], None]) -> None:
    """The present rules may come to other points than those it was played by."""
    sitting = Sitting("charon", person("ann"), person("ben"))
    sitting.start()
    sitting.play_on()
    then = Table.fold(sitting.log).result
    retire()
    now = Table.fold(sitting.log)
    assert now.match is not None
    assert then == now.match.state.result is not None
    assert (now.result, now.state.phase, results(now), now.record().result) == (None, "playing", (), None)
    known = Table.fold(sitting.log, ENDED)
    assert (known.result, known.state.phase) == (ENDED, "over")


COMMANDS: list[Callable[[Table], NewEntry]] = [
    lambda table: commands.move(table, "ann", 0, table.state.position, {"move": "pass"}),
    lambda table: commands.bot_move(table, 0, table.state.position, {"move": "pass"}),
    lambda table: commands.undo(table, "ann", 0, table.state.position, None),
    lambda table: commands.answer_undo(table, "ann", 0, 3, agree=True),
    lambda table: commands.leave(table, "ann", 0),
    lambda table: commands.hand_over(table, "ann", 0, None, BOTS),
    lambda table: commands.time_out(table, 0, 1 << 50),
    lambda table: commands.come_back(table, "ann", 0),
]


@pytest.mark.parametrize("command", COMMANDS)
def test_nothing_goes_on_at_a_kept_table(
    played: list[LogEntry], retire: Callable[[], None], command: Callable[[Table], NewEntry]
) -> None:
    retire()
    with pytest.raises(Refused) as caught:
        command(Table.fold(played))
    assert caught.value.code == "rules-retired"


def test_nothing_begins_at_a_kept_table(retire: Callable[[], None]) -> None:
    sitting = Sitting("charon", person("ann"), Seat("open"))
    retire()
    table = Table.fold(sitting.log)
    attempts: list[Callable[[], NewEntry]] = [
        lambda: commands.sit(table, "ben", "Ben", 1),
        lambda: commands.arrange(table, "ann", 1, BOT),
        lambda: commands.leave(table, "ann", 0),
        lambda: commands.start(table, "ann"),
    ]
    for attempt in attempts:
        with pytest.raises(Refused) as caught:
            attempt()
        assert caught.value.code == "rules-retired"


def test_people_can_still_talk_at_a_kept_table(played: list[LogEntry], retire: Callable[[], None]) -> None:
    retire()
    table = Table.fold(played)
    table.commit(table.prepare(commands.chat(table, "ann", "Ann", "We will start again."), 1 << 40))
    assert table.history[-1].kind == "chatted"
    assert Table.fold([*played, *table_entries(table)]).seq == table.seq


def table_entries(table: Table) -> list[LogEntry]:
    """The last entry of a table, as a log has it."""
    event = table.history[-1]
    new = commands.chat(table, "ann", "Ann", "We will start again.")
    return [LogEntry(table.id, event.seq, event.at, None, "ann", None, new.body)]


def test_a_snapshot_of_a_kept_table_is_not_trusted(played: list[LogEntry], retire: Callable[[], None]) -> None:
    text = snapshot.dump(Table.fold(played))
    retire()
    with pytest.raises(Refused) as caught:
        snapshot.load("table", text)
    assert caught.value.code == "rules-retired"
