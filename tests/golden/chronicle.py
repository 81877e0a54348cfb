"""A whole campaign as readable text: every game's moves and what followed, and how the village stood after each."""

from __future__ import annotations

from pathlib import Path

from narration import narrate

from moonstone.arena.campaigns import play_campaign
from moonstone.engine import (
    NATURE,
    AnyGame,
    CampaignFile,
    Event,
    Json,
    Match,
    Played,
    Player,
    Refused,
    editions_of,
    legacy_of,
    load,
    read_entry,
)

FOLDER = Path(__file__).parent
FILE = FOLDER / "charterstone-3-games.jsonl"
TEXT = FOLDER / "charterstone-3-games.md"


def played() -> CampaignFile:
    """The campaign the golden files were made from: three games of three seats."""
    *_, (campaign, _) = play_campaign(load("charterstone"), ["greedy", "random", "greedy"], {}, 3, "golden")
    return campaign


def told(campaign: CampaignFile) -> str:
    """The campaign's text, made by following its log."""
    twin = CampaignFile.found(campaign.founded, campaign.title)
    lines = [f"# {campaign.title}"]
    for entry in campaign.entries:
        if "begin" in entry:
            lines += ["", f"## Game {entry['begin']}"]
            players = entry["players"]
            assert isinstance(players, list)
            names = twin.game.seat_names[: len(players)]
            match = Match(twin.game, [Player(name) for name in names], None, None)
        elif "by" in entry and "deed" not in entry:
            lines += _move(match, entry, names)
        elif "over" in entry:
            lines += ["", *_village(legacy_of(match.game).next_game(match.state))]
        else:
            lines.append("- " + ", ".join(f"{key} {value}" for key, value in entry.items()))
        twin.replay(entry)
    return "\n".join(lines) + "\n"


def _move(match: Match, entry: dict[str, Json], names: tuple[str, ...]) -> list[str]:
    read = read_entry(match.game, entry)
    assert isinstance(read, Played)
    events: list[Event] = match.replay_entry(read)
    who = "nature" if read.by == NATURE else names[read.by]
    said = [narrate(match.game, event.seen_by(None), names) for event in events]
    return [f"{who}: {read.move}", *(f"    {sentence}" for sentence in said)]


def _village(game: AnyGame) -> list[str]:
    shown = editions_of(game).public()
    assert isinstance(shown, dict)
    village = shown["village"]
    assert isinstance(village, dict)
    charters = village["charters"]
    assert isinstance(charters, dict)
    lines = [f"after game {int(str(village['number'])) - 1}: scores {village['scores']}, opened {village['opened']}"]
    for name, charter in charters.items():
        assert isinstance(charter, dict)
        kept = {key: value for key, value in charter.items() if value and key != "active"}
        lines.append(f"= {name}: " + ", ".join(f"{key} {value}" for key, value in kept.items()))
    return lines


if __name__ == "__main__":
    try:
        whole = CampaignFile.loads(FILE.read_bytes())
    except (OSError, Refused):  # a wanted change has left it behind
        whole = played()
    FILE.write_text(whole.dumps(), encoding="utf-8")
    TEXT.write_text(told(whole), encoding="utf-8")
    print(f"{FILE.name}: {len(whole.entries)} entries")
