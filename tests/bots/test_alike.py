"""The same seed gives the same games in every process, whatever order its sets have."""

from __future__ import annotations

import os
import subprocess
import sys

CAMPAIGN = """
from moonstone.arena.campaigns import play_campaign
from moonstone.engine import load

bots = ("random", "greedy", "greedy", "random", "greedy")
for campaign, _ in play_campaign(load("charterstone"), bots, {}, 3, "3.2", None):
    text = campaign.dumps()
print(text)
"""


def played(hashes: int) -> str:
    """The file of a campaign, played in a process whose hashes of strings are those."""
    surroundings = {**os.environ, "PYTHONHASHSEED": str(hashes)}
    done = subprocess.run(
        [sys.executable, "-c", CAMPAIGN], env=surroundings, capture_output=True, text=True, check=True, timeout=120
    )
    return done.stdout


def test_greedy_bots_decide_alike_in_every_process() -> None:
    first, second = played(0), played(1)
    assert len(first.splitlines()) > 300
    assert first == second
