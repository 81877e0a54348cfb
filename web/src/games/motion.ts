// Shows what changed between two states: copies of things fly from where they were to where they are, and vanish. What
// flies, and for how long it is shown, a game says in one table by event.
import { reducedMotion } from "../app/settings.svelte";
import type { Beat, GameEvent } from "./game";

/** All four are selectors. */
export interface Flight {
  from: string;
  to: string;
  /** The element of which a copy flies. */
  as: string;
  /** What shows only once the flight has landed. */
  landing?: string;
  /** Whether it is seen where it starts while its flight has yet to begin. */
  waits?: boolean;
}

export interface Motion {
  /** How long the event stays on the screen, in milliseconds. */
  ms?: number;
  /** A selector for where it happens. */
  at?: (event: GameEvent) => string;
  /** What flies; `place` is where the events before it happened. */
  flights?: (event: GameEvent, place: string) => Flight[];
  /** Whether the viewer, who has done it, sees it done at once. */
  own?: boolean;
}

export interface Motions {
  /** Milliseconds that a flight takes, and that one begins after the one before. */
  duration: number;
  apart: number;
  /** The frames of a flight, which begins unseen; `at` is the copy at a place, so many times as large. */
  frames: (at: (place: "start" | "end", scale: number) => Keyframe) => Keyframe[];
  /** Where things happen that have no place of their own. */
  middle: string;
  /** The event with which a seat's turn begins, and those that nobody's decision is: they are shown by themselves. */
  turn?: string;
  common?: string[];
  events: Record<string, Motion>;
  /** How long any other event stays on the screen. */
  ms?: number;
}

const msOf = (motions: Motions, event: GameEvent): number => motions.events[event.event]?.ms ?? motions.ms ?? 0;

/** How long events stay on the screen, in milliseconds: as long as the one that needs most. */
export const displayMs = (motions: Motions, events: GameEvent[]): number =>
  Math.max(0, ...events.map((event) => msOf(motions, event)));

/** Events in the order in which they are told: first the one that matters most, then what came of it, then what led to it. */
export function headlineFirst(motions: Motions, events: GameEvent[]): GameEvent[] {
  const most = displayMs(motions, events);
  const at = events.findIndex((event) => msOf(motions, event) === most);
  return [...events.slice(at), ...events.slice(0, at)];
}

/** Where an event happened, as a selector; null if nowhere. */
export const placeOf = (motions: Motions, event: GameEvent): string | null =>
  motions.events[event.event]?.at?.(event) ?? null;

interface Measured {
  shape: Element;
  landing: Element | null;
  boxes: { start: DOMRect; end: DOMRect };
  size: DOMRect;
  waits: boolean;
}

/** What must be unique, or found by selectors, is not copied. */
const UNIQUE = ["id", "data-card", "data-gem", "data-spot", "data-piece"];
const EASING = "cubic-bezier(0.4, 0, 0.2, 1)";
const HIGHLIGHT_MS = 1400;

/** What a new state brings, laid out in one go and played beat after beat. */
export class Stage {
  #beats: Animation[][] = [];

  /** `overlay` is an element of no size, against which copies are placed. */
  constructor(
    private readonly motions: Motions,
    private readonly root: HTMLElement,
    private readonly overlay: HTMLElement,
  ) {}

