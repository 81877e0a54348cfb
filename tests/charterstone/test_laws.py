"""What holds after every move of every game: everything is accounted for, nothing unopened is seen, the contract."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import TypeAlias, cast

import pytest
from campaigns import campaign, late
from laws import check_conserved, opened_in
from villages import loosely, play_random

from moonstone.engine import NATURE, Event, Json, Refused, canonical
from moonstone.games.charterstone import GAME, Charterstone
from moonstone.games.charterstone.content.unlocking import Reached, unlocked
from moonstone.games.charterstone.rules.frames import FrameId
from moonstone.testing.contract import CHECKS, Case

Started: TypeAlias = Callable[[], tuple[Charterstone, int, dict[str, int]]]


def first(seats: int, **options: int) -> Started:
    return lambda: (GAME, seats, options)


def later(seats: int, number: int) -> Started:
    return lambda: (cast(Charterstone, campaign(seats, number - 1).game), seats, {})


def last(seats: int) -> Started:
    return lambda: (late(seats), seats, {})


EARLY: dict[str, Started] = {
    **{f"first-{seats}": first(seats) for seats in (1, 2, 4, 6)},
    "automas": first(4, automas=2),
    **{f"game{number}-{seats}": later(seats, number) for seats, number in ((2, 2), (3, 3), (6, 2), (6, 3))},
}
GAMES: dict[str, Started] = {**EARLY, **{f"late-{seats}": last(seats) for seats in (1, 4, 6)}}
"""Games by name, each with its seats and options; worked out where it is played."""


@pytest.mark.parametrize("name", GAMES)
def test_everything_is_conserved(name: str) -> None:
    game, seats, options = GAMES[name]()
    for seed in range(2):
        state, rng = game.start(seats, dict(options)), Random(seed)
        check_conserved(state)
        while state.turn:
            play_random(state, rng)
            check_conserved(state)


def hidden(game: Charterstone, opened: tuple[int, ...]) -> list[str]:
    """What nobody may see yet: names and titles of everything sealed, and the texts that are closed."""
    content = game.content
    names = unlocked(content, Reached(opened, game.village.number, game.village.choices))
    parts = [part for part in content.parts if part.name not in names]
    crates = [content.crates[number].story for number in content.crates if number not in opened]
    rules = {rule for number in opened for rule in content.crates[number].unlocks}
    closed = [name for name in content.perils if "peril" not in rules]
    return [*(f'"{part.name}"' for part in parts), *(part.title for part in parts), *crates, *closed]


@pytest.mark.parametrize("name", EARLY)
def test_a7_1_nothing_unopened_is_ever_seen(name: str) -> None:
    game, seats, options = EARLY[name]()
    texts = (*game.content.slots, *game.content.stories)
    for seed in range(2):
        state, rng = game.start(seats, dict(options)), Random(seed)
        opened: tuple[int, ...] = (-1,)
        secrets: list[str] = []
        while state.turn:
            events: list[Event] = []
            for _ in range(4):
                if state.turn and not any(event.key == "opened" for event in events):
                    play_random(state, rng, events)
            if opened != opened_in(state):
                opened = opened_in(state)
                secrets = hidden(game, opened)
            seen = json.dumps([state.view(0), state.view(None), [event.seen_by(0) for event in events]])
            for secret in secrets:
                assert secret not in seen
            question = state.view(None)["step"]
            for name, choice in game.content.choices.items():
                if question not in ("decide", "lot") and name not in game.village.choices:
                    assert choice.title not in seen
            assert not any(text.text in seen for text in texts)


def test_a7_1_what_a_client_may_draw_holds_nothing_closed() -> None:
    for game in (GAME, campaign(2, 1).game, campaign(6, 2).game):
        assert isinstance(game, Charterstone)
        for shown in (game.editions.public(), game.client.assets()):
            stored = json.dumps(game.editions.data(), ensure_ascii=False)
            assert not [secret for secret in hidden(game, game.village.opened) if secret in stored]
            text = json.dumps(shown, ensure_ascii=False)
            for secret in hidden(game, game.village.opened):
                assert secret not in text
            open_texts = {entry["text"] for kind in ("slots", "stories") for entry in loosely(shown)[kind]}
            closed = [text.text for text in (*game.content.slots, *game.content.stories) if text.text not in open_texts]
            assert closed
            assert not any(json.dumps(entry, ensure_ascii=False)[1:-1] in text for entry in closed)


def test_a7_1_home_made_content_is_not_in_what_a_client_draws() -> None:
    secret = "The Unheard Of Orchard"
    text = f'[building.b30]\nname = "{secret}"\ncharter = "purple"\nbuild = "4 wood"\nbenefit = "1 vp"\nvalue = 19\n'
    mine = GAME.editions.with_data(GAME.editions.read(text))
    assert secret in json.dumps(mine.editions.data())
    assert secret not in json.dumps(mine.editions.public())


LATE = [(4, 3), *(pytest.param(*late, marks=pytest.mark.long) for late in ((1, 3), (3, 2)))]
"""Seats and numbers of later games."""


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("seats", "number"), LATE)
def test_later_games_keep_the_contract(seats: int, number: int, check: Callable[[Case], None]) -> None:
    check(Case(campaign(seats, number - 1).game, seats, seed=7, every=3, sensible=0.3))


def test_a_state_that_cannot_be_is_refused() -> None:
    state = GAME.start(2)
    rng = Random(1)
    for _ in range(40):
        play_random(state, rng)
    good = state.to_json()
    assert GAME.state_from_json(json.loads(json.dumps(good))) == state
    bad: list[dict[str, Json]] = [
        {"goods": [99] * 14},
        {"influence": [3, 3]},
        {"deck": -1},
        {"held": [2, 2]},
        {"stack": []},
        {"stack": [[63], [52, 0, [0, 1, -1, 0], 0, 0]]},
        {"stack": [[63], [2, 9]]},
        {"stack": [[1, 2, 3]]},
        {"stack": "x"},
        {"ending": 1},
        {"progress": 99},
        {"idle": [0, 0]},
        {"stuck": [200] * 42},
        {"workers": [1]},
        {"opened": [99]},
        {"quota": [9] * 18},
        {"first": 5},
        {"round": "x"},
    ]
    for change in bad:
        broken = {**good, **change}
        with pytest.raises(Refused, match="saved state") as caught:
            GAME.state_from_json(json.loads(json.dumps(broken)))
        assert caught.value.code == "bad-state", change
    assert canonical(state.to_json()) == canonical(good)


def test_chance_is_honest_about_cards() -> None:
    state, rng = GAME.start(3), Random(2)
    while state.turn:
        if state.turn == (NATURE,):
            odds = state.chance_outcomes()
            assert len(set(map(str, odds.moves))) == len(odds.moves)
            assert set(odds.weights) == {1}
        play_random(state, rng)


@pytest.mark.parametrize(
    "frame",
    [(FrameId.GROW_CHARTER, 5), (FrameId.SWEEP_CARD,), (FrameId.DEAL_CARD, 0), (FrameId.LOOK_AT_CARD, 0, 3)],
    ids=lambda frame: frame[0].written,
)
def test_chance_brings_nothing_of_cards_that_have_run_out(frame: tuple[int, ...]) -> None:
    state, rng = GAME.start(3), Random(3)
    while state.turn != (0,):
        play_random(state, rng)
    state.archive |= state.deck | state.face_up | state.discard
    state.deck = state.face_up = state.discard = 0
    asked = state.stack[:]
    state.stack.append(frame)
    state.go_on(None)
    assert (state.turn, state.stack) == ((0,), asked)
