"""B2.10 to B2.12: perils for the inspector, the candle, and minions that wait."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from story import AUTOMA, INDEX, chapter, keys, left, over, settled, started, until
from villages import Table

from moonstone.engine import NATURE
from moonstone.games.charterstone import GAME, Charterstone
from moonstone.games.charterstone.content.constants import CHARTERS, MINIONS

STORY_CRATES = (17, 23, 31, 47)
SECRET: dict[str, Any] = {"purple": {"victory": "v1"}, "green": {"victory": "v2"}}


def clean(table: Table) -> Table:
    """No peril lies anywhere."""
    state = table.state
    state.perils_placed = [0] * len(state.perils_placed)
    state.peril_supply = [6] * 6
    state.perils_held = [0] * len(state.perils_held)
    return table


# Game 8 (B2.10)


def test_b2_10_perils_are_unlocked_now_with_their_slot_and_their_row() -> None:
    game = chapter(8)
    shown: Any = game.editions.public()
    assert 3 in {slot["number"] for slot in shown["slots"]}
    assert "perils" in shown["quota"]
    before: Any = chapter(7).editions.public()
    assert 3 not in {slot["number"] for slot in before["slots"]}
    assert "perils" not in before["quota"]
    table = settled(game)
    assert "peril" in table.view()["rules"]
    grounds = table.view()["charters"].values()
    assert all(("peril" in entry) == (entry["building"] is not None) for ground in grounds for entry in ground["plots"])


def test_b2_10_they_stay_unlocked() -> None:
    assert "peril" in settled(chapter(9)).view()["rules"]
    assert settled(chapter(9)).happened("afflicted")


@pytest.mark.parametrize("where", ["basic-green", "basic-red", None])
def test_b2_10_a_peril_left_in_the_charter_of_a_person_means_m(where: str | None) -> None:
    table = clean(settled(chapter(8)))
    if where:
        table.afflicted(where, "bandit")
    over(table, "treasury" if where == "basic-red" else "basic-red")
    assert table.happened("came-about")[0]["choice"] == ("M" if where == "basic-green" else "N")


def test_b2_18_an_automas_charter_is_ignored_for_perils() -> None:
    table = clean(settled(chapter(8, green=AUTOMA))).afflicted("basic-green", "bandit")
    table.state.automa_deck = 1 << 7
    assert over(table).happened("came-about")[0]["choice"] == "N"


def test_b2_10_perils_held_by_players_do_not_count() -> None:
    table = clean(settled(chapter(8))).suffers(0, "bandit", "famine")
    assert over(table).happened("came-about")[0]["choice"] == "N"


def test_b2_10_a_peril_under_nothing_but_on_a_tile_counts() -> None:
    table = started(chapter(8, purple={"tiles": ("b22", "", "", "")})).play("lay 1 2", "lay 2 3")
    table = clean(until(table, "turn")).afflicted("b22", "bandit")
    assert over(table).happened("came-about")[0]["choice"] == "M"


@pytest.mark.parametrize("letter", ["M", "N"])
def test_b2_10_either_way_the_candle_is_lit_in_game_9(letter: str) -> None:
    assert settled(chapter(8)).view()["candle"] is None
    table = started(chapter(9, choices=f"ACEGIL{letter}"))
    assert table.view()["candle"]["burns"]


# The candle (B2.11)


def flickers(table: Table, state: str) -> Table:
    """The candle is asked, and answers."""
    assert table.state.turn == (NATURE,)
    table.state.play(NATURE, GAME.move_from_text(f"candle {state}"), table.events)
    return table


def lit(seats: int = 2, first: int = 0, **more: Any) -> Table:
    """The ninth game before its first turn, when the candle is asked."""
    table = started(chapter(9, seats, **more), first)
    while {str(move) for move in table.state.moves(table.state.turn[0])} & {"candle out"} == set():
        seat = table.state.turn[0]
        if seat == NATURE:
            table.state.play(NATURE, table.state.chance_outcomes().pick(table.rng.randrange), table.events)
        else:
            table.state.play(seat, table.state.moves(seat)[0], table.events)
    return table


def unlit_words() -> set[str]:
    return {str(move) for move in lit().state.moves(NATURE)}


def chance(table: Table) -> Fraction:
    """How likely it is that the candle goes out now."""
    odds = table.state.chance_outcomes()
    weights = {str(move): weight for move, weight in zip(odds.moves, odds.weights, strict=True)}
    return Fraction(weights["candle out"], sum(weights.values()))


def next_turn(table: Table) -> Table:
    """The player in turn passes by, up to the next question of the candle."""
    state = table.state
    while state.turn != (NATURE,):
        seat = state.turn[0]
        moves = [str(move) for move in state.moves(seat)]
        wanted = ("retrieve", "place cloud-port", "place treasury", "place basic-red", "small basic-blue")
        text = next((move for move in wanted if move in moves), moves[0])
        state.play(seat, GAME.move_from_text(text), table.events)
    return table


def test_b2_11_at_the_start_of_each_turn_chance_decides() -> None:
    table = clean(lit())
    assert unlit_words() == {"candle burns", "candle out"}
    for seat in (0, 1, 0, 1):
        assert table.asked() == "candle"
        flickers(table, "burns")
        assert table.state.turn == (seat,)
        next_turn(table)


def test_b2_11_the_odds_rise_and_are_shown_exactly() -> None:
    table = clean(lit())
    seen = []
    for _ in range(6):
        shown = table.view()["candle"]
        assert Fraction(shown["out"], shown["of"]) == chance(table)
        seen.append(chance(table))
        next_turn(flickers(table, "burns"))
    assert seen == sorted(seen)
    assert seen[0] < seen[2] < seen[4]
    assert all(Fraction(0) < odds < 1 for odds in seen)


def test_b2_11_the_odds_of_the_coming_turn_are_shown() -> None:
    """While the last player of a round is in turn, too: the odds rise with the next one."""
    table = clean(lit())
    for _ in range(6):
        flickers(table, "burns")
        shown = table.view()["candle"]
        next_turn(table)
        assert Fraction(shown["out"], shown["of"]) == chance(table)


@pytest.mark.parametrize("seats", range(1, 7))
def test_b2_11_about_half_of_good_games_end_with_it_burning(seats: int) -> None:
    """Sixteen rounds are a good game."""
    table = clean(lit(seats))
    burns = Fraction(1)
    for _ in range(16 * seats):
        burns *= 1 - chance(table)
        flickers(table, "burns")
        table.state.influence = [12] * seats
        next_turn(clean(table))
        if not table.state.turn or table.asked() != "candle":
            break
    assert Fraction(3, 10) < burns < Fraction(7, 10), float(burns)


def test_b2_11_it_goes_out_on_somebodys_turn_and_is_never_lit_again() -> None:
    table = flickers(flickers_then_next(clean(lit(3))), "out")
    shown = table.view()["candle"]
    assert (shown["burns"], shown["by"]) == (False, 1)
    assert table.state.turn == (1,), "the turn goes on"
    for _ in range(4):
        table = until(table, "turn")
        table.play(next(move for move in table.moves() if move == "retrieve" or "basic" in move))
        assert table.asked() != "candle"
        assert not table.view()["candle"]["burns"]


def flickers_then_next(table: Table) -> Table:
    return next_turn(flickers(table, "burns"))


def test_b2_11_a_fuel_shortage_puts_it_out_at_once() -> None:
    table = flickers(clean(lit()), "burns")
    table.afflicted("basic-green", "fuel-shortage").afflicted("basic-red", "bandit").play("place basic-green")
    shown = table.view()["candle"]
    assert (shown["burns"], shown["by"]) == (False, 0)
    table = flickers(clean(lit()), "burns").afflicted("basic-red", "bandit")
    table.state.play(0, GAME.move_from_text("place basic-red"))
    assert table.view()["candle"]["burns"], "another peril does nothing"


def test_b2_11_an_automas_turn_counts() -> None:
    table = flickers(clean(lit(green=AUTOMA)), "burns")
    flickers(next_turn(table), "out")
    assert table.view()["candle"]["by"] == 1
    table = flickers(clean(lit(green=AUTOMA)), "burns")
    next_turn(table).afflicted("basic-green", "fuel-shortage")
    flickers(table, "burns")
    table.state.play(NATURE, GAME.move_from_text("automa 1"), table.events)
    shown = table.view()["candle"]
    assert (shown["burns"], shown["by"]) == (False, 1), "so does what it uses"


def finished(table: Table, by: int | None) -> Table:
    """The ninth game is over, the candle out by that seat's doing, or burning."""
    state = table.state
    while state.view(None)["step"] != "turn" or (by is not None and state.turn != (by,)):
        seat = state.turn[0]
        if seat == NATURE:
            state.play(
                NATURE, next((m for m in state.moves(NATURE) if str(m) == "candle burns"), state.moves(NATURE)[0])
            )
        else:
            state.play(seat, state.moves(seat)[0])
    if by is not None:
        clean(table).afflicted("basic-blue", "fuel-shortage")
        state.play(by, GAME.move_from_text("place basic-blue"), table.events)
    state.ending = True
    while state.turn and (table.asked() in ("turn", "candle")):
        seat = state.turn[0]
        moves = {str(move): move for move in state.moves(seat)}
        wanted = ("candle burns", "retrieve", "place basic-red", "small basic-red")
        state.play(
            seat, next((moves[text] for text in wanted if text in moves), next(iter(moves.values()))), table.events
        )
    return table


