"""Moves that stay secret after their game: what is written of them, and what a copy says instead.

Whoever keeps a game has such a move with a nonce that nobody can guess, and a commitment to both: a hash. A copy has
the commitment alone, and in place of the move what `Legacy.sealed` makes of it. It replays, and tells nothing; once the
move is told, anybody can check that it was this one all along.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from moonstone.engine.facets import Legacy
from moonstone.engine.plain import Json, canonical
from moonstone.engine.refusal import Refused

NONCE: Final = re.compile("[0-9a-f]{32}")
COMMITMENT: Final = re.compile("[0-9a-f]{64}")
AROUND: Final = frozenset({"by", "nonce", "commitment"})
"""What an entry with a move holds beside it."""

AnyLegacy = Legacy[Any, Any]


@dataclass(frozen=True, slots=True)
class Seal:
    """What lies on a move that stays secret. Without the nonce the move is not told."""

    commitment: str
    nonce: str | None = None

    @classmethod
    def of(cls, move: Mapping[str, Json], nonce: str) -> Seal:
        """The seal on a move that is told to whoever has the nonce."""
        return cls(hashlib.sha256(canonical([nonce, dict(move)]).encode()).hexdigest(), nonce)

    def to_json(self) -> dict[str, Json]:
        """The seal as an entry has it beside the move."""
        told: dict[str, Json] = {} if self.nonce is None else {"nonce": self.nonce}
        return {**told, "commitment": self.commitment}


def move_in(entry: Mapping[str, Json]) -> dict[str, Json]:
    """The move in an entry of a log, as plain data."""
    return {name: value for name, value in entry.items() if name not in AROUND}


def stays_secret(legacy: AnyLegacy | None, entry: Mapping[str, Json]) -> bool:
    """Whether an entry of a log holds a player's move that stays secret after its game."""
    return legacy is not None and isinstance(entry.get("by"), int) and legacy.keeps_secret(move_in(entry))


def is_sealed(entry: Mapping[str, Json]) -> bool:
    """Whether an entry holds a move that is not told."""
    return "by" in entry and "commitment" in entry and "nonce" not in entry


def sealed_entry(legacy: AnyLegacy | None, entry: Mapping[str, Json]) -> dict[str, Json]:
    """An entry of a log as everybody may have it."""
    if legacy is None or not stays_secret(legacy, entry):
        return dict(entry)
    around = {name: entry[name] for name in ("commitment",) if name in entry}
    return {"by": entry["by"], **legacy.sealed(move_in(entry)), **around}


def read_seal(legacy: AnyLegacy | None, entry: Mapping[str, Json]) -> Seal | None:
    """The seal on an entry's move, if there is one; Refused if it does not belong there, or is not that move's."""
    if entry.keys().isdisjoint(("nonce", "commitment")):
        return None
    commitment, nonce, move = entry.get("commitment"), entry.get("nonce"), move_in(entry)
    if legacy is None or not stays_secret(legacy, entry):
        raise Refused("bad-entry", "it commits itself to a move that is no secret.")
    if not isinstance(commitment, str) or not COMMITMENT.fullmatch(commitment):
        raise Refused("bad-entry", "it does not say what it commits itself to.")
    if "nonce" not in entry:
        seal = Seal(commitment)
        fits = legacy.sealed(move) == move
    else:
        if not isinstance(nonce, str) or not NONCE.fullmatch(nonce):
            raise Refused("bad-entry", "its nonce is not 16 bytes in hexadecimal.")
        seal = Seal.of(move, nonce)
        fits = legacy.sealed(move) != move and seal.commitment == commitment
    if not fits:
        raise Refused("broken-commitment", "The move is not the one that was committed to.")
    return seal
