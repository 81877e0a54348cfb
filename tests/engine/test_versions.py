"""Games are loaded under the version of the rules that they began with."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

import moonstone
from moonstone.engine import Refused, edition_data, legacy_of

RETIRED = "59107f98532142c86911730e80e93292"
"""The fingerprint of Charterstone's content under version 2: a release never changes once it is out."""


@pytest.mark.parametrize("name", moonstone.games())
def test_a_game_is_played_under_its_newest_version_unless_another_is_named(name: str) -> None:
    game = moonstone.load(name)
    assert game is moonstone.load(name, rules=game.rules)
    assert not game.is_retired
    game.check_playable()
    assert all(rules < game.rules for rules in (*game.rules_kept, *game.rules_retired))


@pytest.mark.parametrize("name", moonstone.games())
def test_every_earlier_version_is_loaded_and_starts(name: str) -> None:
    newest = moonstone.load(name)
    for rules in (*newest.rules_kept, *newest.rules_retired):
        game = moonstone.load(name, rules=rules)
        assert (game.name, game.rules, game.is_retired) == (name, rules, rules in newest.rules_retired)
        assert game is moonstone.load(name, rules=rules), "the same object as long as it is in memory"
        state = game.start(game.seats[-1])
        state.resolve_chance(lambda _: 0)
        assert game.state_from_json(state.to_json()) == state


@pytest.mark.parametrize("rules", [0, -1, 99])
def test_a_version_that_this_build_does_not_know_is_refused(rules: int) -> None:
    for name in moonstone.games():
        with pytest.raises(Refused) as caught:
            moonstone.load(name, rules=rules)
        assert (caught.value.code, caught.value.refusal.args["rules"]) == ("rules-version", rules)


@pytest.mark.parametrize("rules", [True, 1.0, "1", [1]])
def test_a_version_that_is_no_whole_number_is_refused_and_leaves_nothing_behind(rules: Any) -> None:
    for load in (partial(moonstone.load, "charon"), partial(moonstone.load, "charon", {})):
        with pytest.raises(Refused, match="is a whole number, not ") as caught:
            load(rules=rules)
        assert caught.value.code == "rules-version"
    assert type(moonstone.load("charon", rules=1).rules) is int


def test_a_retired_game_says_that_it_cannot_be_continued() -> None:
    game = moonstone.load("charterstone", rules=2)
    assert game.is_retired
    assert game.fingerprint == RETIRED
    with pytest.raises(Refused, match="version 2 of the rules of Charterstone, which is no longer in use") as caught:
        game.check_playable()
    assert caught.value.code == "rules-retired"


def test_an_edition_is_read_under_the_version_it_was_stored_with() -> None:
    old = moonstone.load("charterstone", rules=2)
    joined = legacy_of(old).between_games({"deed": "join", "charter": "red", "automa": False})
    assert joined.rules == 2
    again = moonstone.load("charterstone", edition_data(joined), 2)
    assert (again.rules, again.fingerprint, again.seat_names) == (2, joined.fingerprint, ("red",))
    new = legacy_of(moonstone.load("charterstone")).between_games({"deed": "join", "charter": "red", "automa": False})
    assert new.rules > 2
