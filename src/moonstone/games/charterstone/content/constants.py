"""The nouns of the Chronicle: charters, resources, kinds of cards, and everything else that can be counted."""

from __future__ import annotations

from typing import Final, Literal

CharterName = Literal["purple", "green", "yellow", "black", "blue", "red"]
ResourceName = Literal["pumpkin", "wood", "grain", "coal", "iron", "clay"]
GoodName = Literal["coin", "pumpkin", "wood", "grain", "coal", "iron", "clay"]
CHARTERS: Final[tuple[CharterName, ...]] = ("purple", "green", "yellow", "black", "blue", "red")
"""A1.1: clockwise from the top; turns go round in this order."""
RESOURCES: Final[tuple[ResourceName, ...]] = ("pumpkin", "wood", "grain", "coal", "iron", "clay")
"""A1.1: by charter."""
KINDS: Final = ("assistant", "building", "constructed", "guest", "item", "friend", "treasure")
"""A5.1: the kinds of advancement cards. A building card, once its sticker is off, is a constructed one."""
CAPACITIES: Final = ("resource", "coin", "card", "minion")
"""B1.15: what can be kept from one game to the next."""
MINIONS: Final = ("cat", "ghost", "butler", "golem", "robot", "chef")
"""B1.8: the kinds of minions."""
PERILS: Final = ("blight", "vermin", "famine", "fuel-shortage", "disrepair", "bandit")
"""B1.17: the kinds of perils, by charter."""
UNLOCKS: Final = (
    *("private", "income", "overbuild", "minion", "peril"),
    *("guest", "item", "friend", "treasure", "special"),
)
"""What a crate can bring beside parts: the rules of B1 that nobody has read before."""
OVERBUILD, MINION_RULE, PERIL_RULE, INCOME_RULE, GUEST_RULE = (
    1 << UNLOCKS.index(name) for name in ("overbuild", "minion", "peril", "income", "guest")
)
"""Their bits in a mask of rules."""

PLOTS: Final = 6
"""A1.1: plots of a charter."""
WORKERS: Final = 2
INFLUENCE: Final = 12
COINS: Final = 36
RESOURCES_EACH: Final = 12
MINIONS_EACH: Final = 6
"""B1.8: one for the opener of the crate, five for the supply."""
PERILS_EACH: Final = 6
FACE_UP: Final = 5
LOOKED_AT: Final = 3
"""Cards or objectives from the top, for personas who may choose."""
BOTH_REWARDS: Final = 3
"""B1.4: up to so many players take both rewards of a guest."""
OBJECTIVES_SHOWN: Final = 3
CAPACITY_FROM: Final = 2
"""B1.12, B1.15: the first game after which only so much is kept as there is room for."""
ROWS_FROM: Final = 3
"""B1.2: the first game at whose set-up full rows of glory give their bonus."""
GROWING_FROM: Final = 3
"""B1.1: the first game at whose set-up charters nobody plays grow."""
VP_PER_STAR: Final = 10
REPUTATION_VP: Final = (10, 7, 4)
"""A6.5: for the most tokens, the next number, and the next."""
FIRST_DIFFICULTY: Final = 2
EXTRAS_IN_TURN: Final = 30
"""A6.4: how often in one turn something is used by hand, or another turn begun. There are fewer items and treasures."""
HURRY_AFTER_ROUND: Final = 22
"""A6.4: rounds after which the village is hurried on: progress moves by one at the beginning of each further turn."""
