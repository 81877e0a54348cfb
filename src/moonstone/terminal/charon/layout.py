"""Where things stand on the screen: side by side where it is wide, else stacked with what matters now first."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

from rich.text import Text

from moonstone.games.charon import Charon
from moonstone.terminal.charon.areas import draw_areas
from moonstone.terminal.charon.cards import draw_cards
from moonstone.terminal.charon.colours import FAINT
from moonstone.terminal.charon.moon import AXIS, WIDE_CELL, Grid
from moonstone.terminal.charon.players import draw_players
from moonstone.terminal.charon.seen import CharonView
from moonstone.terminal.charon.stock import draw_stock
from moonstone.terminal.charon.zones import LEGEND, draw_moon
from moonstone.terminal.lines import FRAME, beside, cut, framed, heading

SIDE_BY_SIDE: Final = 118
"""From this width on the moon and the players stand side by side."""
COLUMNS: Final = 80
"""From this width on players and areas stand side by side below the moon."""
PLAYERS: Final = 42
ROUNDS: Final = 4
PHASES: Final = {"setup": "set-up", "stake": "stake claims", "claim": "claim gems", "build": "build", "reset": "reset"}

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
    """One moment to be drawn: the game, a view, the players' names, and the spots of new flags."""

    game: Charon
    view: CharonView
    names: Sequence[str]
    fresh: Collection[str] = ()

    def header(self, width: int) -> Text:
        """The title, the round and its phases, the present one marked."""
        line = Text().append(f" {self.game.title}  ", style="bold").append(f"round {self.view['round']} of {ROUNDS}   ")
        for phase, title in PHASES.items():
            now = phase == self.view["phase"]
            line.append(f" {title} ", style="bold reverse" if now else FAINT)
        return cut(line, width)

    def moon(self, width: int, tall: bool) -> list[Text]:
        """The moon with its axes; the legend below where there is room for it."""
        moon = draw_moon(self.game.board, self.view, width, tall, self.fresh)
        lines = list(moon.split("\n"))
        return [*lines, cut(Text(LEGEND, style=FAINT), width)] if tall else lines

    def players(self, width: int, tall: bool) -> list[Text]:
        """The players in turn order."""
        return draw_players(self.view, self.names, width, tall)

    def areas(self, width: int, tall: bool) -> list[Text]:
        """The action areas."""
        return draw_areas(self.view, width, tall)

    def cards(self, width: int) -> list[Text]:
        """The row and the hand."""
        return draw_cards(self.game.sheet, self.view, width)

    def stock(self, width: int) -> list[Text]:
        """What lies beside the board."""
        return draw_stock(self.view, width)


def arrange(scene: Scene, width: int, height: int | None) -> list[Text]:
    """The whole table, no line wider than `width`; with a height, as much of it as fits."""
    header = scene.header(width)
    room = None if height is None else height - 1
    body = _side_by_side(scene, width, room) if width >= SIDE_BY_SIDE else _stacked(scene, width, room)
    return [header, *body]


def _side_by_side(scene: Scene, width: int, height: int | None) -> list[Text]:
    """Moon and cards on the left, players, areas and stock on the right; small forms where the height asks for them."""
    zones, roads = _columns(scene)
    left = min(AXIS + WIDE_CELL * zones + 3 * roads + FRAME, width // 2 + 12)
    right = width - left - 1
    for small_areas, small_players, small_moon in product((False, True), repeat=3):
        first = framed("The moon", scene.moon(left - FRAME, not small_moon), left)
        first += framed("Cards", scene.cards(left - FRAME), left)
        second = framed("Players", scene.players(right - FRAME, not small_players), right)
        second += framed("Action areas", scene.areas(right - FRAME, not small_areas), right)
        second += framed("Stock", scene.stock(right - FRAME), right)
        rows = beside(first, second, left)
        if height is None or len(rows) <= height:
            break
    return rows


def _columns(scene: Scene) -> tuple[int, int]:
    """How many columns of zones and of roads are drawn."""
    xs = Grid(scene.game.board, SIDE_BY_SIDE).xs
    zones = sum(x % 2 for x in xs)
    return zones, len(xs) - zones


def _stacked(scene: Scene, width: int, height: int | None) -> list[Text]:
    """One below the other; what does not fit is left out, least important first, and named."""
    forms = {
        "moon": [scene.moon(width, True), scene.moon(width, False)],
        "players": [_players_and_areas(scene, width, True), _players_and_areas(scene, width, False)],
        "cards": [[heading("Cards", width), *scene.cards(width)], scene.cards(width)],
        "stock": [[heading("Stock", width), *scene.stock(width)], scene.stock(width)],
    }
    chosen: dict[str, list[Text]] = {}
    important = IMPORTANT.get(scene.view["step"], AT_OTHER_TIMES)
    left = height
    for part in important:
        smallest = min(forms[part], key=len)
        if left is None or len(smallest) <= left:
            chosen[part] = smallest
            left = None if left is None else left - len(smallest)
    for part in important:
        larger = forms[part][0]
        if part in chosen and (left is None or len(larger) - len(chosen[part]) <= left):
            left = None if left is None else left - len(larger) + len(chosen[part])
            chosen[part] = larger
    rows = [line for part in forms if part in chosen for line in chosen[part]]
    hidden = [part for part in important if part not in chosen]
    if hidden and left:
        rows.append(cut(Text(f"no room here for: {', '.join(hidden)}; type the name to see it", style=FAINT), width))
    return rows


def _players_and_areas(scene: Scene, width: int, tall: bool) -> list[Text]:
    if width < COLUMNS:
        players = [heading("Players", width), *scene.players(width, tall)]
        return [*players, heading("Action areas", width), *scene.areas(width, tall)]
    left, right = PLAYERS, width - PLAYERS - 2
    players = [heading("Players", left), *scene.players(left, tall)]
    return beside(players, [heading("Action areas", right), *scene.areas(right, tall)], left, gap=2)
