"""A campaign as an append-only, sealed log: it replays, forks, rewinds, travels as one file, and shows every change."""

from __future__ import annotations

import json
from random import Random

import pytest
from campaigns import ANY, campaign, inserted, played, village
from hypothesis import given, settings
from hypothesis import strategies as st

from moonstone.arena.campaigns import play_campaign
from moonstone.bots import Observation, make
from moonstone.engine import (
    NATURE,
    CampaignFile,
    Json,
    Match,
    Player,
    Refused,
    canonical,
    edition_data,
    editions_of,
    legacy_of,
    load,
    secret_from_seed,
)
from moonstone.games.charterstone import GAME, Charterstone

PLAYERS = [Player("Ann"), Player("Bob", "greedy")]


def test_a_campaign_replays_from_its_file() -> None:
    text = played(3, 3)
    again = CampaignFile.loads(text)
    assert again.dumps() == text
    assert again.number == 4
    assert village(again).number == 4
    assert len(village(again).scores) == 3


def test_a_campaign_survives_json_at_every_step() -> None:
    """After every move the file can be written, read and gone on with; the state too."""
    whole = CampaignFile.found(ANY, "Ours")
    minds = [make("greedy", Random(seat)) for seat in range(2)]
    for number in range(3):
        whole.begin([Player("Ann", "greedy"), Player("Bob", "greedy")], secret=secret_from_seed(number))
        steps = 0
        while (match := whole.match) is not None:
            steps += 1
            data = json.loads(json.dumps(match.state.to_json()))
            assert match.game.state_from_json(data).to_json() == match.state.to_json()
            if steps % 9 == 0:
                again = CampaignFile.loads(whole.dumps())
                assert again.match is not None
                assert again.match.state.to_json() == match.state.to_json()
                assert again.dumps() == whole.dumps()
            seat = match.turn[0]
            whole.play(seat, minds[seat].choose(Observation(match.game, match.state, seat)))
        printed = json.loads(json.dumps(editions_of(whole.game).data()))
        assert canonical(editions_of(GAME.editions.with_data(printed)).data()) == canonical(
            editions_of(whole.game).data()
        )
        for command in legacy_of(whole.game).bot_commands(range(2), Random(number)):
            whole.between_games(command)
        assert CampaignFile.loads(whole.dumps()).dumps() == whole.dumps()


def moves_of(text: str) -> list[int]:
    """The lines of a file that are moves."""
    return [number for number, line in enumerate(text.splitlines()) if '"by":' in line and '"deed"' not in line]


@settings(max_examples=120, deadline=None)
@given(st.data())
def test_one_byte_changed_in_any_move_is_refused_with_game_move_and_reason(data: st.DataObject) -> None:
    text = played(2, 2)
    lines = text.encode().splitlines()
    number = data.draw(st.sampled_from(moves_of(text)))
    at = data.draw(st.integers(0, len(lines[number]) - 1))
    byte = data.draw(st.integers(0, 255).filter(lambda value: value != lines[number][at] and value not in b"\r\n"))
    changed = lines[number][:at] + bytes([byte]) + lines[number][at + 1 :]
    begins = [index for index, line in enumerate(lines) if b'"begin":' in line and index < number]
    with pytest.raises(Refused) as caught:
        CampaignFile.loads(b"\n".join([*lines[:number], changed, *lines[number + 1 :]]))
    where = f"Game {len(begins)}, move {number - begins[-1]}"
    assert caught.value.text.startswith(f"{where} (line {number + 1}): ")
    args = caught.value.refusal.args
    assert (args["game"], args["move"]) == (len(begins), number - begins[-1])
    assert caught.value.code in ("broken-seal", "not-json", "bad-entry")


def test_a_line_left_out_is_found() -> None:
    lines = played(2, 1).splitlines()
    with pytest.raises(Refused, match="seal does not fit"):
        CampaignFile.loads("\n".join([*lines[:20], *lines[21:]]))


def resealed(text: str, change: int, entry: dict[str, Json]) -> str:
    """The file with one entry in place of another."""
    return inserted(text, change, entry, changed=True)


