"""What clients get has the declared shapes, in every game, and nothing else."""

from __future__ import annotations

from random import Random
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

import moonstone
from moonstone.engine import NATURE, client_of, legacy_of
from moonstone.games.charterstone.client import part_shapes, shapes


def wrong(value: object, shape: Any, at: str) -> list[str]:
    """Where a value has not its shape. A tuple stands for a list of so many entries."""
    origin, args = get_origin(shape), get_args(shape)
    if is_typeddict(shape):
        return wrong_entries(value, shape, at)
    if origin is UnionType:
        return [] if any(not wrong(value, one, at) for one in args) else [f"{at} is none of {shape}: {value!r}"]
    if origin is Literal:
        return [] if value in args else [f"{at} is none of {args}: {value!r}"]
    if origin is list:
        return rows(value, args[0], at) if isinstance(value, list) else [f"{at} is no list"]
    if origin is tuple:
        fits = isinstance(value, list) and len(value) == len(args)
        entries = zip(value, args, strict=True) if fits and isinstance(value, list) else ()
        found = [line for entry, one in entries for line in wrong(entry, one, at)]
        return found if fits else [f"{at} is no list of {len(args)}"]
    if origin is dict:
        return rows([*value.values()], args[1], at) if isinstance(value, dict) else [f"{at} is no object"]
    if shape in (int, str, bool, NoneType):
        return [] if type(value) is shape else [f"{at} is no {shape}: {value!r}"]
    assert origin is Union  # Json, which may be anything
    return []


def wrong_entries(value: object, shape: Any, at: str) -> list[str]:
    """What is missing in an object, or too much, or wrong."""
    if not isinstance(value, dict):
        return [f"{at} is no object"]
    hints = get_type_hints(shape, include_extras=True)
    found = [f"{at}.{key} is declared nowhere" for key in value if key not in hints]
    for key, hint in hints.items():
        may_lack = get_origin(hint) is NotRequired
        if key in value:
            found += wrong(value[key], get_args(hint)[0] if may_lack else hint, f"{at}.{key}")
        elif not may_lack:
            found.append(f"{at}.{key} is missing")
    return found


def rows(values: list[object], shape: Any, at: str) -> list[str]:
    """What is wrong with entries that are all alike."""
    return [line for number, value in enumerate(values) for line in wrong(value, shape, f"{at}[{number}]")]


@pytest.mark.parametrize("seed", range(2))
def test_views_and_assets_have_the_declared_shapes(seed: int) -> None:
    rng = Random(seed)
    game = moonstone.load("charterstone")
    for role in ("purple", "yellow", "red"):
        game = legacy_of(game).between_games({"deed": "join", "charter": role, "automa": role == "red"})
    for _ in range(3):
        assert wrong(client_of(game).assets(), shapes.Assets, "assets") == []
        state = game.start(3)
        while state.turn:
            seat = state.turn[0]
            if seat == NATURE:
                state.resolve_chance(rng.randrange)
                continue
            assert wrong(state.view(seat), shapes.View, "view") == []
            state.play(seat, rng.choice(state.moves(seat)))
        assert wrong(state.view(None), shapes.View, "view") == []
        game = legacy_of(game).next_game(state)
    assert wrong(client_of(game).assets(), shapes.Assets, "assets") == []


def test_what_is_not_declared_is_found() -> None:
    assert wrong({"star": 1}, part_shapes.GloryRow, "row") == [
        "row.star is declared nowhere",
        "row.stars is missing",
        "row.bonus is missing",
    ]
    assert wrong({"stars": "1", "bonus": []}, part_shapes.GloryRow, "row") == ["row.stars is no <class 'int'>: '1'"]
