"""Draw docs/terminal.svg, the README's picture: a real moment of a game, as `moonstone play` shows it."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from random import Random

from rich.console import Console
from rich.segment import Segment, Segments

import moonstone
from moonstone.bots import Observation, make
from moonstone.engine import Match, Player, secret_from_seed
from moonstone.terminal.picture import svg
from moonstone.terminal.screen import Screen
from moonstone.terminal.session import Session

WIDTH, HEIGHT = 120, 40
SEED = "picture"
ROUND, FLAGS, YOU = 3, 3, 0


def moment() -> Match:
    """A game up to the last flag Ada stakes in the third round, played by bots."""
    game = moonstone.load("charon")
    players = [Player("Ada"), Player("Boris", "greedy"), Player("Chloe", "greedy"), Player("Dana", "greedy")]
    match = Match.start(game, players, secret=secret_from_seed(SEED))
    minds = [make("greedy", Random(seat)) for seat in range(len(players))]
    while True:
        view = match.state.view(None)
        flags = view["flags"]
        assert isinstance(flags, dict)
        staked = sum(seat == YOU for seat in flags.values())
        if (view["round"], staked, match.turn) == (ROUND, FLAGS, (YOU,)):
            return match
        seat = match.turn[0]
        match.play(seat, minds[seat].choose(Observation(game, match.state, seat)))


def main() -> None:
    """Write the picture."""
    match = moment()
    console = Console(file=StringIO(), width=WIDTH, height=HEIGHT, force_terminal=True, color_system="truecolor")
    screen = Screen(console, ask=lambda prompt: "")
    session = Session(match, [YOU], screen, Path("game.json"), Random(0))
    table = session.table
    listed = table.suggestions(match.state.view(YOU), match.state.moves(YOU))
    rows = session.table_screen(YOU, session.since(YOU), listed).rows(screen)
    picture = svg(
        Segments([segment for row in rows for segment in (*row, Segment.line())]), WIDTH, "moonstone play charon"
    )
    path = Path(__file__).parent / "terminal.svg"
    path.write_text(picture, encoding="utf-8")
    print(f"{path}: {len(picture) // 1000} kB")


if __name__ == "__main__":
    main()
