"""Records and campaign files of a version that is no longer played: the command shows them and says so."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from test_cli import good, run

SAMPLES = Path(__file__).parent / "samples"
RECORD = SAMPLES / "records/charterstone-campaign-game.json"
CAMPAIGN = SAMPLES / "campaigns/terminal.jsonl"


def refused(*args: str, cwd: Path) -> str:
    """What the command says when it refuses, on one line."""
    done = run(*args, cwd=cwd)
    assert (done.returncode, done.stdout) == (2, ""), done.stdout
    return " ".join(done.stderr.split())


def test_a_kept_record_is_replayed_as_far_as_the_rules_follow(tmp_path: Path) -> None:
    entries = len(json.loads(RECORD.read_text(encoding="utf-8"))["log"])
    shown = " ".join(good("replay", str(RECORD), "--at", "5", "--language", "en", cwd=tmp_path).split())
    assert "This game began under version 2 of the rules, which is no longer in use. The current rules" in shown
    assert f"of its {entries} entries" in shown
    for language in ("fr", "it", "hu", "de"):
        assert str(entries) in good("replay", str(RECORD), "--at", "5", "--language", language, cwd=tmp_path)


@pytest.mark.parametrize("command", [("verify",), ("play", "--resume"), ("analyse",), ("hint",)])
def test_a_kept_record_is_neither_verified_nor_continued(command: tuple[str, ...], tmp_path: Path) -> None:
    said = refused(*command, str(RECORD), cwd=tmp_path)
    assert "version 2 of the rules of Charterstone, which is no longer in use" in said
    assert "neither verified nor continued" in said


def test_a_kept_campaign_is_shown_and_copied(tmp_path: Path) -> None:
    shown = " ".join(good("campaign", "show", str(CAMPAIGN), "--language", "en", cwd=tmp_path).split())
    assert "This campaign began under version 2 of the rules, which is no longer in use." in shown
    assert "You can save it, but not continue it." in shown
    said = good("campaign", "import", str(CAMPAIGN), "copy.jsonl", cwd=tmp_path)
    assert "kept as it is, under version 2 of the rules" in said
    assert (tmp_path / "copy.jsonl").read_bytes() == CAMPAIGN.read_bytes()


@pytest.mark.parametrize(
    "command",
    [
        ("play", "ours.jsonl"),
        ("join", "ours.jsonl", "blue"),
        ("leave", "ours.jsonl", "green"),
        ("name", "ours.jsonl", "a1", "Hob", "--by", "green"),
        ("rewind", "ours.jsonl", "1"),
        ("fork", "ours.jsonl", "other.jsonl"),
    ],
)
def test_a_kept_campaign_cannot_be_continued(command: tuple[str, ...], tmp_path: Path) -> None:
    shutil.copy(CAMPAIGN, tmp_path / "ours.jsonl")
    assert "no longer in use" in refused("campaign", *command, cwd=tmp_path)
    assert (tmp_path / "ours.jsonl").read_bytes() == CAMPAIGN.read_bytes()
    assert not (tmp_path / "other.jsonl").exists()
