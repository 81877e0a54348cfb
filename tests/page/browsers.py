"""A real Chromium, and a real server with the page that was built from this tree."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright
from running import Running, Somebody

from moonstone.testing.chromium import chromium_path

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
SMALL: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
PATIENCE = 60_000
"""Milliseconds after which something that should happen is taken for hung, on however busy a machine."""
IN_A_HURRY = {"pace": 0, "sound": False}
"""A player in a hurry: what others do is shown at once, and without a sound."""

expect.set_options(timeout=PATIENCE)


class SharedBrowser:
    """The browser that all tests of the page use, one after the other. It is started when the first one needs it."""

    def __init__(self) -> None:
        self.running = ExitStack()
        self.browser: Browser | None = None

    def get(self) -> Browser:
        if self.browser is None:
            playwright = self.running.enter_context(sync_playwright())
            launched = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
            self.browser = self.running.enter_context(launched)
        return self.browser

    def close(self) -> None:
        self.browser = None
        self.running.close()


_shared = SharedBrowser()


@pytest.fixture
def browser() -> Browser:
    """One browser for all tests of the page; each test has windows of its own."""
    return _shared.get()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """Close the browser after the last test of the page.

    While it runs, so does its event loop, and the tests of the server want loops of their own.
    """
    if nextitem is None or Path(__file__).parent not in nextitem.path.parents:
        _shared.close()


Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, sqlite_server: Running) -> Iterator[Visit]:
    """Opens the page as a new visitor, who was asked for a name already unless it is said that they were not. What the
    page complains of to the console fails the test, warnings included.
    """
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(path: str = "/", language: str = "en", named: bool = True, **options: Any) -> Page:
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
            "try { if (!localStorage.getItem('moonstone-settings'))"
            f" localStorage.setItem('moonstone-settings', '{json.dumps(IN_A_HURRY)}') }}"
            " catch { /* An empty frame has no place to store anything. */ }"
        )
        if named:
            context.add_init_script("try { localStorage.setItem('moonstone-name-asked', '1') } catch {}")
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda message: complaints.append(message.text) if _is_complaint(message) else None)
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


def sign_in(page: Page, person: Somebody) -> None:
    """Let the browser be that person's."""
    page.context.add_cookies(
        [{"name": one.name, "value": one.value or "", "url": person.server.url} for one in person.http.cookies.jar]
    )


EXPECTED = ("409 (Conflict)", "WebSocket connection to", "net::ERR_")
"""What the browser itself notes of answers, and of a network that fails, with which the page deals."""


def _is_complaint(message: Any) -> bool:
    return message.type in ("error", "warning") and not any(part in message.text for part in EXPECTED)
