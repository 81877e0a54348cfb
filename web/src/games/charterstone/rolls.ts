// What the player of a charter rolled when somebody used a building there: the last roll, for as long as a round lasts.
import type { GameEvent } from "../game";
import { describeEvent } from "./describeEvent";
import type { CharterstoneScene } from "./selection.svelte";
import type { Charter } from "./types";

export interface Roll {
  /** Who rolled. */
  seat: number;
  /** What the die showed, and whether that gave both of them something. */
  charter: Charter;
  hit: boolean;
  said: string;
}

export function lastRoll({ view, pastEvents }: CharterstoneScene, names: string[]): Roll | null {
  let turns = 0;
  const after: GameEvent[] = [];
  for (const event of [...pastEvents].reverse()) {
    if (event.event === "turn" && ++turns > view.seats) return null;
    if (event.event !== "rolled" || typeof event.seat !== "number") {
      after.unshift(event);
      continue;
    }
    const gained = after.slice(0, 2).filter(({ event, what }) => event === "gained" && what === "vp");
    const said = [event, ...gained].flatMap((one) => describeEvent(one, names) ?? []);
    return {
      seat: event.seat,
      charter: event.charter as Charter,
      hit: gained.length > 1,
      said: said.join(" "),
    };
  }
  return null;
}
