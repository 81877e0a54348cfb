"""Cards on the screen: the row, the own hand, the pile for who looks through it; what each costs and how to pay it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from moonstone.games.charon.cards import CARD_OF, COPIES, NUMBER
from moonstone.games.charon.client.shapes import CharonView
from moonstone.games.charon.edition import Edition
from moonstone.games.charon.gems import CLEAR, KINDS, counts, size
from moonstone.games.charon.rules.paying import Plan, Purse, plan
from moonstone.terminal.charon.colours import FAINT, gems, letters
from moonstone.terminal.charon.seen import plain

STATUS: Final = len("synch., 2 trades")
NAME: Final = 4


def cost_of(edition: Edition, card: str) -> Text:
    """What a card costs, a letter a gem."""
    return gems(dict(zip(KINDS, counts(edition.costs[CARD_OF[card]]), strict=True)))


def cost_by_colour(edition: Edition, card: str) -> tuple[int, ...]:
    """What a card costs, by colour."""
    return counts(edition.costs[CARD_OF[card]])[:CLEAR]


def plan_words(how: Plan) -> str:
    """How a card can be paid, in a word or two."""
    if how.lacks:
        return f"lacks {how.lacks}"
    if how.now:
        return f"now, {len(how.clear)} clear" if how.clear else "now"
    number = len(how.trades)
    trades = f"{number} trade{'s' if number > 1 else ''}" if number else ""
    if how.transmute is None:
        return trades
    return f"synch., {trades}" if trades else "synchrotron"


def built_numbers(view: CharonView, seat: int) -> set[int]:
    """The numbers a player has built, and so will not build again (7.2)."""
    return {NUMBER[CARD_OF[card]] for card in view["players"][seat]["built"]}


class Cards:
    """Draws cards for one viewer, in columns."""

    def __init__(self, edition: Edition, view: CharonView, width: int) -> None:
        self.edition, self.view, self.width = edition, view, width
        self.you = view["you"]
        self.purse: Purse | None = None if self.you is None else Purse.read(plain(view))
        self.built = set() if self.you is None else built_numbers(view, self.you)
        most = max(size(cost) for cost in edition.costs)
        self.entry = NAME + most + 1 + STATUS
        self.columns = max(1, (width + 2) // (self.entry + 2))

    def lines(self, title: str, cards: Sequence[str], note: str = "", closed: bool = False) -> list[Text]:
        """A heading and the cards below it, highest first; one line if there are none. Closed cards cannot be built."""
        head = Text().append(title, style="bold").append(f"  {note}" if note else "", style=FAINT)
        if not cards:
            return [head.append("  none", style=FAINT)]
        ordered = sorted(cards, key=lambda card: -CARD_OF[card])
        rows = [ordered[start : start + self.columns] for start in range(0, len(ordered), self.columns)]
        lines = [head, *(Text("  ").join(self._entry(card, closed) for card in row) for row in rows)]
        for line in lines:
            line.truncate(self.width, overflow="ellipsis")
        return lines

    def _entry(self, card: str, closed: bool) -> Text:
        gone = NUMBER[CARD_OF[card]] in self.built
        text = Text().append(f"{card:>{NAME - 1}} ", style=f"strike {FAINT}" if gone else "bold")
        text.append_text(cost_of(self.edition, card))
        if self.purse is not None and not closed:
            text.append(" ").append_text(self._status(card, self.purse))
        return text.append(" " * (self.entry - text.cell_len))

    def _status(self, card: str, purse: Purse) -> Text:
        """What can be done with a card, in a word or two."""
        if NUMBER[CARD_OF[card]] in self.built:
            return Text("built", style=FAINT)
        how = plan(cost_by_colour(self.edition, card), purse)
        if how.now:
            return Text(plan_words(how), style="bold green")
        if how.payable:
            return Text(plan_words(how), style="yellow")
        if len(how.lacks) == size(self.edition.costs[CARD_OF[card]]):
            return Text("lacks all", style=FAINT)
        return Text().append("lacks ", style=FAINT).append_text(letters(how.lacks))


def draw_cards(edition: Edition, view: CharonView, width: int) -> list[Text]:
    """The row and the own hand; the whole pile while the viewer looks through it; what is set aside."""
    cards = Cards(edition, view, width)
    used = view["you"] in view["turn"] and view["from_row"]
    lines = cards.lines("Row", view["row"], "you have built from it" if used else "one each a round", used)
    if "hand" in view:
        lines += cards.lines("Your hand", view["hand"], _answer(view))
    if view.get("aside"):
        lines += cards.lines("Set aside", view["aside"])
    if "pile" in view:
        lines += cards.lines("Discard pile", view["pile"], "only you see it now")
    return lines


def _answer(view: CharonView) -> str:
    return f"you chose {view['answer']}" if view.get("answer") and view["step"] == "offer" else ""


def draw_known(edition: Edition, view: CharonView, names: Sequence[str], width: int) -> list[Text]:
    """All cards the viewer can place, with what they cost."""
    cards = Cards(edition, view, width)
    lines: list[Text] = []
    for seat, hand in enumerate(view["known"]["hands"]):
        if hand and seat != view["you"]:
            lines += cards.lines(f"{names[seat]} holds", hand)
    lines += cards.lines("In the discard pile", view["known"]["pile"], "for sure")
    return lines


def draw_costs(edition: Edition, view: CharonView) -> list[Text]:
    """What every card costs, a line a number; what the viewer has built is struck out."""
    built = set() if view["you"] is None else built_numbers(view, view["you"])
    lines = []
    for first in range(0, len(edition.costs), COPIES):
        number = NUMBER[first]
        style = f"strike {FAINT}" if number in built else "bold"
        line = Text().append(f"{number:>3}  ", style=style)
        for card in range(first, first + COPIES):
            cost = gems(dict(zip(KINDS, counts(edition.costs[card]), strict=True)))
            line.append_text(cost).append(" " * (max(map(size, edition.costs)) + 2 - cost.cell_len))
        lines.append(line.append(edition.buildings[number - 2].replace("_", " "), style=FAINT))
    return lines
