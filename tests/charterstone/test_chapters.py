"""Chapters as data (B2): an owner of the box can replace them, and what does not fit is refused with file and line."""

from __future__ import annotations

import pytest

from moonstone.games.charterstone import GAME
from moonstone.games.charterstone.content.constants import ENDS, GAME_RULES, TOLD
from moonstone.games.charterstone.content.read import read_edition
from moonstone.games.charterstone.content.toml import BadContent
from moonstone.games.charterstone.rules.questions.story import FIGURES
from moonstone.games.charterstone.rules.setup import STEPS

USUAL = 'rules = ["full-rows", "growth"]\n'
ENDING = (
    'ends = ["guidepost", "forced", "reputation", "personas", "winners", "glory", "capacity", "marks", "discard"]\n'
)
ALONE = '[game.13]\ntitle = "Ours"\nrepeats = true\nrules = ["sky-islands", "two-workers", "alone"]\n'
SIXTH = f'[game.6]\ntitle = "Ours"\nmost = "quota"\nchoices = ["I", "J"]\nforced = "par"\n{ENDING}'


def problems(text: str) -> tuple[str, ...]:
    with pytest.raises(BadContent) as caught:
        read_edition(text, "mine.toml")
    return caught.value.problems


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ('[game.4]\ntitle = "Ours"\nmost = "friends"\n', 3, "game 4: most must be one of coin"),
        ('[game.4]\ntitle = "Ours"\nmost = "goods"\nchoices = ["E", "Z"]\n', 4, "game 4: there is no choice 'Z'"),
        (SIXTH.replace('["I", "J"]', '["I"]') + "par = [1, 2, 3, 4, 5, 6]\n", 4, "a forced choice has two outcomes"),
        (SIXTH + "par = [1, 2, 3, 4, 5]\n", 7, "par must be a list of 6 whole numbers"),
        (SIXTH, 1, "par must be a list of 6 whole numbers"),
        ('[choice.E]\ntitle = "Ours"\n', 1, "choice E: king must be one of happy, angry"),
        ('[choice.E]\nking = "bored"\ntitle = "Ours"\n', 2, "choice E: king must be one of happy, angry"),
        ('[choice.E]\nking = "happy"\nkings = 4\ntitle = "Ours"\n', 3, "kings must be a whole number from 0 to 3"),
        ('[choice.K]\nking = "happy"\ntitle = "Ours"\nvictory = "open"\n', 4, "victory must be one of secret, common"),
        ('[game.5]\ntitle = "Ours"\nrules = ["no-bumping"]\n', 3, "game 5: there is no 'no-bumping' here"),
        ('[game.5]\ntitle = "Ours"\nends = ["fireworks"]\n', 3, "game 5: there is no 'fireworks' here"),
        ('[game.5]\ntitle = "Ours"\nends = ["glory"]\n', 3, "reputation, personas, winners, glory are among them"),
        (ALONE + 'ends = ["reputation", "personas", "winners", "glory"]\n', 5, "“glory” is not among its ends"),
        (ALONE + 'ends = ["reputation", "personas"]\n', 5, "reputation, personas, winners are among them"),
        ('[game.5]\ntitle = "Ours"\ngrants = ["wings"]\n', 3, "game 5: there is no 'wings' here"),
        ('[game.5]\ntitle = "Ours"\ncrates = ["777"]\n', 3, "game 5: there is no crate '777'"),
        ('[game.5]\ntitle = "Ours"\nchoices = ["G", "H"]\n', 1, "a chapter with choices needs one"),
        ('[game.5]\ntitle = "Ours"\nforced = "dice"\n', 3, "forced must be one of par, perils, candle, kings"),
        ('[game.5]\ntitle = "Ours"\nafter.Z = { shift = 1 }\n', 1, "there is no choice 'Z'"),
        ('[game.5]\ntitle = "Ours"\nafter.C = { leap = 1 }\n', 1, "there is no setting 'leap'"),
        ('[game.5]\ntitle = "Ours"\nrepeats = true\n', 0, "the game that repeats is the last one"),
        ('[game.5]\ntitle = "Ours"\nrepeats = "often"\n', 3, "repeats must be true or false"),
        ('[game.15]\ntitle = "Ours"\n', 1, "games are numbered in order"),
        ('[victory.v7]\nname = "Ours"\ncapacity = 99\npersona = 1\ntrophy = 1\n', 3, "capacity must be a whole number"),
        ('[companion.c7]\nname = "Ours"\n', 0, "There must be 6 companions, not 7."),
        ('[automa-persona.7]\nname = "Ours"\nneeds = "much"\nvp = 3\n', 3, "in needs, “much” is no condition"),
        ('[game-rule.silence]\ntext = "Nobody speaks."\n', 1, "There is no game-rule 'silence'"),
        ("[spectral.worker]\ncoins = 0\n", 2, "coins must be a whole number from 1 to 36"),
    ],
)
def test_b2_a_chapter_that_does_not_fit_is_refused_with_file_line_and_sentence(text: str, line: int, says: str) -> None:
    found = next((problem for problem in problems(text) if says in problem), None)
    assert found is not None, problems(text)
    assert found.startswith(f"mine.toml, line {line}: " if line else ("mine.toml", "games.toml", "the edition"))


def test_b2_an_owner_of_the_box_replaces_a_chapter() -> None:
    text = SIXTH + USUAL + "par = [40, 80, 120, 160, 200, 240]\n"
    ours = read_edition(text, "mine.toml")
    chapter = ours.chapter(6, ())
    assert (chapter.title, chapter.pars) == ("Ours", (40, 80, 120, 160, 200, 240))
    assert ours.chapter(7, ()) == GAME.content.chapter(7, ())


def test_b2_what_an_earlier_choice_changes_is_in_the_chapter() -> None:
    content = GAME.content
    assert [content.chapter(4, made).shift for made in ((), ("C",), ("D",))] == [0, 2, -2]
    loyal, rebel = content.chapter(11, ("Q",)), content.chapter(11, ("R",))
    assert (loyal.fewest, loyal.automa, rebel.fewest, rebel.automa) == (False, 6, True, 2)
    assert loyal.rules != rebel.rules


def test_b2_16_the_last_chapter_comes_again_and_again() -> None:
    content = GAME.content
    assert content.campaign_games == 12
    assert content.chapter(13, ()) is content.chapter(99, ())


def test_b2_everything_a_chapter_can_name_is_done_by_something() -> None:
    assert set(STEPS) == set(ENDS)
    assert set(TOLD) < set(GAME_RULES)
    assert all(chapter.forced in {*FIGURES, None} for chapter in GAME.content.games)
    texts = GAME.content.printed["game-rule"]
    assert isinstance(texts, dict)
    assert set(texts) == set(TOLD), "every rule of a single game has its words"
