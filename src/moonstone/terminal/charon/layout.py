"""Where things stand on the screen: side by side where it is wide, else stacked with what matters now first."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

from rich.text import Text

from moonstone.games.charon import Charon
from moonstone.games.charon.client.shapes import CharonView
from moonstone.i18n.speaker import Speaker
from moonstone.terminal.charon.areas import draw_areas
from moonstone.terminal.charon.cards import draw_cards
from moonstone.terminal.charon.colours import FAINT
from moonstone.terminal.charon.moon import AXIS, WIDE_CELL, Grid
from moonstone.terminal.charon.players import draw_players
from moonstone.terminal.charon.stock import draw_stock
from moonstone.terminal.charon.zones import HOW, PIT, draw_moon
from moonstone.terminal.lines import FRAME, beside, cut, framed, heading

SIDE_BY_SIDE: Final = 118
"""From this width on the moon and the players stand side by side."""
COLUMNS: Final = 80
"""From this width on players and areas stand side by side below the moon."""
PLAYERS: Final = 42
RIGHT: Final = 44
"""The least columns for players, areas and stock beside the moon."""
OVER: Final = "over"
PHASES: Final = ("setup", "stake", "claim", "build", "reset", OVER)

IMPORTANT: Final = {
    "swap": ("cards", "players", "moon", "stock"),
    "offer": ("cards", "moon", "players", "stock"),
    "stake": ("moon", "players", "cards", "stock"),
    "intelligence": ("moon", "players", "cards", "stock"),
    "engineering": ("cards", "players", "stock", "moon"),
    "build": ("cards", "players", "stock", "moon"),
    "keep": ("cards", "players", "stock", "moon"),
}
"""By step: what to show first where not all of it fits. The areas stand with the players."""
AT_OTHER_TIMES: Final = ("players", "moon", "cards", "stock")


@dataclass(frozen=True, slots=True)
class Scene:
    """One moment to be drawn: the game, a view, the players' names, who says it, and the spots of new flags."""

    game: Charon
    view: CharonView
    names: Sequence[str]
    speaker: Speaker
    fresh: Collection[str] = ()

    def title(self, part: str) -> str:
        """What stands above a part: cards, moon, stock, players or areas."""
        return self.speaker.say("terminal-charon-stock" if part == "stock" else f"charon-{part}")

    def header(self, width: int, hidden: Sequence[str]) -> Text:
        """The title, the round and its phases, the present one marked; the parts there is no room for."""
        line = self._header(
            [phase for phase in PHASES if phase == self.view["phase"] or (not hidden and phase != OVER)]
        )
        if line.cell_len > width:
            line = self._header([self.view["phase"]])
        if hidden:
            more = self.speaker.say("terminal-charon-more", pages=", ".join(hidden))
            line.append(f"  {more}", style=FAINT)
        return cut(line, width)

    def _header(self, phases: Sequence[str]) -> Text:
        say = self.speaker.say
        line = Text().append(f" {self.game.title}  ", style="bold")
        line.append(f"{say('charon-round', round=self.view['round'])}  ")
        for phase in phases:
            style = "bold reverse" if phase == self.view["phase"] else FAINT
            line.append(f" {say(f'phase-{phase}')} ", style=style)
        return line

    def moon(self, width: int, tall: bool) -> list[Text]:
        """The moon with its axes; the legend below where there is room for it."""
        lines = draw_moon(self.game.board, self.view, width, tall, self.fresh)
        legend = self.speaker.say("terminal-charon-legend", centre=HOW["centre"], roads=HOW["roads"], pit=PIT)
        return [*lines, cut(Text(legend, style=FAINT), width)] if tall else lines

    def players(self, width: int, tall: bool) -> list[Text]:
        """The players in turn order."""
        return draw_players(self.view, self.names, width, tall, self.speaker)

    def areas(self, width: int, tall: bool) -> list[Text]:
        """The action areas."""
        return draw_areas(self.view, width, tall, self.speaker)

    def cards(self, width: int) -> list[Text]:
        """The row and the hand."""
        return draw_cards(self.game.sheet, self.view, width, self.speaker)

    def stock(self, width: int) -> list[Text]:
        """What lies beside the board."""
        return draw_stock(self.view, width, self.speaker)


