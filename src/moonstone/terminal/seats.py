"""Who sits where: the names somebody types for the seats of a table, as players."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

from moonstone.bots import bots, is_command, label, make
from moonstone.engine import Match, Player, Refused

YOU: Final = "you"
AUTOMA: Final = "automa"
STAND_IN: Final = "random"
"""The bot that sits on an Automa's seat, and is never asked."""


def seated(names: Sequence[str], *, automa: bool) -> list[Player]:
    """One player for each name: a bot if there is one of that name or it is a command, with `automa` the game's own
    stand-in, else a person. Those that are alike are told apart by a number.
    """
    if not all(names):
        raise Refused("bad-seats", "Every seat needs a name: `you`, a bot's name, or the name of a person here.")
    known, found = bots(), []
    for index, name in enumerate(names):
        number = 1 + names[:index].count(name) if names.count(name) > 1 else None
        if automa and name == AUTOMA:
            found.append(Player(label("Automa", number), STAND_IN))
        elif name in known or is_command(name):
            make(name, Random(0))
            found.append(Player(label(name, number), name))
        else:
            found.append(Player(("Player" if name == YOU else name) + (f" {number}" if number else ""), None))
    return found


def refuse_commands(match: Match, file: Path, what_then: str) -> None:
    """A file from somebody else must not make this machine run what it names."""
    for player in match.players:
        if player.bot is not None and is_command(player.bot):
            text = f"{file} names the command `{player.bot}` as a bot. {what_then}"
            raise Refused("commands-not-allowed", text, bot=player.bot)
