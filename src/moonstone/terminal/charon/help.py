"""Help: how moves are typed, what the signs mean, and the rules in short."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from moonstone.games.charon import Charon
from moonstone.games.charon.areas import AREAS, EFFECTS, TITLES
from moonstone.games.charon.client.shapes import CharonView
from moonstone.games.charon.client.words import USAGE
from moonstone.games.charon.gems import KINDS
from moonstone.terminal.charon.colours import FAINT, flag, gem

MOVES_AT: Final = {
    "swap": ("swap", "done"),
    "offer": ("offer",),
    "stake": ("stake",),
    "intelligence": ("relocate", "pass"),
    "engineering": ("take", "pass"),
    "build": ("build", "trade", "synchrotron", "end"),
    "keep": ("keep",),
}
EXAMPLES: Final = {
    "stake": "stake mineral d4: the flag on Rare Mineral Find goes to d4; mi d4 will do",
    "relocate": "relocate d4 f6: the flag on d4 goes to f6",
    "trade": "trade bbk y: two blue and a black for a yellow",
    "synchrotron": "synchrotron b g 3: three blue become three green",
    "build": "build 7b; or build 7b p, with a clear gem for a purple one",
    "keep": "keep bc: a blue and a clear gem",
}
RULES: Final = (
    (
        "The aim",
        "Most points in built cards after four rounds. A card is worth its number; no number can be built twice. "
        "A tie goes to the higher card, then to the next.",
    ),
    (
        "Stake claims",
        "In turn order everybody takes four of five flags off the action areas and puts each on an empty spot: the "
        "centre of a zone, a road between two zones, or a crossing of four. The fifth flag stays: an action is live "
        "with exactly one flag on its area, with four or five players with one or two.",
    ),
    (
        "Claim gems",
        "Each flag touching a zone is one influence there. Most influence takes all its gems. In a tie the flag in "
        "the centre wins, then more flags on the zone's roads; else the gems stay. Most gems then goes first.",
    ),
    (
        "Build",
        "One turn each: trade 3 gems for 1, build any number of cards from your hand and one from the row. A clear "
        "gem stands for any colour.",
    ),
    ("Reset", "Keep 2 gems, 6 with the Underground Warehouse. Flags come home, the row goes onto the discard pile."),
)


def draw_help(view: CharonView) -> RenderableType:
    """Typing first, then signs, areas and rules."""
    return Group(*_typing(view), Text(), *_signs(view), Text(), *_areas(), Text(), *_rules())


def _title(text: str) -> Text:
    return Text(text, style="bold")


def _typing(view: CharonView) -> list[RenderableType]:
    verbs = MOVES_AT.get(view["step"], tuple(EXAMPLES))
    lines: list[RenderableType] = [_title("Moves now" if view["step"] in MOVES_AT else "Moves")]
    lines += [_paragraph(USAGE[verb], f"as in {EXAMPLES[verb]}" if verb in EXAMPLES else "") for verb in verbs]
    words = "Verbs and areas may be shortened, and a verb left out where it is clear."
    return [*lines, Padding(Text(words, style=FAINT), (0, 0, 0, 2))]


def _signs(view: CharonView) -> list[RenderableType]:
    gems, flags = Text("  "), Text("  ")
    for kind in KINDS:
        gems.append_text(gem(kind)).append(f" {kind}   ")
    for seat in range(view["seats"]):
        flags.append_text(flag(seat)).append(f" {Charon.seat_names[seat]}   ")
    return [
        _title("Gems and flags"),
        gems,
        flags,
        _paragraph("R2", "leads with 2 flags; R2• by the centre; R2+ by the roads"),
        _paragraph("=2", "tied: the gems would stay"),
        _paragraph("b y g", "small letters are gems, ○ is an empty pit; d4 is a spot where a flag can go"),
    ]


def _areas() -> list[RenderableType]:
    lines: list[RenderableType] = [_title("Action areas")]
    for name, title, does in zip(AREAS, TITLES, EFFECTS, strict=True):
        lines.append(_paragraph(name, f"{title}, {does}."))
    return lines


def _rules() -> list[RenderableType]:
    lines: list[RenderableType] = [_title("The rules in short")]
    return [*lines, *(_paragraph(head, text) for head, text in RULES)]


def _paragraph(head: str, text: str) -> Padding:
    return Padding(Text().append(f"{head}  ", style="bold").append(text), (0, 0, 0, 2))
