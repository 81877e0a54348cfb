import type { GameModule } from "../game";
import Book from "./book/BookScreen.svelte";
import { pace } from "./flights";
import { lessons } from "./lessons";
import { moveInWords } from "./moves";
import { prompt, section, sections } from "./prompt";
import { say } from "./say";
import { learn } from "./titles.svelte";
import Table from "./Table.svelte";
import type { Move, Parts, View } from "./types";

const tell: GameModule["tell"] = (move, { view, parts }) =>
  moveInWords(move as unknown as Move, view as unknown as View, parts as unknown as Parts);
export const game: GameModule = { Table, say, tell, prompt, section, sections, lessons, pace, learn, Book };
export default game;
