"""Campaigns as readable text: every game's moves and what followed, and how the village stood after each.

Of the turns of whole campaigns there is a hash in place of the text, which would be long: their moves are in the file.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Final

from narration import narrate

from moonstone.bots import Observation, make
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
    secret_from_seed,
)

FOLDER = Path(__file__).parent
WHOLE: Final = 13
"""The games of a campaign, and one in the village afterwards."""
COUNTING: Final = {"guidepost-met", "reputation-scored", "won"}
"""What the end of a game begins with."""


def hand(charter: str, automa: bool) -> Mapping[str, Json]:
    """A charter is handed to the Automa or back."""
    return {"deed": "hand", "charter": charter, "automa": automa}


def join(charter: str) -> Mapping[str, Json]:
    """Somebody comes to a charter."""
    return {"deed": "join", "charter": charter, "automa": False}


def leave(charter: str) -> Mapping[str, Json]:
    """Somebody leaves."""
    return {"deed": "leave", "charter": charter}


@dataclass(frozen=True, slots=True)
class Case:
    """A campaign that is kept: who plays it, how many games, and what is done before which of them."""

    bots: Mapping[str, str]
    """By charter, also by those that come later."""
    games: int
    before: Mapping[int, tuple[Mapping[str, Json], ...]] = field(default_factory=dict)

    @property
    def tells_turns(self) -> bool:
        """Whether its text is short enough to tell of every turn."""
        return self.games < WHOLE


BOTS: Final = {
    **dict.fromkeys(("purple", "yellow", "black", "blue"), "greedy"),
    **dict.fromkeys(("green", "red"), "random"),
}
PLAIN: Final = {1: (join("purple"), join("green"), join("yellow"))}
"""The charters of those who founded the oldest campaign."""
CASES: Final = {
    "charterstone-3-games": Case(BOTS, 3, PLAIN),
    "charterstone-2-seats": Case(BOTS, WHOLE, {1: (join("black"), join("blue"))}),
    "charterstone-4-seats": Case(
        BOTS,
        WHOLE,
        {
            1: tuple(map(join, ("purple", "green", "yellow", "black"))),
            4: (hand("black", True),),
            6: (leave("green"), join("red")),
            8: (hand("black", False),),
            11: (hand("yellow", True),),
        },
    ),
}
"""By file name. In the campaign of four seats people come, go and let the Automa play."""


def file_of(name: str) -> Path:
    """The campaign itself."""
    return FOLDER / f"{name}.jsonl"


def text_of(name: str) -> Path:
    """What is told of it."""
    return FOLDER / f"{name}.md"


def played(name: str) -> CampaignFile:
    """The campaign that the golden files are made from."""
    case = CASES[name]
    campaign, rng = CampaignFile.found(load("charterstone"), f"golden {name}"), Random(name)
    for number in range(1, case.games + 1):
        for command in case.before.get(number, ()):
            campaign.between_games(command)
        charters = campaign.game.seat_names
        players = [Player(charter, case.bots[charter]) for charter in charters]
        minds = [make(case.bots[charter], Random(f"{name} {number} {charter}")) for charter in charters]
        match = campaign.begin(players, None, secret=secret_from_seed(f"{name} game {number}"))
        while campaign.match is not None:
            seat = match.turn[0]
            campaign.play(seat, minds[seat].choose(Observation(match.game, match.state, seat)))
        for command in legacy_of(campaign.game).bot_commands(range(len(campaign.game.seat_names)), rng):
            campaign.between_games(command)
    return campaign


def told(name: str, campaign: CampaignFile) -> str:
    """The campaign's text, made by following its log."""
    twin = CampaignFile.found(campaign.founded, campaign.title)
    lines = [f"# {campaign.title}"]
    for entry in campaign.entries:
        if "begin" in entry:
            lines += ["", f"## Game {entry['begin']}"]
            players = entry["players"]
            assert isinstance(players, list)
            game = Game(Match(twin.game, [Player(str(seat)) for seat in range(len(players))], None, None))
        elif "by" in entry and "deed" not in entry:
            game.tell(entry)
        elif "over" in entry:
            match = game.match
            lines += [*game.text(CASES[name].tells_turns), "", *_village(legacy_of(match.game).next_game(match.state))]
        else:
            lines.append("- " + ", ".join(f"{key} {value}" for key, value in entry.items()))
        twin.replay(entry)
    return "\n".join(lines) + "\n"


@dataclass(slots=True)
class Game:
    """What is told of a game: its set-up, its turns and its end."""

    match: Match
    moves: int = 0
    """Those in its turns."""
    parts: tuple[list[str], list[str], list[str]] = field(default_factory=lambda: ([], [], []))
    at: int = 0
    """The part that it has come to."""

    def tell(self, entry: Mapping[str, Json]) -> None:
        """A move, and what followed from it."""
        read = read_entry(self.match.game, dict(entry))
        assert isinstance(read, Played)
        events: list[Event] = self.match.replay_entry(read)
        if self.at == 1 and COUNTING & {event.key for event in events}:
            self.at = 2
        names = self.match.game.seat_names
        who = "nature" if read.by == NATURE else names[read.by]
        said = [narrate(self.match.game, event.seen_by(None), names) for event in events]
        self.parts[self.at].extend([f"{who}: {read.move}", *(f"    {sentence}" for sentence in said)])
        self.moves += self.at == 1
        if self.at == 0 and any(event.key == "turn" for event in events):
            self.at = 1

    def text(self, tells_turns: bool) -> Sequence[str]:
        """Its lines."""
        before, turns, after = self.parts
        if tells_turns:
            return [*before, *turns, *after]
        seal = sha256("\n".join(turns).encode()).hexdigest()[:16]
        return [*before, "", f"turns: {self.moves} moves, {seal}", "", *after]


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


def write(name: str) -> CampaignFile:
    """Write a campaign's files: its moves are kept if they can still be made."""
    try:
        whole = CampaignFile.loads(file_of(name).read_bytes())
    except (OSError, Refused):  # a wanted change has left it behind
        whole = played(name)
    file_of(name).write_text(whole.dumps(), encoding="utf-8")
    text_of(name).write_text(told(name, whole), encoding="utf-8")
    return whole


if __name__ == "__main__":
    for name in CASES:
        print(f"{name}: {len(write(name).entries)} entries")
