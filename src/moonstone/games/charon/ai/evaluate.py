"""The judgement of the greedy bot: how good each move looks from a seat's view, in points that the seat may hope for.

Everything is judged by one idea. Cards at hand and in the row form projects (see planning); a flag is worth the gems
it may win for them and keep from rivals; an action area is worth what it adds to them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from math import fsum
from typing import Final

from moonstone.engine import Json
from moonstone.games.charon.ai.contest import Contest, Hopes
from moonstone.games.charon.ai.planning import (
    KEPT_CLEAR,
    LACKING,
    SPARE,
    TRADED,
    Costs,
    Payment,
    Project,
    appraise,
    best_appraisal,
    best_payment,
    kept,
    projects,
    with_one_more,
)
from moonstone.games.charon.ai.position import Position
from moonstone.games.charon.areas import (
    AREA_OF,
    AREAS,
    ENGINEERING,
    INTELLIGENCE,
    MINERAL,
    SYNCHROTRON,
    WAREHOUSE,
)
from moonstone.games.charon.board import Board
from moonstone.games.charon.cards import CARD_OF, NAMES, NUMBER
from moonstone.games.charon.gems import CLEAR, COLOURS, KINDS, LETTERS, counts, heap, spell
from moonstone.games.charon.moves import (
    HEAPS,
    Build,
    CharonMove,
    End,
    Keep,
    Offer,
    Relocate,
    Stake,
    Swap,
    Synchrotron,
    Take,
    Trade,
)
from moonstone.games.charon.rules.paying import Purse
from moonstone.games.charon.rules.stake import FLAGS_STAKED

STAYS: Final = 0.06
"""The share of a hand card's number that is saved, for each round to come, if it is not built now."""
IN_ROW: Final = 0.8
"""The share of a row card's number that may be hoped for: a rival may build it first."""
GIFT: Final = 0.1
"""The share of a number that is lost by offering it to the rivals."""
REACH: Final = 2.5
"""How many gems a flag yet to be staked brings, about: players claim 1.8 with each (five players) to 2.8 (two)."""
IN_MIND: Final = 12
"""How many projects are kept in mind while spots are compared: further ones are hardly ever the best after one flag."""
RIVAL_GEM: Final = 0.5
"""What a gem is worth to a rival, whose plans are not known; among several rivals it counts by its share."""
OF_PILE: Final = 8
"""How many of the cards known to lie in the discard pile are thought of, highest first."""
INTELLIGENCE_WORTH: Final = 2.0
"""What moving a flag in the end is worth."""
ENGINEERING_WORTH: Final = 0.6
"""What the choice among unknown cards, and for later rounds, is worth."""
SYNCHROTRON_WORTH: Final = 0.5
"""What the Synchrotron is worth beyond the gems it would turn as things stand."""
WAREHOUSE_KEEPS: Final = 0.5
"""What keeping six gems instead of two is worth, while there is a next round."""
WASTE: Final = 1.0
"""What is lost by a trade that no project needs."""
NEEDLESS: Final = 0.01
"""What each clear gem costs that is paid where a coloured one would do, even if it is of no further use; and what the
Synchrotron costs that is used for nothing."""


def evaluate_moves(board: Board, view: Mapping[str, Json], moves: Sequence[CharonMove]) -> list[float]:
    """One number a move, higher is better, for the seat whose view it is."""
    position = Position.read(board, view)
    return _JUDGES[position.step](board, position, moves)


# Cards


def _costs(board: Board, cards: Iterable[int]) -> dict[int, tuple[int, ...]]:
    return {card: counts(board.edition.costs[card])[:CLEAR] for card in cards}


def _stays(position: Position, card: int) -> float:
    """What a card of the hand is worth if it stays there."""
    return STAYS * position.rounds_left * NUMBER[card]


def _hand(position: Position, cards: Iterable[int]) -> dict[int, float]:
    """The hand cards that can be built, with what building one gains."""
    return {card: NUMBER[card] - _stays(position, card) for card in cards if NUMBER[card] not in position.built}


def _row(position: Position, cards: Iterable[int], share: float) -> dict[int, float]:
    """The row cards that can be built, with what building one gains."""
    if position.from_row:
        return {}
    return {card: share * NUMBER[card] for card in cards if NUMBER[card] not in position.built}


def _swap(board: Board, position: Position, moves: Sequence[CharonMove]) -> list[float]:
    """4.7: a number that is built is of no more use, whatever is drawn instead."""
    return [1.0 if isinstance(move, Swap) else 0.0 for move in moves]


def _offer(board: Board, position: Position, moves: Sequence[CharonMove]) -> list[float]:
    """4.8: the card whose loss hurts the projects of this round and the hand for later ones least."""
    gems = [float(number) for number in position.gems[:CLEAR]]
    for colour, number in zip(position.colour, position.count, strict=True):
        gems[colour] += number / (position.seats + 1)
    total, reach = fsum(gems), position.gems[CLEAR] + REACH * FLAGS_STAKED / 2
    costs = _costs(board, position.hand)
    weights = []
    for move in moves:
        assert isinstance(move, Offer)
        offered = CARD_OF[move.card]
        rest = [card for card in position.hand if card != offered]
        hand, row = _hand(position, rest), _row(position, [offered], IN_ROW)
        plan = best_appraisal(projects(costs, hand, row, total + reach), gems, total, reach)
        later = fsum(_stays(position, card) for card in hand)
        weights.append(plan + later - GIFT * NUMBER[offered])
    return weights


