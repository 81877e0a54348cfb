"""Errors as part of the interface: a code for programs, a sentence for people, nothing changed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from moonstone.engine.plain import Json


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something may not be done.

    `code` never changes once published and is what programs and translations go by; `text` is a whole English
    sentence; `args` holds the names and numbers of that sentence for a client that words it anew.
    """

    code: str
    text: str
    args: Mapping[str, Json] = field(default_factory=dict)

    def to_json(self) -> dict[str, Json]:
        """The refusal as plain data."""
        return {"code": self.code, "text": self.text, "args": dict(self.args)}


class Refused(Exception):  # noqa: N818  the contract fixes this name
    """Raised instead of doing something that is not allowed. Whatever was asked, nothing has changed."""

    def __init__(self, code: str | Refusal, text: str = "", **args: Json) -> None:
        self.refusal = code if isinstance(code, Refusal) else Refusal(code, text, args)
        super().__init__(self.refusal.text)

    def __reduce__(self) -> tuple[type[Refused], tuple[Refusal]]:
        """Between processes a refusal travels whole."""
        return Refused, (self.refusal,)

    @property
    def code(self) -> str:
        """The refusal's stable code."""
        return self.refusal.code

    @property
    def text(self) -> str:
        """The refusal's sentence."""
        return self.refusal.text
