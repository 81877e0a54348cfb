"""Who sits where: the names somebody types for the seats of a table, as players."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

from moonstone.bots import bots, is_command, label, make
from moonstone.engine import AnyGame, Match, Player, Refused

YOU: Final = "you"
SUBSTITUTE: Final = "random"
"""The bot that sits on a seat the game itself plays, and is never asked."""


def is_scripted(game: AnyGame, name: str) -> bool:
    """Whether somebody types this for a player whom the game itself plays."""
    return game.legacy is not None and name != "" and name == game.legacy.scripted_name.lower()


def seated(game: AnyGame, names: Sequence[str]) -> list[Player]:
    """One player for each name: one whom the game itself plays, a bot if there is one of that name or it is a command,
    else a person. Those that are alike are told apart by a number.
    """
    if not all(names):
        raise Refused("bad-seats", "Every seat needs a name: `you`, a bot's name, or the name of a person here.")
    known, found = bots(), []
    for index, name in enumerate(names):
        number = 1 + names[:index].count(name) if names.count(name) > 1 else None
        if is_scripted(game, name):
            assert game.legacy is not None
            found.append(Player(label(game.legacy.scripted_name, number), SUBSTITUTE))
        elif name in known or is_command(name):
            make(name, Random(0))
            found.append(Player(label(name, number), name))
        else:
            found.append(Player(("Player" if name == YOU else name) + (f" {number}" if number else ""), None))
    return found


def scripted_seats(game: AnyGame, names: Sequence[str]) -> int:
    """How many seats the game itself plays; outside campaigns these are the last ones."""
    number = sum(is_scripted(game, name) for name in names)
    if number and not all(is_scripted(game, name) for name in names[-number:]):
        who = game.legacy.scripted_name if game.legacy else ""
        raise Refused("bad-seats", f"The {who} plays the last seats: name it after everybody else.")
    return number


def refuse_commands(match: Match, file: Path, what_then: str) -> None:
    """A file from somebody else must not make this machine run what it names."""
    for player in match.players:
        if player.bot is not None and is_command(player.bot):
            text = f"{file} names the command `{player.bot}` as a bot. {what_then}"
            raise Refused("commands-not-allowed", text, bot=player.bot)
