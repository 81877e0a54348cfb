"""What lies beside the board: supply, bag, deck and pile, and the cards the viewer can place for sure."""

from __future__ import annotations

from collections.abc import Mapping

from rich.cells import cell_len
from rich.text import Text

from moonstone.games.charon.cards import COPIES
from moonstone.games.charon.client.shapes import CharonView
from moonstone.games.charon.gems import KINDS, LETTERS, Gem
from moonstone.i18n.speaker import Speaker
from moonstone.terminal.charon.colours import FAINT, flag, gem_style
from moonstone.terminal.lines import cut, padded


def draw_stock(view: CharonView, width: int, speaker: Speaker) -> list[Text]:
    """Three lines, and one for each other player some of whose cards the viewer knows."""
    heads = [speaker.say(f"terminal-charon-{name}") for name in ("supply", "bag", "known")]
    room = max(map(cell_len, heads)) + 1
    supply, bag, known = (padded(Text(head, style=FAINT), room) for head in heads)
    lines = [
        supply.append_text(_counts(view["supply"])),
        bag.append_text(_counts(view["bag"])),
        _piles(view, speaker),
    ]
    for seat, hand in enumerate(view["known"]["hands"]):
        if hand and seat != view["you"]:
            lines.append(known.copy().append_text(flag(seat)).append(f" {' '.join(hand)}"))
    return [cut(line, width) for line in lines]


def _counts(gems: Mapping[Gem, int]) -> Text:
    return Text(" ").join(
        Text().append(letter, style=gem_style(kind)).append(f"{gems[kind]:<2}")
        for letter, kind in zip(LETTERS, KINDS, strict=True)
        if kind in gems
    )


def _piles(view: CharonView, speaker: Speaker) -> Text:
    deck, pile, within = (speaker.say(f"terminal-charon-{name}") for name in ("deck", "pile", "with"))
    line = Text().append(f"{deck} ", style=FAINT).append(str(view["deck_size"]))
    line.append(f"  {pile} ", style=FAINT).append(str(view["pile_size"]))
    known = short_names(view["known"]["pile"], speaker)
    return line.append(f"  {within} ", style=FAINT).append(known) if known else line


def short_names(cards: list[str], speaker: Speaker) -> str:
    """Cards by name; the five of a number together."""
    numbers: dict[str, list[str]] = {}
    for card in cards:
        numbers.setdefault(card[:-1], []).append(card)
    words = [
        speaker.say("terminal-charon-all-of", number=number) if len(copies) == COPIES else " ".join(copies)
        for number, copies in numbers.items()
    ]
    return " ".join(reversed(words))
