"""Somebody who plays inside the page: presses what it offers, without the way from one process to another.

So whole games take seconds. The page is the same, and so are the buttons; only the pointer is not moved.
"""

from __future__ import annotations

import json
from typing import Any

from playing import ASKED, OVER
from playwright.sync_api import Page

ABOVE = ", ".join(
    (
        '[data-telling] [data-action="ending-next"]',
        '[data-telling] [data-action="story-done"]',
        '[data-action="begin-game"]',
        '[data-action="close-opening"]',
        '[data-action="explained"]',
    )
)
"""What lies over the table until it is read."""

HANDS = """
  let state = seed + 1;
  const random = below => (state = (state * 48271) % 2147483647) % below;
  const all = selector => [...document.querySelectorAll(selector)];
  const any = selector => { const found = all(selector); return found[random(found.length)]; };
  const press = element => element.dispatchEvent(new MouseEvent("click", {bubbles: true, detail: 1}));
  const soon = () => new Promise(done => setTimeout(done, 3));
  const steps = [];
  const wait = async (what, test) => {
    for (const end = performance.now() + 60000; performance.now() < end; await soon()) {
      const found = test();
      if (found) return found;
    }
    throw new Error(`waited for ${what} in vain after ${steps.slice(-5)}`);
  };
  const confirm = () => document.querySelector('[data-action="confirm"]');
  const ready = () => confirm()?.getAttribute("aria-disabled") === "false";
  const play = async decide => {
    const due = ['[data-asked="true"]', '[data-step="over"]', until, above].filter(Boolean).join();
    while (steps.length < most) {
      await wait("a question", () => document.querySelector(due));
      if (document.querySelector(until)) break;
      const read = above && document.querySelector(above);
      if (read) { press(read); await soon(); continue; }
      const lesson = window.readsNothing ? null : document.querySelector('[data-action="next-lesson"]');
      if (lesson) { press(lesson); await soon(); continue; }
      const before = document.querySelector("[data-position]").dataset.position;
      steps.push(document.querySelector("[data-step]").dataset.step);
      await decide(steps.at(-1));
      await wait("the page to go on", () => document.querySelector("[data-position]").dataset.position !== before);
    }
    return steps;
  };
"""
CHARTERSTONE = """async ({seed, most, until, wish, above}) => {%s
  const liked = ["charterstone", "zeppelin", "grandstand", "cloud-port", "market"];
  const choices = [
    '[data-chooser] button[aria-disabled="false"]:not([aria-pressed="true"]):not([data-put])',
    '[data-chooser] .button[aria-pressed="false"]:not([aria-disabled="true"])',
    '.tracks button[aria-disabled="false"]:not([aria-pressed="true"])',
    '.mat button[aria-disabled="false"]:not([aria-pressed="true"])',
    '.village .open[aria-pressed="false"]',
  ];
  const choose = async () => {
    const wished = wish && document.querySelector(wish);
    if (wished) { press(wished); await soon(); }
    const picked = new Set();
    for (let times = 0; times < 8 && !ready(); times++) {
      const places = choices.filter(selector => all(selector).length);
      const place = places.find(selector => !picked.has(selector)) ?? places[0];
      picked.add(place);
      press(any(place));
      await soon();
    }
    press(confirm());
  };
  const turn = async () => {
    const tile = name => document.querySelector(`.village .tile.open[data-building="${name}"]`);
    if (!all(".village .tile.open").length) return press(document.querySelector('[data-action="retrieve"]'));
    const figure = '[data-chooser] [data-token][aria-disabled="false"]:not([aria-pressed="true"])';
    for (let times = 0; times < 20 && !ready(); times++) {
      const chosen = document.querySelector('.village .tile[aria-pressed="true"]');
      if (chosen) press(any(figure) ?? chosen);
      else press(liked.filter(() => random(5)).map(tile).find(Boolean) ?? any(".village .tile.open"));
      await soon();
    }
    await wait("a choice", ready);
    press(confirm());
  };
  return play(async step => {
    if (step === "turn") await turn();
    else if (confirm()) await choose();
    else press(any('[data-answer]:not([aria-disabled="true"])'));
  });
}"""
CHARON = """async ({seed, most, until, wish, above}) => {%s
  const card = '[data-card][aria-disabled="false"]', gem = '[data-action="charon-put-keep"][aria-disabled="false"]';
  const area = '[data-area][aria-disabled="false"]', spot = '[data-spot][role="button"].legal';
  const flag = '[data-spot][role="button"].movable', nothing = '[data-action="done"], [data-action="end"]';
  const ways = {stake: [spot, area], intelligence: [flag, spot], keep: Array(20).fill(gem)};
  return play(async step => {
    for (const what of ways[step] ?? [card]) {
      if (ready()) break;
      if (!all(what).length && document.querySelector(nothing)) return press(document.querySelector(nothing));
      await wait(what, () => all(what).length);
      press(any(what));
      await soon();
    }
    await wait("something to confirm", ready);
    press(confirm());
  });
}"""


