"""What personas add to using a building, for the tests of personas."""

from __future__ import annotations

from uses import Use
from villages import Table, position
from worth import benefit, buildings_that, cost, gain, number_of, text, together

from moonstone.engine import NATURE
from moonstone.games.charterstone import GAME
from moonstone.games.charterstone.content.constants import RESOURCES


def ready(persona: str, seats: int = 2, **goods: int) -> Table:
    """The first seat plays with a persona and has these goods alone; everything is unlocked."""
    nothing = dict.fromkeys(("coin", *RESOURCES), 0)
    return position(seats).known().goods(0, **{**nothing, **goods}).persona(0, persona)


def played(persona: str, building: str) -> Use:
    """The first seat has used a building with a persona."""
    table = position().known().built(0, building, 2).persona(0, persona)
    use = Use(table, cost(building), benefit(building), building)
    use.play(f"place {building}")
    return use


def adds(persona: str, building: str) -> dict[str, int]:
    """What a persona adds to using a building: the difference to one without ability."""
    plain, own = (played(playing, building).table.all_of(0) for playing in ("original-purple", persona))
    return {name: own[name] - number for name, number in plain.items() if own[name] != number}


def gains(persona: str) -> dict[str, int]:
    """What the persona's text says."""
    return gain("persona", persona)


def by_cost(persona: str, what: str) -> dict[str, int]:
    """What a persona adds to a building that costs something."""
    assert text("persona", persona, "when") == f"cost {what}"
    return adds(persona, next(buildings_that(cost=what)))


def by_gaining(persona: str, kind: str) -> bool:
    """Whether a persona adds what its text says for each card of a kind that a building gives."""
    building = next(buildings_that(gives=kind))
    return adds(persona, building) == together(*[gains(persona)] * number_of(kind, benefit(building)))


def draws_for_a(persona: str, kind: str) -> bool:
    """Whether a persona gives the top cards to a player who uses a building that costs a card of that kind."""
    building = next(buildings_that(cost=kind))
    plain, own = (played(playing, building) for playing in ("original-purple", persona))
    drawn = own.table.held(0) - plain.table.held(0)
    return drawn <= own.deck and len(drawn) == number_of("top", text("persona", persona, "gain"))


def nature(table: Table, text: str) -> Table:
    """Chance brings that."""
    table.state.play(NATURE, GAME.move_from_text(text), table.events)
    return table


def place(table: Table, text: str) -> Table:
    """Play a move and leave chance waiting."""
    table.state.play(table.state.turn[0], GAME.move_from_text(text), table.events)
    return table
