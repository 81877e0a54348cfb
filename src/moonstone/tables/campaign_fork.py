"""Another campaign with the same past. Its games up to there are at the tables they were played at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from moonstone.tables.campaign_commands import check_title
from moonstone.tables.campaign_entries import AnyCampaignBody, CampaignEntry, Founded, MembersChanged
from moonstone.tables.campaigns import SharedCampaign
from moonstone.tables.members import Member
from moonstone.tables.seats import Seat


def fork(
    campaign: SharedCampaign,
    past: Sequence[CampaignEntry],
    person: str,
    name: str,
    number: int | None,
    *,
    fork_id: str,
    now: int,
) -> list[CampaignEntry]:
    """The log of a campaign that goes another way from just before game `number`, or from before the next.

    Everybody has the place they have now; links are no longer good. The content stays whose it is.
    """
    campaign.game.check_rules()
    goal = campaign.campaign.to_play_again(number) if number is not None else campaign.running
    end = campaign.seq + 1 if goal is None else goal.note.seq
    founded = past[0].body
    assert isinstance(founded, Founded)
    members = tuple(replace(member, seat=_without_link(member)) for member in campaign.members)
    keeper = None if campaign.keeper == person else campaign.keeper
    config = replace(founded.config, name=check_title(name), fork_of=campaign.id, members=members, keeper=keeper)
    log: list[tuple[int, str | None, AnyCampaignBody]] = [(now, person, Founded(config))]
    log += [(entry.at, entry.person, entry.body) for entry in past[1:end] if not isinstance(entry.body, MembersChanged)]
    log.append((now, person, MembersChanged(members)))
    return [CampaignEntry(fork_id, seq, at, who, body) for seq, (at, who, body) in enumerate(log)]


def _without_link(member: Member) -> Seat:
    kind = "open" if member.seat.kind == "link" else member.seat.kind
    return replace(member.seat, kind=kind, link=None)
