"""Editions: the standard one, any other that is well made, and all that are not."""

from __future__ import annotations

import copy
from collections.abc import Callable
from importlib.resources import files
from random import Random
from typing import TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from positions import assert_conserved, random_game

from moonstone.engine import Json
from moonstone.games import charon
from moonstone.games.charon import GAME, Charon
from moonstone.games.charon.board import Board, Kind
from moonstone.games.charon.edition import BadEdition, from_json, read_toml, standard
from moonstone.games.charon.gems import spell

Printed: TypeAlias = dict[str, Json]
TOML = files(charon).joinpath("standard.toml").read_text(encoding="utf-8")
QUIET = settings(deadline=None, derandomize=True, max_examples=100)
FEW = settings(deadline=None, derandomize=True, max_examples=20)


def printed() -> Printed:
    """What the standard edition prints, to be changed at will."""
    data = copy.deepcopy(GAME.editions.public())
    assert isinstance(data, dict)
    return data


def table(data: Printed, key: str) -> dict[str, Json]:
    """A table of the edition."""
    inner = data[key]
    assert isinstance(inner, dict)
    return inner


def grid(data: Printed, key: str) -> list[list[str]]:
    """A map of the edition, entry by entry."""
    return [line.split() for line in str(data[key]).strip().splitlines()]


def drawn(rows: list[list[str]]) -> str:
    """A map as the edition writes it."""
    return "\n".join(" ".join(row) for row in rows)


def problems_of(data: Json) -> tuple[str, ...]:
    """What is wrong with an edition, in whole sentences."""
    with pytest.raises(BadEdition) as refused:
        GAME.editions.with_data(data)
    assert_sentences(refused.value)
    return refused.value.problems


def assert_sentences(bad: BadEdition) -> None:
    assert bad.code == "bad-edition"
    assert bad.problems
    for problem in bad.problems:
        assert problem.endswith(".")
        assert len(problem.split()) > 3
    assert bad.text == " ".join(bad.problems)


def play_a_game(game: Charon, seats: int) -> None:
    last = [state for state, _ in random_game(seats, seed=1, game=game)][-1]
    assert_conserved(last)
    assert last.result is not None


# The standard edition


def test_the_standard_edition_loads() -> None:
    edition = read_toml(TOML)
    assert edition == standard()
    assert (edition.name, edition.crossing_zones) == ("standard", 4)
    assert GAME.edition == "standard"


def test_the_standard_edition_matches_the_rules() -> None:
    edition = standard()
    assert (len(edition.zones), sum(zone.pits for zone in edition.zones)) == (20, 40)
    assert (len(edition.costs), len(edition.buildings)) == (55, 11)
    assert [spell(cost) for cost in edition.costs[::5]] == [
        *("bg", "bby", "bbyp", "bbgg", "bbyyk", "bbbppp", "bbbyyg", "bbbgggk", "bbbyygp", "bbbyyykk", "bbbyygpk")
    ]


def test_the_game_on_its_own_print_is_the_same_game() -> None:
    twin = GAME.editions.with_data(GAME.editions.public())
    assert twin.sheet == GAME.sheet
    assert (twin.edition, twin.fingerprint) == (GAME.edition, GAME.fingerprint)
    assert list(twin.ids) == list(GAME.ids)


def test_costs_as_lists_are_the_costs_as_offsets() -> None:
    data = printed()
    table(data, "cards")["7"] = ["bbbppp", "yyykkk", "gggbbb", "pppyyy", "kkkggg"]
    assert from_json(data).costs == standard().costs


def test_crossing_zones_may_be_left_out() -> None:
    data = printed()
    del data["crossing_zones"]
    assert from_json(data).crossing_zones == 4


# Its fingerprint


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.update(name="other"),
        lambda data: data.update(crossing_zones=3),
        lambda data: data.update(pits=str(data["pits"]).replace("1", "2", 1)),
        lambda data: data.update(tints=str(data["tints"]).replace("y - ", "- y ", 1)),
        lambda data: table(data, "cards").update({"2": "0x2 2x1"}),
        lambda data: table(data, "buildings").update(outpost=2),
    ],
)
def test_the_fingerprint_changes_with_the_content(change: Callable[[Printed], None]) -> None:
    data = printed()
    change(data)
    assert GAME.editions.with_data(data).fingerprint != GAME.fingerprint


def test_the_fingerprint_does_not_change_with_the_sequence() -> None:
    assert from_json(dict(reversed(printed().items()))).fingerprint == GAME.fingerprint


