"""B2.1 to B2.3 and the table of B2: kings, guideposts, what decides, and rules that hold for one game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from story import AUTOMA, INDEX, chapter, keys, left, over, settled, started, until
from villages import Table
from worth import card_that

from moonstone.engine import Refused
from moonstone.games.charterstone import GAME
from moonstone.games.charterstone.content.constants import CHARTERS

KINGS = {
    **dict.fromkeys(("A", "B", "C", "D", "E", "F", "G", "H", "K", "L", "S", "T"), 1),
    **dict.fromkeys(("I", "J", "Q", "R"), 3),
    **dict.fromkeys(("M", "N", "O", "P"), 2),
}
ANGRY = set("ADFHJKMORT")

# Kings (B2.1)


@pytest.mark.parametrize("letter", sorted(KINGS))
def test_b2_1_a_story_carries_one_two_or_three_kings_all_happy_or_all_angry(letter: str) -> None:
    kings = settled(chapter(8, choices=letter)).view()["kings"]
    mine, other = ("angry", "happy") if letter in ANGRY else ("happy", "angry")
    assert (kings[mine], kings[other]) == (KINGS[letter], 0)


def test_b2_1_kings_of_all_stories_are_added_up() -> None:
    assert settled(chapter(10, choices="ACEGILNO")).view()["kings"] == {"happy": 9, "angry": 3}


def test_b2_1_the_chronicle_shows_of_each_story_how_the_king_took_it() -> None:
    shown: Any = chapter(7, choices="ACEHJ").editions.public()
    moods = {letter: made["king"] for letter, made in shown["choices"].items()}
    assert moods == {"A": "angry", "C": "happy", "E": "happy", "H": "angry", "J": "angry"}


STORIES = [
    (3, "A", 6),
    (3, "B", 6),
    (4, "AC", 7),
    (4, "AD", 7),
    (5, "ACF", 8),
    (6, "ACFH", 9),
    (7, "ACFHJ", 10),
    (8, "ACFHJK", 11),
    (9, "ACFHJKM", 12),
    (10, "ACFHJKMO", 13),
    (11, "ACFHJKMOR", 14),
    (12, "ACFHJKMORTU", 15),
    (12, "ACFHJKMORTV", 18),
]


@pytest.mark.parametrize(("number", "choices", "story"), STORIES)
def test_b2_stories_have_the_slots_of_the_box(number: int, choices: str, story: int) -> None:
    shown: Any = chapter(number, choices=choices).editions.public()
    told = [entry["number"] for entry in shown["stories"]]
    assert story in told
    assert len(told) == len(set(told)), "of two ways only the one that was taken is told"
    assert len(told) < len(GAME.content.stories)


# Guideposts (the table of B2)


def personas(table: Table) -> None:
    table.state.chests[1] |= 1 << GAME.index.persona_of["p219"]


def own_buildings(table: Table) -> None:
    table.built(1, "b58", 2).built(1, "b59", 3).built(0, "b22", 2)


POSTS: list[tuple[int, str, Callable[[Table], object]]] = [
    (4, "AC", own_buildings),
    (5, "ACE", personas),
    (6, "ACEG", lambda table: table.quota(1, 0, 1).quota(0, 2)),
    (7, "ACEGI", lambda table: table.reputation(1, 2).reputation(0, 1)),
    (8, "ACEGIL", lambda table: table.suffers(1, *["bandit"] * 3)),
    (10, "ACEGILNP", lambda table: table.minions(1, cat=2).minions(0, cat=1)),
    (11, "ACEGILNPQ", lambda table: table.cards(1, "a1", "a2").cards(0, "a3")),
    (11, "ACEGILNPR", lambda table: table.cards(0, "a1", "a2").cards(1, "a3")),
    (12, "ACEGILNPQS", lambda table: table.influence(1, 3).influence(0, 7)),
]


@pytest.mark.parametrize(("number", "choices", "ahead"), POSTS)
def test_b2_the_guidepost_of_each_game(number: int, choices: str, ahead: Callable[[Table], object]) -> None:
    table = settled(chapter(number, choices=choices))
    table.state.perils_placed = bytearray(len(table.state.perils_placed))
    ahead(table)
    assert table.view()["guidepost"]["met"] == [1]
    over(table)
    assert table.happened("guidepost-met") == [{"seats": [1]}]


# The king's mood is chosen (games 2 to 5, 7 and 11)


@pytest.mark.parametrize(("number", "first", "second"), [(4, "E", "F"), (5, "G", "H"), (7, "K", "L")])
def test_b2_who_meets_the_guidepost_with_most_influence_chooses(number: int, first: str, second: str) -> None:
    for letter in (first, second):
        table = over(settled(chapter(number, 3)).influence(0, 3).influence(2, 5))
        assert (table.asked(), table.state.turn) == ("decide", (1,))
        assert table.moves() == [f"decide {first}", f"decide {second}"]
        assert table.refused("decide A") == "no-such-choice"
        assert left(table.play(f"decide {letter}")).choices[-1] == letter


# Forced choices (B2.2)

FORCED = {6: ("I", "J"), 8: ("M", "N"), 9: ("O", "P"), 10: ("Q", "R")}


@pytest.mark.parametrize("number", FORCED)
def test_b2_2_nobody_is_asked_where_the_table_decides(number: int) -> None:
    table = over(settled(chapter(number, 3)))
    asked = set()
    while table.state.turn:
        asked.add(table.asked())
        table.play(table.moves()[0])
    assert "decide" not in asked
    assert "decided" not in keys(table)
    (told,) = table.happened("came-about")
    assert told["choice"] in FORCED[number]
    assert {"forced", "number", "against"} <= set(told), "with the figures that decided"


@pytest.mark.parametrize("number", FORCED)
def test_b2_2_what_decides_is_known_while_the_game_is_played(number: int) -> None:
    assert settled(chapter(number)).view()["guidepost"]["forced"]
    assert "forced" not in settled(chapter(7)).view()["guidepost"]


# Rules that hold for one game (B2.3)

RULES = [
    (4, "AC", []),
    (5, "ACE", ["small-worker"]),
    (6, "ACEG", ["neighbours"]),
    (7, "ACEGI", ["pay-opponents"]),
    (8, "ACEGIL", []),
    (9, "ACEGILN", ["candle"]),
    (10, "ACEGILNP", ["minions-wait"]),
    (11, "ACEGILNPQ", ["not-at-home"]),
    (11, "ACEGILNPR", ["emblems"]),
    (12, "ACEGILNPQS", ["own-sky-islands"]),
]


@pytest.mark.parametrize(("number", "choices", "rules"), RULES)
def test_b2_3_a_rule_of_one_game_stands_in_the_chronicle_while_it_holds(
    number: int, choices: str, rules: list[str]
) -> None:
    game = chapter(number, choices=choices)
    assert started(game).view()["chapter"]["rules"] == rules, "from the set-up on"
    shown: Any = game.editions.public()
    assert list(shown["game_rules"]) == rules
    words = game.client.words("en", game.start(2).view(None))
    assert {f"game-rule.{rule}.text" for rule in rules} == {word for word in words if word.startswith("game-rule.")}


@pytest.mark.parametrize("language", ["fr", "it", "hu", "de"])
def test_b2_3_a_rule_of_one_game_is_read_in_every_language(language: str) -> None:
    english, other = (
        chapter(5).client.words(words, settled(chapter(5)).view())["game-rule.small-worker.text"]
        for words in ("en", language)
    )
    assert other != english


def test_b2_3_a_rule_of_one_game_disappears_when_the_game_is_over() -> None:
    village = left(over(settled(chapter(5))))
    following: Any = type(GAME)(INDEX, village).editions.public()
    assert list(following["game_rules"]) == ["neighbours"]


def refusal(table: Table, text: str) -> tuple[str, object]:
    """The code of a refusal, and the rule it names."""
    with pytest.raises(Refused) as caught:
        table.state.play(table.state.turn[0], table.game.move_from_text(text))
    return caught.value.code, caught.value.refusal.args.get("rule")


def test_b2_3_a_refused_move_names_the_rule() -> None:
    table = settled(chapter(5)).play("place basic-red", "place basic-blue")
    assert refusal(table, "small basic-red") == ("rule-of-this-game", "small-worker")
    table = settled(chapter(10, opened=(8,))).minions(0, cat=1)
    table.state.loose_minions = bytearray(len(table.state.loose_minions))
    assert refusal(table, "send cat basic-purple") == ("rule-of-this-game", "minions-wait")
    table = settled(chapter(11))
    assert refusal(table, "place basic-purple") == ("rule-of-this-game", "not-at-home")
    table = settled(chapter(11, choices="ACEGILNPR")).influence(0, 0)
    assert refusal(table, "place basic-green") == ("rule-of-this-game", "emblems")
    table = settled(chapter(12, green={"tiles": ("b58", "", "", "")}))
    assert table.view()["charters"]["green"]["plots"][1]["building"] == "b58"
    assert refusal(table.goods(0, wood=1), "place b58") == ("rule-of-this-game", "own-sky-islands")


def test_b2_3_a_scroll_that_a_rule_forbids_names_the_rule() -> None:
    scroll = card_that("treasure", "free")
    table = settled(chapter(11, opened=(8,))).known().cards(0, scroll)
    assert refusal(table, f"use {scroll}") == ("rule-of-this-game", "not-at-home")
    assert f"use {scroll}" in table.minions(0, cat=1).moves(), "a minion may work at home"
    table = settled(chapter(10, opened=(8,))).minions(0, cat=1).cards(0, scroll)
    table.on("treasury", 0).on("market", 0)
    assert refusal(table, f"use {scroll}") == ("rule-of-this-game", "minions-wait")
    table = settled(chapter(12, opened=(8,))).cards(0, scroll).on("treasury", 0).on("market", 0)
    assert refusal(table, f"use {scroll}") == ("no-effect", None), "nobody is at hand"


def test_b2_3_what_holds_in_no_game_but_one_is_no_reason_in_another() -> None:
    table = settled(chapter(6)).play("place basic-red", "place basic-blue")
    table = until(table, "turn")
    assert "small basic-red" in table.moves()
    assert "place basic-purple" in settled(chapter(12)).moves()


def test_b2_18_automas_are_bound_by_no_text_they_cannot_read() -> None:
    table = settled(chapter(11, 3, yellow=AUTOMA))
    for _ in range(6):
        until(table, "turn")
        table.play(next(move for move in table.moves() if move == "retrieve" or move.startswith(("place", "small"))))
    assert table.state.round > 2
    assert CHARTERS[2] == "yellow"
