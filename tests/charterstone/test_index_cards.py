"""One test, or one row, for every guest, item, friend, treasure, minion and later objective: the exact change."""

from __future__ import annotations

from itertools import groupby

import pytest
from uses import Use, Way, ways
from villages import Table, position
from worth import (
    TABLES,
    benefit,
    buildings_that,
    card_that,
    change,
    gain,
    goods_for,
    is_plain,
    number_of,
    persona_with,
    plain_building,
    text,
    together,
    use_of,
)

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


GUESTS, ITEMS, FRIENDS = (
    [name for name, data in TABLES["card"].items() if data["kind"] == kind] for kind in ("guest", "item", "friend")
)
COLLECTOR = persona_with("once", "income")
"""The persona that triggers income once in a game."""


def gains(card: str) -> str:
    return text("card", card, "gain")


def costs(card: str) -> str:
    return text("card", card, "cost")


def each_way(cards: list[str]) -> list[tuple[str, Way]]:
    return [(card, way) for card in cards for way in ways(gains(card))]


@pytest.mark.parametrize(("guest", "way"), each_way(GUESTS), ids=str)
def test_b1_4_up_to_three_players_take_both_rewards(guest: str, way: Way) -> None:
    use = Use(ready().persona(0, COLLECTOR), "", gains(guest), way=way, holds=(guest,))
    use.play(f"use {COLLECTOR}")
    use.check()


def test_b1_4_four_players_take_one_reward() -> None:
    guest = next(name for name in GUESTS if is_plain(gains(name)))
    rewards = gains(guest).split(", ")
    for number, reward in enumerate(rewards, 1):
        table = ready(4).cards(0, guest).persona(0, COLLECTOR).influence(0, 6).play(f"use {COLLECTOR}")
        assert table.moves() == [f"pick {number}" for number in range(1, len(rewards) + 1)]
        before = table.all_of(0)
        assert changed(table.play(f"pick {number}"), before) == change(reward)


def test_b1_4_from_the_current_player_in_reverse_order() -> None:
    plain = [name for name in GUESTS if is_plain(gains(name))]
    table = ready(3, **goods_for("charterstone")).cards(0, plain[0], "basic-purple")
    table.cards(1, plain[1]).cards(2, plain[2])
    for seat in range(3):
        table.influence(seat, 6)
    table.state.progress = next(at for at in range(99) if "i" in CONTENT.progress[at + 1])
    table.play("place charterstone")
    assert [seat for seat, _ in groupby(args["seat"] for args in table.happened("gained"))] == [0, 2, 1]


# Items (B1.5)


@pytest.mark.parametrize(("item", "way"), each_way(ITEMS), ids=str)
def test_b1_5_pay_take_the_reward_discard(item: str, way: Way) -> None:
    use = Use(ready(), costs(item), gains(item), way=way, holds=(item,))
    use.play(f"use {item}")
    use.check(gone=item)
    table = use.table
    assert item in table.pile("discard") | table.pile("face_up")
    assert (table.asked(), table.state.turn) == ("turn", (0,)), "it takes no turn"


def test_b1_5_an_item_is_discarded_after_its_reward_and_is_none_itself() -> None:
    item = card_that("item", gives="top")
    table = ready(**change(costs(item))).cards(0, item).mat("a1", "a2", "a3", "a4", "a5").deck()
    table.state.discard = 0
    table.play(f"use {item}")
    assert (table.held(0), table.pile("discard")) == (set(), {item})
    assert table.has(0, "vp") == number_of("vp", gains(item))
    item = card_that("item", gives="card")
    number = number_of("card", gains(item))
    cards = [f"a{card}" for card in range(1, number + 3)]
    table = ready(**change(costs(item))).cards(0, item).mat(*cards).play(f"use {item}")
    assert table.moves() == [f"take {card}" for card in cards]
    table.play(*(f"take {card}" for card in cards[1 : number + 1]))
    assert (table.held(0), table.pile("face_up")) == ({*cards[1 : number + 1]}, {cards[0], cards[-1], item})


@pytest.mark.parametrize("item", ITEMS)
def test_b1_5_not_without_the_resources(item: str) -> None:
    for lacking in change(costs(item)):
        use = Use(ready(), costs(item), gains(item), lacking=lacking, holds=(item,))
        assert use.table.refused(f"use {item}") == "cannot-pay"
    assert ready(**change(costs(item))).refused(f"use {item}") == "not-yours"


