"""What a campaign's file tells, for a server to make tables from. It is read in a process of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from moonstone.engine import CampaignFile, Player, edition_data, read_entry


def told(campaign: CampaignFile) -> dict[str, Any]:
    """The campaign's name, its game and its chapters in order: deeds and rewinds as the file has them, and games, each
    with its players, options, secret and log, and (None while it is not over) with its end.
    """
    founded = campaign.founded
    chapters: list[dict[str, Any]] = []
    twin = CampaignFile.found(founded, campaign.title)
    for entry in campaign.entries:
        match = twin.match
        if match is not None and "by" in entry:
            log = chapters[-1]["log"]
            log.append(entry)
            if len(log) > len(match.log):  # the first draws were made when the game began
                match.replay_entry(read_entry(match.game, entry))
        elif "begin" in entry:
            chapters.append(_begun(twin, entry))
        elif "over" in entry:
            twin.catch_up()
            chapters[-1]["ended"] = {"result": entry["result"], "printed": edition_data(twin.game)}
        elif isinstance(entry.get("rewind"), int):
            twin.catch_up()
            twin.rewind(int(str(entry["rewind"])))
            chapters.append(entry)
        else:
            twin.between_games(entry)
            chapters.append({"deed": entry})
    return {
        "name": campaign.title,
        "game": founded.name,
        "printed": edition_data(founded),
        "chapters": chapters,
    }


def _begun(twin: CampaignFile, entry: Mapping[str, Any]) -> dict[str, Any]:
    players = [Player(player["name"], player.get("bot")) for player in entry["players"]]
    twin.begin(players, entry["options"], secret=bytes.fromhex(entry["secret"]))
    return {**{name: entry[name] for name in ("players", "options", "secret")}, "log": [], "ended": None}
