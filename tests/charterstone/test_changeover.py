"""A campaign follows the version of the rules it began with, and changes over between games (versions that last)."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from campaigns import campaign, inserted, village
from updates import NEW, OLD, PLAYERS, Arrive, imported, play_out, rules_of, two_games

from moonstone.engine import CampaignFile, Json, Match, Player, Record, Refused, legacy_of, load, secret_from_seed
from moonstone.games.charterstone import Charterstone
from moonstone.games.charterstone.content.village import fresh
from moonstone.tables.campaigns import SharedCampaign

SAMPLES = Path(__file__).parent.parent / "samples"


def market(file: CampaignFile) -> str:
    game = file.game
    assert isinstance(game, Charterstone)
    buildings: Any = game.content.printed["building"]
    return str(buildings["market"]["cost"])


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
    """A2.4 as the next version has it: the lines of a version hold in its games alone."""
    arrive()

    def coins(rules: int | None) -> int:
        match = Match.start(load("charterstone", rules=rules), PLAYERS, secret=secret_from_seed(1))
        while not (given := _coins(match)):
            match.play(match.turn[0], match.state.moves(match.turn[0])[0])
        return given

    assert (coins(None), coins(NEW), coins(OLD)) == (6, 6, 4)
    old = load("charterstone", rules=OLD)
    assert (old.rules_kept, old.rules_retired, old.is_retired) == ((3, OLD), (2,), False)
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
            Refused, match="version 2 of the rules of Charterstone, which is no longer in use"
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


# From three games to twelve


GOLDEN = Path(__file__).parent.parent / "golden" / "charterstone-3-games.jsonl"


def test_a_campaign_that_was_over_after_its_third_game_goes_on_with_the_fourth() -> None:
    file = CampaignFile.loads(GOLDEN.read_text(encoding="utf-8"))
    assert (file.game.rules, file.number, rules_of(file)) == (3, 4, [3, 3, 3])
    before = village(file)
    players = [Player(name, "random") for name in ("Ann", "Bob", "Cleo")]
    file.begin(players, secret=secret_from_seed(4))
    assert {"rules": load("charterstone").rules} in file.entries
    play_out(file)
    after = village(file)
    assert (after.number, len(after.scores), after.opened[: len(before.opened)]) == (5, 4, before.opened)
    assert CampaignFile.loads(file.dumps()).dumps() == file.dumps()


def test_stars_stay_in_their_rows_and_the_others_are_marked_anew() -> None:
    file = CampaignFile.loads(GOLDEN.read_text(encoding="utf-8"))
    before = village(file)
    newer = legacy_of(file.game).change_over(load("charterstone").rules)
    assert isinstance(newer, Charterstone)
    for old, new in zip(before.charters, newer.village.charters, strict=True):
        assert sum(new.stars) + new.owed == sum(old.stars) + old.owed
        assert all(have <= row.stars for have, row in zip(new.stars, newer.content.glory, strict=True))
