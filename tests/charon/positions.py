"""Positions for the rule cards: arrange one in a few lines, play typed moves, see what happened.

    table = position(seats=3).moon(d4="bbb").flags({"d4": 0, "e4": 1}).holds(2, "mineral")
    state, events = table.claims()

Every position is whole: it starts from a real game, the supply gives and takes what the other heaps need, every card
lies in one place, every player has five flags on areas and spots, and everybody considers every card they do not see
possible everywhere. Flags that a test does not mention stand, where they can, on spots that touch no gem.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Final, cast

import pytest

from moonstone.engine import NATURE, Event, Json, Move, Refused, State
from moonstone.games.charon import GAME, Charon
from moonstone.games.charon.areas import AREA_OF, AREAS, EVERY_AREA
from moonstone.games.charon.cards import ALL_CARDS, CARD_OF, TWELVES
from moonstone.games.charon.gems import ALL_GEMS, CLEAR, KINDS, LETTERS, ONE, counts, heap, read, size, spell
from moonstone.games.charon.moves import Build, CharonMove, Relocate, Stake, Swap, Take
from moonstone.games.charon.rules import knowledge
from moonstone.games.charon.rules.state import CharonState
from moonstone.games.charon.rules.steps import Step

FLAGS: Final = 4
"""Flags that a player stakes in a round."""
DEFAULTS: Final[Mapping[str, Json]] = {}
ODD: Final[Mapping[str, Json]] = {
    "keep_clear": "free",
    "warehouse_gives": "clear",
    "swap_from": "deck",
    "trade_for_clear": True,
    "row_chosen": "before_seeding",
    "synchrotron": "before_building",
    "two_flags_from": 5,
}
"""Every option at its other reading."""
VERSION_1: Final = GAME.with_rules(1)
"""The game as games are finished that began under version 1 of the rules."""
_NO_FLAGS: Final = (Step.SWAP, Step.OFFER)
_AFTER_STAKING: Final = (Step.INTELLIGENCE, Step.ENGINEERING, Step.SYNCHROTRON, Step.BUILD, Step.KEEP)


def gems(letters: str) -> int:
    """The heap that is spelt so."""
    found = read(letters)
    assert found is not None, letters
    return found


def cards(names: str) -> int:
    """The set of cards with these names, "7b 12k"."""
    return sum(1 << CARD_OF[name] for name in names.split())


class Position:
    """A position in the making; `state` makes it."""

    def __init__(self, seats: int, options: Mapping[str, Json], seed: int, game: Charon) -> None:
        self._seats, self._options, self._seed, self._game = seats, options, seed, game
        self._step = Step.STAKE
        self._asked: int | None = None
        self._placed: int | None = None
        self._round = 1
        self._order = tuple(range(seats))
        self._moon: dict[str, str] | None = None
        self._bag: str | None = None
        self._scarce: dict[str, int] = {}
        self._gems: dict[int, str] = {}
        self._flags: dict[str, int] = {}
        self._holds: dict[int, str] = {}
        self._places: dict[tuple[str, int], int] = {}
        self._fresh: dict[int, int] = {}

    def at(self, step: str, seat: int | None = None) -> Position:
        """The step of the round, and the seat that is asked; without one, the first that can be."""
        self._step, self._asked = Step[step.upper()], seat
        return self

    def round(self, number: int) -> Position:
        """The round, 1 to 4."""
        self._round = number
        return self

    def order(self, *seats: int) -> Position:
        """The turn order; 0, 1, 2, ... if nothing is said."""
        self._order = seats
        return self

    def moon(self, **zones: str) -> Position:
        """Exactly these zones hold gems: d4="bbb"."""
        self._moon = zones
        return self

    def bag(self, letters: str) -> Position:
        """What the bag holds."""
        self._bag = letters
        return self

    def scarce(self, **left: int) -> Position:
        """The supply has just so many of a colour, blue=0; the others lie in the bag."""
        self._scarce = left
        return self

    def gems(self, seat: int, letters: str) -> Position:
        """What a player has; nothing if nothing is said."""
        self._gems[seat] = letters
        return self

    def flags(self, flags: Mapping[str, int]) -> Position:
        """By spot, whose flag stands there."""
        self._flags.update(flags)
        return self

    def holds(self, seat: int, area: str) -> Position:
        """The area on which a player's fifth flag stays."""
        self._holds[seat] = area
        return self

    def hand(self, seat: int, names: str) -> Position:
        """A player's whole hand."""
        self._places["hand", seat] = cards(names)
        return self

    def built(self, seat: int, names: str) -> Position:
        """What a player has built; nothing if nothing is said."""
        self._places["built", seat] = cards(names)
        return self

    def row(self, names: str) -> Position:
        """The whole common row."""
        self._places["row", 0] = cards(names)
        return self

    def pile(self, names: str) -> Position:
        """The whole discard pile."""
        self._places["pile", 0] = cards(names)
        return self

    def fresh(self, seat: int, names: str) -> Position:
        """Which cards of a player's hand have just been dealt."""
        self._fresh[seat] = cards(names)
        return self

    @property
    def state(self) -> CharonState:
        """The position."""
        state = self._dealt()
        state.round = self._round
        state.order = self._order
        self._lay_cards(state)
        self._lay_gems(state)
        self._plant(state)
        self._ask(state)
        assert_conserved(state)
        return state

    @property
    def game_state(self) -> State[Move]:
        """The position as those see it who know the contract alone: bots, searches, analyses."""
        return cast("State[Move]", self.state)

    def claims(self) -> tuple[CharonState, list[Event]]:
        """Everybody stakes the flags of this position; what happens after the last of them."""
        self._step, self._placed = Step.STAKE, FLAGS * self._seats - 1
        last = self._order[-1]
        whole = self._all_flags(self._dealt(), FLAGS * self._seats)
        spot = [name for name, seat in whole.items() if seat == last][-1]
        del whole[spot]
        self._flags = whole
        state = self.state
        spare = next(area for area in AREAS if state.areas[last] >> AREA_OF[area] & 1 and area != self._area(last))
        return state, play(state, last, Stake(spare, spot))

    def _dealt(self) -> CharonState:
        """The real game behind the position: dealt, and unless cards are to be chosen still, the row turned up."""
        rng = Random(self._seed)
        state = self._game.start(self._seats, self._options)
        state.resolve_chance(rng.randrange)
        while self._step not in _NO_FLAGS and state.step == Step.OFFER:
            seat = state.turn[0]
            state.play(seat, rng.choice(state.moves(seat)))
            state.resolve_chance(rng.randrange)
        return state

    def _lay_cards(self, state: CharonState) -> None:
        said = 0
        for mask in self._places.values():
            assert not said & mask, "a card lies in two places"
            said |= mask
        places, seats = self._places, range(self._seats)
        state.hands = [places.get(("hand", seat), state.hands[seat] & ~said) for seat in seats]
        state.built = [places.get(("built", seat), 0) for seat in seats]
        state.row = places.get(("row", 0), state.row & ~said)
        state.pile = places.get(("pile", 0), state.pile & ~said)
        left = ALL_CARDS & ~(state.row | state.pile)
        for mask in (*state.hands, *state.built):
            left &= ~mask
        if left & TWELVES:
            assert ("pile", 0) not in places, "say where the 12s lie"
            state.pile |= left & TWELVES
        state.deck = left & ~TWELVES
        state.fresh = [self._fresh.get(seat, 0) for seat in seats]

    def _lay_gems(self, state: CharonState) -> None:
        zones = state.setup.board.zone_of
        if self._moon is not None:
            state.zone_gems = bytearray(len(state.zone_gems))
            for name, letters in self._moon.items():
                state.zone_colour[zones[name]] = LETTERS.index(letters[0])
                state.zone_gems[zones[name]] = len(letters)
        state.gems = [gems(self._gems.get(seat, "")) for seat in range(self._seats)]
        rest = list(counts(ALL_GEMS))
        for zone, number in enumerate(state.zone_gems):
            rest[state.zone_colour[zone]] -= number
        for own in state.gems:
            rest = [number - given for number, given in zip(rest, counts(own), strict=True)]
        assert min(rest) >= 0, "there are not that many gems"
        bag = [*counts(state.bag if self._bag is None else gems(self._bag))]
        bag = [min(number, most) for number, most in zip(bag, rest, strict=True)] if self._bag is None else bag
        for kind, number in self._scarce.items():
            assert self._bag is None, "the bag takes what the supply must not have"
            bag[KINDS.index(kind)] = rest[KINDS.index(kind)] - number
        assert not bag[CLEAR], "clear gems are never in the bag: give them to a player"
        assert all(0 <= number <= most for number, most in zip(bag, rest, strict=True)), "there are not that many gems"
        state.bag = heap(bag)
        state.supply = heap(number - bagged for number, bagged in zip(rest, bag, strict=True))

    def _due(self, placed: int) -> list[int]:
        """By seat, the flags it has staked when so many are."""
        due = [0] * self._seats
        for number in range(placed):
            due[self._order[number % self._seats]] += 1
        return due

    def _number_placed(self) -> int:
        if self._step in _NO_FLAGS:
            return 0
        if self._step in _AFTER_STAKING:
            return FLAGS * self._seats
        if self._placed is not None:
            return self._placed
        have = [list(self._flags.values()).count(seat) for seat in range(self._seats)]
        return next(
            placed
            for placed in range(FLAGS * self._seats + 1)
            if all(own <= due for own, due in zip(have, self._due(placed), strict=True))
        )

    def _all_flags(self, state: CharonState, placed: int) -> dict[str, int]:
        """The flags that are said, and others where they matter least."""
        rich = [
            bool(number) if self._moon is None else name in self._moon
            for name, number in zip(state.setup.board.zone_names, state.zone_gems, strict=True)
        ]
        spots = [spot for spot, usable in enumerate(state.setup.usable) if usable]
        spots.sort(key=lambda spot: any(rich[zone] for zone in state.setup.touching[spot]))
        names = [state.setup.board.spots[spot].name for spot in spots]
        free = iter([name for name in names if name not in self._flags])
        flags = dict(self._flags)
        for seat, due in enumerate(self._due(placed)):
            missing = due - list(self._flags.values()).count(seat)
            assert missing >= 0, f"seat {seat} cannot have staked so many flags yet"
            flags.update((next(free), seat) for _ in range(missing))
        return flags

    def _area(self, seat: int) -> str:
        """Where a player's fifth flag stays: unless it is said, where it does nothing any more or yet."""
        idle = "intelligence" if self._step in _AFTER_STAKING and self._step != Step.INTELLIGENCE else "synchrotron"
        return self._holds.get(seat, idle)

    def _plant(self, state: CharonState) -> None:
        state.flags, state.empty = bytearray(len(state.flags)), bytearray(state.setup.usable)
        state.areas = [EVERY_AREA] * self._seats
        for name, seat in self._all_flags(state, self._number_placed()).items():
            spot = state.setup.board.spot_of[name]
            assert state.setup.usable[spot], f"nobody can stake {name}"
            state.flags[spot], state.empty[spot] = seat + 1, 0
            off = next(area for area in AREAS if state.areas[seat] >> AREA_OF[area] & 1 and area != self._area(seat))
            state.areas[seat] ^= 1 << AREA_OF[off]
        state.live = [0] * len(AREAS)
        if self._step in _AFTER_STAKING:
            most = 2 if self._seats >= int(str(state.setup.options["two_flags_from"])) else 1
            for area in range(len(AREAS)):
                on = [seat for seat in range(self._seats) if state.areas[seat] >> area & 1]
                state.live[area] = sum(1 << seat for seat in on) if len(on) <= most else 0

    def _ask(self, state: CharonState) -> None:
        """Who is asked, and what everybody may know."""
        state.step = self._step
        state.answers = [-1] * self._seats
        state.aside = state.owed = state.at = 0
        state.from_row = state.transmuted = False
        holders = {Step.INTELLIGENCE: 0, Step.ENGINEERING: 2, Step.SYNCHROTRON: 3}
        if self._step == Step.STAKE:
            state.queue, state.at = self._order * FLAGS, self._number_placed()
            self._asked = state.queue[state.at]
        elif self._step == Step.SWAP:
            state.queue = tuple(seat for seat in self._order if state.built[seat])
        elif self._step in holders:
            live = state.live[holders[self._step]]
            state.queue = tuple(seat for seat in reversed(self._order) if live >> seat & 1)
        else:
            state.queue = self._order
        if self._step == Step.OFFER:
            state.turn = tuple(range(self._seats))
        elif self._step == Step.KEEP:
            state.turn = tuple(seat for seat in range(self._seats) if self._chooses_gems(state, seat))
        else:
            asked = state.queue[0] if self._asked is None else self._asked
            if self._step != Step.STAKE:
                state.at = state.queue.index(asked)
            state.turn = (asked,)
        state.could = []
        for observer in range(self._seats + 1):
            own = state.hands[observer] if observer < self._seats else 0
            unseen = ALL_CARDS & ~(state.row | own)
            for mask in state.built:
                unseen &= ~mask
            state.could += [0 if place == observer else unseen for place in range(self._seats)] + [unseen, unseen]
        if self._step == Step.ENGINEERING:
            knowledge.look(state, state.turn[0])

    def _chooses_gems(self, state: CharonState, seat: int) -> bool:
        clear = counts(state.gems[seat])[CLEAR] if state.setup.options["keep_clear"] == "free" else 0
        limit = 6 if state.live[4] >> seat & 1 else 2
        return size(state.gems[seat]) - clear > (limit if self._game.rules == 1 else 0)


