"""Players made of code. They are found by entry points, so that a bot can live in another package, or are commands."""

from __future__ import annotations

from random import Random
from traceback import extract_tb
from typing import Final

from moonstone.bots.bot import Bot, Observation
from moonstone.bots.external import PREFIX, SECONDS, CommandBot
from moonstone.bots.random import RandomBot
from moonstone.bots.subprocess import split
from moonstone.engine import Move, Refusal, Refused
from moonstone.engine.naming import LONGEST_NAME
from moonstone.engine.registry import registered

GROUP = "moonstone.bots"

__all__ = ["Bot", "Observation", "bots", "decide", "enlist", "is_command", "label", "make", "spelled"]

_REGISTERED: Final[dict[str, str]] = {}
"""Commands that have a name in this process."""


def bots() -> tuple[str, ...]:
    """The names of all bots, in alphabetical order."""
    return tuple(sorted({*registered(GROUP), *_REGISTERED}))


def make(name: str, rng: Random, seconds: float | None = None) -> Bot:
    """A new bot of that name, with so many seconds for a decision; Refused if there is none.

    With None bots think as long as they need and go by no clock; only commands have a time that is usual.
    """
    name = resolve_name(name)
    if is_command(name):
        return CommandBot(name.removeprefix(PREFIX), rng, SECONDS if seconds is None else seconds)
    point = registered(GROUP).get(name)
    if point is None:
        raise Refused("unknown-bot", f"There is no bot {name!r}; the bots are: {', '.join(bots())}.", bot=name)
    bot = point.load()(rng)
    assert isinstance(bot, Bot)
    bot.seconds = seconds
    return bot


def decide(bot: Bot, observation: Observation) -> tuple[Move, Refusal | None]:
    """The bot's move; where it fails in whatever way, any legal move in its stead, and why."""
    try:
        move = bot.choose(observation)
        illegal = observation.why_not(move)
        if illegal is None:
            return move, None
        failure = Refusal("bot-failed", f"The bot {type(bot).__name__} chose “{move}”: {illegal.text}")
    except Refused as refused:
        failure = refused.refusal
    except Exception as error:
        last, raised = extract_tb(error.__traceback__)[-1], type(error).__name__
        what = f"raised {raised} ({error}) in line {last.lineno} of {last.filename}"
        failure = Refusal("bot-failed", f"The bot {type(bot).__name__} {what}.", {"raised": raised})
    return RandomBot(bot.rng).choose(observation), failure


def is_command(name: str) -> bool:
    """Whether the name of a bot is a command."""
    return name.startswith(PREFIX)


def register_command(name: str, command: str) -> None:
    """Give a command a name, so that people who may not name commands can choose it; Refused if it cannot be."""
    if not is_command(command) or not name or not name.isidentifier():
        text = f"{name}={command} does not name a bot: write mine={PREFIX}./mybot, for instance."
        raise Refused("bad-command", text, command=command)
    if name in registered(GROUP):
        raise Refused("bot-exists", f"There is already a bot {name!r}.", bot=name)
    split(command.removeprefix(PREFIX))
    _REGISTERED[name] = command


def resolve_name(name: str) -> str:
    """The command behind a bot's name if it is one's, else the name."""
    return _REGISTERED.get(name, name)


def label(name: str, number: int | None = None) -> str:
    """What a seat is called at a table: its bot's name, cut if need be, and perhaps a number."""
    end = "" if number is None else f" {number}"
    most = LONGEST_NAME - len(end)
    return (name if len(name) <= most else "…" + name[1 - most :]) + end