def arrange(scene: Scene, width: int, height: int | None) -> list[Text]:
    """The whole table, no line wider than `width`; with a height, as much of it as fits."""
    room = None if height is None else height - 1
    if width >= SIDE_BY_SIDE:
        return [scene.header(width, ()), *_side_by_side(scene, width, room)]
    parts, hidden = _stacked(scene, width, room)
    return [scene.header(width, hidden), *parts]


def _side_by_side(scene: Scene, width: int, height: int | None) -> list[Text]:
    """Moon and cards on the left, players, areas and stock on the right; small forms where the height asks for them."""
    zones, roads = _columns(scene)
    left = min(AXIS + WIDE_CELL * zones + 3 * roads + FRAME, width - RIGHT - 1)
    right = width - left - 1
    cards = framed(scene.title("cards"), scene.cards(left - FRAME), left)
    moons = (framed(scene.title("moon"), scene.moon(left - FRAME, tall), left) for tall in (True, False))
    stock = framed(scene.title("stock"), scene.stock(right - FRAME), right)
    others = (
        framed(scene.title("players"), scene.players(right - FRAME, tall_players), right)
        + framed(scene.title("areas"), scene.areas(right - FRAME, tall_areas), right)
        for tall_players, tall_areas in product((True, False), repeat=2)
    )
    first = _first_that_fits(moons, None if height is None else height - len(cards))
    second = _first_that_fits(others, None if height is None else height - len(stock))
    return beside([*first, *cards], [*second, *stock], left)


def _first_that_fits(forms: Iterable[list[Text]], height: int | None) -> list[Text]:
    """The first form that is not too high; the last if all are."""
    for form in forms:
        if height is None or len(form) <= height:
            break
    return form


def _columns(scene: Scene) -> tuple[int, int]:
    """How many columns of zones and of roads are drawn."""
    xs = Grid(scene.game.board, SIDE_BY_SIDE).xs
    zones = sum(x % 2 for x in xs)
    return zones, len(xs) - zones


def _stacked(scene: Scene, width: int, height: int | None) -> tuple[list[Text], list[str]]:
    """One below the other; what does not fit is left out, least important first. Also returns what that is."""
    cards, stock = scene.cards(width), scene.stock(width)
    large = {
        "moon": scene.moon(width, True),
        "players": _players_and_areas(scene, width, True),
        "cards": [heading(scene.title("cards"), width), *cards],
        "stock": [heading(scene.title("stock"), width), *stock],
    }
    if height is None:
        return [line for lines in large.values() for line in lines], []
    small = {
        "moon": scene.moon(width, False),
        "players": _players_and_areas(scene, width, False),
        "cards": cards,
        "stock": stock,
    }
    chosen: dict[str, list[Text]] = {}
    important = IMPORTANT.get(scene.view["step"], AT_OTHER_TIMES)
    for part in important:
        if len(small[part]) <= height:
            chosen[part] = small[part]
            height -= len(small[part])
    for part in important:
        if part in chosen and len(large[part]) - len(small[part]) <= height:
            chosen[part] = large[part]
            height -= len(large[part]) - len(small[part])
    rows = [line for part in large if part in chosen for line in chosen[part]]
    return rows, [part for part in important if part not in chosen]


def _players_and_areas(scene: Scene, width: int, tall: bool) -> list[Text]:
    if width < COLUMNS:
        players = [heading(scene.title("players"), width), *scene.players(width, tall)]
        return [*players, heading(scene.title("areas"), width), *scene.areas(width, tall)]
    left, right = PLAYERS, width - PLAYERS - 2
    players = [heading(scene.title("players"), left), *scene.players(left, tall)]
    return beside(players, [heading(scene.title("areas"), right), *scene.areas(right, tall)], left, gap=2)
