"""The contract as checks over random play. A game that passes them all keeps its promises.

    import pytest
    from moonstone.testing.contract import CHECKS, Case

    @pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
    def test_contract(check):
        check(Case(MY_GAME, seats=2, seed=1))

Each check raises AssertionError with what was broken.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Final

from moonstone.engine import (
    NATURE,
    AnyGame,
    Draws,
    Event,
    Json,
    Match,
    Move,
    Player,
    Record,
    Refusal,
    Refused,
    State,
    ai_of,
    canonical,
    client_of,
    secret_from_seed,
)

MOST_DECISIONS: Final = 20_000
"""A random game that takes longer does not end."""
PATIENCE: Final = 12
"""How many of a position's moves are tried out where trying all would take too long."""
EVERY: Final = 25
"""Of so many positions one is asked for its words."""
NAMED: Final = 0.3
"""How often somebody in a random match names something that they may name."""
SLIP: Final = 1e-9
"""How far a sum of chances may be off."""


@dataclass(frozen=True, slots=True)
class Case:
    """A game to check: how many play, with which options, and the seed of the random play.

    `every` thins out the positions that are looked at. `sensible` is the share of decisions made by the game's own
    judgement, to get to positions that blind play seldom reaches.
    """

    game: AnyGame
    seats: int
    seed: int = 1
    options: Mapping[str, Json] = field(default_factory=dict)
    every: int = 1
    sensible: float = 0.0

    def start(self) -> State[Move]:
        """A new game."""
        return self.game.start(self.seats, self.options)

    def walk(self) -> Iterator[State[Move]]:
        """The positions of a random game, chance included; the state goes on changing after each is given."""
        rng = Random(self.seed)
        state = self.start()
        for number in range(MOST_DECISIONS):
            if number % self.every == 0 or not state.turn:
                yield state
            if not state.turn:
                return
            seat = rng.choice(state.turn)
            state.play(seat, self._choose(state, seat, rng))
        raise AssertionError(f"a random game did not end within {MOST_DECISIONS} moves")

    def _choose(self, state: State[Move], seat: int, rng: Random) -> Move:
        if seat == NATURE:
            return state.chance_outcomes().pick(rng.randrange)
        moves = state.moves(seat)
        if rng.random() >= self.sensible:
            return rng.choice(moves)
        weights = ai_of(self.game).evaluate_moves(state.view(seat), moves)
        return moves[max(range(len(moves)), key=weights.__getitem__)]

    @property
    def viewers(self) -> tuple[int | None, ...]:
        """Every seat, and a spectator."""
        return (*range(self.seats), None)


def _some(moves: list[Move], rng: Random) -> list[Move]:
    return rng.sample(moves, min(PATIENCE, len(moves)))


def _refusal(attempt: Callable[[], object]) -> Refusal:
    try:
        attempt()
    except Refused as refused:
        return refused.refusal
    raise AssertionError("something impossible was accepted")


def listed_moves_apply(case: Case) -> None:
    """Every listed move is found legal and can be played; the list is stable and lists nothing twice."""
    rng = Random(case.seed)
    for state in case.walk():
        for seat in state.turn:
            moves = list(state.moves(seat))
            assert moves, f"seat {seat} owes a decision but has no move"
            assert len(set(moves)) == len(moves), "a move is listed twice"
            assert list(state.moves(seat)) == moves, "the list of moves is not stable"
            for move in _some(moves, rng):
                assert state.why_not(seat, move) is None, f"{move} is listed but refused"
                state.copy().play(seat, move)


def unlisted_moves_are_refused(case: Case) -> None:
    """Every other move of the game is refused with a code and a sentence, and changes nothing."""
    rng = Random(case.seed)
    for state in case.walk():
        before = canonical(state.to_json())
        for seat in (*range(case.seats), NATURE):
            listed = set(state.moves(seat))
            assert bool(listed) == (seat in state.turn), (
                f"seat {seat} has moves but not the turn, or the turn but no moves"
            )
            unlisted = []
            for move in case.game.ids if seat in state.turn else _some(list(case.game.ids), rng):
                refusal = state.why_not(seat, move)
                assert (refusal is None) == (move in listed), f"{move} of seat {seat}: listed and legal disagree"
                if refusal is not None:
                    assert refusal.code, f"{move} is refused without a code"
                    assert refusal.text.endswith((".", "?", "!")), f"{move} is refused without a sentence"
                    unlisted.append(move)
            for move in _some(unlisted, rng):
                assert _refusal(partial(state.play, seat, move)) == state.why_not(seat, move)
        assert canonical(state.to_json()) == before, "a refused move, or a question, changed the state"


