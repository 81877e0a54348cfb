"""Charon, Inc. in numbers. The table in docs/research.md is made from the fields here, and a test holds it true."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from moonstone.engine import AnyGame
from moonstone.games.charon import Charon
from moonstone.games.charon.areas import AREAS
from moonstone.games.charon.board import Board
from moonstone.games.charon.cards import CARD_OF, CARDS, NUMBERS
from moonstone.games.charon.gems import CLEAR_GEMS, COLOURS, KINDS, LETTERS, PER_COLOUR
from moonstone.games.charon.moves import MOST_SEATS
from moonstone.games.charon.options import OPTIONS
from moonstone.games.charon.rules.steps import Step
from moonstone.research.encoding import Encoding, Field, Floats, View

ROUNDS: Final = 4
MOST_PITS: Final = 3
MOST_FLAGS: Final = 9
"""A zone's centre, its four roads and its four crossings."""
MOST_CARDS: Final = 13
"""In a hand: 3 dealt, 2 in each of three more rounds, one a round from Engineering Advance."""
MOST_POINTS: Final = sum(NUMBERS)
_CHOICES: Final = [(option.name, value) for option in OPTIONS for value in option.values[1:]]
_STEP_OF: Final = {step.name.lower(): step for step in Step}
_KIND_OF: Final = {kind: index for index, kind in enumerate(KINDS)}
_MOST_OF: Final = tuple(CLEAR_GEMS if kind == "clear" else PER_COLOUR for kind in KINDS)


