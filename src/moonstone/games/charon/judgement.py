"""The judgement of the greedy bot: how good each move looks from a seat's view, in points that the seat may hope for.

Everything is judged by one idea. Cards at hand and in the row form projects (see planning); a flag is worth the gems
it may win for them and keep from rivals; an action area is worth what it adds to them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import exp
from typing import TYPE_CHECKING, Any, Final, cast

from moonstone.engine import Json
from moonstone.games.charon.areas import (
    AREA_OF,
    AREAS,
    ENGINEERING,
    INTELLIGENCE,
    MINERAL,
    SYNCHROTRON,
    WAREHOUSE,
)
from moonstone.games.charon.board import Board, Kind
from moonstone.games.charon.build import ROUNDS
from moonstone.games.charon.cards import CARD_OF, NUMBER
from moonstone.games.charon.gems import CLEAR, COLOURS, KINDS, LETTERS, counts, heap, spell
from moonstone.games.charon.moves import (
    KEEP,
    KEEP_IN_WAREHOUSE,
    TRADE_SIZES,
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
from moonstone.games.charon.planning import (
    KEPT_CLEAR,
    LACKING,
    SPARE,
    Means,
    Project,
    appraise,
    best_payment,
    projects,
)
from moonstone.games.charon.stake import FLAGS_STAKED

if TYPE_CHECKING:
    from moonstone.games.charon import Charon

STAYS: Final = 0.06
"""The share of a hand card's number that is not lost, for each round to come, if it is not built now."""
IN_ROW: Final = 0.8
"""The share of a row card's number that may be hoped for: a rival may build it first."""
GIFT: Final = 0.1
"""The share of a number that is lost by offering it to the rivals."""
REACH: Final = 2.5
"""How many gems a flag yet to be staked brings, about."""
CANDIDATES: Final = 12
"""How many projects are kept in mind while spots are compared: the rest are never the best after one flag."""
CENTRE_EDGE: Final = 0.6
ROAD_EDGE: Final = 0.2
"""6.2: what the centre and a road are worth for breaking ties, in flags."""
CALM: Final = 0.15
STIR: Final = 0.1
"""How open zones are when no flag is to come, and how much more for each flag that is, in flags of difference."""
NOBODY: Final = 0.1
"""How much likelier a tie, which leaves the gems to nobody, is than the second strongest to win, in flags."""
RIVAL_GEM: Final = 1.0
"""What a gem is worth to a rival whose plans are not known."""
INTELLIGENCE_WORTH: Final = 1.5
ENGINEERING_WORTH: Final = 1.0
SYNCHROTRON_WORTH: Final = 0.5
WAREHOUSE_KEEPS: Final = 1.5
"""What areas are worth, in points, beyond what can be told from gems and cards."""


@dataclass(frozen=True, slots=True)
class Position:
    """A seat's view with indices instead of names: zones and spots as the board has them, cards and gems as usual."""

    you: int
    seats: int
    round: int
    step: str
    gems: tuple[int, ...]
    supply: tuple[int, ...]
    hand: tuple[int, ...]
    row: tuple[int, ...]
    pile: tuple[int, ...]
    """The cards known to lie in the discard pile."""
    built: frozenset[int]
    """The numbers the seat has built."""
    colour: tuple[int, ...]
    count: tuple[int, ...]
    """By zone: the colour and the number of its gems; zones not in play have none."""
    flags: tuple[tuple[int, int], ...]
    """Spots with the seat whose flag stands there."""
    areas: tuple[tuple[int, ...], ...]
    """By area: the seats with a flag on it."""
    held: tuple[bool, ...]
    """By area: whether the seat holds it."""
    from_row: bool
    transmuted: bool
    options: Mapping[str, Json]

    @classmethod
    def read(cls, board: Board, view: Mapping[str, Json]) -> Position:
        """The position of a view."""
        seen = cast("Mapping[str, Any]", view)
        you, seats = seen["you"], seen["seats"]
        zones = [seen["zones"].get(name) for name in board.zone_names]
        areas = [seen["areas"][area] for area in AREAS]
        pile = seen.get("pile", seen["known"]["pile"])
        return cls(
            you=you,
            seats=seats,
            round=seen["round"],
            step=seen["step"],
            gems=_by_kind(seen["players"][you]["gems"]),
            supply=_by_kind(seen["supply"]),
            hand=tuple(CARD_OF[name] for name in seen["hand"]),
            row=tuple(CARD_OF[name] for name in seen["row"]),
            pile=tuple(CARD_OF[name] for name in pile),
            built=frozenset(NUMBER[CARD_OF[name]] for name in seen["players"][you]["built"]),
            colour=tuple(KINDS.index(zone["gem"]) if zone and zone["gem"] else 0 for zone in zones),
            count=tuple(zone["count"] if zone else 0 for zone in zones),
            flags=tuple((board.spot_of[name], seat) for name, seat in seen["flags"].items()),
            areas=tuple(tuple(area["flags"]) for area in areas),
            held=tuple(you in area["holders"] for area in areas),
            from_row=seen["from_row"],
            transmuted=seen["transmuted"],
            options=seen["options"],
        )

    @property
    def rounds_left(self) -> int:
        """The rounds after this one."""
        return ROUNDS - self.round

    def flags_left(self, seat: int) -> int:
        """How many flags a seat has yet to stake."""
        return FLAGS_STAKED - sum(owner == seat for _, owner in self.flags)


