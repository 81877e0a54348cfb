"""Write the golden playthroughs anew: known games keep their moves while those can be made, others are played by bots.

When rules change and the version before is still played, its files are kept as `GAME-rules-VERSION-…`, and new ones are
played under the newest.
"""

from __future__ import annotations

from pathlib import Path

from playthrough import Playthrough, read

import moonstone
from moonstone.arena.game import play_game
from moonstone.engine import Json, Played, Refused

FOLDER = Path(__file__).parent


def cases() -> dict[str, tuple[str, int, dict[str, Json]]]:
    """By file name: game, seats and options. Every game with every number of seats, and every preset."""
    found: dict[str, tuple[str, int, dict[str, Json]]] = {}
    for name in moonstone.games():
        game = moonstone.load(name)
        for seats in game.seats:
            found[f"{name}-{seats}.txt"] = (name, seats, {})
        for number, preset in enumerate(game.presets):
            seats = game.seats[number % len(game.seats)]
            found[f"{name}-{seats}-{preset}.txt"] = (name, seats, dict(game.preset(preset)))
    return found


def earlier(path: Path) -> bool:
    """Whether a file holds a game under an earlier version of the rules; it stays as it is."""
    return "-rules-" in path.stem


def kept(path: Path) -> Playthrough | None:
    """The moves in a file, if they can still be made and end the game; a wanted change may have left them behind."""
    try:
        playthrough = read(path.read_text(encoding="utf-8"))
        state = moonstone.load(playthrough.game).start(playthrough.seats, playthrough.options)
        for seat, move in playthrough.moves:
            state.play(seat, move)
    except (OSError, Refused):
        return None
    return None if state.turn else playthrough


def played(file: str, name: str, seats: int, options: dict[str, Json]) -> Playthrough:
    """A game between bots."""
    bots = ["greedy", "greedy", "random", "greedy", "random", "greedy"][:seats]
    match = play_game(moonstone.load(name), bots, options, f"golden {file}").match
    moves = [(entry.by, entry.move) for entry in match.log if isinstance(entry, Played)]
    return Playthrough(name, None, seats, options, moves)


def main() -> None:
    """Write every file."""
    for file, (name, seats, options) in cases().items():
        playthrough = kept(FOLDER / file) or played(file, name, seats, options)
        (FOLDER / file).write_text(playthrough.text(), encoding="utf-8")
        print(f"{file}: {len(playthrough.moves)} moves")


if __name__ == "__main__":
    main()
