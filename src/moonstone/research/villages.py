"""Where a game of a campaign begins: in a file's village, or in one that is played to from a seed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from random import Random

from moonstone.engine import AnyGame, CampaignFile, Json, Move, Refused, State, ai_of, legacy_of, load
from moonstone.engine.options import Choice

FEWEST = 2
"""How many play where nobody says it."""
KEPT = 64
"""So many villages are kept in memory, and so many files."""


@dataclass(frozen=True, slots=True)
class Start:
    """A game that is about to begin: how many play it, and with which options."""

    game: AnyGame
    seats: int
    options: Mapping[str, Json] = field(default_factory=dict)


def start_of(
    name: str,
    seats: int | None = None,
    options: Mapping[str, Json] | None = None,
    *,
    campaign: str | Path | None = None,
    game: int | None = None,
    generated: int | None = None,
    seed: int = 0,
) -> Start:
    """The game of that number in a campaign's file, by default the one that comes next; or the game `generated` of a
    village that is played to there from the seed; or else the first game.

    Seats and options are those of the first game: a village that has played one says itself who plays. Refused if there
    is no such game, or if both a file and a number to generate are given.
    """
    if campaign is not None:
        if generated is not None:
            raise Refused("bad-village", "A village is in a file, or is generated, but not both.")
        found = game_in_file(name, Path(campaign), game)
        return Start(found, found.seats[0] if seats is None else seats, {} if len(found.seats) == 1 else options or {})
    if game is not None:
        raise Refused("bad-village", "A game by its number is in a campaign’s file; or say which one to generate.")
    players = FEWEST if seats is None else seats
    if generated is None:
        return Start(load(name), players, options or {})
    found = generated_game(name, generated, players, options, seed)
    return Start(found, players, {} if generated > 1 else options or {})


def game_in_file(name: str, path: Path, number: int | None = None) -> AnyGame:
    """The game of that number in a campaign's file, in the village as it stood when it began; by default the one
    that is being played or comes next.
    """
    try:
        stat = path.stat()
    except OSError as error:
        raise Refused("unreadable", f"{path} cannot be read: {error.strerror}.") from None
    file = _read(path, stat.st_mtime_ns)
    if file.game.name != name:
        raise Refused("another-game", f"{path} is a campaign of {file.game.title}.", game=file.game.name)
    if number in (None, file.number):
        running = file.campaign.running
        found = file.game if running is None else running.game
    else:
        assert number is not None
        found = file.campaign.numbered(number).game
    found.check_playable()
    return found


@lru_cache(maxsize=KEPT)
def _read(path: Path, changed: int) -> CampaignFile:
    """A file as it was at that time."""
    try:
        return CampaignFile.loads(path.read_bytes())
    except OSError as error:
        raise Refused("unreadable", f"{path} cannot be read: {error.strerror}.") from None


def generated_game(
    name: str, number: int, seats: int, options: Mapping[str, Json] | None = None, seed: int = 0
) -> AnyGame:
    """The game of that number in a village which the game's own judgement has played to there, with these options in
    the first game. It depends on the arguments alone, and is kept in memory.
    """
    if number < 1:
        raise Refused("no-such-game", f"There is no game {number} in a campaign.", number=number)
    return _generated(name, number, seats, tuple(load(name).complete(options).items()), seed)


@lru_cache(maxsize=KEPT)
def _generated(name: str, number: int, seats: int, options: tuple[tuple[str, Choice], ...], seed: int) -> AnyGame:
    if number == 1:
        return load(name)
    before = _generated(name, number - 1, seats, options, seed)
    rng = Random(f"{name} {number - 1} {seats} {options} {seed}")
    state = before.start(seats, dict(options) if number - 1 == 1 else None)
    _play_to_the_end(before, state, rng)
    left: AnyGame = legacy_of(before).next_game(state)
    for command in legacy_of(left).bot_commands(range(seats), rng):
        left = legacy_of(left).between_games(command)
    return left


def _play_to_the_end(game: AnyGame, state: State[Move], rng: Random) -> None:
    """Every seat plays what looks best now; ties fall by chance."""
    ai = ai_of(game)
    state.resolve_chance(rng.randrange)
    while state.turn:
        seat = state.turn[0]
        moves = state.moves(seat)
        if len(moves) > 1:
            worth = ai.evaluate_moves(state.view(seat), moves)
            best = max(worth)
            moves = [move for move, value in zip(moves, worth, strict=True) if value == best]
        state.play(seat, rng.choice(moves))
        state.resolve_chance(rng.randrange)