def _take(board: Board, position: Position, moves: Sequence[CharonMove]) -> list[float]:
    """6.4: what can be built with the card and the gems claimed; and it may stay in the hand for later."""
    purse = position.purse
    costs = _costs(board, (*position.hand, *position.row, *position.pile))
    hand, row = _hand(position, position.hand), _row(position, position.row, IN_ROW)
    in_hand = {NUMBER[card] for card in hand}
    weights = []
    for move in moves:
        taken = CARD_OF[move.card] if isinstance(move, Take) else None
        more = {} if taken is None else _hand(position, [taken])
        later = fsum(_stays(position, card) for card in more if NUMBER[card] not in in_hand)
        rest = {card: worth for card, worth in row.items() if card != taken}
        plans = projects(costs, {**more, **hand}, rest, sum(position.gems))
        weights.append(best_payment(plans, purse)[1].worth + later)
    return weights


# Zones


def _stake(board: Board, position: Position, moves: Sequence[CharonMove]) -> list[float]:
    """5.1: what the flag brings on the spot, less what it is worth on the action area."""
    left = [position.flags_left(seat) for seat in range(position.seats)]
    contest = Contest(board, position, sum(left) - 1)
    reach = position.gems[CLEAR] + REACH * (left[position.you] - 1)
    plans = _plans(board, position, contest.hopes.total + reach + REACH)
    plans.sort(key=lambda project: -appraise(project, contest.hopes.gems, contest.hopes.total, reach + REACH))
    del plans[IN_MIND:]
    areas = _areas(board, position, plans, contest.hopes, reach + REACH)
    spots = {}
    for name in dict.fromkeys(move.spot for move in moves if isinstance(move, Stake)):
        spot = board.spots[board.spot_of[name]]
        spots[name] = _prospect(
            position, plans, contest.after(dict.fromkeys(spot.zones, contest.factor[spot.kind])), reach
        )
    return [spots[move.spot] - areas[AREA_OF[move.area]] for move in moves if isinstance(move, Stake)]


def _relocate(board: Board, position: Position, moves: Sequence[CharonMove]) -> list[float]:
    """5.4: what the moon brings with the flag moved; if it stays as it is, what it brings now."""
    contest = Contest(board, position, 0)
    spots, spot_of = board.spots, board.spot_of
    plans = _plans(board, position, contest.hopes.total + REACH)
    weights = []
    for move in moves:
        factors: dict[int, float] = {}
        if isinstance(move, Relocate):
            start, end = spots[spot_of[move.spot]], spots[spot_of[move.to]]
            factors = dict.fromkeys(start.zones, 1 / contest.factor[start.kind])
            for zone in end.zones:
                factors[zone] = factors.get(zone, 1.0) * contest.factor[end.kind]
        weights.append(_prospect(position, plans, contest.after(factors), position.gems[CLEAR]))
    return weights


def _plans(board: Board, position: Position, most: float) -> list[Project]:
    """The projects of hand and row, while rivals may yet build a card of the row."""
    costs = _costs(board, (*position.hand, *position.row))
    return projects(costs, _hand(position, position.hand), _row(position, position.row, IN_ROW), most)


def _prospect(position: Position, plans: Sequence[Project], hopes: Hopes, reach: float) -> float:
    """What the seat's hopes are worth for the best project, less what the rivals' are worth."""
    rivals = RIVAL_GEM / (position.seats - 1) * hopes.rivals
    return best_appraisal(plans, hopes.gems, hopes.total, reach) - rivals


# Action areas


def _areas(board: Board, position: Position, plans: Sequence[Project], hopes: Hopes, reach: float) -> list[float]:
    """What the seat's flag on each area is worth: the action's worth times the chance that it will be live (5.3)."""
    plan = plans[0]
    missing = [max(0.0, need - have) for need, have in zip(plan.cost, hopes.gems, strict=True)]
    spare = [max(0.0, have - need) for need, have in zip(plan.cost, hopes.gems, strict=True)]
    worth = [0.0] * len(AREAS)
    worth[INTELLIGENCE] = INTELLIGENCE_WORTH
    worth[MINERAL] = LACKING if position.supply[CLEAR] else 0.0
    worth[ENGINEERING] = ENGINEERING_WORTH + _best_of_pile(board, position, plans, hopes, reach)
    worth[SYNCHROTRON] = SYNCHROTRON_WORTH + (LACKING - SPARE) * min(max(missing), max(spare))
    worth[WAREHOUSE] = LACKING * (1 / 2 - TRADED) * fsum(spare) + (WAREHOUSE_KEEPS if position.rounds_left else 0.0)
    return [value * _live(position, area, worth) for area, value in enumerate(worth)]


