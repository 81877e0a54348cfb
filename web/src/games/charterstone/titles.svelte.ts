// What things are called: as players named them, else in the reader's language, else as the server titles them. Words of
// what lies in crates are not in the page: such titles come with the crate.
import { find } from "../../words/index.svelte";
import type { Parts, View } from "./types";

const sections = ["buildings", "cards", "personas", "objectives", "minions"] as const;
let told = $state.raw<Record<string, string>>({});
let given = $state.raw<Record<string, string>>({});

/** Take in the titles of an edition, of what was unlocked since, and the names players have given. */
export function hear(parts: Parts, { unlocked, names }: Pick<View, "unlocked" | "names">): void {
  const all = [...sections.map((section) => parts[section]), unlocked];
  told = {
    ...parts.perils,
    ...Object.fromEntries(all.flatMap((part) => Object.entries(part).map(([name, { title }]) => [name, title]))),
  };
  given = names;
}

/** The title of a building, card, persona, objective, minion or peril. */
export function title(name: string): string {
  const own = ["building", "card", "objective"].map((kind) => find(`${kind}-${name}`)).find(Boolean);
  if (name.startsWith("original-")) return given[name] ?? find("persona-original") ?? name;
  return given[name] ?? own ?? (told[name] || name);
}

/** The name of a charter: its player's, else its colour. */
export const charterName = (charter: string): string => given[charter] ?? find(`charter-${charter}`) ?? charter;
