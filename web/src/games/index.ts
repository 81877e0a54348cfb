// The games the page can draw. Each comes when it is needed, with its words.
import { loadGameWords } from "../i18n/index.svelte";
import type { GameModule } from "./game";

const modules: Record<string, () => Promise<{ game: GameModule }>> = {
  charon: () => import("./charon"),
  charterstone: () => import("./charterstone"),
};

export const hasTable = (name: string): boolean => name in modules;

export async function loadGame(name: string): Promise<GameModule> {
  const found = modules[name];
  if (!found) throw new Error(`The page cannot draw ${name}.`);
  const [module] = await Promise.all([found(), loadGameWords(name)]);
  return module.game;
}