class CharonEncoding(Encoding):
    """What a seat may know of Charon, Inc. Zones, spots and cards come in the order of the game's `parts`."""

    version = 2
    longest = 1000
    """A round has at most 106 trades, one gem less after each, 55 builds and 65 other decisions."""
    most_chance = 600
    """A round draws at most 20 gems, 15 cards, and 10 more for duplicates."""

    def __init__(self, game: AnyGame) -> None:
        board = _board(game)
        self.zone_of, self.spot_of = board.zone_of, board.spot_of
        zones, spots, seats = len(self.zone_of), len(self.spot_of), MOST_SEATS
        super().__init__(
            game,
            [
                Field("seats", (4,), "1 at the number of players, from 2 to 5"),
                Field("options", (len(_CHOICES),), "1 for each option's value that is not its default, and chosen"),
                Field("round", (ROUNDS,), "1 at the round"),
                Field("step", (len(Step),), "1 at what is asked now"),
                Field("turn", (seats,), "1 for each seat that owes a decision"),
                Field("order", (seats, seats), "by seat: 1 at its place in the turn order"),
                Field("zones.in_play", (zones,), "1 for each zone in play"),
                Field("zones.gem", (zones, len(COLOURS)), "by zone: 1 at the colour of its gems"),
                Field("zones.count", (zones,), f"by zone: its gems, of {MOST_PITS}"),
                Field("zones.influence", (zones, seats), f"by zone and seat: flags that touch it, of {MOST_FLAGS}"),
                Field("zones.winner", (zones, seats), "by zone: 1 at the seat that would get its gems now"),
                Field("flags", (spots, seats), "by spot: 1 at the seat whose flag stands there"),
                Field("areas.flags", (len(AREAS), seats), "by action area: 1 for each seat with a flag on it"),
                Field("areas.holders", (len(AREAS), seats), "by action area: 1 for each seat that holds it live"),
                Field("bag", (len(KINDS),), "by kind: gems in the bag, of all there are"),
                Field("supply", (len(KINDS),), "by kind: gems in the supply, of all there are"),
                Field("players.gems", (seats, len(KINDS)), "by seat and kind: gems, of all there are"),
                Field("players.hand_size", (seats,), f"by seat: cards in hand, of {MOST_CARDS}"),
                Field("players.built", (seats, CARDS), "by seat: 1 for each card it has built"),
                Field("players.score", (seats,), f"by seat: points, of {MOST_POINTS}"),
                Field("row", (CARDS,), "1 for each card of the row"),
                Field("hand", (CARDS,), "1 for each card in the seat's hand"),
                Field("fresh", (CARDS,), "1 for each card just dealt that may be swapped"),
                Field("aside", (CARDS,), "1 for each card set aside"),
                Field("pile", (CARDS,), "1 for each card of the discard pile, while it is looked through"),
                Field("known.hands", (seats, CARDS), "by seat: 1 for each card that is surely in its hand"),
                Field("known.pile", (CARDS,), "1 for each card that is surely in the discard pile"),
                Field("answer.card", (CARDS,), "1 at the card already offered, while others choose"),
                Field("answer.gems", (len(KINDS),), "by kind: gems already chosen to keep, of all there are"),
                Field("sizes", (3,), f"cards in the deck, in the discard pile and set aside, of {CARDS}"),
                Field("from_row", (1,), "1 if the builder has built a card of the row"),
                Field("transmuted", (1,), "1 if the builder has used the Synchrotron"),
            ],
        )

    def fill(self, view: View, parts: Mapping[str, Floats]) -> None:
        """From the view, field by field."""
        seats = view["seats"]
        first = view["you"] or 0
        place = [(seat - first) % seats for seat in range(seats)]
        """By seat: its place, the viewer's own being 0."""
        parts["seats"][seats - 2] = 1
        for index, (option, value) in enumerate(_CHOICES):
            parts["options"][index] = view["options"][option] == value
        if view["round"]:
            parts["round"][view["round"] - 1] = 1
        parts["step"][_STEP_OF[view["step"]]] = 1
        for seat in view["turn"]:
            if seat >= 0:
                parts["turn"][place[seat]] = 1
        for index, seat in enumerate(view["order"]):
            parts["order"][place[seat], index] = 1
        self._moon(view, parts, place)
        for index, name in enumerate(AREAS):
            area = view["areas"][name]
            for seat in area["flags"]:
                parts["areas.flags"][index, place[seat]] = 1
            for seat in area["holders"]:
                parts["areas.holders"][index, place[seat]] = 1
        _gems(view["bag"], parts["bag"])
        _gems(view["supply"], parts["supply"])
        for seat, player in enumerate(view["players"]):
            own = place[seat]
            _gems(player["gems"], parts["players.gems"][own])
            parts["players.hand_size"][own] = player["hand_size"] / MOST_CARDS
            _cards(player["built"], parts["players.built"][own])
            parts["players.score"][own] = player["score"] / MOST_POINTS
            _cards(view["known"]["hands"][seat], parts["known.hands"][own])
        _cards(view["known"]["pile"], parts["known.pile"])
        _cards(view["row"], parts["row"])
        for cards in ("hand", "fresh", "aside", "pile"):
            _cards(view.get(cards, ()), parts[cards])
        self._answer(view.get("answer"), parts)
        parts["sizes"][:] = [view[name] / CARDS for name in ("deck_size", "pile_size", "aside_size")]
        parts["from_row"][0] = view["from_row"]
        parts["transmuted"][0] = view["transmuted"]

    def _moon(self, view: View, parts: Mapping[str, Floats], place: list[int]) -> None:
        in_play, gem, count = parts["zones.in_play"], parts["zones.gem"], parts["zones.count"]
        influence, winner, flags = parts["zones.influence"], parts["zones.winner"], parts["flags"]
        for name, zone in view["zones"].items():
            index = self.zone_of[name]
            in_play[index] = 1
            if zone["gem"] is not None:
                gem[index, _KIND_OF[zone["gem"]]] = 1
                count[index] = zone["count"] / MOST_PITS
            for seat, number in enumerate(zone["influence"]):
                if number:
                    influence[index, place[seat]] = number / MOST_FLAGS
            if zone["winner"] is not None:
                winner[index, place[zone["winner"]]] = 1
        for spot, seat in view["flags"].items():
            flags[self.spot_of[spot], place[seat]] = 1

    def _answer(self, answer: str | None, parts: Mapping[str, Floats]) -> None:
        if answer in CARD_OF:
            parts["answer.card"][CARD_OF[answer]] = 1
        elif answer is not None:
            for letter in answer:
                kind = LETTERS.index(letter)
                parts["answer.gems"][kind] += 1 / _MOST_OF[kind]


def _board(game: object) -> Board:
    assert isinstance(game, Charon)
    return game.board


def _cards(names: Iterable[str], part: Floats) -> None:
    for name in names:
        part[CARD_OF[name]] = 1


def _gems(counts: Mapping[str, int], part: Floats) -> None:
    for kind, most in enumerate(_MOST_OF):
        number = counts[KINDS[kind]]
        if number:
            part[kind] = number / most
