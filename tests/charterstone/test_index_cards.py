"""One test, or one row, for every guest, item, friend, treasure, minion and later objective: the exact change."""

from __future__ import annotations

import pytest
from villages import Table, position

from moonstone.games.charterstone.content.constants import CHARTERS, MINIONS, RESOURCES
from moonstone.games.charterstone.content.read import standard

CONTENT = standard()


def ready(seats: int = 2, **goods: int) -> Table:
    """Everything is unlocked; the first seat has these goods and nothing else."""
    return position(seats).known().goods(0, **{**dict.fromkeys(("coin", *RESOURCES), 0), **goods})


def changed(table: Table, before: dict[str, int]) -> dict[str, int]:
    """What is different now."""
    after = table.all_of(0)
    return {name: after[name] - number for name, number in before.items() if after[name] != number}


# Guests (B1.4)


GUESTS: dict[str, tuple[dict[str, int], tuple[str, ...]]] = {
    "g1": ({"vp": 1, "pumpkin": 1}, ()),
    "g2": ({"influence": 1, "vp": 1}, ()),
    "g3": ({"coin": 1, "influence": 1}, ()),
    "g4": ({"coin": 1, "wood": 1}, ()),
    "g5": ({"vp": 1, "grain": 1}, ()),
    "g6": ({"coin": 1, "coal": 1}, ()),
    "g7": ({"vp": 1, "iron": 1}, ()),
    "g8": ({"coin": 1, "clay": 1}, ()),
    "g9": ({"coin": 1, "vp": 1}, ()),
    "g10": ({"iron": 2, "vp": 1}, ("gain iron+iron",)),
    "g11": ({"reputation": 1, "influence": -1, "coin": 1}, ("yes",)),
    "g12": ({"vp": 1}, ("take a1",)),
}


def with_income(table: Table) -> Table:
    """The first seat is about to have income: it plays with the persona who brings it once a game."""
    return table.persona(0, "p253")


@pytest.mark.parametrize("guest", GUESTS)
def test_b1_4_up_to_three_players_take_both_rewards(guest: str) -> None:
    change, moves = GUESTS[guest]
    table = with_income(ready().cards(0, guest).mat("a1", "a2")).influence(0, 9)
    before = table.all_of(0)
    table.play("use p253", *moves)
    assert changed(table, before) == change
    assert table.held(0) == ({guest, "a1"} if guest == "g12" else {guest})


def test_b1_4_four_players_take_one_reward() -> None:
    table = with_income(ready(4).cards(0, "g1")).play("use p253")
    assert table.moves() == ["pick 1", "pick 2"]
    before = table.all_of(0)
    assert changed(table.play("pick 2"), before) == {"pumpkin": 1}


def test_b1_4_from_the_current_player_in_reverse_order() -> None:
    table = ready(3).cards(0, "g1", "basic-purple").cards(1, "g5").cards(2, "g7").goods(0, coin=4)
    table.state.progress = next(at for at in range(99) if "i" in CONTENT.progress[at + 1])
    table.play("place charterstone")
    order = [args["seat"] for args in table.happened("gained") if args["what"] in ("pumpkin", "grain", "iron")]
    assert order == [0, 2, 1]


# Items (B1.5)


ITEMS: dict[str, tuple[dict[str, int], dict[str, int], tuple[str, ...]]] = {
    "i1": ({"pumpkin": 1, "wood": 1}, {"vp": 4}, ()),
    "i2": ({"grain": 1, "coal": 1}, {"vp": 4}, ()),
    "i3": ({"iron": 1, "clay": 1}, {"vp": 4}, ()),
    "i4": ({"pumpkin": 1, "coal": 1}, {"coin": 3}, ()),
    "i5": ({"wood": 1, "iron": 1}, {"coin": 3}, ()),
    "i6": ({"grain": 1, "clay": 1}, {"influence": 2, "vp": 1}, ()),
    "i7": ({"pumpkin": 1, "iron": 1}, {"vp": 2}, ("take a1",)),
    "i8": ({"wood": 1, "clay": 1}, {"reputation": 1, "influence": -1, "vp": 2}, ("yes",)),
    "i9": ({"grain": 1, "iron": 1}, {"influence": 2, "vp": 1}, ()),
    "i10": ({"coal": 1, "clay": 1}, {"vp": 2}, ()),
    "i11": ({"pumpkin": 1, "grain": 1}, {"coin": 2, "vp": 2}, ()),
    "i12": ({"wood": 1, "coal": 1}, {"coin": 2, "vp": 2}, ()),
}


