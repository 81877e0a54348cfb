"""What can go wrong with a layout, as seen in the page: whatever scrolls sideways, words that break without a hyphen,
text that is cut off, and what a finger cannot hit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from browsers import PHONE, SIDEWAYS, SMALL
from playwright.sync_api import Page, ViewportSize

TINY: ViewportSize = {"width": 360, "height": 740}
TABLET: ViewportSize = {"width": 768, "height": 1024}
HUGE: ViewportSize = {"width": 2560, "height": 1440}
TOUCHED = (TINY, PHONE, SIDEWAYS, TABLET)
POINTED = (SMALL, HUGE)

TROUBLES = r"""touch => {
  const found = [];
  const name = element => {
    const {part, action, lesson} = element.dataset ?? {};
    const own = part ?? action ?? lesson ?? [...element.classList].filter(one => !one.startsWith("svelte-")).join(".");
    const near = element.closest("[data-part], [data-lesson], header, dialog, aside, form, main");
    return `${near?.dataset.part ?? near?.dataset.lesson ?? near?.localName} ${element.localName} ${own}`;
  };
  const shown = element => {
    if (!element.checkVisibility({opacityProperty: true, visibilityProperty: true})) return false;
    for (let at = element; at; at = at.parentElement) {
      const {clipPath} = getComputedStyle(at);
      if (clipPath.startsWith("inset(50%")) return false;
    }
    return true;
  };

  const {scrollWidth, clientWidth} = document.documentElement;
  if (scrollWidth > clientWidth + 1) found.push(`scrolls sideways: ${scrollWidth} > ${clientWidth}`);

  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest("script, style, option, svg, [data-no-words]") || !shown(parent)) continue;
    for (const {0: word, index} of node.data.matchAll(/[^\s\-\u2010-\u2014\/\u00ad\u200b|·…]{2,}/g)) {
      // A hyphen that the browser draws belongs to what stands after it.
      range.setStart(node, node.data[index - 1] === "\u00ad" ? index + 1 : index);
      range.setEnd(node, index + word.length);
      const boxes = [...range.getClientRects()].filter(({width}) => width > 0);
      const lines = Math.max(...boxes.map(({top}) => top)) >= Math.min(...boxes.map(({bottom}) => bottom)) - 1;
      if (lines) found.push(`breaks "${word}": ${name(parent)}`);
    }
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    for (let at = parent; at && at !== document.body; at = at.parentElement) {
      const {overflowX, overflowY, position} = getComputedStyle(at);
      const hides = value => value === "hidden" || value === "clip";
      const box = at.getBoundingClientRect();
      const cut = (hides(overflowX) && (text.right > box.right + 1 || text.left < box.left - 1))
        || (hides(overflowY) && text.bottom > box.bottom + 3);
      const meant = at.closest("[title], [data-tip], [data-paged]");
      if (cut && !meant) found.push(`cuts "${node.data.trim().slice(0, 40)}": ${name(at)}`);
      if (cut || [overflowX, overflowY].some(value => value === "auto" || value === "scroll")) break;
      if (position === "fixed") break;
    }
  }

  if (!touch) return [...new Set(found)];
  const TARGETS = "a[href], button, select, textarea, summary, input:not([type=hidden]), [role=button], [role=tab]";
  const inText = element => {
    if (element.localName !== "a" || getComputedStyle(element).display !== "inline") return false;
    return [...element.parentElement.childNodes].some(node => node.nodeType === 3 && node.data.trim());
  };
  for (const element of document.querySelectorAll(TARGETS)) {
    if (element.matches(":disabled, [aria-disabled=true]") || inText(element) || !shown(element)) continue;
    const target = element.matches("[type=radio], [type=checkbox]") ? element.closest("label") ?? element : element;
    let box = target.getBoundingClientRect();
    if (box.width >= 43 && box.height >= 43) continue;
    target.scrollIntoView({block: "center", inline: "center", behavior: "instant"});
    box = target.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hits = (dx, dy) => {
      const at = document.elementFromPoint(x + dx, y + dy);
      return target.contains(at) || at?.closest("label")?.control === element;
    };
    if (!hits(0, 0)) continue;
    // Places on a map may be as near to each other as the map is large; each is confirmed before anything happens.
    const reach = element.matches("svg *") ? 18 : 21;
    const outside = (dx, dy) => x + dx < 0 || y + dy < 0 || x + dx >= innerWidth || y + dy >= innerHeight;
    const missed = [[-reach, 0], [reach, 0], [0, -reach], [0, reach]].filter(at => !outside(...at) && !hits(...at));
    if (missed.length) {
      const size = `${Math.round(box.width)}x${Math.round(box.height)}`;
      const label = (element.ariaLabel ?? element.textContent).trim().slice(0, 24);
      found.push(`is too small (${size}): ${name(element)} ${label}`);
    }
  }
  return [...new Set(found)];
}"""

SPEAK = """async language => {
  const choice = document.querySelector("header select");
  choice.value = language;
  choice.dispatchEvent(new Event("change", {bubbles: true}));
}"""


def troubles(page: Page, sizes: Sequence[ViewportSize], languages: Sequence[str], touch: bool) -> list[str]:
    """What is wrong with the screen that is shown, at each size in each language."""
    found: list[str] = []
    for language in languages:
        page.evaluate(SPEAK, language)
        page.wait_for_selector(f'html[lang="{language}"]')
        for size in sizes:
            page.set_viewport_size(size)
            settle(page)
            where = f"{size['width']}x{size['height']} {language}"
            seen: Any = page.evaluate(TROUBLES, touch)
            found += [f"{where} {one}" for one in seen]
    return found


LAY_ALL_OUT = """() => {
  const all = new CSSStyleSheet();
  all.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets = [all];
}"""


def settle(page: Page) -> None:
    """Until nothing moves any more, all is laid out, and words that were asked for have had time to come."""
    page.evaluate(LAY_ALL_OUT)
    page.wait_for_timeout(120)
    page.wait_for_function("() => document.getAnimations().length === 0")


NOTE_SHIFTS = """() => {
  window.shifts = [];
  const name = ({node}) => node?.dataset?.part ?? node?.className?.baseVal ?? node?.className ?? node?.nodeName ?? "?";
  new PerformanceObserver(list => {
    for (const {value, sources} of list.getEntries()) window.shifts.push([value, sources.map(name).join(", ")]);
  }).observe({type: "layout-shift"});
}"""


def note_shifts(page: Page) -> None:
    """Note from now on whatever changes its place without having been moved by a transform or by scrolling."""
    settle(page)
    page.evaluate(NOTE_SHIFTS)


def shifts(page: Page) -> list[tuple[float, str]]:
    """The layout shifts since then, the largest first: their scores, and what moved."""
    settle(page)
    noted: list[tuple[float, str]] = page.evaluate("() => window.shifts")
    return sorted(noted, reverse=True)