def first_with(word: str, text: str) -> tuple[int, str]:
    """The first line that holds a word in quotes, and its number."""
    return next((number, line) for number, line in enumerate(text.splitlines()) if f'"{word}"' in line)


def test_an_illegal_move_under_good_seals_is_refused_with_game_and_move() -> None:
    text = played(2, 1)
    number = next(index for index, line in enumerate(text.splitlines()) if '"place"' in line)
    by = json.loads(text.splitlines()[number])["by"]
    with pytest.raises(Refused) as caught:
        CampaignFile.loads(resealed(text, number, {"by": by, "move": "place", "building": "b22"}))
    assert caught.value.code == "not-built"
    assert caught.value.text.startswith("Game 1, move ")


def test_a_draw_that_chance_did_not_make_is_refused() -> None:
    text = played(2, 1)
    number, line = first_with("post", text)
    other = next(f"o{k}" for k in range(1, 6) if f'"o{k}"' not in line)
    with pytest.raises(Refused) as caught:
        CampaignFile.loads(resealed(text, number, {"by": "nature", "move": "post", "objective": other}))
    assert caught.value.code == "false-draw"


def test_a_result_that_was_not_reached_is_refused() -> None:
    text = played(2, 1)
    number, line = first_with("over", text)
    data = json.loads(line)
    data.pop("seal")
    data["result"]["scores"] = [99, 0]
    with pytest.raises(Refused, match="not the one the moves lead to"):
        CampaignFile.loads(resealed(text, number, data))


JOIN: dict[str, Json] = {"deed": "join", "charter": "red", "automa": False}


@pytest.mark.parametrize(
    "entry",
    [
        {"rewind": 1, "command": 7},
        {"rewind": 1, "rules": 4},
        {"rewind": 1, "by": 0},
        {"rewind": True},
        {"rewind": "1"},
        {"rules": 4, "rewind": 1},
        {"rules": 4, "command": 7},
        {"rules": True},
        {"over": 1},
        {"begin": 2},
        {"by": 0, "move": "retrieve"},
        {"kind": "command"},
        {},
        {**JOIN, "rewind": 1},
        {**JOIN, "rules": 4},
        {**JOIN, "begin": 2},
    ],
)
def test_an_entry_that_is_more_than_one_thing_or_none_is_refused(entry: dict[str, Json]) -> None:
    """Each reader would take it for something else."""
    with pytest.raises(Refused) as caught:
        CampaignFile.loads(inserted(played(2, 1), None, entry))
    assert caught.value.code == ("malformed-command" if "deed" in entry else "bad-entry")
    assert caught.value.text.startswith("Before game 2 (line ")


@pytest.mark.parametrize(
    ("kind", "change"),
    [
        ("begin", {"rules": 4}),
        ("begin", {"begin": True}),
        ("begin", {"players": [{"name": "Ann"}, {"name": "Bob", "bot": None}]}),
        ("begin", {"players": [{"name": "Ann", "bot": 3}, {"name": "Bob", "bot": None}]}),
        ("begin", {"players": [{"name": "Ann", "bot": None, "role": "red"}, {"name": "Bob", "bot": None}]}),
        ("over", {"over": True}),
        ("over", {"over": 1, "rewind": 1}),
    ],
)
def test_a_beginning_and_an_end_hold_nothing_else(kind: str, change: dict[str, Json]) -> None:
    text = played(2, 1)
    number, line = first_with(kind, text)
    with pytest.raises(Refused) as caught:
        CampaignFile.loads(resealed(text, number, {**json.loads(line), **change}))
    assert caught.value.code == "bad-entry"


