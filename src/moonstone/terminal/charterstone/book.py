"""The Chronicle and the help, on the screen."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from moonstone.games.charterstone import Charterstone
from moonstone.games.charterstone.content.unlocking import open_texts
from moonstone.terminal.lines import heading, wrapped
from moonstone.terminal.renderer import View

HELP = (
    "On your turn place a worker on any building, or take all your workers back. A worker who stands there, yours or "
    "another's, goes home. You pay the whole cost and gain as much of the benefit as you like.",
    "Build with the Zeppelin, open crates with the Charterstone, score objectives with the Grandstand: each is worth "
    "five points and moves progress. The Cloud Port turns goods into points, the Treasury resources into coins, the "
    "Market both into cards.",
    "You have twelve influence. Without any, every turn of yours moves progress. When progress reaches the hourglass, "
    "the round is played to its end. Most points win.",
    "Type the number of a move, or the move: place market, pay wood, take a3, ship coins 2, build b22 4, yes, no. "
    "`partly` before placing lets you gain less than all.",
)


def draw_help() -> RenderableType:
    """The rules in short, and how moves are typed."""
    return Group(*(Text(paragraph + "\n") for paragraph in HELP))


def draw_chronicle(game: Charterstone, view: View, width: int) -> list[Text]:
    """The rule slots and stories that are open."""
    village, content = game.village, game.content
    now = view["opened"]
    opened = [number for number in now if isinstance(number, int)] if isinstance(now, list) else []
    lines: list[Text] = []
    for texts in (content.stories, content.slots):
        for text in open_texts(content, texts, opened, village.number - 1, village.choices):
            lines.append(
                heading(f"{'Story' if texts is content.stories else 'Rule'} {text.number}: {text.title}", width)
            )
            lines += wrapped(text.text, width)
    return lines
