// Charon, Inc. in the page.
import type { GameModule } from "../game";
import { lessons } from "./lessons";
import { describeMove } from "./describeMove";
import { prompt, rulesSections } from "./prompt";
import { describeEvent } from "./describeEvent";
import { motions } from "./motions";
import Said from "./Said.svelte";
import Table from "./Table.svelte";
import type { CharonMove, CharonView } from "./types";

const describe: GameModule["describeMove"] = (move, { view }) =>
  describeMove(move as unknown as CharonMove, (view as unknown as CharonView).options.keep_clear);
export const game: GameModule = {
  Table,
  describeEvent,
  describeMove: describe,
  prompt,
  rulesSections,
  rulesPictures: { sections: ["moon", "cards"], load: () => import("./RulesPicture.svelte") },
  Said,
  lessons,
  motions,
  hasSecrets: () => true,
};
export default game;
