// Where the keyboard goes on, as selectors of what is to be focused.
import type { Desk } from "./desk.svelte";

export const BAR = `[data-lesson="prompt"]`;
/** The moves that need no choice. */
export const PLAIN = `[data-action="end"], [data-action="done"], [data-action="pass"]`;

/** What is to be chosen next, or the button that confirms it. */
export function nextChoice(desk: Desk): string {
  if (desk.pending.length > 0 && desk.busy) return `[data-action="confirm"]`;
  if (desk.stakes.length > 0 && desk.spot) return `[data-area][aria-disabled="false"]`;
  if (desk.spots.size > 0 || desk.movable.size > 0) return `[data-spot][tabindex="0"]`;
  if (desk.keeps.length > 0) return `.own button[aria-disabled="false"]`;
  return `[data-card][aria-disabled="false"]`;
}
