"""A real Chromium, and a real server with the page that was built from this tree."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright
from running import Running

from moonstone.testing.chromium import chromium_path

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
IN_A_HURRY = {"pace": 0, "sound": False}
"""A player in a hurry: what others do is shown at once, and without a sound."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One browser for the tests of a file; each has windows of its own.

    It ends with the file: while it runs, so does its event loop, and the tests of the server want loops of their own.
    """
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
        yield browser
        browser.close()


Visit = Callable[..., Page]


def at_length(*values: Any) -> list[Any]:
    """The first of several cases for `make test`, the others for `make test-all`."""
    return [values[0], *(pytest.param(value, marks=pytest.mark.long) for value in values[1:])]


@pytest.fixture
def visit(browser: Browser, sqlite_server: Running) -> Iterator[Visit]:
    """Opens the page as a new visitor. What the page complains of to the console fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(path: str = "/", language: str = "en", **options: Any) -> Page:
        context = browser.new_context(
            **{
                "viewport": DESKTOP,
                "locale": language,
                "base_url": sqlite_server.url,
                "reduced_motion": "reduce",
                **options,
            }
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


EXPECTED = ("401 (Unauthorized)", "WebSocket connection to")
"""What the browser itself notes of answers that the page deals with."""


def _is_complaint(message: Any) -> bool:
    return message.type == "error" and not any(part in message.text for part in EXPECTED)
