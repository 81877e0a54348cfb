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
