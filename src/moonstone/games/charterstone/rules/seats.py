"""What goes with a seat: its place in the order of play, the plots of its charter, what its personas can do."""

from __future__ import annotations

from moonstone.games.charterstone.content.constants import ALONE, PLOTS
from moonstone.games.charterstone.content.content import COMMONS
from moonstone.games.charterstone.rules.state import GameData


def from_first(state: GameData) -> list[int]:
    """The seats in the order of play."""
    return [(state.first + step) % state.seats for step in range(state.seats)]


def next_person(state: GameData, seat: int) -> int:
    """C2: the seat itself if a person sits there, else the first person clockwise from it."""
    clockwise = ((seat + step) % state.seats for step in range(state.seats))
    return next(other for other in clockwise if other not in state.setup.automas)


def playable_personas(state: GameData, seat: int) -> int:
    """B1.3: those of its chest it does not play with yet. What came out of a crate in this game waits (A5.4).

    B2.16: after the campaign those that were dealt to it.
    """
    setup = state.setup
    if setup.chapter.has(ALONE):
        return state.offered[seat] & ~state.playing[seat] & ~state.muted[seat]
    found = [setup.content.crates[number].persona for number in state.opened]
    waiting = sum(1 << setup.index.persona_of[name] for name in found if name is not None)
    return state.chests[setup.charters[seat]] & ~state.playing[seat] & ~state.muted[seat] & ~waiting


def play_with(state: GameData, seat: int, persona: int) -> None:
    """B1.3: a persona comes into play. C: it does nothing yet where personas are silenced until income."""
    into = state.muted if state.silenced >> seat & 1 else state.playing
    into[seat] |= 1 << persona


def used_personas(state: GameData, seat: int) -> int:
    """B1.3: those that are marked at the end of a game: what was chosen, so nothing before the first crate."""
    return state.playing[seat] | state.muted[seat] if state.setup.village.opened else 0


def trophies(state: GameData, seat: int) -> int:
    """B1.12: those in its chest, with that of this game once it has won."""
    chest = state.setup.village.charters[state.setup.charters[seat]]
    return chest.trophies + (state.winners >> seat & 1)


def stars_of(state: GameData, seat: int) -> int:
    """B1.14: all stars in its chest."""
    rows = len(state.setup.content.glory)
    return sum(state.stars[seat * rows : (seat + 1) * rows])


def all_used_personas(state: GameData, seat: int) -> int:
    """B1.3: those of its chest that are marked, those of this game included."""
    setup = state.setup
    before = setup.village.charters[setup.charters[seat]].used
    marked = used_personas(state, seat) | sum(1 << setup.index.persona_of[name] for name in before)
    return marked & state.chests[setup.charters[seat]]


def people(state: GameData) -> list[int]:
    """The seats that no Automa plays, in the order of play."""
    return [seat for seat in from_first(state) if seat not in state.setup.automas]


def slots_of(charter: int) -> range:
    """The slots of a charter."""
    first = len(COMMONS) + charter * PLOTS
    return range(first, first + PLOTS)


def own_slots(state: GameData, seat: int) -> range:
    """The slots of a seat's charter."""
    return slots_of(state.setup.charters[seat])


def has(state: GameData, seat: int, ability: str) -> bool:
    """Whether a seat plays with a persona that has that ability."""
    return state.playing[seat] & state.setup.index.abilities[ability] != 0