def _best_of_pile(board: Board, position: Position, plans: Sequence[Project], hopes: Hopes, reach: float) -> float:
    """6.4: how much more the projects, best first, are worth with a card that is known to lie in the discard pile."""
    gems, total, _ = hopes
    pile = sorted((card for card in position.pile if NUMBER[card] not in position.built), reverse=True)[:OF_PILE]
    bigger = with_one_more(plans, _hand(position, pile), _costs(board, pile), total + reach)
    best = plans[0]
    return best_appraisal([best, *bigger], gems, total, reach) - appraise(best, gems, total, reach)


def _live(position: Position, area: int, worth: Sequence[float]) -> float:
    """5.3: the chance that the area is live if the seat's flag stays; rivals leave a last flag where it is worth."""
    none, one = 1.0, 0.0
    for seat in range(position.seats):
        if seat != position.you and seat in position.areas[area]:
            choice = [value + 1 for other, value in enumerate(worth) if seat in position.areas[other]]
            stays = (worth[area] + 1) / fsum(choice)
            none, one = none * (1 - stays), one * (1 - stays) + none * stays
    return none + one if position.two_flags else none


# Building


def _build(board: Board, position: Position, moves: Sequence[CharonMove]) -> list[float]:
    """7.1 to 7.4: the next step of the best project that can be paid; another build counts as if it were the last."""
    purse = position.purse
    costs = _costs(board, (*position.hand, *position.row))
    hand, row = _hand(position, position.hand), _row(position, position.row, 1.0)
    project, paid = best_payment(projects(costs, hand, row, sum(position.gems)), purse)
    step = next_step(purse, costs, project, paid, hand)
    coloured, clear = sum(position.gems[:CLEAR]), position.gems[CLEAR]
    end = kept(purse, coloured, clear)
    worth = {**row, **hand}
    weights = []
    for move in moves:
        if move == step:
            weights.append(paid.worth)
        elif isinstance(move, Build):
            card, instead = CARD_OF[move.card], len(move.clear)
            left = kept(purse, coloured - sum(costs[card]) + instead, clear - instead)
            weights.append(worth[card] + left - NEEDLESS * instead)
        else:
            weights.append(end if isinstance(move, End) else end - WASTE)
    return weights


def _synchrotron(board: Board, position: Position, moves: Sequence[CharonMove]) -> list[float]:
    """9, before the builds: what can be built with the gems turned, while rivals may yet build a card of the row."""
    costs = _costs(board, (*position.hand, *position.row))
    row = _row(position, position.row, IN_ROW)
    plans = projects(costs, _hand(position, position.hand), row, sum(position.gems))
    unturned = replace(position.purse, synchrotron=False)
    weights = []
    for move in moves:
        if isinstance(move, Synchrotron):
            change = [move.count * ((letter == move.get) - (letter == move.give)) for letter in LETTERS]
            purse = replace(
                unturned,
                gems=tuple(map(int.__add__, unturned.gems, change)),
                supply=tuple(map(int.__sub__, unturned.supply, change)),
            )
            weights.append(best_payment(plans, purse)[1].worth - NEEDLESS)
        else:
            weights.append(best_payment(plans, unturned)[1].worth)
    return weights


def next_step(purse: Purse, costs: Costs, project: Project, paid: Payment, hand: Iterable[int]) -> CharonMove:
    """The first thing to do for a project that is to be paid so: Synchrotron, trades, builds, in the end nothing."""
    if paid.transmute is not None:
        give, get, number = paid.transmute
        return Synchrotron(LETTERS[give], LETTERS[get], number)
    if paid.get is not None:
        rate = purse.clear_rate if paid.get == CLEAR else purse.rate
        return Trade(_least_wanted(costs, paid.spare, rate, hand), LETTERS[paid.get])
    if project.cards:
        card = project.cards[-1]
        instead = [max(0, need - have) for need, have in zip(costs[card], purse.gems, strict=False)]
        return Build(NAMES[card], spell(heap(instead)))
    return End()


def _least_wanted(costs: Costs, spare: Sequence[int], number: int, hand: Iterable[int]) -> str:
    """The gems to give in a trade: of the spare ones those that the hand asks for least, clear ones last."""
    asked = [sum(costs[card][colour] for card in hand) for colour in range(len(COLOURS))]
    wanted = [*asked, max(asked) + sum(spare)]
    gems = sorted((wanted[kind] - nth, kind) for kind, have in enumerate(spare) for nth in range(have))
    given = [0] * len(KINDS)
    for _, kind in gems[:number]:
        given[kind] += 1
    return spell(heap(given))


def _keep(board: Board, position: Position, moves: Sequence[CharonMove]) -> list[float]:
    """8.1: the gems that help most towards the cards in hand."""
    reach = REACH * FLAGS_STAKED
    plans = projects(_costs(board, position.hand), _hand(position, position.hand), {}, reach)
    weights = []
    for move in moves:
        assert isinstance(move, Keep)
        *gems, clear = counts(HEAPS[move.gems])
        weights.append(best_appraisal(plans, gems, sum(gems), reach) + KEPT_CLEAR * clear)
    return weights


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
