// A table for any game: played from its view, its legal moves and its words alone.
import type { GameModule } from "../game";
import { describeEvent } from "./describeEvent";
import { describeMove } from "./moves";
import { prompt } from "./prompt";
import Table from "./Table.svelte";

/** How long what others did stays on the screen, in milliseconds. */
const PAUSE = 600;

export const plainTable = (game: string): GameModule => ({
  Table,
  describeEvent: (event, names) => describeEvent(event, { game, names }),
  describeMove: (move, _, names) => describeMove(move, { game, names }),
  prompt,
  rulesSections: [],
  lessons: [],
  motions: { duration: 0, apart: 0, frames: () => [], middle: "", events: {}, ms: PAUSE },
  hasSecrets: () => true,
});
