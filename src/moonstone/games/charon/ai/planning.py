"""Planning: what can be built with which gems. The part of the bot's judgement that knows cards and gems, but no moon.

A project is a set of cards to be built together. While flags are being staked gems are an expectation, and a project
is appraised by what it lacks; in the build phase gems are certain, and a project can be paid or it cannot.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import inf
from typing import Final, NamedTuple, TypeAlias

from moonstone.games.charon.cards import NUMBER
from moonstone.games.charon.gems import CLEAR, COLOURS
from moonstone.games.charon.rules.paying import Gap, Purse

Costs: TypeAlias = Mapping[int, tuple[int, ...]]
"""By card: its gems by colour."""

LACKING: Final = 1.3
"""What a gem that completes a card is worth: cards give about that many points a gem."""
SPARE: Final = 0.5
"""What any other gem is worth: three of them trade for one, and some turn out to be needed."""
OUT_OF_REACH: Final = 1.5
"""What each gem costs, on top, that a project lacks beyond what may still be had."""
TRADED: Final = 1 / 3
"""What a spare gem counts for what is lacking: three trade for one."""
KEPT: Final = 0.8
"""What a coloured gem kept for the next round is worth: less than a needed one, as its use is not known yet."""
KEPT_CLEAR: Final = 1.5
"""What a clear gem kept is worth: it will be whatever is lacking then."""


class Project(NamedTuple):
    """Cards to build together: some of the hand and at most one of the row (7.3)."""

    cards: tuple[int, ...]
    worth: float
    cost: tuple[int, ...]
    """By colour."""
    size: int
    """The number of gems."""


NO_PROJECT: Final = Project((), 0.0, (0,) * len(COLOURS), 0)


def projects(costs: Costs, hand: Mapping[int, float], row: Mapping[int, float], most: float) -> list[Project]:
    """All sets of cards that cost no more than `most` gems, each number once (7.2); each card comes with its worth."""
    found = [NO_PROJECT]
    for card, worth in hand.items():
        found += [_with(project, card, worth, costs[card]) for project in found if _fits(project, card, costs, most)]
    return found + with_one_more(found, row, costs, most)


def with_one_more(plans: Sequence[Project], cards: Mapping[int, float], costs: Costs, most: float) -> list[Project]:
    """Each project with each of the cards added, where that makes a project of no more than `most` gems."""
    return [
        _with(project, card, worth, costs[card])
        for card, worth in cards.items()
        for project in plans
        if _fits(project, card, costs, most)
    ]


def _fits(project: Project, card: int, costs: Costs, most: float) -> bool:
    if project.size + sum(costs[card]) > most:
        return False
    return NUMBER[card] not in [NUMBER[other] for other in project.cards]


def _with(project: Project, card: int, worth: float, cost: tuple[int, ...]) -> Project:
    total = tuple(map(int.__add__, project.cost, cost))
    return Project((*project.cards, card), project.worth + worth, total, project.size + sum(cost))


def appraise(project: Project, gems: Sequence[float], total: float, reach: float) -> float:
    """What a project is worth with these gems by colour, `total` in all, if about `reach` more can be had."""
    return best_appraisal((project,), gems, total, reach)


def best_appraisal(plans: Iterable[Project], gems: Sequence[float], total: float, reach: float) -> float:
    """What the best of the projects is worth then; written out by colour, since nothing is asked as often."""
    blue, yellow, green, purple, black = gems
    best = -inf
    for _, worth, (some_blue, some_yellow, some_green, some_purple, some_black), size in plans:
        missing = 0.0
        if some_blue > blue:
            missing += some_blue - blue
        if some_yellow > yellow:
            missing += some_yellow - yellow
        if some_green > green:
            missing += some_green - green
        if some_purple > purple:
            missing += some_purple - purple
        if some_black > black:
            missing += some_black - black
        spare = total - size + missing
        worth += SPARE * spare - LACKING * missing
        beyond = missing - reach - spare * TRADED
        if beyond > 0:
            worth -= OUT_OF_REACH * beyond
        if worth > best:
            best = worth
    return best


def kept(purse: Purse, coloured: int, clear: int) -> float:
    """What is left of so many gems after the reset."""
    if purse.last:
        return 0.0
    clear_kept = clear if purse.clear_stays else min(clear, purse.keep)
    room = purse.keep if purse.clear_stays else purse.keep - clear_kept
    return KEPT_CLEAR * clear_kept + KEPT * min(coloured, room)


class Payment(NamedTuple):
    """How to pay a project: first the Synchrotron, then the trades, then the builds. `worth` includes what is kept."""

    worth: float
    transmute: tuple[int, int, int] | None
    """From which colour, into which, how many."""
    get: int | None
    """The kind to trade for next; None when no trade is needed."""
    spare: tuple[int, ...]
    """By kind, the gems that are not needed and may be given."""


def payment(project: Project, purse: Purse) -> Payment | None:
    """The best way to pay a project; None if there is none."""
    gap = Gap(project.cost, purse)
    transmute = _transmute(gap) if purse.synchrotron and gap.lacking else None
    lacking, giving, clear = gap.lacking, sum(gap.spare), purse.gems[CLEAR]
    most = min(clear, lacking)
    if gap.price(lacking - most) is None:
        return None
    best: Payment | None = None
    for with_clear in range(most + 1):
        price = gap.price(lacking - with_clear)
        if price is None:
            continue
        worth = project.worth + kept(purse, giving - price, clear - with_clear)
        if best is None or worth > best.worth:
            get = None if with_clear == lacking else gap.next_kind()
            best = Payment(worth, transmute, get, (*gap.spare, clear - with_clear))
    return best


def _transmute(gap: Gap) -> tuple[int, int, int] | None:
    """7.1, Synchrotron: the most plentiful colour into the one lacking most."""
    give = max(range(len(COLOURS)), key=lambda colour: gap.spare[colour])
    get = max(range(len(COLOURS)), key=lambda colour: min(gap.short[colour], gap.stock[colour]))
    number = gap.turn(give, get)
    return (give, get, number) if number else None


def best_payment(candidates: Iterable[Project], purse: Purse) -> tuple[Project, Payment]:
    """The project that is worth most when paid, and how to pay it; the empty project can always be paid."""
    coloured, clear = sum(purse.gems[:CLEAR]), purse.gems[CLEAR]
    chosen = NO_PROJECT
    best = Payment(kept(purse, coloured, clear), None, None, purse.gems)
    at_most = kept(purse, coloured, clear)
    for project in sorted(candidates, key=lambda project: -project.worth):
        if project.worth + at_most <= best.worth:
            break
        paid = payment(project, purse)
        if paid is not None and paid.worth > best.worth:
            chosen, best = project, paid
    return chosen, best
