"""The steps of a round: what is asked now. Phases of the rulebook are made of these."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Final, Literal, TypeAlias, get_args


class Step(IntEnum):
    """In the order of play, but for the last; the answer to each leads to the next."""

    ORDER = 0
    """4.1, NATURE: the first round's order."""
    BURY = 1
    """4.5, NATURE: two cards under the discard pile."""
    ROUND = 2
    """4.1 and 4.2: a round begins by itself."""
    SEED = 3
    """4.3, NATURE: gems onto the moon."""
    DEAL = 4
    """4.6, NATURE: cards into hands."""
    SWAP = 5
    """4.7: duplicates set aside."""
    DRAW = 6
    """4.7, NATURE: cards for the duplicates."""
    OFFER = 7
    """4.8: all choose a card for the row."""
    STAKE = 8
    """5.1: flags onto spots."""
    INTELLIGENCE = 9
    """5.4: Stolen Intelligence."""
    CLAIM = 10
    """6.1 to 6.3: gems are claimed by themselves."""
    ENGINEERING = 11
    """6.4: Engineering Advance."""
    BUILD = 12
    """7: trades, builds, the Synchrotron."""
    KEEP = 13
    """8.1: all choose the gems to keep."""
    RESET = 14
    """8.2: the board is cleared by itself."""
    OVER = 15
    """8.3: the game has ended."""
    SYNCHROTRON = 16
    """9: where several holders use the Synchrotron before the builds. It has the last number, as states are stored."""


StepName: TypeAlias = Literal[
    "order",
    "bury",
    "round",
    "seed",
    "deal",
    "swap",
    "draw",
    "offer",
    "stake",
    "intelligence",
    "claim",
    "engineering",
    "build",
    "keep",
    "reset",
    "over",
    "synchrotron",
]
STEP_NAMES: Final[tuple[StepName, ...]] = get_args(StepName)
"""What clients call the steps, by step."""
Phase: TypeAlias = Literal["setup", "stake", "claim", "build", "reset", "over"]

PHASE: Final[Mapping[Step, Phase]] = {
    Step.ORDER: "setup",
    Step.BURY: "setup",
    Step.ROUND: "setup",
    Step.SEED: "setup",
    Step.DEAL: "setup",
    Step.SWAP: "setup",
    Step.DRAW: "setup",
    Step.OFFER: "setup",
    Step.STAKE: "stake",
    Step.INTELLIGENCE: "stake",
    Step.CLAIM: "claim",
    Step.ENGINEERING: "claim",
    Step.SYNCHROTRON: "build",
    Step.BUILD: "build",
    Step.KEEP: "reset",
    Step.RESET: "reset",
    Step.OVER: "over",
}
"""The phase of the rulebook (1.5) a step belongs to."""
