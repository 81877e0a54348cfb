"""Whole games at the terminal, and everything that can be typed there."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from typist import (
    by_number,
    by_text,
    in_turn,
    paper,
    play_on,
    printed_since,
    run,
    script,
    start,
    terminal,
    text_of,
    until,
)

from moonstone import Match, Move, Record, Refused, State
from moonstone.engine import Played
from moonstone.games.charon.moves import Build
from moonstone.terminal import play


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def saved(file: Path) -> Match:
    return Record.loads(file.read_text()).replay()


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_a_whole_game_typed_in_words(seats: int, file: Path) -> None:
    match = start(seats, seed=seats)
    printed = run(match, by_text(match, Random(seats)), file)
    assert match.state.result is not None
    assert "win" in printed or "share the victory" in printed
    assert f"moonstone replay {file}" in printed
    assert saved(file).state == match.state


def test_a_whole_game_typed_by_number(file: Path) -> None:
    match = start(3, bot="greedy", seed=3)
    run(match, in_turn(by_number(match, Random(3)), lambda prompt: "1"), file)
    assert match.state.result is not None


def test_a_whole_game_on_a_screen(file: Path) -> None:
    match = start(2, seed=5)
    console = terminal(80, 24)
    asked: list[str] = []

    def ask(prompt: str) -> str:
        asked.append(prompt)
        return str(match.state.moves(0)[0])

    run(match, ask, file, console=console)
    assert match.state.result is not None
    assert set(asked) == {"Ada> "}
    screen, _, after = text_of(console).rpartition("\x1b[?1049l")
    assert screen.startswith("\x1b[?1049h")
    assert "points" in after


def test_the_end_of_the_input_saves_and_the_game_goes_on_from_there(file: Path) -> None:
    match = start(3, seed=8)
    printed = run(match, script("1", "1", "1"), file)
    assert f"moonstone play --resume {file}" in printed
    again = saved(file)
    assert again.state == match.state
    assert again.log == match.log
    run(again, by_text(again, Random(8)), file)
    assert saved(file).state.result is not None


@pytest.mark.parametrize("word", ["quit", "exit", "q", "QUIT"])
def test_quit_saves(word: str, file: Path) -> None:
    match = start(2)
    assert "--resume" in run(match, script("1", word, "1"), file)
    assert saved(file).state == match.state


def test_an_interrupt_saves(file: Path) -> None:
    match = start(2)

    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    assert "--resume" in run(match, interrupted, file)
    assert saved(file).log == match.log


def test_every_move_is_saved_at_once(file: Path) -> None:
    match = start(2)
    lengths: list[int] = []

    def ask(prompt: str) -> str:
        if file.exists():
            lengths.append(len(saved(file).log))
            assert [path.name for path in file.parent.iterdir()] == [file.name]
        if len(lengths) == 5:
            raise EOFError
        return str(match.state.moves(0)[0])

    run(match, ask, file)
    assert lengths == sorted(set(lengths))


def test_a_folder_that_is_not_there_is_said_and_play_goes_on(tmp_path: Path) -> None:
    match = start(2)
    printed = run(match, script("1", "1"), tmp_path / "nowhere" / "game.json")
    assert "Can’t write to" in printed
    assert match.state.view(0)["step"] == "stake"


def test_save_to_another_file(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(file.parent)
    match, other = start(2), Path("other.json")
    printed = run(match, script(f"save {other}", "save /nowhere/at/all", "save"), file)
    assert saved(other).log == match.log
    assert f"Saved to {other}" in printed
    assert "Can’t write to" in printed


NO_MOVES = ["", "   ", "foo", "0", "99", "9" * 5000, "stake", "stake zzz d4", "stake mineral z9", "build 7b", "keep bb"]
NO_COMMANDS = ["why", "preview", "preview q", "undo", "restart", "trade b b b b", "moves zzz"]
NO_WORDS = ["[bold]", "\x1b[2J", "²", "end\x00"]


@pytest.mark.parametrize("text", [*NO_MOVES, *NO_COMMANDS, *NO_WORDS])
def test_bad_input_changes_nothing_and_gets_an_answer(text: str, file: Path) -> None:
    match = start(2)
    console = paper()
    lengths: list[int] = []

    def ask(prompt: str) -> str:
        lengths.append(len(match.log))
        if len(lengths) == 1:
            return text
        answer = text_of(console).rpartition("Ada> ")[2].partition("\n")[2].strip()
        assert answer
        assert "\x1b" not in answer
        raise EOFError

    run(match, ask, file, console=console)
    assert len(lengths) == 2
    assert lengths[0] == lengths[1] == len(match.log)


def test_bytes_that_are_no_text_are_no_move(file: Path) -> None:
    match = start(2)
    asked = iter(range(2))

    def ask(prompt: str) -> str:
        if next(asked):
            raise EOFError
        raise UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte")

    assert "isn’t a move" in run(match, ask, file)


def test_why_says_the_code_and_the_sentence(file: Path) -> None:
    match = start(2)
    printed = run(match, script("why build 7b", "why foo", "why 1", "why stake a b c"), file)
    assert "You can’t do that at this point of the round. [not-now]" in printed
    assert "[unknown-move]" in printed
    assert "is legal now" in printed
    assert "[bad-move]" in printed


def test_a_verb_may_be_left_out(file: Path) -> None:
    match = start(2)
    card = str(match.state.moves(0)[0]).split()[1]
    run(match, script(card, "mi h3", "synch h4"), file)
    mine = [str(entry.move) for entry in match.log if isinstance(entry, Played) and entry.by == 0]
    assert mine == [f"offer {card}", "stake mineral h3", "stake synchrotron h4"]


def test_undo_goes_back_to_the_last_choice_and_restart_to_the_turn(file: Path) -> None:
    match = start(3, seed=4)
    until(match, "build", Random(4))
    before = match.state.copy()
    trades = [str(move) for move in match.state.moves(0) if str(move).startswith("trade")]
    assert trades
    run(match, script(trades[0], "undo"), file)
    assert match.state == before
    second = next(move for move in match.state.moves(0) if str(move).startswith("trade"))
    match.play(0, second)
    more = next((str(move) for move in match.state.moves(0) if str(move).startswith("trade")), None)
    run(match, script(*([more] if more else []), "restart"), file)
    assert match.state == before
    assert saved(file).state == before


def test_undo_against_bots_skips_what_was_forced(file: Path) -> None:
    match, console = start(2, seed=2), paper()
    until(match, "build", Random(2))
    states: list[State[Move]] = []

    def ask(prompt: str) -> str:
        states.append(match.state.copy())
        last = printed_since(console)
        if "Taken back." in last:
            raise EOFError
        return "undo" if "Your only move was" in last else "1"

    run(match, ask, file, console=console)
    assert states[-1] == states[-3] == match.state


def test_others_at_the_screen_are_asked_before_an_undo(file: Path) -> None:
    match = start(2, people=(0, 1))
    first, second = (str(match.state.moves(seat)[0]) for seat in (0, 1))
    asked_to_stake = script("", first, "", second, "", "undo", "no", "undo", "yes", "quit")
    log = []

    def ask(prompt: str) -> str:
        log.append(len(match.history))
        return asked_to_stake(prompt)

    printed = run(match, ask, file, people=(0, 1))
    assert "may" in printed
    assert "Taken back." in printed
    assert log[-1] < log[-4] == log[-3] == log[-2]


def test_a_card_is_built_with_as_few_clear_gems_as_will_do(file: Path) -> None:
    for seed in range(40):
        match = start(2, seed=seed)
        rng = Random(seed)
        while match.turn:
            if match.state.view(0)["step"] == "build" and match.turn == (0,):
                builds = [move for move in match.state.moves(0) if isinstance(move, Build)]
                short = [move for move in builds if move.clear and Build(move.card) not in builds]
                if short:
                    fewest = min((move for move in short if move.card == short[0].card), key=lambda m: len(m.clear))
                    printed = run(match, script(f"build {fewest.card}"), file)
                    assert fewest in [entry.move for entry in match.log if isinstance(entry, Played)]
                    assert f"was read as “{fewest}”" in printed
                    return
            play_on(match, 1, rng)
    pytest.fail("no such position in forty games")


def test_the_only_move_is_made_with_a_note(file: Path) -> None:
    for seed in range(20):
        match = start(2, seed=seed)
        rng = Random(seed)
        while match.turn:
            forced = match.turn == (0,) and [str(move) for move in match.state.moves(0)] == ["done"]
            if forced:
                printed = run(match, script(), file)
                assert "Your only move was “done”" in printed
                assert match.state.view(0)["step"] == "offer"
                return
            play_on(match, 1, rng)
    pytest.fail("no such position in twenty games")


def test_pages_and_lists(file: Path) -> None:
    match = start(3, bot="greedy", seed=6)
    until(match, "stake", Random(6))
    typed = ["help", "rules", "?", "moves", "moves d4", "hint", "log", "log all", "all", "preview d4", "preview 1"]
    typed += ["moon", "players", "areas", "cards", "stock", "costs"]
    before = match.state.copy()
    printed = run(match, script(*typed), file)
    assert match.state == before
    for words in ("What you can type", "legal moves", "Best moves", "Log", "Flag R on d4", "spaceport"):
        assert words in printed


def test_pages_on_a_screen_are_turned(file: Path) -> None:
    match = start(3, seed=6)
    until(match, "stake", Random(6))
    prompts = []
    lines = iter(["moves", "", "b", "log all", "", "b", "help", "b"])

    def ask(prompt: str) -> str:
        prompts.append(prompt)
        line = next(lines, None)
        if line is None:
            raise EOFError
        return line

    run(match, ask, file, console=terminal(80, 24))
    assert any(prompt.startswith("Enter: more") for prompt in prompts)


def test_watching_bots_in_words_and_on_a_screen(file: Path) -> None:
    match = start(3, people=(), seed=9)
    printed = run(match, script(), file, people=())
    assert match.state.result is not None
    assert "stakes" in printed
    assert "points" in printed

    match = start(3, people=(), seed=9)
    run(match, script("", "5", "end"), file, people=(), console=terminal(80, 24))
    assert match.state.result is not None

    match = start(3, people=(), seed=9)
    run(match, script("", "quit"), file, people=(), console=terminal(80, 24))
    assert saved(file).log == match.log


def test_a_seat_needs_somebody(file: Path) -> None:
    with pytest.raises(Refused, match="Nobody plays for Boris"):
        play.run(start(2, people=(0, 1)), (0,), console=paper(), save_to=file, rng=Random(1))
