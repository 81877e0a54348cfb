"""Whole campaigns between bots, from a seed to a file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from moonstone.bots import Bot, Sight, make
from moonstone.engine import AnyGame, Campaign, Json, Match, Player, secret_from_seed


def play_on(campaign: Campaign, minds: Sequence[Bot]) -> int:
    """Let bots finish the running game; returns how many decisions that took."""
    decisions = 0
    while (match := campaign.match) is not None:
        seat = match.turn[0]
        campaign.play(seat, minds[seat].choose(Sight(match.game, match.state, seat)))
        decisions += 1
    return decisions


def play_campaign(
    game: AnyGame, bots: Sequence[str], options: Mapping[str, Json], games: int, seed: str
) -> Iterator[tuple[Campaign, Match, int]]:
    """A campaign of so many games between bots, by seat; after each: the campaign, its match and the decisions it took.

    The options are those of the first game. Between games the bots do what they wish to.
    """
    campaign = Campaign.found(game, f"campaign {seed}")
    players = [Player(f"{bot} {seat + 1}", bot) for seat, bot in enumerate(bots)]
    minds = [make(bot, Random(f"{seed} {seat}")) for seat, bot in enumerate(bots)]
    rng = Random(f"{seed} wishes")
    for number in range(1, games + 1):
        secret = secret_from_seed(f"{seed} game {number}")
        match = campaign.begin(players, options if number == 1 else None, secret=secret)
        decisions = play_on(campaign, minds)
        for deed in campaign.game.wishes(range(len(bots)), rng):
            campaign.change(deed)
        yield campaign, match, decisions
