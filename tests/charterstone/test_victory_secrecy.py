"""A victory card is known to its owner alone until the last scoring: in views, events, records and files (B2.9)."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from random import Random

import pytest
from campaigns import ANY, village
from picking import PLAYERS, ROLES, Choose, decided, picked, played, playing, six_games

from moonstone.engine import (
    CampaignFile,
    Draws,
    Json,
    Match,
    Record,
    Refused,
    client_of,
    edition_data,
    editions_of,
    legacy_of,
    load,
    secret_from_seed,
    stats_of,
)
from moonstone.engine.campaign_file import chain_hash
from moonstone.games.charterstone.content.village import SEALED
from moonstone.games.charterstone.state import CharterstoneState
from moonstone.i18n import LANGUAGES

REPLAYED = 40
"""Decisions between two positions of a replay that are looked at."""
PROOF = re.compile(r'"(commitment|seal)": "[0-9a-f]+"')
"""Hashes of what is secret: they differ, and tell nothing."""


def the_picks(text: str) -> list[int]:
    """The lines that are picks."""
    return [line for line, data in enumerate(text.splitlines()) if '"move": "victory"' in data]


# What is seen


def seen(match: Match, viewer: int | None) -> list[object]:
    """All that a viewer gets of a match as it stands."""
    state, game = match.state, match.game
    moments = [event.seen_by(viewer) for event in match.history[-1].events] if match.history else []
    mine = [] if viewer is None else [move.to_json() for move in state.moves(viewer)]
    return [
        *(state.view(viewer), state.public(), state.private(viewer), moments, mine, state.turn),
        client_of(game).preview(state, viewer),
        state.determinize(viewer, Random(3)).to_json(),
        [client_of(game).words(language, state.view(viewer)) for language in LANGUAGES],
    ]


def half_picked(match: Match, others: Sequence[int]) -> bool:
    """Whether some of the others have picked and some are to: whoever picks after all of them knows what is gone."""
    assert isinstance(match.state, CharterstoneState)
    return len({bool(match.state.victory[other]) for other in others}) > 1


def of_game(campaign: CampaignFile, viewer: int | None) -> list[object]:
    """All that a viewer gets of a campaign between two games."""
    game = campaign.game
    roles = () if viewer is None else (ROLES[viewer],)
    files = PROOF.sub("", campaign.dumps(roles))
    words = [client_of(game).words(language) for language in LANGUAGES]
    return [
        *(game.fingerprint, client_of(game).assets(), editions_of(game).public(), words, files),
        edition_data(game, sealed=True),
    ]


def replayed(match: Match, viewer: int | None) -> list[object]:
    """All that a viewer gets of a match that is over: its replay, and its figures."""
    stats = stats_of(match.game)
    figures = stats.game_figures(match.state, match.events)
    return [
        [match.at(position).view(viewer) for position in range(0, len(match.log) + 1, REPLAYED)],
        [event.seen_by(None) for event in match.events],
        *(stats.count_events(match.events), stats.player_stats(match.events, len(match.players))),
        *(figures.numbers, figures.outcomes, figures.by_role),
    ]


@pytest.mark.parametrize(("place", "differing"), [(0, ("v1", "v6")), (-1, ("v3", "v5"))], ids=["first", "last"])
def test_others_picks_change_nothing_that_a_player_or_a_looker_on_gets_before_the_last_scoring(
    place: int, differing: tuple[str, str]
) -> None:
    """Campaigns that differ in others' cards alone are told apart by nobody, byte for byte, until these are revealed.

    Who picks last sees which cards are gone, and not who has which.
    """
    order = [int(str(data["by"])) for data in picked().entries if data.get("move") == "victory"]
    own = order[place]
    others = [seat for seat in order if seat != own]
    hands = [{own: "v2", **dict(zip(others, cards, strict=True))} for cards in (("v5", "v3"), differing)]
    twins, choosers = zip(*((CampaignFile.loads(six_games()), decided(hand, Random(7))) for hand in hands), strict=True)
    steps, apart = 0, False
    for number in range(7, 13):
        secret = secret_from_seed(f"secrecy {number}")
        matches = [twin.begin(PLAYERS, secret=secret) for twin in twins]
        while matches[0].turn:
            asked = matches[0].turn[0]
            for twin, match, choose in zip(twins, matches, choosers, strict=True):
                twin.play(asked, choose(match, asked))
            steps += 1
            apart |= matches[0].state.to_json() != matches[1].state.to_json()
            if (steps % 23 == 0 or "victory" in str(matches[0].log[-1].to_json())) and matches[0].turn:
                for viewer in (None,) if half_picked(matches[0], others) else (own, None):
                    assert json.dumps(seen(matches[0], viewer)) == json.dumps(seen(matches[1], viewer))
        if number < 12:
            for viewer in (own, None):
                one, other = (json.dumps(of_game(twin, viewer)) for twin in twins)
                assert one == other
            one, other = (PROOF.sub("", Record.of(match, sealed=True).dumps()) for match in matches)
            assert one == other
            one, other = (json.dumps(replayed(match, own)) for match in matches)
            assert one == other
    assert apart
    assert village(twins[0]).final != village(twins[1]).final, "now they are revealed"
    assert twins[0].dumps(()) == twins[0].dumps()


def test_the_owner_knows_the_own_card_and_looking_on_nobody_does() -> None:
    campaign = picked()
    match = campaign.begin(PLAYERS, secret=secret_from_seed("own"))
    assert [match.state.private(seat)["victory"] for seat in range(3)] == ["v5", "v2", "v3"]
    assert match.state.private(None)["victory"] is None


def about_to_pick(choose: Choose) -> tuple[CampaignFile, Match]:
    """A campaign in whose seventh game somebody is to pick a card as the first."""
    campaign = CampaignFile.loads(six_games())
    match = campaign.begin(PLAYERS, secret=secret_from_seed("secrecy 7"))
    while match.state.moves(match.turn[0])[0].to_json()["move"] != "victory":
        campaign.play(match.turn[0], choose(match, match.turn[0]))
    return campaign, match


def test_a_player_cannot_pick_a_sealed_card() -> None:
    campaign, match = about_to_pick(decided({0: "v5", 1: "v2", 2: "v3"}, Random(7)))
    seat, sealed = match.turn[0], match.game.move_from_text("victory sealed")
    assert sealed not in match.state.moves(seat)
    with pytest.raises(Refused) as caught:
        campaign.play(seat, sealed)
    assert caught.value.code == "card-taken"


# Files


def changed(text: str, line: int, **fields: Json) -> str:
    """The file with another value of some fields in a line, every seal as it was; None takes a field out."""
    lines = text.splitlines()
    data = {**json.loads(lines[line]), **fields}
    lines[line] = json.dumps({name: value for name, value in data.items() if value is not None}, ensure_ascii=False)
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"victory": "v1"}, "broken-commitment"),
        ({"victory": SEALED}, "broken-commitment"),
        ({"nonce": "0" * 32}, "broken-commitment"),
        ({"nonce": "0" * 30}, "bad-entry"),
        ({"nonce": 3}, "bad-entry"),
        ({"nonce": None}, "broken-commitment"),
        ({"commitment": "0" * 64}, "broken-seal"),
        ({"commitment": None}, "broken-seal"),
        ({"commitment": None, "nonce": None}, "broken-seal"),
        ({"by": 9}, "broken-seal"),
    ],
)
def test_a_pick_that_was_changed_is_refused_with_game_and_move(fields: dict[str, Json], code: str) -> None:
    text = picked().dumps()
    line = the_picks(text)[0]
    begin = max(number for number, data in enumerate(text.splitlines()) if '"begin"' in data)
    with pytest.raises(Refused) as caught:
        CampaignFile.loads(changed(text, line, **fields))
    assert caught.value.code == code
    assert caught.value.text.startswith(f"Game 7, move {line - begin} (line {line + 1}): ")


def test_a_sealed_pick_without_its_commitment_is_refused_even_under_good_seals() -> None:
    text = picked().dumps(())
    line = the_picks(text)[0]
    lines = [json.loads(one) for one in text.splitlines()]
    del lines[line]["commitment"]
    seal, written = "", []
    for data in lines:
        data.pop("seal")
        seal = chain_hash(seal, data)
        written.append(json.dumps({**data, "seal": seal}, ensure_ascii=False))
    with pytest.raises(Refused, match="does not say what it commits itself to"):
        CampaignFile.loads("\n".join(written))


def test_another_key_is_refused() -> None:
    text = picked().dumps()
    line = max(number for number, data in enumerate(text.splitlines()) if '"begin"' in data)
    for key in ("00" * 32, "zz", 3):
        with pytest.raises(Refused) as caught:
            CampaignFile.loads(changed(text, line, key=key))
        assert caught.value.code == "bad-secret"
    first = next(number for number, data in enumerate(text.splitlines()) if '"begin"' in data)
    with pytest.raises(Refused, match="line"):
        CampaignFile.loads(changed(text, first, key="00" * 32))


def test_what_is_published_does_not_give_the_nonces_away() -> None:
    campaign = picked()
    lines = [json.loads(line) for line in campaign.dumps(()).splitlines()]
    begin = next(data for data in lines if data.get("begin") == 7)
    assert begin.keys() == {"begin", "players", "options", "commitment", "secret", "seal"}
    secret = bytes.fromhex(begin["secret"])
    nonces = {str(entry["nonce"]) for entry in campaign.entries if "nonce" in entry}
    assert len(nonces) == 3
    assert Draws(secret).nonce(1) is None
    assert not nonces & {Draws.keyed(secret).nonce(position) for position in range(2000)}
    assert not any(nonce in campaign.dumps(()) for nonce in nonces)
    assert picked().dumps() == campaign.dumps(), "the same secrets make the same file"


@pytest.mark.parametrize("games", [7, 9])
def test_a_sealed_copy_replays_to_the_same_and_tells_no_card(games: int) -> None:
    campaign = picked(games)
    text = campaign.dumps(())
    copy = CampaignFile.loads(text)
    assert copy.is_sealed
    assert copy.dumps() == copy.dumps(()) == text
    assert [charter.victory for charter in village(copy).charters[:3]] == [SEALED] * 3
    assert copy.game.fingerprint == campaign.game.fingerprint
    assert not re.search(r'"v[1-6]"', text)
    own = CampaignFile.loads(campaign.dumps(["green"]))
    assert [charter.victory for charter in village(own).charters[:3]] == [SEALED, "v2", SEALED]


def test_a_sealed_copy_is_looked_at_and_cannot_go_on_until_it_is_opened() -> None:
    campaign = picked()
    copy = CampaignFile.loads(campaign.dumps(()))
    with pytest.raises(Refused, match=r"sealed of: purple and green and yellow.*moonstone campaign open") as caught:
        copy.begin(PLAYERS, secret=secret_from_seed(1))
    assert caught.value.code == "sealed-copy"
    assert copy.match is None
    for role in ROLES:
        copy = copy.opened_with(CampaignFile.loads(campaign.dumps([role])))
    assert not copy.is_sealed
    assert copy.game.fingerprint == campaign.game.fingerprint
    assert village(copy) == village(campaign)
    copy.begin(PLAYERS, secret=secret_from_seed(1))
    assert CampaignFile.loads(campaign.dumps(())).opened_with(campaign).dumps() == campaign.dumps()
    for other in (CampaignFile.loads(campaign.dumps(())), CampaignFile.loads(played(7, "v1", "v4", "v6"))):
        with pytest.raises(Refused, match="nothing that is sealed"):
            CampaignFile.loads(campaign.dumps(())).opened_with(other)


def test_a_file_that_parts_ways_opens_what_both_have_in_common() -> None:
    """Here the first pick is the same, and the second another one."""
    campaign = picked()
    first = next(int(str(data["by"])) for data in campaign.entries if data.get("move") == "victory")
    cards, others = ("v5", "v2", "v3"), ("v1", "v4", "v6")
    other = CampaignFile.loads(played(7, *(cards[seat] if seat == first else others[seat] for seat in range(3))))
    opened = CampaignFile.loads(campaign.dumps(())).opened_with(other)
    assert opened.is_sealed
    known = [charter.victory for charter in village(opened).charters[:3]]
    assert known == [cards[seat] if seat == first else SEALED for seat in range(3)]


def test_a_copy_goes_on_where_nobody_has_a_sealed_card() -> None:
    own = CampaignFile.loads(picked().dumps(["purple", "green"]))
    own.between_games({"deed": "leave", "charter": "yellow"})
    own.begin(PLAYERS[:2], secret=secret_from_seed(1))
    again = CampaignFile.loads(own.dumps())
    assert again.match is not None
    again.play(again.match.turn[0], again.match.state.moves(again.match.turn[0])[0])
    copy = CampaignFile.loads(picked().dumps(()))
    copy.rewind(7)
    copy.begin(PLAYERS, secret=secret_from_seed(1))
    assert CampaignFile.loads(copy.dumps()).is_sealed, "in what was left behind"


def test_a_game_that_is_being_played_is_left_out_of_a_copy_once_moves_can_stay_secret() -> None:
    campaign = CampaignFile.loads(six_games())
    campaign.begin(PLAYERS, secret=secret_from_seed("secrecy 7"))
    assert CampaignFile.loads(campaign.dumps(())).match is None
    again = CampaignFile.loads(campaign.dumps())
    assert again.match is not None
    again.match.play(again.match.turn[0], again.match.state.moves(again.match.turn[0])[0])
    begin = campaign.begun[-1].note
    without = dict(campaign.entries[begin])
    del without["key"]
    campaign.entries[begin] = without
    keyless = CampaignFile.loads(campaign.dumps()).match
    assert keyless is not None
    with pytest.raises(Refused, match="can be looked at"):
        keyless.play(keyless.turn[0], keyless.state.moves(keyless.turn[0])[0])


def test_a_pick_taken_back_is_sealed_as_well() -> None:
    choose = decided({0: "v5", 1: "v2", 2: "v3"}, Random(7))
    campaign, match = about_to_pick(choose)
    seat = match.turn[0]
    campaign.play(seat, match.game.move_from_text("victory v6"))
    campaign.undo(seat)
    while match.turn:
        campaign.play(match.turn[0], choose(match, match.turn[0]))
    assert village(CampaignFile.loads(campaign.dumps())) == village(campaign)
    text = campaign.dumps(())
    assert not re.search(r'"v[1-6]"', text)
    assert len(the_picks(text)) == 4
    assert CampaignFile.loads(text).dumps() == text


def test_once_the_cards_are_revealed_a_copy_holds_everything_and_what_is_played_anew_is_sealed() -> None:
    campaign = picked(12)
    assert campaign.dumps(()) == campaign.dumps()
    campaign.rewind(7)
    playing(campaign, 7, decided({0: "v6", 1: "v4", 2: "v1"}, Random(7)))
    text = campaign.dumps(())
    copy = CampaignFile.loads(text)
    assert copy.dumps() == text
    cards = [json.loads(text.splitlines()[line])["victory"] for line in the_picks(text)]
    assert sorted(cards) == ["sealed", "sealed", "sealed", "v2", "v3", "v5"]
    assert CampaignFile.loads(campaign.dumps()).dumps(()) == text


# Records


def matches(games: Sequence[int]) -> list[Match]:
    """The finished matches of these games."""
    found, campaign, twin = [], picked(max(games)), CampaignFile.found(ANY, "Twin")
    for entry in campaign.entries:
        before = twin.match
        twin.replay(entry)
        if "over" in entry and entry["over"] in games and before is not None:
            found.append(before)
    return found


def test_a_record_is_sealed_and_verifies() -> None:
    seventh, eighth = matches([7, 8])
    for match in (seventh, eighth):
        assert match.keeps_secrets
        text = Record.of(match, sealed=True).dumps()
        assert not re.search(r'"v[1-6]"', text)
        read = Record.loads(text)
        checked = read.verify()
        assert checked.game.is_copy
        assert checked.state.result == match.state.result
        assert Record.of(checked).dumps() == text
        assert load(read.game, read.edition_data, read.rules).fingerprint == match.game.fingerprint
    whole = Record.loads(Record.of(seventh).dumps()).verify()
    assert whole.state.to_json() == seventh.state.to_json()


def test_the_record_of_the_last_game_holds_everything() -> None:
    (last,) = matches([12])
    assert not last.keeps_secrets
    assert Record.of(last, sealed=True) == Record.of(last)


def test_only_a_copy_takes_sealed_moves() -> None:
    game = picked().begun[-1].game
    assert not game.is_copy
    copy = legacy_of(game).copy()
    assert copy.is_copy
    assert copy.fingerprint == game.fingerprint
    with pytest.raises(Refused, match="Victory cards are sealed"):
        Match.start(copy, PLAYERS, secret=secret_from_seed(1))
