"""Campaigns of Charterstone with secret victory cards (B2.9): six games, and players who choose that in the seventh."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from random import Random

from moonstone.bots import Observation, make
from moonstone.engine import CampaignFile, Json, Match, Move, Player, load, secret_from_seed

ROLES = ("purple", "green", "yellow")
PLAYERS = [Player(role, "random") for role in ROLES]
Picks = Mapping[int, str]
Choose = Callable[[Match, int], Move]


def playing(campaign: CampaignFile, number: int, choose: Choose) -> None:
    """Begin a game and play it to its end."""
    match = campaign.begin(PLAYERS, secret=secret_from_seed(f"secrecy {number}"))
    while match.turn:
        campaign.play(match.turn[0], choose(match, match.turn[0]))


@cache
def six_games() -> str:
    """A campaign after six games."""
    campaign = CampaignFile.found(load("charterstone"), "Ours")
    for role in ROLES:
        campaign.between_games({"deed": "join", "charter": role, "automa": False})
    minds = [make("greedy", Random(role)) for role in ROLES]
    for number in range(1, 7):
        playing(campaign, number, lambda match, seat: minds[seat].choose(Observation(match.game, match.state, seat)))
    return campaign.dumps()


def wanted(moves: Sequence[Mapping[str, Json]], card: str, rng: Random) -> int:
    """Which of these moves, as plain data: K, that victory card, or else any, whatever card somebody has."""
    for number, move in enumerate(moves):
        if move.get("choice", move.get("victory")) in ("K", card):
            return number
    return rng.randrange(len(moves))


def decided(picks: Picks, rng: Random) -> Choose:
    """Players who choose K and, by seat, these victory cards, and all else at random."""

    def choose(match: Match, seat: int) -> Move:
        moves = match.state.moves(seat)
        return moves[wanted([move.to_json() for move in moves], picks[seat], rng)]

    return choose


@cache
def played(games: int, *cards: str) -> str:
    """A campaign after so many games, in the seventh of which the seats picked these cards."""
    campaign = CampaignFile.loads(six_games() if games == 7 else played(games - 1, *cards))
    playing(campaign, games, decided(dict(enumerate(cards)), Random(games)))
    return campaign.dumps()


def picked(games: int = 7) -> CampaignFile:
    """A campaign after so many games in which green has v2."""
    return CampaignFile.loads(played(games, "v5", "v2", "v3"))
