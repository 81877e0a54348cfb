// Groups of things at a table, each a single stop for Tab: arrow keys move inside it, Home and End to its ends.
import { nearestInDirection, type Point } from "./arrowNavigation";

const GROUPS = ["areas", "players", "tracks", "hand", "row", "pile"].map((name) => `[data-lesson="${name}"]`);
const GROUP = [...GROUPS, "[data-roving]"].join(", ");
const STOP = `a[href], button:not(:disabled), [tabindex]`;
/** What can be chosen now: it comes first. */
const OPEN = `[aria-disabled="false"]`;
const ENDS: Record<string, number> = { Home: 0, End: -1 };

/** Keep one stop in each group below an element. */
export function rovingGroups(root: HTMLElement): () => void {
  /** The stop of each group that had the focus last. */
  const last = new WeakMap<Element, Element>();
  let waiting = 0;
  let painted: ReturnType<typeof setTimeout> | undefined;

  function arrange(): void {
    waiting = 0;
    for (const group of root.querySelectorAll(GROUP)) {
      const stops = stopsOf(group);
      const before = last.get(group);
      const open = stops.find((stop) => stop.matches(OPEN));
      const entry = before && stops.includes(before as HTMLElement) && (before.matches(OPEN) || !open) ? before : open;
      for (const stop of stops) {
        const index = stop === (entry ?? stops[0]) ? 0 : -1;
        if (stop.tabIndex !== index) stop.tabIndex = index;
      }
    }
  }

  /** Once the next frame is painted: before, the page would have to be laid out to see what is hidden. */
  function soon(): void {
    waiting ||= requestAnimationFrame(() => (painted = setTimeout(arrange)));
  }

  function focused(event: FocusEvent): void {
    const group = (event.target as Element).closest(GROUP);
    if (!group) return;
    last.set(group, event.target as Element);
    soon();
  }

  function move(event: KeyboardEvent): void {
    const from = event.target as HTMLElement;
    const group = from.closest(GROUP);
    if (!group || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (from.matches("input, select, textarea") || !from.matches(":focus-visible")) return;
    const stops = stopsOf(group);
    const next = event.key in ENDS ? stops.at(ENDS[event.key]!) : neighbour(event.key, from, stops);
    if (!next) return;
    event.preventDefault();
    next.tabIndex = 0;
    next.focus();
  }

  soon();
  const observer = new MutationObserver(soon);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ["aria-disabled", "disabled"] });
  root.addEventListener("focusin", focused);
  root.addEventListener("keydown", move);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(waiting);
    clearTimeout(painted);
    root.removeEventListener("focusin", focused);
    root.removeEventListener("keydown", move);
  };
}

/** What can have the focus in a group, and is neither hidden nor in a group within. */
function stopsOf(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(STOP)].filter(
    (stop) => stop.closest(GROUP) === group && stop.getClientRects().length > 0,
  );
}

/** The nearest stop in the direction of an arrow key; where there is none, the next or last one in order. */
function neighbour(key: string, from: HTMLElement, stops: HTMLElement[]): HTMLElement | null {
  if (!key.startsWith("Arrow")) return null;
  const places = new Map(stops.map((stop, index) => [String(index), centre(stop)]));
  const nearest = nearestInDirection(key, centre(from), places);
  if (nearest !== null) return stops[Number(nearest)]!;
  return stops[stops.indexOf(from) + (key === "ArrowRight" || key === "ArrowDown" ? 1 : -1)] ?? null;
}

function centre(element: HTMLElement): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
