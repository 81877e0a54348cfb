// A summary of a game's events: where points came from, and what everybody keeps for the campaign.
import type { GameEvent } from "../../game";
import { targetOf } from "../effects";
import type { CharterstoneScene } from "../selection.svelte";

export const sources = ["objective", "quota", "crate", "building", "village", "reputation", "choice", "other"] as const;
export type Source = (typeof sources)[number];

/** By what a building's cost is for: where its points come from. */
const byTarget: Record<string, Source> = {
  objective: "objective",
  quota: "quota",
  crate: "crate",
  blueprint: "building",
};

/** By seat, points by source, as far as events tell; the rest is `other`. */
export function pointsBySource({ pastEvents, assets, view }: CharterstoneScene): Record<Source, number>[] {
  const { scores } = view.result!;
  const from = (name: string): Source => {
    const part = view.unlocked[name] ?? assets.buildings[name];
    return (part && "cost" in part && byTarget[targetOf(part) ?? ""]) || "village";
  };
  const points = scores.map(() => Object.fromEntries(sources.map((one) => [one, 0])) as Record<Source, number>);
  let source: Source = "other";
  for (const { event, seat, ...told } of pastEvents) {
    if (event === "turn" || event === "retrieved") source = "other";
    else if (event === "placed") source = from(String(told.building));
    else if (ways.includes(event)) source = "choice";
    else if (event === "reputation-scored") {
      points[Number(seat)]!.reputation += Number(told.vp);
      source = "other";
    } else if (event === "gained" && told.what === "vp") points[Number(seat)]![source] += Number(told.number);
  }
  points.forEach((own, seat) => {
    const told = sources.reduce((sum, one) => sum + own[one], 0);
    own.other += scores[seat]! - told;
  });
  return points;
}

const taken = ["expanded", "used", "spectral", "redeemed", "farewell", "discarded", "discarded-cards"];
const ways = ["decided", "came-about"];

/** How the story goes on: what was chosen, or came about. */
export const theDecision = (history: GameEvent[]): GameEvent | undefined =>
  history.find(({ event }) => ways.includes(event));

/** By seat, once the winners are known: stars marked, rows filled, and what else happened to the chest. */
export function chestChanges(history: GameEvent[], seats: number) {
  const over = history.slice(history.findIndex(({ event }) => event === "won") + 1);
  return Array.from({ length: seats }, (_, seat) => {
    const own = over.filter((event) => event.seat === seat);
    const stars = own.filter(({ event }) => event === "glory");
    return {
      stars: stars.length,
      full: stars.filter(({ full }) => full).length,
      rest: own.filter(({ event }) => taken.includes(event)),
    };
  });
}
