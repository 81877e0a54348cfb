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

/** Scroll as little as shows these elements, in all that scrolls. Where not all of them fit, the first ones count; of one
 *  that is too tall, its beginning, or its first choice if that lies farther down.
 */
export function bringIntoView(elements: HTMLElement[], choices: string): void {
  if (performance.now() - scrolled < THEIRS) return;
  for (const scroller of new Set(elements.map(scrollerOf)))
    show(
      elements.filter((element) => scrollerOf(element) === scroller),
      scroller,
      choices,
    );
}

function show([first, ...others]: HTMLElement[], scroller: HTMLElement, choices: string): void {
  if (!first) return;
  const band = visibleBand(scroller, first);
  const high = band.bottom - band.top;
  const fits = ({ top, bottom }: Band): boolean => bottom - top <= high;
  let wanted: Band = first.getBoundingClientRect();
  if (fits(wanted)) {
    for (const element of others) {
      const more = around(wanted, element.getBoundingClientRect());
      if (fits(more)) wanted = more;
    }
  } else {
    const choice = first.querySelector(choices)?.getBoundingClientRect();
    const begin = { top: wanted.top, bottom: wanted.top + high };
    wanted = choice && choice.bottom > begin.bottom ? choice : begin;
  }
  const [above, below] = [wanted.top - band.top, wanted.bottom - band.bottom];
  const by = above < 0 ? above : Math.max(0, below);
  if (Math.abs(by) > 1) scroller.scrollBy({ top: by, behavior: reducedMotion() ? "auto" : "smooth" });
}
