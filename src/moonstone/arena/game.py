"""One game between bots, from a seed to a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from moonstone.bots import Sight, make
from moonstone.engine import AnyGame, Json, Match, Player, secret_from_seed


def play_game(game: AnyGame, bots: Sequence[str], options: Mapping[str, Json], seed: str) -> tuple[Match, int]:
    """A finished match between bots, by seat, and how many decisions it took. The seed fixes every bit of it."""
    players = [Player(f"{bot} {seat + 1}", bot) for seat, bot in enumerate(bots)]
    match = Match.start(game, players, options, secret=secret_from_seed(seed))
    minds = [make(bot, Random(f"{seed} {seat}")) for seat, bot in enumerate(bots)]
    decisions = 0
    while match.turn:
        seat = match.turn[0]
        match.play(seat, minds[seat].choose(Sight(game, match.state, seat)))
        decisions += 1
    return match, decisions
