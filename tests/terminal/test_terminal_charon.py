"""What the table of Charon, Inc. works out for its players: payments, previews, suggestions, short reports."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import cast

import pytest
from positions import DEFAULTS, VERSION_1, position
from typist import paper, play_on, script, start, terminal, text_of, until

from moonstone import Match, Refused
from moonstone.engine import AnyGame, Json
from moonstone.games.charon import GAME, Charon
from moonstone.games.charon.moves import Build, Stake
from moonstone.games.charon.rules.paying import Purse, plan
from moonstone.i18n import LANGUAGES
from moonstone.terminal.charon.cards import cost_by_colour, plan_words
from moonstone.terminal.charon.preview import FlagPreview
from moonstone.terminal.charon.recap import recap
from moonstone.terminal.charon.seen import seen
from moonstone.terminal.news import News
from moonstone.terminal.renderer import TableRenderer
from moonstone.terminal.renderers import renderer_of
from moonstone.terminal.screen import Screen
from moonstone.terminal.table_screen import BESIDE, TableScreen

FULL = (20, 20, 20, 20, 20, 6)
TABLE = renderer_of(start(2).game, "en")
FREE = {"keep_clear": "free"}
EARLY = {"synchrotron": "before_building"}


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
    assert told[0].startswith("Flag R on h5: +")
    assert any(line.startswith("h4 (") for line in told)
    assert told[-1] == "mineral would hold W."
    match.play(match.turn[0], GAME.move_from_text("stake mineral h5"))
    while match.turn[0] != 0:
        play_on(match, 1, Random(3))
    with pytest.raises(Refused, match="already a flag on h5"):
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


Case = tuple[str, Charon, Mapping[str, Json]]
KEEPING: tuple[tuple[Case, str], ...] = (
    (("by", GAME, DEFAULTS), "keep all your gems, or give some up (keep GEMS, keep none)"),
    (("byy", GAME, DEFAULTS), "choose up to 2 gems to keep (keep GEMS, keep none)"),
    (
        ("byc", GAME, FREE),
        "keep all your gems, or give up coloured ones (keep GEMS, keep none); you also keep all clear ones",
    ),
    (("byyc", GAME, FREE), "choose up to 2 coloured gems to keep (keep GEMS, keep none); you also keep all clear ones"),
    (("yyyyyyygggpp", VERSION_1, DEFAULTS), "choose exactly 2 gems to keep (keep GEMS)"),
    (("yyyc", VERSION_1, FREE), "choose exactly 2 coloured gems to keep (keep GEMS); you also keep all clear ones"),
)
"""8.1: the gems somebody has, the version and the options; and what they are asked."""


def table_of(game: Charon, language: str) -> TableRenderer:
    return renderer_of(cast(AnyGame, game), language)


def asked_to_keep(case: Case, language: str = "en") -> str:
    own, game, options = case
    state = position(2, options, game=game).at("keep").gems(0, own).game_state
    return table_of(game, language).prompt(state.view(0), ["Ada", "Boris"])


@pytest.mark.parametrize(("case", "question"), KEEPING)
def test_8_1_the_question_says_what_may_be_given_up_and_what_must(case: Case, question: str) -> None:
    assert asked_to_keep(case) == f"Ada: {question}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_8_1_the_question_is_another_in_every_case(language: str) -> None:
    asked = [asked_to_keep(case, language) for case, _ in KEEPING]
    assert len(set(asked)) == len(asked)
    assert ["keep none" in question for question in asked] == [True] * 4 + [False] * 2


@pytest.mark.parametrize(
    ("own", "options", "first"),
    [("by", DEFAULTS, "keep by: keep all"), ("byc", FREE, "keep by: keep all"), ("byy", DEFAULTS, "keep by")],
)
def test_8_1_the_list_says_which_move_keeps_all(own: str, options: Mapping[str, Json], first: str) -> None:
    state = position(2, options).at("keep").gems(0, own).hand(0, "").game_state
    words = [words for _, words in TABLE.suggestions(state.view(0), state.moves(0))]
    assert [one for one in words if "all" in one] == [first][: first.endswith("all")]
    assert words[0] == first
    assert words[-1] == "keep none"


def help_for(game: Charon, step: str, language: str, options: Mapping[str, Json] = DEFAULTS) -> list[str]:
    table = position(2, options, game=game).at(step).gems(0, "byyc").holds(0, "intelligence")
    console = paper(1000)
    console.print(table_of(game, language).help(table.game_state.view(0)))
    return [line.strip() for line in text_of(console).splitlines()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_says_what_an_earlier_version_has_otherwise(language: str) -> None:
    """5.4 among the areas, 8.1 among the examples, and both before the rules, which are those of the newest version."""
    new, old = help_for(GAME, "keep", language), help_for(VERSION_1, "keep", language)
    example, area, both = (line for line in old if line not in new)
    assert example.startswith("keep GEMS  keep bk")
    assert area.startswith("intelligence  ")
    assert " 1 " in both
    assert "none" not in example


def test_help_of_an_earlier_version_in_english() -> None:
    old = "\n".join(help_for(VERSION_1, "intelligence", "en"))
    assert "an empty spot that touches a zone with 1 or 2 gems and none with 3." in old
    assert "touches only zones" not in old


def test_help_names_no_clear_gem_to_keep_where_they_stay_anyway() -> None:
    (counting,) = (line for line in help_for(GAME, "keep", "en") if line.startswith("keep "))
    (staying,) = (line for line in help_for(GAME, "keep", "en", FREE) if line.startswith("keep "))
    assert counting.endswith("keep bc: keep a blue and a clear gem; keep none: keep no gems")
    assert staying.endswith("keep bk: keep a blue and a black gem; keep none: keep no coloured gems")


@pytest.mark.parametrize("width", [60, 80, 100, 130, 200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_of_the_early_synchrotron_is_whole(language: str, width: int) -> None:
    """It names the only chance there is, and how it is typed; nothing of it is cut off."""
    table = position(4, EARLY).at("synchrotron").gems(0, "bbyk").holds(0, "synchrotron").holds(1, "synchrotron")
    view, renderer, screen = table.game_state.view(1), table_of(GAME, language), Screen(terminal(width, 40), script())
    names = ["Ada", "Boris", "Chris", "Dee"]
    shown = TableScreen(renderer, view, names, News((), (), ())).rows(screen)
    printed = ["".join(segment.text for segment in row) for row in shown]
    begin = next(index for index, line in enumerate(printed) if line.startswith("── Boris: "))
    asked = " ".join(line[: width if width < BESIDE else (width - 2) * 6 // 10] for line in printed[begin : begin + 3])
    assert " ".join(asked.replace("─", " ").split()).startswith(" ".join(renderer.prompt(view, names).split()))


def test_the_early_synchrotron_is_said_to_be_the_only_chance() -> None:
    several = position(4, EARLY).at("synchrotron").gems(1, "bbyk").holds(0, "synchrotron").holds(1, "synchrotron")
    state = several.game_state
    assert "your only chance this round" in TABLE.prompt(state.view(1), ["Ada", "Boris", "Chris", "Dee"])
    assert TABLE.suggestions(state.view(1), state.moves(1))[-1][1] == "pass: change nothing this round"
    alone = position(4, EARLY).at("build").holds(0, "synchrotron").game_state
    for table, when in ((state, "before building: recolour"), (alone, "when building: recolour")):
        console = paper(120)
        console.print(TABLE.page("areas", table.view(0), ["Ada", "Boris", "Chris", "Dee"], 120))
        assert when in text_of(console)
