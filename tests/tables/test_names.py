"""Names given in the course of a game: at any moment, as no decision, and taken back like a move."""

from __future__ import annotations

from random import Random
from typing import Any

import orjson
import pytest
from sitting import Sitting, Stored, person

from moonstone.engine import NATURE, Match, Record, Refused, canonical
from moonstone.tables import commands, consequences, snapshot
from moonstone.tables.clocks import Clock, make_clock
from moonstone.tables.commands import Stale
from moonstone.tables.entries import Named, Undone, UndoRequested, imported_log
from moonstone.tables.projection import Encoder, Projection
from moonstone.tables.seats import Person, Seat
from moonstone.tables.table import Table, TableEvent

LOCAL = Seat("local", "Bo", "ann")
BOT = Seat("bot", "Bot", bot="random")


class Village(Sitting):
    """A table of Charterstone, played at random until somebody holds an assistant."""

    def __init__(self, *seats: Seat, seed: int = 1, clock: Clock | None = None, namer: int | None = None) -> None:
        super().__init__("charterstone", *seats, clock=clock)
        self.rng = Random(seed)
        self.start()
        while not (found := [(seat, what) for seat, what in self.nameable() if namer in (None, seat)]):
            if not self.table.state.turn:
                raise LookupError("nobody ever held an assistant")
            self.decide()
        self.namer, self.what = found[0]

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def nameable(self) -> list[tuple[int, str]]:
        seats = range(len(self.table.state.seats))
        return [(seat, what) for seat in seats for what in self.match.state.nameable(seat)]

    def decide(self) -> int:
        seat = self.table.state.turn[0]
        self.play(seat, self.rng.randrange(len(self.match.state.moves(seat))))
        return seat

    def others_turn(self) -> int:
        """Play on until somebody else than the namer is to decide, with nothing of theirs to take back."""
        while self.table.state.turn == (self.namer,):
            self.decide()
        return self.table.state.turn[0]

    def who(self, seat: int) -> str:
        return str(self.table.state.seats[seat].person)

    def name(self, name: str = "Odile", *, seat: int | None = None, what: str = "", who: str = "") -> TableEvent:
        seat = self.namer if seat is None else seat
        return self.do(commands.give_name(self.table, who or self.who(seat), seat, what or self.what, name))

    def names(self) -> Any:
        return self.match.state.view(None)["names"]


def village(*seats: Seat, seed: int = 1, **more: Any) -> Village:
    """The first such table, by seed, at which somebody comes to hold an assistant."""
    try:
        return Village(*seats, seed=seed, **more)
    except LookupError:
        return village(*seats, seed=seed + 1, **more)


def two(**more: Any) -> Village:
    return village(person("ann"), person("ben"), **more)


def test_a_name_is_an_entry_with_its_event() -> None:
    game = two()
    event = game.name()
    assert isinstance(game.log[-1].body, Named)
    entry = {"by": game.namer, "named": game.what, "name": "Odile"}
    assert game.log[-1].body.to_json() == {"entries": [entry]}
    told = {"event": "named", "seat": game.namer, "assistant": game.what, "name": "Odile"}
    for viewer in (0, 1, None):
        assert event.seen_by(viewer)["events"] == [told]
    assert game.names() == {game.what: "Odile"}


def test_a_name_leaves_turn_decisions_and_clocks_as_they_are() -> None:
    game = two(clock=make_clock("fischer", 600, 10))
    game.others_turn()
    before = game.table.state
    game.name()
    after = game.table.state
    assert after.position == before.position + 1
    assert after._replace(position=before.position) == before
    assert not consequences.after_commit(game.table, game.log[-1:]).results


def test_taking_a_name_back_leaves_clocks_as_they_are_too() -> None:
    for kind in ("fischer", "per_move"):
        game = two(clock=make_clock(kind, 600, 10 if kind == "fischer" else 0))
        game.others_turn()
        before = game.table.state
        game.name()
        game.do(commands.undo(game.table, game.who(game.namer), game.namer, game.table.state.position, None))
        assert isinstance(game.log[-1].body, Undone)
        assert game.names() == {}
        assert game.table.state._replace(position=before.position) == before


