"""Taking back: free inside one's own turn, else with the consent of everybody it concerns."""

from __future__ import annotations

from random import Random

import pytest
from sitting import BOTS, Sitting, person

from moonstone.engine import Refused
from moonstone.tables import commands
from moonstone.tables.commands import Stale
from moonstone.tables.entries import UndoAnswered, Undone, UndoRequested
from moonstone.tables.projection import describe
from moonstone.tables.seats import Seat
from moonstone.tables.table import TableEvent
from moonstone.tables.undo import UndoOptions, UndoTarget, undo_options

LOCAL = Seat("local", "Bo", "ann")
BOT = Seat("bot", "Bot", bot="random")


class Game(Sitting):
    """A table of Charon at which random decisions are made."""

    def __init__(self, *seats: Seat, seed: int = 1) -> None:
        super().__init__("charon", *seats)
        self.rng = Random(seed)
        self.start()

    def decide(self) -> int:
        """Any decision of a seat that owes one; the seat."""
        assert self.table.match is not None
        seat = self.rng.choice(self.table.state.turn)
        self.play(seat, self.rng.randrange(len(self.table.match.state.moves(seat))))
        return int(seat)

    def all_cards_on_the_table(self) -> None:
        """Everybody has offered a card: nothing before can be taken back freely."""
        for _ in self.table.state.seats:
            self.decide()

    def undo(self, who: str, seat: int, target: UndoTarget = None) -> TableEvent:
        return self.do(commands.undo(self.table, who, seat, self.table.state.position, target))

    def answer(self, who: str, seat: int, seq: int, agree: bool) -> TableEvent:
        return self.do(commands.answer_undo(self.table, who, seat, seq, agree))

    def view(self, seat: int) -> object:
        assert self.table.match is not None
        return self.table.match.state.view(seat)

    def options(self, seat: int) -> UndoOptions:
        assert self.table.match is not None
        return undo_options(self.table.match, seat)

    def person_of(self, seat: int) -> str:
        return str(self.table.state.seats[seat].person)


def three() -> tuple[Game, int, list[int]]:
    """A table of three people, the seat that has just decided, and the others."""
    game = Game(person("ann"), person("ben"), person("cid"))
    game.all_cards_on_the_table()
    seat = game.decide()
    return game, seat, [other for other in range(3) if other != seat]


def a_turn_with_moves() -> tuple[Game, int]:
    """A table at which one seat has made several decisions in its turn, all of them its own to take back."""
    for seed in range(50):
        game = Game(person("ann"), LOCAL, seed=seed)
        for _ in range(80):
            game.decide()
            for seat in game.table.state.turn:
                last, turn = game.options(seat).last, game.options(seat).turn
                if last is not None and turn is not None and last > turn:
                    return game, seat
    raise AssertionError("no such turn")


def refused(code: str, game: Game, who: str, seat: int, target: UndoTarget = None) -> None:
    with pytest.raises(Refused) as caught:
        game.undo(who, seat, target)
    assert caught.value.code == code


# Free


def test_in_ones_own_turn_taking_back_is_free() -> None:
    """The last decision is taken back, then another one, and the game goes on from there."""
    game, seat = a_turn_with_moves()
    last, position = game.options(seat).last, game.table.state.position
    done = game.undo("ann", seat)
    assert (done.kind, done.seat, done.note) == ("undone", seat, {"to": last})
    assert game.table.state.position == position + 1
    assert last is not None
    assert game.table.match is not None
    assert game.view(seat) == game.table.match.at(last).view(seat)
    before = game.options(seat).last
    assert before is not None
    assert before < last
    game.undo("ann", seat)
    game.decide()


def test_a_whole_turn_is_taken_back_at_once() -> None:
    game, seat = a_turn_with_moves()
    start = game.options(seat).turn
    assert game.undo("ann", seat, "turn").note == {"to": start}
    assert start is not None
    assert game.table.match is not None
    assert game.view(seat) == game.table.match.at(start).view(seat)
    assert game.options(seat).turn is None
    refused("nothing-to-undo", game, "ann", seat, "turn")


def test_against_bots_even_what_was_revealed_is_taken_back() -> None:
    game = Game(person("ann"), BOT)
    for _ in range(6):
        game.decide()
    while game.table.state.turn != (0,):
        game.decide()
    assert game.options(0).turn is None
    for _ in range(3):
        assert game.undo("ann", 0).kind == "undone"
    game.decide()


def test_a_simultaneous_choice_is_ones_own_until_another_has_chosen() -> None:
    game = Game(person("ann"), person("ben"), person("cid"))
    first = game.decide()
    assert game.undo(game.person_of(first), first).kind == "undone"
    assert game.table.state.turn == (0, 1, 2)
    first = game.decide()
    game.decide()
    assert game.undo(game.person_of(first), first).kind == "undo_requested"


# With consent


def test_what_all_agree_to_is_taken_back() -> None:
    game, seat, (first, second) = three()
    last, position = game.options(seat).last, game.table.state.position
    asked = game.undo(game.person_of(seat), seat)
    assert (asked.kind, asked.note) == ("undo_requested", {"to": last})
    request = {"seq": asked.seq, "seat": seat, "to": last, "pending": [first, second]}
    assert describe(game.table, None)["undo_request"] == request
    assert game.table.state.position == position
    with pytest.raises(Refused, match="not asked"):
        game.answer(game.person_of(seat), seat, asked.seq, agree=True)
    with pytest.raises(Refused, match="not your seat"):
        game.answer(game.person_of(first), seat, asked.seq, agree=True)
    agreed = game.answer(game.person_of(first), first, asked.seq, agree=True)
    assert (agreed.kind, agreed.note) == ("undo_answered", {"agree": True})
    assert game.table.state.undo_request is not None
    assert game.table.state.undo_request.pending == (second,)
    with pytest.raises(Refused, match="has answered"):
        game.answer(game.person_of(first), first, asked.seq, agree=True)
    undone = game.answer(game.person_of(second), second, asked.seq, agree=True)
    assert (undone.kind, undone.seat, undone.note) == ("undone", seat, {"to": last})
    assert game.table.state.turn == (seat,)
    assert describe(game.table, None)["undo_request"] is None
    assert game.decide() == seat


