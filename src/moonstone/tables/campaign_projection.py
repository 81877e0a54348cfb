"""What a person may know of a campaign: who takes part, what was played, and whether it can go on.

What the games are played with is the campaign's edition, of which the game says what may be shown.
"""

from __future__ import annotations

from collections.abc import Iterable

from moonstone.engine import CampaignGame, Json, Refusal, Refused, legacy_of
from moonstone.tables import campaign_commands as commands
from moonstone.tables.campaigns import GameAtTable, SharedCampaign
from moonstone.tables.members import Member
from moonstone.tables.seats import host_name


def describe(campaign: SharedCampaign, person: str | None) -> dict[str, Json]:
    """A campaign as a person may know it, its edition left out."""
    game, running, config = campaign.game, campaign.running, campaign.config
    coming, problem = (None, None) if running is not None else _coming(campaign)
    over = problem is not None and problem.code == "campaign-over"
    return {
        "id": campaign.id,
        "name": campaign.name,
        "game": game.name,
        "title": game.title,
        "rules": game.rules,
        "edition": game.edition,
        "fingerprint": game.fingerprint,
        "public": config.public,
        "clock": config.clock.to_json(),
        "substitute": config.substitute,
        "seq": campaign.seq,
        "created_at": campaign.founded_at,
        "changed_at": campaign.changed_at,
        "phase": "playing" if running is not None else "over" if over else "between",
        "number": campaign.number,
        "host": person is not None and campaign.host == person,
        "opened_by": host_name((member.seat for member in campaign.members), campaign.host),
        "roles": list[Json](campaign.roles),
        "members": [describe_member(member, person) for member in campaign.members],
        "yours": list[Json](yours(campaign.members, person)),
        "secrets": _secrets(campaign, person),
        "table": None if running is None else running.note.table,
        "next": None if over or running is not None else _next(campaign, coming, problem),
        "games": [_game(game, person) for game in campaign.campaign.begun],
        "left": [_game(game, person) for game in campaign.campaign.left],
        "fork_of": config.fork_of,
        "imported": config.imported,
        "retired": game.is_retired,
    }


def describe_member(member: Member, person: str | None) -> dict[str, Json]:
    """A member as a person may know them."""
    seat = member.seat
    return {
        "number": member.number,
        "role": member.role,
        "kind": "scripted" if member.scripted else seat.kind,
        "name": seat.name,
        "bot": None if member.scripted else seat.bot,
        "away": seat.away,
        "yours": person is not None and seat.person == person,
    }


def yours(members: Iterable[Member], person: str | None) -> list[int]:
    """The places a person plays for, those of others on the same screen included."""
    return [member.number for member in members if person is not None and member.seat.person == person]


def _secrets(campaign: SharedCampaign, person: str | None) -> dict[str, Json]:
    """By role of a person: what they alone know. Nothing if they share their screen, for others look at it as well."""
    own = yours(campaign.members, person)
    role = campaign.member(own[0]).role if len(own) == 1 else None
    kept = {} if role is None else dict(legacy_of(campaign.game).secrets_of(role))
    return {role: kept} if role is not None and kept else {}


def _coming(campaign: SharedCampaign) -> tuple[commands.NextGame | None, Refusal | None]:
    """The next game, or what is in its way; places that nobody has taken are left aside."""
    try:
        return commands.next_game(campaign), None
    except Refused as refused:
        return None, refused.refusal


def _next(campaign: SharedCampaign, coming: commands.NextGame | None, problem: Refusal | None) -> dict[str, Json]:
    missing = commands.missing(campaign)
    return {
        "number": campaign.number,
        "rules": None if coming is None else coming.rules,
        "ready": not missing and problem is None,
        "missing": list[Json](missing),
        "problem": None if problem is None else problem.to_json(),
    }


def _game(game: CampaignGame[GameAtTable], person: str | None) -> dict[str, Json]:
    note = game.note
    scripted = {seat.role for seat in note.seats if seat.scripted}
    return {
        "number": game.number,
        "rules": game.game.rules,
        "table": note.table,
        "began_at": note.at,
        "ended_at": note.ended_at,
        "players": [
            {
                "role": player.role,
                "name": player.name,
                "bot": player.bot,
                "scripted": player.role in scripted,
                "yours": person is not None and player.person == person,
            }
            for player in note.players
        ],
        "result": None if note.result is None else dict(note.result),
    }
