"""How a beginner judges, for the easy bot. The mistakes are those people make in their first games:

a zone counts as won as soon as one leads there, whatever rivals may add; gems are gems, whatever colour the cards need;
centres look safe; a card is planned for alone, the highest first; actions are kept by taste.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from moonstone.engine import Json
from moonstone.games.charon.ai.position import Position
from moonstone.games.charon.areas import AREA_OF
from moonstone.games.charon.board import Board, Kind, Spot
from moonstone.games.charon.cards import CARD_OF, NAMES, NUMBER
from moonstone.games.charon.gems import CLEAR, LETTERS, counts
from moonstone.games.charon.moves import CharonMove, End, Keep, Offer, Pass, Relocate, Stake, Swap, Take
from moonstone.games.charon.rules.paying import plan

LIKED: Final = (0.3, 0.8, 0.5, 0.2, 0.1)
"""By area, how gladly the flag is left there: a clear gem and a card are easy to see the good of."""
SAFE: Final = 1.0
"""How many gems a centre seems worth beyond its own."""


def evaluate_moves_naively(board: Board, view: Mapping[str, Json], moves: Sequence[CharonMove]) -> list[float]:
    """One number a move, higher is better, for the seat whose view it is."""
    position = Position.read(board, view)
    return _JUDGES[position.step](board, position, moves)


def _swap(board: Board, position: Position, moves: Sequence[CharonMove]) -> list[float]:
    """4.7: a number that is built is of no more use; this one everybody sees."""
    return [float(isinstance(move, Swap)) for move in moves]


def _offer(board: Board, position: Position, moves: Sequence[CharonMove]) -> list[float]:
    """4.8: the lowest card, though the highest may be out of reach for years."""
    return [-float(NUMBER[CARD_OF[move.card]]) for move in moves if isinstance(move, Offer)]


def _stake(board: Board, position: Position, moves: Sequence[CharonMove]) -> list[float]:
    """5.1: the gems one would lead for with the flag and does not lead for yet."""
    influence = _influence(board, position)
    spots, spot_of = board.spots, board.spot_of
    found = {
        name: _led(position, influence, spots[spot_of[name]])
        for name in {move.spot for move in moves if isinstance(move, Stake)}
    }
    return [found[move.spot] - LIKED[AREA_OF[move.area]] for move in moves if isinstance(move, Stake)]


def _relocate(board: Board, position: Position, moves: Sequence[CharonMove]) -> list[float]:
    """5.4: where the flag would lead for more, without a thought of what it leaves behind."""
    influence = _influence(board, position)
    spots, spot_of = board.spots, board.spot_of
    return [
        _led(position, influence, spots[spot_of[move.to]]) if isinstance(move, Relocate) else SAFE for move in moves
    ]


def _influence(board: Board, position: Position) -> list[list[int]]:
    """By zone and seat, the flags that touch it."""
    influence = [[0] * position.seats for _ in position.count]
    for place, seat in position.flags.items():
        for zone in board.spots[place].zones:
            influence[zone][seat] += 1
    return influence


def _led(position: Position, influence: Sequence[Sequence[int]], spot: Spot) -> float:
    gems = 0.0
    for zone in spot.zones:
        mine = influence[zone][position.you]
        others = max(number for seat, number in enumerate(influence[zone]) if seat != position.you)
        if mine <= others <= mine + (spot.kind == Kind.CENTRE):
            gems += position.count[zone]
    return gems + SAFE * (spot.kind == Kind.CENTRE)


def _take(board: Board, position: Position, moves: Sequence[CharonMove]) -> list[float]:
    """6.4: the highest card, whether or not it can ever be paid."""
    weights = []
    for move in moves:
        number = NUMBER[CARD_OF[move.card]] if isinstance(move, Take) else 0
        weights.append(-1.0 if number in position.built else float(number))
    return weights


def _build(board: Board, position: Position, moves: Sequence[CharonMove]) -> list[float]:
    """7: straight to the highest card that can be built at all, trades and all; then to the next."""
    row = () if position.from_row else position.row
    for card in sorted((*position.hand, *row), key=lambda card: -NUMBER[card]):
        how = plan(counts(board.edition.costs[card])[:CLEAR], position.purse)
        if how.payable and NUMBER[card] not in position.built:
            step = how.moves(NAMES[card])[0]
            return [float(move == step) for move in moves]
    return [float(isinstance(move, End)) for move in moves]


def _synchrotron(board: Board, position: Position, moves: Sequence[CharonMove]) -> list[float]:
    """9: towards the highest card that can be built at all, if it takes the Synchrotron."""
    for card in sorted((*position.hand, *position.row), key=lambda card: -NUMBER[card]):
        how = plan(counts(board.edition.costs[card])[:CLEAR], position.purse)
        if how.payable and NUMBER[card] not in position.built:
            step: CharonMove = how.transmute or Pass()
            return [float(move == step) for move in moves]
    return [float(isinstance(move, Pass)) for move in moves]


def _keep(board: Board, position: Position, moves: Sequence[CharonMove]) -> list[float]:
    """8.1: clear gems and what one has most of, as many as may be kept."""
    have = dict(zip(LETTERS, position.gems, strict=True))
    have[LETTERS[CLEAR]] += sum(position.gems)
    return [float(sum(have[letter] for letter in move.gems)) for move in moves if isinstance(move, Keep)]


_Judge = Callable[[Board, Position, Sequence[CharonMove]], list[float]]

_JUDGES: Final[dict[str, _Judge]] = {
    "swap": _swap,
    "offer": _offer,
    "stake": _stake,
    "intelligence": _relocate,
    "engineering": _take,
    "synchrotron": _synchrotron,
    "build": _build,
    "keep": _keep,
}
"""By the step of a view, who judges its moves."""