  /** Lay out beats. Until one is played, its things stay where they were. */
  set(beats: GameEvent[][]): void {
    this.finish();
    if (document.hidden) return;
    if (reducedMotion()) {
      this.#beats = beats.map((events) => this.#highlights(events));
      return;
    }
    const flights = beats.map((events) => this.#flights(events));
    // To measure is to lay the page out at once: where nothing flies, that can wait until the browser paints.
    if (!flights.some(({ length }) => length)) return;
    // Measure everything before adding anything, so that the page is laid out only once.
    const origin = this.overlay.getBoundingClientRect();
    const measured = flights.map((some) => some.flatMap((flight) => this.#measure(flight) ?? []));
    this.#beats = measured.map((some) => some.flatMap((flight, index) => this.#launch(flight, index, origin)));
  }

  play(beat: number): void {
    for (const animation of this.#beats[beat] ?? []) animation.play();
  }

  /** Show at once how everything ends. */
  finish(): void {
    for (const animation of this.#beats.flat()) animation.finish();
    this.#beats = [];
  }

  #flights(events: GameEvent[]): Flight[] {
    let place = this.motions.middle;
    return events.flatMap((event) => {
      const { at, flights } = this.motions.events[event.event] ?? {};
      const found = flights?.(event, place) ?? [];
      place = at?.(event) ?? place;
      return found;
    });
  }

  #measure(flight: Flight): Measured | null {
    const [start, end, shape] = [flight.from, flight.to, flight.as].map((what) => this.root.querySelector(what));
    if (!start || !end || !shape) return null;
    const boxes = { start: start.getBoundingClientRect(), end: end.getBoundingClientRect() };
    const landing = flight.landing ? this.root.querySelector(flight.landing) : null;
    return { shape, landing, boxes, size: shape.getBoundingClientRect(), waits: flight.waits ?? false };
  }

  #launch(flight: Measured, index: number, origin: DOMRect): Animation[] {
    const { shape, landing, boxes, size, waits } = flight;
    const { motions } = this;
    const copy = this.overlay.appendChild(shape.cloneNode(true) as HTMLElement | SVGElement);
    for (const name of UNIQUE) copy.removeAttribute(name);
    const at = (place: "start" | "end", scale: number): Keyframe => {
      const { x, y, width, height } = boxes[place];
      const [left, top] = [x + (width - size.width) / 2 - origin.x, y + (height - size.height) / 2 - origin.y];
      return { transform: `translate(${left}px, ${top}px) scale(${scale})` };
    };
    const timing = { duration: motions.duration, delay: index * motions.apart, easing: EASING };
    const [first, ...rest] = motions.frames(at);
    const moving = copy.animate([{ ...first, opacity: waits ? 1 : 0 }, ...rest], { ...timing, fill: "both" });
    moving.onfinish = moving.oncancel = () => copy.remove();
    const hidden = [{ opacity: 0 }, { opacity: 0, offset: 0.95 }, { opacity: 1 }];
    const showing = landing?.animate(hidden, { ...timing, fill: "backwards" });
    const both = showing ? [moving, showing] : [moving];
    for (const animation of both) animation.pause();
    return both;
  }

  /** Without motion, the places are framed for a moment. */
  #highlights(events: GameEvent[]): Animation[] {
    const places = new Set(events.flatMap((event) => placeOf(this.motions, event) ?? []));
    return [...places].flatMap((place) => {
      const found = this.root.querySelector(place);
      const frame = found && highlight(found, this.overlay);
      frame?.pause();
      return frame ?? [];
    });
  }
}

/** Frame an element for a moment. */
export function highlight(element: Element, overlay: HTMLElement): Animation {
  const [box, origin] = [element.getBoundingClientRect(), overlay.getBoundingClientRect()];
  const frame = overlay.appendChild(document.createElement("div"));
  frame.className = "highlight";
  Object.assign(frame.style, {
    transform: `translate(${box.x - origin.x - 4}px, ${box.y - origin.y - 4}px)`,
    width: `${box.width + 8}px`,
    height: `${box.height + 8}px`,
  });
  // It begins unseen, for it may have to wait.
  const seen = [{ opacity: 0 }, { opacity: 1, offset: 0.02 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }];
  const fading = frame.animate(seen, { duration: HIGHLIGHT_MS, fill: "both" });
  fading.onfinish = fading.oncancel = () => frame.remove();
  return fading;
}

/** Bring the place of an event into view and frame it. Whether it is on the page at all. */
export function pointTo(place: string): boolean {
  const [found, overlay] = [document.querySelector(`.game ${place}`), document.querySelector("[data-overlay]")];
  if (!found || !(overlay instanceof HTMLElement)) return false;
  found.scrollIntoView({ block: "nearest", inline: "nearest" });
  highlight(found, overlay);
  return true;
}

/** What others did, told apart by whose doing it is, oldest first. `mine` are the viewer's seats. */
export function beatsOf(
  entries: readonly { kind: string; seat: number | null; events: readonly unknown[] }[],
  mine: ReadonlySet<number>,
  motions: Motions,
): Beat[] {
  const beats: Beat[] = [];
  for (const { kind, seat, events } of entries) {
    if (kind !== "moved") continue;
    let beat: Beat = { seat, events: [] };
    beats.push(beat);
    for (const event of events as GameEvent[]) {
      const common = motions.common?.includes(event.event) ?? false;
      if (event.event === motions.turn || (common && beat.seat !== null)) {
        beat = { seat: common ? null : (event.seat as number), events: [] };
        beats.push(beat);
      }
      beat.events.push(event);
    }
  }
  return beats.filter(({ seat, events }) => !(seat !== null && mine.has(seat)) && displayMs(motions, events) > 0);
}
