// Charon, Inc. for the table shell.
import type { GameModule } from "../game";
import { pace } from "./flights";
import { lessons } from "./lessons";
import { moveInWords } from "./moves";
import { prompt, section, sections } from "./prompt";
import { say } from "./say";
import Table from "./Table.svelte";
import type { CharonMove } from "./types";

const tell: GameModule["tell"] = (move) => moveInWords(move as unknown as CharonMove);
export const game: GameModule = { Table, say, tell, prompt, section, sections, lessons, pace, hides: () => true };
export default game;