def _by_kind(gems: Mapping[str, int]) -> tuple[int, ...]:
    return tuple(gems[kind] for kind in KINDS)


def weigh(game: Charon, view: Mapping[str, Json], moves: Sequence[CharonMove]) -> list[float]:
    """One number a move, higher is better, for the seat whose view it is."""
    position = Position.read(game.board, view)
    return _JUDGES[position.step](game, position, moves)


# Cards


def _costs(game: Charon, cards: Iterable[int]) -> dict[int, tuple[int, ...]]:
    return {card: counts(game.sheet.costs[card])[:CLEAR] for card in cards}


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


def _swap(game: Charon, position: Position, moves: Sequence[CharonMove]) -> list[float]:
    """4.7: a number that is built is of no more use, whatever is drawn instead."""
    return [1.0 if isinstance(move, Swap) else 0.0 for move in moves]


def _offer(game: Charon, position: Position, moves: Sequence[CharonMove]) -> list[float]:
    """4.8: the card whose loss hurts the plans for this round and the hand for later ones least."""
    gems = [float(number) for number in position.gems[:CLEAR]]
    for colour, number in zip(position.colour, position.count, strict=True):
        gems[colour] += number / (position.seats + 1)
    total = sum(gems) + position.gems[CLEAR]
    costs = _costs(game, position.hand)
    reach = REACH * FLAGS_STAKED / 2
    weights = []
    for move in moves:
        assert isinstance(move, Offer)
        offered = CARD_OF[move.card]
        rest = [card for card in position.hand if card != offered]
        plans = projects(costs, _hand(position, rest), _row(position, [offered], IN_ROW), total + reach)
        staying = sum(_stays(position, card) for card in _hand(position, rest))
        plan = max(appraise(project, gems, total, reach) for project in plans)
        weights.append(plan + staying - GIFT * NUMBER[offered])
    return weights


def _take(game: Charon, position: Position, moves: Sequence[CharonMove]) -> list[float]:
    """6.4: the card that adds most to what can be built with the gems claimed, or else to the hand."""
    means = _means(position)
    most = _most(means)
    costs = _costs(game, (*position.hand, *position.row, *position.pile))
    hand = _hand(position, position.hand)
    base = best_payment(projects(costs, hand, _row(position, position.row, IN_ROW), most), means)[1].worth
    weights = []
    for move in moves:
        if not isinstance(move, Take):
            weights.append(base)
            continue
        card = CARD_OF[move.card]
        if NUMBER[card] in position.built:
            weights.append(base - 1)
            continue
        row = _row(position, (other for other in position.row if other != card), IN_ROW)
        taken = _hand(position, [card])
        plans = projects(costs, {**taken, **hand}, row, most)
        held = any(NUMBER[other] == NUMBER[card] for other in hand)
        worth = best_payment(plans, means)[1].worth + (0.0 if held else _stays(position, card))
        weights.append(worth)
    return weights


# Zones


class _Contest:
    """Who may win which zone: by zone and seat a weight, whose share of all is the chance to win it."""

    def __init__(self, game: Charon, position: Position, flags: Iterable[tuple[int, int]], to_come: int) -> None:
        heat = CALM + STIR * to_come
        spots = game.board.spots
        strength = [[0.0] * position.seats for _ in position.count]
        for spot, seat in flags:
            edge = 1 + _EDGE[spots[spot].kind]
            for zone in spots[spot].zones:
                strength[zone][seat] += edge
        self.weights = [[exp(value / heat) for value in values] for values in strength]
        self.factor = [exp((1 + edge) / heat) for edge in _EDGE]
        self.nobody = exp(NOBODY / heat)

    def all(self, weights: Sequence[float]) -> float:
        """The weight of all in a zone: the seats, and nobody, who is as likely as the second strongest."""
        return sum(weights) + self.nobody * sorted(weights)[-2]