def test_a_decision_made_before_the_name_was_seen_still_counts() -> None:
    game = two()
    seat = game.others_turn()
    position, move = game.table.state.position, game.match.state.moves(seat)[0]
    game.name()
    game.do(commands.move(game.table, game.who(seat), seat, position, move.to_json()))


def test_a_bot_thinks_on_while_a_name_is_given() -> None:
    game = village(person("ann"), BOT, namer=0)
    seat = game.others_turn()
    assert game.table.state.seats[seat].bot_in_charge
    turns, position = consequences.bot_turns(game.table), game.table.state.position
    move = game.match.state.moves(seat)[0].to_json()
    game.name()
    assert consequences.bot_turns(game.table) == turns, "the same decision"
    game.do(commands.bot_move(game.table, seat, position, move))


def test_only_the_seats_player_gives_a_name_also_for_others_on_the_same_screen() -> None:
    game = two()
    other = 1 - game.namer
    for who, seat, what, code in (
        (game.who(other), game.namer, game.what, "not-your-seat"),
        (game.who(other), other, game.what, "not-to-name"),
        (game.who(game.namer), 9, game.what, "no-such-seat"),
        (game.who(game.namer), game.namer, "moon", "not-to-name"),
    ):
        with pytest.raises(Refused) as refused:
            game.name(seat=seat, what=what, who=who)
        assert refused.value.code == code
    screen = village(person("ann"), LOCAL, namer=1)
    screen.name(who="ann")
    assert screen.names() == {screen.what: "Odile"}


def test_nobody_names_for_a_bot_or_while_away_or_when_the_game_is_over() -> None:
    game = village(person("ann"), BOT, namer=1)
    with pytest.raises(Refused, match="not your seat"):
        game.name(who="ann")
    game = two()
    game.do(commands.leave(game.table, game.who(game.namer), game.namer))
    with pytest.raises(Refused) as refused:
        game.name()
    assert refused.value.code == "seat-away"
    game.do(commands.come_back(game.table, game.who(game.namer), game.namer))
    game.play_on()
    with pytest.raises(Refused) as refused:
        game.name()
    assert refused.value.code == "not-playing"


def test_a_game_without_names_refuses_them() -> None:
    game = Sitting("charon", person("ann"), person("ben"))
    game.start()
    with pytest.raises(Refused) as refused:
        commands.give_name(game.table, "ann", 0, "moon", "Odile")
    assert refused.value.code == "not-to-name"


def test_an_undo_of_an_earlier_move_takes_the_own_name_back_too() -> None:
    game = village(person("ann"), LOCAL)
    seat = game.decide()
    while (own := [what for one, what in game.nameable() if one == seat]) == [] or game.table.state.turn != (seat,):
        seat = game.decide()
    start = game.match.last_decision(seat)
    game.name(seat=seat, what=own[0], who="ann")
    assert start is not None
    game.do(commands.undo(game.table, "ann", seat, game.table.state.position, start))
    assert game.names() == {}


def test_nobodys_name_is_lost_to_anothers_undo_unless_they_agree() -> None:
    for seed in range(1, 60):
        game = two(seed=seed)
        seat = game.others_turn()
        position = game.table.state.position
        game.decide()
        if game.match.free_undo_position(seat) != position:
            continue
        game.name()
        assert game.match.free_undo_position(seat) is None
        asked = commands.undo(game.table, game.who(seat), seat, game.table.state.position, position)
        assert isinstance(asked.body, UndoRequested)
        assert asked.body.needs == (game.namer,)
        number = game.do(asked).seq
        assert game.names() == {game.what: "Odile"}
        game.do(commands.answer_undo(game.table, game.who(game.namer), game.namer, number, True))
        assert game.names() == {}
        return
    raise AssertionError("no move was free to take back")


