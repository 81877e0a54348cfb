"""What a seat's decisions would change, told before they are made: zones, action areas, cards, gems kept."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Literal, NamedTuple, cast

from moonstone.engine import Json
from moonstone.games.charon.areas import AREAS
from moonstone.games.charon.cards import NAMES, cards_in, same_numbers
from moonstone.games.charon.client.shapes import CharonChange, CharonClaim, CharonLeaving, CharonPlan, CharonPreview
from moonstone.games.charon.client.view import areas_seen, gems_seen, private, public, zone_seen
from moonstone.games.charon.gems import CLEAR, ONE, counts, size
from moonstone.games.charon.moves import Relocate
from moonstone.games.charon.rules.claim import MARKS, Standing, marks_of, standing
from moonstone.games.charon.rules.game_setup import GameSetup
from moonstone.games.charon.rules.paying import Purse, plan
from moonstone.games.charon.rules.stake import relocations
from moonstone.games.charon.rules.state_data import StateData
from moonstone.games.charon.rules.steps import PHASE, Step

STAKE: Final = "stake"


class Change(NamedTuple):
    """A zone that would stand otherwise, how it stands now and how it would."""

    zone: int
    before: Standing
    after: Standing


class Moon:
    """How the zones stand with flags by spot, 0 or the seat plus 1, and would stand with another. It knows no gem."""

    __slots__ = ("_marks", "_setup", "standings")

    def __init__(self, setup: GameSetup, flags: Sequence[int]) -> None:
        self._setup = setup
        self._marks = marks_of(setup, flags)
        self.standings = [standing(setup.seats, marks) for marks in self._marks]

    def changes(self, seat: int, spot: int, lifted: int | None = None) -> list[Change]:
        """Every zone that would stand otherwise with a flag of the seat on the spot, and none on the one it is from."""
        setup = self._setup
        added: dict[int, int] = {}
        for place, sign in ((spot, 1), *([(lifted, -1)] if lifted is not None else [])):
            for zone in setup.touching[place]:
                added[zone] = added.get(zone, 0) + sign * MARKS[seat][setup.kinds[place]]
        after = {zone: standing(setup.seats, self._marks[zone] + marks) for zone, marks in sorted(added.items())}
        return [
            Change(zone, self.standings[zone], stands)
            for zone, stands in after.items()
            if stands != self.standings[zone]
        ]


def worth(seat: int, changes: Iterable[Change], gems: Sequence[int]) -> tuple[int, int]:
    """The gems won by changes, and the gems that others lose; `gems` by zone."""
    won = denied = 0
    for zone, before, after in changes:
        won += ((after.winner == seat) - (before.winner == seat)) * gems[zone]
        denied += ((before.winner not in (None, seat)) - (after.winner not in (None, seat))) * gems[zone]
    return won, denied


def preview(state: StateData, seat: int | None) -> CharonPreview:
    """All of it, as far as it bears on what is asked now; null where it does not."""
    told: CharonPreview = {
        "claims": None,
        "stakes": None,
        "leaving": None,
        "relocations": None,
        "cards": None,
        "keep": None,
    }
    asked = seat if seat in state.turn else None
    if PHASE[state.step] == STAKE:
        moon = Moon(state.setup, state.flags)
        told["claims"] = _claims(state, moon)
        if asked is not None and state.step == Step.STAKE:
            told["stakes"] = _stakes(state, moon, asked)
            told["leaving"] = _leaving(state, asked)
        elif asked is not None:
            told["relocations"] = _relocations(state, moon, asked)
    if seat is not None:
        purse = Purse.read(cast("dict[str, Json]", {**public(state), **private(state, seat)}))
        told["cards"] = dict(_cards(state, seat, purse))
        if asked is not None and state.step == Step.KEEP:
            told["keep"] = {"most": purse.keep, "clear_free": purse.clear_stays}
    return told


def _claims(state: StateData, moon: Moon) -> list[CharonClaim]:
    """6.1: by seat, the gems it would take from the moon as the flags stand."""
    taken = [0] * state.seats
    for stands, colour, gems in zip(moon.standings, state.zone_colour, state.zone_gems, strict=True):
        if stands.winner is not None:
            taken[stands.winner] += gems * ONE[colour]
    return [{"gems": gems_seen(gems), "total": size(gems)} for gems in taken]


def _stakes(state: StateData, moon: Moon, seat: int) -> dict[str, CharonChange]:
    """5.1: by spot, what a flag there would change."""
    spots = state.setup.board.spots
    return {
        spots[spot].name: _changed(state, seat, moon.changes(seat, spot))
        for spot, empty in enumerate(state.empty)
        if empty
    }


def _leaving(state: StateData, seat: int) -> dict[str, CharonLeaving]:
    """5.3: by area with a flag of the seat, how it would stand without."""
    left = [areas if owner != seat else 0 for owner, areas in enumerate(state.areas)]
    seen = areas_seen(tuple(left), (0,) * len(AREAS), state.setup.two_flags)
    found: dict[str, CharonLeaving] = {}
    for area, name in enumerate(AREAS):
        if state.areas[seat] >> area & 1:
            stands = seen[name]
            found[name] = {"flags": stands["flags"], "live": stands["live"]}
    return found


def _relocations(state: StateData, moon: Moon, seat: int) -> dict[str, dict[str, CharonChange]]:
    """5.4: by spot with a flag of the seat and by spot it may go to, what that would change."""
    spot_of = state.setup.board.spot_of
    found: dict[str, dict[str, CharonChange]] = {}
    for move in relocations(state, seat):
        if isinstance(move, Relocate):
            changes = moon.changes(seat, spot_of[move.to], lifted=spot_of[move.spot])
            found.setdefault(move.spot, {})[move.to] = _changed(state, seat, changes)
    return found


def _changed(state: StateData, seat: int, changes: Sequence[Change]) -> CharonChange:
    board = state.setup.board
    zones = {
        board.zone_names[zone]: zone_seen(
            board.zones[zone].pits, state.zone_colour[zone], state.zone_gems[zone], stands
        )
        for zone, _, stands in changes
    }
    won, denied = worth(seat, changes, state.zone_gems)
    return {"zones": zones, "won": won, "denied": denied}


def _cards(state: StateData, seat: int, purse: Purse) -> Iterator[tuple[str, CharonPlan]]:
    """7.1 to 7.3: how each card that the seat has, or could come to, would be paid with its gems as they are."""
    mine = seat in state.turn
    building = mine and state.step == Step.BUILD
    looking = mine and state.step == Step.ENGINEERING
    used = state.row if building and state.from_row else 0
    built = same_numbers(state.built[seat])
    for card in cards_in(state.hands[seat] | state.row | (state.pile if looking else 0)):
        how = plan(counts(state.setup.edition.costs[card])[:CLEAR], purse)
        closed: Literal["built", "row-used"] | None
        closed = "built" if built >> card & 1 else "row-used" if used >> card & 1 else None
        moves = how.moves(NAMES[card]) if building and how.payable and closed is None else ()
        yield (
            NAMES[card],
            {
                "plan": closed or ("now" if how.now else "trades" if how.payable else "lacks"),
                "clear": how.clear,
                "lacks": how.lacks,
                "trades": len(how.trades),
                "moves": [move.to_json() for move in moves],
            },
        )