def test_b2_11_the_guidepost_is_met_by_everybody_on_whose_turn_it_did_not_go_out() -> None:
    table = finished(clean(lit(3)), 1)
    assert table.happened("guidepost-met") == [{"seats": [0, 2]}]
    table = finished(clean(lit(3)), None)
    assert table.happened("guidepost-met") == [{"seats": [0, 1, 2]}]


def test_b2_11_out_is_o_and_burning_p() -> None:
    assert left(finished(clean(lit()), 1)).choices[-1] == "O"
    assert left(finished(clean(lit()), None)).choices[-1] == "P"


USED = {"personas": ("original-purple", "p219", "p233"), "used": ("p219", "original-purple")}


def test_b2_11_after_o_that_person_archives_one_used_persona_after_marking() -> None:
    table = until(finished(clean(lit(opened=(1,), purple=USED)), 0), "farewell")
    assert (table.asked(), table.state.turn) == ("farewell", (0,))
    assert "used" in keys(table)
    assert set(table.moves()) <= {"farewell p219", "farewell original-purple", "farewell p233"}
    village = left(table.play("farewell p219"))
    mine = village.charters[0]
    assert "p219" not in mine.personas + mine.used
    assert village.lost == ("p219",)


def test_b2_11_only_a_used_persona_can_go() -> None:
    chest = {"personas": ("original-purple", "p219", "p233"), "used": ()}
    table = started(chapter(9, opened=(1,), purple=chest))
    table = until(finished(clean(lit(opened=(1,), purple=chest)), 0), "farewell")
    if table.state.turn:
        assert table.refused("farewell p233")
        assert len(table.moves()) == 1
    village = left(table)
    assert len(village.lost) == 1
    assert village.lost[0] not in village.charters[0].personas
    assert "p233" in village.charters[0].personas


