"""Who may give the names that a game has left to be given (B1.3, B1.12)."""

from __future__ import annotations

from dataclasses import replace

from moonstone.games.charterstone.content.constants import CHARTERS
from moonstone.games.charterstone.content.village import Village


def with_people(village: Village) -> Village:
    """The village with every right where it belongs, whoever has come, gone or been replaced by an Automa.

    B1.3: after the first game each player may name their original persona, which waits where nobody plays. B1.12: an
    Automa never names anything, nor does somebody who has left: their rights pass to the next person clockwise.
    """
    people = [charter for charter in village.active if not village.charters[charter].automa]
    if village.number == 1 or not people:
        return village
    originals = {f"original-{charter}": charter for charter in CHARTERS}
    rights = {what: by for what, by in village.rights.items() if what not in originals}
    active = [CHARTERS[charter] for charter in village.active]
    rights |= {what: by for what, by in originals.items() if by in active and what not in village.names}
    return replace(village, rights={what: _person(people, by) for what, by in rights.items()})


def _person(people: list[int], charter: str) -> str:
    """The first of these charters, clockwise from this one."""
    return CHARTERS[min(people, key=lambda person: (person - CHARTERS.index(charter)) % len(CHARTERS))]
