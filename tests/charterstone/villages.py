"""Positions for the rule cards: arrange one in a few lines, play typed moves, see what happened.

    table = position(seats=2).goods(0, coin=4, wood=1).on("market", 1)
    table.play("place market", "take a3")

A position is a real first game, set up by fixed draws, in which it is the first seat's turn; the supply gives and takes
what hands need, so that everything stays accounted for.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from worth import goods_for

from moonstone.engine import NATURE, Event, Json, Refused
from moonstone.games.charterstone import GAME, Charterstone
from moonstone.games.charterstone.content.constants import FACE_UP, MINIONS, PERILS, UNLOCKS
from moonstone.games.charterstone.rules.frames import FrameId
from moonstone.games.charterstone.rules.index import GOODS
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.rules.supply import GOOD_NAMES
from moonstone.games.charterstone.state import CharterstoneState


def loosely(data: Json) -> Any:
    """Plain data of a shape that a test knows."""
    return data


class Table:
    """A game in the hands of a test."""

    def __init__(self, state: CharterstoneState, game: Charterstone = GAME, seed: int = 1) -> None:
        self.state, self.game = state, game
        self.rng = Random(seed)
        self.events: list[Event] = []

    # Arranging

    def goods(self, seat: int, **goods: int) -> Table:
        """Give a seat exactly these of the goods named; the supply balances it."""
        for name, number in goods.items():
            good = GOOD_NAMES.index(name)
            at = seat * GOODS + good
            self.state.supply[good] += self.state.goods[at] - number
            self.state.goods[at] = number
            assert self.state.supply[good] >= 0
        return self

    def influence(self, seat: int, number: int) -> Table:
        """Leave a seat so much influence; the rest was paid."""
        placed = 12 - self.state.influence[seat] - self.state.influence_in_supply[seat]
        self.state.influence[seat], self.state.influence_in_supply[seat] = number, 12 - placed - number
        return self

    def cards(self, seat: int, *names: str) -> Table:
        """A seat holds exactly these cards, wherever they were; what it held goes into the deck."""
        state, index = self.state, self.game.index
        state.deck |= state.held[seat]
        state.held[seat] = 0
        for name in names:
            bit = 1 << index.card_of[name]
            state.deck &= ~bit
            state.face_up &= ~bit
            state.discard &= ~bit
            state.held = [held & ~bit for held in state.held]
            state.held[seat] |= bit
        return self

    def mat(self, *names: str) -> Table:
        """Exactly these cards lie face up; where there are fewer than five, no others are left to fill the mat up."""
        state, index = self.state, self.game.index
        if len(names) < FACE_UP:
            state.archive |= state.deck | state.discard | state.face_up
            state.deck = state.discard = state.face_up = 0
        state.deck |= state.face_up
        state.face_up = 0
        for name in names:
            bit = 1 << index.card_of[name]
            assert not any(held & bit for held in state.held), name
            state.deck &= ~bit
            state.discard &= ~bit
            state.archive &= ~bit
            state.face_up |= bit
        return self

    def deck(self, *names: str) -> Table:
        """Exactly these are in the deck; what else was there is archived."""
        state, index = self.state, self.game.index
        wanted = sum(1 << index.card_of[name] for name in names)
        state.archive |= state.deck & ~wanted
        state.deck = wanted
        return self

    def discarded(self, *names: str) -> Table:
        """These lie on the discard pile, and nowhere else."""
        cards = sum(1 << self.game.index.card_of[name] for name in names)
        self.state.archive &= ~cards
        self.state.discard |= cards
        return self

    def built(self, seat: int, name: str, plot: int) -> Table:
        """A building stands on a plot of a seat's charter."""
        index = self.game.index
        self.state.buildings[self.state.setup.slot(seat, plot)] = index.building_of[name] + 1
        self.state.built |= 1 << index.building_of[name]
        return self

    def on(self, building: str, seat: int) -> Table:
        """A worker of a seat stands on a building."""
        slot = self.state.buildings.index(self.game.index.building_of[building] + 1)
        assert not self.state.workers[slot]
        self.state.workers[slot] = seat + 1
        self.state.workers_at_hand[seat] -= 1
        return self

    def beside(self, building: str, seat: int) -> Table:
        """A worker of a seat stands beside the one who stands there."""
        slot = self.slot(building)
        assert self.state.workers[slot]
        self.state.workers_beside[slot] = seat + 1
        self.state.workers_at_hand[seat] -= 1
        return self

    def posted(self, *names: str) -> Table:
        """Exactly these objectives lie there."""
        self.state.shown = sum(1 << self.game.index.objective_of[name] for name in names)
        return self

    def persona(self, seat: int, name: str) -> Table:
        """A seat plays with a persona, which is in its chest."""
        bit = 1 << self.game.index.persona_of[name]
        self.state.playing[seat] = bit
        self.state.chests[self.state.setup.charters[seat]] |= bit
        return self

    def known(self) -> Table:
        """Every rule is unlocked, and every kind of minion there."""
        self.state.rules = (1 << len(UNLOCKS)) - 1
        self.state.minion_supply = [6] * len(MINIONS)
        self.state.minion_kinds = (1 << len(MINIONS)) - 1
        return self

    def minions(self, seat: int, **kinds: int) -> Table:
        """A seat has so many minions of these kinds at hand."""
        for name, number in kinds.items():
            self.state.minions_at_hand[seat * 6 + MINIONS.index(name)] = number
            self.state.minion_supply[MINIONS.index(name)] -= number
        return self

    def suffers(self, seat: int, *perils: str) -> Table:
        """A seat has picked these perils up."""
        for name in perils:
            self.state.perils_held[seat * 6 + PERILS.index(name)] += 1
            self.state.peril_supply[PERILS.index(name)] -= 1
        return self

    def afflicted(self, building: str, peril: str) -> Table:
        """A peril lies on a building."""
        self.state.perils_placed[self.slot(building)] = PERILS.index(peril) + 1
        self.state.peril_supply[PERILS.index(peril)] -= 1
        return self

    def minion_on(self, building: str, kind: str) -> Table:
        """A minion stands on a building, of the charter it stands in."""
        self.state.minions_placed[self.slot(building)] = MINIONS.index(kind) + 1
        self.state.minion_supply[MINIONS.index(kind)] -= 1
        return self

    def token(self, seat: int, building: str) -> Table:
        """A seat's token is on an income building."""
        self.state.income_tokens[self.slot(building)] |= 1 << seat
        self.state.influence[seat] -= 1
        return self

    def own(self, seat: int, *objectives: str) -> Table:
        """A seat has objectives of its own."""
        for name in objectives:
            self.state.private_objectives[seat] |= 1 << self.game.index.objective_of[name]
        return self

    def slot(self, building: str) -> int:
        """The slot of a building that stands."""
        return self.state.buildings.index(self.game.index.building_of[building] + 1)

    def quota(self, seat: int, *spaces: int) -> Table:
        """Tokens of a seat on quota spaces."""
        for space in spaces:
            self.state.quota[space] = seat + 1
            self.state.influence[seat] -= 1
        return self

    def reputation(self, seat: int, number: int) -> Table:
        """Tokens of a seat on the reputation track."""
        self.state.influence[seat] -= number - self.state.reputation[seat]
        self.state.reputation[seat] = number
        return self

    def progress(self, left: int) -> Table:
        """So many spaces are left to the hourglass."""
        self.state.progress = self.state.setup.end - left
        return self

    # Playing

    def ready(self) -> Table:
        """Check that the position is whole."""
        again = self.game.state_from_json(self.state.to_json())
        assert again.to_json() == self.state.to_json()
        return self

    def play(self, *moves: str) -> Table:
        """Play typed moves, each for the seat that must decide; chance answers by itself."""
        for text in moves:
            self.resolve_chance()
            (seat,) = self.state.turn
            self.state.play(seat, self.game.move_from_text(text), self.events)
        self.resolve_chance()
        return self

    def resolve_chance(self) -> None:
        """Let chance speak."""
        self.state.resolve_chance(self.rng.randrange, self.events)

    def asked(self) -> str:
        """What is asked now."""
        return str(self.state.view(None)["step"])

    def moves(self) -> list[str]:
        """Everything that can be answered."""
        self.state.ready = None  # a test may have arranged something since they were listed
        found = [str(move) for seat in self.state.turn for move in self.state.moves(seat)]
        self.state.ready = None
        return found

    def refused(self, text: str) -> str:
        """The code of the refusal of a typed move."""
        before = self.state.to_json()
        with pytest.raises(Refused) as caught:
            self.state.play(self.state.turn[0], self.game.move_from_text(text))
        assert self.state.to_json() == before
        return caught.value.code

    def happened(self, key: str) -> list[Mapping[str, Json]]:
        """The arguments of all events of a key."""
        return [event.args for event in self.events if event.key == key]

    # Looking

    def all_of(self, seat: int) -> dict[str, int]:
        """Everything of a seat that can be counted."""
        state = self.state
        counted: dict[str, int] = {**dict(zip(GOOD_NAMES, state.goods[seat * GOODS :], strict=False))}
        counted |= {name: getattr(state, name)[seat] for name in ("vp", "influence", "reputation")}
        counted["idle"] = state.workers_at_hand[seat]
        counted |= dict(zip(MINIONS, state.minions_at_hand[seat * 6 : seat * 6 + 6], strict=True))
        counted |= dict(zip(PERILS, state.perils_held[seat * 6 : seat * 6 + 6], strict=True))
        counted["private"] = state.private_objectives[seat].bit_count()
        counted["token"] = sum(mark >> seat & 1 for mark in state.income_tokens)
        counted["persona"] = state.playing[seat].bit_count()
        counted["progress"] = state.progress
        return counted

    def has(self, seat: int, what: str) -> int:
        """How many of something a seat has."""
        if what in GOOD_NAMES:
            return self.state.goods[seat * GOODS + GOOD_NAMES.index(what)]
        number: int = getattr(self.state, what)[seat]
        return number

    def held(self, seat: int) -> set[str]:
        """The cards of a seat."""
        return {name for name, card in self.game.index.card_of.items() if self.state.held[seat] >> card & 1}

    def pile(self, place: str) -> set[str]:
        """The cards in a place: deck, mat, discard or archive."""
        return {name for name, card in self.game.index.card_of.items() if getattr(self.state, place) >> card & 1}

    def view(self, seat: int | None = None) -> Any:
        """What a seat, or a spectator, sees."""
        return self.state.view(seat)

    def plot(self, seat: int, plot: int) -> str | None:
        """What stands on a plot."""
        mark = self.state.buildings[self.state.setup.slot(seat, plot)]
        return self.game.index.card_names[mark - 1] if mark else None


