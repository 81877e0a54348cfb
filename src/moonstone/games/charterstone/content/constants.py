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

GAME_RULES: Final = (
    *("first-coins", "full-rows", "growth", "sky-islands", "two-workers"),
    *("small-worker", "neighbours", "pay-opponents", "candle", "minions-wait", "not-at-home", "emblems"),
    *("own-sky-islands", "automa-personas", "alone"),
)
"""B2, B2.3: the rules that a chapter can put in force for its game. Those that hold for a single game have words of
their own, which are read at its set-up.
"""
(
    FIRST_COINS,
    FULL_ROWS,
    GROWTH,
    SKY_ISLANDS,
    TWO_WORKERS,
    SMALL_WORKER,
    NEIGHBOURS,
    PAY_OPPONENTS,
    CANDLE,
    MINIONS_WAIT,
    NOT_AT_HOME,
    EMBLEMS,
    OWN_SKY_ISLANDS,
    AUTOMA_PERSONAS,
    ALONE,
) = (1 << number for number in range(len(GAME_RULES)))
"""Their bits in a mask."""
TOLD: Final = (
    *("small-worker", "neighbours", "pay-opponents", "candle", "minions-wait", "not-at-home", "emblems"),
    "own-sky-islands",
)
"""B2.3: those that hold for a single game, and have words of their own."""
ENDS: Final = (
    *("guidepost", "choice", "forced", "companions", "victory-cards", "reputation", "personas", "loyalty", "finale"),
    *("winners", "glory", "spectral", "capacity", "marks", "farewell", "redeem", "discard", "final-scoring"),
)
"""B1.12, B2: what can happen at the end of a game; a chapter says what does, and in which order."""
FORCED: Final = ("par", "perils", "candle", "kings")
"""B2.2: what a forced choice is worked out from."""
SIDES: Final = ("loyal", "rebel")
"""B2.13."""
MOODS: Final = ("kind", "unkind")
"""B2.6: how a companion is."""

PLOTS: Final = 6
"""A1.1: plots of a charter."""
TILES: Final = 4
"""B2.4: sky tiles of a charter."""
TILES_LAID: Final = 2
"""B2.5: those that a charter lays in a game."""
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
LOCATIONS: Final = 3
"""B2.12: the most location cards."""
MINIONS_A_LOCATION: Final = 6
"""B2.12: for so many minions in the supply one location card is drawn."""
MATCH_VP: Final = 2
"""C 331."""
NEIGHBOUR_VP: Final = 1
"""B2.7."""
BOTH_REWARDS: Final = 3
"""B1.4: up to so many players take both rewards of a guest."""
OBJECTIVES_SHOWN: Final = 3
VP_PER_STAR: Final = 10
REPUTATION_VP: Final = (10, 7, 4)
"""A6.5: for the most tokens, the next number, and the next."""
FIRST_DIFFICULTY: Final = 2
MOST_AT_ONCE: Final = 4
"""The most resources that are paid or gained in one answer."""
MOST_PICKS: Final = 4
"""The most effects of which one is picked."""
MOST_SHIFT: Final = 2
"""How far progress moves either way in one answer."""
EXTRAS_IN_TURN: Final = 30
"""A6.4: how often in one turn something is used by hand, or another turn begun. There are fewer items and treasures."""
