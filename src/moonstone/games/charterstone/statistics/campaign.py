"""What one game of a campaign came to: how fast the village grows, how the story goes, how everybody fares (B2.19)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from moonstone.engine import Event
from moonstone.engine.facets import GameFigures
from moonstone.games.charterstone.content.constants import CHARTERS
from moonstone.games.charterstone.rules.final_scoring import champions, final_scores
from moonstone.games.charterstone.rules.seats import all_used_personas, own_slots, stars_of
from moonstone.games.charterstone.rules.state import GameData

FINAL: Final = "final score"
PARTS: Final = ("capacity", "personas", "trophies", "glory", "values")


def game_figures(state: GameData, events: Iterable[Event]) -> GameFigures:
    """The figures of a finished game."""
    setup = state.setup
    seats = range(state.seats)
    turns = Counter(event.args["seat"] for event in events if event.key == "turn")
    built = [_plots_built(state, seat) for seat in seats]
    scores: dict[str, float] = {CHARTERS[charter]: state.vp[seat] for seat, charter in enumerate(setup.charters)}
    return GameFigures(
        numbers={
            "crates opened": (len(state.opened),),
            "crates so far": (len(setup.village.opened) + len(state.opened),),
            "winning score": (max(state.vp),),
            "score": tuple(state.vp),
            "turns a seat": tuple(turns[seat] for seat in seats),
            "plots built": tuple(built),
            "charters full": (sum(number == len(own_slots(state, 0)) for number in built),),
            "stars": tuple(stars_of(state, seat) for seat in seats),
            "personas used": tuple(all_used_personas(state, seat).bit_count() for seat in seats),
        },
        outcomes=_outcomes(state),
        by_role={"score": scores, **_last_scoring(state)},
    )


def _plots_built(state: GameData, seat: int) -> int:
    """The plots of a seat's charter with a building, sky islands aside."""
    return sum((state.under if state.tiles[slot] else state.buildings)[slot] > 0 for slot in own_slots(state, seat))


def _outcomes(state: GameData) -> dict[str, str]:
    """How the story went on, and whether the game took its time."""
    chapter = state.setup.chapter
    found = {
        "a crate opened": _yes(bool(state.opened)),
        "hurried on": _yes(state.round > state.setup.lines.hurry_after_round),
    }
    if state.choice >= 0:
        found["story"] = chapter.choices[state.choice]
    if chapter.finale is not None and state.finale:
        found["finale"] = chapter.finale.victory if state.finale == 1 else chapter.finale.defeat
    if "spectral" in chapter.ends or "redeem" in chapter.ends:
        found["spectral worker"] = "kept" if state.spectral else "redeemed"
    return found


def _last_scoring(state: GameData) -> dict[str, Mapping[str, float]]:
    """B2.15: by charter, once everything is added up, and who has won the campaign."""
    if "final-scoring" not in state.setup.chapter.ends:
        return {}
    scores = final_scores(state)
    first = champions(state, scores)
    return {
        FINAL: {name: score.total for name, score in scores.items()},
        **{
            f"{FINAL}, {part}": {name: score.parts[number] for name, score in scores.items()}
            for number, part in enumerate(PARTS)
        },
        "wins of the campaign": {name: (name in first) / max(1, len(first)) for name in scores},
    }


def _yes(holds: bool) -> str:
    return "yes" if holds else "no"
