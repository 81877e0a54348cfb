"""The last scoring (B2.15): what everybody has made of the campaign."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from moonstone.games.charterstone.content.constants import CAPACITIES, CHARTERS, TILES
from moonstone.games.charterstone.content.village import FinalScore
from moonstone.games.charterstone.rules.seats import all_used_personas, slots_of, stars_of, trophies
from moonstone.games.charterstone.rules.state import GameData

GLORY_VP = 10


def final_scores(state: GameData) -> dict[str, FinalScore]:
    """By charter that is played, clockwise; {} where a victory card is not known."""
    setup, cards = state.setup, state.setup.content.victory
    if any(not 0 < mark <= len(cards) for mark in state.victory):
        return {}
    found: dict[str, FinalScore] = {}
    for seat, charter in sorted(enumerate(setup.charters), key=lambda pair: pair[1]):
        card = cards[state.victory[seat] - 1]
        first = seat * len(CAPACITIES)
        found[CHARTERS[charter]] = FinalScore(
            card=card.name,
            capacity=card.capacity * sum(state.capacity[first : first + len(CAPACITIES)]),
            personas=card.persona * all_used_personas(state, seat).bit_count(),
            trophies=card.trophy * trophies(state, seat),
            glory=GLORY_VP * stars_of(state, seat),
            values=charter_values(state, charter),
        )
    return found


def charter_values(state: GameData, charter: int) -> int:
    """B2.15: the buildings on a charter's plots, also those under sky islands, and on all of its islands."""
    setup = state.setup
    buildings = setup.content.buildings
    laid = {state.tiles[slot] - 1: state.buildings[slot] for slot in slots_of(charter) if state.tiles[slot]}
    marks = [state.under[slot] if state.tiles[slot] else state.buildings[slot] for slot in slots_of(charter)]
    marks += [laid.get(tile, setup.tile_building(tile)) for tile in range(charter * TILES, (charter + 1) * TILES)]
    return sum(buildings[mark - 1].value for mark in marks if mark)


def champions(state: GameData, scores: Mapping[str, FinalScore]) -> tuple[str, ...]:
    """B2.15: the charters with the most points; ties are broken by category. B2.8: not that of the spectral worker."""
    spectral = CHARTERS[state.setup.charters[state.spectral - 1]] if state.spectral else ""
    ranked = {name: _rank(score) for name, score in scores.items() if name != spectral}
    best = max(ranked.values(), default=None)
    return tuple(name for name, rank in ranked.items() if rank == best)


def barred(scores: Mapping[str, FinalScore], winners: Sequence[str]) -> str | None:
    """B2.8: the charter that would have won, or shared the victory, had it not kept the spectral worker."""
    best = max((_rank(scores[name]) for name in winners), default=())
    return next((name for name, score in scores.items() if name not in winners and _rank(score) >= best), None)


def _rank(score: FinalScore) -> tuple[int, ...]:
    return (score.total, *score.parts)
