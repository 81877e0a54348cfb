"""What a bot has worked out of a view already: the same for all that it tries out, so that it is done once."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from moonstone.games.charterstone.ai.prospects import Prospects
from moonstone.games.charterstone.ai.stands import Stand
from moonstone.games.charterstone.content.constants import RESOURCES
from moonstone.games.charterstone.content.content import AbilityCard, Building, QuotaRow
from moonstone.games.charterstone.content.vocabulary import Trigger

NO_RESOURCES: Final = (0,) * len(RESOURCES)


@dataclass(frozen=True, slots=True)
class Bill:
    """What a plan takes beside the turns: coins, resources of each kind and of any, tokens; and what it adds."""

    coins: int = 0
    fixed: tuple[int, ...] = NO_RESOURCES
    any_kind: int = 0
    tokens: int = 0
    extra: float = 0.0
    """Points, less what else is given away."""
    turns: float = 0.0
    """Further turns."""
    kept: bool = False
    """Whether the goods are only shown, not paid."""


@dataclass(slots=True)
class Known:
    """None, or an empty dict, is what nobody has asked for yet."""

    helpers: list[AbilityCard] | None = None
    """The seat's cards that are no buildings, and its personas."""
    stands: dict[str, Stand] | None = None
    """By building: who and what is on it, and where it is."""
    prospects: Prospects | None = None
    """What counts for the campaign."""
    rivals: int | None = None
    """What the best of the others has of what the guidepost counts."""
    eagerness: float | None = None
    """What it is worth that progress moves."""
    placed: dict[str, float] = field(default_factory=dict)
    """By building: how good it looks to place a worker there."""
    kinds: dict[str, str] = field(default_factory=dict)
    """By card."""
    spaces: list[tuple[QuotaRow, int]] | None = None
    """By quota space: its row and column."""
    bonuses: list[tuple[str, int, float]] | None = None
    """By quota space: its goods, how many, and what its bonus is worth."""
    uses: list[tuple[Building, float, Bill]] | None = None
    """The buildings that cost something, what each gives, and its bill without a target."""
    turners: dict[str, list[tuple[int, int]]] = field(default_factory=dict)
    """By what they give: the buildings that turn one resource into several."""
    income: float | None = None
    """What income would bring."""
    frequencies: dict[Trigger, float] = field(default_factory=dict)
    cards: dict[str, tuple[float, float]] = field(default_factory=dict)
    """By card: its worth in this game, and what it adds that it can be kept."""
    wanted: dict[str, float] = field(default_factory=dict)
    """By kind of card: its worth; so with the others."""
    benefits: dict[str, float] = field(default_factory=dict)
    perils: dict[int, float] = field(default_factory=dict)
