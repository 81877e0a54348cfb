// The titles of games, in the reader's language or else as the server gives them.
import { find } from "../i18n/index.svelte";

/** The title of a table's or a campaign's game. */
export const gameTitle = ({ game, title }: { game: string; title?: string }): string =>
  find(`game-${game}`) ?? title ?? game;
