"""What decisions would change, over the wire: plans that can be played, flags that do what was told."""

from __future__ import annotations

from random import Random
from typing import Any

from running import Running, Somebody, play_on, seated

STEPS = 400


def preview(person: Somebody, table: str, seat: int | None = None) -> Any:
    return person.get(f"/api/tables/{table}/preview", seat=seat)


def test_before_the_game_there_is_nothing_to_tell(sqlite_server: Running) -> None:
    ann = Somebody(sqlite_server, "Ann")
    table = ann.open(["me", "open"])
    assert preview(ann, table) == {"position": 0, "preview": {}}


def test_a_plan_that_is_told_can_be_played_move_by_move(sqlite_server: Running) -> None:
    table, people = seated(sqlite_server, 2)
    rng, played = Random(6), 0
    for number in range(STEPS):
        now = people[0].table(table)
        if now["phase"] == "over" or played > 2:
            break
        seat = rng.choice(now["turn"])
        told = preview(people[seat], table, seat)
        assert told["position"] == now["position"]
        plans = [card["moves"] for card in told["preview"]["cards"].values() if card["moves"]]
        moves = max(plans, key=len) if plans else [rng.choice(people[seat].update(table, seat=seat)["moves"])]
        for step, move in enumerate(moves):
            position = people[seat].table(table)["position"]
            people[seat].move(table, seat, position, move, f"k{number}-{step}")
        played += bool(plans)
    assert played > 2


def test_a_flag_changes_what_was_told_of_it(sqlite_server: Running) -> None:
    table, people = seated(sqlite_server, 2)
    until_flags = next(
        update for _ in range(STEPS) if (update := play_on(table, people, Random(3), 1))["view"]["step"] == "stake"
    )
    seat = until_flags["turn"][0]
    told = preview(people[seat], table, seat)["preview"]
    update = people[seat].update(table, seat=seat)
    spot = max(told["stakes"], key=lambda spot: told["stakes"][spot]["won"])
    move = next(move for move in update["moves"] if move["spot"] == spot)
    people[seat].move(table, seat, update["position"], move, "flag")
    after = people[seat].update(table, seat=seat)["view"]
    changed = {name: zone for name, zone in after["zones"].items() if zone != update["view"]["zones"][name]}
    assert told["stakes"][spot]["zones"] == changed
    assert told["stakes"][spot]["won"] > 0
    assert told["leaving"][move["area"]]["flags"] == after["areas"][move["area"]]["flags"]
    claims = preview(Somebody(sqlite_server), table)["preview"]["claims"]
    assert claims[seat]["total"] == told["claims"][seat]["total"] + told["stakes"][spot]["won"]


def test_parts_come_with_every_edition(sqlite_server: Running) -> None:
    ann = Somebody(sqlite_server, "Ann")
    standard = ann.get("/api/games/charon/edition")["assets"]
    table = ann.open(["me", "greedy"])
    assert ann.get(f"/api/tables/{table}/edition")["assets"] == standard
    assert standard["spots"]["d2"] == {"x": 3, "y": 1, "kind": "centre", "zones": ["d2"]}
    own = ann.post("/api/games/charon/edition", text=GARDEN)["assets"]
    assert len(own["zones"]) == 20
    assert own["cards"]["2b"] == {"number": 2, "cost": {"black": 1}, "building": "shed"}
    assert own.keys() == standard.keys()


GARDEN = """
name = "garden"
pits = '''
1 1 1 1 1
1 1 1 1 1
1 1 1 1 1
1 1 1 1 1
'''
tints = '''
y - - - y
p - - - p
b - - - b
- - - - -
'''
[cards]
2 = ["k", "k", "k", "k", "k"]
3 = "0x2"
4 = "0x2"
5 = "0x2"
6 = "0x2"
7 = "0x2"
8 = "0x2"
9 = "0x2"
10 = "0x2"
11 = "0x2"
12 = "0x2"
[buildings]
shed = 12
"""
