"""What happened, in short: what follows from one placement becomes one line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from moonstone.games.charterstone import Charterstone
from moonstone.games.charterstone.client.words import amount, listing
from moonstone.terminal.renderer import Seen

UNTOLD = ("turn", "income", "revealed", "reshuffled", "rolled", "posted", "automa-card", "afflicted", "looked")


def recap(game: Charterstone, events: Sequence[Seen], names: Sequence[str]) -> list[str]:
    """A sentence a line, oldest first; gains of one seat in a row are put together."""
    lines: list[str] = []
    gains: dict[str, int] = {}
    gainer = -1
    for event in events:
        args: dict[str, Any] = dict(event)
        if args["event"] == "gained":
            if gainer != args["seat"]:
                _tell(lines, names, gainer, gains)
                gains, gainer = {}, args["seat"]
            gains[args["what"]] = gains.get(args["what"], 0) + args["number"]
            continue
        if args["event"] in UNTOLD:
            continue
        _tell(lines, names, gainer, gains)
        gains, gainer = {}, -1
        lines.append(game.client.describe_event(event, names))
    _tell(lines, names, gainer, gains)
    return lines


def _tell(lines: list[str], names: Sequence[str], seat: int, gains: dict[str, int]) -> None:
    if gains:
        lines.append(f"{names[seat]} gains {listing([amount(number, what) for what, number in gains.items()])}.")
