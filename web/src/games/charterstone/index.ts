import type { GameModule } from "../game";
import { pace } from "./flights";
import { lessons } from "./lessons";
import { prompt, section, sections } from "./prompt";
import { say } from "./say";
import Table from "./Table.svelte";

export const game: GameModule = { Table, say, prompt, section, sections, lessons, pace };
export default game;
