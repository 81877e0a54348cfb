"""What happened, in short: runs of events that say the same of many zones, cards or gems become one line each."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import groupby
from typing import Final, TypeAlias

from moonstone.engine import Json
from moonstone.games.charon.client.phrases import describe_event
from moonstone.games.charon.gems import KINDS, LETTERS
from moonstone.i18n.speaker import Speaker
from moonstone.terminal.renderer import Seen

UNTOLD: Final = ("buried",)
SHOWN_BY: Final = {"offered": "row-revealed", "chose-gems": "kept"}
"""Choices that are shown when all have chosen; until then only the viewer's is news."""


class Recap:
    """Says what happened in short, in a language, with the players' names."""

    def __init__(self, names: Sequence[str], speaker: Speaker) -> None:
        self.names, self.speaker, self.say = names, speaker, speaker.say

    def lines(self, events: Sequence[Seen]) -> list[str]:
        """A sentence a line, oldest first."""
        told = {event["event"] for event in events}
        lines: list[str] = []
        for run, group in groupby(events, key=lambda event: RUNS.get(str(event["event"]))):
            if run is not None:
                lines += run(self, list(group))
                continue
            for event in group:
                if not _skipped(event, told):
                    lines.append(self.speaker.phrase(describe_event(event, self.names)))
        return lines

    def name(self, event: Seen) -> str:
        """The player on an event's seat."""
        return self.names[_seat(event)]

    def seeded(self, events: list[Seen]) -> list[str]:
        """New gems lie on the moon."""
        return [self.say("terminal-charon-seeded", count=len(events))]

    def dealt(self, events: list[Seen]) -> list[str]:
        """Everybody has new cards; the viewer's are named."""
        number = len(events) // len({_seat(event) for event in events})
        own = [event for event in events if "card" in event]
        if not own:
            return [self.say("terminal-charon-dealt", count=number)]
        cards = ", ".join(str(event["card"]) for event in own)
        return [self.say("terminal-charon-dealt-you", count=number, name=self.name(own[0]), cards=cards)]

    def staked(self, events: list[Seen]) -> list[str]:
        """A line for each flag."""
        message = "terminal-charon-staked"
        return [
            self.say(message, name=self.name(event), spot=str(event["spot"]), area=str(event["area"]))
            for event in events
        ]

    def claimed(self, events: list[Seen]) -> list[str]:
        """A line for each player who takes gems, one for all zones that are tied."""
        taken: dict[int, list[str]] = {}
        tied = []
        for event in events:
            gems = LETTERS[KINDS.index(str(event["gem"]))] * int(str(event["count"]))
            if event["event"] == "tied":
                tied.append(f"{event['zone']} {gems}")
            else:
                taken.setdefault(_seat(event), []).append(f"{event['zone']} {gems}")
        message = "terminal-charon-claimed"
        lines = [self.say(message, name=self.names[seat], zones=", ".join(zones)) for seat, zones in taken.items()]
        return [*lines, self.say("terminal-charon-tied", zones=", ".join(tied))] if tied else lines

    def found(self, events: list[Seen]) -> list[str]:
        """A line for all who find a clear gem."""
        return [self.say("terminal-charon-found", names=tuple(map(self.name, events)), count=len(events))]

    def built(self, events: list[Seen]) -> list[str]:
        """A line for each builder's turn, as far as it went."""
        lines = []
        for seat, turn in groupby(events, key=_seat):
            done = [said for said in map(self.step, turn) if said] or [self.say("terminal-charon-did-end")]
            lines.append(self.say("terminal-charon-turn", name=self.names[seat], steps="; ".join(done)))
        return lines

    def step(self, event: Seen) -> str:
        """A step of a builder's turn; "" for its end."""
        if event["event"] == "ended":
            return ""
        names = ("give", "get", "card", "from", "paid", "count")
        args = {name: str(event[name]) for name in names if name in event}
        return self.say(f"terminal-charon-did-{event['event']}", **args)


def recap(events: Sequence[Seen], names: Sequence[str], speaker: Speaker) -> list[str]:
    """A sentence a line, oldest first."""
    return Recap(names, speaker).lines(events)


def _skipped(event: Seen, told: Collection[Json]) -> bool:
    key = str(event["event"])
    if key not in SHOWN_BY:
        return key in UNTOLD
    return SHOWN_BY[key] in told or not {"card", "gems"} & event.keys()


def _seat(event: Seen) -> int:
    return int(str(event["seat"]))


Run: TypeAlias = Callable[[Recap, list[Seen]], list[str]]
RUNS: Final[Mapping[str, Run]] = {
    "seeded": Recap.seeded,
    "dealt": Recap.dealt,
    "staked": Recap.staked,
    "claimed": Recap.claimed,
    "tied": Recap.claimed,
    "found": Recap.found,
    "traded": Recap.built,
    "transmuted": Recap.built,
    "built": Recap.built,
    "ended": Recap.built,
}
"""By event: what tells a run of it, and of the others told by the same, in short."""