def test_b2_11_an_automa_loses_nothing_and_nobody_else_does() -> None:
    table = clean(lit(opened=(1,), purple=USED, green={**AUTOMA, "personas": ("p258",), "used": ("p258",)}))
    flickers(table, "burns")
    flickers(next_turn(table), "out")
    over(table)
    village = left(table)
    assert village.choices[-1] == "O"
    assert village.lost == ()
    assert not left(finished(clean(lit(opened=(1,), purple=USED)), None)).lost, "nor after P"


# Minions that wait (B2.12)


def locations(table: Table) -> list[int]:
    return [int(str(told["plot"])) for told in table.happened("location")]


def waiting(table: Table) -> dict[str, list[int]]:
    """By charter, the plots on which a minion of nobody's waits."""
    charters = table.view()["charters"]
    return {
        name: [number for number, entry in enumerate(ground["plots"], 1) if "loose" in entry]
        for name, ground in charters.items()
    }


def test_b2_12_all_kinds_of_minions_are_in_play_now() -> None:
    table = settled(chapter(10))
    assert set(table.view()["minions"]) == set(MINIONS)
    shown: Any = chapter(10).editions.public()
    assert set(shown["minions"]) == set(MINIONS)
    assert "minions" in shown["quota"]
    before: Any = chapter(9).editions.public()
    assert not before["minions"]


def test_b2_12_three_location_cards_are_drawn_and_a_minion_waits_on_that_plot_of_every_charter() -> None:
    for seed in range(4):
        game = chapter(10, full=True)
        table = until(Table(game.start(2), game, seed), "turn")
        plots = locations(table)
        assert len(set(plots)) == 3
        charters = table.view()["charters"]
        for name, found in waiting(table).items():
            standing = [at for at in sorted(plots) if charters[name]["plots"][at - 1]["building"]]
            assert found == standing
        total = sum(len(found) for found in waiting(table).values())
        assert total <= 18
        assert sum(table.view()["minions"].values()) == 36 - total


def test_b2_12_nothing_is_placed_where_no_building_stands() -> None:
    table = settled(chapter(10))
    built = {name: [1] for name in CHARTERS}
    assert all(found in ([], built[name]) for name, found in waiting(table).items())
    assert bool(waiting(table)["red"]) == (1 in locations(table))


