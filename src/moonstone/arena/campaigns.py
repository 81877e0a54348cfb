"""Whole campaigns between bots, from a seed to a file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from moonstone.arena.game import FinishedMatch, bots_of, play_out, players_of
from moonstone.engine import AnyGame, CampaignFile, Json, legacy_of, secret_from_seed


def play_campaign(
    game: AnyGame,
    bots: Sequence[str],
    options: Mapping[str, Json],
    games: int,
    seed: str,
    seconds: float | None = None,
) -> Iterator[tuple[CampaignFile, FinishedMatch]]:
    """A campaign of so many games between bots, by seat; after each: the campaign, and how the game went.

    The options are those of the first game. Between games the bots give the names that are theirs to give.
    """
    campaign = CampaignFile.found(game, f"campaign {seed}")
    players, minds = players_of(bots), bots_of(bots, seed, seconds)
    rng = Random(f"{seed} wishes")
    for number in range(1, games + 1):
        secret = secret_from_seed(f"{seed} game {number}")
        match = campaign.begin(players, options if number == 1 else None, secret=secret)
        played = play_out(match, minds, campaign.play)
        for command in legacy_of(campaign.game).bot_commands(range(len(bots)), rng):
            campaign.between_games(command)
        yield campaign, played
