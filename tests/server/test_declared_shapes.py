"""What games send is what they declare: the types of the page are made from these declarations."""

from __future__ import annotations

import json
from typing import Any

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]  # it comes with schemathesis

from moonstone.engine import NATURE, client_of, games, load
from moonstone.server.http.shapes import schemas_of
from moonstone.testing.contract import Case

DECLARED = [name for name in games() if client_of(load(name)).shapes]


def checker(name: str, shape: str) -> Draft202012Validator:
    """A check of one of a game's shapes, which refuses fields that are not declared, too."""
    schemas: dict[str, Any] = schemas_of(load(name))
    for schema in schemas.values():
        if "properties" in schema:
            schema["additionalProperties"] = False
    text = json.dumps({"$ref": f"#/components/schemas/{name.title()}{shape}", "components": {"schemas": schemas}})
    return Draft202012Validator(json.loads(text))


@pytest.mark.parametrize("name", DECLARED)
def test_views_previews_and_assets_are_as_declared(name: str) -> None:
    game = load(name)
    client = client_of(game)
    checker(name, "Assets").validate(client.assets())
    view, preview = checker(name, "View"), checker(name, "Preview")
    for seats in (game.seats[0], game.seats[-1]):
        case = Case(game, seats, seed=5, every=9, sensible=0.5)
        for state in case.walk():
            for viewer in case.viewers:
                view.validate(state.view(viewer))
                preview.validate(client.preview(state, viewer))


@pytest.mark.parametrize("name", DECLARED)
def test_every_move_of_a_seat_is_declared(name: str) -> None:
    game = load(name)
    move = checker(name, "Move")
    for state in Case(game, game.seats[-1], seed=6, every=5, sensible=0.5).walk():
        for seat in state.turn:
            if seat != NATURE:
                for one in state.moves(seat):
                    move.validate(one.to_json())