def test_an_edition_stays_as_it_was_read() -> None:
    data = printed()
    edition = from_json(data)
    table(data, "cards")["2"] = "0x9"
    assert edition.fingerprint == GAME.fingerprint


# Good editions


@st.composite
def editions(draw: st.DrawFn) -> Printed:
    """A moon of twenty zones that hang together, with any pits, tints, costs, crossings and names."""
    rng = Random(draw(st.integers(0, 10**9)))
    rows, columns = draw(st.sampled_from([(4, 6), (5, 4), (2, 10), (12, 12), (9, 9), (10, 2)]))
    zones = [(rng.randrange(rows), rng.randrange(columns))]
    while len(zones) < 20:
        row, column = rng.choice(zones)
        new = rng.choice([(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)])
        if new not in zones and 0 <= new[0] < rows and 0 <= new[1] < columns:
            zones.append(new)
    pits = [["."] * columns for _ in range(rows)]
    tints = [["."] * columns for _ in range(rows)]
    for (row, column), tint in zip(zones, rng.sample("yyppbb" + "-" * 14, 20), strict=True):
        pits[row][column], tints[row][column] = str(rng.randint(1, 3)), tint
    cards: dict[str, Json] = {}
    for number in range(2, 13):
        if rng.random() < 0.5:
            cards[str(number)] = " ".join(f"{offset}x{rng.randint(1, 3)}" for offset in rng.sample(range(5), 3))
        else:
            cards[str(number)] = ["".join(rng.choices("bygpk", k=rng.randint(1, 12))) for _ in range(5)]
    bands = sorted({12, *rng.sample(range(2, 12), rng.randint(0, 10))})
    return {
        "name": draw(st.text(st.characters(codec="utf-8", categories=["L", "N"]), min_size=1, max_size=60)),
        "crossing_zones": draw(st.sampled_from([2, 3, 4])),
        "pits": drawn(pits),
        "tints": drawn(tints),
        "cards": cards,
        "buildings": {f"building {highest}": highest for highest in bands},
    }


@FEW
@given(editions(), st.integers(2, 5))
def test_a_game_can_be_played_on_any_good_edition(data: Printed, seats: int) -> None:
    game = GAME.editions.with_data(data)
    assert game.editions.data() == data
    assert game.editions.with_data(game.editions.data()).sheet == game.sheet
    assert all(len(spot.zones) >= game.sheet.crossing_zones for spot in game.board.spots if spot.kind == Kind.CROSSING)
    play_a_game(game, seats)


# Broken editions


def break_zone_count(data: Printed, rng: Random) -> None:
    pits, tints = grid(data, "pits"), grid(data, "tints")
    plain = [(row, column) for row, line in enumerate(tints) for column, tint in enumerate(line) if tint == "-"]
    for row, column in rng.sample(plain, rng.randint(1, len(plain))):
        pits[row][column] = tints[row][column] = "."
    data["pits"], data["tints"] = drawn(pits), drawn(tints)


def break_zone_count_upwards(data: Printed, rng: Random) -> None:
    pits, tints = grid(data, "pits"), grid(data, "tints")
    row, column = rng.choice([(0, 0), (0, 5), (3, 0), (3, 5)])
    pits[row][column], tints[row][column] = "1", "-"
    data["pits"], data["tints"] = drawn(pits), drawn(tints)


def break_a_pit(data: Printed, rng: Random) -> None:
    pits = grid(data, "pits")
    row, column = rng.choice([(row, at) for row, line in enumerate(pits) for at, entry in enumerate(line)])
    pits[row][column] = rng.choice(["-1", "0", "4", "x", "1.5", "²", "9" * 5000, "--", "..", "1e9"])
    data["pits"] = drawn(pits)


def break_a_tint(data: Printed, rng: Random) -> None:
    tints = grid(data, "tints")
    row, column = rng.choice([(row, at) for row, line in enumerate(tints) for at, tint in enumerate(line)])
    tints[row][column] = rng.choice(
        [tint for tint in ("-", ".", "y", "p", "b", "g", "1") if tint != tints[row][column]]
    )
    data["tints"] = drawn(tints)


def break_the_rows(data: Printed, rng: Random) -> None:
    key = rng.choice(["pits", "tints"])
    rows = grid(data, key)
    row = rng.choice(rows)
    slip = rng.randrange(4)
    if slip == 0:
        row.pop()
    elif slip == 1:
        row.append(".")
    elif slip == 2:
        rows.append(["."])
    else:
        rows.remove(row)
    data[key] = drawn(rows)


