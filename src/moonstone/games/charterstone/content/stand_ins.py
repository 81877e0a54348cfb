"""What closed crates hold for somebody who does not know (A7.1).

A bot that plays on in its mind opens crates, too. There a closed crate holds stand-ins: buildings made from the one
whose card shows it, which lies open to all. So nothing that a closed crate really holds can matter to what a bot does.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from moonstone.games.charterstone.content.constants import CHARTERS, RESOURCES
from moonstone.games.charterstone.content.content import Building, Content, Crate
from moonstone.games.charterstone.content.unlocking import unlocked_by_crates
from moonstone.games.charterstone.content.vocabulary import Term

BENEFIT: Final = (Term("coin", 1), Term("vp", 1))
"""What a stand-in gives for one resource of its charter."""
GROWTH: Final = 3
"""By how much it is worth more than the building before it: values rise along a chain."""


def as_known(content: Content, opened: Iterable[int]) -> Content:
    """The content with stand-ins in every crate that is not open.

    Parts keep their places in it: a stand-in takes that of a closed building, in their order.
    """
    known = frozenset(opened)
    seen = unlocked_by_crates(content, known)
    shown = {part.crate: part for part in content.buildings if part.name in seen and part.crate in content.crates}
    places = iter([part.name for part in content.buildings if part.name not in seen])
    buildings = {part.name: part for part in content.buildings}
    crates = {}
    for number, crate in content.crates.items():
        held = []
        if number not in known and number in shown:
            held = [name for name, _ in zip(places, range(1), strict=False)]
            buildings |= {name: _stand_in(name, shown[number]) for name in held}
        crates[number] = crate if number in known else _closed(number, tuple(held))
    return replace(
        content,
        buildings=tuple(buildings.values()),
        crates=crates,
        sealed=frozenset(content.locked) - seen,
    )


def _closed(number: int, buildings: tuple[str, ...]) -> Crate:
    """A crate that brings these buildings and nothing else."""
    return Crate(
        number,
        title="",
        buildings=buildings,
        cards=(),
        persona=None,
        objectives=(),
        private=(),
        minion=None,
        unlocks=(),
        story="",
    )


def _stand_in(name: str, before: Building) -> Building:
    """A building such as might follow another: built of the same resources, two of its charter's if it took none."""
    kind = 0 if before.charter is None else CHARTERS.index(before.charter)
    usual = tuple((2, 1, 1, 0, 0, 0)[place - kind] for place in range(len(RESOURCES)))
    return Building(
        name,
        title="",
        charter=before.charter,
        build=before.build if sum(before.build) else usual,
        cost=(Term(RESOURCES[kind], 1),),
        benefit=BENEFIT,
        value=before.value + GROWTH,
        crate=0,
    )