def every_move_has_an_id(case: Case) -> None:
    """Listed moves are in `ids`; ids, JSON and text all lead back to the same move."""
    for state in case.walk():
        for seat in state.turn:
            for move in state.moves(seat)[:PATIENCE]:
                assert case.game.ids[case.game.ids.of(move)] == move
    for move in case.game.ids:
        assert case.game.move_from_json(json.loads(json.dumps(move.to_json()))) == move
        assert case.game.move_from_text(str(move)) == move


def copies_are_independent(case: Case) -> None:
    """What happens to a copy leaves the original alone, and the other way round."""
    rng = Random(case.seed)
    for state in case.walk():
        before = canonical(state.to_json())
        copy, other = state.copy(), state.copy()
        assert canonical(copy.to_json()) == before, "a copy differs from its original"
        for _ in range(PATIENCE):
            if not copy.turn:
                break
            seat = rng.choice(copy.turn)
            copy.play(seat, rng.choice(copy.moves(seat)))
        assert canonical(state.to_json()) == before, "playing on a copy changed the original"
        assert canonical(other.to_json()) == before, "playing on a copy changed another copy"


def everything_survives_json(case: Case) -> None:
    """A state can be saved at every instant; views, previews and assets are plain data."""
    client = client_of(case.game)
    assets = client.assets()
    assert json.loads(json.dumps(assets)) == assets, "assets are not plain data"
    for state in case.walk():
        data = state.to_json()
        again = case.game.state_from_json(json.loads(json.dumps(data)))
        assert canonical(again.to_json()) == canonical(data), "a state changes when it is saved and read"
        assert again.turn == state.turn
        for seat in state.turn:
            assert list(again.moves(seat)) == list(state.moves(seat)), "a state read back has other moves"
        for viewer in case.viewers:
            view = state.view(viewer)
            assert json.loads(json.dumps(view)) == view, "a view is not plain data"
            assert canonical(again.view(viewer)) == canonical(view), "a state read back has another view"
            preview = client.preview(state, viewer)
            assert json.loads(json.dumps(preview)) == preview, "a preview is not plain data"
            assert canonical(client.preview(again, viewer)) == canonical(preview), "another preview after reading"
        assert canonical(state.to_json()) == canonical(data), "a question changed the state"


def views_are_public_and_private(case: Case) -> None:
    """A view is its public and its private part, no key is in both, and it stays as it is when the game goes on."""
    taken: list[tuple[dict[str, Json], str]] = []
    for state in case.walk():
        for view, before in taken:
            assert canonical(view) == before, "a view changes when the game goes on"
        taken.clear()
        public = state.public()
        for viewer in case.viewers:
            private, view = state.private(viewer), state.view(viewer)
            both = ", ".join(sorted(public.keys() & private.keys()))
            assert not both, f"public and private to {viewer}: {both}"
            assert canonical(view) == canonical({**public, **private}), f"a view of {viewer} is not its two parts"
            taken.append((view, canonical(view)))


def secrets_stay_secret(case: Case) -> None:
    """Re-deal what a viewer cannot know: view, preview and moves stay the same to the byte, and so does the guess."""
    client = client_of(case.game)
    for step, state in enumerate(case.walk()):
        for viewer in case.viewers:
            twin = state.determinize(viewer, Random(case.seed + step))
            assert canonical(twin.public()) == canonical(state.public()), "what lies open shows a secret"
            assert canonical(twin.view(viewer)) == canonical(state.view(viewer)), f"a view of {viewer} shows a secret"
            preview = canonical(client.preview(state, viewer))
            assert canonical(client.preview(twin, viewer)) == preview, f"a preview of {viewer} shows a secret"
            assert twin.turn == state.turn, "whose turn it is shows a secret"
            if viewer in state.turn:
                assert list(twin.moves(viewer)) == list(state.moves(viewer)), f"the moves of {viewer} show a secret"
            seed = Random(step).random()
            one, two = state.determinize(viewer, Random(seed)), twin.determinize(viewer, Random(seed))
            assert canonical(one.to_json()) == canonical(two.to_json()), f"the guess for {viewer} shows a secret"


