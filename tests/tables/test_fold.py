"""A table is the fold of its log: read again it is the same at every step, and a log that was touched is refused."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest
from sitting import BOTS, Sitting, Stored, person

from moonstone.engine import Refused
from moonstone.tables import commands, snapshot
from moonstone.tables.clocks import Fischer, NoClock, PerMove
from moonstone.tables.entries import BODIES, Moved, NewEntry
from moonstone.tables.seats import Seat
from moonstone.tables.table import Table, TableEvent

SEEDS = range(10)
MOST_STEPS = 400
ENDED_AFTER = 12
"""The table of the last seed is ended by an administrator after so many steps."""


class LiveTable(Sitting):
    """A table at which things happen at random, with a snapshot after each."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.ended_after = ENDED_AFTER if seed == SEEDS[-1] else None
        game = self.rng.choice(["charon", "pebbles"])
        third = [Seat("bot", "Bot", bot="random"), Seat("local", "Cid", "ann"), person("dan")]
        seats = [person("ben"), *self.rng.choice([[], *([seat] for seat in third)])]
        clock = self.rng.choice([NoClock(), PerMove(30), Fischer(300, 5)])
        super().__init__(game, Seat("open"), *seats, clock=clock, secret=self.rng.randbytes(32))
        self.stood = [snapshot.dump(self.table)]
        self.do(commands.sit(self.table, "ann", "Ann", 0))
        self.do(commands.start(self.table, "ann"))

    def do(self, new: NewEntry, *, at: int | None = None, key: str | None = None) -> TableEvent:
        key = f"key-{len(self.log)}" if self.rng.random() < 0.7 else None
        event = super().do(new, at=self.at + self.rng.randrange(1, 20_000), key=key)
        self.stood.append(snapshot.dump(self.table))
        return event

    def step(self) -> None:
        """One command of somebody, most often a move; what may not be done is not."""
        with suppress(Refused):
            self.do(self._command())

    def _command(self) -> NewEntry:
        table, rng = self.table, self.rng
        match, state = table.match, table.state
        assert match is not None
        if state.undo_request is not None and rng.random() < 0.5:
            seat = rng.choice(state.undo_request.pending)
            return commands.answer_undo(table, self._person(seat), seat, state.undo_request.seq, rng.random() < 0.6)
        if rng.random() < 0.2:
            return self._aside(rng.randrange(len(state.seats)))
        seat = rng.choice(state.turn)
        move = rng.choice(match.state.moves(seat)).to_json()
        if state.seats[seat].bot_in_charge is not None:
            return commands.bot_move(table, seat, state.position, move)
        return commands.move(table, self._person(seat), seat, state.position, move)

    def _aside(self, seat: int) -> NewEntry:
        """A command that is no move."""
        table, rng, person = self.table, self.rng, self._person(seat)
        commands_to_try: list[Callable[[], NewEntry]] = [
            lambda: commands.undo(table, person, seat, table.state.position, rng.choice([None, "turn", 3, 30])),
            lambda: commands.undo(table, person, seat, table.state.position, None),
            lambda: commands.give_name(table, person, seat, "bag", "Odile"),
            lambda: commands.chat(table, person, "Ann", "well played"),
            lambda: commands.hand_over(table, person, seat, rng.choice([None, "random"]), BOTS),
            lambda: commands.come_back(table, person, seat),
            lambda: commands.come_back(table, person, seat),
            lambda: commands.mute(table, "ann", rng.choice(["fay", "ben"]), rng.random() < 0.5),
            lambda: commands.show(table, person, commands.shown_last(table), "story", rng.randrange(3)),
            lambda: commands.pause(table, self.at - rng.randrange(9_000), self.at),
            lambda: commands.time_out(table, seat, self.at + rng.randrange(60_000)),
        ]
        return rng.choice(commands_to_try)()

    def _person(self, seat: int) -> str:
        return self.table.state.seats[seat].person or "nobody"

    def play_out(self) -> LiveTable:
        """To the end, and the rematch; or so far that it does not matter."""
        for number in range(MOST_STEPS):
            if number == self.ended_after:
                self.do(commands.end(self.table, "administrator"))
                break
            if self.table.state.phase == "over":
                self.do(commands.chat(self.table, "eve", "Eve", "a good game"))
                self.do(commands.rematch(self.table, "ben", "another"))
                break
            self.step()
        return self


@cache
def played(seed: int) -> LiveTable:
    """A whole table, only to be looked at."""
    return LiveTable(seed).play_out()


def same(table: Table, other: Table) -> None:
    """Two tables are equal in everything, what a snapshot leaves out included."""
    assert snapshot.dump(table) == snapshot.dump(other)
    assert table.state == other.state
    assert table.history == other.history
    assert table.config == other.config
    assert (table.match is None) == (other.match is None)
    if table.match is not None and other.match is not None:
        assert table.match.history == other.match.history
        assert (table.match.log, table.match.drawn) == (other.match.log, other.match.drawn)