_EDGE: Final = tuple({Kind.CENTRE: CENTRE_EDGE, Kind.ROAD: ROAD_EDGE, Kind.CROSSING: 0.0}[kind] for kind in Kind)


def _hopes(position: Position, contest: _Contest) -> tuple[list[float], float]:
    """The gems by colour the seat may expect to have after claiming, and how many the rivals."""
    gems = [float(number) for number in position.gems[:CLEAR]]
    theirs = 0.0
    for zone, number in enumerate(position.count):
        if number:
            weights = contest.weights[zone]
            share = number / contest.all(weights)
            mine = weights[position.you]
            gems[position.colour[zone]] += share * mine
            theirs += share * (sum(weights) - mine)
    return gems, theirs


def _stake(game: Charon, position: Position, moves: Sequence[CharonMove]) -> list[float]:
    """5.1: what the spot gains, less what the action area is worth."""
    you = position.you
    left = [position.flags_left(seat) for seat in range(position.seats)]
    contest = _Contest(game, position, position.flags, sum(left) - 1)
    gems, _ = _hopes(position, contest)
    total = sum(gems) + position.gems[CLEAR]
    reach = REACH * (left[you] - 1) + position.gems[CLEAR]
    costs = _costs(game, (*position.hand, *position.row))
    plans = projects(costs, _hand(position, position.hand), _row(position, position.row, IN_ROW), total + reach + REACH)
    plans.sort(key=lambda project: -appraise(project, gems, total, reach + REACH))
    del plans[CANDIDATES:]
    areas = _areas(game, position, plans[0], gems)
    now = max(appraise(project, gems, total, reach) for project in plans)
    rival_gem = RIVAL_GEM / (position.seats - 1)
    spots: dict[str, float] = {}
    for spot_name in dict.fromkeys(move.spot for move in moves if isinstance(move, Stake)):
        spot = game.board.spots[game.board.spot_of[spot_name]]
        hoped, more, denied = gems[:], 0.0, 0.0
        for zone in spot.zones:
            number = position.count[zone]
            if number:
                weights = contest.weights[zone]
                after = weights[:]
                after[you] *= contest.factor[spot.kind]
                share, share_after = number / contest.all(weights), number / contest.all(after)
                gain = share_after * after[you] - share * weights[you]
                hoped[position.colour[zone]] += gain
                more += gain
                denied += (share - share_after) * (sum(weights) - weights[you])
        spots[spot_name] = (
            max(appraise(project, hoped, total + more, reach) for project in plans) - now + rival_gem * denied
        )
    return [spots[move.spot] - areas[AREA_OF[move.area]] for move in moves if isinstance(move, Stake)]


def _areas(game: Charon, position: Position, plan: Project, gems: Sequence[float]) -> list[float]:
    """What the own flag on each area is worth: the action's worth times the chance that it will be live (5.3)."""
    missing = [max(0.0, need - have) for need, have in zip(plan.cost, gems, strict=True)]
    spare = [max(0.0, have - need) for need, have in zip(plan.cost, gems, strict=True)]
    worth = [0.0] * len(AREAS)
    worth[INTELLIGENCE] = INTELLIGENCE_WORTH
    worth[MINERAL] = LACKING if position.supply[CLEAR] else 0.0
    worth[SYNCHROTRON] = SYNCHROTRON_WORTH + (LACKING - SPARE) * min(max(missing), max(spare))
    worth[WAREHOUSE] = LACKING * sum(spare) / 6 + (WAREHOUSE_KEEPS if position.rounds_left else 0.0)
    worth[ENGINEERING] = ENGINEERING_WORTH + _best_of_pile(game, position, plan, gems)
    return [value * _live(position, area, worth) for area, value in enumerate(worth)]


def _best_of_pile(game: Charon, position: Position, plan: Project, gems: Sequence[float]) -> float:
    """How much better the plan gets if its smallest card gives way to the best one known to be in the pile."""
    return 0.0


def _live(position: Position, area: int, worth: Sequence[float]) -> float:
    """5.3: the chance that the area is live if the own flag stays; rivals leave their last flag where it is worth."""
    none, one = 1.0, 0.0
    for seat in range(position.seats):
        if seat != position.you and seat in position.areas[area]:
            choice = [value + 1 for other, value in enumerate(worth) if seat in position.areas[other]]
            stays = (worth[area] + 1) / sum(choice)
            none, one = none * (1 - stays), one * (1 - stays) + none * stays
    two_flags = position.seats >= cast("int", position.options["two_flags_from"])
    return none + one if two_flags else none


