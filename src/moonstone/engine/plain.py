"""Plain data: what may cross a wire or lie in a file."""

from __future__ import annotations

import json
from typing import TypeAlias, Union

Json: TypeAlias = Union[bool, int, float, str, "list[Json]", "dict[str, Json]", None]


def canonical(data: Json) -> str:
    """The one spelling of `data` that every process on every platform agrees on, for hashing and comparing."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
