"""`moonstone campaign`: a campaign is one file, and every command leaves it whole or as it was."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from moonstone.engine import CampaignFile
from moonstone.games.charterstone import Charterstone
from test_cli import good, run


@pytest.fixture(scope="module")
def one_game(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of a campaign of bots with one game played."""
    folder = tmp_path_factory.mktemp("campaign")
    good("campaign", "new", "ours.jsonl", "--seats", "greedy,red:greedy,automa", "--seed", "4", cwd=folder)
    good("campaign", "play", "ours.jsonl", "--seed", "5", cwd=folder)
    return (folder / "ours.jsonl").read_bytes()


@pytest.fixture
def ours(one_game: bytes, tmp_path: Path) -> Path:
    """That campaign, to be gone on with."""
    path = tmp_path / "ours.jsonl"
    path.write_bytes(one_game)
    return path


def village(path: Path) -> Charterstone:
    game = CampaignFile.loads(path.read_bytes()).game
    assert isinstance(game, Charterstone)
    return game


def test_new_and_play(ours: Path) -> None:
    game = village(ours)
    assert game.village.number == 2
    assert game.seat_names == ("purple", "green", "red")
    assert game.village.charters[1].automa
    good("campaign", "play", "ours.jsonl", "--seed", "6", cwd=ours.parent)
    assert village(ours).village.number == 3
    waiting = game.village.rights.keys()
    assert waiting
    assert not waiting & village(ours).village.rights.keys(), "bots name what they may before the next game"


def test_a_person_plays_and_leaves_and_comes_back(tmp_path: Path) -> None:
    good("campaign", "new", "mine.jsonl", "--seats", "you,greedy", "--seed", "1", "--title", "Mine", cwd=tmp_path)
    shown = good("campaign", "play", "mine.jsonl", cwd=tmp_path, stdin="settle 5\nquit\n")
    assert "moonstone campaign play mine.jsonl" in shown
    running = CampaignFile.loads((tmp_path / "mine.jsonl").read_bytes())
    assert running.match is not None
    assert running.title == "Mine"
    done = run("campaign", "play", "mine.jsonl", "--seats", "you,you", cwd=tmp_path)
    assert (done.returncode, "a game is in progress" in done.stderr) == (2, True)


def test_a_person_is_asked_for_names_between_games(tmp_path: Path) -> None:
    good("campaign", "new", "mine.jsonl", "--seats", "greedy,greedy", "--seed", "1", cwd=tmp_path)
    good("campaign", "play", "mine.jsonl", cwd=tmp_path)
    rights = village(tmp_path / "mine.jsonl").village.rights
    mine = [what for what, by in rights.items() if by == "purple"]
    names = "".join(f"Name {number}\n" for number in range(len(mine)))
    good("campaign", "play", "mine.jsonl", "--seats", "you,greedy", cwd=tmp_path, stdin=names + "quit\n")
    given = village(tmp_path / "mine.jsonl").village.names
    assert [given[what] for what in mine] == [f"Name {number}" for number in range(len(mine))]


def test_show_tells_what_is_open_and_nothing_else(ours: Path) -> None:
    shown = good("campaign", "show", "ours.jsonl", cwd=ours.parent)
    assert "Game 1: Purple" in shown
    assert "Six wagons" in shown
    assert "A letter with a crown" in shown
    game = village(ours)
    for number, crate in game.content.crates.items():
        assert (crate.story[:30] in shown) == (number in game.village.opened)


def test_export_import_fork_rewind(ours: Path) -> None:
    folder = ours.parent
    assert "games begun: 1" in good("campaign", "export", "ours.jsonl", "copy.jsonl", cwd=folder)
    assert (folder / "copy.jsonl").read_bytes() == ours.read_bytes()
    assert "is sound" in good("campaign", "import", "copy.jsonl", "theirs.jsonl", cwd=folder)
    good("campaign", "fork", "ours.jsonl", "fork.jsonl", "--game", "1", "--title", "Again", cwd=folder)
    assert CampaignFile.loads((folder / "fork.jsonl").read_bytes()).number == 1
    assert "stands before game 1" in good("campaign", "rewind", "ours.jsonl", "1", cwd=folder)
    assert village(ours).village.number == 1


