"""Tables of Charterstone at which somebody holds an assistant that nobody has named."""

from __future__ import annotations

from random import Random

from running import Running, Somebody, seated


def eager(moves: list[dict[str, str]], rng: Random) -> dict[str, str]:
    """A move that leads to an assistant, if there is one."""

    def zeal(move: dict[str, str]) -> tuple[bool, bool, bool]:
        building = move.get("building", "")
        return move.get("card", "")[:1] == "a", building == "market", building.startswith("basic-")

    return max(moves, key=lambda move: (*zeal(move), rng.random()))


def with_an_assistant(server: Running) -> tuple[str, list[Somebody], int, str]:
    """A table of two people at which a seat holds an assistant: the table, the people, the seat, the assistant."""
    table, people = seated(server, 2, game="charterstone")
    rng = Random(3)
    while True:
        update = people[0].update(table, since=1 << 30)
        found = [(seat, what) for seat, player in enumerate(update["view"]["players"]) for what in player["nameable"]]
        if found:
            return table, people, *found[0]
        if not update["turn"]:
            return with_an_assistant(server)
        (seat,) = update["turn"]
        owed = people[seat].update(table, since=1 << 30)
        people[seat].move(table, seat, owed["position"], eager(owed["moves"], rng), f"{owed['position']}")
