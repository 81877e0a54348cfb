// Animates other players' moves: flags fly from areas to spots, gems from zones to their takers, cards to their places.
import { fly, longestOf, type Flight, type FlightStyle } from "../flights";
import type { GameEvent } from "../game";

const STYLE: FlightStyle = {
  duration: 620,
  apart: 45,
  frames: (at) => [
    { ...at("start", 1.9), opacity: 0 },
    { opacity: 1, offset: 0.15 },
    { ...at("end", 1), opacity: 1 },
  ],
  landing: ".standing",
};

/** How long events stay on the screen, in milliseconds. */
const TIMES: Record<string, number> = {
  staked: 700,
  relocated: 900,
  claimed: 1600,
  tied: 1600,
  "row-revealed": 1000,
  built: 800,
  traded: 500,
  transmuted: 600,
  took: 600,
  passed: 400,
  ended: 300,
};

const flag = (seat: unknown): string => `.players [data-seat="${seat}"] .flag-icon`;
const spot = (name: unknown): string => `[data-spot="${name}"]`;
const heap = (seat: unknown, gem: unknown): string => `.players [data-seat="${seat}"] [data-gem="${gem}"]`;
const own = (card: unknown): string => `[data-card="${card}"]`;

function flights(event: GameEvent): Flight[] {
  switch (event.event) {
    case "staked":
      return [{ from: `[data-area="${event.area}"] .flags`, to: spot(event.spot), as: flag(event.seat) }];
    case "relocated":
      return [{ from: spot(event.spot), to: spot(event.to), as: flag(event.seat) }];
    case "claimed":
      return Array.from({ length: Number(event.count) }, () => ({
        from: `[data-zone="${event.zone}"]`,
        to: heap(event.seat, event.gem),
        as: `${heap(event.seat, event.gem)} svg`,
      }));
    case "found":
      return [
        {
          from: `[data-area="mineral"]`,
          to: heap(event.seat, "clear"),
          as: `${heap(event.seat, "clear")} svg`,
        },
      ];
    case "row-revealed":
      return (event.cards as string[]).map((card) => ({ from: ".players", to: own(card), as: own(card) }));
    case "took":
      return event.card ? [{ from: `[data-lesson="pile"]`, to: own(event.card), as: own(event.card) }] : [];
    default:
      return [];
  }
}

/** A flag that the viewer has staked appears at once, without a flight. */
const isOwnDoing = ({ event, seat }: GameEvent, viewer: number | null): boolean =>
  seat === viewer && (event === "staked" || event === "relocated");

/** Animate events inside `root`, by copies that fly across `overlay` and vanish. */
export function animateEvents(
  events: GameEvent[],
  viewer: number | null,
  root: HTMLElement,
  overlay: HTMLElement,
): void {
  const shown = events.filter((event) => !isOwnDoing(event, viewer));
  fly(shown.flatMap(flights), root, overlay, STYLE);
}

export const displayMs = (events: GameEvent[]): number => longestOf(TIMES, events);
