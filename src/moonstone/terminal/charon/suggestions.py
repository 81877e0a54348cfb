"""The numbered short list: by step, the moves a player is most likely to look for, and what each would do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias, TypeVar

from moonstone.engine import Move
from moonstone.engine.phrase import Argument
from moonstone.games.charon import Charon
from moonstone.games.charon.cards import CARD_OF, NUMBER
from moonstone.games.charon.client.shapes import CharonView
from moonstone.games.charon.gems import CLEAR, LETTERS, spell
from moonstone.games.charon.moves import Build, Done, End, Keep, Offer, Pass, Relocate, Stake, Swap, Synchrotron, Take
from moonstone.games.charon.rules.paying import Plan, Purse, plan
from moonstone.i18n.speaker import Speaker
from moonstone.terminal.charon.cards import built_numbers, cost_by_colour, plan_words
from moonstone.terminal.charon.preview import FlagPreview, effect
from moonstone.terminal.charon.seen import countable, plain
from moonstone.terminal.renderer import Suggestion

MOST: Final = 9
FLAGS: Final = 5
"""How many places for a flag are proposed."""

K = TypeVar("K")


@dataclass(frozen=True, slots=True)
class Asked:
    """A decision: the game, the seat's view, the seat, its moves, and who says what they do."""

    game: Charon
    view: CharonView
    seat: int
    moves: Sequence[Move]
    speaker: Speaker

    def of(self, kind: type[K]) -> list[K]:
        """The moves of a kind."""
        return [move for move in self.moves if isinstance(move, kind)]

    def say(self, move: Move, message: str, **args: Argument) -> Suggestion:
        """A move with what it does."""
        return move, f"{move}: {self.speaker.say(f'terminal-charon-{message}', **args)}"

    def plan(self, card: str) -> Plan:
        """How the seat can pay a card."""
        return plan(cost_by_colour(self.game.sheet, card), Purse.read(plain(self.view)))

    def paid(self, how: Plan) -> str:
        """How a card can be paid, in a word or two."""
        return plan_words(how, self.speaker)

    def cost(self, card: str) -> str:
        """What a card costs, a letter a gem."""
        return spell(self.game.sheet.costs[CARD_OF[card]])

    def built(self) -> set[int]:
        """The numbers the seat has built."""
        return built_numbers(self.view, self.seat)


List: TypeAlias = Callable[[Asked], list[Suggestion]]


def suggest(game: Charon, view: CharonView, moves: Sequence[Move], speaker: Speaker) -> list[Suggestion]:
    """At most nine of the moves."""
    if view["you"] is None or not moves:
        return []
    return LISTS[view["step"]](Asked(game, view, view["you"], moves, speaker))[:MOST]


def _swaps(asked: Asked) -> list[Suggestion]:
    found = [asked.say(move, "built-one", number=NUMBER[CARD_OF[move.card]]) for move in asked.of(Swap)]
    return [*found, *(asked.say(move, "no-more-swaps") for move in asked.of(Done))]


def _offers(asked: Asked) -> list[Suggestion]:
    found = sorted(asked.of(Offer), key=lambda move: -CARD_OF[move.card])
    return [asked.say(move, "costs", gems=asked.cost(move.card)) for move in found]


def _stakes(asked: Asked) -> list[Suggestion]:
    """Spots that win most gems at once, with a flag off the area that holds most flags, as it is worth least."""
    stakes = asked.of(Stake)
    area = max((move.area for move in stakes), key=lambda name: len(asked.view["areas"][name]["flags"]))
    preview = FlagPreview(asked.game, asked.view)
    found = []
    for move in stakes:
        if move.area == area:
            worth, changes = preview.changes(asked.seat, move.spot)
            found.append((worth, move, effect(asked.seat, changes, asked.speaker)))
    found.sort(key=lambda entry: entry[0], reverse=True)
    return [(move, f"{move}: {words}") for worth, move, words in found[:FLAGS] if any(worth) and words]