def test_another_secret_is_refused() -> None:
    text = played(2, 1)
    number, line = first_with("begin", text)
    data = json.loads(line)
    data.pop("seal")
    for secret, code in (("00" * 32, "broken-commitment"), ("zz", "bad-secret"), (3, "bad-entry")):
        with pytest.raises(Refused) as caught:
            CampaignFile.loads(resealed(text, number, {**data, "secret": secret}))
        assert caught.value.code == code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "not-a-campaign"),
        ("nonsense", "not-json"),
        ("[]", "bad-entry"),
        ("{}", "broken-seal"),
        ('{"moonstone": 1, "campaign": "X", "a": "\\ud800", "seal": "x"}', "not-json"),
        ('{"moonstone": 1, "campaign": "X", "seal": "\\ud800"}', "not-json"),
    ],
)
def test_what_is_no_campaign_is_refused(text: str, code: str) -> None:
    with pytest.raises(Refused) as caught:
        CampaignFile.loads(text)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"moonstone": 9}, "record-layout"),
        ({"rules": 99}, "rules-version"),
        ({"game": "ludo"}, "unknown-game"),
        ({"edition": {"name": "standard", "fingerprint": "0", "printed": None}}, "edition-changed"),
        ({"edition": None}, "not-a-campaign"),
        ({"campaign": ""}, "bad-name"),
        ({"further": 1}, "not-a-campaign"),
    ],
)
def test_a_campaign_this_build_cannot_play_is_refused(change: dict[str, Json], code: str) -> None:
    text = played(2, 1)
    head = json.loads(text.splitlines()[0])
    head.pop("seal")
    with pytest.raises(Refused) as caught:
        CampaignFile.loads(resealed(text, 0, {**head, **change}))
    assert caught.value.code == code
    assert caught.value.text.startswith("The first line (line 1): ")


def test_rewind_goes_back_to_before_a_game_and_leaves_the_log() -> None:
    whole = campaign(2, 2)
    before = len(whole.entries)
    second = whole.begun[1].game
    whole.rewind(2)
    assert len(whole.entries) == before + 1
    assert (whole.number, whole.game, whole.match) == (2, second, None)
    whole.begin(PLAYERS, secret=secret_from_seed("again"))
    assert CampaignFile.loads(whole.dumps()).dumps() == whole.dumps()
    whole.rewind(1)
    assert whole.number == 1
    with pytest.raises(Refused, match="no game 2"):
        whole.rewind(2)


def test_fork_has_the_same_past_and_another_future() -> None:
    whole = campaign(2, 3)
    fork = whole.fork("Another way", 2)
    assert fork.number == 2
    assert fork.title == "Another way"
    second = whole.begun[1].game
    assert isinstance(second, Charterstone)
    assert village(fork) == village(second)
    fork.begin(PLAYERS, secret=secret_from_seed("other"))
    assert whole.number == 4, "the original is as it was"
    assert whole.fork("All of it").entries == whole.entries
    with pytest.raises(Refused, match="no game 9"):
        whole.fork("X", 9)


def test_between_games_and_in_a_game_different_things_can_be_done() -> None:
    whole = CampaignFile.found(ANY, "Ours")
    with pytest.raises(Refused, match="No game of this campaign"):
        whole.play(0, GAME.move_from_text("retrieve"))
    whole.begin(PLAYERS, secret=secret_from_seed(1))
    for attempt in (
        lambda: whole.between_games({"deed": "join", "charter": "red", "automa": False}),
        lambda: whole.begin(PLAYERS, secret=secret_from_seed(1)),
    ):
        with pytest.raises(Refused, match="in progress"):
            attempt()
    entries = len(whole.entries)
    with pytest.raises(Refused):
        whole.play(0, GAME.move_from_text("place market"))
    assert len(whole.entries) == entries


def test_an_undo_is_an_entry() -> None:
    whole = CampaignFile.found(ANY, "Ours")
    match = whole.begin(PLAYERS, secret=secret_from_seed(1))
    first = match.turn[0]
    before = match.state.to_json()
    whole.play(first, match.state.moves(first)[0])
    whole.undo(first)
    assert whole.match is not None
    assert whole.match.state.to_json() == before
    assert "undo" in whole.entries[-1]
    assert CampaignFile.loads(whole.dumps()).dumps() == whole.dumps()


