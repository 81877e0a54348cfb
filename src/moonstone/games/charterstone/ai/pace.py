"""How long a game goes on: how many turns are left, and who wants it to end (A6.4)."""

from __future__ import annotations

from typing import Final

from moonstone.games.charterstone.client.shapes import View
from moonstone.games.charterstone.rules.reputation import reputation_points

TURNS_AN_ADVANCE: Final = 4.0
"""How many turns pass, of all players, between two advances of progress for each of them."""
LONGEST: Final = 18
"""After how many rounds everybody takes a game to be nearly over."""
STALLED: Final = 24
"""After how many rounds a game has stalled: it is not nearly over, as everybody thought, and somebody must end it."""
ROUNDS_A_TURN: Final = 3.0
"""For how many rounds more such a game must have gone on for everybody to plan one turn further."""
LONG: Final = 10
"""After how many rounds everybody begins to bring it to its end."""
OVERDUE: Final = 0.8
"""What moving progress is worth for each round that a game has gone on too long."""
HELD_BACK: Final = 0.16
"""What it costs to keep a token, for each round that a game has gone on too long."""
TOKENS_A_TURN: Final = 0.7
"""How many tokens of influence a turn takes, about."""
AHEAD: Final = 2.0
"""What moving progress is worth to a seat that is clearly ahead."""
CLEARLY: Final = 8
"""How many points ahead that is."""


def time_left(view: View) -> tuple[float, float]:
    """The share of the game that is left, and about how many turns a seat has: by progress, and by rounds so far.

    A game that has stalled goes on for longer than either says.
    """
    progress = view["progress"]
    if progress["ending"]:
        return 0.0, 0.0
    advances = progress["end"] - progress["at"]
    share = advances / max(1, progress["end"] - progress["start"])
    rounds = max(1, LONGEST - view["round"] + 1)
    turns = min(advances * TURNS_AN_ADVANCE / view["seats"] + 1, float(rounds))
    return min(share, rounds / LONGEST), max(turns, (view["round"] - STALLED) / ROUNDS_A_TURN)


def stalled(view: View) -> bool:
    """Whether a game has gone on for so long that ending it comes before better plans."""
    return view["round"] > STALLED


def overdue(view: View) -> int:
    """For how many rounds the game has gone on too long."""
    return max(0, view["round"] - LONG)


def eagerness(view: View, you: int) -> float:
    """What it is worth to a seat that progress moves: it is ahead, or everybody has been there for long."""
    tokens = reputation_points(view["reputation"]["tokens"])
    points = [player["vp"] + reputation for player, reputation in zip(view["players"], tokens, strict=True)]
    others = [number for seat, number in enumerate(points) if seat != you]
    lead = points[you] - max(others) if others else CLEARLY // 2
    return OVERDUE * overdue(view) + AHEAD * min(1.0, max(0, lead) / CLEARLY)
