"""What happened since somebody last decided, as that seat sees it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from moonstone.engine import Match, Moment, Named
from moonstone.terminal.renderer import Seen

LOOK_BACK: Final = 60
"""How many earlier moves are looked at for the lines above the news."""


@dataclass(frozen=True, slots=True)
class News:
    """Events as one viewer sees them: the viewer's last move with all that followed, and some of what was before."""

    before: Sequence[Seen]
    since: Sequence[Seen]
    by_others: Sequence[Seen]
    """The events of `since` that came after that move."""


def news(match: Match, viewer: int | None, since: int | None) -> News:
    """The news since the log position of the viewer's last decision; all there is for None."""
    line = match.history
    first = 0 if since is None else bisect_left(line, since, key=lambda moment: moment.position)
    own = since is not None and first < len(line) and line[first].entry.by == viewer
    return News(
        seen(line[max(0, first - LOOK_BACK) : first], viewer),
        seen(line[first:], viewer),
        seen(line[first + own :], viewer),
    )


def seen(moments: Sequence[Moment], viewer: int | None) -> list[Seen]:
    """All events of some moves, as the viewer sees them."""
    return [event.seen_by(viewer) for moment in moments for event in moment.events]


def last_choice(match: Match, seat: int) -> int | None:
    """The log position of a seat's last name, or its last move for which it had a choice; None if there is none."""
    for moment in reversed(match.history):
        entry = moment.entry
        if entry.by == seat and (isinstance(entry, Named) or len(match.at(moment.position).moves(seat)) > 1):
            return moment.position
    return None
