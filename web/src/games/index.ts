// The games the page can draw. Each comes when it is needed.
import type { GameModule } from "./game";

const modules: Record<string, () => Promise<{ game: GameModule }>> = {
  charon: () => import("./charon"),
};

export const drawn = (name: string): boolean => name in modules;

export async function gameModule(name: string): Promise<GameModule> {
  const found = modules[name];
  if (!found) throw new Error(`The page cannot draw ${name}.`);
  return (await found()).game;
}