def break_the_moon_apart(data: Printed, rng: Random) -> None:
    for key in ("pits", "tints"):
        data[key] = drawn([[*line[:3], ".", *line[3:]] for line in grid(data, key)])


def break_the_size(data: Printed, rng: Random) -> None:
    for key in ("pits", "tints"):
        data[key] = drawn([line + ["."] * rng.randint(7, 50) for line in grid(data, key)])


def break_a_cost(data: Printed, rng: Random) -> None:
    bad: list[Json] = ["", "0", "0x0", "5x1", "0x13", "0x-1", "0x1 0x12", "0x" + "9" * 5000, "bbk", "0×1", 7, None]
    bad += [[], ["b"], ["b"] * 4, ["b"] * 6, ["b", "y", "g", "p", ""], ["b", "y", "g", "p", "c"], ["b" * 13] * 5]
    bad += [["b" * 5000] * 5, [1, 2, 3, 4, 5], {"b": 2}, True, 1.5, ["x"] * 5, [["b"]] * 5]
    table(data, "cards")[str(rng.randint(2, 12))] = rng.choice(bad)


def break_the_numbers(data: Printed, rng: Random) -> None:
    cards = table(data, "cards")
    if rng.random() < 0.5:
        del cards[str(rng.randint(2, 12))]
    else:
        cards[rng.choice(["1", "13", "02", "two", "", "9" * 5000])] = "0x1"


def break_the_bands(data: Printed, rng: Random) -> None:
    bands = table(data, "buildings")
    bad: list[Json] = [1, 13, 0, -3, 10**30, "3", None, 3.0, True, [3], {"to": 3}, 12]
    bands[rng.choice(["outpost", "refinery", "laboratory"])] = rng.choice(bad)


def break_the_crossings(data: Printed, rng: Random) -> None:
    bad: list[Json] = [0, 1, 5, -4, 10**30, "4", 4.0, True, None, [4], {"zones": 4}, float("nan"), float("inf")]
    data["crossing_zones"] = rng.choice(bad)


def break_the_name(data: Printed, rng: Random) -> None:
    bad: list[Json] = ["", "   ", "x" * 61, 7, None, True, ["standard"], {"name": "standard"}]
    data["name"] = rng.choice(bad)


def break_a_key(data: Printed, rng: Random) -> None:
    key = rng.choice(["name", "pits", "tints", "cards", "buildings"])
    if rng.random() < 0.5:
        del data[key]
    data[key.upper() if rng.random() < 0.5 else "moons"] = 1


def break_a_type(data: Printed, rng: Random) -> None:
    bad: list[Json] = [None, True, 0, 10**30, 1.5, [], {}, [[]], {"": None}, ["1 2"], [1]]
    data[rng.choice(["name", "pits", "tints", "cards", "buildings", "crossing_zones"])] = rng.choice(bad)


BREAKS_THE_MAP = [
    break_zone_count,
    break_zone_count_upwards,
    break_a_pit,
    break_a_tint,
    break_the_rows,
    break_the_moon_apart,
    break_the_size,
]
BREAKS_THE_REST = [break_a_cost, break_the_numbers, break_the_bands, break_the_crossings, break_the_name]
BREAKS_A_SETTING = [break_a_key, break_a_type]
Break: TypeAlias = Callable[[Printed, Random], None]


@pytest.mark.parametrize("fault", [*BREAKS_THE_MAP, *BREAKS_THE_REST, *BREAKS_A_SETTING])
def test_a_broken_edition_is_refused_in_sentences(fault: Break) -> None:
    for seed in range(40):
        data = printed()
        fault(data, Random(seed))
        assert problems_of(data)


