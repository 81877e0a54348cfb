// Which worker is which, in games that tell them apart.
import type { Player } from "./types";

export type WorkerKind = "any" | "large" | "small" | "spectral";

/** Whether it matters in this game which of its two workers a player places. */
const apart = ({ small }: Player): boolean => small !== undefined;

const large = ({ spectral }: Player): WorkerKind => (spectral ? "spectral" : "large");

/** The worker that a player has on a building. */
export const workerOn = (player: Player, building: string): WorkerKind =>
  !apart(player) ? "any" : player.small === building ? "small" : large(player);

/** Both workers of a player, and whether each is at hand. */
export function workersOf(player: Player): { kind: WorkerKind; atHand: boolean }[] {
  if (!apart(player)) return [0, 1].map((index) => ({ kind: "any", atHand: index < player.workers }));
  const small = player.small === null;
  return [
    { kind: large(player), atHand: player.workers > Number(small) },
    { kind: "small", atHand: small },
  ];
}
