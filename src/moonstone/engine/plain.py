"""Plain data: what may cross a wire or lie in a file."""

from __future__ import annotations

import json
from typing import Any, TypeAlias, Union

Json: TypeAlias = Union[bool, int, float, str, "list[Json]", "dict[str, Json]", None]


def canonical(data: Json) -> str:
    """The one spelling of `data` that every process on every platform agrees on, for hashing and comparing."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def from_text(text: str | bytes) -> Any:
    """The plain data in a text; ValueError if it is not whole JSON, is nested too deeply, or cannot be written again.

    JSON can name half a character (a lone surrogate), which no file and no wire takes.
    """
    try:
        data = json.loads(text)
        canonical(data).encode()
    except RecursionError:
        raise ValueError("this is nested too deeply") from None
    return data
