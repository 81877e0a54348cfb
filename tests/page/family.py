"""A family that plays a campaign in the page, each at a screen of their own, from its home to a table and back."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from browsers import Visit
from campaigners import BEGIN, DURING_A_GAME, HOME, come, listen
from inpage import begin_inside, played_inside
from playing import OVER
from playwright.sync_api import Page, expect

TELLING = "[data-telling]"
NEXT = '[data-action="ending-next"]'
RESULT = '[data-lesson="result"]'
BETWEEN = '[data-phase="between"]'
LOOK = """() => {
  const one = selector => document.querySelector(selector)?.innerText.trim().replace(/\\s+/g, " ").slice(0, 300);
  const at = document.querySelector("[data-step]")?.dataset ?? {};
  return {url: location.pathname, ...at, position: document.querySelector("[data-position]")?.dataset.position,
    prompt: one(".prompt-bar"), telling: one("[data-telling] header"), says: one("[role=alert], .toasts"),
    end: one(`[data-lesson="result"] header`), reading: one("[data-reading]")};
}"""
"""Where a page is and what it shows."""

TOLD_CARDS = """() => {
  const found = new Set();
  const look = (value, way) => {
    if (typeof value === "string" && /^v[1-6]$/.test(value)) found.add(`${value} in ${way}`);
    if (typeof value === "object" && value) for (const key in value) look(value[key], `${way} ${key}`);
  };
  for (const text of heard) {
    let said;
    try { said = JSON.parse(text); } catch { continue; }
    if (said.view?.number === 12 && (said.view.result || Object.keys(said.view.final ?? {}).length)) break;
    if (said.view?.question?.ask === "victory") { delete said.moves; delete said.view.question; }
    look(said.printed ? said.printed.village : said.words ? null : said, "");
  }
  return [heard.length, [...found]];
}"""
"""Victory cards in what a page was told, up to the last scoring: beyond the cards that somebody chooses
from, and what all are called.
"""


class Family:
    """Everybody who plays in one campaign, and what has become of it."""

    def __init__(self, visit: Visit, url: str) -> None:
        self.visit, self.url = visit, url
        self.pages: dict[str, Page] = {}
        self.asked: Counter[str] = Counter()
        """How often each question was answered by clicks."""
        self.read: Counter[str] = Counter()
        """How often each sort of page at the end of a game was read."""
        self.named = 0
        self.began = time.monotonic()

    def arrives(self, name: str, path: str = "/") -> Page:
        """Somebody opens the page, and says who they are."""
        page = come(self.visit, base_url=self.url)
        page.remove_locator_handler(page.locator(DURING_A_GAME))
        listen(page)
        page.locator("header .me").click()
        page.locator("dialog input").first.fill(name)
        page.locator("dialog input").first.press("Enter")
        expect(page.locator("header .me")).to_contain_text(name)
        page.keyboard.press("Escape")
        page.goto(path)
        self.pages[name] = page
        return page

    @contextmanager
    def telling(self, what: str) -> Iterator[None]:
        """Say how long something took; if it fails, where each page was."""
        began = time.monotonic()
        try:
            yield
        except BaseException:
            print(f"{what} fails after {time.monotonic() - began:.0f} s")
            for name, page in self.pages.items():
                print(f"  {name}: {page.evaluate(LOOK)}")
            raise
        print(f"{what}: {time.monotonic() - began:.1f} s, {time.monotonic() - self.began:.0f} s in all", flush=True)

    def to_the_table(self, *names: str) -> list[Page]:
        """The first begins the next game; the others come. A story that it begins with is read together."""
        first, *others = pages = [self.pages[name] for name in names]
        first.locator(f"{BEGIN}:not([disabled])").click()
        for page in others:
            page.locator('.next [data-action="to-table"]').click()
        for page in pages:
            page.wait_for_selector("[data-step]")
        return pages

    def read_the_beginning(self, pages: list[Page]) -> str:
        """The story of the first game, page by page: what its heading says."""
        for page in pages:
            expect(page.locator(f"{TELLING} [role=status]")).to_contain_text("Page 1 of")
        heading = pages[0].locator(f"{TELLING} h2").inner_text()
        while pages[0].locator(f"{TELLING} {NEXT}").count():
            pages[0].locator(f"{TELLING} {NEXT}").click()
            said = pages[0].locator(f"{TELLING} [role=status]").inner_text()
            for page in pages:
                expect(page.locator(f"{TELLING} [role=status]")).to_have_text(said)
        for page in pages:
            page.locator('[data-action="story-done"]').click()
            expect(page.locator(TELLING)).to_have_count(0)
        return heading

    def begin_to_play(self, pages: list[Page], seed: int, wish: str = "", most: int = 1000) -> None:
        for number, page in enumerate(pages):
            begin_inside(page, seed * 10 + number, most, wish)

    def play_some(self, page: Page) -> int:
        """Wait until one has decided as often as they should; how often."""
        asked = played_inside(page)
        self.asked.update(asked)
        return len(asked)

    def play_out(self, pages: list[Page]) -> Counter[str]:
        """Wait until everybody has played to the end; what they were asked."""
        asked = Counter(step for page in pages for step in played_inside(page))
        self.asked += asked
        for page in pages:
            page.wait_for_selector(OVER)
        return asked

    def read_the_end(self, pages: list[Page]) -> list[str]:
        """One turns the pages for all, to the last; then each goes to the campaign's home. What was read."""
        first, kinds = pages[0], []
        for page in pages:
            page.wait_for_selector(f'{RESULT}[data-page="points"] [data-at="0"]')
            if page.locator('[data-action="story-done"], [data-action="close-story"]').count():
                page.locator('[data-action="close-story"]').click()
        while True:
            kinds.append(first.get_attribute(RESULT, "data-page") or "")
            if kinds[-1] == "next":
                break
            first.locator(NEXT).click()
            for page in pages:
                expect(page.locator(f"{RESULT} [data-at]")).to_have_attribute("data-at", str(len(kinds)))
        self.read.update(kinds)
        for page in pages:
            expect(page.locator(RESULT)).to_have_attribute("data-page", "next")
            page.locator('[data-action="ending-home"]').click()
            page.wait_for_selector(HOME)
            expect(page.locator(BETWEEN)).to_be_visible()
        return kinds

    def give_names(self, *names: str) -> None:
        """Everybody gives a name to all that waits for one of theirs."""
        for name in names:
            forms = self.pages[name].locator("form[data-name]")
            while forms.count():
                what = forms.first.get_attribute("data-name") or ""
                self.named += 1
                forms.first.locator("input").fill(f"{name} {self.named}")
                forms.first.locator("button").click()
                expect(self.pages[name].locator(f'form[data-name="{what}"]')).to_have_count(0)
            expect(self.pages[name].locator("[data-naming]")).to_have_count(0)

    def own_cards(self) -> dict[str, str]:
        """Which victory card each is told to have, on the campaign's home."""
        cards = {}
        for name, page in self.pages.items():
            path = f"/api/campaigns/{page.get_attribute(HOME, 'data-campaign')}"
            told: Any = page.evaluate("async path => (await (await quietly(path)).json()).secrets", path)
            cards[name] = "".join(secret["victory"] for secret in told.values())
        return cards

    def check_cards(self, own: dict[str, str]) -> int:
        """Each page was told of its own victory card alone; how much it was told. Then it begins anew."""
        much = 0
        for name, page in self.pages.items():
            count, found = page.evaluate(TOLD_CARDS)
            assert {told.split()[0] for told in found} == {own[name]}, f"{name} was told of victory cards: {found}"
            much += count
        self.forget()
        return much

    def forget(self) -> None:
        for page in self.pages.values():
            page.evaluate("() => void (window.heard.length = 0)")
