"""A7.1: bots learn nothing from closed crates. Two contents that agree in everything unlocked, and differ in whatever
closed crates hold, give the same decisions.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import cast

import pytest
from campaigns import ANY, campaign
from villages import position

from moonstone.bots.analysis import open_win_probabilities
from moonstone.bots.bot import Bot, Observation
from moonstone.bots.greedy import GreedyBot
from moonstone.bots.levels import EasyBot, HardBot, MediumBot
from moonstone.bots.random import RandomBot
from moonstone.bots.search import advise
from moonstone.engine import NATURE, AnyGame, Move, State, canonical
from moonstone.games.charterstone import GAME, Charterstone
from moonstone.games.charterstone.content.constants import CHARTERS, MINIONS, UNLOCKS
from moonstone.games.charterstone.content.content import Content
from moonstone.games.charterstone.content.unlocking import unlocked_by_crates
from moonstone.games.charterstone.content.vocabulary import Need, Term, Trigger
from moonstone.games.charterstone.rules.index import Index
from moonstone.games.charterstone.state import CharterstoneState

LEVELS: dict[str, type[Bot]] = {"random": RandomBot, "easy": EasyBot, "greedy": GreedyBot, "medium": MediumBot}
DEALS = 2


def told_differently(content: Content, opened: tuple[int, ...], rng: Random) -> Content:
    """A content that agrees in all that these crates, and the beginning, have shown, and hardly in anything else.

    What closed crates hold is shuffled among them, and every part in them has another face.
    """
    seen = unlocked_by_crates(content, opened)
    closed = [number for number in content.crates if number not in opened]
    held = [content.crates[number] for number in closed]
    rng.shuffle(held)
    crates = {**content.crates}
    for number, crate in zip(closed, held, strict=True):
        rules = tuple(rng.sample(UNLOCKS, 2))
        crates[number] = replace(crate, number=number, unlocks=rules, minion=crate.minion and rng.choice(MINIONS))

    def gain() -> tuple[Term, ...]:
        return (Term("vp", rng.randint(3, 9)), Term(rng.choice(("coin", "influence", "progress")), rng.randint(1, 3)))

    shows = [part.crate for part in content.buildings if part.name not in seen]
    rng.shuffle(shows)
    return replace(
        content,
        crates=crates,
        buildings=tuple(
            part
            if part.name in seen
            else replace(
                part,
                charter=rng.choice(CHARTERS),
                build=tuple(rng.choices((0, 1), k=6)),
                cost=(),
                benefit=gain(),
                value=rng.randint(0, 40),
                crate=shows.pop(),
            )
            for part in content.buildings
        ),
        cards=tuple(part if part.name in seen else replace(part, gain=gain(), cost=()) for part in content.cards),
        personas=tuple(
            part if part.name in seen else replace(part, when=Trigger("build"), gain=gain(), ability=None)
            for part in content.personas
        ),
        objectives=tuple(
            part if part.name in seen else replace(part, needs=(Need(0, False, "coin"),)) for part in content.objectives
        ),
        minions=tuple(part if part.name in seen else replace(part, gain=gain()) for part in content.minions),
    )


@cache
def game_of(number: int) -> AnyGame:
    """The game of that number in a village: of two, of four, and of three with an Automa."""
    if number == 1:
        return ANY
    seats, automas = {2: (4, 0), 3: (3, 1)}[number]
    return campaign(seats, number - 1, automas=automas).game


def positions(number: int, every: int, least: int) -> Iterator[tuple[State[Move], int]]:
    """Every so many decisions of a game between greedy bots, with the seat that decides, and of further games until it
    was that many.
    """
    game, rng, met = game_of(number), Random(number), 0
    bot = GreedyBot(rng)
    while met < least * every:
        state = game.start(max(2, game.seats.start))
        while state.turn:
            (seat,) = state.turn
            if seat == NATURE:
                state.play(seat, state.chance_outcomes().pick(rng.randrange))
                continue
            if len(state.moves(seat)) > 1:
                met += 1
                if not met % every:
                    yield state, seat
            state.play(seat, bot.choose(Observation(game, state, seat)))


def elsewhere(game: AnyGame, state: State[Move], deal: int) -> tuple[AnyGame, State[Move]]:
    """The same position where closed crates hold something else."""
    assert isinstance(game, Charterstone)
    assert isinstance(state, CharterstoneState)
    content = told_differently(game.content, (*game.village.opened, *state.opened), Random(deal))
    other = cast(AnyGame, Charterstone(Index(content), game.village))
    return other, other.state_from_json(state.to_json())


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a7_1_the_same_view_and_seed_give_the_same_move(number: int) -> None:
    game = game_of(number)
    for state, seat in positions(number, every=5, least=12):
        for deal in range(DEALS):
            other, twin = elsewhere(game, state, deal)
            assert canonical(state.view(seat)) == canonical(twin.view(seat))
            for level, bot in LEVELS.items():
                made = bot(Random(deal)).choose(Observation(game, state, seat))
                assert bot(Random(deal)).choose(Observation(other, twin, seat)) == made, level


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a7_1_nor_do_hints_the_hard_bot_or_the_curve_of_chances_tell(number: int) -> None:
    game = game_of(number)
    for at, (state, seat) in enumerate(positions(number, every=23, least=DEALS)):
        other, twin = elsewhere(game, state, at)
        assert advise(game, state, seat, 80) == advise(other, twin, seat, 80)
        chances = open_win_probabilities(game, state, 5, Random(at))
        assert open_win_probabilities(other, twin, 5, Random(at)) == chances
        if at < DEALS:
            made = HardBot(Random(at)).choose(Observation(game, state, seat))
            assert HardBot(Random(at)).choose(Observation(other, twin, seat)) == made


def test_a7_1_who_plays_on_finds_a_stand_in() -> None:
    table = position(2).goods(0, coin=4)
    world = table.state.determinize(0, Random(1))
    assert world.view(0) == table.state.view(0)
    world.play(0, GAME.move_from_text("place charterstone"))
    assert world.opened == [1]
    (found,) = (card for name, card in GAME.index.card_of.items() if world.held[0] >> card & 1)
    stand_in = world.setup.content.buildings[found]
    assert (stand_in.build, stand_in.charter, stand_in.crate) == ((2, 1, 1, 0, 0, 0), "purple", 0)
    assert world.chests == table.state.chests, "no persona"
    assert world.determinize(0, Random(1)).setup is world.setup, "what is unknown stays unknown"


def test_a7_1_what_is_open_stays_what_it_is() -> None:
    game = game_of(3)
    assert isinstance(game, Charterstone)
    known = game.start(3).determinize(None, Random(1)).setup.content
    for number in game.village.opened:
        assert known.crates[number] is game.content.crates[number]
    seen = unlocked_by_crates(game.content, game.village.opened)
    assert unlocked_by_crates(known, game.village.opened) == seen
    parts = {part.name: part for part in known.parts}
    assert all(parts[part.name] is part for part in game.content.parts if part.name in seen)
