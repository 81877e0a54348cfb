"""What a person gets of a campaign. Everything is built up: who sits where, what was played, and whether it can go on.

The village itself, and all of the Chronicle that is open, is the campaign's edition: what the game says may be shown.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from moonstone.engine import Refused
from moonstone.server.http.errors import to_problem_json
from moonstone.tables import campaign_commands as commands
from moonstone.tables.campaign_seats import Place
from moonstone.tables.campaigns import Begun, Campaign


def describe(campaign: Campaign, person: str | None) -> dict[str, Any]:
    """A campaign as a person may know it, its village left out."""
    game, running = campaign.game, campaign.running
    coming = None if running is not None else _coming(campaign)
    over = coming is not None and coming["problem"] is not None and coming["problem"]["code"] == "campaign-over"
    return {
        "id": campaign.id,
        "name": campaign.name,
        "game": game.name,
        "title": game.title,
        "rules": game.rules,
        "edition": game.edition,
        "fingerprint": game.fingerprint,
        "public": campaign.public,
        "clock": campaign.clock.to_json(),
        "substitute": campaign.stand_in,
        "seq": campaign.seq,
        "created_at": campaign.at,
        "changed_at": campaign.changed_at,
        "phase": "playing" if running is not None else "over" if over else "between",
        "number": campaign.number,
        "host": person is not None and campaign.host == person,
        "charters": campaign.founded.seat_names,
        "places": [shown_place(place, person) for place in campaign.places],
        "yours": yours(campaign.places, person),
        "table": None if running is None else running.table,
        "next": None if over else coming,
        "games": [_game(begun, person) for begun in campaign.begun],
        "left": [_game(begun, person) for begun in campaign.left],
        "fork_of": campaign.fork_of,
        "imported": campaign.imported,
    }


def shown_place(place: Place, person: str | None) -> dict[str, Any]:
    """A place as a person may know it."""
    seat = place.seat
    return {
        "place": place.number,
        "charter": place.charter,
        "kind": "automa" if place.automa else seat.kind,
        "name": seat.name,
        "bot": None if place.automa else seat.bot,
        "away": seat.away,
        "yours": person is not None and seat.person == person,
    }


def yours(places: Iterable[Place], person: str | None) -> list[int]:
    """The places a person plays for, those here on the same screen included."""
    return [place.number for place in places if person is not None and place.seat.person == person]


def _coming(campaign: Campaign) -> dict[str, Any]:
    """The next game: who is missing, and what else is in its way."""
    problem = None
    missing = commands.missing(campaign)
    try:
        commands.ready_to_begin(campaign)
    except Refused as refused:
        problem = to_problem_json(refused.refusal)
    return {
        "number": campaign.number,
        "ready": not missing and problem is None,
        "missing": missing,
        "problem": problem,
    }


def _game(begun: Begun, person: str | None) -> dict[str, Any]:
    return {
        "number": begun.number,
        "table": begun.table,
        "began_at": begun.at,
        "ended_at": begun.ended_at,
        "players": [
            {
                "charter": player["charter"],
                "name": player["name"],
                "bot": player["bot"],
                "automa": begun.active.get(player["charter"], False),
                "yours": person is not None and player["person"] == person,
            }
            for player in begun.players
        ],
        "result": begun.result,
    }
