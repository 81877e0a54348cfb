import type { GameModule } from "../game";
import { lessons } from "./lessons";
import { describeMove } from "./describeMove";
import { prompt, rulesSections } from "./prompt";
import { describeEvent } from "./describeEvent";
import { loadWords } from "./names.svelte";
import { motions } from "./motions";
import Table from "./Table.svelte";
import type { Move, Assets, View } from "./types";

const describe: GameModule["describeMove"] = (move, { view, assets }) =>
  describeMove(move as unknown as Move, view as unknown as View, assets as unknown as Assets);
/** Hidden are simultaneous choices, and victory cards until the last scoring. */
const hasSecrets: GameModule["hasSecrets"] = ({ turn, question, players }: View) =>
  turn.length > 1 || question?.ask === "victory" || players.some(({ victory }) => victory === "sealed");
export const game: GameModule = {
  Table,
  look: "parchment",
  describeEvent,
  describeMove: describe,
  prompt,
  rulesSections,
  rulesPictures: {
    sections: ["village-turn", "village-buildings", "village-build", "village-crate"],
    load: () => import("./RulesPicture.svelte"),
  },
  lessons,
  motions,
  loadWords,
  hasSecrets,
};
export default game;
