// Scrolls to what a new question is about, unless the user is scrolling.
import { reducedMotion } from "../app/settings.svelte";

/** For so many milliseconds after the user has scrolled, the page leaves it to them. */
const THEIRS = 700;
let scrolled = -THEIRS;
const note = (): void => void (scrolled = performance.now());
for (const kind of ["wheel", "touchmove"]) addEventListener(kind, note, { capture: true, passive: true });

interface Band {
  top: number;
  bottom: number;
}

/** What scrolls an element: a column of the table, or the page. */
function scrollerOf(element: HTMLElement): HTMLElement {
  const column = element.closest<HTMLElement>("[data-scrolls]");
  const scrolls = column && ["auto", "scroll"].includes(getComputedStyle(column).overflowY);
  return scrolls ? column : document.documentElement;
}

/** The part of the scroller that nothing covers, less the margins that the element asks for. */
function visibleBand(scroller: HTMLElement, element: HTMLElement): Band {
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(element);
  const whole = scroller === document.documentElement;
  const { top, bottom } = whole ? { top: 0, bottom: innerHeight } : scroller.getBoundingClientRect();
  return { top: top + parseFloat(scrollMarginTop), bottom: bottom - parseFloat(scrollMarginBottom) };
}

const around = (one: Band, other: Band): Band => ({
  top: Math.min(one.top, other.top),
  bottom: Math.max(one.bottom, other.bottom),
});

/** Scroll as little as shows these elements. If not all of them fit, the first ones count; of one that is too tall, its
 *  first choice. */
export function bringIntoView(elements: HTMLElement[], choices: string): void {
  const [first, ...others] = elements;
  if (!first || performance.now() - scrolled < THEIRS) return;
  const scroller = scrollerOf(first);
  const band = visibleBand(scroller, first);
  const fits = (wanted: Band): boolean => wanted.bottom - wanted.top <= band.bottom - band.top;
  let wanted: Band = first.getBoundingClientRect();
  if (!fits(wanted)) wanted = (first.querySelector(choices) ?? first).getBoundingClientRect();
  for (const element of others) {
    const more = around(wanted, element.getBoundingClientRect());
    if (scrollerOf(element) === scroller && fits(more)) wanted = more;
  }
  const above = wanted.top - band.top;
  const below = wanted.bottom - band.bottom;
  const by = above < 0 || !fits(wanted) ? above : Math.max(0, below);
  if (Math.abs(by) > 1) scroller.scrollBy({ top: by, behavior: reducedMotion() ? "auto" : "smooth" });
}
