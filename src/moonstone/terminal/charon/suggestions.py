"""The numbered short list: by step, the moves a player is most likely to look for, and what each would do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias, TypeVar

from moonstone.engine import Move
from moonstone.games.charon import Charon
from moonstone.games.charon.cards import CARD_OF, NUMBER
from moonstone.games.charon.client.shapes import CharonView
from moonstone.games.charon.gems import CLEAR, LETTERS, spell
from moonstone.games.charon.moves import Build, Done, End, Keep, Offer, Pass, Relocate, Stake, Swap, Take
from moonstone.games.charon.rules.paying import Purse, plan
from moonstone.terminal.charon.cards import built_numbers, cost_by_colour, plan_words
from moonstone.terminal.charon.preview import Outlook, effect
from moonstone.terminal.charon.seen import plain
from moonstone.terminal.renderer import Suggestion

MOST: Final = 9
FLAGS: Final = 5
"""How many places for a flag are proposed."""

K = TypeVar("K")
List: TypeAlias = Callable[[Charon, CharonView, int, Sequence[Move]], list[Suggestion]]


def suggest(game: Charon, view: CharonView, moves: Sequence[Move]) -> list[Suggestion]:
    """At most nine of the moves."""
    if view["you"] is None or not moves:
        return []
    return LISTS[view["step"]](game, view, view["you"], moves)[:MOST]


def _of(kind: type[K], moves: Sequence[Move]) -> list[K]:
    return [move for move in moves if isinstance(move, kind)]


def _cost(game: Charon, card: str) -> str:
    return spell(game.sheet.costs[CARD_OF[card]])


def _swaps(game: Charon, view: CharonView, seat: int, moves: Sequence[Move]) -> list[Suggestion]:
    found: list[Suggestion] = [
        (move, f"{move}: you have built a {NUMBER[CARD_OF[move.card]]}") for move in _of(Swap, moves)
    ]
    return [*found, *((move, f"{move}: swap no more") for move in _of(Done, moves))]


def _offers(game: Charon, view: CharonView, seat: int, moves: Sequence[Move]) -> list[Suggestion]:
    found = sorted(_of(Offer, moves), key=lambda move: -CARD_OF[move.card])
    return [(move, f"{move}: costs {_cost(game, move.card)}") for move in found]


def _stakes(game: Charon, view: CharonView, seat: int, moves: Sequence[Move]) -> list[Suggestion]:
    """Spots that win most gems at once, with a flag off the area that holds most flags, as it is worth least."""
    stakes = _of(Stake, moves)
    area = max((move.area for move in stakes), key=lambda name: len(view["areas"][name]["flags"]))
    outlook = Outlook(game, view)
    found = []
    for move in stakes:
        if move.area == area:
            worth, changes = outlook.changes(seat, move.spot)
            found.append((worth, move, effect(seat, changes)))
    found.sort(key=lambda entry: entry[0], reverse=True)
    return [(move, f"{move}: {words}") for worth, move, words in found[:FLAGS] if any(worth) and words]


def _relocations(game: Charon, view: CharonView, seat: int, moves: Sequence[Move]) -> list[Suggestion]:
    outlook = Outlook(game, view)
    found = []
    for move in _of(Relocate, moves):
        worth, changes = outlook.changes(seat, move.to, lifted=move.spot)
        found.append((worth, move, effect(seat, changes)))
    found.sort(key=lambda entry: entry[0], reverse=True)
    better: list[Suggestion] = [(move, f"{move}: {words}") for worth, move, words in found[:FLAGS] if worth > (0, 0)]
    return [*better, *((move, f"{move}: leave all flags") for move in _of(Pass, moves))]


def _takes(game: Charon, view: CharonView, seat: int, moves: Sequence[Move]) -> list[Suggestion]:
    """Cards that can be built this round first, then the highest."""
    purse, built = Purse.read(plain(view)), built_numbers(view, seat)
    found = [
        (how.payable, CARD_OF[move.card], move, how)
        for move in _of(Take, moves)
        if NUMBER[CARD_OF[move.card]] not in built
        for how in [plan(cost_by_colour(game.sheet, move.card), purse)]
    ]
    found.sort(key=lambda entry: entry[:2], reverse=True)
    cards: list[Suggestion] = [
        (move, f"{move}: {'row' if move.card in view['row'] else 'pile'}, {_cost(game, move.card)}, {plan_words(how)}")
        for _, _, move, how in found[: MOST - 1]
    ]
    return [*cards, *((move, f"{move}: take nothing") for move in _of(Pass, moves))]


def _builds(game: Charon, view: CharonView, seat: int, moves: Sequence[Move]) -> list[Suggestion]:
    """Each card that can be paid, cheapest in clear gems; first steps towards those that take trades; the end."""
    cheapest: dict[str, Build] = {}
    for move in _of(Build, moves):
        cheapest.setdefault(move.card, move)
    found: list[Suggestion] = [
        (move, f"{move}: {NUMBER[CARD_OF[move.card]]} points for {spell(game.catalogue.payments[move])}")
        for move in sorted(cheapest.values(), key=lambda move: -CARD_OF[move.card])
    ]
    found += _first_steps(game, view, seat)
    return [*found[: MOST - 1], *((move, f"{move}: end your turn") for move in _of(End, moves))]


def _first_steps(game: Charon, view: CharonView, seat: int) -> list[Suggestion]:
    purse, built = Purse.read(plain(view)), built_numbers(view, seat)
    steps: dict[Move, str] = {}
    cards = [*view.get("hand", []), *([] if view["from_row"] else view["row"])]
    for card in sorted(cards, key=lambda card: -CARD_OF[card]):
        if NUMBER[CARD_OF[card]] in built:
            continue
        how = plan(cost_by_colour(game.sheet, card), purse)
        if how.payable and how.steps:
            steps.setdefault(how.steps[0], f"{how.steps[0]}: towards {card} ({plan_words(how)})")
    return list(steps.items())


def _keeps(game: Charon, view: CharonView, seat: int, moves: Sequence[Move]) -> list[Suggestion]:
    """Clear gems first, then the colours that the cards in hand ask for."""
    built = built_numbers(view, seat)
    cards = [card for card in view.get("hand", []) if NUMBER[CARD_OF[card]] not in built]
    wanted = "".join(_cost(game, card) for card in cards)

    def useful(move: Keep) -> int:
        asked = sum(min(move.gems.count(letter), wanted.count(letter)) for letter in LETTERS[:CLEAR])
        return asked + 2 * move.gems.count(LETTERS[CLEAR])

    return [(move, str(move)) for move in sorted(_of(Keep, moves), key=useful, reverse=True)]


LISTS: Final[dict[str, List]] = {
    "swap": _swaps,
    "offer": _offers,
    "stake": _stakes,
    "intelligence": _relocations,
    "engineering": _takes,
    "build": _builds,
    "keep": _keeps,
}
