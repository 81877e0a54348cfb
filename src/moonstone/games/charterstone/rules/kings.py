"""The kings on the stories (B2.1), and the points of the finale (B2.13)."""

from __future__ import annotations

from collections.abc import Iterable

from moonstone.games.charterstone.content.content import Content
from moonstone.games.charterstone.rules.state import GameData


def count_kings(content: Content, choices: Iterable[str]) -> tuple[int, int]:
    """B2.1: the happy and the angry kings on the stories of these choices."""
    made = [content.choices[name] for name in choices]
    happy = sum(choice.kings for choice in made if choice.king == "happy")
    return happy, sum(choice.kings for choice in made) - happy


def outcomes(state: GameData) -> tuple[str, ...]:
    """B2: all that was chosen, or has come about, so far, in this game, too."""
    setup = state.setup
    made = [setup.chapter.choices[state.choice]] if state.choice >= 0 else []
    finale = setup.chapter.finale
    if finale is not None and state.finale:
        made.append(finale.victory if state.finale == 1 else finale.defeat)
    return (*setup.village.choices, *made)
