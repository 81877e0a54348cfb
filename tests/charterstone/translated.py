"""The English that was translated: by key, a hash of what it said when somebody last looked at all languages.

    python tests/charterstone/translated.py

writes it anew, after the words of the release's `words` have been brought up to what the content says now.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from moonstone.games.charterstone.client.languages import own_words
from moonstone.games.charterstone.content.read import standard

LEDGER = Path(__file__).with_suffix(".json")


def hashes() -> dict[str, str]:
    """By key: a hash of what the standard content says."""
    return {key: hashlib.sha256(text.encode()).hexdigest()[:8] for key, text in sorted(own_words(standard()).items())}


def ledger() -> dict[str, str]:
    """By key: a hash of what was translated."""
    found: dict[str, str] = json.loads(LEDGER.read_text(encoding="utf-8"))
    return found


if __name__ == "__main__":
    LEDGER.write_text(json.dumps(hashes(), indent=0) + "\n", encoding="utf-8")
