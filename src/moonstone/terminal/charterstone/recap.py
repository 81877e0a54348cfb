"""What happened, in short: what follows from one placement becomes one line."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from moonstone.games.charterstone.client.phrases import amount
from moonstone.i18n.speaker import Speaker
from moonstone.terminal.renderer import Seen

UNTOLD = (
    *("turn", "income", "revealed", "reshuffled", "rolled", "posted", "automa-card", "afflicted", "looked"),
    *("location", "strayed", "tile-dealt", "offered", "last-scoring"),
)


def recap(events: Sequence[Seen], names: Sequence[str], speaker: Speaker, sentence: Callable[[Seen], str]) -> list[str]:
    """A sentence a line, oldest first; gains of one seat in a row are put together."""
    lines: list[str] = []
    gains: dict[str, int] = {}
    gainer = -1

    def tell_gains() -> None:
        if gains:
            what = tuple(amount(kind, number) for kind, number in gains.items())
            lines.append(speaker.say("charterstone-event-gained", seat=names[gainer], what=what))
            gains.clear()

    for event in events:
        if event["event"] == "gained":
            seat, what = int(str(event["seat"])), str(event["what"])
            if gainer != seat:
                tell_gains()
                gainer = seat
            gains[what] = gains.get(what, 0) + int(str(event["number"]))
        elif event["event"] not in UNTOLD or (event["event"] == "rolled" and "seat" in event):
            tell_gains()
            gainer = -1
            lines.append(sentence(event))
    tell_gains()
    return lines
