"""What the table of Charon, Inc. works out for its players: payments, previews, suggestions, short reports."""

from __future__ import annotations

from random import Random

import pytest
from typist import play_on, start, until

from moonstone import Match, Refused
from moonstone.engine import Json
from moonstone.games.charon import GAME
from moonstone.games.charon.moves import Build, Stake
from moonstone.games.charon.rules.paying import Purse, plan
from moonstone.terminal.charon.cards import cost_by_colour, plan_words
from moonstone.terminal.charon.preview import FlagPreview
from moonstone.terminal.charon.recap import recap
from moonstone.terminal.charon.seen import seen
from moonstone.terminal.renderers import renderer_of

FULL = (20, 20, 20, 20, 20, 6)
TABLE = renderer_of(start(2).game, "en")


def purse(
    gems: tuple[int, ...],
    supply: tuple[int, ...] = FULL,
    rate: int = 3,
    clear_rate: int = 0,
    synchrotron: bool = False,
) -> Purse:
    return Purse(gems, supply, rate, clear_rate, synchrotron, keep=2, clear_stays=False, last=False)


@pytest.mark.parametrize(
    ("mine", "words"),
    [
        (purse((3, 0, 0, 3, 0, 0)), "now"),
        (purse((2, 0, 0, 2, 0, 2)), "now, 2 clear"),
        (purse((0, 0, 0, 0, 0, 0)), "lacks bbbppp"),
        (purse((3, 0, 0, 1, 0, 1)), "lacks p"),
        (purse((3, 3, 0, 2, 0, 0)), "1 trade"),
        (purse((3, 2, 0, 2, 0, 0)), "lacks p"),
        (purse((3, 2, 0, 2, 0, 0), rate=2), "1 trade"),
        (purse((2, 3, 3, 2, 0, 0)), "2 trades"),
        (purse((3, 3, 0, 2, 0, 0), supply=(9, 9, 9, 0, 9, 6)), "lacks p"),
        (purse((3, 2, 0, 1, 0, 0), synchrotron=True), "synchrotron"),
        (purse((3, 1, 3, 1, 0, 0), synchrotron=True), "synchrotron"),
        (purse((2, 4, 0, 2, 0, 0), synchrotron=True), "synch., 1 trade"),
        (purse((3, 2, 0, 2, 0, 0), clear_rate=2), "1 trade"),
        (purse((3, 2, 0, 2, 0, 0), clear_rate=2, supply=(9, 9, 9, 9, 9, 0)), "lacks p"),
    ],
)
def test_how_a_seven_of_three_blue_and_three_purple_is_paid(mine: Purse, words: str) -> None:
    assert plan_words(plan(cost_by_colour(GAME.sheet, "7b"), mine), TABLE.speaker) == words


def test_what_is_said_to_be_payable_now_can_be_built() -> None:
    match = start(3, seed=11, people=range(3))
    rng = Random(11)
    while match.turn:
        seat = match.turn[0]
        view = seen(match.state.view(seat))
        if view["step"] == "build":
            buildable = {move.card for move in match.state.moves(seat) if isinstance(move, Build)}
            cards = [*view["hand"], *([] if view["from_row"] else view["row"])]
            built = {card[:-1] for card in view["players"][seat]["built"]}
            mine = Purse.read(match.state.view(seat))
            now = {card for card in cards if plan(cost_by_colour(GAME.sheet, card), mine).now}
            assert buildable == {card for card in now if card[:-1] not in built}
        play_on(match, 1, rng)


def test_following_the_suggestions_towards_a_card_leads_to_it() -> None:
    found = 0
    for seed in range(6):
        match = start(2, seed=seed, people=range(2))
        rng = Random(seed)
        while match.turn:
            seat = match.turn[0]
            view = match.state.view(seat)
            if view["step"] == "build":
                listed = TABLE.suggestions(view, match.state.moves(seat))
                steps = [words.partition("towards ")[2] for _, words in listed if "towards" in words]
                if steps:
                    found += follow(match, seat, steps[0].split(" ")[0])
            play_on(match, 1, rng)
    assert found > 3


def follow(match: Match, seat: int, card: str) -> int:
    state = match.state.copy()
    for _ in range(9):
        moves = state.moves(seat)
        builds = [move for move in moves if isinstance(move, Build) and move.card == card]
        if builds:
            return 1
        how = plan(cost_by_colour(GAME.sheet, card), Purse.read(state.view(seat)))
        assert how.steps[0] in moves
        state.play(seat, how.steps[0])
    pytest.fail(f"{card} is not reached")


def test_a_preview_tells_what_a_flag_then_does() -> None:
    match = start(3, seed=7)
    until(match, "stake", Random(7))
    play_on(match, 3, Random(7))
    while match.turn[0] != 0:
        play_on(match, 1, Random(1))
    view = seen(match.state.view(0))
    preview = FlagPreview(GAME, view)
    for move in match.state.moves(0):
        assert isinstance(move, Stake)
        changes = {change.zone: change.after.winner for change in preview.changes(0, move.spot)[1]}
        state = match.state.copy()
        state.play(0, move)
        then = seen(state.view(0))["zones"]
        assert all(then[zone]["winner"] == winner for zone, winner in changes.items())
        same = then.keys() - changes.keys()
        assert all(then[zone]["influence"] == view["zones"][zone]["influence"] for zone in same)


@pytest.mark.parametrize(
    ("text", "code"),
    [("", "unknown-spot"), ("zz", "unknown-spot"), ("b4", "spot-not-in-play"), ("d4 f4", "not-your-flag")],
)
def test_a_preview_of_nothing_says_so(text: str, code: str) -> None:
    match = start(2, seed=7)
    with pytest.raises(Refused) as early:
        TABLE.preview(match.state.view(0), "d4")
    assert early.value.code == "no-flag-to-place"
    until(match, "stake", Random(7))
    with pytest.raises(Refused) as refused:
        TABLE.preview(match.state.view(0), text)
    assert refused.value.code == code


def test_a_preview_names_zones_areas_and_taken_spots() -> None:
    match = start(2, seed=7)
    until(match, "stake", Random(7))
    told = TABLE.preview(match.state.view(0), "stake mineral h5")
    assert told[0].startswith("A flag of R on h5: +")
    assert any(line.startswith("h4 (") for line in told)
    assert told[-1] == "mineral would hold W."
    match.play(match.turn[0], GAME.move_from_text("stake mineral h5"))
    while match.turn[0] != 0:
        play_on(match, 1, Random(3))
    with pytest.raises(Refused, match="stands on h5 already"):
        TABLE.preview(match.state.view(0), "h5")


def test_a_recap_is_short_and_keeps_secrets() -> None:
    match = start(4, seed=13, people=range(4))
    rng = Random(13)
    while match.turn:
        play_on(match, 1, rng)
    names = [player.name for player in match.players]
    full: list[dict[str, Json]] = [event.seen_by(None) for event in match.events]
    lines = recap(full, names, TABLE.speaker)
    assert len(lines) < len(full) / 2
    assert any(line.startswith("Ada claims ") for line in lines)
    assert not any("dealt" in line and "Ada" in line for line in lines)
    own = recap([event.seen_by(0) for event in match.events], names, TABLE.speaker)
    assert any("dealt" in line and "Ada" in line for line in own)
