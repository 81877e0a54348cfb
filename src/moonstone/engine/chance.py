"""Honest chance: exact odds, and draws that anybody can check afterwards."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, Generic, TypeAlias, TypeVar

M = TypeVar("M")

Draw: TypeAlias = Callable[[int], int]
"""Asked with a total n, answers a whole number from 0 to n - 1, each equally likely. `random.randrange` is one."""

SECRET_BYTES: Final = 32
NONCE_BYTES: Final = 16
_RANGE: Final = 1 << 256


@dataclass(frozen=True, slots=True)
class Odds(Generic[M]):
    """NATURE's possible moves with whole-number weights. Iterating gives pairs (move, exact probability)."""

    moves: Sequence[M]
    weights: Sequence[int]

    @property
    def total(self) -> int:
        """The sum of the weights."""
        return sum(self.weights)

    def __len__(self) -> int:
        return len(self.moves)

    def __iter__(self) -> Iterator[tuple[M, Fraction]]:
        total = self.total
        for move, weight in zip(self.moves, self.weights, strict=True):
            yield move, Fraction(weight, total)

    def pick(self, draw: Draw) -> M:
        """One outcome, from one draw over the total weight."""
        rest = draw(self.total)
        for move, weight in zip(self.moves, self.weights, strict=True):
            rest -= weight
            if rest < 0:
                return move
        raise ValueError("the draw answered a number outside its range")


class Draws:
    """All the chance of one match, fixed by a 32-byte secret before the first move.

    The nth draw of a match is a keyed hash of n, counted over all that was ever drawn, so it depends on nothing that
    anybody does at the table: the same on every platform, unknown to everybody while the secret is, and open to
    checking once it is published. `commitment` is the secret's SHA-256, published when the match begins.

    Where moves stay secret after the match, so does a key: the secret follows from it, and so do the nonces under which
    those moves are sealed, but neither from the other.
    """

    __slots__ = ("_secret", "commitment", "key")

    def __init__(self, secret: bytes, key: bytes | None = None) -> None:
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
        if key is not None and (len(key) != SECRET_BYTES or _derived(key, b"draws") != secret):
            raise ValueError("the secret does not follow from the key")
        self._secret = secret
        self.key = key
        self.commitment = hashlib.sha256(secret).hexdigest()

    @classmethod
    def keyed(cls, key: bytes) -> Draws:
        """Draws with a key that is never published."""
        return cls(_derived(key, b"draws"), key)

    def nonce(self, position: int) -> str | None:
        """The nonce for a move at that position of the log; None if there is no key."""
        return None if self.key is None else _derived(self.key, b"nonce %d" % position)[:NONCE_BYTES].hex()

    @property
    def secret(self) -> bytes:
        """The secret itself. Before the match is over it gives away every draw to come."""
        return self._secret

    def nth(self, number: int, total: int) -> int:
        """The draw of that number, counted from 0: from 0 to total - 1, each exactly equally likely."""
        fair = _RANGE - _RANGE % total
        attempt = 0
        while True:
            text = b"%d.%d" % (number, attempt)
            drawn = int.from_bytes(hashlib.blake2b(text, digest_size=32, key=self._secret).digest(), "big")
            if drawn < fair:
                return drawn % total
            attempt += 1


def _derived(key: bytes, purpose: bytes) -> bytes:
    """Something else for each purpose, from which the key cannot be worked out."""
    return hashlib.blake2b(purpose, digest_size=SECRET_BYTES, key=key).digest()


def secret_from_seed(seed: int | str) -> bytes:
    """A secret for a reproducible match. The seed gives the draws away: for study, not for rivals."""
    return hashlib.sha256(f"moonstone seed {seed}".encode()).digest()