@pytest.mark.parametrize(("held", "cards"), [(0, 3), (18, 3), (19, 2), (24, 2), (25, 1), (30, 1), (31, 0), (36, 0)])
def test_b2_12_one_location_card_for_every_six_minions_in_the_supply(held: int, cards: int) -> None:
    kinds = [min(6, max(0, held - 6 * at)) for at in range(6)]
    table = settled(chapter(10, purple={"minions": tuple(kinds)}))
    assert len(locations(table)) == cards


def waits(table: Table, building: str, kind: str = "cat") -> Table:
    """A minion of nobody's waits on that building, and on no other."""
    state = table.state
    for at, mark in enumerate(state.loose_minions):
        if mark:
            state.minion_supply[mark - 1] += 1
            state.loose_minions[at] = 0
    state.loose_minions[table.slot(building)] = MINIONS.index(kind) + 1
    state.minion_supply[MINIONS.index(kind)] -= 1
    return table


def test_b2_12_using_a_building_with_a_minion_first_costs_an_influence_then_the_minion_is_yours() -> None:
    table = waits(clean(settled(chapter(10))), "basic-red").play("place basic-red")
    assert (table.has(0, "influence"), table.state.influence_in_supply[0], table.has(0, "clay")) == (11, 1, 1)
    assert table.view()["players"][0]["minions"]["cat"] == 1
    assert waiting(table)["red"] == []
    table.play("place basic-red")
    assert table.has(1, "influence") == 12, "only once"


def test_b2_12_without_influence_such_a_building_cannot_be_used() -> None:
    table = waits(clean(settled(chapter(10))), "basic-red").influence(0, 0)
    assert table.refused("place basic-red") == "rule-of-this-game"
    assert "place basic-red" not in table.moves()


def test_b2_12_the_influence_comes_before_the_cost_of_the_building() -> None:
    plots = ("basic-purple", "b95", "", "", "", "")
    table = waits(clean(settled(chapter(10, purple={"plots": plots}))), "b95").influence(0, 1).goods(0, coin=1)
    assert table.refused("place b95"), "1 for the minion and 1 for the building"
    table.influence(0, 2).play("place b95")
    assert table.has(0, "influence") == 0


def test_b2_12_first_the_minion_is_yours_then_the_cost_is_paid() -> None:
    plots = ("basic-purple", "b42", "", "", "", "")
    table = waits(clean(settled(chapter(10, purple={"plots": plots}))), "b42").play("place b42")
    until(table, "turn")
    assert (table.has(0, "vp"), table.has(0, "influence")) == (7, 11)


def test_b2_12_no_minion_can_be_placed_by_players() -> None:
    table = clean(settled(chapter(10))).minions(0, cat=1)
    waits(table, "basic-red")
    assert table.refused("send cat basic-purple") == "rule-of-this-game"
    assert not any(move.startswith("send") for move in table.moves())
    later = clean(settled(chapter(11, choices="ACEGILNPR"))).minions(0, cat=1)
    assert "send cat basic-purple" in later.moves()


def test_b2_12_a_minion_of_nobodys_brings_nobody_anything() -> None:
    table = waits(clean(settled(chapter(10))), "basic-green").play("place basic-green")
    assert table.state.vp == [0, 0]


def test_b2_12_minions_that_still_wait_go_back_when_the_game_is_over() -> None:
    table = settled(chapter(10, full=True))
    following = settled(Charterstone(INDEX, left(over(table))))
    kept = sum(sum(player["minions"].values()) for player in following.view()["players"])
    assert sum(following.view()["minions"].values()) == 36 - kept
    assert all("loose" not in entry for ground in following.view()["charters"].values() for entry in ground["plots"])


# The kings' balance (B2.12)


@pytest.mark.parametrize(
    ("choices", "letter"),
    [("ACEGILNP", "Q"), ("ADFHJKMO", "R"), ("ACFHIKNO", "Q"), ("ACFHJLNO", "R"), ("BDEGJLMP", "Q")],
)
def test_b2_12_happy_kings_at_least_as_many_as_angry_ones_mean_q(choices: str, letter: str) -> None:
    table = settled(chapter(10, choices=choices, **SECRET))
    kings = table.view()["kings"]
    assert (kings["happy"] >= kings["angry"]) is (letter == "Q")
    told = over(table).happened("came-about")[0]
    assert (told["choice"], told["number"], told["against"]) == (letter, kings["happy"], kings["angry"])


@pytest.mark.parametrize(("choices", "stars"), [("ACEGILNP", [3, 2]), ("ADFHJKMO", [1, 0])])
def test_b2_12_q_gives_everybody_two_stars(choices: str, stars: list[int]) -> None:
    table = settled(chapter(10, choices=choices, **SECRET)).minions(0, cat=1)
    waits(clean(table), "basic-black")
    charters = left(over(table)).charters
    assert [sum(charter.stars) for charter in charters[:2]] == stars