@pytest.mark.parametrize("item", ITEMS)
def test_b1_5_pay_take_the_reward_discard(item: str) -> None:
    cost, gain, moves = ITEMS[item]
    table = ready(**cost).cards(0, item).mat("a1", "a2", "a3", "a4", "a5").influence(0, 9)
    before = table.all_of(0)
    table.play(f"use {item}", *moves)
    assert changed(table, before) == {**{name: -number for name, number in cost.items()}, **gain}
    assert item in table.pile("discard") | table.pile("face_up")
    assert len(table.held(0)) == (item in ("i7", "i10"))
    assert (table.asked(), table.state.turn) == ("turn", (0,)), "it takes no turn"


def test_b1_5_an_item_is_discarded_after_its_reward_and_is_none_itself() -> None:
    table = ready(coal=1, clay=1).cards(0, "i10").mat("a1", "a2", "a3", "a4", "a5").deck()
    table.state.discard = 0
    table.play("use i10")
    assert (table.held(0), table.pile("discard"), table.has(0, "vp")) == (set(), {"i10"}, 2)
    table = ready(pumpkin=1, iron=1).cards(0, "i7").mat("a1", "a2", "a3").play("use i7")
    assert table.moves() == ["take a1", "take a2", "take a3"]
    table.play("take a2")
    assert (table.held(0), table.pile("face_up")) == ({"a2"}, {"a1", "a3", "i7"})


@pytest.mark.parametrize("item", ITEMS)
def test_b1_5_not_without_the_resources(item: str) -> None:
    cost, _, _ = ITEMS[item]
    table = ready(**{**cost, next(iter(cost)): 0}).cards(0, item)
    assert table.refused(f"use {item}") == "cannot-pay"
    assert ready(**cost).refused(f"use {item}") == "not-yours"


def test_b1_5_after_placing_too_while_you_own_the_resources() -> None:
    table = ready(wood=1).cards(0, "i12", "t15", "i1").mat("a1", "a2", "a3", "a4", "a5").deck("a6", "a7", "a8")
    table.play("place basic-black")
    assert (table.asked(), table.moves()) == ("finish", ["use i12", "no"])
    assert table.refused("use t15") == "before-placing"
    assert table.refused("use i1") == "cannot-pay"
    assert table.refused("place basic-red") == "not-now"
    before = table.all_of(0)
    assert changed(table.play("use i12"), before) == {"wood": -1, "coal": -1, "coin": 2, "vp": 2}
    assert table.state.turn == (1,), "nothing more can be used"


def test_b1_5_no_ends_the_turn() -> None:
    table = ready(wood=1).cards(0, "i12").play("place basic-black", "no")
    assert (table.state.turn, table.held(0)) == ((1,), {"i12"})


# Friends (B1.6)