def nearly_payable() -> tuple[str, str, dict[str, int]]:
    """A plain item, the basic building that gives one of its resources, and all others that it costs."""
    item = next(name for name in ITEMS if is_plain(gains(name)))
    goods = change(costs(item))
    what = next(iter(goods))
    charter = next(charter.name for charter in CONTENT.charters if charter.resource == what)
    return item, f"basic-{charter}", together(goods, {what: -1})


def test_b1_5_after_placing_too_while_you_own_the_resources() -> None:
    item, basic, goods = nearly_payable()
    other = next(name for name in ITEMS if not {*change(costs(name))} & {*change(costs(item))})
    elsewhere = next(name for name in ("basic-red", "basic-blue") if name != basic)
    table = ready(**goods).cards(0, item, "t15", other).mat("a1", "a2", "a3", "a4", "a5").deck("a6", "a7", "a8")
    table.influence(0, 6).play(f"place {basic}")
    assert (table.asked(), table.moves()) == ("finish", [f"use {item}", "no"])
    assert table.refused("use t15") == "before-placing"
    assert table.refused(f"use {other}") == "cannot-pay"
    assert table.refused(f"place {elsewhere}") == "not-now"
    before = table.all_of(0)
    assert changed(table.play(f"use {item}"), before) == together(change(costs(item), -1), change(gains(item)))
    assert table.state.turn == (1,), "nothing more can be used"


def test_b1_5_no_ends_the_turn() -> None:
    item, basic, goods = nearly_payable()
    table = ready(**goods).cards(0, item).play(f"place {basic}", "no")
    assert (table.state.turn, table.held(0)) == ((1,), {item})


# Friends (B1.6)


def test_b1_6_two_friends_for_each_charter() -> None:
    assert sorted(text("card", friend, "when") for friend in FRIENDS) == sorted(
        f"{what} {charter}" for what in ("coin", "vp") for charter in CHARTERS
    )


@pytest.mark.parametrize("friend", FRIENDS)
def test_b1_6_a_friend_gives_one_more_when_a_building_of_the_charter_does(friend: str) -> None:
    what, charter = text("card", friend, "when").split()
    seat = list[str](CHARTERS).index(charter)
    building = plain_building(gives=what)
    assert gains(friend).endswith(f" {what}")
    for where, more in ((seat, gain("card", friend)), ((seat + 1) % 6, {})):
        table = ready(6, **goods_for(building)).built(where, building, 2).cards(0, friend).influence(0, 6)
        before = table.all_of(0)
        assert changed(table.play(f"place {building}"), before) == together({"idle": -1}, use_of(building), more)


def test_b1_6_the_commons_and_other_cards_set_no_friend_off() -> None:
    table = ready(**goods_for("treasury")).cards(0, "f1").play("place treasury")
    assert table.has(0, "coin") == number_of("coin", benefit("treasury"))


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


DEAR = plain_building(cost="pumpkin", only="vp")
INCOME = next(buildings_that(cost="income"))
ELSEWHERE = next(name for name in buildings_that() if name not in (DEAR, INCOME))
POINTS = change(benefit(DEAR))


def with_scroll(treasure: str = "t10") -> Table:
    """A scroll, and a charter with a building that costs something and one that waits for income."""
    return ready().built(0, DEAR, 2).built(0, INCOME, 3).built(1, ELSEWHERE, 2).cards(0, treasure)


@pytest.mark.parametrize("treasure", SCROLLS)
def test_c_a_scroll_places_a_worker_in_your_charter_and_takes_no_cost(treasure: str) -> None:
    table = with_scroll(treasure)
    before = table.all_of(0)
    table.play(f"use {treasure}")
    assert table.moves() == ["place basic-purple", f"place {DEAR}", "partly"]
    assert table.view(0)["question"] == {"ask": "turn", "seat": 0, "partly": False, "free": True}
    assert changed(table.play(f"place {DEAR}"), before) == together(POINTS, {"idle": -1})
    assert table.state.turn == (1,), "that was the turn"
    table.play("retrieve" if "retrieve" in table.moves() else "place basic-red")
    assert table.refused(f"place {DEAR}") == "cannot-pay", "only once"


