"""Somebody who plays Charterstone inside the page: presses what it offers, without the way from one process to another.

So whole games take seconds. The page is the same, and so are the buttons; only the pointer is not moved.
"""

from __future__ import annotations

import json
from typing import Any

from playing import ASKED
from playwright.sync_api import Page

PLAY = """async ({seed, most, until}) => {
  let state = seed + 1;
  const random = below => (state = (state * 48271) % 2147483647) % below;
  const all = selector => [...document.querySelectorAll(selector)];
  const any = selector => { const found = all(selector); return found[random(found.length)]; };
  const press = element => element.dispatchEvent(new MouseEvent("click", {bubbles: true, detail: 1}));
  const soon = () => new Promise(done => setTimeout(done, 3));
  const steps = [];
  const wait = async (what, test) => {
    for (const end = performance.now() + 20000; performance.now() < end; await soon()) {
      const found = test();
      if (found) return found;
    }
    throw new Error(`waited for ${what} in vain after ${steps.slice(-5)}`);
  };
  const confirm = () => document.querySelector('[data-action="confirm"]');
  const liked = ["charterstone", "zeppelin", "grandstand", "cloud-port", "market"];
  const choices = [
    '[data-chooser] button[aria-disabled="false"]:not([aria-pressed="true"]):not([data-put])',
    '[data-chooser] .button[aria-pressed="false"]:not([aria-disabled="true"])',
    '.tracks button[aria-disabled="false"]:not([aria-pressed="true"])',
    '.mat button[aria-disabled="false"]:not([aria-pressed="true"])',
    '.village .open[aria-pressed="false"]',
  ];
  const choose = async () => {
    for (let times = 0; times < 8 && confirm().getAttribute("aria-disabled") === "true"; times++) {
      press(any(choices.find(selector => all(selector).length)));
      await soon();
    }
    press(confirm());
  };
  const turn = async () => {
    const tile = name => document.querySelector(`.village .tile.open[data-building="${name}"]`);
    if (!all(".village .tile.open").length) return press(document.querySelector('[data-action="retrieve"]'));
    press(liked.filter(() => random(5)).map(tile).find(Boolean) ?? any(".village .tile.open"));
    await wait("a choice", () => confirm()?.getAttribute("aria-disabled") === "false");
    press(confirm());
  };
  while (steps.length < most) {
    await wait("a question", () => document.querySelector('[data-asked="true"], [data-step="over"]'));
    if (document.querySelector(until)) break;
    const lesson = document.querySelector('[data-action="next-lesson"]');
    if (lesson) { press(lesson); await soon(); continue; }
    const table = document.querySelector("[data-step]");
    const at = document.querySelector("[data-position]");
    const before = at.dataset.position;
    steps.push(table.dataset.step);
    if (table.dataset.step === "turn") await turn();
    else if (confirm()) await choose();
    else press(any('[data-answer]:not([aria-disabled="true"])'));
    await wait("the page to go on", () => document.querySelector("[data-position]").dataset.position !== before);
  }
  return steps;
}"""


def play_inside(page: Page, seed: int = 1, most: int = 400, until: str = '[data-step="over"]') -> list[str]:
    """Decide whatever is asked until something appears or so many decisions are made; what was asked, in order."""
    steps: Any = page.evaluate(PLAY, {"seed": seed, "most": most, "until": until})
    return list(steps)


BRING = """async record => {
  const post = (path, body) =>
    fetch(path, {method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body)});
  if (!window.known) await post("/api/guests", {name: "Ann"});
  window.known = true;
  const answer = await post("/api/records", record);
  history.pushState({}, "", `/table/${(await answer.json()).id}`);
  dispatchEvent(new PopStateEvent("popstate"));
}"""


def go_on(page: Page, record: str) -> None:
    """Bring a saved game and go to its table, as the page goes from one address to another.

    Nobody looks at the chances of games that end meanwhile: they take long to tell.
    """
    page.route("**/curve", lambda route: route.fulfill(json={"points": []}))
    page.evaluate(BRING, json.loads(record))
    page.wait_for_selector(ASKED)