def test_the_seeds_cover_every_kind_of_entry() -> None:
    assert {entry.kind for seed in SEEDS for entry in played(seed).log} == set(BODIES)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_log_leads_to_the_same_table_at_every_prefix(seed: int) -> None:
    live = played(seed)
    read = Table.fold(live.log[:1])
    for entry, stood in zip(live.log[1:], live.stood[1:], strict=True):
        read.apply(entry)
        assert snapshot.dump(read) == stood, f"after entry {entry.seq}"
    same(read, live.table)
    same(Table.fold(live.log), live.table)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_snapshot_is_the_table_and_goes_on_alike(seed: int) -> None:
    live = played(seed)
    for length in sorted(Random(seed).sample(range(1, len(live.log)), 5)):
        loaded = snapshot.load("table", live.stood[length - 1])
        same(loaded, Table.fold(live.log[:length]))
        loaded.apply_all(live.log[length:])
        same(loaded, live.table)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_loaded_table_works_out_every_move_as_the_one_that_was_never_stored(seed: int) -> None:
    """Chance included: the draws go on where they were, those taken back counted."""
    live = played(seed)
    moved = [entry for entry in live.log if isinstance(entry.body, Moved)]
    for entry in Random(seed).sample(moved, min(5, len(moved))):
        loaded = snapshot.load("table", live.stood[entry.seq - 1])
        assert entry.seat is not None
        move = {name: value for name, value in Stored.of(entry).body["entries"][0].items() if name != "by"}
        if loaded.state.seats[entry.seat].bot_in_charge is not None:
            new = commands.bot_move(loaded, entry.seat, loaded.state.position, move)
        else:
            new = commands.move(loaded, entry.person or "", entry.seat, loaded.state.position, move)
        prepared = loaded.prepare(new, entry.at, entry.key)
        assert Stored.of(prepared.entry) == Stored.of(entry)
        loaded.commit(prepared)
        assert snapshot.dump(loaded) == live.stood[entry.seq]


def refused_at(rows: list[Stored], number: int) -> Refused:
    """The refusal of a log that breaks at that entry."""
    with pytest.raises(Refused) as caught:
        Table.fold([row.read() for row in rows])
    assert caught.value.refusal.args["entry"] == number
    assert caught.value.text.startswith(f"Entry {number}: ")
    return caught.value


@cache
def long_log() -> list[Stored]:
    """A whole log of Charon, Inc."""
    live = next(live for live in map(played, range(100)) if live.table.game.name == "charon")
    return [Stored.of(entry) for entry in live.log]


@pytest.mark.parametrize("share", [0.0, 0.3, 0.6, 0.9])
def test_a_missing_entry_is_noticed(share: float) -> None:
    rows = long_log()
    gone = 1 + int(share * (len(rows) - 2))
    refused_at([*rows[:gone], *rows[gone + 1 :]], gone + 1)


@pytest.mark.parametrize("share", [0.0, 0.3, 0.6, 0.9])
def test_an_entry_that_is_there_twice_is_noticed(share: float) -> None:
    rows = long_log()
    twice = 1 + int(share * (len(rows) - 1))
    refused_at([*rows[: twice + 1], *rows[twice:]], twice)


def test_a_log_without_its_opening_is_refused() -> None:
    for rows in ([], long_log()[1:]):
        with pytest.raises(Refused, match="log"):
            Table.fold([row.read() for row in rows])


def first(rows: list[Stored], kind: str, test: Callable[[Stored], bool] = lambda row: True) -> Stored:
    return next(row for row in rows if row.kind == kind and test(row))


def with_body(row: Stored, **changed: Any) -> Stored:
    return replace(row, body={**row.body, **changed})


def with_entries(row: Stored, entries: list[Any]) -> Stored:
    return with_body(row, entries=entries)


def other_move(rows: list[Stored]) -> Stored:
    """The first move, made with a card that was not in the hand."""
    row = first(rows, "moved")
    return with_entries(row, [{**row.body["entries"][0], "card": "nothing"}])


def other_seat(rows: list[Stored]) -> Stored:
    row = first(rows, "moved")
    assert row.seat is not None
    return replace(row, seat=row.seat + 1)


def illegal_move(rows: list[Stored]) -> Stored:
    """The second of two equal moves."""
    row = first(rows, "moved")
    entry = row.body["entries"][0]
    later = first(rows, "moved", lambda other: other.seat == row.seat and other.seq > row.seq)
    return with_entries(later, [entry])


def swapped_draws(rows: list[Stored]) -> Stored:
    """A legal draw that chance did not give."""
    row = first(rows, "started")
    entries = row.body["entries"]
    index = next(index for index in range(1, len(entries)) if entries[index] != entries[-1])
    return with_entries(row, [*entries[:index], entries[-1], *entries[index + 1 :]])


def no_answer_of_chance(rows: list[Stored]) -> Stored:
    row = first(rows, "moved", lambda row: len(row.body["entries"]) > 1)
    return with_entries(row, row.body["entries"][:-1])


TAMPERED: dict[str, Callable[[list[Stored]], Stored]] = {
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
def test_an_entry_that_was_tampered_with_is_noticed(what: str) -> None:
    rows = long_log()
    row = TAMPERED[what](rows)
    assert row != rows[row.seq]
    refused_at([*rows[: row.seq], row, *rows[row.seq + 1 :]], row.seq)


def test_a_table_of_other_rules_is_refused() -> None:
    opened = long_log()[0]
    with pytest.raises(Refused) as caught:
        Table.fold([with_body(opened, rules=99).read()])
    assert caught.value.code == "rules-version"
