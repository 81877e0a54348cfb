"""What lies beside the board: supply, bag, deck and pile, and the cards the viewer can place for sure."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from moonstone.games.charon.cards import COPIES
from moonstone.games.charon.client.shapes import CharonView
from moonstone.games.charon.gems import KINDS, LETTERS, Gem
from moonstone.terminal.charon.colours import FAINT, flag, gem_style
from moonstone.terminal.lines import cut


def draw_stock(view: CharonView, width: int) -> list[Text]:
    """Three lines, and one for each other player some of whose cards the viewer knows."""
    lines = [
        Text().append("supply ", style=FAINT).append_text(_counts(view["supply"])),
        Text().append("bag    ", style=FAINT).append_text(_counts(view["bag"])),
        _piles(view),
    ]
    for seat, hand in enumerate(view["known"]["hands"]):
        if hand and seat != view["you"]:
            line = Text().append("known  ", style=FAINT).append_text(flag(seat)).append(" holds ", style=FAINT)
            lines.append(line.append(" ".join(hand)))
    return [cut(line, width) for line in lines]


def _counts(gems: Mapping[Gem, int]) -> Text:
    return Text(" ").join(
        Text().append(letter, style=gem_style(kind)).append(f"{gems[kind]:<2}")
        for letter, kind in zip(LETTERS, KINDS, strict=True)
        if kind in gems
    )


def _piles(view: CharonView) -> Text:
    line = Text().append("deck ", style=FAINT).append(str(view["deck_size"]))
    line.append("  pile ", style=FAINT).append(str(view["pile_size"]))
    known = short_names(view["known"]["pile"])
    return line.append("  with ", style=FAINT).append(known) if known else line


def short_names(cards: list[str]) -> str:
    """Cards by name; the five of a number together."""
    numbers: dict[str, list[str]] = {}
    for card in cards:
        numbers.setdefault(card[:-1], []).append(card)
    words = [f"all {number}s" if len(copies) == COPIES else " ".join(copies) for number, copies in numbers.items()]
    return " ".join(reversed(words))
