"""What a game means for the campaign: what will count in the last scoring (B2.15), in points of this game."""

from __future__ import annotations

from dataclasses import dataclass
from math import fsum
from typing import Final

from moonstone.games.charterstone.client.shapes import View
from moonstone.games.charterstone.content.constants import CAPACITIES
from moonstone.games.charterstone.content.content import Content, VictoryCard
from moonstone.games.charterstone.rules.final_scoring import GLORY_VP

LASTS: Final = 0.7
"""What a point of the last scoring is worth beside one of this game, which also helps to win that."""
WON: Final = 0.35
"""What a point of a game is worth in the last scoring by the victory that it may bring, beside its tenth of a star."""
MOST_WEIGHT: Final = 2.0
STARS_A_GAME: Final = 4.0
"""What is earned in a game at least, before anybody knows."""


@dataclass(frozen=True, slots=True)
class Prospects:
    """What a seat can still do for the last scoring: each in points of this game; 0 once the campaign is over."""

    games: int
    """Games of the campaign that follow this one."""
    weight: float
    """What a point of the last scoring is worth, beside what it was while chests had room for glory: 1 and more."""
    star: float
    capacity: float
    """A filled circle."""
    persona: float
    """One more that is marked as used."""

    @classmethod
    def of(cls, content: Content, view: View, you: int) -> Prospects:
        """Those of a seat."""
        games = content.campaign_games - view["number"]
        if games < 0:
            return cls(0, 0.0, 0.0, 0.0, 0.0)
        room = room_for_stars(content, view, you)
        weight = min(MOST_WEIGHT, (1 + WON) / (room + WON))
        cards = aims(content, view["victory"])
        return cls(
            games=games,
            weight=weight,
            star=LASTS * weight * room * GLORY_VP,
            capacity=LASTS * weight * fsum(card.capacity for card in cards) / len(cards),
            persona=LASTS * weight * fsum(card.persona for card in cards) / len(cards),
        )


def aims(content: Content, victory: str | None) -> list[VictoryCard]:
    """The victory card of a seat, or all of them while it has none, or its is not known."""
    return [card for card in content.victory if card.name == victory] or [*content.victory]


def room_for_stars(content: Content, view: View, you: int) -> float:
    """How likely a star still finds a place in the chest (B1.14): 1 unless it will be full before the end."""
    marked = view["players"][you]["chest"]["glory"]
    have = sum(marked.values())
    room = sum(row.stars for row in content.glory if row.name in marked) - have
    games_played, games_to_end = view["number"] - 1, content.campaign_games - view["number"] + 1
    pace = max(STARS_A_GAME, have / max(1, games_played))
    return min(1.0, max(0, room) / (pace * games_to_end))


@dataclass(frozen=True, slots=True)
class Forecast:
    """What a seat will have at the end of the campaign, as far as that can be told."""

    capacity: float
    personas: float
    trophies: float

    def points(self, card: VictoryCard) -> float:
        """What a victory card counts of it."""
        return card.capacity * self.capacity + card.persona * self.personas + card.trophy * self.trophies


def forecast(content: Content, view: View, seat: int) -> Forecast:
    """As so far: victories by those there were, a capacity for each defeat, a persona for each game."""
    player = view["players"][seat]
    chest, games = player["chest"], max(0, content.campaign_games - view["number"])
    even = 1 / view["seats"]
    wins = (chest["trophies"] + 2 * even) / (view["number"] + 1)
    most = sum(content.capacity[kind][1] for kind in CAPACITIES if kind in chest["capacity"])
    used = len({*chest["used"], *player["personas"]} & {*chest["personas"]})
    full = [row for row in content.glory if chest["glory"].get(row.name, 0) == row.stars]
    each = 1 + sum(term.number for row in full for term in row.bonus if term.what == "persona")
    return Forecast(
        capacity=min(float(most), sum(chest["capacity"].values()) + games * (1 - wins)),
        personas=min(used + float(each * games), len(chest["personas"]) + 0.5 * games),
        trophies=chest["trophies"] + games * wins,
    )
