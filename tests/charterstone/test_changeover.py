"""A campaign follows the version of the rules it began with, and changes over between games (versions that last)."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from campaigns import campaign, inserted, village
from typer.testing import CliRunner

import next_release
from moonstone.cli.campaigns import app as campaigns_app
from moonstone.engine import (
    CampaignFile,
    Json,
    Match,
    Player,
    Record,
    Refused,
    legacy_of,
    load,
    registry,
    secret_from_seed,
)
from moonstone.games import charterstone
from moonstone.games.charterstone import Charterstone
from moonstone.games.charterstone.campaign.editions import standard_index
from moonstone.games.charterstone.content import versions
from moonstone.games.charterstone.content.village import fresh
from moonstone.server.campaigns.validate import check_campaign
from moonstone.server.storage.log_store import LogStore
from moonstone.tables import campaign_commands
from moonstone.tables.campaign_files import ImportedCampaign, export_file, import_file, read_campaign_file
from moonstone.tables.campaign_fork import fork
from moonstone.tables.campaigns import SharedCampaign
from moonstone.tables.entries import LogEntry, Moved
from moonstone.tables.seats import Person
from moonstone.tables.table import Table

OLD, NEW = 3, 4
SAMPLES = Path(__file__).parent.parent / "samples"
PLAYERS = [Player("Ann", "random"), Player("Bob", "random")]
Arrive = Callable[[], None]


@pytest.fixture
def arrive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Arrive]:
    """Lets the next build arrive: version 4 of the rules beside version 3."""
    content = next_release.make(tmp_path)
    caches = (registry._newest, registry._standard, registry._with_edition)

    def forget() -> None:
        for cache in caches:
            cache.cache_clear()

    monkeypatch.setattr(versions, "RELEASES", versions.RELEASES)
    monkeypatch.setattr(charterstone, "GAME", charterstone.GAME)

    def come() -> None:
        next_release.arrive(content)
        forget()

    yield come
    versions.RELEASES.pop(NEW, None)
    versions.RELEASES[OLD] = replace(versions.RELEASES[OLD], is_retired=False)
    monkeypatch.undo()
    forget()


def retire() -> None:
    """Version 3 of the rules is no longer played from now on. Ask for `arrive` first, which puts it right again."""
    versions.RELEASES[OLD] = replace(versions.RELEASES[OLD], is_retired=True)
    charterstone.GAME = Charterstone(standard_index())  # type: ignore[misc]  # what the entry point names
    for cache in (registry._newest, registry._standard, registry._with_edition):
        cache.cache_clear()


def play_out(file: CampaignFile, seed: int = 1) -> None:
    """Play the running game to its end."""
    rng = Random(seed)
    while (match := file.match) is not None:
        seat = match.turn[0]
        file.play(seat, rng.choice(match.state.moves(seat)))


def rules_of(file: CampaignFile) -> list[int]:
    """The version of each game that has begun."""
    return [game.game.rules for game in file.begun]


def market(file: CampaignFile) -> str:
    game = file.game
    assert isinstance(game, Charterstone)
    buildings: Any = game.content.printed["building"]
    return str(buildings["market"]["cost"])


def two_games(arrive: Arrive) -> CampaignFile:
    """A campaign founded on this build: the next one arrives in the middle of its second game."""
    file = CampaignFile.found(load("charterstone"), "Ours")
    file.begin(PLAYERS, secret=secret_from_seed(1))
    play_out(file)
    match = file.begin(PLAYERS, secret=secret_from_seed(2))
    file.play(match.turn[0], match.state.moves(match.turn[0])[0])
    arrive()
    file = CampaignFile.loads(file.dumps())
    play_out(file)
    return file


def test_a_game_ends_under_the_rules_it_began_with_and_the_next_follows_the_newer(arrive: Arrive) -> None:
    file = two_games(arrive)
    assert (load("charterstone").rules, rules_of(file), file.game.rules) == (NEW, [OLD, OLD], OLD)
    before, dear = village(file), market(file)
    file.begin(PLAYERS, secret=secret_from_seed(3))
    assert [entry for entry in file.entries if "rules" in entry] == [{"rules": NEW}]
    assert file.entries[file.begun[2].note - 1] == {"rules": NEW}, "the first thing before the game"
    assert (rules_of(file), dear, market(file)) == ([OLD, OLD, NEW], "1 resource, 1 coin", "1 resource, 2 coin")
    assert village(file).to_json() == before.to_json(), "what was played stays as it is"
    play_out(file)
    text = file.dumps()
    again = CampaignFile.loads(text)
    assert (again.dumps(), rules_of(again), village(again)) == (text, [OLD, OLD, NEW], village(file))


def test_going_back_to_before_the_changeover_changes_over_again(arrive: Arrive) -> None:
    file = two_games(arrive)
    file.begin(PLAYERS, secret=secret_from_seed(3))
    play_out(file)
    file.rewind(2)
    assert (file.number, file.game.rules) == (2, OLD)
    file.begin(PLAYERS, secret=secret_from_seed(4))
    assert rules_of(file) == [OLD, NEW]
    play_out(file)
    assert CampaignFile.loads(file.dumps()).dumps() == file.dumps()
    file.rewind(2)
    assert file.game.rules == NEW, "game 2 began under the newer version this time"


def test_a_fork_has_the_versions_of_its_past(arrive: Arrive) -> None:
    file = two_games(arrive)
    file.begin(PLAYERS, secret=secret_from_seed(3))
    play_out(file)
    assert rules_of(file.fork("All of it")) == [OLD, OLD, NEW]
    earlier = file.fork("Before game 2", 2)
    assert (rules_of(earlier), earlier.game.rules) == ([OLD], OLD)
    later = file.fork("Before game 3", 3)
    assert (rules_of(later), later.game.rules) == ([OLD, OLD], NEW)
    later.begin(PLAYERS, secret=secret_from_seed(5))
    assert len([entry for entry in later.entries if "rules" in entry]) == 1


def test_each_game_of_a_campaign_that_changed_over_is_a_record_of_its_own_version(arrive: Arrive) -> None:
    file = two_games(arrive)
    file.begin(PLAYERS, secret=secret_from_seed(3))
    play_out(file)
    twin = CampaignFile.found(file.founded, "Ours")
    versions_of_records = []
    for entry in file.entries:
        match = twin.match
        twin.replay(entry)
        if match is not None and "over" in entry:
            record = Record.loads(Record.of(match).dumps())
            assert record.verify().state.result == match.state.result
            versions_of_records.append(record.rules)
    assert versions_of_records == [OLD, OLD, NEW]


def _coins(match: Match) -> int:
    view: Any = match.state.view(None)
    return int(view["players"][0]["goods"]["coin"])


def test_a_new_village_follows_the_newest_rules_and_an_old_one_its_own(arrive: Arrive) -> None:
    """A2.4 as version 4 has it: the lines of a version hold in its games alone."""
    arrive()

    def coins(rules: int | None) -> int:
        match = Match.start(load("charterstone", rules=rules), PLAYERS, secret=secret_from_seed(1))
        while not (given := _coins(match)):
            match.play(match.turn[0], match.state.moves(match.turn[0])[0])
        return given

    assert (coins(None), coins(NEW), coins(OLD)) == (6, 6, 4)
    old = load("charterstone", rules=OLD)
    assert (old.rules_kept, old.rules_retired, old.is_retired) == ((3,), (2,), False)
    assert load("charterstone", rules=NEW).fingerprint != old.fingerprint


def test_a_campaign_that_cannot_change_over_goes_on_under_its_version(
    arrive: Arrive, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = two_games(arrive)

    def refuse(*_: object) -> Any:
        raise Refused("bad-village", "There cannot be such a village.")

    monkeypatch.setattr("moonstone.games.charterstone.campaign.legacy.changed_over", refuse)
    file.begin(PLAYERS, secret=secret_from_seed(3))
    assert rules_of(file) == [OLD, OLD, OLD]
    assert not any("rules" in entry for entry in file.entries)


def test_changing_over_is_refused_in_a_game_and_to_no_newer_version(arrive: Arrive) -> None:
    file = campaign(2, 1)
    arrive()
    assert file.campaign.newer_rules == NEW
    for rules in (OLD, 2, 99):
        with pytest.raises(Refused) as caught:
            file.campaign.change_over(rules)
        assert caught.value.code == "rules-version"
    file.begin(PLAYERS, secret=secret_from_seed(1))
    assert file.campaign.newer_rules is None, "it has changed over"
    with pytest.raises(Refused) as caught:
        file.campaign.change_over(NEW)
    assert caught.value.code == "game-running"


@pytest.mark.parametrize("more", [{"command": 7}, {"rewind": "x"}, {"rewind": 1}, {"by": 0}, {"begin": 2}])
def test_an_entry_that_changes_over_and_does_more_is_refused(arrive: Arrive, more: dict[str, Json]) -> None:
    file = campaign(2, 1).dumps()
    arrive()
    assert CampaignFile.loads(inserted(file, None, {"rules": NEW})).game.rules == NEW
    with pytest.raises(Refused) as caught:
        CampaignFile.loads(inserted(file, None, {"rules": NEW, **more}))
    assert caught.value.code == "bad-entry"


def imported(file: CampaignFile) -> ImportedCampaign:
    """The campaign and its tables as a server has them once the file was brought there."""
    held = json.loads(json.dumps(read_campaign_file(file)))
    ids = map(str, count())
    return import_file(held, Person("ann", "Ann"), now=1, new_id=lambda: next(ids), bots=("greedy", "random"))


def test_a_campaign_that_is_imported_is_the_one_that_was_checked(arrive: Arrive) -> None:
    file = two_games(arrive)
    file.begin(PLAYERS, secret=secret_from_seed(3))
    play_out(file)
    file.rewind(2)
    file.begin(PLAYERS, secret=secret_from_seed(4))
    play_out(file)
    for command in legacy_of(file.game).bot_commands([0, 1], Random(1)):
        file.between_games(command)
    shared = SharedCampaign.fold(imported(file).entries)
    assert (shared.game.rules, shared.game.fingerprint) == (NEW, file.game.fingerprint)
    assert [game.game.rules for game in shared.campaign.begun] == rules_of(file) == [OLD, NEW]


def test_a_home_made_content_keeps_its_tables_when_the_rules_change(arrive: Arrive) -> None:
    ours = '[building.market]\nname = "Stall"\ncost = "1 coin"\nbenefit = "1 card"\n'
    old = load("charterstone")
    assert isinstance(old, Charterstone)
    mine = old.editions.with_data(old.editions.read(ours))
    arrive()
    newer = legacy_of(mine).change_over(NEW)
    assert isinstance(newer, Charterstone)
    assert (newer.rules, newer.content.printed, newer.village) == (NEW, mine.content.printed, fresh(newer.content))


# Campaigns that changed over from a version that is no longer played


def three_games(arrive: Arrive) -> CampaignFile:
    """A campaign with two games under the older version and one under the newer."""
    file = two_games(arrive)
    file.begin(PLAYERS, secret=secret_from_seed(3))
    play_out(file)
    return file


def refused(command: Callable[[], object]) -> str:
    with pytest.raises(Refused) as caught:
        command()
    return caught.value.code


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
    for held, soundness in ((whole, "sound"), (text, "sound, but for draws under version 3 of the rules, which is")):
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


# Campaigns and records of a version that is no longer played


def retired_file() -> str:
    return (SAMPLES / "campaigns/terminal.jsonl").read_text(encoding="utf-8")


def not_followed(text: str, line: int) -> str:
    """A campaign file with one line that the rules do not allow, and all seals right."""
    return inserted(text, line, {"by": 0, "move": "settle", "plot": 99}, changed=True)


def test_a_retired_campaign_is_read_as_far_as_the_rules_follow_and_written_as_it_was() -> None:
    text = not_followed(retired_file(), 40)
    file = CampaignFile.loads(text)
    assert (file.game.rules, file.game.is_retired, file.dumps()) == (2, True, text)
    assert file.followed is not None
    assert file.followed <= 39
    assert file.number == 1
    assert file.match is not None
    whole = CampaignFile.loads(retired_file())
    assert whole.dumps() == retired_file()


@pytest.mark.parametrize(
    "command",
    [
        lambda file: file.between_games({"deed": "leave", "charter": "red"}),
        lambda file: file.begin(PLAYERS, secret=secret_from_seed(1)),
        lambda file: file.play(0, file.match.state.moves(0)[0] if file.match.state.moves(0) else None),
        lambda file: file.undo(0),
        lambda file: file.rewind(1),
        lambda file: file.fork("Another way"),
    ],
)
def test_a_retired_campaign_cannot_be_continued(command: Callable[[CampaignFile], object]) -> None:
    file = CampaignFile.loads(not_followed(retired_file(), 40))
    with pytest.raises(Refused) as caught:
        command(file)
    assert caught.value.code == "rules-retired"
    assert file.dumps() == not_followed(retired_file(), 40)


def test_a_changed_line_of_a_retired_campaign_is_found_even_where_the_rules_do_not_follow() -> None:
    lines = not_followed(retired_file(), 40).splitlines()
    lines[60] = lines[60].replace('"by"', '"of"', 1)
    with pytest.raises(Refused) as caught:
        CampaignFile.loads("\n".join(lines))
    assert caught.value.code == "broken-seal"


def test_a_retired_campaign_never_changes_over() -> None:
    file = CampaignFile.loads(retired_file())
    assert file.campaign.newer_rules is None
    assert file.campaign.changed_over() is file.campaign


def retired_record(**changes: Json) -> Record:
    text = (SAMPLES / "records/charterstone-finished.json").read_text(encoding="utf-8")
    return Record.loads(json.dumps({**json.loads(text), **changes}))


def test_a_retired_record_is_followed_but_neither_verified_nor_continued() -> None:
    record = retired_record()
    log: list[Json] = [dict(entry) for entry in record.log]
    log[20] = {"by": 0, "move": "settle", "plot": 99}
    damaged = retired_record(log=log)
    assert len(damaged.follow().log) <= 20
    for use in (damaged.verify, damaged.replay):
        with pytest.raises(
            Refused, match="version 2 of the rules of Charterstone, which is no longer played"
        ) as caught:
            use()
        assert caught.value.code == "rules-retired"
        assert caught.value.refusal.args["entries"] == len(log)
    match = record.follow()
    if match.turn:
        with pytest.raises(Refused) as caught:
            match.play(match.turn[0], match.state.moves(match.turn[0])[0])
        assert caught.value.code == "rules-retired"
    with pytest.raises(Refused) as caught:
        Match.start(match.game, PLAYERS, secret=secret_from_seed(1))
    assert caught.value.code == "rules-retired"