def test_what_was_done_to_the_match_itself_is_written_when_kept() -> None:
    whole = CampaignFile.found(ANY, "Ours")
    match = whole.begin(PLAYERS, secret=secret_from_seed(1))
    while match.turn:
        match.play(match.turn[0], match.state.moves(match.turn[0])[0])
        whole.catch_up()
    assert whole.match is None
    assert whole.number == 2
    assert CampaignFile.loads(whole.dumps()).dumps() == whole.dumps()
    whole.catch_up()


def test_joining_leaving_naming_and_handing_over_are_entries() -> None:
    whole = campaign(3, 1)
    whole.between_games({"deed": "join", "charter": "red", "automa": True})
    whole.between_games({"deed": "leave", "charter": "yellow"})
    whole.between_games({"deed": "hand", "charter": "red", "automa": False})
    assert whole.game.seat_names == ("purple", "green", "red")
    again = CampaignFile.loads(whole.dumps())
    assert village(again) == village(whole)
    whole.begin([*PLAYERS, Player("Cat", "greedy")], secret=secret_from_seed(5))


def test_a_name_is_given_once_by_the_player_who_may() -> None:
    whole = CampaignFile.found(ANY, "Ours")
    whole.begin([Player("Ann", "greedy"), Player("Bob", "greedy")], secret=secret_from_seed(3))
    minds = [make("greedy", Random(seat)) for seat in range(2)]
    while (match := whole.match) is not None:
        seat = match.turn[0]
        whole.play(seat, minds[seat].choose(Observation(match.game, match.state, seat)))
    what, by = next(iter(village(whole).rights.items()))
    other = "green" if by == "purple" else "purple"
    for command, code in (
        ({"name": "Odd Place", "by": other}, "not-your-name"),
        ({"name": "", "by": by}, "bad-name"),
        ({"name": "x" * 41, "by": by}, "bad-name"),
        ({"name": "a\nb", "by": by}, "bad-name"),
    ):
        with pytest.raises(Refused) as caught:
            whole.between_games({"deed": "name", "what": what, **command})
        assert caught.value.code == code
    whole.between_games({"deed": "name", "what": what, "name": "Odd Place", "by": by})
    assert village(whole).names[what] == "Odd Place"
    with pytest.raises(Refused, match="to name"):
        whole.between_games({"deed": "name", "what": what, "name": "Other", "by": by})


def test_bots_name_everything_they_may() -> None:
    for whole, _ in play_campaign(ANY, ["random", "greedy", "random"], {}, 3, "names"):
        assert village(whole).rights == {}
    names = village(whole).names
    assert {"purple", "green", "yellow", "black", "blue", "red", "village"} <= set(names)


def test_a_campaign_with_content_of_ones_own_travels_whole() -> None:
    text = '[card.a1]\nkind = "assistant"\ntitle = "Opener"\nwhen = "use charterstone"\ngain = "3 vp"\n'
    mine = editions_of(ANY).with_data(editions_of(ANY).read(text))
    *_, (whole, _) = play_campaign(mine, ["greedy", "greedy"], {}, 2, "mine")
    again = CampaignFile.loads(whole.dumps())
    assert again.dumps() == whole.dumps()
    assert again.game.fingerprint == whole.game.fingerprint


def test_games_without_campaigns_say_so() -> None:
    charon = load("charon")
    with pytest.raises(Refused, match="no campaigns"):
        CampaignFile.found(charon, "x")
    with pytest.raises(Refused, match="no campaigns"):
        legacy_of(charon)
    assert charon.legacy is None
    assert edition_data(charon) is None


def test_a_game_that_is_not_over_leaves_nothing() -> None:
    with pytest.raises(Refused, match="not over"):
        GAME.legacy.next_game(GAME.start(2))


def test_a_bad_title_is_refused() -> None:
    with pytest.raises(Refused, match="title"):
        CampaignFile.found(ANY, "\n")


def test_start_takes_a_campaign() -> None:
    left = village(campaign(2, 1))
    state = GAME.start(2, campaign=left)
    assert state.setup.number == 2
    assert isinstance(Match(campaign(2, 1).game, PLAYERS, None, None).state.turn, tuple)
    assert state.turn == (NATURE,)