def position(seats: int = 3, options: Mapping[str, Json] = DEFAULTS, *, seed: int = 1, game: Charon = GAME) -> Position:
    """A table of so many players, at the first flag of the first round until something else is said."""
    return Position(seats, options, seed, game)


def play(state: CharonState, seat: int, move: str | CharonMove) -> list[Event]:
    """Make a move, as a player types it, and say what happened."""
    events: list[Event] = []
    state.play(seat, GAME.move_from_text(move) if isinstance(move, str) else move, events)
    return events


def keep_all(state: CharonState) -> list[Event]:
    """Let everybody keep as many gems as they may, and say what happened."""
    events: list[Event] = []
    while state.step == Step.KEEP:
        events += play(state, state.turn[0], state.moves(state.turn[0])[0])
    return events


def resolve_chance(state: CharonState, seed: int = 1) -> list[Event]:
    """Let chance move, and say what happened."""
    events: list[Event] = []
    state.resolve_chance(Random(seed).randrange, events)
    return events


def refusal(state: CharonState, seat: int, move: str | CharonMove) -> str:
    """The code with which a move is refused, having made sure that nothing changes and that it is not on offer."""
    asked = GAME.move_from_text(move) if isinstance(move, str) else move
    before = state.to_json()
    reason = state.why_not(seat, asked)
    assert reason is not None, f"{asked} is legal"
    assert asked not in state.moves(seat)
    with pytest.raises(Refused) as refused:
        state.play(seat, asked)
    assert refused.value.refusal == reason
    assert state.to_json() == before
    assert reason.text.endswith(".")
    return reason.code


