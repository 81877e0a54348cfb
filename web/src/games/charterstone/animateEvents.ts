// Animates other players' moves: workers walk to buildings and home, goods fly to their takers, tokens to their spaces.
import { reducedMotion } from "../../app/settings.svelte";
import type { GameEvent } from "../game";

const FLIGHT = 560;
const APART = 70;

interface Flight {
  from: string;
  to: string;
  /** The element of which a copy flies. */
  as: string;
}

const player = (seat: unknown): string => `.players [data-seat="${seat}"]`;
const worker = (seat: unknown): string => `${player(seat)} .worker-icon`;
const good = (seat: unknown, what: unknown): string => `${player(seat)} [data-good="${what}"]`;
const building = (name: unknown): string => `.village [data-building="${name}"]`;

function flights(event: GameEvent, from: string): Flight[] {
  const { seat } = event;
  switch (event.event) {
    case "placed":
      return [
        { from: worker(seat), to: building(event.building), as: worker(seat) },
        ...(event.bumped === null
          ? []
          : [{ from: building(event.building), to: worker(event.bumped), as: worker(event.bumped) }]),
      ];
    case "gained":
      return [{ from, to: good(seat, event.what), as: `${good(seat, event.what)} svg` }];
    case "paid":
      return Object.keys(event.goods as object).map((what) => ({
        from: good(seat, what),
        to: from,
        as: `${good(seat, what)} svg`,
      }));
    case "took":
      return [{ from: `.mat`, to: `${player(seat)} .cards`, as: `${player(seat)} .cards svg` }];
    case "shipped":
      return [
        {
          from: good(seat, "influence"),
          to: `[data-space="${event.row} ${event.column}"]`,
          as: `${good(seat, "influence")} svg`,
        },
      ];
    case "objective-scored":
      return [
        {
          from: good(seat, "influence"),
          to: `[data-objective="${event.objective}"]`,
          as: `${good(seat, "influence")} svg`,
        },
      ];
    default:
      return [];
  }
}

/** Animate events inside `root`, by copies that fly across `overlay` and vanish. */
export function animateEvents(
  events: GameEvent[],
  viewer: number | null,
  root: HTMLElement,
  overlay: HTMLElement,
): void {
  if (reducedMotion() || document.hidden) return;
  let place = ".village .commons";
  const planned = events.flatMap((event) => {
    if (event.event === "placed") place = building(event.building);
    return event.event === "placed" && event.seat === viewer ? [] : flights(event, place);
  });
  // Measure everything before adding anything, so that the page is laid out only once.
  const measured = planned.flatMap(({ from, to, as }) => {
    const [start, end, shape] = [from, to, as].map((selector) => root.querySelector(selector));
    if (!start || !end || !shape) return [];
    return [{ shape, boxes: [start, end, shape].map((element) => element.getBoundingClientRect()) }];
  });
  measured.forEach(({ shape, boxes: [start, goal, size] }, index) => {
    const copy = overlay.appendChild(shape.cloneNode(true) as SVGElement);
    const at = (box: DOMRect, scale: number): Keyframe => ({
      transform: `translate(${box.x + (box.width - size!.width) / 2}px, ${box.y + (box.height - size!.height) / 2}px) scale(${scale})`,
    });
    const flight = copy.animate(
      [
        { ...at(start!, 1), opacity: 0.4 },
        { opacity: 1, offset: 0.2 },
        { ...at(goal!, 1.6), opacity: 1, offset: 0.85 },
        { ...at(goal!, 1), opacity: 0 },
      ],
      { duration: FLIGHT, delay: index * APART, easing: "cubic-bezier(0.4, 0, 0.2, 1)", fill: "both" },
    );
    flight.onfinish = flight.oncancel = () => copy.remove();
  });
}

/** How long events stay on the screen, in milliseconds: as long as the one that needs most. */
export function displayMs(events: GameEvent[]): number {
  const lingers: Record<string, number> = {
    settled: 400,
    placed: 900,
    retrieved: 600,
    opened: 1600,
    built: 1400,
    "objective-scored": 1200,
    shipped: 900,
    took: 700,
    "reputation-scored": 900,
    hourglass: 1200,
  };
  return Math.max(0, ...events.map(({ event }) => lingers[event] ?? 0));
}
