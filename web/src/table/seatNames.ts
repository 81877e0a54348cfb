// What the players in seats are called.
import type { Seat, Table } from "../api/client";
import { find, t } from "../i18n/index.svelte";

/** Bots are named after stars, which have the same names in every language: by the colour they play. */
const STARS: Record<string, string> = {
  burgundy: "Altair",
  white: "Vega",
  "deep blue": "Rigel",
  gold: "Capella",
  aquamarine: "Mira",
  purple: "Altair",
  green: "Mira",
  yellow: "Capella",
  black: "Spica",
  blue: "Rigel",
  red: "Antares",
};
/** The levels of bots in order. A server may have others beyond these. */
const LEVELS = ["random", "easy", "medium", "hard"];
/** The level that is chosen for players who choose none. */
export const USUAL_LEVEL = "medium";

/** The levels to choose from, of the bots that the server has: in order, and those it has beyond ours after them. */
export function levelsOf(bots: string[]): string[] {
  const others = bots.filter((bot) => !LEVELS.includes(bot) && bot !== "greedy");
  return [...LEVELS.filter((level) => bots.includes(level)), ...others];
}

/** What the server calls players who have had everything about them deleted. */
const FORMER = "Former player";

/** A name as it is said in the reader's language. */
export const calledNow = (name: string | null): string | null => (name === FORMER ? t("former-player") : name);

/** The player's name, or who may take the seat. */
export function seatName(seat: Pick<Seat, "kind" | "name" | "bot" | "colour">): string {
  if (seat.kind === "open") return t("seat-open");
  if (seat.kind === "link" && !seat.name) return t("seat-link");
  if (seat.kind === "bot") return botName(seat.bot ?? "", seat.colour, seat.name);
  return calledNow(seat.name) ?? t("guest-name");
}

/** What a bot is called: by the name it was given, else by the star of its colour. */
export function botName(bot: string, colour: string | null, given: string | null = null): string {
  if (given && given.replace(/ \d+$/, "") !== bot) return given;
  return STARS[colour ?? ""] ?? botOfLevel(bot);
}

/** How strong a bot plays: "Medium". */
export const botLevel = (bot: string): string => find(`bot-${bot}`) ?? bot;

/** A bot without a name of its own, such as one that plays on for somebody: "Bot (Medium)". */
export const botOfLevel = (bot: string): string => t("bot-of-level", { level: botLevel(bot) });

/** Players' names by seat. Colours tell those of the same name apart. */
export function seatNames({ seats, scripted }: Pick<Table, "seats" | "scripted">): string[] {
  const names = seats.map((seat, number) => (scripted.includes(number) ? t("scripted") : seatName(seat)));
  return names.map((name, index) =>
    names.indexOf(name) === names.lastIndexOf(name)
      ? name
      : t("name-with-colour", {
          name,
          colour: find(`seat-${seats[index]!.colour.replace(" ", "-")}`) ?? seats[index]!.colour,
        }),
  );
}
