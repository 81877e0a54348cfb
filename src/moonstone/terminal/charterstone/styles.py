"""Colours and signs."""

from __future__ import annotations

from typing import Final

STYLES: Final = {
    "purple": "bold magenta",
    "green": "bold green",
    "yellow": "bold yellow",
    "black": "bold grey62",
    "blue": "bold blue",
    "red": "bold red",
}
"""By charter."""
SHORT: Final = {"pumpkin": "Pu", "wood": "Wo", "grain": "Gr", "coal": "Co", "iron": "Ir", "clay": "Cl"}
FAINT: Final = "grey62"
