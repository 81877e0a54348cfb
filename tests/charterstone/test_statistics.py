"""What is counted over many games."""

from __future__ import annotations

from dataclasses import replace

from campaigns import arrange, begun, finish

from moonstone.games.charterstone import GAME, Charterstone
from moonstone.games.charterstone.statistics.balance import count_balance


def test_what_a_choice_gives_at_the_end_no_building_has_brought() -> None:
    game = arrange(3)
    table = begun(Charterstone(GAME.index, replace(game.village, opened=(1,))))
    table.state.influence[1] = 11  # so the first seat chooses
    table.state.influence_in_supply[1] = 1
    finish(table)
    while table.asked() != "decide":
        table.play(table.moves()[0])
    table.play("decide C")
    while table.state.turn:
        table.play(table.moves()[0])
    charters = ("purple", "green")
    brought = count_balance(table.events, GAME.content, 3, charters)["buildings used, basic worth"]
    assert any(args["what"] == "vp" for args in table.happened("gained"))
    assert set(brought.values()) == {0, 5 * len(table.happened("placed"))}
