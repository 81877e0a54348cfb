"""Which cases of a test are quick, and which are left to the long tests."""

from __future__ import annotations

from typing import Any

import pytest


def at_length(*values: Any) -> list[Any]:
    """The first of several cases for `make test`, the others for `make test-all`."""
    return [values[0], *(pytest.param(value, marks=pytest.mark.long) for value in values[1:])]
