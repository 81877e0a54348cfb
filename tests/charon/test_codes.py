"""Every refusal has a code that programs go by; each is produced here by a position, and nothing changes."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path

import pytest
from positions import VERSION_1, play, position, refusal

from moonstone.engine import NATURE, Json, Refused
from moonstone.games import charon
from moonstone.games.charon import GAME
from moonstone.games.charon.moves import (
    Build,
    CharonMove,
    Deal,
    Draw,
    Keep,
    Lead,
    Offer,
    Seed,
    Stake,
    Swap,
    Synchrotron,
    Take,
    Trade,
)
from moonstone.games.charon.rules.state import CharonState

Case = tuple[CharonState, int, str | CharonMove]


class Foreign(CharonMove):
    """A move of no rule."""

    verb = "foreign"


def at_draw() -> CharonState:
    state = position().round(2).at("swap").built(0, "7b").hand(0, "7k 3k").fresh(0, "7k 3k").state
    play(state, 0, "swap 7k")
    play(state, 0, "done")
    return state


def transmuting() -> CharonState:
    return position().at("build", 0).gems(0, "bbc").holds(0, "synchrotron").state


def transmuted() -> CharonState:
    state = transmuting()
    play(state, 0, "synchrotron b y 1")
    return state


def two_have_turned() -> CharonState:
    table = position(4, {"synchrotron": "before_building"}).at("build", 0).gems(0, "bb")
    return table.holds(0, "synchrotron").holds(1, "synchrotron").state


def row_used() -> CharonState:
    state = position().at("build", 0).gems(0, "bgbby").row("2b 3b").state
    play(state, 0, "build 3b")
    return state


def over() -> CharonState:
    state = position(2).round(4).at("build", 1).state
    play(state, 1, "end")
    return state


def at_seed() -> CharonState:
    state = position(2).moon().at("build", 1).state
    play(state, 1, "end")
    return state


def at_deal() -> CharonState:
    state = position(2).at("build", 1).state
    play(state, 1, "end")
    return state


def building() -> CharonState:
    return position().at("build", 0).gems(0, "bbbkc").hand(0, "7b").hand(1, "9b").built(0, "4b").row("4k 8k").state


def swapping() -> CharonState:
    return position().round(2).at("swap").built(0, "7b").hand(0, "7k 7y 3k").fresh(0, "7k 3k").state


def moving() -> CharonState:
    table = position().moon(d4="bbb", d6="b").flags({"j8": 0, "d6": 1})
    return table.at("intelligence").holds(0, "intelligence").state


REFUSALS: dict[str, list[Callable[[], Case]]] = {
    "unknown-move": [lambda: (position().state, 0, Foreign())],
    "game-over": [lambda: (over(), 0, "end"), lambda: (over(), NATURE, "lead 0")],
    "not-your-turn": [
        lambda: (position().state, 1, "stake mineral d4"),
        lambda: (position().state, NATURE, "lead 0"),
        lambda: (position().state, 17, "stake mineral d4"),
        lambda: (GAME.start(3), 0, "lead 0"),
    ],
    "not-now": [
        lambda: (position().state, 0, "pass"),
        lambda: (position().state, 0, "lead 0"),
        lambda: (position().at("offer").state, 0, "end"),
        lambda: (GAME.start(3), NATURE, "bury 7b"),
    ],
    "impossible-draw": [
        lambda: (GAME.start(3), NATURE, "lead 4"),
        lambda: (GAME.start(3), NATURE, Lead(-1)),
        lambda: (at_seed(), NATURE, "seed d4 b"),
        lambda: (at_seed(), NATURE, Seed("f2", "c")),
        lambda: (at_seed(), NATURE, Seed("f2", "x")),
        lambda: (at_deal(), NATURE, "deal 0 12b"),
        lambda: (at_deal(), NATURE, "deal 1 7b"),
        lambda: (at_deal(), NATURE, Deal(0, "7")),
        lambda: (at_draw(), NATURE, "draw 7k"),
        lambda: (at_draw(), NATURE, Draw("99b")),
    ],
    "not-in-hand": [
        lambda: (position().at("offer").hand(1, "2b").state, 0, "offer 2b"),
        lambda: (position().at("offer").state, 0, Offer("")),
        lambda: (swapping(), 0, "swap 7b"),
        lambda: (swapping(), 0, Swap("77")),
    ],
    "not-just-dealt": [lambda: (swapping(), 0, "swap 7y")],
    "not-a-duplicate": [lambda: (swapping(), 0, "swap 3k")],
    "unknown-area": [lambda: (position().state, 0, Stake("moon", "d4"))],  # type: ignore[arg-type]  # no area
    "no-flag-there": [
        lambda: (position(2).flags({"d4": 0, "e5": 1}).state, 0, "stake intelligence d6"),
    ],
    "unknown-spot": [lambda: (position().state, 0, Stake("mineral", "z9"))],
    "spot-not-in-play": [lambda: (position(2).state, 0, "stake mineral d2")],
    "spot-taken": [
        lambda: (position(2).flags({"d4": 0}).state, 1, "stake mineral d4"),
        lambda: (moving(), 0, "relocate j8 d6"),
    ],
    "not-your-flag": [lambda: (moving(), 0, "relocate d6 d5"), lambda: (moving(), 0, "relocate h8 d5")],
    "zone-too-rich": [lambda: (moving(), 0, "relocate j8 d5")],
    "zone-empty": [lambda: (moving(), 0, "relocate j8 e6")],
    "zones-empty": [lambda: (moving(), 0, "relocate j8 h8")],
    "not-to-be-taken": [
        lambda: (position().at("engineering").holds(0, "engineering").hand(0, "9b").state, 0, "take 9b"),
        lambda: (position().at("engineering").holds(0, "engineering").state, 0, Take("x")),
    ],
    "unknown-gem": [
        lambda: (building(), 0, Trade("xyz", "b")),
        lambda: (building(), 0, Trade("bbb", "x")),
        lambda: (building(), 0, Trade("bbb", "")),
        lambda: (position().at("keep").gems(0, "bbb").state, 0, Keep("xx")),
    ],
    "wrong-rate": [lambda: (building(), 0, "trade bb k"), lambda: (building(), 0, Trade("b", "k"))],
    "not-gained-by-trade": [lambda: (building(), 0, "trade bbb c")],
    "gems-missing": [
        lambda: (building(), 0, "trade yyy b"),
        lambda: (building(), 0, "build 7b"),
        lambda: (transmuting(), 0, "synchrotron b y 3"),
        lambda: (position().at("keep").gems(0, "bbb").state, 0, "keep yy"),
    ],
    "supply-empty": [
        lambda: (position().at("build", 0).gems(0, "bbb").scarce(black=0).state, 0, "trade bbb k"),
        lambda: (
            position().at("build", 0).gems(0, "bbb").scarce(black=2).holds(0, "synchrotron").state,
            0,
            "synchrotron b k 3",
        ),
    ],
    "not-a-holder": [lambda: (building(), 0, "synchrotron b y 1")],
    "used-up": [lambda: (transmuted(), 0, "synchrotron b y 1")],
    "not-two-colours": [
        lambda: (transmuting(), 0, Synchrotron("b", "b", 1)),
        lambda: (transmuting(), 0, Synchrotron("c", "b", 1)),
        lambda: (transmuting(), 0, Synchrotron("b", "c", 1)),
        lambda: (transmuting(), 0, Synchrotron("b", "y", 0)),
        lambda: (transmuting(), 0, Synchrotron("b", "y", -1)),
        lambda: (transmuting(), 0, Synchrotron("x", "y", 1)),
        lambda: (transmuting(), 0, Synchrotron("", "y", 1)),
    ],
    "unknown-card": [lambda: (building(), 0, Build("99b"))],
    "not-in-cost": [lambda: (building(), 0, Build("7b", "g")), lambda: (building(), 0, Build("7b", "c"))],
    "row-used-up": [lambda: (row_used(), 0, "build 2b")],
    "not-at-hand": [lambda: (building(), 0, "build 9b"), lambda: (building(), 0, "build 12b")],
    "number-built": [lambda: (building(), 0, "build 4k")],
    "clear-stays": [
        lambda: (position(3, {"keep_clear": "free"}).at("keep").gems(0, "bbbc").state, 0, "keep bc"),
    ],
    "wrong-number": [
        lambda: (position(game=VERSION_1).at("keep").gems(0, "bbbbbbb").state, 0, "keep bbbbbb"),
        lambda: (position(game=VERSION_1).at("keep").gems(0, "bbbbbbb").holds(0, "warehouse").state, 0, "keep bb"),
        lambda: (position(game=VERSION_1).at("keep").gems(0, "bbbbbbb").state, 0, Keep("b")),
        lambda: (position(game=VERSION_1).at("keep").gems(0, "bbbbbbb").state, 0, Keep("")),
    ],
    "too-many-kept": [
        lambda: (position().at("keep").gems(0, "bbbbbbb").state, 0, "keep bbb"),
        lambda: (position().at("keep").gems(0, "bbbbbbb").state, 0, "keep bbbbbb"),
    ],
    "synchrotron-over": [lambda: (two_have_turned(), 0, "synchrotron b y 1")],
}
"""By code: positions, seats and moves that are refused with it."""


def saved(**change: Json) -> dict[str, Json]:
    return {**position().state.to_json(), **change}


def without(key: str) -> dict[str, Json]:
    data = saved()
    del data[key]
    return data


REQUESTS: dict[str, list[Callable[[], object]]] = {
    "unknown-move": [lambda: GAME.move_from_text("fly"), lambda: GAME.move_from_json({"move": "fly"})],
    "bad-move": [lambda: GAME.move_from_text("stake"), lambda: GAME.move_from_json([])],
    "unknown-area": [lambda: GAME.move_from_text("stake moon d4")],
    "unknown-gem": [lambda: GAME.move_from_text("keep xx")],
    "bad-state": [
        lambda: GAME.state_from_json(None),
        lambda: GAME.state_from_json({}),
        lambda: GAME.state_from_json(saved(seats=True)),
        lambda: GAME.state_from_json(saved(options=None)),
        lambda: GAME.state_from_json(without("deck")),
        lambda: GAME.state_from_json(saved(deck="all")),
        lambda: GAME.state_from_json(saved(step=99)),
        lambda: GAME.state_from_json(saved(from_row=0)),
        lambda: GAME.state_from_json(saved(hands=[0])),
        lambda: GAME.state_from_json(saved(flags=[300] * 61)),
        lambda: GAME.state_from_json(saved(gems=[0, 0, "b"])),
    ],
    "bad-edition": [lambda: GAME.editions.with_data({}), lambda: GAME.editions.with_data(None)],
    "not-chance": [lambda: position().state.chance_outcomes(), lambda: over().chance_outcomes()],
}
"""By code: what is asked of the game or a state, and refused with it."""


@pytest.mark.parametrize(
    ("code", "case"),
    [pytest.param(code, case, id=f"{code}-{at}") for code, cases in REFUSALS.items() for at, case in enumerate(cases)],
)
def test_a_move_is_refused_with_its_code_and_changes_nothing(code: str, case: Callable[[], Case]) -> None:
    state, seat, move = case()
    assert refusal(state, seat, move) == code


@pytest.mark.parametrize(
    ("code", "case"),
    [pytest.param(code, case, id=f"{code}-{at}") for code, cases in REQUESTS.items() for at, case in enumerate(cases)],
)
def test_a_request_is_refused_with_its_code(code: str, case: Callable[[], object]) -> None:
    with pytest.raises(Refused) as refused:
        case()
    assert refused.value.code == code
    assert refused.value.text.endswith(".")


@pytest.mark.parametrize(
    "change",
    [
        {"turn": [7]},
        {"order": [0, 0, 9]},
        {"deck": 0},
        {"hands": [1, 1, 1]},
        {"supply": 0},
        {"bag": -5},
        {"flags": [9] * 61},
        {"zone_colour": [200] * 20},
        {"built": [1 << 70, 0, 0]},
        {"queue": []},
        {"at": 99},
    ],
    ids=lambda change: next(iter(change)),
)
def test_a_state_that_cannot_be_is_refused(change: dict[str, Json]) -> None:
    with pytest.raises(Refused) as refused:
        GAME.state_from_json(saved(**change))
    assert refused.value.code == "bad-state"


def codes_in_the_source() -> set[str]:
    """The first argument wherever a refusal is made."""
    found = set()
    for path in sorted(Path(charon.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if name in ("Refusal", "Refused") or (path.name == "edition.py" and name == "__init__"):
                (code, *_) = node.args
                if isinstance(code, ast.Constant):
                    found.add(str(code.value))
                else:
                    assert ast.unparse(code) == "refusal", f"{path.name} makes a code that cannot be read"
    return found


def test_every_code_of_the_rules_is_covered() -> None:
    assert codes_in_the_source() == set(REFUSALS) | set(REQUESTS)


def test_codes_are_words_with_hyphens() -> None:
    for code in set(REFUSALS) | set(REQUESTS):
        assert code == code.lower()
        assert code.replace("-", "").isalpha()


def test_a_refusal_names_what_it_is_about() -> None:
    state = building()
    missing = state.why_not(0, GAME.move_from_text("build 7b"))
    assert missing is not None
    assert missing.to_json() == {
        "code": "gems-missing",
        "text": "You still need 3 purple.",
        "args": {"missing": {"purple": 3}},
    }
    taken = position(2).flags({"d4": 0}).state.why_not(1, GAME.move_from_text("stake mineral d4"))
    assert taken is not None
    assert taken.args == {"spot": "d4", "seat": 0}
