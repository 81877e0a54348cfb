"""A campaign outlives the version it changed over from (versions that last)."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import cast

import pytest
from campaigns import inserted
from typer.testing import CliRunner
from updates import NEW, OLD, PLAYERS, Arrive, imported, play_out, refused, retire, rules_of, three_games

from moonstone.cli.campaigns import app as campaigns_app
from moonstone.engine import CampaignFile, load, secret_from_seed
from moonstone.games.charterstone import Charterstone
from moonstone.server.campaigns.validate import check_campaign
from moonstone.server.storage.log_store import LogStore
from moonstone.tables import campaign_commands
from moonstone.tables.campaign_files import export_file, read_campaign_file
from moonstone.tables.campaign_fork import fork
from moonstone.tables.campaigns import SharedCampaign
from moonstone.tables.entries import LogEntry, Moved
from moonstone.tables.table import Table


def test_a_campaign_outlives_the_version_it_changed_over_from(arrive: Arrive) -> None:
    text = three_games(arrive).dumps()
    retire()
    file = CampaignFile.loads(text)
    assert (rules_of(file), file.game.rules, file.followed, file.is_kept) == ([OLD, OLD, NEW], NEW, None, False)
    assert file.dumps() == text
    file.rewind(3)
    assert (file.number, file.game.rules) == (3, NEW)
    assert rules_of(file.fork("All of it")) == [OLD, OLD]
    file.begin(PLAYERS, secret=secret_from_seed(4))
    play_out(file)
    assert rules_of(file) == [OLD, OLD, NEW]
    assert CampaignFile.loads(file.dumps()).dumps() == file.dumps()


def with_other_draws(text: str) -> Iterator[str]:
    """The file with a draw in its first game that chance did not make: in each another objective is posted."""
    game = load("charterstone")
    assert isinstance(game, Charterstone)
    for number in range(line_of(text, '"post"'), line_of(text, '"over": 1')):
        entry = json.loads(text.splitlines()[number])
        if entry.get("move") == "post":
            for other in game.content.objectives:
                yield inserted(text, number, {**entry, "objective": other.name}, changed=True)


def test_draws_of_an_older_game_that_the_rules_would_not_give_are_said_and_not_imported(
    arrive: Arrive, tmp_path: Path
) -> None:
    whole = three_games(arrive).dumps()
    texts = [text for text in with_other_draws(whole) if text != whole]
    retire()
    assert CampaignFile.loads(whole).verified
    text = next(text for text in texts if not CampaignFile.loads(text).is_kept)
    file = CampaignFile.loads(text)
    assert (file.verified, file.game.rules, file.dumps()) == (False, NEW, text)
    assert refused(lambda: read_campaign_file(file)) == "rules-retired"
    for held, soundness in (
        (whole, "sound"),
        (text, f"sound, but for draws under version {OLD} of the rules, which is"),
    ):
        ours, copy = tmp_path / "ours.jsonl", tmp_path / f"copy {soundness}.jsonl"
        ours.write_text(held, encoding="utf-8")
        done = CliRunner().invoke(campaigns_app, ["import", str(ours), str(copy)])
        assert (done.exit_code, f"“Ours” is {soundness}" in done.output) == (0, True), done.output


def test_nobody_goes_back_to_where_nothing_can_be_played(arrive: Arrive) -> None:
    text = three_games(arrive).dumps()
    retire()
    file = CampaignFile.loads(text)
    for number in (1, 2):
        assert refused(lambda: file.rewind(number)) == "rules-retired"  # noqa: B023  # called at once
        assert refused(lambda: file.fork("Another way", number)) == "rules-retired"  # noqa: B023  # called at once
    assert file.dumps() == text
    brought = imported(file).entries
    shared = SharedCampaign.fold(brought)
    assert refused(lambda: campaign_commands.rewind(shared, "ann", 2)) == "rules-retired"
    assert refused(lambda: fork(shared, brought, "ann", "X", 2, fork_id="fork", now=2)) == "rules-retired"
    assert SharedCampaign.fold(fork(shared, brought, "ann", "X", 3, fork_id="fork", now=2)).game.rules == NEW


def test_a_campaign_that_went_back_and_changed_over_again_outlives_it_too(arrive: Arrive) -> None:
    file = three_games(arrive)
    file.rewind(2)
    file.begin(PLAYERS, secret=secret_from_seed(4))
    play_out(file)
    text = file.dumps()
    retire()
    again = CampaignFile.loads(text)
    assert (rules_of(again), again.is_kept, again.dumps()) == ([OLD, NEW], False, text)


@pytest.mark.parametrize("before", [True, False])
def test_a_server_s_campaign_outlives_it_whenever_it_was_brought(arrive: Arrive, before: bool) -> None:
    file = three_games(arrive)
    text = file.dumps()
    if not before:
        retire()
        file = CampaignFile.loads(text)
    brought = imported(file)
    retire()
    shared = SharedCampaign.fold(brought.entries)
    assert (shared.game.rules, shared.game.fingerprint) == (NEW, file.game.fingerprint)
    tables = {log[0].table_id: Table.fold(log) for log, _ in brought.tables}
    assert [listing.phase for _, listing in brought.tables] == ["over"] * 3
    ends = [[row.score for row in listing.results] for _, listing in brought.tables]
    assert ends == [game.note.result["scores"] for game in shared.campaign.begun if game.note.result is not None]
    assert export_file(brought.entries, tables) == text


def test_what_the_present_rules_do_not_follow_of_it_is_no_fault_of_a_stored_campaign(arrive: Arrive) -> None:
    """The campaign keeps what each game left behind; only games that are still played must lead there."""
    brought = imported(three_games(arrive))
    logs = {log[0].table_id: list(log) for log, _ in brought.tables}
    first = logs[brought.tables[0][0][0].table_id]
    first[5] = first[5]._replace(body=Moved([{"by": first[5].seat, "move": "fly"}]))

    class Logs:
        async def read(self, table: str) -> list[LogEntry]:
            return logs[table]

    def check() -> SharedCampaign:
        return asyncio.run(check_campaign(cast("LogStore", Logs()), brought.entries))

    assert refused(check) == "unknown-move"
    retire()
    assert check().game.rules == NEW
    last = logs[brought.tables[2][0][0].table_id]
    last[5] = last[5]._replace(body=Moved([{"by": last[5].seat, "move": "fly"}]))
    assert refused(check) == "unknown-move"


def line_of(text: str, words: str, after: str = "") -> int:
    """The first line with these words, after one with those."""
    lines = text.splitlines()
    begin = next(number for number, line in enumerate(lines) if after in line)
    return next(number for number, line in enumerate(lines) if number > begin and words in line)


@pytest.mark.parametrize("game", [1, 3])
def test_a_file_is_only_shown_where_the_present_rules_do_not_follow_it(arrive: Arrive, game: int) -> None:
    """A file has no checkpoints: what an older game left is what the present rules make of it. Where a later game, of a
    version that is played, does not fit, the file is kept as well.
    """
    whole = three_games(arrive).dumps()
    line = line_of(whole, '"by": 0', f'"begin": {game}')
    text = inserted(whole, line, {"by": 0, "move": "settle", "plot": 99}, changed=True)
    assert refused(lambda: CampaignFile.loads(text)) in ("not-your-turn", "bad-move", "unknown-move", "not-now")
    retire()
    file = CampaignFile.loads(text)
    assert (file.followed, file.is_kept, file.dumps()) == (line - 1, True, text)
    assert (file.number, file.game.rules) == (game, NEW if game == 3 else OLD)
    match = file.match
    assert match is not None
    commands: list[Callable[[], object]] = [
        file.check_playable,
        file.change_over,
        lambda: file.play(0, match.state.moves(0)[0]),
        lambda: file.give_name(0, "a1", "Odile"),
        lambda: file.undo(0),
        lambda: file.rewind(1),
        lambda: file.fork("Another way"),
        lambda: read_campaign_file(file),
    ]
    assert [refused(command) for command in commands] == ["rules-retired"] * len(commands)
    assert file.dumps() == text
