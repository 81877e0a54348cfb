"""What bots work out of a view agrees with what the rules say of the state."""

from __future__ import annotations

from random import Random

from campaigns import late

from moonstone.engine import NATURE
from moonstone.games.charterstone import GAME
from moonstone.games.charterstone.ai.holdings import Holdings
from moonstone.games.charterstone.content.vocabulary import COUNTERS
from moonstone.games.charterstone.rules.counters import count_named
from moonstone.games.charterstone.rules.questions.build import building_plots


def test_b1_9_bots_count_and_build_as_the_rules_do() -> None:
    """In a village full of buildings that can be built over."""
    assert sum(compared(seed) for seed in range(3))


def compared(seed: int) -> int:
    """How often a seat could build over something in a game in which bots and rules agreed all along."""
    rng = Random(seed)
    state = late(3).start(3)
    over = 0
    while state.turn:
        if state.turn == (NATURE,):
            state.resolve_chance(rng.randrange)
            continue
        seat = state.turn[0]
        has = Holdings.read(GAME.index, state.view(seat))
        for name in COUNTERS:
            assert has.count(name) == count_named(state, seat, name), name
        plots = building_plots(state, seat)
        assert has.can_build() == bool(plots)
        over += any(has.plots[plot - 1]["building"] for plot in plots)
        state.play(seat, rng.choice(state.moves(seat)))
    return over
