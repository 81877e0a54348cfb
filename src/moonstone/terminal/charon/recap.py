"""What happened, in short: runs of events that say the same of many zones, cards or gems become one line each."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from itertools import groupby
from typing import Final, TypeAlias

from moonstone.engine import Json
from moonstone.games.charon.client.words import describe_event
from moonstone.games.charon.gems import KINDS, LETTERS
from moonstone.terminal.renderer import Seen

Run: TypeAlias = Callable[[list[Seen], Sequence[str]], list[str]]

UNTOLD: Final = ("buried",)
SHOWN_BY: Final = {"offered": "row-revealed", "chose-gems": "kept"}
"""Choices that are shown when all have chosen; until then only the own one is news."""


def recap(events: Sequence[Seen], names: Sequence[str]) -> list[str]:
    """A sentence a line, oldest first."""
    told = {event["event"] for event in events}
    lines: list[str] = []
    for run, group in groupby(events, key=lambda event: RUNS.get(str(event["event"]))):
        if run is None:
            lines += [describe_event(event, names) for event in group if not _skipped(event, told)]
        else:
            lines += run(list(group), names)
    return lines


def _skipped(event: Seen, told: Collection[Json]) -> bool:
    key = str(event["event"])
    if key not in SHOWN_BY:
        return key in UNTOLD
    return SHOWN_BY[key] in told or not {"card", "gems"} & event.keys()


def _seat(event: Seen) -> int:
    return int(str(event["seat"]))


def _seeded(events: list[Seen], names: Sequence[str]) -> list[str]:
    number = len(events)
    return [f"{number} zone{'s get' if number > 1 else ' gets'} new gems."]


def _dealt(events: list[Seen], names: Sequence[str]) -> list[str]:
    own = [event for event in events if "card" in event]
    everybody = f"Everybody is dealt {len(events) // len({_seat(event) for event in events})} cards"
    if not own:
        return [f"{everybody}."]
    cards = ", ".join(str(event["card"]) for event in own)
    return [f"{everybody}, {names[_seat(own[0])]} {cards}."]


def _staked(events: list[Seen], names: Sequence[str]) -> list[str]:
    return [f"{names[_seat(event)]} stakes {event['spot']}, a flag from {event['area']}." for event in events]


def _claimed(events: list[Seen], names: Sequence[str]) -> list[str]:
    """A line for each player who takes gems, one for all zones that are tied."""
    taken: dict[int, list[str]] = {}
    tied = []
    for event in events:
        gems = LETTERS[KINDS.index(str(event["gem"]))] * int(str(event["count"]))
        if event["event"] == "tied":
            tied.append(f"{event['zone']} {gems}")
        else:
            taken.setdefault(_seat(event), []).append(f"{event['zone']} {gems}")
    lines = [f"{names[seat]} claims {', '.join(zones)}." for seat, zones in taken.items()]
    return [*lines, f"Tied, gems stay: {', '.join(tied)}."] if tied else lines


def _found(events: list[Seen], names: Sequence[str]) -> list[str]:
    finders = " and ".join(names[_seat(event)] for event in events)
    return [f"{finders} find{'s' if len(events) == 1 else ''} a clear gem."]


def _built(events: list[Seen], names: Sequence[str]) -> list[str]:
    """A line for each builder's turn, as far as it went."""
    lines = []
    for seat, turn in groupby(events, key=_seat):
        deeds = [deed for deed in map(_deed, turn) if deed]
        lines.append(f"{names[seat]} {'; '.join(deeds) or 'ends the turn'}.")
    return lines


def _deed(event: Seen) -> str:
    match event["event"]:
        case "traded":
            return f"trades {event['give']} for {event['get']}"
        case "transmuted":
            return f"turns {event['count']} {event['give']} into {event['get']}"
        case "built":
            return f"builds {event['card']} from the {event['from']} for {event['paid']}"
    return ""


RUNS: Final[dict[str, Run]] = {
    "seeded": _seeded,
    "dealt": _dealt,
    "staked": _staked,
    "claimed": _claimed,
    "tied": _claimed,
    "found": _found,
    "traded": _built,
    "transmuted": _built,
    "built": _built,
    "ended": _built,
}
"""By event: what tells a run of it, and of the others told by the same, in short."""