def words_go_by_the_view(case: Case) -> None:
    """Words are text by key, worked out from a view as it is sent."""
    for step, state in enumerate(case.walk()):
        if step % EVERY == 0:
            view = state.view(None)
            words = client_of(case.game).words("en", json.loads(json.dumps(view)))
            assert words == client_of(case.game).words("en", view), "words are not those of the view as it is sent"
            assert all(isinstance(text, str) and text for text in words.values()), "a word says nothing"


def events_keep_secrets(case: Case) -> None:
    """Where a viewer cannot tell two hidden moves apart by the view afterwards, the events do not tell either.

    A move is hidden from a viewer if it is not legal in every state the viewer deems possible.
    """
    rng = Random(case.seed)
    for state in case.walk():
        for viewer in case.viewers:
            for seat in state.turn:
                if seat == viewer:
                    continue
                twins = [state.determinize(viewer, rng) for _ in range(3)]
                moves = list(state.moves(seat))
                told: dict[str, str] = {}
                for move in _some(moves, rng):
                    hidden = len(state.turn) > 1 or any(twin.why_not(seat, move) is not None for twin in twins)
                    if not hidden:
                        continue
                    events: list[Event] = []
                    after = state.copy()
                    after.play(seat, move, events)
                    seen = canonical([event.seen_by(viewer) for event in events])
                    assert json.loads(seen) == [event.seen_by(viewer) for event in events], "an event is not plain data"
                    view = canonical(after.view(viewer))
                    assert told.setdefault(view, seen) == seen, f"an event tells viewer {viewer} of {move}"


def chance_has_exact_odds(case: Case) -> None:
    """NATURE's outcomes are its moves, all possible, with probabilities that add up to one."""
    for state in case.walk():
        if state.turn == (NATURE,):
            odds = list(state.chance_outcomes())
            assert [move for move, _ in odds] == list(state.moves(NATURE))
            assert sum(chance for _, chance in odds) == 1
            assert all(chance > 0 for _, chance in odds)
        else:
            assert NATURE not in state.turn, "chance shares a turn with a seat"
            _refusal(state.chance_outcomes)


def settling_is_drawing_one_by_one(case: Case) -> None:
    """A run of draws settled at once is the run made draw by draw, with events or without."""
    for step, state in enumerate(case.walk()):
        if state.turn != (NATURE,):
            continue
        quick, told, slow = state.copy(), state.copy(), state.copy()
        made = quick.resolve_chance(Random(step).randrange)
        assert told.resolve_chance(Random(step).randrange, []) == made
        rng = Random(step)
        one_by_one = []
        while slow.turn == (NATURE,):
            one_by_one.append(slow.chance_outcomes().pick(rng.randrange))
            slow.play(NATURE, one_by_one[-1])
        assert made == one_by_one, "settling draws otherwise than one by one"
        assert canonical(quick.to_json()) == canonical(slow.to_json()) == canonical(told.to_json())


def games_end_with_a_result(case: Case) -> None:
    """A random game ends, and only then has it a result, with a rank and a score a seat."""
    for state in case.walk():
        assert (state.result is None) == bool(state.turn)
    result = state.result
    assert result is not None
    assert len(result.ranks) == len(result.scores) == case.seats
    assert 1 in result.ranks
    for rank in result.ranks:
        assert rank == 1 + sum(other < rank for other in result.ranks), "ranks have a gap"
    best = [score for score, rank in zip(result.scores, result.ranks, strict=True) if rank == 1]
    assert len(set(best)) == 1, "winners have different scores"


