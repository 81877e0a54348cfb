// Animates other players' moves: flags fly from areas to spots, gems from zones to their takers, cards to their places.
import { reducedMotion } from "../../app/settings.svelte";
import type { GameEvent } from "../game";

const FLIGHT = 620;
const APART = 45;

interface Flight {
  from: string;
  to: string;
  /** The element of which a copy flies. */
  as: string;
}

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
export function animateEvents(all: GameEvent[], viewer: number | null, root: HTMLElement, overlay: HTMLElement): void {
  if (reducedMotion() || document.hidden) return;
  const events = all.filter((event) => !isOwnDoing(event, viewer));
  // Measure everything before adding anything, so that the page is laid out only once.
  const measured = events.flatMap(flights).flatMap(({ from, to, as }) => {
    const [start, end, shape] = [from, to, as].map((selector) => root.querySelector(selector));
    if (!start || !end || !shape) return [];
    return [{ end, shape, boxes: [start, end, shape].map((element) => element.getBoundingClientRect()) }];
  });
  measured.forEach(({ end, shape, boxes: [start, goal, size] }, index) => {
    const copy = overlay.appendChild(shape.cloneNode(true) as HTMLElement | SVGElement);
    for (const name of ["id", "data-card", "data-gem", "data-spot"]) copy.removeAttribute(name);
    const place = (box: DOMRect, scale: number): Keyframe => ({
      transform: `translate(${box.x + (box.width - size!.width) / 2}px, ${box.y + (box.height - size!.height) / 2}px) scale(${scale})`,
    });
    const timing = {
      duration: FLIGHT,
      delay: index * APART,
      easing: "cubic-bezier(0.4, 0, 0.2, 1)",
      fill: "both",
    } as const;
    // A flag shows only once it has landed.
    end.querySelector(".standing")?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.95 }, { opacity: 1 }], {
      ...timing,
      fill: "backwards",
    });
    const flight = copy.animate(
      [
        { ...place(start!, 1.9), opacity: 0 },
        { opacity: 1, offset: 0.15 },
        { ...place(goal!, 1), opacity: 1 },
      ],
      timing,
    );
    flight.onfinish = flight.oncancel = () => copy.remove();
  });
}

/** How long events stay on the screen, in milliseconds: as long as the one that needs most. */
export function displayMs(events: GameEvent[]): number {
  const lingers: Record<string, number> = {
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
  return Math.max(0, ...events.map(({ event }) => lingers[event] ?? 0));
}
