"""Games 4 to 12 of Charterstone's campaign on the screen, the last scoring, and what is played after it."""

from __future__ import annotations

import json
import re
import sys
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from test_terminal_languages import said_whole
from typist import ReadLine, paper, text_of

from moonstone.arena.campaigns import play_campaign
from moonstone.engine import CampaignFile, Refusal, Refused, load, secret_from_seed
from moonstone.games.charterstone import Charterstone
from moonstone.games.charterstone.content.constants import CHARTERS
from moonstone.games.charterstone.content.village import Village
from moonstone.i18n import LANGUAGES
from moonstone.terminal import campaign as campaigns
from moonstone.terminal.renderers import renderer_of

sys.path.insert(0, str(Path(__file__).parent.parent / "charterstone"))

from campaigns import arrange, begun  # they lie beside the tests of the rules

GAME = load("charterstone")
AFTER = 13
"""The first game after the campaign."""
PICKED = 8
"""The first game in which there are victory cards."""


@cache
def told() -> dict[int, str]:
    """By number of the game: the file of a campaign just before it, with victory cards picked in secret."""
    for seed in range(40):
        files: dict[int, str] = {}
        for number, (whole, _) in enumerate(
            play_campaign(GAME, ["random"] * 3, {"automas": 1}, AFTER, f"told {seed}"), 2
        ):
            files[number] = whole.dumps()
            if number == PICKED and not village_of(whole).has_secrets:
                break
        else:
            return files
    raise AssertionError("in no campaign the families kept their aims to themselves")


def before(number: int) -> CampaignFile:
    """The campaign just before that game."""
    return CampaignFile.loads(told()[number])


def village_of(whole: CampaignFile) -> Village:
    """The village as it stands."""
    assert isinstance(whole.game, Charterstone)
    return whole.game.village


def anybody(whole: CampaignFile, rng: Random, *first: str) -> ReadLine:
    """Types these lines, then any legal move."""
    lines = iter(first)

    def ask(prompt: str) -> str:
        line = next(lines, None)
        if line is not None:
            return line
        assert whole.match is not None
        return str(rng.choice(whole.match.state.moves(whole.match.turn[0])))

    return ask


@pytest.mark.parametrize("number", range(4, AFTER + 1))
def test_each_game_is_played_at_one_screen(number: int, tmp_path: Path) -> None:
    whole, console, file = before(number), paper(100), tmp_path / "ours.jsonl"
    language = [*LANGUAGES][number % len(LANGUAGES)]
    seats = ",".join(("you", "random", "automa")[: len(whole.game.seat_names)])
    lines = anybody(whole, Random(number), "story", "village", "players", "help", "preview market")
    campaigns.go_on(whole, file, seats, secret_from_seed(number), console, Random(1), lines, language)
    assert whole.match is None
    said_whole(text_of(console))
    console = paper(100)
    campaigns.show(whole, console, language)
    said_whole(text_of(console))


def test_the_last_scoring_is_a_table_that_adds_up_and_stays() -> None:
    whole = before(AFTER)
    final = village_of(whole).final
    for language in LANGUAGES:
        console = paper(80)
        campaigns.show(whole, console, language)
        rows = re.findall(r"^[★ ] .+?((?:\s+\d+){6})$", text_of(console), re.MULTILINE)
        figures = [[int(cell) for cell in row.split()] for row in rows]
        ranked = sorted(final.values(), key=lambda score: -score.total)
        assert figures == [[*score.parts, score.total] for score in ranked]
        assert all(sum(parts) == total for *parts, total in figures)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_scoring_says_who_did_not_win_for_the_spectral_worker_s_sake(language: str) -> None:
    """B2.8, B2.15: for ever, since the village keeps who has won and with how many points."""
    whole = before(AFTER)
    village = village_of(whole)
    first, second, *_ = sorted(village.final, key=lambda name: -village.final[name].total)
    assert isinstance(whole.game, Charterstone)
    for champion, told_of in ((first, False), (second, True)):
        game: Any = Charterstone(whole.game.index, replace(village, champions=(champion,)))
        renderer = renderer_of(game, language)
        shown = " ".join(line.plain for line in renderer.campaign(200))
        said_whole(shown)
        _, sentence = renderer.speaker.say("terminal-charterstone-barred", charter="N.N.").split("N.N.")
        assert (sentence in shown) == told_of


def test_the_story_is_shown_with_its_kings_companions_and_choices() -> None:
    whole = before(AFTER)
    village = village_of(whole)
    console = paper(100)
    campaigns.show(whole, console)
    shown = text_of(console)
    assert "after the campaign" in shown.splitlines()[0]
    assert "Kings: " in shown
    for number in range(2, 12):
        assert f"Game {number}: " in shown
    assert shown.count("(kind)") + shown.count("(unkind)") == len(CHARTERS)
    assert village.champions or "nobody wins" in shown
    assert "game 5 is next" in shown_of(before(5)).splitlines()[0]


def shown_of(whole: CampaignFile) -> str:
    console = paper(100)
    campaigns.show(whole, console)
    return text_of(console)


