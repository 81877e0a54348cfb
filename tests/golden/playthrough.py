"""A whole game as readable text: every move, and what followed from it. Read back, its moves give the same text."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from narration import narrate

import moonstone
from moonstone.engine import NATURE, Event, Json, Move, State


@dataclass(frozen=True, slots=True)
class Playthrough:
    """What a golden file begins with, and its moves in order."""

    game: str
    rules: int | None
    """The version of the rules, where it is not the newest."""
    seats: int
    options: dict[str, Json]
    moves: list[tuple[int, Move]]

    def text(self) -> str:
        """The file's text, made by playing the moves."""
        game = moonstone.load(self.game, rules=self.rules)
        state, names = game.start(self.seats, self.options), game.seat_names[: self.seats]
        options = " ".join(f"{name}={value}" for name, value in self.options.items()) or "default"
        version = "" if self.rules is None else f" under rules {self.rules}"
        lines = [f"{self.game}{version}, {self.seats} seats, options: {options}"]
        drawn: list[str] = []
        for seat, move in self.moves:
            events: list[Event] = []
            state.play(seat, move, events)
            if seat == NATURE:
                drawn.append(str(move))
            else:
                lines.append(f"{names[seat]}: {move}")
            followed = [narrate(game, event.seen_by(None), names) for event in events[1:]]
            if drawn and (followed or state.turn != (NATURE,)):
                lines.append(f"nature: {', '.join(drawn)}")
                drawn.clear()
            lines += [f"    {sentence}" for sentence in followed]
            if any(event.key in ("round-begins", "over") for event in events):
                lines += [f"    {line}" for line in summary(state, names)]
        return "\n".join(lines) + "\n"


def summary(state: State[Move], names: Iterable[str]) -> list[str]:
    """How everybody stands."""
    view = state.view(None)
    players = view["players"]
    assert isinstance(players, list)
    lines = []
    for name, player in zip(names, players, strict=True):
        assert isinstance(player, dict)
        built, gems = player["built"], player["gems"]
        assert isinstance(built, list)
        assert isinstance(gems, dict)
        own = ", ".join(f"{number} {kind}" for kind, number in gems.items() if number) or "none"
        cards = " ".join(map(str, built)) or "nothing"
        lines.append(f"= {name}: {player['score']} points, built {cards}, gems {own}, {player['hand_size']} in hand")
    return lines


def read(text: str) -> Playthrough:
    """The playthrough in a file's text; what followed from the moves is not looked at."""
    head, *lines = text.splitlines()
    name, seats, options = head.split(", ")
    name, _, version = name.partition(" under rules ")
    rules = int(version) if version else None
    game = moonstone.load(name, rules=rules)
    given: dict[str, Json] = {}
    for pair in options.removeprefix("options: ").split():
        option, is_given, value = pair.partition("=")
        if is_given:
            kind = type(next(known for known in game.options if known.name == option).default)
            given[option] = value == "True" if kind is bool else kind(value)
    moves: list[tuple[int, Move]] = []
    for line in lines:
        if line.startswith(" "):
            continue
        who, _, said = line.partition(": ")
        seat = NATURE if who == "nature" else game.seat_names.index(who)
        moves += [(seat, game.move_from_text(part)) for part in (said.split(", ") if seat == NATURE else [said])]
    return Playthrough(name, rules, int(seats.split()[0]), given, moves)
