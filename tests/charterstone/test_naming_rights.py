"""B1.3, B1.12: who may give which name between two games, whoever comes, goes or is replaced by an Automa."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from campaigns import campaign, finish, village
from villages import position

from moonstone.engine import CampaignSeat, Refused
from moonstone.games.charterstone import GAME, Charterstone
from moonstone.games.charterstone.campaign.next_village import next_village
from moonstone.games.charterstone.content.constants import CHARTERS
from moonstone.games.charterstone.content.village import Village


def after_first(seats: int = 3, winner: int = 1) -> Charterstone:
    """The village after a first game of people that `winner` won, with every name still to be given."""
    table = position(seats)
    table.state.vp[winner] = 9
    return Charterstone(GAME.index, next_village(finish(table).state))


def people(left: Village) -> set[str]:
    return {CHARTERS[charter] for charter in left.active if not left.charters[charter].automa}


def unnamed(seats: int, automas: int, seed: int) -> Village:
    """The village after a first game with Automas, before anybody has given a name."""
    whole = campaign(seats, 1, seed, automas=automas)
    rights = {str(entry["what"]): str(entry["by"]) for entry in whole.entries if entry.get("deed") == "name"}
    return replace(village(whole), rights=rights, names={})


@pytest.mark.parametrize(("seats", "automas", "seed"), [(2, 1, 1), (3, 2, 1), (4, 2, 1), (4, 3, 2)])
def test_b1_12_an_automa_names_nothing_and_nothing_waits_for_it(seats: int, automas: int, seed: int) -> None:
    left = unnamed(seats, automas, seed)
    assert set(CHARTERS) <= set(left.rights)
    assert {f"original-{CHARTERS[charter]}" for charter in left.active} <= set(left.rights)
    assert set(left.rights.values()) <= people(left)


def test_b1_12_a_winner_names_what_would_be_an_automas_to_name() -> None:
    for seed in (1, 2, 3):
        left = unnamed(2, 1, seed)
        assert set(left.rights.values()) == {"purple"}, "the only person names everything, winner or not"


def test_b1_12_a_charter_handed_to_an_automa_passes_all_its_rights_on_to_the_next_person() -> None:
    game = after_first()
    mine = [what for what, by in game.village.rights.items() if by == "yellow"]
    assert {"yellow", "original-yellow"} <= set(mine)
    handed = game.legacy.between_games({"deed": "hand", "charter": "yellow", "automa": True})
    assert {handed.village.rights[what] for what in mine} == {"purple"}
    with pytest.raises(Refused):
        handed.legacy.between_games({"deed": "name", "what": mine[0], "name": "Odd Place", "by": "yellow"})
    handed.legacy.between_games({"deed": "name", "what": mine[0], "name": "Odd Place", "by": "purple"})


def test_b1_3_an_original_persona_is_named_by_its_player_also_by_one_who_joined_later() -> None:
    game = after_first()
    assert "original-red" not in game.village.rights
    joined = game.legacy.between_games({"deed": "join", "charter": "red", "automa": False})
    assert joined.village.rights["original-red"] == "red"
    with pytest.raises(Refused):
        joined.legacy.between_games({"deed": "name", "what": "original-red", "name": "Iris", "by": "green"})
    iris = joined.legacy.between_games({"deed": "name", "what": "original-red", "name": "Iris", "by": "red"})
    assert iris.village.names["original-red"] == "Iris"
    left = iris.legacy.between_games({"deed": "leave", "charter": "red"})
    again = left.legacy.between_games({"deed": "join", "charter": "red", "automa": False})
    assert "original-red" not in again.village.rights, "a name is given once"


def test_b1_3_a_person_who_takes_over_from_an_automa_names_the_persona_again() -> None:
    game = after_first().legacy.between_games({"deed": "hand", "charter": "yellow", "automa": True})
    assert game.village.rights["original-yellow"] == "purple"
    back = game.legacy.between_games({"deed": "hand", "charter": "yellow", "automa": False})
    assert back.village.rights["original-yellow"] == "yellow"


def test_b1_3_the_persona_of_somebody_who_left_waits_for_the_next_player_of_the_charter() -> None:
    left = after_first().legacy.between_games({"deed": "leave", "charter": "green"})
    assert "original-green" not in left.village.rights
    with pytest.raises(Refused):
        left.legacy.between_games({"deed": "name", "what": "original-green", "name": "Iris", "by": "purple"})
    joined = left.legacy.between_games({"deed": "join", "charter": "green", "automa": False})
    assert joined.village.rights["original-green"] == "green"


def of_players(left: Village) -> set[str]:
    """What can be named: all but the personas of charters that nobody plays (B1.3)."""
    active = {CHARTERS[charter] for charter in left.active}
    return {*CHARTERS, "village", *(f"original-{charter}" for charter in active)}


@pytest.mark.parametrize("seed", range(40))
def test_b1_12_whoever_comes_and_goes_every_right_is_with_a_person_who_takes_part(seed: int) -> None:
    rng = Random(seed)
    game = after_first(rng.randrange(1, 7), 0)
    waiting = set(game.village.rights)
    for _ in range(30):
        roles = rng.sample(CHARTERS, rng.randrange(1, 7))
        wanted = [CampaignSeat(role, rng.random() < 0.5) for role in sorted(roles, key=CHARTERS.index)]
        if all(seat.scripted for seat in wanted):
            wanted[0] = CampaignSeat(wanted[0].role, False)
        for command in game.legacy.seat_commands(wanted):
            game = game.legacy.between_games(command)
            assert set(game.village.rights.values()) <= people(game.village), command
            lost = waiting - set(game.village.rights)
            assert not lost & of_players(game.village), "no right is lost"
        if not game.village.rights:
            break
        what, by = rng.choice(sorted(game.village.rights.items()))
        game = game.legacy.between_games({"deed": "name", "what": what, "name": f"Name of {what}", "by": by})
        waiting = set(game.village.rights)
