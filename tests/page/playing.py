"""Somebody who plays on the page: by mouse, by touch, or by keyboard alone. They choose among what the page offers."""

from __future__ import annotations

from collections import Counter
from random import Random

from playwright.sync_api import ElementHandle, Locator, Page

OPEN_CARD = '[data-card][aria-disabled="false"]'
OPEN_AREA = '[data-area][aria-disabled="false"]'
LEGAL_SPOT = '[data-spot][role="button"].legal'
MOVABLE_FLAG = '[data-spot][role="button"].movable'
CONFIRM = '[data-action="confirm"][aria-disabled="false"]'
KEEP_GEM = '[data-action="charon-put-keep"][aria-disabled="false"]'
ASKED = '[data-step][data-asked="true"]'
OVER = '[data-step="over"]'
COVER = "[data-cover]"
MOST_TABS = 120
GROUPS = ", ".join(f'[data-lesson="{name}"]' for name in ("areas", "players", "tracks", "hand", "row", "pile"))
"""Groups that are a single stop for Tab; the arrows move inside them."""
WAY = """element => {
    const at = document.activeElement;
    if (at === element) return "there";
    if (element.dataset.spot && at.dataset.spot) return "arrows";
    if (element.closest(GROUPS) && element.closest(GROUPS) === at.closest(GROUPS)) return "arrows";
    return at.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? "Shift+Tab" : "Tab";
}""".replace("GROUPS", repr(GROUPS))
"""How to get from where the focus is to a thing by keyboard."""


class Player:
    """Plays one seat, or all seats on this screen, by mouse."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.random = Random(seed)
        self.steps: list[str] = []
        """What was asked, in order."""

    def press(self, what: Locator) -> None:
        what.click()

    def any_of(self, selector: str) -> Locator:
        """One of the things that match, by chance."""
        found = self.page.locator(selector)
        found.first.wait_for()
        return found.nth(self.random.randrange(found.count()))

    def play(self, most: int = 400, until: str = OVER) -> None:
        """Decide whatever is asked until something appears; the end of the game, if nothing else is named."""
        for _ in range(most):
            self.page.wait_for_selector(f"{ASKED}, {OVER}, {COVER}, {until}")
            if self.page.locator(until).count():
                return
            if self.page.locator(COVER).count():
                self.press(self.page.locator('[data-action="uncover"]'))
                self.page.wait_for_selector(ASKED)
            self.decide()
        raise AssertionError(f"still playing after {most} decisions: {self.steps[-10:]}")

    def decide(self) -> None:
        """Answer what is asked now, and see that the page goes on."""
        step = self.page.get_attribute("[data-step]", "data-step") or ""
        before = self.page.get_attribute("[data-position]", "data-position")
        self.steps.append(step)
        getattr(self, f"at_{step}")()
        self.page.wait_for_selector(f'[data-position]:not([data-position="{before}"])', state="attached")

    def confirm(self) -> None:
        self.press(self.page.locator(CONFIRM))

    def at_offer(self) -> None:
        self.press(self.any_of(OPEN_CARD))
        self.confirm()

    def at_swap(self) -> None:
        cards = self.page.locator(OPEN_CARD)
        if cards.count():
            self.press(cards.first)
            self.confirm()
        else:
            self.press(self.page.locator('[data-action="done"]'))

    def at_stake(self) -> None:
        self.press(self.any_of(LEGAL_SPOT))
        self.press(self.any_of(OPEN_AREA))
        self.confirm()

    def at_intelligence(self) -> None:
        self.press(self.any_of(MOVABLE_FLAG))
        self.press(self.any_of(LEGAL_SPOT))
        self.confirm()

    def at_engineering(self) -> None:
        self.press(self.any_of(OPEN_CARD))
        self.confirm()

    def at_build(self) -> None:
        cards = self.page.locator(OPEN_CARD)
        if cards.count():
            self.press(cards.first)
            self.confirm()
        else:
            self.press(self.page.locator('[data-action="end"]'))

    def at_keep(self) -> None:
        while not self.page.locator(CONFIRM).count():
            self.press(self.page.locator(KEEP_GEM).first)
        self.confirm()


class Toucher(Player):
    """Plays with a finger."""

    def press(self, what: Locator) -> None:
        what.tap()


class Typist(Player):
    """Plays with the keyboard alone: goes to things by Tab and arrow keys as far as it takes, and presses Enter."""

    def press(self, what: Locator) -> None:
        wanted = what.element_handle()
        assert wanted is not None
        for _ in range(MOST_TABS):
            way = wanted.evaluate(WAY)
            if way == "there":
                self.page.keyboard.press("Enter")
                return
            if way == "arrows":
                self.arrows(wanted)
            else:
                self.page.keyboard.press(way)
        raise AssertionError(f"{what} cannot be reached by keyboard")

    def arrows(self, wanted: ElementHandle) -> None:
        """From place to place, in the direction in which the wanted one lies farther; in the other one where that has
        led round in a circle.
        """
        towards = """element => {
            const at = document.activeElement;
            const from = at.getBoundingClientRect(), to = element.getBoundingClientRect();
            const x = to.x + to.width / 2 - from.x - from.width / 2;
            const y = to.y + to.height / 2 - from.y - from.height / 2;
            const keys = [x > 0 ? "ArrowRight" : "ArrowLeft", y > 0 ? "ArrowDown" : "ArrowUp"];
            if (Math.abs(x) <= Math.abs(y)) keys.reverse();
            return element === at ? null : [at.dataset.spot ?? at.outerHTML, ...keys];
        }"""
        been: Counter[str] = Counter()
        for _ in range(40):
            found = wanted.evaluate(towards)
            if found is None:
                return
            place, *keys = found
            self.page.keyboard.press(keys[been[place] % 2])
            been[place] += 1
