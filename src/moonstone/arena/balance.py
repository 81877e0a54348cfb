"""What wins: how those fared who sat there, held that action, built that number, beside those who did not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import fsum

from moonstone.arena.intervals import Share, difference, mean
from moonstone.arena.tournament import GameResult, Tournament
from moonstone.engine import Json, stats_of


@dataclass(frozen=True, slots=True)
class Line:
    """Those of whom something is true, beside the others who played the same bot with as many seats."""

    label: str
    wins: Share
    points: float
    other_wins: Share
    other_points: float

    def to_json(self) -> dict[str, Json]:
        """The figures, rounded for reading. Of two at one table at most one wins: the intervals are rather too wide."""
        value, low, high = difference(self.wins, self.other_wins)
        return {
            "label": self.label,
            "players": self.wins.tries,
            "wins": self.wins.to_json(),
            "points": round(self.points, 2),
            "other_wins": self.other_wins.to_json(),
            "other_points": round(self.other_points, 2),
            "difference": {"value": round(value, 4), "low": round(low, 4), "high": round(high, 4)},
        }


def balance(tournament: Tournament, games: Sequence[GameResult]) -> dict[str, Json]:
    """The whole report, for programs: by number of seats and bot, so that skill is not taken for luck."""
    sections: list[Json] = []
    for seats in tournament.seats:
        for bot in dict.fromkeys(tournament.bots):
            players = [
                (played, seat)
                for played in games
                if played.pairing.seats == seats
                for seat in range(seats)
                if played.pairing.bots[seat] == bot
            ]
            if players:
                tables: dict[str, Json] = {
                    title: [line.to_json() for line in lines] for title, lines in _tables(tournament, players)
                }
                whole = Share(fsum(played.win(seat) for played, seat in players), len(players)).to_json()
                sections.append({"seats": seats, "bot": bot, "wins": whole, "tables": tables})
    return {"games": len(games), "sections": sections}


def _tables(tournament: Tournament, players: Sequence[tuple[GameResult, int]]) -> Iterator[tuple[str, list[Line]]]:
    game = tournament.load_game()
    seats = players[0][0].pairing.seats
    yield "seat", [_line(game.seat_names[own], players, [seat == own for _, seat in players]) for own in range(seats)]
    for title, counts in stats_of(game).player_stats((), seats)[0].items():
        yield (
            title,
            [
                _line(
                    label,
                    players,
                    [_did(played, seat, title, label) for played, seat in players],
                )
                for label in counts
            ],
        )


def _did(played: GameResult, seat: int, title: str, label: str) -> bool:
    return bool(played.player_stats[seat].get(title, {}).get(label))


def _line(label: str, players: Sequence[tuple[GameResult, int]], true: Sequence[bool]) -> Line:
    some = [player for player, is_true in zip(players, true, strict=True) if is_true]
    others = [player for player, is_true in zip(players, true, strict=True) if not is_true]
    return Line(label, _wins(some), _points(some), _wins(others), _points(others))


def _wins(players: Sequence[tuple[GameResult, int]]) -> Share:
    return Share(fsum(played.win(seat) for played, seat in players), len(players))


def _points(players: Sequence[tuple[GameResult, int]]) -> float:
    return mean(played.scores[seat] for played, seat in players)
