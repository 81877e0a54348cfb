// Where the focus goes next for keyboard players, as selectors.
import type { Selection } from "./selection.svelte";

export const BAR = `[data-lesson="prompt"]`;

/** Everything that can be chosen. */
export const CHOICES = `[data-chooser] button:not([disabled], [aria-disabled="true"]), .village .open,
  :is(.mat, .tracks) button[aria-disabled="false"]`;

/** What to choose next, or the button that confirms it, the first that exists. */
export function nextChoices(selection: Selection): string[] {
  if (selection.pending) return [`[data-action="confirm"]`];
  return [
    `[data-chooser] button[aria-disabled="false"]:not([aria-pressed="true"])`,
    `[data-chooser] .button:not([disabled], [aria-pressed="true"])`,
    `.village .open[tabindex="0"]`,
    `.mat button[aria-disabled="false"]`,
    `.tracks button[aria-disabled="false"]`,
    `[data-action="retrieve"]`,
  ];
}
