"""Arithmetic that gives the same bits on every Python and every machine, so that a seed fixes what a bot decides.

Python leaves `math.exp` to the machine's own library, and each rounds in its own way; `sum` adds up floats in another
way since Python 3.12. What decides in a game takes `exp` from here, and for floats `math.fsum`, which rounds once and
exactly. The four basic operations and `math.sqrt` are the same everywhere.
"""

from __future__ import annotations

from decimal import Context, Decimal
from functools import cache
from typing import Final

STEPS: Final = 256
"""How many powers for each unit are worked out exactly; what lies between comes from a short series."""
EXACT: Final = Context(prec=25)
"""Decimals are rounded exactly, and are as slow as they are exact."""
SIXTH: Final = 1 / 6
LOWEST: Final = -700.0
"""What lies below is taken for it: next to nothing, and not yet so little that a float loses digits."""


def exp(number: float) -> float:
    """The power of e, to ten digits and more; at most 700 can be asked for."""
    if number < LOWEST:
        number = LOWEST
    step = int(number * STEPS)
    rest = number - step / STEPS
    return _power(step) * (1.0 + rest * (1.0 + rest * (0.5 + rest * SIXTH)))


@cache
def _power(step: int) -> float:
    return float(EXACT.exp(Decimal(step / STEPS)))
