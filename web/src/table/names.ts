// How seats are called.
import type { Seat, Table } from "../api/client";
import { find, t } from "../words/index.svelte";

/** Who sits there, or who may. */
export function seatName(seat: Pick<Seat, "kind" | "name" | "bot" | "colour">): string {
  if (seat.kind === "open") return t("seat-open");
  if (seat.kind === "link" && !seat.name) return t("seat-link");
  if (seat.kind === "bot") return botName(seat.bot ?? "");
  return seat.name ?? t("guest-name");
}

export const botName = (bot: string): string => find(`bot-${bot}`) ?? bot;

/** Everybody's name by seat; those called the same are told apart by their colour. The last seats may be the Automa's. */
export function seatNames({ seats, options }: Pick<Table, "seats" | "options">): string[] {
  const people = seats.length - Number(options.automas ?? 0);
  const names = seats.map((seat, number) => (number < people ? seatName(seat) : t("automa")));
  return names.map((name, index) =>
    names.indexOf(name) === names.lastIndexOf(name)
      ? name
      : t("name-with-colour", {
          name,
          colour: find(`seat-${seats[index]!.colour.replace(" ", "-")}`) ?? seats[index]!.colour,
        }),
  );
}