def typed(state: CharonState, seat: int) -> set[str]:
    """All moves of a seat as they are typed."""
    return {str(move) for move in state.moves(seat)}


def within(data: Json, *path: str | int) -> Json:
    """What lies inside plain data: `within(view, "players", 0, "score")`."""
    for key in path:
        if isinstance(key, str):
            assert isinstance(data, dict)
            data = data[key]
        else:
            assert isinstance(data, list)
            data = data[key]
    return data


def influence(state: CharonState, seat: int) -> dict[str, int]:
    """By zone, a player's influence, where there is any."""
    view = state.view(None)
    zones = view["zones"]
    assert isinstance(zones, dict)
    found = {zone: within(view, "zones", zone, "influence", seat) for zone in zones}
    return {zone: number for zone, number in found.items() if isinstance(number, int) and number}


def happened(events: Sequence[Event], key: str) -> list[Mapping[str, Json]]:
    """What all events with a key say in the open."""
    return [event.args for event in events if event.key == key]


def gems_of(state: CharonState, seat: int) -> str:
    """A player's gems, spelt."""
    return spell(state.gems[seat])


def supply_of(state: CharonState, kind: str) -> int:
    """How many gems of a kind lie in the supply."""
    return counts(state.supply)[KINDS.index(kind)]


def zone_of(state: CharonState, name: str) -> str:
    """The gems of a zone, spelt."""
    zone = state.setup.board.zone_of[name]
    return LETTERS[state.zone_colour[zone]] * state.zone_gems[zone]