def test_a_name_ends_a_request_to_undo_as_a_move_does() -> None:
    game = two()
    seat = game.others_turn()
    to = game.match.last_decision(game.namer)
    who = game.who(game.namer)
    game.do(commands.undo(game.table, who, game.namer, game.table.state.position, to))
    request = game.table.state.undo_request
    assert request is not None
    before = game.table.seq
    game.name()
    assert game.table.state.undo_request is None
    news = orjson.loads(Projection(game.table, Encoder(orjson.dumps)).update(seat, game.who(seat), before, b"{}"))
    assert news["table"]["undo_request"] is None, "clients hear that nobody is asked any more"
    with pytest.raises(Refused):
        commands.answer_undo(game.table, game.who(seat), seat, request.seq, True)


def test_the_log_folds_to_the_same_table_and_so_does_a_snapshot() -> None:
    game = two(clock=make_clock("fischer", 600, 10))
    game.name()
    game.play_on(20)
    game.do(commands.chat(game.table, "ann", "Ann", "Welcome, Odile"))
    folded = Table.fold([Stored.of(entry).read() for entry in game.log])
    loaded = snapshot.load("table", snapshot.dump(game.table))
    for other in (folded, loaded):
        assert other.state == game.table.state
        assert other.history == game.table.history
        assert other.match is not None
        assert other.match.history == game.match.history
        assert canonical(other.match.state.to_json()) == canonical(game.match.state.to_json())
        assert other.match.to_json() == game.match.to_json()


def test_a_tampered_name_is_found() -> None:
    game = two()
    game.name()
    seat, what = game.namer, game.what
    for changed in (
        {"by": seat, "named": what, "name": ""},
        {"by": seat, "named": what, "name": " Odile"},
        {"by": seat, "named": what, "name": "x" * 41},
        {"by": seat, "named": what, "name": 7},
        {"by": seat, "named": ["moon"], "name": "Odile"},
        {"by": seat, "named": "moon", "name": "Odile"},
        {"by": 1 - seat, "named": what, "name": "Odile"},
        {"by": "nature", "named": what, "name": "Odile"},
        {"by": seat, "named": what},
    ):
        stored = Stored.of(game.log[-1])
        stored.body["entries"] = [changed]
        with pytest.raises(Refused):
            Table.fold([*game.log[:-1], stored.read()])


def test_a_record_with_names_becomes_a_table_again() -> None:
    game = two()
    game.name()
    game.play_on()
    record = Record.loads(game.table.record().dumps())
    assert record.verify().state.view(None)["names"] == {game.what: "Odile"}
    log = imported_log("other", 1, Person("ann", "Ann"), game.table.config, record.log)
    assert [entry.kind for entry in log].count("named") == 1
    table = Table.fold(log)
    assert table.match is not None
    assert canonical(table.match.state.to_json()) == canonical(game.match.state.to_json())


def test_everybody_sees_the_name_and_its_entry_once() -> None:
    game = two()
    game.name()
    encode = Encoder(orjson.dumps)
    for viewer, who in ((0, "ann"), (1, "ben"), (None, None)):
        update = orjson.loads(Projection(game.table, encode).update(viewer, who, game.table.seq - 1, b"{}"))
        assert [entry["kind"] for entry in update["entries"]] == ["named"]
        assert update["view"]["names"] == {game.what: "Odile"}
        assert update["view"]["players"][game.namer]["nameable"] == []


def test_what_was_taken_back_can_be_named_again() -> None:
    game = two()
    for name in ("Odile", "Hob"):
        game.name(name)
        assert game.names() == {game.what: name}
        game.do(commands.undo(game.table, game.who(game.namer), game.namer, game.table.state.position, None))
    with pytest.raises(Stale):
        commands.undo(game.table, game.who(game.namer), game.namer, 0, None)


def test_chance_names_nothing() -> None:
    game = two()
    assert not game.match.state.nameable(NATURE)
    with pytest.raises(Refused):
        game.match.prepare_name(NATURE, game.what, "Odile")
