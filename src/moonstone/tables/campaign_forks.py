"""Another campaign with the same past. Its games up to there are at the tables they were played at."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from moonstone.tables.campaign_commands import check_title
from moonstone.tables.campaigns import Campaign, Entry


def forked(
    campaign: Campaign, past: Sequence[Entry], person: str, name: str, number: int | None, at: int
) -> list[Entry]:
    """The log of a campaign that goes another way from just before game `number`, or from before the next.

    Everybody has the place they have now; links are no longer good.
    """
    running = campaign.running
    goal = campaign.the_game(number) if number is not None else running
    end = campaign.seq + 1 if goal is None else goal.seq
    places = []
    for place in campaign.places:
        data = place.to_json()
        data["seat"].pop("link", None)
        data["seat"]["kind"] = "open" if place.seat.kind == "link" else place.seat.kind
        places.append(data)
    fork_id = secrets.token_urlsafe(16)
    founded = {**past[0].body, "name": check_title(name), "fork_of": campaign.id, "places": places}
    told: list[tuple[str, int, str | None, dict[str, Any]]] = [("founded", at, person, founded)]
    told += [(entry.kind, entry.at, entry.person, entry.body) for entry in past[1:end] if entry.kind != "placed"]
    told.append(("placed", at, person, {"places": places}))
    return [Entry(fork_id, seq, when, kind, who, body) for seq, (kind, when, who, body) in enumerate(told)]
