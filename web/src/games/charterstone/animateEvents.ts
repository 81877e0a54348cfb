// Animates other players' moves: workers walk to buildings and home, goods fly to their takers, tokens to their spaces.
import { fly, longestOf, type Flight, type FlightStyle } from "../flights";
import type { GameEvent } from "../game";

const STYLE: FlightStyle = {
  duration: 560,
  apart: 70,
  frames: (at) => [
    { ...at("start", 1), opacity: 0.4 },
    { opacity: 1, offset: 0.2 },
    { ...at("end", 1.6), opacity: 1, offset: 0.85 },
    { ...at("end", 1), opacity: 0 },
  ],
};

/** How long events stay on the screen, in milliseconds. */
const TIMES: Record<string, number> = {
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
        to: event.to === undefined ? from : good(event.to, what),
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
  let place = ".village .commons";
  const planned = events.flatMap((event) => {
    if (event.event === "placed") place = building(event.building);
    return event.event === "placed" && event.seat === viewer ? [] : flights(event, place);
  });
  fly(planned, root, overlay, STYLE);
}

export const displayMs = (events: GameEvent[]): number => longestOf(TIMES, events);
