"""Charterstone on the screen: everything can be played, seen and asked about, and no line is too wide."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console
from test_terminal_languages import said_whole
from typist import ReadLine, by_number, by_text, paper, play_on, run, script, start, text_of

import moonstone
from moonstone.engine import (
    NATURE,
    AnyGame,
    CampaignFile,
    Event,
    Player,
    edition_data,
    load,
    secret_from_seed,
)
from moonstone.i18n import LANGUAGES
from moonstone.i18n.speaker import speaker
from moonstone.terminal import campaign as campaigns
from moonstone.terminal.renderers import renderer_of

sys.path.insert(0, str(Path(__file__).parent.parent / "charterstone"))

from campaigns import late  # these lie beside the tests of the rules
from villages import position

GAME = moonstone.load("charterstone")


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_game_can_be_played_by_text(seats: int, tmp_path: Path) -> None:
    match = start(seats, seed=seats, game=GAME)
    shown = run(match, by_text(match, Random(1)), tmp_path / "game.json")
    assert match.state.result is not None
    assert "points" in shown


def test_a_game_can_be_played_by_number(tmp_path: Path) -> None:
    match = start(2, seed=3, game=GAME, bot="greedy")
    run(match, by_number(match, Random(2)), tmp_path / "game.json")
    assert match.state.result is not None


def test_every_page_and_command_answers(tmp_path: Path) -> None:
    match = start(3, seed=1, game=GAME)
    lines = ["settle 2", "village", "players", "cards", "tracks", "chronicle", "help", "hint", "moves", "log", "all"]
    lines += ["preview market", "preview place zeppelin", "preview moon", "why place market", "place moon", "nonsense"]
    shown = " ".join(run(match, script(*lines), tmp_path / "game.json").split())
    assert "Market: Pay: 1 resource of any kind and 1 coin. Gain: a face-up advancement card." in shown
    assert "There is no building “moon”" in shown
    assert "You can’t pay that: you need more resources. [cannot-pay]" in shown
    assert "Six wagons" in shown
    assert "There is no such move" in shown
    assert "“nonsense” isn’t a move" in shown


@pytest.mark.parametrize("width", [80, 120])
def test_no_line_is_too_wide_and_every_move_has_words(width: int) -> None:
    match = start(4, people=(), seed=5, game=GAME)
    rng = Random(5)
    table = renderer_of(GAME, "en")
    for _ in range(200):
        if not match.turn:
            break
        view = match.state.view(match.turn[0])
        names = [player.name for player in match.players]
        console = paper(width)
        console.print(table.draw(view, names, width))
        assert all(len(line) <= width for line in text_of(console).splitlines())
        assert table.prompt(view, names)
        for move, words in table.suggestions(view, match.state.moves(match.turn[0])):
            assert words, move
        play_on(match, 1, rng)


def test_every_event_of_a_campaign_has_a_sentence() -> None:
    from moonstone.arena.campaigns import play_campaign

    for options in ({}, {"automas": 1}):
        for _, played in play_campaign(GAME, ["greedy", "random", "random"], options, 3, "words"):
            match = played.match
            renderer = renderer_of(match.game, "en")
            names = [player.name for player in match.players]
            for event in match.events:
                said = renderer.event(event.seen_by(None), names)
                assert said.endswith((".", "”.")), said
                assert "{" not in said


def anybody(whole: CampaignFile, rng: Random) -> ReadLine:
    """Types any legal move, and some names."""

    def ask(prompt: str) -> str:
        if "choose a name" in prompt:
            return rng.choice(["", "Somewhere"])
        assert whole.match is not None
        return str(rng.choice(whole.match.state.moves(whole.match.turn[0])))

    return ask


def test_a_campaign_goes_on_game_after_game_at_one_screen(tmp_path: Path) -> None:
    file = tmp_path / "ours.jsonl"
    campaigns.found(GAME, "Ours", "you,greedy", file, secret_from_seed(1))
    for number in range(3):
        console = paper()
        whole = CampaignFile.loads(file.read_bytes())
        campaigns.go_on(whole, file, None, secret_from_seed(number), console, Random(1), anybody(whole, Random(number)))
        assert "moonstone campaign show" in text_of(console)
    whole = CampaignFile.loads(file.read_bytes())
    assert whole.number == 4
    console = paper(100)
    campaigns.show(whole, console)
    shown = " ".join(text_of(console).split())
    assert "Game 3" in shown
    for part in ("troph", "Glory: ", "Kept for the next game: ", "personas: "):
        assert shown.count(part) >= 2, f"A7.3: {part} in each chest"


def test_a_chosen_edge_of_the_table_is_drawn_at_set_up() -> None:
    state = GAME.start(2)
    table = renderer_of(GAME, "en")
    assert table.prompt(state.view(0), ["Ann", "Bob"]) == "Ann: On which plot do you place your first building?"
    while state.turn != (NATURE,):
        state.play(state.turn[0], state.moves(state.turn[0])[0])
    assert table.prompt(state.view(0), ["Ann", "Bob"]) == "Drawing at random …"
    assert Player("Ann").bot is None


def test_every_question_and_move_of_a_late_village_has_words() -> None:
    """Random games with the whole Index open, one in each language: each prompt, move and event, and all pages."""
    asked: set[str] = set()
    for seed, language in enumerate(LANGUAGES):
        game: AnyGame = load(GAME.name, edition_data(late(2 + seed)))
        table, names = renderer_of(game, language), game.seat_names
        state, rng = game.start(len(names)), Random(seed)
        while state.turn:
            events: list[Event] = []
            view = state.view(state.turn[0] if state.turn != (NATURE,) else None)
            said_whole(table.prompt(view, names))
            if state.turn == (NATURE,):
                move = state.chance_outcomes().pick(rng.randrange)
            else:
                asked.add(str(view["step"]))
                words = [said for _, said in table.suggestions(view, state.moves(state.turn[0]))]
                assert all(words)
                said_whole("\n".join(words))
                assert len(words) == len(state.moves(state.turn[0]))
                move = rng.choice(state.moves(state.turn[0]))
            state.play(state.turn[0], move, events)
            said_whole("\n".join(table.event(event.seen_by(None), names) for event in events))
            table.recap([event.seen_by(None) for event in events], names)
        for page in table.pages:
            console = paper()
            console.print(table.page(page, state.view(0), names, 80))
            assert text_of(console).strip()
            said_whole(text_of(console))
    assert {"turn", "give", "may", "bring"} <= asked


def test_two_workers_on_one_building_are_both_drawn() -> None:
    view: Any = position(2).known().on("market", 1).on("basic-red", 1).view(0)
    view["beside"] = {"market": 0}
    view["charters"]["red"]["plots"][0]["beside"] = 0
    console = paper()
    console.print(renderer_of(GAME, "en").draw(view, ["Ada", "Ben"], 80))
    assert text_of(console).count("][") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_before_a_line_is_whole(language: str) -> None:
    match = start(2, seed=1, game=GAME)
    console = Console(file=paper().file, width=100)
    names = [player.name for player in match.players]
    console.print(renderer_of(match.game, language).draw(match.state.view(0), names, 100))
    assert f"{speaker(language, GAME).say('charterstone-commons')} " in text_of(console)
