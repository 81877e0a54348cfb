// What a person chose for this browser. Kept in the browser, and in it alone.

export type Theme = "auto" | "dark" | "light";

interface Settings {
  theme: Theme;
  sound: boolean;
  notify: boolean;
  /** How fast the moves of others are shown: 0 at once, 1 as usual. */
  pace: number;
}

const KEPT = "moonstone-settings";
const usual: Settings = { theme: "auto", sound: true, notify: false, pace: 1 };

function kept(): Settings {
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEPT) ?? "{}") };
  } catch {
    return usual;
  }
}

export const settings: Settings = $state(kept());

export function choose(change: Partial<Settings>): void {
  Object.assign(settings, change);
  localStorage.setItem(KEPT, JSON.stringify($state.snapshot(settings)));
  dress();
}

/** Put the chosen theme on. */
export function dress(): void {
  if (settings.theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = settings.theme;
}

export const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
