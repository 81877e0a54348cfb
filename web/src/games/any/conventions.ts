// How the plain table reads a game it does not know: what its fields, values and seats are called, and who a number is.
// A game's own Fluent messages come first (`GAME-field-KEY`, `GAME-value-WORD`); without them the keys are shown.
import type { Json, Plain } from "../../api/client";
import { find, list, t } from "../../i18n/index.svelte";

/** What a game and its players are called. */
export interface Wording {
  game: string;
  /** Players' names by seat. */
  names: string[];
}

/** Fields that hold a seat's number, or several of them. */
const ONE_SEAT = /^(seat|player|owner|winner|leader)$|_seat$/;
const MANY_SEATS = /(^|_)(turn|order|seats|winners)$/;
/** Parts of a view that the table shows in its own way. */
const SHOWN_ELSEWHERE = new Set(["game", "turn", "you", "seats", "options", "result"]);

export const isObject = (value: Json | undefined): value is Plain =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const isSimple = (value: Json | undefined): value is null | boolean | number | string =>
  typeof value !== "object" || value === null;

/** A key in words: "hand_size" becomes "hand size". */
const inWords = (key: string): string => key.replace(/([a-z0-9])([A-Z])/g, "$1 $2").replaceAll(/[_\-.]+/g, " ");

/** A key as it begins a line: "Hand size". Names of places and cards, such as "d4", stay as they are. */
export function humanize(key: string): string {
  if (/\d/.test(key)) return key;
  const words = inWords(key);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a field is called, at the beginning of a line and within one. */
export const fieldLabel = (key: string, { game }: Wording): string => find(`${game}-field-${key}`) ?? humanize(key);

export const fieldName = (key: string, { game }: Wording): string => find(`${game}-field-${key}`) ?? inWords(key);

/** The seat that a field names; null if it names none. */
export function seatIn(key: string, value: Json, { names }: Wording): number | null {
  return ONE_SEAT.test(key) && typeof value === "number" && value in names ? value : null;
}

/** The seats that a field lists; null if it lists something else. */
export function seatsIn(key: string, value: Json, { names }: Wording): number[] | null {
  const areSeats = MANY_SEATS.test(key) && Array.isArray(value) && value.length > 0;
  return areSeats && value.every((seat) => typeof seat === "number" && seat in names) ? (value as number[]) : null;
}

/** Whether a list has an entry for each seat: numbers, lists or objects. A row of words, or of all seats, is none. */
export const isBySeat = (key: string, value: Json, wording: Wording): value is Json[] =>
  Array.isArray(value) &&
  value.length === wording.names.length &&
  seatsIn(key, value, wording) === null &&
  value.every((entry) => typeof entry !== "string") &&
  !wording.names.every((_, seat) => value.includes(seat));

/** A value in a few words; `key` is the field it stands in. */
export function valueText(key: string, value: Json, wording: Wording): string {
  const seat = seatIn(key, value, wording);
  if (seat !== null) return wording.names[seat]!;
  if (value === null || value === "") return "–";
  if (typeof value === "boolean") return t(value ? "any-yes" : "any-no");
  if (typeof value === "string")
    return /^\w[\w-]*$/.test(value) ? (find(`${wording.game}-value-${value}`) ?? value) : value;
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) {
    const seats = seatsIn(key, value, wording);
    if (seats) return list(seats.map((one) => wording.names[one]!));
    return value.length > 0 ? value.map((one) => valueText("", one, wording)).join(", ") : "–";
  }
  const parts = Object.entries(value).map(
    ([name, one]) => `${fieldName(name, wording)} ${valueText(name, one, wording)}`,
  );
  return parts.join(", ") || "–";
}

/** A view, sorted by where its parts are shown. */
export interface Sections {
  /** What only the viewer knows. */
  secrets: [key: string, value: Json][];
  /** What there is one of for each seat. */
  bySeat: [key: string, values: Json[]][];
  /** Single numbers and words. */
  facts: [key: string, value: Json][];
  /** Everything else. */
  rest: [key: string, value: Json][];
}

export function sectionsOf(view: Plain, secret: Set<string>, wording: Wording): Sections {
  const sections: Sections = { secrets: [], bySeat: [], facts: [], rest: [] };
  for (const [key, value] of Object.entries(view)) {
    if (SHOWN_ELSEWHERE.has(key)) continue;
    if (secret.has(key)) sections.secrets.push([key, value]);
    else if (isBySeat(key, value, wording)) sections.bySeat.push([key, value]);
    else if (isSimple(value)) sections.facts.push([key, value]);
    else sections.rest.push([key, value]);
  }
  return sections;
}
