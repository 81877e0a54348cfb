"""Somebody who plays Charterstone on the page: by mouse, by touch, or by keyboard alone, among what the page offers."""

from __future__ import annotations

from playing import GROUPS, Player, Toucher, Typist
from playwright.sync_api import ElementHandle, Locator, Page

OPEN_TILE = ".village .tile.open"
OPEN_PLOT = ".village .plot.open"
CONFIRM = '[data-action="confirm"]'
LIKED = ("charterstone", "zeppelin", "grandstand", "cloud-port", "market")
"""Buildings that bring a game on; they are used when they can be, mostly."""
CHOICES = (
    '[data-chooser] button[aria-disabled="false"]:not([aria-pressed="true"]):not([data-put])',
    '[data-chooser] .button[aria-pressed="false"]:not([aria-disabled="true"])',
    '.tracks button[aria-disabled="false"]:not([aria-pressed="true"])',
    '.mat button[aria-disabled="false"]:not([aria-pressed="true"])',
    '.village .open[aria-pressed="false"]',
)
"""What is to be chosen, wherever it lies."""


class Villager(Player):
    """Plays one seat, or all seats on this screen, by mouse."""

    def decide(self) -> None:
        """Answer what is asked now, and see that the page goes on."""
        step = self.page.get_attribute("[data-step]", "data-step") or ""
        before = self.page.get_attribute("[data-position]", "data-position")
        self.steps.append(step)
        self.clear_the_board()
        if step == "turn":
            self.take_turn()
        elif self.page.locator(CONFIRM).count():
            self.choose()
        else:
            self.press(self.any_of('[data-answer]:not([aria-disabled="true"])'))
        self.page.wait_for_selector(f'[data-position]:not([data-position="{before}"])', state="attached")

    def clear_the_board(self) -> None:
        """Put away what tells of an opened crate, after its story."""
        if self.page.locator("[data-telling]").count():
            self.page.keyboard.press("Escape")
        while self.page.locator("[data-opening]").count():
            self.press(self.page.locator('[data-action="close-opening"]'))

    def take_turn(self) -> None:
        """Place a worker, on what brings the game on if possible; else take all back."""
        tiles = self.page.locator(OPEN_TILE)
        if not tiles.count():
            self.press(self.page.locator('[data-action="retrieve"]'))
            return
        liked = [name for name in LIKED if self.tile(name).count() and self.random.random() < 0.8]
        self.press(self.tile(liked[0]) if liked else self.any_of(OPEN_TILE))
        self.press(self.page.locator(CONFIRM))

    def tile(self, name: str) -> Locator:
        return self.page.locator(f'{OPEN_TILE}[data-building="{name}"]')

    def choose(self) -> None:
        """Pick one thing after the other, of each sort one before others of it, until there is something to confirm."""
        picked: set[str] = set()
        for _ in range(8):
            if self.page.locator(f'{CONFIRM}[aria-disabled="false"]').count():
                break
            places = [place for place in CHOICES if self.page.locator(place).count()]
            place = next((place for place in places if place not in picked), places[0])
            picked.add(place)
            self.press(self.any_of(place))
        self.press(self.page.locator(CONFIRM))


class TouchingVillager(Villager, Toucher):
    """Plays with a finger."""


class TypingVillager(Villager, Typist):
    """Plays with the keyboard alone."""

    WAY = """element => {
        const at = document.activeElement;
        if (at === element) return "there";
        if (element.closest(".village g") && at.closest(".village g")) return "arrows";
        if (element.closest(GROUPS) && element.closest(GROUPS) === at.closest(GROUPS)) return "arrows";
        return at.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? "Shift+Tab" : "Tab";
    }""".replace("GROUPS", repr(GROUPS))

    def clear_the_board(self) -> None:
        """The keyboard reaches what lies below, and folds what lies above."""

    def press(self, what: Locator) -> None:
        wanted = what.element_handle()
        assert wanted is not None
        for _ in range(120):
            way = wanted.evaluate(self.WAY)
            if way == "there":
                self.page.keyboard.press("Enter")
                return
            if way == "arrows":
                self.arrows(wanted)
            else:
                self.page.keyboard.press(way)
        raise AssertionError(f"{what} cannot be reached by keyboard")

    def arrows(self, wanted: ElementHandle) -> None:
        """From place to place towards the wanted one, the longer way first; the other way where that leads nowhere."""
        ways = """element => {
            const from = document.activeElement.getBoundingClientRect(), to = element.getBoundingClientRect();
            const x = to.x + to.width / 2 - from.x - from.width / 2;
            const y = to.y + to.height / 2 - from.y - from.height / 2;
            if (element === document.activeElement) return [];
            const keys = [x > 0 ? "ArrowRight" : "ArrowLeft", y > 0 ? "ArrowDown" : "ArrowUp"];
            return Math.abs(x) > Math.abs(y) ? keys : keys.reverse();
        }"""
        for _ in range(40):
            keys = wanted.evaluate(ways)
            if not keys:
                return
            for key in keys:
                self.page.keyboard.press(key)
                if wanted.evaluate(ways) != keys:
                    break


def start_in_the_village(page: Page, seats: int = 2) -> None:
    """Set up a table for me and bots, and begin."""
    page.locator('a[href="/new/charterstone"]').first.click()
    page.wait_for_selector('[data-action="open-table"]:not([disabled])')
    for _ in range(3 - seats):
        page.locator("form li button.icon").last.click()
    page.locator('[data-action="open-table"]').click()
    page.wait_for_selector("[data-step]")