def _relocate(game: Charon, position: Position, moves: Sequence[CharonMove]) -> list[float]:
    """5.4: what the moon gives with the flag moved; passing leaves it as it is."""
    costs = _costs(game, (*position.hand, *position.row))
    cards = _hand(position, position.hand), _row(position, position.row, IN_ROW)
    plans = projects(costs, *cards, sum(position.gems) + REACH * FLAGS_STAKED)
    weights = []
    for move in moves:
        flags = dict(position.flags)
        if isinstance(move, Relocate):
            del flags[game.board.spot_of[move.spot]]
            flags[game.board.spot_of[move.to]] = position.you
        contest = _Contest(game, position, flags.items(), 0)
        gems, lost = _hopes(position, contest)
        total = sum(gems) + position.gems[CLEAR]
        worth = max(appraise(project, gems, total, position.gems[CLEAR]) for project in plans)
        weights.append(worth - RIVAL_GEM / (position.seats - 1) * lost)
    return weights


# Building


def _means(position: Position) -> Means:
    """What the seat pays with, as the table's options and its action areas say."""
    warehouse = position.held[WAREHOUSE]
    three, two = TRADE_SIZES
    gives_clear = position.options["warehouse_gives"] == "clear"
    return Means(
        gems=position.gems,
        supply=position.supply,
        rate=two if warehouse and not gives_clear else three,
        clear_rate=two if warehouse and gives_clear else 0,
        synchrotron=position.held[SYNCHROTRON] and not position.transmuted,
        keep=KEEP_IN_WAREHOUSE if warehouse else KEEP,
        clear_stays=position.options["keep_clear"] == "free",
        last=not position.rounds_left,
    )


def _most(means: Means) -> int:
    return sum(means.gems)


def _build(game: Charon, position: Position, moves: Sequence[CharonMove]) -> list[float]:
    """7.1 to 7.4: the next step of the best project that can be paid."""
    means = _means(position)
    costs = _costs(game, (*position.hand, *position.row))
    cards = _hand(position, position.hand), _row(position, position.row, 1.0)
    plans = projects(costs, *cards, _most(means))
    project, paid = best_payment(plans, means)
    step: CharonMove
    if not project.cards:
        step = End()
    elif paid.transmute:
        give, get, number = paid.transmute
        step = Synchrotron(LETTERS[give], LETTERS[get], number)
    elif paid.get is not None:
        rate = means.clear_rate if paid.get == CLEAR and means.clear_rate else means.rate
        step = Trade(_least_wanted(position, costs, paid.spare, rate), LETTERS[paid.get])
    else:
        card = project.cards[-1]
        clear = [max(0, need - have) for need, have in zip(costs[card], position.gems, strict=False)]
        step = Build(_name(card), spell(heap(clear)))
    end = means.kept(sum(position.gems[:CLEAR]), position.gems[CLEAR])
    return [paid.worth if move == step else end if isinstance(move, End) else end - 1 for move in moves]


def _name(card: int) -> str:
    from moonstone.games.charon.cards import NAMES

    return NAMES[card]


def _least_wanted(position: Position, costs: Mapping[int, tuple[int, ...]], spare: Sequence[int], number: int) -> str:
    """The gems to give in a trade: spare ones that the hand asks for least."""
    wanted = [sum(costs[card][colour] for card in position.hand) for colour in range(len(COLOURS))]
    gems = [
        (wanted[kind] - nth if kind < CLEAR else 99, kind) for kind, have in enumerate(spare) for nth in range(have)
    ]
    given = [0] * len(KINDS)
    for _, kind in sorted(gems)[:number]:
        given[kind] += 1
    return spell(heap(given))


def _keep(game: Charon, position: Position, moves: Sequence[CharonMove]) -> list[float]:
    """8.1: the gems that help most towards the cards in hand."""
    costs = _costs(game, position.hand)
    plans = projects(costs, _hand(position, position.hand), {}, KEEP_IN_WAREHOUSE + 2 * REACH)
    weights = []
    for move in moves:
        assert isinstance(move, Keep)
        gems = [float(move.gems.count(letter)) for letter in LETTERS]
        worth = max(appraise(project, gems, sum(gems), 4 * REACH) for project in plans)
        weights.append(worth + KEPT_CLEAR * gems[CLEAR])
    return weights


_Judge = Callable[["Charon", Position, Sequence[CharonMove]], list[float]]

_JUDGES: Final[dict[str, _Judge]] = {
    "swap": _swap,
    "offer": _offer,
    "stake": _stake,
    "intelligence": _relocate,
    "engineering": _take,
    "build": _build,
    "keep": _keep,
}
"""By the step of a view: who judges it."""
