import { words } from "../i18n/index.svelte";

/** A time as the reader's language writes it. */
export const when = (at: number): string =>
  new Intl.DateTimeFormat(words.language, { dateStyle: "medium", timeStyle: "short" }).format(at);

/** A number of bytes as the reader's language writes it. */
export function bytes(count: number): string {
  const unit = count >= 1e9 ? "gigabyte" : count >= 1e6 ? "megabyte" : "kilobyte";
  const value = count / { gigabyte: 1e9, megabyte: 1e6, kilobyte: 1e3 }[unit];
  return new Intl.NumberFormat(words.language, { style: "unit", unit, maximumFractionDigits: 1 }).format(value);
}