def test_c_a_scroll_helps_nowhere_else_and_nobody_goes_home_instead() -> None:
    table = with_scroll().on("basic-purple", 0).play("use t10")
    assert table.refused(f"place {ELSEWHERE}") == "not-your-charter"
    assert table.refused(f"place {INCOME}") == "waits-for-income"
    assert table.refused("place treasury") == "not-your-charter"
    assert table.refused("retrieve") == "place-first"
    assert table.refused("use t10") == "place-first"


def test_c_a_scroll_places_a_minion_too_but_nobody_where_nobody_is_at_hand() -> None:
    table = with_scroll().on("treasury", 0).on("market", 0)
    assert table.refused("use t10") == "no-effect"
    table.minions(0, cat=1).play("use t10")
    assert table.moves() == ["send cat basic-purple", f"send cat {DEAR}", "partly"]
    before = table.all_of(0)
    assert changed(table.play(f"send cat {DEAR}"), before) == together(POINTS, gain("minion", "cat"), {"cat": -1})


def test_c_a_scroll_does_not_count_for_the_objective_it_would_be_spent_on() -> None:
    """The third treasure is the scroll itself: once it is used, the objective is no longer met."""
    parade = next(buildings_that(cost="objective"))
    table = ready().built(0, parade, 2).on("basic-purple", 0).on("market", 0).minions(0, cat=1)
    table.posted("o252").cards(0, "t10", "t1", "t2")
    assert table.refused("use t10") == "no-effect"
    assert table.cards(0, "t10", "t1", "t2", "t3").play("use t10").moves() == [f"send cat {parade}", "partly"]


def test_c_a_scroll_bumps_brings_the_peril_and_leaves_the_target() -> None:
    table = with_scroll().on(DEAR, 1).afflicted(DEAR, "blight").play("use t10", f"place {DEAR}")
    assert table.happened("placed")[-1]["bumped"] == 1
    assert table.all_of(0)["blight"] == 1


def test_c_scrolls_of_one_turn_end_it() -> None:
    """The building gives the scroll back; what it gives is had once a turn."""
    building = next(buildings_that(gives="card"))
    table = ready().built(0, building, 2).cards(0, *SCROLLS).mat("a1", "a2", "a3", "a4", "a5")
    turns = 0
    while table.state.turn == (0,):
        moves = [move for move in table.moves() if move.startswith(("use", "take t", f"place {building}"))]
        table.play(moves[0] if moves else table.moves()[0])
        turns += 1
    assert turns < 9


def test_b1_7_t15_the_chalice_moves_progress_either_way() -> None:
    most = number_of("shift", gains("t15"))
    for move, steps in (
        (f"shift forward {most}", most),
        (f"shift back {most}", -most),
        ("shift forward 0", 0),
        ("shift back 1", -1),
    ):
        table = ready(6).cards(0, "t15")
        table.state.progress = 8
        table.play("use t15")
        table.play(move)
        while table.asked() == "may":
            table.play("no")
        assert table.state.progress == 8 + steps


# Minions (B1.8)


def brings(kind: str) -> str:
    return text("minion", kind, "gain")


@pytest.mark.parametrize(("kind", "way"), [(kind, way) for kind in MINIONS for way in ways(brings(kind))], ids=str)
def test_b1_8_a_minion_brings_its_owner_something(kind: str, way: Way) -> None:
    building = "basic-purple"
    own = benefit(building)
    use = Use(ready().minions(0, **{kind: 1}), "", f"{own}, {brings(kind)}", building, way)
    use.play(f"send {kind} {building}")
    use.check({kind: -1})  # when it is placed
    use = Use(use.table, "", brings(kind), building, way)
    use.play(f"place {building}")
    use.check()  # when an opponent uses its building
    use = Use(use.table, "", own, building)
    use.play(f"place {building}")
    use.check({"idle": -1})  # not when its owner does
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
        tests = file.read()
    for card in CONTENT.cards:
        if card.kind != "assistant":
            assert card.name in (*GUESTS, *ITEMS, *FRIENDS) or f'"{card.name}"' in tests, card.name
    for objective in CONTENT.objectives[5:]:
        assert objective.name in tests, objective.name