def test_the_log_says_who_asked_and_who_answered() -> None:
    game, seat, (first, second) = three()
    asked = game.undo(game.person_of(seat), seat)
    game.answer(game.person_of(first), first, asked.seq, agree=True)
    game.answer(game.person_of(second), second, asked.seq, agree=True)
    requested, answered, undone = game.log[-3:]
    assert requested.body == UndoRequested(asked.note["to"], (first, second))  # type: ignore[arg-type]  # a number
    assert (answered.body, answered.seat) == (UndoAnswered(agree=True), first)
    assert isinstance(undone.body, Undone)
    assert (undone.seat, undone.person) == (seat, game.person_of(second))
    assert undone.body.entries[0]["consent"] == [first, second]


def test_one_no_is_enough() -> None:
    game, seat, (first, second) = three()
    position = game.table.state.position
    seq = game.undo(game.person_of(seat), seat).seq
    game.answer(game.person_of(first), first, seq, agree=False)
    assert describe(game.table, None)["undo_request"] is None
    assert game.table.state.position == position
    with pytest.raises(Refused, match="no longer open"):
        game.answer(game.person_of(second), second, seq, agree=True)


def test_the_seat_that_asked_withdraws_its_request() -> None:
    game = Game(person("ann"), person("ben"), person("cid"))
    game.all_cards_on_the_table()
    asked = game.undo("ann", 0)
    with pytest.raises(Refused) as caught:
        game.answer("ann", 0, asked.seq, agree=True)
    assert caught.value.code == "not-asked"
    assert game.answer("ann", 0, asked.seq, agree=False).kind == "undo_answered"
    assert game.table.state.undo_request is None
    with pytest.raises(Refused) as caught:
        game.answer("ben", 1, asked.seq, agree=True)
    assert caught.value.code == "nothing-asked"


def test_a_request_is_dropped_when_the_game_goes_on_and_not_when_somebody_talks() -> None:
    game, seat, (other, _) = three()
    seq = game.undo(game.person_of(seat), seat).seq
    game.do(commands.chat(game.table, "ann", "Ann", "why?"))
    assert game.table.state.undo_request is not None
    game.decide()
    assert game.table.state.undo_request is None
    with pytest.raises(Refused, match="no longer open"):
        game.answer(game.person_of(other), other, seq, agree=True)


@pytest.mark.parametrize("leaves", ["the one who asks", "one who is asked"])
def test_a_request_is_dropped_when_somebody_it_concerns_leaves(leaves: str) -> None:
    game, seat, (other, _) = three()
    game.undo(game.person_of(seat), seat)
    gone = seat if leaves == "the one who asks" else other
    game.do(commands.leave(game.table, game.person_of(gone), gone))
    assert game.table.state.undo_request is None


def test_neither_those_away_nor_those_on_the_same_screen_are_asked() -> None:
    game = Game(person("ann"), LOCAL, person("ben"), person("cid"), BOT)
    game.all_cards_on_the_table()
    while len(game.table.state.turn) != 1 or game.table.state.turn[0] > 2:
        game.decide()
    game.do(commands.hand_over(game.table, "cid", 3, "random", BOTS))
    asked = game.undo("ann", 0)
    assert asked.kind == "undo_requested"
    assert game.table.state.undo_request is not None
    assert game.table.state.undo_request.needs == (2,)
    with pytest.raises(Refused, match="not asked"):
        game.answer("cid", 3, asked.seq, agree=False)
    assert game.answer("ben", 2, asked.seq, agree=True).kind == "undone"


def test_nobody_else_at_the_table_means_nobody_is_asked() -> None:
    """A person who plays two seats on one screen takes back across a reveal."""
    game = Game(person("ann"), LOCAL)
    seats = [game.decide() for _ in range(4)]
    assert game.options(seats[-1]).turn is None
    assert game.undo("ann", seats[-1]).kind == "undone"


# Not possible


def test_an_undo_from_an_old_position_is_stale() -> None:
    game, seat, _ = three()
    with pytest.raises(Stale) as caught:
        commands.undo(game.table, game.person_of(seat), seat, 0, None)
    assert caught.value.position == 0


def test_nothing_is_taken_back_for_a_seat_that_a_bot_plays() -> None:
    game = Game(person("ann"), LOCAL)
    seat = game.decide()
    game.do(commands.hand_over(game.table, "ann", seat, "random", BOTS))
    refused("seat-away", game, "ann", seat)
    game.do(commands.come_back(game.table, "ann", seat))
    assert game.undo("ann", seat).kind == "undone"


def test_only_decisions_of_ones_own_that_still_stand_are_taken_back() -> None:
    game = Game(person("ann"), person("ben"))
    game.all_cards_on_the_table()
    seat = game.decide()
    last = game.options(seat).last
    refused("not-your-seat", game, game.person_of(1 - seat), seat)
    for target in (last, 0, 100_000):
        refused("nothing-to-undo", game, game.person_of(1 - seat), 1 - seat, target)


def test_nothing_is_taken_back_before_the_first_decision_or_after_the_end() -> None:
    game = Game(person("ann"), LOCAL)
    refused("nothing-to-undo", game, "ann", 0)
    game.play_on()
    refused("not-playing", game, "ann", 0)
