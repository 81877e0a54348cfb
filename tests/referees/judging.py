"""What both referees use. They trust nobody: they know views, events and moves, and nothing of the code behind them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

Seen: TypeAlias = Mapping[str, Any]
"""A view, or a part of one, as plain data."""


class BrokenRuleError(AssertionError):
    """Something was seen that a line of the rules does not allow."""


def require(holds: bool, line: str, said: object = "") -> None:
    """A line of the rules holds, or this says which does not, and what was seen."""
    if not holds:
        raise BrokenRuleError(f"{line}: {said}")


def loosely(data: object) -> Any:
    """Plain data of a shape that a referee knows."""
    return data


def report(broken: list[tuple[str, str]]) -> str:
    """What was broken, as where and what: by line how often, with the first places."""
    lines: dict[str, list[str]] = {}
    for where, what in broken:
        lines.setdefault(what.partition(":")[0], []).append(f"{where}: {what}")
    return "\n    ".join(part for line, at in sorted(lines.items()) for part in (f"{line} {len(at)} times", *at[:3]))