def assert_conserved(state: CharonState) -> None:
    """Every gem, every card and every flag is in exactly one place."""
    in_zones = heap(0 for _ in KINDS)
    for colour, number in zip(state.zone_colour, state.zone_gems, strict=True):
        in_zones += number * ONE[colour]
    heaps = [counts(heap_) for heap_ in (state.supply, state.bag, in_zones, *state.gems)]
    assert [sum(column) for column in zip(*heaps, strict=True)] == [20, 20, 20, 20, 20, 6]
    in_play = set(state.setup.zones)
    for zone, number in enumerate(state.zone_gems):
        assert number <= (state.setup.board.zones[zone].pits if zone in in_play else 0)

    places = (state.deck, state.pile, state.row, state.aside, *state.hands, *state.built)
    assert sum(mask.bit_count() for mask in places) == 55
    union = 0
    for mask in places:
        union |= mask
    assert union == ALL_CARDS
    for seat in range(state.seats):
        assert not state.fresh[seat] & ~state.hands[seat]

    for seat in range(state.seats):
        assert state.areas[seat].bit_count() + state.flags.count(seat + 1) == 5
    assert max(state.flags) <= state.seats
    for flag, empty, usable in zip(state.flags, state.empty, state.setup.usable, strict=True):
        assert bool(empty) == (bool(usable) and not flag)