def _relocations(asked: Asked) -> list[Suggestion]:
    preview = FlagPreview(asked.game, asked.view)
    found = []
    for move in asked.of(Relocate):
        worth, changes = preview.changes(asked.seat, move.to, lifted=move.spot)
        found.append((worth, move, effect(asked.seat, changes, asked.speaker)))
    found.sort(key=lambda entry: entry[0], reverse=True)
    better: list[Suggestion] = [(move, f"{move}: {words}") for worth, move, words in found[:FLAGS] if worth > (0, 0)]
    return [*better, *(asked.say(move, "leave-flags") for move in asked.of(Pass))]


def _takes(asked: Asked) -> list[Suggestion]:
    """Cards that can be built this round first, then the highest."""
    built = asked.built()
    found = [
        (how.payable, CARD_OF[move.card], move, how)
        for move in asked.of(Take)
        if NUMBER[CARD_OF[move.card]] not in built
        for how in [asked.plan(move.card)]
    ]
    found.sort(key=lambda entry: entry[:2], reverse=True)
    cards = [
        asked.say(
            move,
            "take",
            source="row" if move.card in asked.view["row"] else "pile",
            gems=asked.cost(move.card),
            how=asked.paid(how),
        )
        for _, _, move, how in found[: MOST - 1]
    ]
    return [*cards, *(asked.say(move, "take-nothing") for move in asked.of(Pass))]


def _transmutations(asked: Asked) -> list[Suggestion]:
    """What leads to the highest cards, and nothing."""
    steps = [one for one in _first_steps(asked) if isinstance(one[0], Synchrotron)]
    return [*steps[: MOST - 1], *(asked.say(move, "turn-nothing") for move in asked.of(Pass))]


def _builds(asked: Asked) -> list[Suggestion]:
    """Each card that can be paid, cheapest in clear gems; first steps towards those that take trades; the end."""
    cheapest: dict[str, Build] = {}
    for move in asked.of(Build):
        cheapest.setdefault(move.card, move)
    payments = asked.game.catalogue.payments
    found = [
        asked.say(move, "build", count=NUMBER[CARD_OF[move.card]], gems=spell(payments[move]))
        for move in sorted(cheapest.values(), key=lambda move: -CARD_OF[move.card])
    ]
    found += _first_steps(asked)
    return [*found[: MOST - 1], *(asked.say(move, "end") for move in asked.of(End))]


def _first_steps(asked: Asked) -> list[Suggestion]:
    built, view = asked.built(), asked.view
    steps: dict[Move, Suggestion] = {}
    cards = [*view.get("hand", []), *([] if view["from_row"] else view["row"])]
    for card in sorted(cards, key=lambda card: -CARD_OF[card]):
        if NUMBER[CARD_OF[card]] in built:
            continue
        how = asked.plan(card)
        if how.payable and how.steps:
            steps.setdefault(how.steps[0], asked.say(how.steps[0], "towards", card=card, how=asked.paid(how)))
    return list(steps.values())


def _keeps(asked: Asked) -> list[Suggestion]:
    """As many as may be kept, clear gems first, then the colours that the cards in hand ask for; at last none."""
    built = asked.built()
    cards = [card for card in asked.view.get("hand", []) if NUMBER[CARD_OF[card]] not in built]
    wanted = "".join(map(asked.cost, cards))

    def useful(move: Keep) -> tuple[int, int]:
        coloured = sum(min(move.gems.count(letter), wanted.count(letter)) for letter in LETTERS[:CLEAR])
        return len(move.gems), coloured + 2 * move.gems.count(LETTERS[CLEAR])

    every = countable(asked.view, asked.seat)
    found: list[Suggestion] = [
        asked.say(move, "keep-all") if len(move.gems) == every else (move, str(move))
        for move in sorted(asked.of(Keep), key=useful, reverse=True)
    ]
    return found if len(found) <= MOST else [*found[: MOST - 1], found[-1]]


LISTS: Final[dict[str, List]] = {
    "swap": _swaps,
    "offer": _offers,
    "stake": _stakes,
    "intelligence": _relocations,
    "engineering": _takes,
    "synchrotron": _transmutations,
    "build": _builds,
    "keep": _keeps,
}
