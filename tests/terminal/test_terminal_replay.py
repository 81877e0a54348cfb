"""Replays: one moment, step by step, or in words."""

from __future__ import annotations

from random import Random

import pytest
from typist import paper, play_on, script, start, terminal, text_of

from moonstone import Match, Refused
from moonstone.terminal import replay


def played(moves: int = 1000, seats: int = 3) -> Match:
    match = start(seats, people=range(seats), seed=4)
    play_on(match, moves, Random(4))
    return match


def told(match: Match, at: int | None, viewer: int | None = None) -> str:
    console = paper()
    replay.run(match, console=console, at=at, viewer=viewer)
    return text_of(console)


def test_every_moment_can_be_shown() -> None:
    match = played()
    for position in range(0, len(match.log) + 1, 7):
        printed = told(match, position)
        assert f"After entry {position} of {len(match.log)}" in printed
        assert max(map(len, printed.splitlines())) <= 80
        assert "Your hand" not in printed
    assert "Your hand" in told(match, 40, viewer=1)


def test_a_moment_is_the_state_after_so_many_entries() -> None:
    match = played(20)
    stake = next(moment for moment in match.history if "stake" in moment.entry.to_json().values())
    spot = str(stake.entry.to_json()["spot"])
    assert f"stakes {spot}" in told(match, stake.position + 1)
    assert f"stakes {spot}" not in told(match, stake.position)


def test_in_words_every_entry_is_told_and_secrets_stay() -> None:
    match = played()
    spectator, first = told(match, None), told(match, None, viewer=0)
    assert "is dealt a card" in spectator
    dealt = next(event for event in match.events if event.key == "dealt" and event.args["seat"] == 0)
    assert f"Ada is dealt {dealt.secret['card']}." in first
    assert f"Ada is dealt {dealt.secret['card']}." not in spectator
    assert "The game is over" in spectator


def test_what_was_taken_back_is_told_too() -> None:
    match = played(4)
    position = match.undo(match.history[-1].entry.by, consent=range(3))
    assert f"undoes everything from entry {position + 1} on" in told(match, None).replace("\n      ", " ")
    assert "undoes everything" in told(match, len(match.log))
    play_on(match, 2, Random(1))
    assert "undoes everything" in told(match, None)


def test_step_by_step() -> None:
    match = played(6)
    console = terminal(120, 40)
    prompts: list[str] = []
    typed = script("", "n", "p", "40", "999", "foo", "0", "p", "", "q")

    def ask(prompt: str) -> str:
        prompts.append(prompt)
        return typed(prompt)

    replay.run(match, console=console, at=None, viewer=0, read_line=ask)
    places = [int(prompt.split()[1]) for prompt in prompts]
    first, second, third = places[:3]
    last = len(match.log)
    assert places == [first, second, third, second, 40 if last > 40 else last, last, last, 0, 0, first]
    assert 0 < first < second < third


def test_a_place_or_a_viewer_that_is_not_there_is_refused() -> None:
    match = played(2)
    for at, viewer in ((len(match.log) + 1, None), (-1, None), (None, 3), (None, -1)):
        with pytest.raises(Refused):
            told(match, at, viewer)
