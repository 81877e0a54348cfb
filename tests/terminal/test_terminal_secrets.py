"""At one screen for several people nobody reads what another holds."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from typist import paper, printed_since, run, start, terminal, text_of, until

from moonstone import Match
from moonstone.games.charon.cards import NAMES

CARD = re.compile(r"(?<![\w])(?:" + "|".join(NAMES) + r")(?![\w])")
COVER = re.compile(r"Pass the screen to (\w+)\.")


class Watcher:
    """Types anything legal, and reads along: after each screen it knows which cards that seat may have read on it."""

    def __init__(self, match: Match, seed: int, console: Console) -> None:
        self.match = match
        self.rng = Random(seed)
        self.console = console
        self.facing: int | None = None
        self.ever_seen: list[set[str]] = [set() for _ in match.players]
        self.screens = 0
        self.most = 70

    def __call__(self, prompt: str) -> str:
        new = printed_since(self.console)
        self.remember()
        cover = COVER.search(new)
        if cover:
            assert not CARD.findall(new[cover.start() :]), "cards on the cover"
            self.facing = [player.name for player in self.match.players].index(cover[1])
            return ""
        assert self.facing is not None
        self.screens += 1
        if self.screens == self.most:
            raise EOFError
        leaked = set(CARD.findall(new)) & (self.held_by_others(self.facing) - self.ever_seen[self.facing])
        assert not leaked, f"seat {self.facing} reads {leaked}"
        return self.rng.choice(["log", "cards", "hint", *[self.a_move() for _ in range(7)]])

    def a_move(self) -> str:
        assert self.facing in self.match.turn
        return str(self.rng.choice(self.match.state.moves(self.facing)))

    def remember(self) -> None:
        for seat in range(len(self.match.players)):
            view = self.match.state.view(seat)
            self.ever_seen[seat] |= set(CARD.findall(repr(view)))

    def held_by_others(self, seat: int) -> set[str]:
        others = (other for other in range(len(self.match.players)) if other != seat)
        hands = (self.match.state.view(other)["hand"] for other in others)
        return {str(card) for hand in hands if isinstance(hand, list) for card in hand}


@pytest.mark.parametrize(("seats", "people"), [(2, (0, 1)), (3, (0, 2))])
def test_no_screen_shows_what_another_holds(seats: int, people: tuple[int, ...], tmp_path: Path) -> None:
    match = start(seats, people=people, seed=seats)
    console = paper()
    watcher = Watcher(match, seats, console)
    run(match, watcher, tmp_path / "game.json", people=people, console=console)
    assert watcher.screens == watcher.most


def test_the_cover_clears_the_screen(tmp_path: Path) -> None:
    match = start(2, people=(0, 1))
    console = terminal(80, 24)
    prompts: list[str] = []

    def ask(prompt: str) -> str:
        prompts.append(prompt)
        if prompt.endswith("press Enter "):
            last = text_of(console).rpartition("\x1b[H\x1b[2J")[2]
            assert "Pass the screen to" in last
            assert not CARD.findall(last)
            return ""
        if len(prompts) > 8:
            raise EOFError
        return "1"

    run(match, ask, tmp_path / "game.json", people=(0, 1), console=console)
    assert prompts[:4] == ["Ada, press Enter ", "Ada> ", "Boris, press Enter ", "Boris> "]


def test_one_person_gets_no_cover(tmp_path: Path) -> None:
    match = start(3)
    console = paper()
    watched: list[str] = []

    def ask(prompt: str) -> str:
        watched.append(text_of(console))
        if len(watched) > 3:
            raise EOFError
        return "1"

    run(match, ask, tmp_path / "game.json", console=console)
    assert not COVER.search(watched[-1])


def test_a_forced_move_is_told_to_its_own_seat_only(tmp_path: Path) -> None:
    match = start(2, people=(0, 1), seed=4)
    console, rng = paper(), Random(3)
    until(match, "build", rng)
    told: list[tuple[str, int]] = []
    facing: list[str] = []

    def ask(prompt: str) -> str:
        new = printed_since(console)
        cover = COVER.search(new)
        if cover:
            facing.append(cover[1])
            assert "Your only move was" not in new
            return ""
        seat = 0 if facing[-1] == "Ada" else 1
        if "Your only move was" in new:
            forced = [m.entry.by for m in match.history if len(match.at(m.position).moves(m.entry.by)) == 1]
            assert seat in forced
            told.append((facing[-1], seat))
            raise EOFError
        return str(rng.choice(match.state.moves(seat)))

    run(match, ask, tmp_path / "game.json", people=(0, 1), console=console)
    assert told