def names_change_nothing_else(case: Case) -> None:
    """A seat names what it may, once, on anybody's turn: nobody's decision changes, and nothing else can be named."""
    for step, state in enumerate(case.walk()):
        before = canonical(state.to_json())
        assert not state.nameable(NATURE), "chance names something"
        assert not state.nameable(case.seats), "a seat that does not exist names something"
        for seat in range(case.seats):
            assert _refusal(partial(state.give_name, seat, "no such thing", "Odile")).code == "not-to-name"
            nameable = list(state.nameable(seat))
            assert state.turn or not nameable, "something can be named when the game is over"
            for what in nameable:
                assert _refusal(partial(state.give_name, seat, what, " ")).code == "bad-name"
                events: list[Event] = []
                named = state.copy()
                named.give_name(seat, what, f"Odile {step}", events)
                assert named.turn == state.turn, "a name changes whose turn it is"
                for other in state.turn:
                    assert list(named.moves(other)) == list(state.moves(other)), "a name changes the moves"
                assert canonical(named.view(None)) != canonical(state.view(None)), "a name does not show"
                assert all(event.seen_by(None) for event in events), "an event of a name says nothing"
                assert what not in named.nameable(seat), "something is named twice"
                again = case.game.state_from_json(json.loads(json.dumps(named.to_json())))
                assert canonical(again.view(None)) == canonical(named.view(None)), "a saved state loses a name"
        assert canonical(state.to_json()) == before, "naming on a copy, or a refused name, changed the state"


def random_match(case: Case) -> Match:
    """A finished match of random moves, and of some of the names that players may give."""
    rng = Random(case.seed)
    players = [Player(f"player {seat}", "random") for seat in range(case.seats)]
    match = Match.start(case.game, players, case.options, secret=secret_from_seed(case.seed))
    while match.turn:
        seat = rng.choice(match.turn)
        namer = rng.randrange(case.seats)
        for what in match.state.nameable(namer):
            if rng.random() < NAMED:
                match.give_name(namer, what, f"Name {len(match.log)}")
        match.play(seat, rng.choice(match.state.moves(seat)))
    return match


def records_replay(case: Case) -> None:
    """A record's text, read again, replays and verifies to the same state, result and text."""
    match = random_match(case)
    text = Record.of(match).dumps()
    record = Record.loads(text)
    again = record.verify()
    assert canonical(again.state.to_json()) == canonical(match.state.to_json())
    assert again.state.result == match.state.result
    assert Record.of(again).dumps() == text
    assert Draws(secret_from_seed(case.seed)).commitment == record.commitment


def bad_tables_are_refused(case: Case) -> None:
    """Numbers of seats and options that do not exist are refused with a sentence."""
    attempts: list[Callable[[], object]] = [
        lambda: case.game.start(case.game.seats[0] - 1),
        lambda: case.game.start(case.game.seats[-1] + 1),
        lambda: case.game.start(case.seats, {"no such option": True}),
        lambda: case.game.move_from_json(None),
        lambda: case.game.move_from_json({}),
        lambda: case.game.move_from_json({"move": "no such move"}),
        lambda: case.game.move_from_text(""),
        lambda: case.game.move_from_text("no such move"),
        lambda: case.game.state_from_json(None),
        lambda: case.game.state_from_json({}),
    ]
    for attempt in attempts:
        refusal = _refusal(attempt)
        assert refusal.code
        assert refusal.text.endswith((".", "?", "!"))


def searches_find_their_way(case: Case) -> None:
    """In every guess the candidate moves are legal, a rollout comes to an end, and the probabilities make one."""
    ai = ai_of(case.game)
    rng = Random(case.seed)
    for state in case.walk():
        for seat in state.turn:
            if seat == NATURE:
                continue
            world = state.determinize(seat, rng)
            candidates = ai.candidate_moves(world, seat)
            assert candidates, f"seat {seat} has no candidate move"
            assert len({move for move, _ in candidates}) == len(candidates), "a move is a candidate twice"
            for move, _ in candidates:
                assert state.why_not(seat, move) is None, f"{move} is a candidate, but not legal"
            ai.rollout(world, rng)
            assert ai.is_evaluable(world), "a rollout ends where nothing can be judged"
            probabilities = ai.win_probabilities(world)
            assert len(probabilities) == case.seats
            assert min(probabilities) >= 0
            assert abs(sum(probabilities) - 1) < SLIP, f"the probabilities make {sum(probabilities)}"


CHECKS: Final[tuple[Callable[[Case], None], ...]] = (
    listed_moves_apply,
    unlisted_moves_are_refused,
    every_move_has_an_id,
    copies_are_independent,
    everything_survives_json,
    views_are_public_and_private,
    secrets_stay_secret,
    words_go_by_the_view,
    events_keep_secrets,
    chance_has_exact_odds,
    settling_is_drawing_one_by_one,
    games_end_with_a_result,
    searches_find_their_way,
    names_change_nothing_else,
    records_replay,
    bad_tables_are_refused,
)
"""All of them."""
