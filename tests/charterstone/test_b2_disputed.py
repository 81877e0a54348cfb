"""What the rule lines say and the engine does not do, or not yet."""

from __future__ import annotations
