// Events in words, with the game's own `event-KEY` messages; null for what the log can do without.
import { list, t, type Args } from "../../i18n/index.svelte";
import type { GameEvent } from "../game";
import { inWords } from "./gems";
import type { Area, Gem } from "./types";

/** What the table itself shows at once. */
const untold = ["buried", "seeded"];
/** What others do out of sight: they are told of it once it shows, if ever. */
const secret = ["dealt", "offered", "chose-gems"];
const areas: Area[] = ["intelligence", "mineral", "engineering", "synchrotron", "warehouse"];

export function describeEvent(event: GameEvent, names: string[]): string | null {
  const key = event.event;
  if (untold.includes(key) || (secret.includes(key) && !("card" in event) && !("gems" in event))) return null;
  const name = (seat: unknown): string => names[Number(seat)] ?? "";
  const args: Args = { known: "card" in event || "cards" in event || "gems" in event ? "yes" : "no" };
  for (const [field, value] of Object.entries(event)) {
    if (field === "seat") args.name = name(value);
    else if (field === "seats") args.names = list((value as number[]).map(name));
    else if (field === "order") args.order = list((value as number[]).map(name));
    else if (field === "cards") [args.cards, args.count] = [list(value as string[]), (value as string[]).length];
    else if (field === "area") args.area = t(`area-${String(value)}`);
    else if (field === "gem") args.gems = inWords({ [value as Gem]: Number(event.count) });
    else if (["give", "get", "paid", "gems"].includes(field)) args[field] = inWords(String(value));
    else if (typeof value === "string" || typeof value === "number") args[field] = value;
  }
  if (key === "transmuted") {
    const number = Number(event.count);
    args.give = inWords(String(event.give).repeat(number));
    args.get = inWords(String(event.get).repeat(number));
  } else if (key === "live") {
    const held = areas.filter((area) => (event[area] as number[]).length > 0);
    const part = (area: Area) => ({ area: t(`area-${area}`), names: list((event[area] as number[]).map(name)) });
    args.count = held.length;
    args.list = list(held.map((area) => t("event-live-part", part(area))));
  } else if (key === "over") {
    const [ranks, scores] = [event.ranks as number[], event.scores as number[]];
    const seats = ranks.map((_, seat) => seat).sort((one, other) => ranks[one]! - ranks[other]!);
    const part = (seat: number) => ({ rank: ranks[seat]!, name: name(seat), score: scores[seat]! });
    args.list = list(seats.map((seat) => t("event-over-part", part(seat))));
  }
  return t(`event-${key}`, args);
}
