// Where the focus goes next for keyboard players, as selectors.
import type { Selection } from "./selection.svelte";

export const BAR = `[data-lesson="prompt"]`;
/** The buttons of moves without a choice. */
export const PLAIN = `[data-action="end"], [data-action="done"], [data-action="pass"]`;

/** Everything that can be chosen. */
export const CHOICES = `[aria-disabled="false"]:is([data-card], [data-area], [data-gem]), [data-spot][role="button"]`;

/** What to choose next, or the button that confirms it. */
export function nextChoice(selection: Selection): string {
  if (selection.pending.length > 0 && (selection.busy || selection.keepAll !== null)) return `[data-action="confirm"]`;
  if (selection.stakes.length > 0 && selection.spot) return `[data-area][aria-disabled="false"]`;
  if (selection.spots.size > 0 || selection.movable.size > 0) return `[data-spot][tabindex="0"]`;
  if (selection.keeps.length > 0) return `.own button[aria-disabled="false"]`;
  if (selection.turning) return `[data-action="turn-from"]`;
  return `[data-card][aria-disabled="false"]`;
}