def play_inside(page: Page, seed: int = 1, most: int = 400, until: str = OVER) -> list[str]:
    """Decide whatever is asked in Charterstone until something appears or so many decisions are made; what was asked,
    in order.
    """
    return list(_play(page, CHARTERSTONE, seed, most, until))


def begin_inside(page: Page, seed: int, most: int = 400, wish: str = "") -> None:
    """Let somebody play Charterstone inside this page while other pages are seen to, as `play_inside` does. They read
    what comes up on their way, and take what they `wish` for where they can choose it.
    """
    asked = {"seed": seed, "most": most, "until": OVER, "wish": wish, "above": ABOVE}
    way = CHARTERSTONE.replace("%s", HANDS, 1)
    page.evaluate(f"asked => void (window.playing = ({way})(asked))", asked)


def played_inside(page: Page) -> list[str]:
    """What they were asked, once they have played to the end, or as much as they should."""
    return list(page.evaluate("() => window.playing"))


def play_charon_inside(page: Page, seed: int = 1, until: str = OVER) -> list[str]:
    """The same in Charon, Inc."""
    return list(_play(page, CHARON, seed, 400, until))


def _play(page: Page, way: str, seed: int, most: int, until: str) -> Any:
    asked = {"seed": seed, "most": most, "until": until, "wish": "", "above": ""}
    return page.evaluate(way.replace("%s", HANDS, 1), asked)


NOTE_LESSONS = """() => {
  window.lessons = [];
  const note = () => {
    const shown = document.querySelector("[data-lesson-shown]");
    if (!shown || window.lessons.at(-1)?.[0] === shown.dataset.lessonShown) return;
    window.lessons.push([shown.dataset.lessonShown, shown.innerText.trim(), Number(shown.dataset.moves)]);
  };
  note();
  new MutationObserver(note).observe(document.body, {subtree: true, childList: true, attributes: true});
}"""


def note_lessons(page: Page) -> None:
    """Note every lesson that is shown from now on."""
    page.evaluate(NOTE_LESSONS)


def lessons_read(page: Page) -> list[str]:
    """The lessons that were shown, in order. Each said something."""
    lessons = lessons_shown(page)
    assert [name for name, text, _ in lessons if not text] == []
    return [name for name, _, _ in lessons]


def lessons_shown(page: Page) -> list[tuple[str, str, int]]:
    """Each lesson that was shown, in order: its name, what it said, and how many moves the player had made."""
    return [(name, text, moves) for name, text, moves in page.evaluate("() => window.lessons")]


BRING = """async ([path, body]) => {
  const post = (path, body) =>
    fetch(path, {method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body)});
  if (!window.known) await post("/api/guests", {name: "Ann"});
  window.known = true;
  const brought = await (await post(path, body)).json();
  history.pushState({}, "", `/table/${brought.table ?? brought.id}`);
  dispatchEvent(new PopStateEvent("popstate"));
}"""


def go_on(page: Page, record: str, begin: bool = True) -> None:
    """Bring a saved game, or a campaign with a running one, and go to its table, as the page goes from one address to
    another. There the rule of a game that begins is read, unless not to `begin`.

    Nobody looks at the chances of games that end meanwhile: they take long to tell.
    """
    page.route("**/curve", lambda route: route.fulfill(json={"points": []}))
    campaign = record.startswith('{"moonstone": 1, "campaign"')
    body = {"file": record} if campaign else json.loads(record)
    page.evaluate(BRING, ["/api/campaigns/import" if campaign else "/api/records", body])
    page.wait_for_selector(ASKED)
    if begin and page.locator('[data-game-begins="true"]').count():
        page.locator('[data-action="begin-game"]').click()
