// What the players in seats are called.
import type { Seat, Table } from "../api/client";
import { find, t } from "../i18n/index.svelte";

/** The player's name, or who may take the seat. */
export function seatName(seat: Pick<Seat, "kind" | "name" | "bot" | "colour">): string {
  if (seat.kind === "open") return t("seat-open");
  if (seat.kind === "link" && !seat.name) return t("seat-link");
  if (seat.kind === "bot") return botName(seat.bot ?? "");
  return seat.name ?? t("guest-name");
}

export const botName = (bot: string): string => find(`bot-${bot}`) ?? bot;

/** Whether the Automa plays a seat: the last ones of a single game, in a campaign any. */
export const isAutoma = ({ seats, options, campaign }: Pick<Table, "seats" | "options" | "campaign">, seat: number) =>
  campaign?.scripted.includes(seat) || seat >= seats.length - Number(options.automas ?? 0);

/** Players' names by seat. Colours tell those of the same name apart. */
export function seatNames(table: Pick<Table, "seats" | "options" | "campaign">): string[] {
  const { seats } = table;
  const names = seats.map((seat, number) => (isAutoma(table, number) ? t("automa") : seatName(seat)));
  return names.map((name, index) =>
    names.indexOf(name) === names.lastIndexOf(name)
      ? name
      : t("name-with-colour", {
          name,
          colour: find(`seat-${seats[index]!.colour.replace(" ", "-")}`) ?? seats[index]!.colour,
        }),
  );
}
