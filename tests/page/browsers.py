"""A real Chromium, and a real server with the page that was built from this tree."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from running import Running

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
IN_A_HURRY = {"pace": 0, "sound": False}
"""A player in a hurry: what others do is shown at once, and without a sound."""


def chromium_path() -> str:
    """Where Chromium is; it is installed if the system's packages may be."""
    wanted = os.environ.get("MOONSTONE_CHROMIUM")
    for name in (wanted,) if wanted else NAMES:
        found = shutil.which(name)
        if found is not None:
            return found
    if not wanted and shutil.which("apt-get") and os.geteuid() == 0:
        quiet = {"check": True, "stdout": subprocess.DEVNULL, "env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}}
        subprocess.run(["apt-get", "update", "-qq"], **quiet)  # type: ignore[call-overload]
        subprocess.run(["apt-get", "install", "-qq", "--yes", "chromium"], **quiet)  # type: ignore[call-overload]
        return chromium_path()
    raise RuntimeError(
        "The tests of the page need Chromium: install it (on Debian: apt-get install chromium), "
        "or name one with MOONSTONE_CHROMIUM."
    )


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests of a process; each has windows of its own."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
        yield browser
        browser.close()


Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, sqlite_server: Running) -> Iterator[Visit]:
    """Opens the page as a new visitor. What the page complains of to the console fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(path: str = "/", language: str = "en", **options: Any) -> Page:
        context = browser.new_context(
            **{"viewport": DESKTOP, "locale": language, "base_url": sqlite_server.url, "reduced_motion": "reduce", **options}
        )
        contexts.append(context)
        context.add_init_script(
            "if (!localStorage.getItem('moonstone-settings'))"
            f" localStorage.setItem('moonstone-settings', '{json.dumps(IN_A_HURRY)}')"
        )
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda message: complaints.append(message.text) if _is_complaint(message) else None)
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


EXPECTED = ("401 (Unauthorized)", "net::ERR_INTERNET_DISCONNECTED", "422 (")
"""What the browser itself notes of answers that the page deals with."""


def _is_complaint(message: Any) -> bool:
    return message.type == "error" and not any(part in message.text for part in EXPECTED)
