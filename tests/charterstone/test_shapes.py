"""What clients get in a campaign has the declared shapes: crates open, and chests carry what they did not before."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from jsonschema import Draft202012Validator  # type: ignore[import-untyped]  # it comes with schemathesis

import moonstone
from moonstone.engine import NATURE, client_of, legacy_of
from moonstone.server.http.shapes import schemas_of


def checker(shape: str) -> Draft202012Validator:
    """A check of a shape, which refuses what is not declared, too."""
    schemas: dict[str, Any] = schemas_of(moonstone.load("charterstone"))
    for schema in schemas.values():
        if "properties" in schema:
            schema["additionalProperties"] = False
    text = json.dumps({"$ref": f"#/components/schemas/Charterstone{shape}", "components": {"schemas": schemas}})
    return Draft202012Validator(json.loads(text))


def test_views_and_assets_of_a_campaign_are_as_declared() -> None:
    rng, view, assets = Random(1), checker("View"), checker("Assets")
    game = moonstone.load("charterstone")
    for role in ("purple", "yellow", "red"):
        game = legacy_of(game).between_games({"deed": "join", "charter": role, "automa": role == "red"})
    for _ in range(3):
        assets.validate(client_of(game).assets())
        state, step = game.start(3), 0
        while state.turn:
            seat = state.turn[0]
            if seat == NATURE:
                state.resolve_chance(rng.randrange)
                continue
            step += 1
            if step % 7 == 0:
                view.validate(state.view(seat))
            state.play(seat, rng.choice(state.moves(seat)))
        view.validate(state.view(None))
        game = legacy_of(game).next_game(state)
    assets.validate(client_of(game).assets())
