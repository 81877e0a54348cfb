"""Options as they are given: anything else is refused with a code."""

from __future__ import annotations

from typing import Any

import pytest

import moonstone
from moonstone.engine import Refused


@pytest.mark.parametrize("given", ["", "abc", 0, 7, False, [], ["keep_clear"], (), [("keep_clear", "free")]])
@pytest.mark.parametrize("name", moonstone.games())
def test_options_that_are_not_given_by_name_are_refused(name: str, given: Any) -> None:
    game = moonstone.load(name)
    with pytest.raises(Refused, match="Options are given by name") as caught:
        game.start(game.seats[-1], options=given)
    assert caught.value.code == "bad-options"


@pytest.mark.parametrize("name", moonstone.games())
def test_no_options_are_the_defaults(name: str) -> None:
    game = moonstone.load(name)
    assert game.complete(None) == game.complete({}) == {option.name: option.default for option in game.options}
