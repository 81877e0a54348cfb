// What games are called: in the reader's language, or as the server says it.
import { find } from "../i18n/index.svelte";

/** The title of a table's or a campaign's game. */
export const gameTitle = ({ game, title }: { game: string; title?: string }): string =>
  find(`game-${game}`) ?? title ?? game;
