// Events in words, with the game's own `charterstone-event-KEY` messages; null for what the log can do without.
import { list, t, type Args } from "../../i18n/index.svelte";
import type { GameEvent } from "../game";
import { amount, goodsInWords } from "./effects";
import { charterName, title, wordOf } from "./names.svelte";

/** What the table itself shows at once. */
const untold = ["turn", "income", "rolled", "automa-card", "drew"];
const titled = ["building", "card", "objective", "persona", "minion", "peril", "over"];

export function describeEvent(event: GameEvent, names: string[]): string | null {
  const key = event.event;
  if (untold.includes(key)) return null;
  const name = (seat: unknown): string => names[Number(seat)] ?? "";
  const args: Args = {};
  for (const [field, value] of Object.entries(event)) {
    if (field === "seat") args.name = value === null ? "" : name(value);
    else if (field === "seats")
      [args.names, args.count] = [list((value as number[]).map(name)), (value as number[]).length];
    else if (field === "bumped") args.bumped = value === null ? "nobody" : value === event.seat ? "own" : name(value);
    else if (field === "goods") args.goods = goodsInWords(value as Record<string, number>);
    else if (field === "personas" || field === "cards") args[field] = list((value as string[]).map(title));
    else if (field === "charter") args.charter = charterName(String(value));
    else if (titled.includes(field)) args[field] = value ? title(String(value)) : "none";
    else if (typeof value === "string" || typeof value === "number") args[field] = value;
  }
  switch (key) {
    case "gained":
      args.what = amount(String(event.what), Number(event.number));
      break;
    case "declined":
      args.what = amount(String(event.what), 1);
      break;
    case "progress":
      args.village = event.seat === null ? "yes" : "no";
      break;
    case "opened": {
      const found = [...(event.buildings as string[]), ...(event.persona ? [String(event.persona)] : [])];
      args.found = list(found.map(title));
      break;
    }
    case "unlocked":
      args.rules = list((event.rules as string[]).map((rule) => wordOf(`rule.${rule}.name`) ?? rule));
      break;
    case "glory":
      args.full = event.full ? "yes" : "no";
      break;
    case "retrieved":
      args.minions = Number(event.minions ?? 0);
      break;
    case "expanded":
      args.capacity = amount(String(event.capacity), 1);
      break;
    case "decided":
      args.choice = String(event.choice);
      break;
  }
  return t(`charterstone-event-${key}`, args);
}
