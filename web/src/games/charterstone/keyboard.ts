// Where the keyboard goes on, as selectors of what is to be focused.
import type { Selection } from "./selection.svelte";

export const BAR = `[data-lesson="prompt"]`;

/** What is to be chosen next, or the button that confirms it; the first that is there. */
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