@pytest.mark.parametrize("number", range(12))
def test_b1_6_a_friend_gives_one_more_when_a_building_of_the_charter_does(number: int) -> None:
    charter, what = CHARTERS[number // 2], ("coin", "vp")[number % 2]
    order = ("purple", "green", "yellow", "black", "blue", "red")
    assert charter == order[number // 2]
    seat = CHARTERS.index(charter)
    building, cost, gives = {
        "coin": ("b55", {"coal": 1}, {"coin": 5, "vp": 3}),
        "vp": ("b56", {"coal": 1, "clay": 1}, {"vp": 5}),
    }[what]
    for where, more in ((seat, 1), ((seat + 1) % 6, 0)):
        table = ready(6, **cost).built(where, building, 2).cards(0, f"f{number + 1}")
        before = table.all_of(0)
        paid = {name: -number for name, number in cost.items()}
        expected = {"idle": -1, **paid, **gives, what: gives[what] + more}
        assert changed(table.play(f"place {building}"), before) == expected


def test_b1_6_the_commons_and_other_cards_set_no_friend_off() -> None:
    table = ready(wood=1).cards(0, "f1").play("place treasury")
    assert table.has(0, "coin") == 1


# Treasures (B1.7)


@pytest.mark.parametrize("treasure", ["t1", "t2"])
def test_b1_7_a_gauntlet_brings_one_more_persona(treasure: str) -> None:
    table = ready().cards(0, treasure).persona(0, "p219").persona(0, "p233").play(f"use {treasure}")
    assert table.moves() == ["bring original-purple", "bring p219"]
    table.play("bring p219")
    assert table.state.playing[0].bit_count() == 2
    assert treasure in table.pile("discard")


@pytest.mark.parametrize("treasure", ["t3", "t4", "t5"])
def test_b1_7_a_tome_searches_the_deck_for_what_is_no_treasure(treasure: str) -> None:
    table = ready().cards(0, treasure).deck("a1", "i1", "t15").play(f"use {treasure}")
    assert table.moves() == ["take a1", "take i1"]
    assert table.refused("take t15") == "not-in-deck"
    assert table.play("take i1").held(0) == {"i1"}


@pytest.mark.parametrize("treasure", ["t6", "t7", "t8", "t9"])
def test_b1_7_an_amulet_retrieves_a_worker_and_gives_another_turn(treasure: str) -> None:
    table = ready().cards(0, treasure).on("market", 0).on("treasury", 0).play(f"use {treasure}")
    assert table.moves() == ["recall treasury", "recall market"]
    assert table.refused("recall basic-red") == "no-worker-there"
    table.play("recall market", "place basic-red")
    assert table.state.turn == (0,), "another turn"
    table.play("retrieve")
    assert table.state.turn == (1,)


def test_c_an_amulet_gives_another_turn_also_when_nobody_is_out() -> None:
    table = ready().cards(0, "t6").play("use t6", "place basic-red")
    assert table.state.turn == (0,)
    assert table.play("place basic-blue").state.turn == (1,)


SCROLLS = ["t10", "t11", "t12", "t13", "t14"]


def with_scroll(treasure: str = "t10") -> Table:
    """A scroll, and a charter with a building that costs something and one that waits for income."""
    return ready().built(0, "b31", 2).built(0, "b28", 3).built(1, "b22", 2).cards(0, treasure)


@pytest.mark.parametrize("treasure", SCROLLS)
def test_c_a_scroll_places_a_worker_in_your_charter_and_takes_no_cost(treasure: str) -> None:
    table = with_scroll(treasure)
    before = table.all_of(0)
    table.play(f"use {treasure}")
    assert table.moves() == ["place basic-purple", "place b31", "partly"]
    assert table.view(0)["question"] == {"ask": "turn", "seat": 0, "partly": False, "free": True}
    assert changed(table.play("place b31"), before) == {"vp": 7, "idle": -1}
    assert table.state.turn == (1,), "that was the turn"
    table.play("retrieve" if "retrieve" in table.moves() else "place basic-red")
    assert table.refused("place b31") == "cannot-pay", "only once"


def test_c_a_scroll_helps_nowhere_else_and_nobody_goes_home_instead() -> None:
    table = with_scroll().on("basic-purple", 0).play("use t10")
    assert table.refused("place b22") == "not-your-charter"
    assert table.refused("place b28") == "waits-for-income"
    assert table.refused("place treasury") == "not-your-charter"
    assert table.refused("retrieve") == "place-first"
    assert table.refused("use t10") == "place-first"


def test_c_a_scroll_places_a_minion_too_but_nobody_where_nobody_is_at_hand() -> None:
    table = with_scroll().on("treasury", 0).on("market", 0)
    assert table.refused("use t10") == "no-effect"
    table.minions(0, cat=1).play("use t10")
    assert table.moves() == ["send cat basic-purple", "send cat b31", "partly"]
    before = table.all_of(0)
    assert changed(table.play("send cat b31"), before) == {"vp": 8, "cat": -1}


def test_c_a_scroll_bumps_brings_the_peril_and_leaves_the_target() -> None:
    table = with_scroll().on("b31", 1).afflicted("b31", "blight").play("use t10", "place b31")
    assert table.happened("placed")[-1]["bumped"] == 1
    assert table.all_of(0)["blight"] == 1


def test_c_scrolls_of_one_turn_end_it() -> None:
    """The building gives the scroll back; what it gives is had once a turn."""
    table = ready().built(0, "b100", 2).cards(0, *SCROLLS).mat("a1", "a2", "a3", "a4", "a5")
    turns = 0
    while table.state.turn == (0,):
        moves = [move for move in table.moves() if move.startswith(("use", "take t", "place b100"))]
        table.play(moves[0] if moves else table.moves()[0])
        turns += 1
    assert turns < 9


def test_b1_7_t15_the_chalice_moves_progress_either_way() -> None:
    for move, steps in (("shift forward 2", 2), ("shift back 2", -2), ("shift forward 0", 0), ("shift back 1", -1)):
        table = ready(6).cards(0, "t15")
        table.state.progress = 8
        table.play("use t15")
        table.play(move)
        while table.asked() == "may":
            table.play("no")
        assert table.state.progress == 8 + steps


# Minions (B1.8)


@pytest.mark.parametrize(
    ("kind", "change", "moves"),
    [
        ("cat", {"vp": 1}, ()),
        ("ghost", {"reputation": 1, "influence": -1}, ("yes",)),
        ("butler", {"coin": 1}, ()),
        ("golem", {"clay": 1}, ("gain clay",)),
        ("robot", {}, ("take a1",)),
        ("chef", {"influence": 1}, ("yes",)),
    ],
)
def test_b1_8_a_minion_brings_its_owner_something(kind: str, change: dict[str, int], moves: tuple[str, ...]) -> None:
    table = ready().minions(0, **{kind: 1}).mat("a1", "a2", "a3", "a4", "a5").influence(0, 9)
    before = table.all_of(0)
    table.play(f"send {kind} basic-purple", *moves)
    placed = {"pumpkin": 1, kind: -1, **change}
    assert changed(table, before) == placed, "when it is placed"
    before = table.all_of(0)
    table.play("place basic-purple", *(("take a2",) if kind == "robot" else moves))
    assert changed(table, before) == change, "when an opponent uses its building"
    before = table.all_of(0)
    table.play("place basic-purple")
    assert changed(table, before)["pumpkin"] == 1
    assert changed(table, before).keys() == {"pumpkin", "idle"}, "not when its owner does"
    assert set(MINIONS) == {minion.name for minion in CONTENT.minions}


# Objectives (C)


def scores(table: Table, objective: str) -> bool:
    """Whether the objective, posted alone, can be scored."""
    return "place grandstand" in table.posted(objective).moves()


def test_o220_three_objectives_before_this() -> None:
    for number, met in ((2, False), (3, True)):
        table = ready().influence(0, 12 - number)
        table.state.scored[0] = (1 << number) - 1
        table.state.influence_in_supply[0] = 0
        assert scores(table, "o220") == met


def test_o221_at_most_three_influence_before_placing() -> None:
    assert not scores(ready().influence(0, 4), "o221")
    assert scores(ready().influence(0, 3), "o221")


def test_o222_four_kinds_of_cards() -> None:
    assert not scores(ready().cards(0, "a1", "basic-red", "i1", "i2"), "o222")
    assert scores(ready().cards(0, "a1", "basic-red", "i1", "g1"), "o222")


def test_o226_tokens_on_three_income_buildings() -> None:
    table = ready().built(0, "b28", 2).built(0, "b54", 3).built(1, "b63", 2).token(0, "b28").token(0, "b54")
    assert not scores(table, "o226")
    assert scores(table.token(0, "b63"), "o226")


def test_o228_three_minions_on_the_board() -> None:
    table = ready().built(0, "b22", 2).built(0, "b23", 3).minion_on("b22", "cat").minion_on("b23", "cat")
    assert not scores(table.minions(0, ghost=1), "o228")
    assert scores(table.minion_on("basic-purple", "chef"), "o228")


@pytest.mark.parametrize(
    ("objective", "three"),
    [
        ("o252", ("t1", "t2", "t3")),
        ("o272", ("i1", "i2", "i3")),
        ("o294", ("g1", "g2", "g3")),
        ("o305", ("b22", "b25", "basic-red")),
        ("o328", ("f1", "f2", "f3")),
    ],
)
def test_three_cards_of_a_kind(objective: str, three: tuple[str, str, str]) -> None:
    """o252 treasures, o272 items, o294 guests, o305 building cards of either kind, o328 friends."""
    assert not scores(ready().cards(0, *three[:2], "a1"), objective)
    assert scores(ready().cards(0, *three), objective)


def test_o299_six_perils() -> None:
    assert not scores(ready().suffers(0, *["bandit"] * 5), "o299")
    assert scores(ready().suffers(0, *["bandit"] * 5, "blight"), "o299")


def test_o310_three_kinds_of_minions() -> None:
    assert not scores(ready().minions(0, cat=2, ghost=1), "o310")
    assert scores(ready().minions(0, cat=1, ghost=1).minion_on("basic-purple", "chef"), "o310")


def test_o334_four_kinds_of_perils() -> None:
    assert not scores(ready().suffers(0, "bandit", "blight", "vermin", "vermin"), "o334")
    assert scores(ready().suffers(0, "bandit", "blight", "vermin", "famine"), "o334")


def test_every_card_and_objective_has_its_test() -> None:
    with open(__file__, encoding="utf-8") as file:
        text = file.read()
    friends = {f"f{number + 1}" for number in range(12)}
    for card in CONTENT.cards:
        if card.kind != "assistant":
            assert card.name in friends or f'"{card.name}"' in text, card.name
    for objective in CONTENT.objectives[5:]:
        assert objective.name in text, objective.name
