"""A tournament: bots meet in balanced seatings, and every game is a line of a file that another run goes on from."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from moonstone.arena.game import check_bots, play_game
from moonstone.arena.seating import Seatings
from moonstone.arena.workers import Crew, spread
from moonstone.engine import AnyGame, Json, Record, Refused, Tally, load, stats_of


@dataclass(frozen=True, slots=True)
class Tournament:
    """Who plays what, how often, from which seed. Everything that bots which go by no clock do follows from it."""

    game: str
    bots: tuple[str, ...]
    seats: tuple[int, ...]
    games: int
    """At least so many for each number of seats; rounded up to whole rounds of seatings."""
    seed: int = 1
    options: Mapping[str, Json] = field(default_factory=dict)
    edition_data: Json = None
    """Another edition than the standard one."""
    seconds: float | None = None
    """A decision's time; None: bots go by no clock but commands, which have their usual time."""

    def load_game(self) -> AnyGame:
        """The game it is played with."""
        return load(self.game, self.edition_data)

    def check(self) -> None:
        """Refused, with a sentence, if it cannot be played."""
        if self.games < 1:
            raise Refused("bad-games", f"At least one game must be played, not {self.games}.")
        if not self.seats or len(set(self.seats)) < len(self.seats):
            raise Refused("bad-seats", "Name each number of seats once, as in --seats 2,3,4.")
        for seats in self.seats:
            self.load_game().start(seats, self.options)
        check_bots(self.bots)

    def pairings(self) -> Iterator[Pairing]:
        """All its games."""
        for seats in self.seats:
            seatings = Seatings(self.bots, seats)
            for index in range(seatings.whole_rounds(self.games)):
                yield Pairing(seats, index, seatings.at(index))


@dataclass(frozen=True, slots=True)
class Pairing:
    """A game of a tournament before it is played: its number among those with so many seats, and who sits where."""

    seats: int
    index: int
    bots: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GameResult:
    """A game of a tournament and how it went; lists are by seat."""

    pairing: Pairing
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    """The time its decisions took: the one thing that differs when the game is played again."""
    failures: tuple[tuple[str, ...], ...]
    """Why moves had to be made for it."""
    player_stats: tuple[Tally, ...]
    """What it did, whatever it did not do left out."""
    digest: str
    """A hash of the game's record: equal for games that went the same way, move by move and draw by draw."""

    def win(self, seat: int) -> float:
        """The seat's part of the victory."""
        return 1 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0

    def to_json(self) -> dict[str, Json]:
        """The game as a line of the results file."""
        return {
            "seats": self.pairing.seats,
            "index": self.pairing.index,
            "bots": list(self.pairing.bots),
            "ranks": list(self.ranks),
            "scores": list(self.scores),
            "decisions": list(self.decisions),
            "seconds": [round(seconds, 4) for seconds in self.seconds],
            "failures": [list[Json](reasons) for reasons in self.failures],
            "feats": [
                {title: dict[str, Json](counts) for title, counts in tally.items()} for tally in self.player_stats
            ],
            "digest": self.digest,
        }

    @classmethod
    def from_json(cls, data: Any) -> GameResult:
        """The game that `to_json` wrote; LookupError, TypeError or ValueError if it is none."""
        return cls(
            pairing=Pairing(int(data["seats"]), int(data["index"]), tuple(data["bots"])),
            ranks=tuple(map(int, data["ranks"])),
            scores=tuple(map(int, data["scores"])),
            decisions=tuple(map(int, data["decisions"])),
            seconds=tuple(map(float, data["seconds"])),
            failures=tuple(map(tuple, data["failures"])),
            player_stats=tuple(data["feats"]),
            digest=str(data["digest"]),
        )


def play_pairing(tournament: Tournament, pairing: Pairing) -> GameResult:
    """Play one game."""
    game = tournament.load_game()
    seed = f"arena {tournament.seed}.{pairing.seats}.{pairing.index}"
    finished = play_game(game, pairing.bots, tournament.options, seed, tournament.seconds)
    match = finished.match
    result = match.state.result
    assert result is not None
    return GameResult(
        pairing=pairing,
        ranks=result.ranks,
        scores=result.scores,
        decisions=tuple(finished.decisions),
        seconds=tuple(finished.seconds),
        failures=tuple(map(tuple, finished.failures)),
        player_stats=tuple(_nonzero(tally) for tally in stats_of(game).player_stats(match.events, pairing.seats)),
        digest=hashlib.sha256(Record.of(match).dumps().encode()).hexdigest()[:16],
    )


def play_rest(
    tournament: Tournament, done: Mapping[Pairing, GameResult], crew: Crew, keep: Callable[[GameResult], None]
) -> list[GameResult]:
    """All games, in order; those not done yet are played, and kept as soon as they are."""
    rest = [pairing for pairing in tournament.pairings() if pairing not in done]
    new: dict[Pairing, GameResult] = {}
    for played in spread(partial(play_pairing, tournament), rest, crew):
        keep(played)
        new[played.pairing] = played
    return [done.get(pairing) or new[pairing] for pairing in tournament.pairings()]


def _nonzero(tally: Tally) -> Tally:
    return {title: {label: number for label, number in counts.items() if number} for title, counts in tally.items()}