def position(
    seats: int = 2,
    first: int = 0,
    options: Mapping[str, Json] | None = None,
    seed: int = 1,
    game: Charterstone = GAME,
) -> Table:
    """A first game just set up, everybody on plot 1, in which `first` begins."""
    state = game.start(seats, options)
    rng = Random(seed)
    while state.stack[-1][0] != FrameId.TURN:
        if state.turn == (NATURE,):
            if state.stack[-1][0] == FrameId.ROLL_FIRST_PLAYER:
                state.play(NATURE, game.move_from_text(f"roll {game.seat_names[first]}"))
            else:
                state.play(NATURE, state.chance_outcomes().pick(rng.randrange))
        else:
            state.play(state.turn[0], state.moves(state.turn[0])[0])
    return Table(state, game, seed)


def opening(card: str, seats: int = 2) -> Table:
    """The first seat is about to open the crate on a card."""
    return position(seats).built(0, card, 2).cards(0, card).goods(0, **goods_for("charterstone"))


def play_random(state: CharterstoneState, rng: Random, events: list[Event] | None = None) -> CharterstoneMove:
    """Play any legal move of the seat that must decide, or of chance."""
    (seat,) = state.turn
    move = state.chance_outcomes().pick(rng.randrange) if seat == NATURE else rng.choice(state.moves(seat))
    state.play(seat, move, events)
    return move
