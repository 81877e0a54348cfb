"""Cards on the screen: the row, the viewer's hand, the discard pile; what each costs and how to pay it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from moonstone.games.charon.cards import CARD_OF, COPIES, NUMBER
from moonstone.games.charon.client.shapes import CharonView
from moonstone.games.charon.edition import Edition, standard
from moonstone.games.charon.gems import CLEAR, KINDS, counts, size
from moonstone.games.charon.rules.paying import Plan, Purse, plan
from moonstone.i18n.speaker import Speaker
from moonstone.terminal.charon.colours import FAINT, gems, with_gems
from moonstone.terminal.charon.seen import plain

STATUS: Final = 16
"""The columns for what can be done with a card."""
NAME: Final = 4


def cost_of(edition: Edition, card: str) -> Text:
    """What a card costs, a letter a gem."""
    return gems(dict(zip(KINDS, counts(edition.costs[CARD_OF[card]]), strict=True)))


def cost_by_colour(edition: Edition, card: str) -> tuple[int, ...]:
    """What a card costs, by colour."""
    return counts(edition.costs[CARD_OF[card]])[:CLEAR]


def plan_words(how: Plan, speaker: Speaker) -> str:
    """How a card can be paid, in a word or two."""
    say = speaker.say
    if how.lacks:
        return say("terminal-charon-lacks", gems=how.lacks)
    if how.now:
        return say("terminal-charon-now", clear=len(how.clear))
    if how.transmute is None:
        return say("terminal-charon-trades", count=len(how.trades))
    return say("terminal-charon-synchrotron", count=len(how.trades))


def built_numbers(view: CharonView, seat: int) -> set[int]:
    """The numbers a player has built, and so will not build again (7.2)."""
    return {NUMBER[CARD_OF[card]] for card in view["players"][seat]["built"]}


class Cards:
    """Draws cards for one viewer, in columns."""

    def __init__(self, edition: Edition, view: CharonView, width: int, speaker: Speaker) -> None:
        self.edition, self.view, self.width, self.speaker = edition, view, width, speaker
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
            return [head.append(f"  {self.speaker.say('terminal-charon-none')}", style=FAINT)]
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
            return Text(self.speaker.say("terminal-charon-built-already"), style=FAINT)
        how = plan(cost_by_colour(self.edition, card), purse)
        if how.now:
            return Text(plan_words(how, self.speaker), style="bold green")
        if how.payable:
            return Text(plan_words(how, self.speaker), style="yellow")
        if len(how.lacks) == size(self.edition.costs[CARD_OF[card]]):
            return Text(self.speaker.say("terminal-charon-lacks-all"), style=FAINT)
        said = Text(plan_words(how, self.speaker), style=FAINT)
        return with_gems(said, how.lacks)


def draw_cards(edition: Edition, view: CharonView, width: int, speaker: Speaker) -> list[Text]:
    """The row and the viewer's hand; the whole pile while the viewer looks through it; what is set aside."""
    cards, say = Cards(edition, view, width, speaker), speaker.say
    used = view["you"] in view["turn"] and view["from_row"]
    lines = cards.lines(say("common-row"), view["row"], say("terminal-charon-row", used="yes" if used else "no"), used)
    if "hand" in view:
        lines += cards.lines(say("terminal-charon-hand"), view["hand"], _answer(view, speaker))
    if view.get("aside"):
        lines += cards.lines(say("terminal-charon-aside"), view["aside"])
    if "pile" in view:
        lines += cards.lines(say("discard-pile"), view["pile"], say("terminal-charon-only-you"))
    return lines


def _answer(view: CharonView, speaker: Speaker) -> str:
    answer = view.get("answer")
    return speaker.say("terminal-charon-chosen", card=answer) if answer and view["step"] == "offer" else ""


def draw_known(edition: Edition, view: CharonView, names: Sequence[str], width: int, speaker: Speaker) -> list[Text]:
    """All cards the viewer can place, with what they cost."""
    cards = Cards(edition, view, width, speaker)
    lines: list[Text] = []
    for seat, hand in enumerate(view["known"]["hands"]):
        if hand and seat != view["you"]:
            lines += cards.lines(speaker.say("terminal-charon-holds", name=names[seat]), hand)
    lines += cards.lines(
        speaker.say("terminal-charon-in-pile"), view["known"]["pile"], speaker.say("terminal-charon-sure")
    )
    return lines


def draw_costs(edition: Edition, view: CharonView, speaker: Speaker) -> list[Text]:
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
        lines.append(line.append(_building(edition, number, speaker), style=FAINT))
    return lines


def _building(edition: Edition, number: int, speaker: Speaker) -> str:
    """What the buildings of a number are called: an edition may call them otherwise than the standard one."""
    name = edition.buildings[number - 2]
    return speaker.say(f"building-{number}") if name == standard().buildings[number - 2] else name.replace("_", " ")
