// Events in words. What kind of thing each field of an event holds stands in the game's `client/events.json`, which the
// Python package reads, too: a message gets every field under its own name, in words.
import type { FluentVariable } from "@fluent/bundle";
import type { GameEvent } from "../games/game";
import { list, t, type Args } from "./index.svelte";

/** How a kind of thing is said. A list also gives the message its length, as `$count`. */
export type Sayer = (value: any, event: GameEvent) => FluentVariable | string[];

export function eventInWords(
  game: string,
  event: GameEvent,
  names: string[],
  kinds: Record<string, string>,
  sayers: Record<string, Sayer>,
  more: Args = {},
): string {
  const name = (seat: number | null): string => (seat === null ? "none" : (names[seat] ?? ""));
  const all: Record<string, Sayer> = {
    player: name,
    players: (seats: number[]) => seats.map(name),
    "other-player": (seat: number | null) => (seat !== null && seat === event.seat ? "own" : name(seat)),
    ...sayers,
  };
  const args: Args = {};
  const own = Object.keys(kinds).filter((name) => name.startsWith(`${event.event}.`));
  for (const name of own) args[name.slice(event.event.length + 1)] = "none"; // what such an event may lack
  for (const [field, value] of Object.entries(event)) {
    const said = all[kinds[`${event.event}.${field}`] ?? kinds[field] ?? ""]?.(value, event) ?? plain(value);
    if (Array.isArray(said)) {
      args[field] = list(said);
      args.count ??= said.length;
    } else if (said !== null) args[field] = said;
  }
  return t(`${game}-event-${event.event}`, { ...args, ...more });
}

function plain(value: unknown): FluentVariable | null {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "string" || typeof value === "number" ? value : null;
}
