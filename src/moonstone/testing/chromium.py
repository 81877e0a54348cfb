"""A real Chromium for tests and measurements: the machine's own, installed by its packages if that is allowed."""

from __future__ import annotations

import os
import shutil
import subprocess
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
VARIABLE: Final = "MOONSTONE_CHROMIUM"


class NoChromiumError(RuntimeError):
    """There is none; the sentence says what to do."""


def chromium_path() -> str:
    """Where Chromium is."""
    wanted = os.environ.get(VARIABLE)
    found = _found(wanted)
    if found is None and not wanted and shutil.which("apt-get") and os.geteuid() == 0:
        _install()
        found = _found(None)
    if found is None:
        raise NoChromiumError(
            "The page is tested in Chromium: install it (on Debian: apt-get install chromium), "
            f"or name one with {VARIABLE}."
        )
    return found


def _found(wanted: str | None) -> str | None:
    names = (wanted,) if wanted else NAMES
    return next((path for path in map(shutil.which, names) if path is not None), None)


def _install() -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
        subprocess.run(["apt-get", "-qq", *words], check=False, stdout=subprocess.DEVNULL, env=environment)
