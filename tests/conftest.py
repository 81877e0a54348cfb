"""The third game lives in another package; being on the path with its entry point is all it takes to be found."""

from __future__ import annotations

import sys
from pathlib import Path

for folder in ("third_game", "next_release", "charon", "tables", "server", "page", "samples"):
    sys.path.insert(0, str(Path(__file__).parent / folder))

pytest_plugins = ["servers", "browsers", "updates"]
