// What the viewer is to do, or what everybody waits for, in one sentence.
import { list, t } from "../../i18n/index.svelte";
import type { Scene } from "../game";

export function prompt({ table, turn, viewer, past }: Scene, names: string[]): string {
  const named = (seats: number[]) => ({ names: list(seats.map((seat) => names[seat] ?? "")), count: seats.length });
  if (table.result && !past) {
    return t("any-prompt-over", named(table.result.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))));
  }
  const players = turn.filter((seat) => seat in names);
  if (players.length === 0) return t("any-prompt-chance");
  return viewer !== null && turn.includes(viewer) && !past
    ? t("any-prompt-choose")
    : t("any-prompt-waiting", named(players));
}
