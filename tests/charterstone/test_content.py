"""Content files: what is wrong with one is said with file, line and sentence, and nothing is played with it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from moonstone.engine import Json, Refused
from moonstone.games.charterstone import GAME
from moonstone.games.charterstone.content.read import from_json, read_edition, standard
from moonstone.games.charterstone.content.toml import BadContent
from moonstone.games.charterstone.content.versions import RELEASES, newest
from moonstone.games.charterstone.content.vocabulary import read_needs, read_terms, read_trigger

GOOD = """
[building.b22]
name = "Lantern Garden"
charter = "purple"
build = "2 pumpkin, 1 wood, 1 coal"
cost = "1 pumpkin"
benefit = "2 coin, 1 resource, 2 vp"
value = 3
crate = 7
"""


BENEFIT = 'benefit = "2 coin, 1 resource, 2 vp"'


def toml(section: str, name: str) -> str:
    """A table of the standard content, written anew."""
    tables: Any = standard().printed[section]
    lines = (f"{key} = {json.dumps(value, ensure_ascii=False)}\n" for key, value in tables[name].items())
    return f"[{section}.{name}]\n{''.join(lines)}"


def problem(text: str) -> str:
    with pytest.raises(BadContent) as caught:
        read_edition(text, "mine.toml")
    return caught.value.problems[0]


def test_an_owner_enters_only_what_differs() -> None:
    content = read_edition(GOOD.replace("2 vp", "3 vp"))
    changed = next(building for building in content.buildings if building.name == "b22")
    assert changed.benefit[2].number == 3
    assert len(content.buildings) == len(standard().buildings)
    assert content.fingerprint != standard().fingerprint


def test_the_same_content_again_is_the_same() -> None:
    assert read_edition(toml("building", "b22")).fingerprint == standard().fingerprint
    buildings: Any = standard().printed["building"]
    assert read_edition("\n".join(toml("building", name) for name in buildings)).fingerprint == standard().fingerprint
    again = from_json(json.loads(json.dumps(standard().printed, sort_keys=True)))
    assert again.fingerprint == standard().fingerprint
    assert [part.name for part in again.parts] == [part.name for part in standard().parts]


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ('cost = "1 pumpkin"', 'cost = "1 gold"', 6, "there is no 'gold' here"),
        ('cost = "1 pumpkin"', 'cost = "a pumpkin please"', 6, "is no effect"),
        ('cost = "1 pumpkin"', 'cost = "1 coin or 1 wood"', 6, "a cost is paid in full"),
        ('cost = "1 pumpkin"', 'cost = "5 resource"', 6, "at most 4 resources"),
        ('cost = "1 pumpkin"', 'cost = "quota, crate"', 6, "names one of"),
        ('cost = "1 pumpkin"', 'cost = "1 coin, quota"', 6, "nothing beside it but influence and resources"),
        (
            'cost = "1 pumpkin"',
            'cost = "1 constructed, crate"',
            6,
            "nothing beside it but coins, influence and resources",
        ),
        (
            'cost = "1 pumpkin"',
            'cost = "1 blight, blueprint"',
            6,
            "nothing beside it but coins, influence and resources",
        ),
        ('cost = "1 pumpkin"', 'cost = "1 pumpkin, crate"', 7, "add “progress”"),
        ('cost = "1 pumpkin"', "cost = 3", 6, "cost must be a text"),
        ('benefit = "2 coin, 1 resource, 2 vp"', 'benefit = "1 vp per dog"', 7, "nothing is counted by 'dog'"),
        ('benefit = "2 coin, 1 resource, 2 vp"', 'benefit = "0 vp"', 7, "is nothing at all"),
        (BENEFIT, 'benefit = "5 resource"', 7, "at most 4 resources of any kind are gained at once"),
        (BENEFIT, 'benefit = "may 1 resource per friend"', 7, "can be more than the 4 resources of any kind"),
        (BENEFIT, 'benefit = "1 vp or 9 resource"', 7, "at most 4 resources of any kind are gained at once"),
        (BENEFIT, 'benefit = "1 vp or 1 coin or 1 wood or 1 clay or 1 coal"', 7, "at most 4 effects to pick one of"),
        (BENEFIT, 'benefit = "3 shift"', 7, "progress moves by at most 2 either way"),
        (BENEFIT, 'benefit = "1 shift per objective"', 7, "progress moves by at most 2 either way"),
        ("value = 3", "value = 99", 8, "value must be a whole number from 0 to 50"),
        ("value = 3", "worth = 3", 8, "there is no setting 'worth'"),
        ("crate = 7", "crate = 8", 9, "the crate 8 is on the card of"),
        ('build = "2 pumpkin, 1 wood, 1 coal"', 'build = "1 wood"', 5, "built with four resources"),
        ('charter = "purple"', 'charter = "pink"', 4, "charter must be one of purple"),
        ('name = "Lantern Garden"', 'name = ""', 3, "name must be a text of 1 to 60 characters"),
    ],
)
def test_a_bad_building_is_refused_with_file_line_and_sentence(old: str, new: str, line: int, says: str) -> None:
    said = problem(GOOD.replace(old, new))
    assert said.startswith(("mine.toml", "buildings.toml"))
    if said.startswith("mine.toml"):
        assert said.startswith(f"mine.toml, line {line}: ")
    assert says in said


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[building.b22\n", "mine.toml, line 1: This is not TOML"),
        ("\n\nname = 3\n", "mine.toml, line 3: Everything is written in tables"),
        ('\n[charter.pink]\nresource = "clay"\n', "mine.toml, line 2: There is no charter 'pink'"),
        ("\n[castle.big]\n", "mine.toml, line 2: There is no section 'castle'"),
        (
            '[card.a1]\nkind = "assistant"\ntitle = "X"\nwhen = "use pub"\n',
            "line 4: card a1: there is no building 'pub'",
        ),
        ('[card.a1]\nkind = "assistant"\ntitle = "X"\nwhen = "sleep"\n', "line 4: card a1: in when, “sleep” sets"),
        ('[card.b22]\nkind = "assistant"\ntitle = "X"\n', "a building has that name already"),
        ('[objective.o1]\nname = "X"\nneeds = "many coins"\n', "line 3: objective o1: in needs"),
        ('[objective.o1]\nname = "X"\n', "it needs a condition"),
        ('[crate.1]\ntitle = "X"\nbuildings = ["b22", "b999"]\n', "line 3: crate 1: there is no 'b999' to put into it"),
        ('[crate.1]\ntitle = "X"\nunlocks = ["moon"]\n', "line 3: crate 1: it unlocks private"),
        ('[card.i1]\nkind = "item"\ntitle = "X"\n', "card i1: an item, and nothing else, has a cost"),
        ('[card.g1]\nkind = "guest"\ntitle = "X"\n', "items and treasures are used by hand"),
        (
            '[persona.p231]\nname = "X"\ncharter = "red"\nability = "fly"\n',
            "line 4: persona p231: ability must be one of",
        ),
        ('[building.b22]\nname = "X"\nbuild = "4 wood"\nbenefit = "1 vp, 2 vp"\nvalue = 3\n', "gives vp once at most"),
        ('[card.a1]\nkind = "assistant"\ntitle = "X"\nwhen = "cost gold"\n', "in when, cost is of pumpkin"),
        (
            '[card.i1]\nkind = "item"\ntitle = "X"\ncost = "1 wood"\ngain = "5 resource"\n',
            "line 5: card i1: in gain, at",
        ),
        ('[minion.cat]\nname = "X"\ngain = "5 resource"\n', "line 3: minion cat: in gain, at most 4 resources"),
        ('[glory.vp]\nstars = 2\nbonus = "3 shift"\n', "line 3: glory vp: in bonus, progress moves by at most 2"),
        ('[choice.A]\nking = "happy"\ntitle = "X"\ngain = "5 resource"\n', "line 4: choice A: in gain, at most 4"),
        (
            '[card.g1]\nkind = "guest"\ntitle = "X"\nwhen = "income"\ngain = "1 vp, 1 wood, 1 clay, 1 coal, 1 iron"\n',
            "line 5: card g1: a guest has at most 4 rewards",
        ),
        ('[minion.dog]\nname = "Dog"\ngain = "1 vp"\n', "There is no minion 'dog'"),
        ('[peril.hail]\nname = "Hail"\n', "There is no peril 'hail'"),
        ('[crate.2]\nbuildings = ["b22", "b43"]\npersona = "p233"\n', "is in two crates"),
        ("[crate.77]\n", "no building card shows a crate of that number"),
        ('[track.progress]\nspaces = ". . end"\n', "each of 1p to 6p stands once"),
        ('[track.progress]\nspaces = "6p 5p 4p 3p 2p 1p i end"\n', "at least two spaces lie before the earliest start"),
        ('[track.progress]\nspaces = ". . 6p i 5p 4p 3p 2p 1p end"\n', "an income space, i, lies after every start"),
        ('[track.progress]\nspaces = ". . x end"\n', "a space is a dot or marks"),
        ('[track.progress]\nspaces = ". end ."\n', "the hourglass, end, stands once"),
        ("[track.reputation]\nspaces = [1, 2]\n", "spaces must be a list of 6 whole numbers"),
        ('[quota.coins]\ngoods = "coin"\namounts = [4]\nbonuses = [""]\n', "amounts must be a list of 1 whole numbers"),
        ('[quota.coins]\ngoods = "coin"\namounts = [1]\nbonuses = ["1 coin"]\n', "in bonuses, there is no 'coin'"),
        ('[game.2]\nmost = "goods"\nchoices = ["Z"]\n', "there is no choice 'Z'"),
        ('[slot.99]\ntitle = "X"\nopens = "tomorrow"\ntext = "x"\n', "opens is start, crate"),
        ('[automa.1]\nplace = "moon"\n', "place is own, die or a building"),
        ('[charter.red]\nresource = "clay"\nplots = "1@0"\n', "plots must place each of the plots 1 to 6 once"),
        ("[names.village]\nlist = []\n", "list must have a name"),
    ],
)
def test_other_bad_content_is_refused_with_file_line_and_sentence(text: str, says: str) -> None:
    with pytest.raises(BadContent) as caught:
        read_edition(text, "mine.toml")
    assert any(says in said for said in caught.value.problems), caught.value.problems
    assert all(said.partition(":")[0] for said in caught.value.problems)


def test_a6_4_as_much_as_can_be_asked_for_is_allowed_and_what_earlier_versions_took_stays_readable() -> None:
    most = "4 resource, 1 vp or 1 coin or 1 wood or 1 clay"
    content = read_edition(GOOD.replace(BENEFIT, f'benefit = "{most}"'))
    assert [len(term.any_of) for term in next(part for part in content.buildings if part.name == "b22").benefit] == [
        0,
        4,
    ]
    for rules in RELEASES:
        printed: Any = json.loads(json.dumps(standard(rules).printed))
        printed["building"]["b22"]["benefit"] = "5 resource"
        if rules == newest():
            with pytest.raises(BadContent, match="gained at once"):
                from_json(printed, rules)
        else:
            assert from_json(printed, rules).rules == rules


def test_all_problems_are_said_at_once() -> None:
    with pytest.raises(BadContent) as caught:
        read_edition(GOOD.replace("value = 3", "value = 99").replace("2 vp", "2 fame"), "mine.toml")
    assert len(caught.value.problems) >= 2


def test_a_building_in_no_crate_is_refused() -> None:
    said = problem(GOOD.replace("b22", "b999").replace("crate = 7", ""))
    assert said == "mine.toml, line 2: building b999: it is in no crate."


def test_lines_inside_long_texts_are_no_tables() -> None:
    text = '[story.1]\nopens = "start"\ntitle = "X"\ntext = """\n[building.b22]\n"""\n' + GOOD.replace("2 vp", "2 fame")
    assert problem(text).startswith("mine.toml, line 13: building b22: in benefit")


def test_the_vocabulary_reads_and_writes_itself() -> None:
    for text in ("3 influence", "1 coin or 1 influence", "1 vp per assistant", "may 1 reputation", "2 resource"):
        (term,) = read_terms(text)
        assert str(term) == text
    assert read_terms("") == ()
    assert [str(read_trigger(text)) for text in ("use market", "cost clay", "end")] == [
        "use market",
        "cost clay",
        "end",
    ]
    need, other = read_needs("6+ coin, 3- influence")
    assert (need.met(6), need.met(5), other.met(3), other.met(4)) == (True, False, True, False)


def test_an_edition_that_is_none_is_refused() -> None:
    attempts: list[Json] = [None, [], {}, {"village": None}, {"village": {}, "content": []}]
    attempts.append({"village": {}, "content": {"a": 1}})
    for data in attempts:
        with pytest.raises(Refused) as caught:
            GAME.editions.with_data(data)
        assert caught.value.text.endswith(".")


def test_a_village_of_another_content_is_refused() -> None:
    printed = GAME.editions.public()
    assert isinstance(printed, dict)
    with pytest.raises(Refused, match="content that differs"):
        GAME.editions.with_data({**printed, "fingerprint": "0" * 32})