def test_secret_victory_cards_are_not_shown() -> None:
    whole = before(AFTER - 1)
    assert isinstance(whole.game, Charterstone)
    assert village_of(whole).has_secrets
    titles = [card.title for card in whole.game.content.victory[:-1]]
    shown = " ".join(shown_of(whole).split())
    assert shown.count("a secret victory card") == 2, "an Automa draws its own at the end"
    assert not [title for title in titles if f"“{title}”" in shown]
    at_the_end = " ".join(shown_of(before(AFTER)).split())
    assert len([title for title in titles if f"“{title}”" in at_the_end]) == 3


def test_only_its_owner_sees_a_victory_card_on_the_table() -> None:
    whole = before(AFTER - 1)
    renderer, names = renderer_of(whole.game, "en"), ["Ann", "Bob", "Automa"]
    assert isinstance(whole.game, Charterstone)
    state = whole.game.start(3)
    state.resolve_chance(Random(1).randrange)
    cards = {card.name: card.title for card in whole.game.content.victory}
    for viewer in (0, 1, None):
        view: Any = state.view(viewer)
        shown = ""
        for page in ("story", "players"):
            console = paper(100)
            console.print(renderer.page(page, view, names, 100))
            shown += " ".join(text_of(console).split())
        mine = [title for title in cards.values() if f"“{title}”" in shown]
        assert mine == ([] if viewer is None else [cards[view["victory"]]])


def table_before(number: int) -> Any:
    """That game, at its first turn."""
    table = begun(arrange(number))
    table.resolve_chance()
    while table.asked() != "turn":
        table.play(table.moves()[0])
        table.resolve_chance()
    return table


def test_the_rule_of_this_game_is_in_the_prompt_the_help_and_the_refusal() -> None:
    table = table_before(5)
    renderer, names = renderer_of(table.game, "en"), ["Ann", "Bob"]
    seat = table.state.turn[0]
    view = table.state.view(seat)
    rule = "Your small worker may not be placed where your large worker stands."
    assert f"In this game: {rule}" in renderer.prompt(view, names)
    console = paper(100)
    console.print(renderer.help(view))
    assert rule in " ".join(text_of(console).split())
    refused = Refusal("rule-of-this-game", "", {"rule": "small-worker"})
    assert renderer.explain(refused).endswith(rule)
    assert "In this game" not in renderer_of(GAME, "en").prompt(GAME.start(2).view(0), names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_says_who_is_paid_and_whose_roll_it_is(language: str) -> None:
    """B2.9, B2.7; what earlier games have told, without either, reads as before."""
    renderer, names = renderer_of(GAME, language), ["Ann", "Bob"]
    paid: dict[str, Any] = {"event": "paid", "seat": 0, "goods": {"wood": 1}}
    rolled: dict[str, Any] = {"event": "rolled", "charter": "red"}
    earlier, now = (renderer.recap([one], names) for one in (paid, {**paid, "to": 1}))
    said_whole(" ".join((*earlier, *now)))
    assert ["Bob" in line for line in (*earlier, *now)] == [False, True]
    assert renderer.recap([rolled], names) == []
    (told_now,) = renderer.recap([{**rolled, "seat": 1}], names)
    said_whole(told_now)
    assert "Bob" in told_now


def test_large_small_and_spectral_workers_are_told_apart() -> None:
    table = table_before(7)
    renderer, names = renderer_of(table.game, "en"), ["Ann", "Bob"]
    seat = table.state.turn[0]
    table.state.spectral = seat + 1
    words = [said for _, said in renderer.suggestions(table.state.view(seat), table.state.moves(seat))]
    assert any(said.startswith("spectral: Treasury") for said in words) or any("spectral: " in said for said in words)
    assert any(said.startswith("small: ") for said in words)
    table.play("small basic-red")
    view: Any = table.state.view(seat)
    console = paper(120)
    console.print(renderer.draw(view, names, 120))
    letter = CHARTERS[seat][0]
    assert f"[{letter}]" in text_of(console)
    assert "the spectral worker" in text_of(console)


def test_what_a_minion_of_nobodys_takes_is_part_of_the_price() -> None:
    table = table_before(10)
    seat = table.state.turn[0]
    view: Any = json.loads(json.dumps(table.state.view(seat)))
    for plot in view["charters"]["purple"]["plots"]:
        plot.pop("loose", None)
    view["charters"]["purple"]["plots"][0]["loose"] = "cat"
    renderer = renderer_of(table.game, "en")
    place = table.game.move_from_text("place basic-purple")
    ((_, said),) = renderer.suggestions(view, [place])
    assert "1 influence → 1 pumpkin" in said


def test_a_finished_campaign_is_founded_again(tmp_path: Path) -> None:
    file = tmp_path / "again.jsonl"
    with pytest.raises(Refused, match="is not finished: game 6 is next"):
        campaigns.found_again(before(6), None, None, file, None)
    assert not file.exists()
    old = before(AFTER)
    new = campaigns.found_again(old, None, None, file, secret_from_seed(2))
    assert CampaignFile.loads(file.read_bytes()).dumps() == new.dumps()
    assert new.title == f"{old.title}, again"
    assert new.number == 1
    assert new.match is not None
    assert [player.bot for player in new.match.players][:2] == ["random", "random"]
    assert new.game.seat_names == old.game.seat_names
    other = campaigns.found_again(old, "Ours", "red:you,greedy", tmp_path / "other.jsonl", None)
    assert other.game.seat_names == ("purple", "red")
