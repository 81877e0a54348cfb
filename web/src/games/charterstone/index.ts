import type { GameModule } from "../game";
import Book from "./book/BookScreen.svelte";
import { pace } from "./flights";
import { legacy } from "./legacy";
import { lessons } from "./lessons";
import { moveInWords } from "./moves";
import { prompt, section, sections } from "./prompt";
import { say } from "./say";
import { learn } from "./titles.svelte";
import Table from "./Table.svelte";
import type { Move, Parts, View } from "./types";

const tell: GameModule["tell"] = (move, { view, parts }) =>
  moveInWords(move as unknown as Move, view as unknown as View, parts as unknown as Parts);
/** Everything lies open but what several choose at once. */
const hides: GameModule["hides"] = ({ turn }: View) => turn.length > 1;
export const game: GameModule = {
  Table,
  say,
  tell,
  prompt,
  section,
  sections,
  lessons,
  pace,
  learn,
  hides,
  legacy,
  Book,
};
export default game;
