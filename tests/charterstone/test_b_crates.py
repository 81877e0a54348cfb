"""What is in every crate of the Index (B3), and what is seen of it once it is open (A7.1)."""

from __future__ import annotations

import pytest
from campaigns import arrange, begun, late, opened
from villages import loosely, opening

from moonstone.engine import NATURE
from moonstone.games.charterstone import GAME
from moonstone.games.charterstone.content.constants import UNLOCKS
from moonstone.games.charterstone.content.read import standard

CONTENT = standard()
ROWS = [row.name for row in CONTENT.glory]


CONTENTS = {
    7: "b25 p223 o220 o221 o222",
    8: "b35 p229 o228 cat",
    9: "b26 p224",
    10: "b28 p225 o226",
    11: "b30 b31 b32",
    12: "b38 p230",
    13: "b39 p231",
    14: "b40 b41 b42 p232",
    15: "b45 p235 ghost",
    16: "b52 p255",
    17: "b46 p251 t1-15",
    18: "b48 p253 o252",
    19: "b49 b50 b51 p254",
    20: "b53 p256",
    21: "b54 p257",
    22: "b55 b56 b57",
    23: "b61 p271 i1-12",
    24: "b67 p276",
    25: "b62 p273 o272",
    26: "b63 p274",
    27: "b64 b65 b66 p275",
    28: "b68 p277",
    29: "b69 p279 butler",
    30: "b70 b71 b72",
    31: "b76 p293 g1-12",
    32: "b82 p298 golem",
    33: "b77 p295 o294",
    34: "b78 p296",
    35: "b79 b80 b81",
    36: "b83 p300 o299",
    37: "b84 p301",
    38: "b85 b86 b87 p302",
    39: "b91 p304 b92-97",
    40: "b103 p311 o310 robot",
    41: "b98 p306 o305",
    42: "b99 p307",
    43: "b100 b101 b102 p308",
    44: "b104 p312",
    45: "b105 p313",
    46: "b106 b107 b108",
    47: "b112 p327 f1-12",
    48: "b118 p333 chef",
    49: "b113 p329 o328",
    50: "b114 p330",
    51: "b115 b116 b117 p331",
    52: "b119 p335 o334",
    53: "b120 p336",
    54: "b121 b122 b123",
}
UNLOCKING = {
    "private": (7,),
    "income": (10, 21, 26, 34, 42, 53),
    "overbuild": (11, 14, 19, 22, 24, 27, 30, 35, 38, 43, 46, 51, 54),
    "minion": (8, 15, 29, 32, 40, 48),
    "peril": (12, 20, 28, 36, 44, 52),
    "guest": (31,),
    "item": (23,),
    "friend": (47,),
    "treasure": (17,),
    "special": (39,),
}


def test_b3_every_crate_holds_what_the_index_says() -> None:
    for number, text in CONTENTS.items():
        names: set[str] = set()
        for word in text.split():
            letter, _, last = word.partition("-")
            head = letter[0]
            many = range(int(letter[1:]), int(last) + 1) if last else ()
            names |= {f"{head}{entry}" for entry in many} or {word}
        assert set(CONTENT.crates[number].names) == names, number
    for rule in UNLOCKS:
        assert tuple(n for n, crate in CONTENT.crates.items() if rule in crate.unlocks) == UNLOCKING[rule], rule
    assert sorted(CONTENT.crates) == list(range(1, 55))


@pytest.mark.parametrize(
    ("card", "kind", "number"),
    [("b45", "treasure", 15), ("b58", "item", 12), ("b73", "guest", 12), ("b109", "friend", 12), ("b88", "special", 6)],
)
def test_b3_the_opener_draws_one_and_the_others_join_the_deck(card: str, kind: str, number: int) -> None:
    table = opening(card)
    crate = CONTENT.crates[GAME.index.crates[GAME.index.building_of[card]]]
    table.state.play(0, GAME.move_from_text("place charterstone"), table.events)
    assert [str(move) for move in table.state.moves(NATURE)] == [f"find {name}" for name in crate.cards]
    assert len(crate.cards) == number
    table.resolve_chance()
    (found,) = (args["card"] for args in table.happened("found"))
    assert found in table.held(0)
    assert set(crate.cards) - {found} <= table.pile("deck") | table.pile("face_up")
    assert kind in table.view()["rules"]


def test_b1_slots_appear_when_a_crate_opens_and_never_before() -> None:
    slots = {"private": "21", "income": "24b", "overbuild": "18b", "minion": "16", "peril": "3", "guest": "11"}
    slots |= {"item": "12", "friend": "13", "treasure": "14", "special": "9"}
    assert set(slots) == set(UNLOCKS)
    for rule, slot in slots.items():
        for crate in UNLOCKING[rule]:
            others = {slots[other] for other in CONTENT.crates[crate].unlocks}
            view = opened(crate).start(2).view(None)
            shown = view["slots"]
            assert isinstance(shown, list)
            covers = {str(entry["name"]): entry["covers"] for entry in shown if isinstance(entry, dict)}
            assert {name for name in covers if name in slots.values()} == others
            assert {name: covers[name] for name in others} == {name: int(name.endswith("b")) for name in others}
            assert slot in others
    assert "2" in [entry["name"] for entry in loosely(arrange(3).editions.public())["slots"]]


def test_every_part_has_a_name() -> None:
    shown = late(2).editions.public()
    assert isinstance(shown, dict)
    for section in ("buildings", "cards", "personas", "objectives", "minions"):
        parts = shown[section]
        assert isinstance(parts, dict)
        for name, part in parts.items():
            assert isinstance(part, dict)
            assert part["title"] or name.startswith("original-")
    assert len({part.title for part in CONTENT.parts if part.title}) == len(
        [part for part in CONTENT.parts if part.title]
    ), "no two have the same name"
    assert all(crate.title and crate.story for crate in CONTENT.crates.values())
    assert all(chapter.title for chapter in CONTENT.games)


def test_a7_1_rows_and_perils_that_came_in_this_game_are_described_in_the_view() -> None:
    """What is printed does not have them yet: a client draws them from the view, and sees nothing of them before."""
    table = begun(arrange(2))
    assert table.view(None)["came"] == {"quota": {}, "glory": {}, "perils": {}}
    table.known().state.opened += (8, 12)
    table.state.openers += (0, 1)
    came = table.view(None)["came"]
    rows = {entry["row"] for entry in table.view(None)["quota"]}
    assert {row["goods"] for row in came["quota"].values()} == {"minion", "peril"}
    assert set(came["quota"]) < rows
    assert set(came["glory"]) == {"minion", "peril"}
    assert len(came["perils"]) == 6
    assert begun(late(2)).view(None)["came"] == {"quota": {}, "glory": {}, "perils": {}}
