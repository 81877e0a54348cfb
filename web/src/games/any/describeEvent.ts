// Events of a game the page does not know, in words.
import type { Json } from "../../api/client";
import { findComplete, labelled } from "../../i18n/index.svelte";
import type { GameEvent } from "../game";
import { fieldName, humanize, isBySeat, seatIn, valueText, type Wording } from "./conventions";
import { argument } from "./moves";

/** The game's own message `GAME-event-KEY`. Without one, or if the viewer does not know all it speaks of: who, what, and everything the event tells. */
export function describeEvent({ event, ...told }: GameEvent, wording: Wording): string {
  const fields = Object.entries(told) as [string, Json][];
  const args = Object.fromEntries(fields.map(([key, value]) => [key, argumentOf(key, value, wording)]));
  const own = findComplete(`${wording.game}-event-${event}`, args);
  if (own !== undefined) return own;
  const actor = seatIn("seat", told.seat ?? null, wording);
  const facts = fields
    .filter(([key]) => actor === null || key !== "seat")
    .map(([key, value]) => `${fieldName(key, wording)} ${eachText(key, value, wording)}`);
  const what = [humanize(event), ...facts].join(" · ");
  return actor === null ? what : labelled(wording.names[actor]!, what);
}

const argumentOf = (key: string, value: Json, wording: Wording): string | number =>
  isBySeat(key, value, wording) ? eachText(key, value, wording) : argument(key, value, wording);

/** A value in words; of a list with an entry for each seat, whose each is. */
function eachText(key: string, value: Json, wording: Wording): string {
  if (!isBySeat(key, value, wording)) return valueText(key, value, wording);
  return value.map((one, seat) => `${wording.names[seat]} ${valueText("", one, wording)}`).join(", ");
}
