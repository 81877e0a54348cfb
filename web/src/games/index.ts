// The games: some have a table of their own, every other is played at a plain one. Each comes when it is needed.
import { loadGameWords } from "../i18n/index.svelte";
import type { GameModule } from "./game";

const modules: Record<string, () => Promise<{ game: GameModule }>> = {
  charon: () => import("./charon"),
  charterstone: () => import("./charterstone"),
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
