// The parts of a screen, from one to the next by F6, and the way to what a player can do now.
const REGION = `header, nav, [data-lesson], [data-lesson-shown], [data-region], aside, article`;
const STOP = `a[href], button:not(:disabled), input, select, textarea, [tabindex]:not([tabindex="-1"])`;
/** What can be chosen at a table, or answered; the first of these that is there. */
const CHOICES = [
  `[data-cover] .button`,
  `[data-asked="true"] [data-chooser] [aria-disabled="false"]`,
  `[data-asked="true"] [data-chooser] .button:not(:disabled)`,
  `[data-asked="true"] :is(.legal, .movable, .open)[tabindex="0"]:is([data-spot], .plot, .tile, [data-building])`,
  `[data-asked="true"] [data-lesson]:not([data-lesson="prompt"]) [aria-disabled="false"]`,
  `[data-asked="true"] [data-answer]:not([aria-disabled="true"], :disabled)`,
  `[data-asked="true"] :is([data-action="end"], [data-action="done"], [data-action="pass"], [data-action="retrieve"])`,
  `[data-asked="true"] [data-action="confirm"]`,
  `.replay [data-action="play-pause"]`,
];

function shown(element: Element): boolean {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility !== "hidden";
}

/** The parts in order. One that lies in another is left out. */
function regions(): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>(REGION)].filter(shown);
  return all.filter((one) => !all.some((other) => other !== one && other.contains(one)) && one.querySelector(STOP));
}

function enter(region: HTMLElement): void {
  const stops = [...region.querySelectorAll<HTMLElement>(STOP)].filter((stop) => stop.tabIndex >= 0 && shown(stop));
  (stops.find((stop) => stop.matches(`[aria-disabled="false"]`)) ?? stops[0])?.focus();
  region.scrollIntoView({ block: "nearest" });
}

/** Go to the next part of the screen, or to the one before. */
export function nextRegion(by: 1 | -1): void {
  const all = regions();
  const at = all.findIndex((region) => region.contains(document.activeElement));
  const next = all[(at < 0 && by < 0 ? all.length - 1 : at + by + all.length) % all.length];
  if (next) enter(next);
}

/** Go to what the player can do now; whether there is something. */
export function goToChoice(): boolean {
  for (const selector of CHOICES) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find(shown);
    if (!found) continue;
    found.focus();
    found.scrollIntoView({ block: "nearest" });
    return true;
  }
  return false;
}
