// How seats are called.
import type { Seat } from "../api/client";
import { find, t } from "../words/index.svelte";

/** Who sits there, or who may. */
export function seatName(seat: Pick<Seat, "kind" | "name" | "bot" | "colour">): string {
  if (seat.kind === "open") return t("seat-open");
  if (seat.kind === "link" && !seat.name) return t("seat-link");
  if (seat.kind === "bot") return botName(seat.bot ?? "");
  return seat.name ?? t("guest-name");
}

export const botName = (bot: string): string => find(`bot-${bot}`) ?? bot;

/** Everybody's name by seat; those called the same are told apart by their colour. */
export function seatNames(seats: Seat[]): string[] {
  const names = seats.map(seatName);
  return names.map((name, index) =>
    names.indexOf(name) === names.lastIndexOf(name)
      ? name
      : t("name-with-colour", {
          name,
          colour: find(`seat-${seats[index]!.colour.replace(" ", "-")}`) ?? seats[index]!.colour,
        }),
  );
}
