// Animates what happened: copies of things fly from where they were to where they are, and vanish. What flies, and how, a
// game says for each of its events.
import { reducedMotion } from "../app/settings.svelte";
import type { GameEvent } from "./game";

export interface Flight {
  from: string;
  to: string;
  /** The element of which a copy flies. All three are selectors. */
  as: string;
}

export interface FlightStyle {
  /** Milliseconds that a flight takes, and that one begins after the one before. */
  duration: number;
  apart: number;
  /** The frames of a flight; `at` is the copy at a place, so many times as large. */
  frames: (at: (place: "start" | "end", scale: number) => Keyframe) => Keyframe[];
  /** A part of the target that shows only once its flight has landed. */
  landing?: string;
}

/** What must be unique, or found by selectors, is not copied. */
const OWN = ["id", "data-card", "data-gem", "data-spot"];
const EASING = "cubic-bezier(0.4, 0, 0.2, 1)";

/** Show flights between elements of `root` by copies in `overlay`, which covers the page. */
export function fly(flights: Flight[], root: HTMLElement, overlay: HTMLElement, style: FlightStyle): void {
  if (reducedMotion() || document.hidden) return;
  // Measure everything before adding anything, so that the page is laid out only once.
  const measured = flights.flatMap(({ from, to, as }) => {
    const [start, end, shape] = [from, to, as].map((selector) => root.querySelector(selector));
    if (!start || !end || !shape) return [];
    const boxes = { start: start.getBoundingClientRect(), end: end.getBoundingClientRect() };
    return [{ end, shape, boxes, size: shape.getBoundingClientRect() }];
  });
  measured.forEach(({ end, shape, boxes, size }, index) => {
    const copy = overlay.appendChild(shape.cloneNode(true) as HTMLElement | SVGElement);
    for (const name of OWN) copy.removeAttribute(name);
    const at = (place: "start" | "end", scale: number): Keyframe => {
      const { x, y, width, height } = boxes[place];
      const [left, top] = [x + (width - size.width) / 2, y + (height - size.height) / 2];
      return { transform: `translate(${left}px, ${top}px) scale(${scale})` };
    };
    const timing = { duration: style.duration, delay: index * style.apart, easing: EASING };
    if (style.landing) {
      const hidden = [{ opacity: 0 }, { opacity: 0, offset: 0.95 }, { opacity: 1 }];
      end.querySelector(style.landing)?.animate(hidden, { ...timing, fill: "backwards" });
    }
    const flight = copy.animate(style.frames(at), { ...timing, fill: "both" });
    flight.onfinish = flight.oncancel = () => copy.remove();
  });
}

/** How long events stay on the screen, in milliseconds: as long as the one that needs most. */
export const longestOf = (times: Record<string, number>, events: GameEvent[]): number =>
  Math.max(0, ...events.map(({ event }) => times[event] ?? 0));