@QUIET
@given(
    st.sampled_from(BREAKS_THE_MAP),
    st.lists(st.sampled_from(BREAKS_THE_REST), unique=True),
    st.lists(st.sampled_from(BREAKS_A_SETTING), max_size=1),
    st.integers(0, 10**9),
)
def test_so_is_one_with_several_faults(map_: Break, rest: list[Break], setting: list[Break], seed: int) -> None:
    data = printed()
    for fault in (map_, *rest, *setting):
        fault(data, Random(seed))
    assert problems_of(data)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"pits": None}, "pits must be a text with a line for each row of zones."),
        ({"crossing_zones": 5}, "crossing_zones must be 4, 3 or 2, not 5."),
        ({"cards": {}}, "The cards of number 2 have no cost."),
        (
            {"moons": 2},
            "There is no setting 'moons'; the settings are name, crossing_zones, pits, tints, cards, buildings.",
        ),
        ({"buildings": {"hut": 11}}, "The last band of buildings must end at 12."),
        ({"buildings": {"hut": 5, "house": 4}}, "The bands of buildings must rise: 'house' ends at 4."),
    ],
)
def test_sentences_say_what_is_wrong(change: Printed, problem: str) -> None:
    assert problem in problems_of({**printed(), **change})


def test_every_problem_is_named_at_once() -> None:
    problems = problems_of({**printed(), "name": "", "crossing_zones": 7, "cards": {}})
    assert len(problems) == 2 + 11


def test_nineteen_zones() -> None:
    data = printed()
    data["pits"] = str(data["pits"]).replace("2 2 2 1", "2 2 . 1")
    data["tints"] = str(data["tints"]).replace("- - - b", "- - . b")
    assert problems_of(data) == ("The moon has 20 zones; this one has 19.",)


def test_two_moons() -> None:
    data = printed()
    break_the_moon_apart(data, Random(1))
    assert problems_of(data) == ("The moon must hang together: some zones have no road to the others.",)


@pytest.mark.parametrize("key", ["pits", "tints"])
@pytest.mark.parametrize("empty", ["", "\n\n", "   "])
def test_a_moon_without_zones(key: str, empty: str) -> None:
    assert problems_of({**printed(), key: empty})


def test_a_moon_of_dots() -> None:
    assert "The moon has 20 zones; this one has 0." in problems_of({**printed(), "pits": ". .", "tints": ". ."})


@pytest.mark.parametrize("data", [None, 3, "standard", [], [1], True, {}])
def test_what_is_no_table_at_all(data: Json) -> None:
    assert problems_of(data)


@pytest.mark.parametrize("name", ["\ud800", "moon \udfff"])
def test_a_name_that_cannot_be_written_down(name: str) -> None:
    assert problems_of({**printed(), "name": name})


def test_a_building_that_cannot_be_written_down() -> None:
    assert problems_of({**printed(), "buildings": {"\ud800": 12}})


# TOML


@pytest.mark.parametrize(
    "text", ["name = ", "[[", "= 3", "name = 'a'\nname = 'b'", "\0", "name = 1979-13-45", "[" * 5000]
)
def test_what_is_not_toml(text: str) -> None:
    with pytest.raises(BadEdition, match="not TOML") as refused:
        read_toml(text)
    assert_sentences(refused.value)


@pytest.mark.parametrize(
    "number", ["9" * 5000, "-" + "9" * 5000, "0x" + "f" * 5000, "1e400", "nan", "1979-05-27", "07:32:00"]
)
@pytest.mark.parametrize("key", ["name", "crossing_zones", "outpost", "moons"])
def test_numbers_without_measure_in_toml(number: str, key: str) -> None:
    lines = [f"{key} = {number}" if line.split(" ")[0] == key else line for line in TOML.splitlines()]
    with pytest.raises(BadEdition) as refused:
        read_toml("\n".join(lines if key != "moons" else [f"moons = {number}", *lines]))
    assert_sentences(refused.value)


@QUIET
@given(
    st.integers(0, len(TOML)),
    st.integers(0, 60),
    st.text(max_size=5) | st.sampled_from(['"', "[", "]", "=", "\n", "9"]),
)
def test_a_file_with_a_slip_of_the_pen(at: int, length: int, typed: str) -> None:
    try:
        edition = read_toml(TOML[:at] + typed + TOML[at + length :])
    except BadEdition as bad:
        assert_sentences(bad)
    else:
        assert len(Board(edition).zones) == 20


_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@QUIET
@given(
    st.sampled_from(["name", "crossing_zones", "pits", "tints", "cards", "buildings", "7", "outpost", "moons"]), _json
)
def test_anything_anywhere_is_an_edition_or_refused(key: str, value: Json) -> None:
    data = printed()
    place = table(data, "cards") if key == "7" else table(data, "buildings") if key == "outpost" else data
    place[key] = value
    try:
        game = GAME.editions.with_data(data)
    except BadEdition as bad:
        assert_sentences(bad)
    else:
        assert len(game.fingerprint) == 32
