"""What happened, in short: runs of events that say the same of many zones or cards become one line each."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from moonstone.games.charon.gems import KINDS, LETTERS
from moonstone.games.charon.words import say
from moonstone.terminal.table import Seen

UNTOLD: Final = ("buried",)
SECRET_UNTIL_SHOWN: Final = ("offered", "chose-gems")
"""Choices that are told in full when all have chosen; until then only the own one is news."""
RUN: Final = {"claimed": "claim", "tied": "claim", "seeded": "seed", "dealt": "deal"}


def recap(events: Sequence[Seen], names: Sequence[str]) -> list[str]:
    """A sentence a line, oldest first."""
    lines: list[str] = []
    for run, group in groupby(events, key=lambda event: RUN.get(str(event["event"]))):
        if run is None:
            lines += [say(event, names) for event in group if not _skipped(event)]
        else:
            lines += _RUNS[run](list(group), names)
    return lines


def _skipped(event: Seen) -> bool:
    key = event["event"]
    return key in UNTOLD or (key in SECRET_UNTIL_SHOWN and not {"card", "gems"} & event.keys())


def _seeded(events: list[Seen], names: Sequence[str]) -> list[str]:
    number = len(events)
    return [f"{number} zone{'s get' if number > 1 else ' gets'} new gems."]


def _dealt(events: list[Seen], names: Sequence[str]) -> list[str]:
    own = [event for event in events if "card" in event]
    rounds = len(events) // len({event["seat"] for event in events})
    everybody = f"Everybody is dealt {rounds} cards"
    if not own:
        return [f"{everybody}."]
    cards = ", ".join(str(event["card"]) for event in own)
    return [f"{everybody}, {names[int(str(own[0]['seat']))]} {cards}."]


def _claimed(events: list[Seen], names: Sequence[str]) -> list[str]:
    """A line for each player who takes gems, one for all zones that are tied."""
    taken: dict[int, list[str]] = {}
    tied = []
    for event in events:
        gems = LETTERS[KINDS.index(str(event["gem"]))] * int(str(event["count"]))
        if event["event"] == "tied":
            tied.append(f"{event['zone']} {gems}")
        else:
            taken.setdefault(int(str(event["seat"])), []).append(f"{event['zone']} {gems}")
    lines = [f"{names[seat]} claims {', '.join(zones)}." for seat, zones in taken.items()]
    return [*lines, f"Tied, gems stay: {', '.join(tied)}."] if tied else lines


_RUNS: Final = {"seed": _seeded, "deal": _dealt, "claim": _claimed}
