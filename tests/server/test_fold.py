"""A table is the fold of its log: read again it is the same at every step, and a log that was touched is refused."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import orjson
import pytest

from moonstone.engine import Refused, load
from moonstone.tables import commands, config
from moonstone.tables.clocks import Clock
from moonstone.tables.commands import Draft
from moonstone.tables.entries import Row
from moonstone.tables.seats import Seat
from moonstone.tables.table import Table

SEEDS = range(10)
MOST_STEPS = 400


def apply(table: Table, row: Row, draft: Draft) -> None:
    """Do what was worked out on the table, as a room does."""
    table.apply(row, draft.act, table.progress.after(row, table.game_after(draft.act)))


class LiveTable:
    """A table whose deeds are worked out and done as a server does them, each kept as the row that was stored."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.at = 1_000_000
        game = self.rng.choice(["charon", "pebbles"])
        seats = [Seat("person", "Ann", "ann"), Seat("person", "Ben", "ben")]
        third = [Seat("bot", "Bot", bot="random"), Seat("here", "Cid", "ann"), Seat("person", "Dan", "dan")]
        seats += self.rng.choice([[], *([seat] for seat in third)])
        clock = self.rng.choice([Clock(), Clock("move", 30), Clock("bank", 300, 5)])
        body = config.opening(
            load(game),
            [Seat("open"), *seats[1:]],
            {},
            public=True,
            clock=clock,
            stand_in="greedy",
            secret=self.rng.randbytes(32),
        )
        self.rows = [Row("table", 0, self.at, "opened", None, "ann", None, body)]
        self.table = Table(self.rows[0])
        self.stood = [self.table.snapshot()]
        self.do(commands.sit(self.table, "ann", "Ann", 0))
        self.do(commands.start(self.table, "ann"))

    def do(self, draft: Draft) -> None:
        self.at += self.rng.randrange(1, 20_000)
        key = f"key-{len(self.rows)}" if self.rng.random() < 0.7 else None
        body = orjson.loads(orjson.dumps(draft.body))
        row = Row("table", self.table.seq + 1, self.at, draft.kind, draft.seat, draft.person, key, body)
        apply(self.table, row, draft)
        self.rows.append(row)
        self.stood.append(self.table.snapshot())

    def step(self) -> None:
        """One deed of somebody, most often a move; what may not be done is not."""
        with suppress(Refused):
            self.do(self._deed())

    def _deed(self) -> Draft:
        table, rng = self.table, self.rng
        match, progress = table.match, table.progress
        assert match is not None
        if progress.ask is not None and rng.random() < 0.5:
            seat = rng.choice(progress.ask.open)
            return commands.answer(table, self._person(seat), seat, progress.ask.seq, rng.random() < 0.6)
        if rng.random() < 0.2:
            return self._aside(rng.randrange(len(progress.seats)))
        seat = rng.choice(progress.turn)
        move = rng.choice(match.state.moves(seat)).to_json()
        if progress.seats[seat].mind is not None:
            return commands.bot_move(table, seat, progress.position, move)
        return commands.move(table, self._person(seat), seat, progress.position, move)

    def _aside(self, seat: int) -> Draft:
        """A deed that is no move."""
        table, rng, person = self.table, self.rng, self._person(seat)
        wishes: list[Callable[[], Draft]] = [
            lambda: commands.undo(table, person, seat, table.progress.position, rng.choice([None, "turn", 3, 30])),
            lambda: commands.undo(table, person, seat, table.progress.position, None),
            lambda: commands.say(table, person, "Ann", "well played"),
            lambda: commands.hand_over(table, person, seat, rng.choice([None, "random"])),
            lambda: commands.come_back(table, person, seat),
            lambda: commands.come_back(table, person, seat),
            lambda: commands.time_out(table, seat, self.at + rng.randrange(60_000)),
        ]
        return rng.choice(wishes)()

    def _person(self, seat: int) -> str:
        return self.table.progress.seats[seat].person or "nobody"

    def play(self) -> LiveTable:
        """To the end, and the rematch; or so far that it does not matter."""
        for _ in range(MOST_STEPS):
            if self.table.progress.phase == "over":
                self.do(commands.say(self.table, "eve", "Eve", "a good game"))
                self.do(commands.rematch(self.table, "ben", "another"))
                break
            self.step()
        return self


@cache
def played(seed: int) -> LiveTable:
    """A whole table, only to be looked at."""
    return LiveTable(seed).play()


def same(table: Table, other: Table) -> None:
    """Two tables are equal in everything, what a snapshot leaves out included."""
    assert table.snapshot() == other.snapshot()
    assert table.progress == other.progress
    assert table.history == other.history
    assert table.opening.body == other.opening.body
    assert (table.match is None) == (other.match is None)
    if table.match is not None and other.match is not None:
        assert table.match.history == other.match.history
        assert (table.match.log, table.match.drawn) == (other.match.log, other.match.drawn)


def test_the_seeds_cover_every_kind_of_row() -> None:
    kinds = {row.kind for seed in SEEDS for row in played(seed).rows}
    expected = "opened seated started moved undone asked answered away back said rematched"
    assert kinds == set(expected.split())


