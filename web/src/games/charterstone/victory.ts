// What a victory card counts in the last scoring, as terms like those of buildings.
import type { CharterstoneScene } from "./selection.svelte";
import type { Term } from "./types";

export function victoryTerms({ view, assets }: CharterstoneScene, name: string): Term[] {
  const card = view.question?.cards?.[name] ?? assets.victory[name];
  if (!card) return [];
  return (["capacity", "persona", "trophy"] as const).map((per) => ({ what: "vp", number: card[per], per }));
}
