// The user's settings, kept in this browser alone.

export type Theme = "auto" | "dark" | "light";

/** How other players' moves are shown: all at once, one after the other, or one by one, each until "Next". */
export const PACES = { once: 0, normal: 1, steps: 2 } as const;

interface Settings {
  theme: Theme;
  sound: boolean;
  notify: boolean;
  pace: (typeof PACES)[keyof typeof PACES];
}

const STORAGE_KEY = "moonstone-settings";
const usual: Settings = { theme: "auto", sound: true, notify: false, pace: 1 };

function readSettings(): Settings {
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") };
  } catch {
    return usual;
  }
}

export const settings: Settings = $state(readSettings());

export function updateSettings(change: Partial<Settings>): void {
  Object.assign(settings, change);
  localStorage.setItem(STORAGE_KEY, JSON.stringify($state.snapshot(settings)));
  applyTheme();
}

/** Show the page in the chosen theme. */
export function applyTheme(): void {
  if (settings.theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = settings.theme;
}

export const reducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