# The crates of the story (B2.12)


@pytest.mark.parametrize("letter", ["Q", "R"])
def test_b2_12_at_the_next_set_up_four_crates_are_opened(letter: str) -> None:
    game = chapter(11, choices=f"ACEGILNP{letter}")
    table = started(game)
    view = table.view()
    assert {"treasure", "item", "guest", "friend"} <= set(view["rules"])
    assert {11, 12, 13, 14} <= {slot["number"] for slot in view["slots"]}, "their rules open"
    lying = set(view["deck"]) | set(view["mat"]) | set(view["discard"])
    for number in STORY_CRATES:
        crate = GAME.content.crates[number]
        assert set(crate.cards) <= lying, "their cards go into the deck"
        assert set(crate.buildings) <= set(view["archive"]), "their building card to the archive"
        assert crate.persona not in {name for player in view["players"] for name in player["chest"]["personas"]}
    lost = left(over(settled(game))).lost
    assert set(lost) == {GAME.content.crates[number].persona for number in STORY_CRATES}, "personas are archived"


def test_b2_12_before_that_set_up_they_are_closed() -> None:
    view = settled(chapter(10)).view()
    assert not {"treasure", "item", "guest", "friend"} & set(view["rules"])


@pytest.mark.parametrize("number", STORY_CRATES)
def test_b2_12_one_that_was_opened_before_is_left_as_it_is(number: int) -> None:
    crate = GAME.content.crates[number]
    persona = crate.persona or ""
    table = started(chapter(11, opened=(number,), purple={"personas": ("original-purple", persona)}))
    view = table.view()
    assert not set(crate.buildings) & set(view["archive"])
    assert persona in view["players"][0]["chest"]["personas"]


def test_b2_12_nobody_can_open_them_again() -> None:
    opener = next(building.name for building in GAME.content.buildings if building.crate == 31)
    game = chapter(11, purple={"plots": ("basic-purple", opener, "", "", "", "")}, choices="ACEGILNPR")
    table = settled(game).cards(0, opener).goods(0, coin=4)
    if "place charterstone" in table.moves():
        table.play("place charterstone")
    assert 31 not in [
        event.args["crate"] for event in table.events if event.key == "opened" and event.args.get("seat") == 0
    ]


@pytest.mark.parametrize("number", [11, 12])
def test_b2_12_a_minion_crate_opened_later_gives_its_opener_one_from_the_supply(number: int) -> None:
    game = chapter(
        number, purple={"plots": ("basic-purple", "b23", "", "", "", "")}, choices="ACEGILNPRS"[: number - 2]
    )
    table = clean(settled(game)).cards(0, "b23").goods(0, coin=4)
    have = table.view()["minions"]["cat"]
    table.play("place charterstone")
    until(table, "turn")
    assert table.view()["players"][0]["minions"]["cat"] == 1
    assert table.view()["minions"]["cat"] == have - 1
    total = sum(table.view()["minions"].values()) + sum(
        sum(player["minions"].values()) for player in table.view()["players"]
    )
    assert total == 36


def test_b2_12_with_none_left_in_the_supply_the_opener_of_a_minion_crate_gets_none() -> None:
    game = chapter(11, choices="ACEGILNPR", green={"minions": (6, 0, 0, 0, 0, 0)})
    table = clean(settled(game)).built(0, "b23", 2).cards(0, "b23").goods(0, coin=4).play("place charterstone")
    assert table.view()["players"][0]["minions"]["cat"] == 0


# Automas (B2.18)


def test_b2_18_an_automa_pays_no_influence_and_places_no_minion() -> None:
    table = waits(clean(settled(chapter(10, green=AUTOMA))), "basic-green")
    table.state.play(0, GAME.move_from_text("place basic-red"))
    table.state.play(NATURE, GAME.move_from_text("automa 1"), table.events)
    table.resolve_chance()
    assert table.view()["players"][1]["influence"] == 12
    assert not table.happened("sent")


@pytest.mark.parametrize(("mine", "met"), [(2, [1]), (3, [0, 1]), (4, [0])])
def test_b2_18_an_automa_discards_three_minions_before_counting(mine: int, met: list[int]) -> None:
    table = clean(settled(chapter(10, green=AUTOMA))).minions(0, **dict.fromkeys(MINIONS[:mine], 1))
    assert sum(table.view()["players"][1]["minions"].values()) == 6
    waits(table, "basic-black")
    assert table.view()["guidepost"]["met"] == met
