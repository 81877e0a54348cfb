// The games: some have a table of their own, every other is played at a plain one. Each comes when it is needed.
import type { Component } from "svelte";
import { loadGameWords } from "../i18n/index.svelte";
import type { GameModule, Legacy } from "./game";

const modules: Record<string, () => Promise<{ game: GameModule }>> = {
  charon: () => import("./charon"),
  charterstone: () => import("./charterstone"),
};

/** What the campaigns of a game have: their homes need no table. */
const legacies: Record<string, () => Promise<{ legacy: Legacy }>> = {
  charterstone: () => import("./charterstone/legacy"),
};
const books: Record<string, () => Promise<{ default: Component<{ campaign: string }> }>> = {
  charterstone: () => import("./charterstone/book/BookScreen.svelte"),
};

/** Whether a game has a table, rules and lessons of its own in the page. */
export const hasOwnTable = (name: string): boolean => name in modules;

const plain = async (name: string): Promise<{ game: GameModule }> => ({
  game: (await import("./any")).plainTable(name),
});

export async function loadGame(name: string): Promise<GameModule> {
  const load = modules[name] ?? (() => plain(name));
  const [module] = await Promise.all([load(), loadGameWords(name)]);
  return module.game;
}

/** How a game draws what its campaigns carry from game to game; null if it has no campaigns. */
export async function loadLegacy(name: string): Promise<Legacy | null> {
  const [found] = await Promise.all([legacies[name]?.(), loadGameWords(name)]);
  return found?.legacy ?? null;
}

/** The book of a campaign: everything it has unlocked; null if the game has none. */
export async function loadBook(name: string): Promise<Component<{ campaign: string }> | null> {
  const [found] = await Promise.all([books[name]?.(), loadGameWords(name)]);
  return found?.default ?? null;
}