Choice = Callable[[Random, Sequence[CharonMove]], CharonMove]


def any_move(rng: Random, moves: Sequence[CharonMove]) -> CharonMove:
    """Any move, all alike."""
    return rng.choice(moves)


def eager_move(rng: Random, moves: Sequence[CharonMove]) -> CharonMove:
    """Any move, but mostly one that makes much happen: a card built, taken or swapped, a flag moved again."""
    for kind in (Build, Swap, Take, Relocate):
        found = [move for move in moves if isinstance(move, kind)]
        if found and rng.random() < 0.8:
            return rng.choice(found)
    return rng.choice(moves)


def random_game(
    seats: int,
    options: Mapping[str, Json] = DEFAULTS,
    *,
    seed: int,
    game: Charon = GAME,
    choice: Choice = eager_move,
) -> Iterator[tuple[CharonState, list[Event]]]:
    """A whole game: the one state after every single move, with what the move brought about."""
    rng = Random(f"{seats} {seed}")
    state = game.start(seats, options)
    yield state, []
    while state.turn:
        seat = rng.choice(state.turn)
        move = state.chance_outcomes().pick(rng.randrange) if seat == NATURE else choice(rng, state.moves(seat))
        events: list[Event] = []
        state.play(seat, move, events)
        yield state, events
