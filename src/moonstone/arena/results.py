"""The results file of a tournament: a line that says what is played, then a line a game. A run goes on from it."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path
from typing import Final

from moonstone.arena.seating import Seatings
from moonstone.arena.tournament import GameResult, Pairing, Tournament
from moonstone.engine import Json, Refused, canonical

LAYOUT: Final = 1


@dataclass(slots=True)
class Results:
    """A file of games that were played. It may be extended: more games, more numbers of seats."""

    path: Path
    played: dict[Pairing, GameResult] = field(default_factory=dict)

    @classmethod
    def open(cls, path: Path, tournament: Tournament) -> Results:
        """The results so far, of this very tournament; Refused if the file holds anything else.

        A last line that was cut off, because the run was killed while it wrote it, is dropped.
        """
        results = cls(path)
        first = canonical(header(tournament)) + "\n"
        try:
            text = path.read_text(encoding="utf-8") if path.exists() else ""
            whole = text[: text.rfind("\n") + 1]
            if whole or not first.startswith(text):
                results._read(whole.splitlines() or [text], tournament)
            if not whole or whole != text:
                path.write_text(whole or first, encoding="utf-8")
        except UnicodeDecodeError:
            raise Refused("bad-results", f"{path} is not a results file.") from None
        except OSError as error:
            raise Refused("unwritable", f"{path} cannot be written: {error.strerror}.") from None
        return results

    def keep(self, played: GameResult) -> None:
        """Add a game."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(canonical(played.to_json()) + "\n")
        self.played[played.pairing] = played

    def _read(self, lines: list[str], tournament: Tournament) -> None:
        found, wanted = _object(lines[0]), header(tournament)
        if found is None or found.get("moonstone") != "arena":
            raise Refused("bad-results", f"{self.path} is not a results file.")
        for name, value in wanted.items():
            if found.get(name) != value:
                text = f"{self.path} holds another tournament: its {name} is {found.get(name)!r}, not {value!r}."
                raise Refused("other-tournament", text, field=name)
        for number, line in enumerate(lines[1:], 2):
            try:
                played = GameResult.from_json(_object(line))
                sound = played.pairing.bots == Seatings(tournament.bots, played.pairing.seats).at(played.pairing.index)
            except (LookupError, TypeError, ValueError):
                sound = False
            if not sound or played.pairing in self.played:
                raise Refused("bad-results", f"Line {number} of {self.path} is not a game of this tournament.")
            self.played[played.pairing] = played


def default_path(tournament: Tournament) -> Path:
    """A file in this folder, named after all that fixes the games: another tournament has another."""
    digest = hashlib.sha256(canonical(header(tournament)).encode()).hexdigest()[:8]
    return Path(f"arena-{tournament.game}-{digest}.jsonl")


def header(tournament: Tournament) -> dict[str, Json]:
    """What two runs must have in common to share a file: all that fixes the games, but not how many there are."""
    game = tournament.load_game()
    return {
        "moonstone": "arena",
        "layout": LAYOUT,
        "version": version("moonstone-games"),
        "game": game.name,
        "rules": game.rules,
        "fingerprint": game.fingerprint,
        "options": dict(game.complete(tournament.options)),
        "bots": list(tournament.bots),
        "seed": tournament.seed,
        "seconds": tournament.seconds,
    }


def _object(line: str) -> dict[str, Json] | None:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) else None