def test_join_leave_and_name(ours: Path) -> None:
    good("campaign", "join", "ours.jsonl", "blue", cwd=ours.parent)
    good("campaign", "leave", "ours.jsonl", "green", cwd=ours.parent)
    assert village(ours).seat_names == ("purple", "blue", "red")
    what, by = next(iter(village(ours).village.rights.items()))
    good("campaign", "name", "ours.jsonl", what, "Hill of Beans", "--by", by, cwd=ours.parent)
    assert village(ours).village.names[what] == "Hill of Beans"


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("campaign", "new", "ours.jsonl"), "already exists"),
        (("campaign", "new", "x.jsonl", "--seats", "pink:you"), "There is no seat 'pink'"),
        (("campaign", "new", "x.jsonl", "--seats", "red:you,red:greedy"), "Each seat is played by one"),
        (("campaign", "new", "x.jsonl", "--title", ""), "title must have"),
        (("campaign", "show", "nowhere.jsonl"), "cannot be read"),
        (("campaign", "rewind", "ours.jsonl", "7"), "There is no game 7"),
        (("campaign", "fork", "ours.jsonl", "ours.jsonl"), "already exists"),
        (("campaign", "export", "ours.jsonl", "ours.jsonl"), "already exists"),
        (("campaign", "join", "ours.jsonl", "red"), "already taken"),
        (("campaign", "leave", "ours.jsonl", "black"), "Nobody plays"),
        (("campaign", "play", "ours.jsonl", "--seats", "you"), "The seats that are played are"),
        (("campaign", "again", "ours.jsonl", "x.jsonl"), "is not finished: game 2 is next"),
        (("campaign", "again", "ours.jsonl", "ours.jsonl"), "already exists"),
        (("play", "charterstone", "--seats", "automa,you"), "The Automa plays the last seats"),
        (("sim", "charterstone", "--seats", "7"), "takes 1 to 6 players"),
        (("sim", "charterstone", "--campaign", "-1"), "at least 1 game"),
        (("sim", "charon", "--campaign", "2", "--games", "1"), "has no campaigns"),
    ],
)
def test_bad_input_gets_a_sentence_and_changes_nothing(args: tuple[str, ...], says: str, ours: Path) -> None:
    before = ours.read_bytes()
    done = run(*args, cwd=ours.parent)
    assert done.returncode == 2, done.stderr
    assert says in done.stderr
    assert ours.read_bytes() == before
    assert not (ours.parent / "x.jsonl").exists()


def test_a_changed_file_is_refused_with_game_and_move(ours: Path) -> None:
    ours.write_bytes(ours.read_bytes().replace(b'"place"', b'"plaze"', 1))
    done = run("campaign", "show", "ours.jsonl", cwd=ours.parent)
    assert done.returncode == 2
    assert "Game 1, move " in done.stderr


def test_a_file_with_half_a_character_gets_a_sentence(ours: Path) -> None:
    ours.write_text('{"moonstone": 1, "campaign": "X", "a": "\\ud800", "seal": "x"}\n', encoding="utf-8")
    done = run("campaign", "show", "ours.jsonl", cwd=ours.parent)
    assert (done.returncode, "The first line (line 1): " in done.stderr) == (2, True), done.stderr
    assert "Traceback" not in done.stderr


def test_sim_counts_buildings_cards_objectives_crates_and_seats(tmp_path: Path) -> None:
    args = ("sim", "charterstone", "--seats", "3", "--games", "2", "--campaign", "2", "--json", "--records", "kept")
    report = json.loads(good(*args, cwd=tmp_path))
    assert report["games"] == 4
    counts = report["counts"]
    for table in ("workers placed on", "cards taken", "buildings built", "objectives scored", "crates opened"):
        assert table in counts
    assert len(report["scores_by_seat"]) == 3
    kept = sorted((tmp_path / "kept").iterdir())
    assert [path.suffix for path in kept] == [".jsonl", ".jsonl"]
    assert CampaignFile.loads(kept[0].read_bytes()).number == 3
    assert "Crates opened" in good("sim", "charterstone", "--seats", "2", "--games", "1", cwd=tmp_path)


def test_a_table_of_content_of_ones_own(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("[track.reputation]\nspaces = [5, 6, 7, 8, 9, 10]\n", encoding="utf-8")
    assert "is a sound edition" in good("edition", "check", "mine.toml", "--game", "charterstone", cwd=tmp_path)
    (tmp_path / "bad.toml").write_text("\n[track.reputation]\nspaces = [5]\n", encoding="utf-8")
    done = run("edition", "check", "bad.toml", "--game", "charterstone", cwd=tmp_path)
    assert done.returncode == 2
    assert "line 3: track reputation: spaces must be a list of 6 whole numbers" in done.stderr


def test_the_automa_at_a_single_table(tmp_path: Path) -> None:
    shown = good(
        "play", "charterstone", "--seats", "you,automa,automa", "--seed", "1", cwd=tmp_path, stdin="1\n3\nquit\n"
    )
    assert "Automa 2" in shown
