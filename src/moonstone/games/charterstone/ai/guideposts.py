"""The guidepost (B1.13): how likely a seat meets it with what it has, beside what the others have."""

from __future__ import annotations

from typing import Final

from moonstone.games.charterstone.ai.holdings import Holdings
from moonstone.games.charterstone.content.content import Chapter
from moonstone.games.charterstone.rules.counters import COUNT

SURE: Final = 0.5
"""How far ahead is sure when the game is over: to be equal is enough."""
OPEN: Final = 4.0
"""How much farther ahead one must be for that when it has just begun."""


def chance(position: Holdings) -> float:
    """How likely the seat meets the guidepost: nearly 1 far ahead, nearly 0 far behind."""
    post = position.view["guidepost"]
    if post is None or post["counter"] not in COUNT:
        return 0.0
    best = position.known.rivals
    if best is None:
        best = position.known.rivals = _best_rival(position)
    if best < 0:
        return 1.0  # there is nobody else
    ahead = position.count(post["counter"]) - best
    lead = (-ahead if post["fewest"] else ahead) + SURE
    spread = SURE + OPEN * position.left
    return 0.5 + 0.5 * lead / (spread + abs(lead))


def _best_rival(position: Holdings) -> int:
    """What the best of the others has, an Automa as it is counted (B2.18); -1 if there are none."""
    view, post = position.view, position.view["guidepost"]
    assert post is not None
    chapter = _chapter(position)
    found = []
    for seat, player in enumerate(view["players"]):
        if seat != position.you:
            number = Holdings.of(position.index, {**view, "you": seat}).count(post["counter"])
            if player["automa"]:
                number = max(0, number - chapter.automa_less) if chapter.automa is None else chapter.automa
            found.append(number)
    if not found:
        return -1
    return min(found) if post["fewest"] else max(found)


def _chapter(position: Holdings) -> Chapter:
    """The chapter of this game, as it is after what was chosen before."""
    post = position.view["guidepost"]
    chapter = position.index.content.games[position.view["number"] - 1]
    versions = [chapter, *(other for _, other in chapter.after)]
    assert post is not None
    same = (found for found in versions if (found.counter, found.fewest) == (post["counter"], post["fewest"]))
    return next(same, chapter)