@pytest.mark.parametrize("seed", SEEDS)
def test_a_log_leads_to_the_same_table_at_every_prefix(seed: int) -> None:
    live = played(seed)
    read = Table.of(live.rows[:1])
    for row, stood in zip(live.rows[1:], live.stood[1:], strict=True):
        read.follow(row)
        assert read.snapshot() == stood, f"after row {row.seq}"
    same(read, live.table)
    same(Table.of(live.rows), live.table)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_snapshot_is_the_table_and_follows_its_log_alike(seed: int) -> None:
    live = played(seed)
    for length in sorted(Random(seed).sample(range(1, len(live.rows)), 5)):
        woken = Table.of_snapshot("table", live.stood[length - 1])
        same(woken, Table.of(live.rows[:length]))
        woken.follow_all(live.rows[length:])
        same(woken, live.table)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_woken_table_works_every_move_out_as_the_one_that_never_slept(seed: int) -> None:
    """Chance included: the draws go on where they were, those taken back counted."""
    live = played(seed)
    moved = [row for row in live.rows if row.kind == "moved"]
    for row in Random(seed).sample(moved, min(5, len(moved))):
        woken = Table.of_snapshot("table", live.stood[row.seq - 1])
        assert row.seat is not None
        move = {name: value for name, value in row.body["entries"][0].items() if name != "by"}
        if woken.progress.seats[row.seat].mind is not None:
            draft = commands.bot_move(woken, row.seat, woken.progress.position, move)
        else:
            draft = commands.move(woken, row.person or "", row.seat, woken.progress.position, move)
        assert orjson.loads(orjson.dumps(draft.body)) == row.body
        apply(woken, row, draft)
        assert woken.snapshot() == live.stood[row.seq]


def refused_at(rows: list[Row], entry: int) -> Refused:
    """The refusal of a log that breaks at that entry."""
    with pytest.raises(Refused) as caught:
        Table.of(rows)
    assert caught.value.refusal.args["entry"] == entry
    assert caught.value.text.startswith(f"Entry {entry}: ")
    return caught.value


def long_log() -> list[Row]:
    """A whole log of Charon, Inc."""
    return next(live.rows for live in map(played, range(100)) if live.table.game.name == "charon")


@pytest.mark.parametrize("share", [0.0, 0.3, 0.6, 0.9])
def test_a_missing_row_is_noticed(share: float) -> None:
    rows = long_log()
    gone = 1 + int(share * (len(rows) - 2))
    refused_at([*rows[:gone], *rows[gone + 1 :]], gone + 1)


@pytest.mark.parametrize("share", [0.0, 0.3, 0.6, 0.9])
def test_a_row_that_is_there_twice_is_noticed(share: float) -> None:
    rows = long_log()
    twice = 1 + int(share * (len(rows) - 1))
    refused_at([*rows[: twice + 1], *rows[twice:]], twice)


def test_a_log_without_its_opening_is_refused() -> None:
    for rows in ([], long_log()[1:]):
        with pytest.raises(Refused, match="log"):
            Table.of(rows)


def first(rows: list[Row], kind: str, test: Callable[[Row], bool] = lambda row: True) -> Row:
    return next(row for row in rows if row.kind == kind and test(row))


def with_body(row: Row, **changed: Any) -> Row:
    return replace(row, body={**row.body, **changed})


def with_entries(row: Row, entries: list[Any]) -> Row:
    return with_body(row, entries=entries)


def other_move(rows: list[Row]) -> Row:
    """The first move, made with a card that was not in the hand."""
    row = first(rows, "moved")
    return with_entries(row, [{**row.body["entries"][0], "card": "nothing"}])


def other_seat(rows: list[Row]) -> Row:
    row = first(rows, "moved")
    assert row.seat is not None
    return replace(row, seat=row.seat + 1)


def illegal_move(rows: list[Row]) -> Row:
    """The second of two equal moves."""
    row = first(rows, "moved")
    entry = row.body["entries"][0]
    later = first(rows, "moved", lambda other: other.seat == row.seat and other.seq > row.seq)
    return with_entries(later, [entry])


def swapped_draws(rows: list[Row]) -> Row:
    """A legal draw that chance did not give."""
    row = first(rows, "started")
    entries = row.body["entries"]
    index = next(index for index in range(1, len(entries)) if entries[index] != entries[-1])
    return with_entries(row, [*entries[:index], entries[-1], *entries[index + 1 :]])


def no_answer_of_chance(rows: list[Row]) -> Row:
    row = first(rows, "moved", lambda row: len(row.body["entries"]) > 1)
    return with_entries(row, row.body["entries"][:-1])


TAMPERED: dict[str, Callable[[list[Row]], Row]] = {
    "an unknown card": other_move,
    "a move of another seat": other_seat,
    "an illegal move": illegal_move,
    "a draw that chance did not give": swapped_draws,
    "a draw left out": no_answer_of_chance,
    "no entries": lambda rows: replace(first(rows, "moved"), body={}),
    "entries that are none": lambda rows: with_entries(first(rows, "moved"), [7]),
    "two starts": lambda rows: replace(first(rows, "started"), seq=first(rows, "moved").seq),
    "an unknown kind": lambda rows: replace(first(rows, "moved"), kind="cheated"),
    "a seat that is none": lambda rows: with_body(first(rows, "seated"), seat={"chair": 1}),
    "an undo of nothing": lambda rows: with_entries(
        replace(first(rows, "moved"), kind="undone"), [{"by": first(rows, "moved").seat, "undo": 9999}]
    ),
}


@pytest.mark.parametrize("what", TAMPERED)
def test_a_row_that_was_tampered_with_is_noticed(what: str) -> None:
    rows = long_log()
    row = TAMPERED[what](rows)
    assert row != rows[row.seq]
    refused_at([*rows[: row.seq], row, *rows[row.seq + 1 :]], row.seq)


def test_a_table_of_other_rules_is_refused() -> None:
    opened = long_log()[0]
    with pytest.raises(Refused) as caught:
        Table.of([with_body(opened, rules=99)])
    assert caught.value.code == "rules-version"
