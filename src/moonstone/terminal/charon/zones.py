"""What a zone's block and a spot show: gems and pits, who leads, the flags."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from rich.text import Text

from moonstone.games.charon.board import Board, Spot
from moonstone.games.charon.client.shapes import CharonView, CharonZone
from moonstone.games.charon.gems import KINDS, LETTERS
from moonstone.terminal.charon.colours import FAINT, FAINT_INK, FLAGS, GROUND, INK, MARKS, NAMES, TINTS, gem_style
from moonstone.terminal.charon.moon import TALL, WIDE_CELL, Grid, centred

PIT: Final = "○"
HOW: Final = {"most": "", "centre": "•", "roads": "+"}
"""What is written behind a leader's influence: why it leads."""
TINT_STYLES: Final = {"yellow": "on #4d4400", "pink": "on #4d1f3a", "blue": "on #16315c", None: f"on {GROUND}"}
LEFT_OUT_BELOW: Final = {"yellow": 5, "pink": 4, "blue": 3}
"""Rule 2.2: how many players it takes to play on a coloured zone."""


def draw_moon(board: Board, view: CharonView, width: int, tall: bool, fresh: Collection[str]) -> list[Text]:
    """The moon during a game; flags on the spots in `fresh` are marked as new."""
    grid = Grid(board, width)

    def spot_text(spot: Spot) -> Text:
        seat = view["flags"].get(spot.name)
        if seat is not None:
            return _flag(seat, spot.name in fresh)
        usable = any(board.zone_names[zone] in view["zones"] for zone in spot.zones)
        return Text(spot.name if usable else "", style=FAINT)

    def cell(zone: int, cell_width: int, lines: int) -> list[Text]:
        name = board.zone_names[zone]
        stands = view["zones"].get(name)
        if stands is None:
            return [Text("░" * cell_width, style="#303030")] * lines
        centre = view["flags"].get(name)
        spot = Text(name, style=FAINT_INK) if centre is None else _flag(centre, name in fresh)
        return _block(stands, spot, cell_width, lines)

    return grid.draw(cell, spot_text, tall)


def draw_printed(board: Board, width: int) -> list[Text]:
    """The moon as it is printed: pits, names of the spots, colours of the zones that smaller tables leave out."""

    def cell(zone: int, cell_width: int, lines: int) -> list[Text]:
        printed = board.zones[zone]
        below = "" if printed.tint is None else f"{LEFT_OUT_BELOW[printed.tint]}+"
        texts = [Text(PIT * printed.pits), Text(board.zone_names[zone], style=FAINT_INK), Text(below)]
        return [_grounded(centred(text, cell_width), TINT_STYLES[printed.tint]) for text in texts]

    return Grid(board, width).draw(cell, lambda spot: Text(spot.name, style=FAINT), tall=True)


def _block(stands: CharonZone, spot: Text, width: int, lines: int) -> list[Text]:
    ground = GROUND if stands["winner"] is None else TINTS[stands["winner"]]
    gems, leader = _gems(stands, ground), _leader(stands)
    if width < WIDE_CELL:
        texts = [centred(text, width) for text in (gems, spot, leader)]
    else:
        first = _spread(Text(" ").append_text(gems), leader, width)
        if lines == TALL:
            texts = [first, centred(spot, width), centred(_others(stands, width, "  "), width)]
        else:
            name = Text(" ").append_text(spot)
            others = _others(stands, width - name.cell_len - 1, " ")
            texts = [first, _spread(name, others.append(" "), width)]
    return [_grounded(text, f"{INK} on {ground}") for text in texts]


def _gems(stands: CharonZone, ground: str) -> Text:
    """A letter a gem, a ring for an empty pit."""
    text = Text()
    kind = stands["gem"]
    if kind is not None:
        text.append(LETTERS[KINDS.index(kind)] * stands["count"], style=gem_style(kind, ground))
    text.append(PIT * (stands["pits"] - stands["count"]), style=FAINT_INK)
    return text


def _leader(stands: CharonZone) -> Text:
    """The leader's mark and influence and, if it took a tie-break, which one; the tie if nobody leads."""
    winner, how = stands["winner"], stands["how"]
    if winner is not None and how is not None:
        return Text(f"{MARKS[winner]}{stands['influence'][winner]}", style=NAMES[winner]).append(f"{HOW[how]:1}")
    if stands["tied"]:
        return Text(f"={stands['influence'][stands['tied'][0]]} ", style="bold #ff6b6b")
    return Text()


def _others(stands: CharonZone, width: int, gap: str) -> Text:
    """The influence of everybody but the leader, most first, as many as fit."""
    others = [seat for seat, number in enumerate(stands["influence"]) if number and seat != stands["winner"]]
    others.sort(key=lambda seat: -stands["influence"][seat])
    words = [Text(f"{MARKS[seat]}{stands['influence'][seat]}", style=NAMES[seat]) for seat in others]
    if sum(len(word) for word in words) + len(gap) * (len(words) - 1) > width:
        gap = ""
    if 2 * len(words) > width:
        words = [*words[: (width - 1) // 2], Text("+")]
    return Text(gap).join(words)


def _spread(left: Text, right: Text, width: int) -> Text:
    gap = " " * (width - left.cell_len - right.cell_len)
    return Text().append_text(left).append(gap).append_text(right)


def _grounded(text: Text, style: str) -> Text:
    return Text(style=style).append_text(text)


def _flag(seat: int, new: bool) -> Text:
    return Text(f"›{MARKS[seat]}‹" if new else f" {MARKS[seat]} ", style=FLAGS[seat])
