// What a flag would change in a zone, for one player: for marks on the moon and for sentences.
import { list, t } from "../../i18n/index.svelte";
import { inWords } from "./gems";
import type { Change, CharonView, Zone } from "./types";

/** `won` and `lost` by the viewer; `denied` to a rival, so that nobody has it; `passed` from rival to rival. */
export type Turn = "won" | "lost" | "denied" | "passed" | "none";

export function turnOf(before: Zone, after: Zone, viewer: number | null): Turn {
  if (before.winner === after.winner) return "none";
  if (after.winner === viewer) return "won";
  if (before.winner === viewer) return "lost";
  return after.winner === null ? "denied" : "passed";
}

/** A change in a sentence: the zones that change hands, with their gems. */
export function changeInWords(spot: string, change: Change, view: CharonView): string {
  const by: Record<Turn, string[]> = { won: [], lost: [], denied: [], passed: [], none: [] };
  for (const [name, after] of Object.entries(change.zones)) {
    const before = view.zones[name];
    if (!before || !after.gem) continue;
    by[turnOf(before, after, view.you)].push(
      t("charon-zone-with-gems", { zone: name, gems: inWords({ [after.gem]: after.count }) }),
    );
  }
  const parts = (["won", "lost", "denied", "passed"] as const)
    .filter((turn) => by[turn].length > 0)
    .map((turn) => t(`charon-change-${turn}`, { zones: list(by[turn]) }));
  return t("charon-change", { spot, changes: parts.length > 0 ? parts.join(" ") : t("charon-change-nothing") });
}

/** How a zone stands, in words. */
export function zoneInWords(name: string, zone: Zone, names: string[]): string {
  const influence = zone.influence.flatMap((flags, seat) => (flags > 0 ? [`${names[seat]} ${flags}`] : []));
  const stands =
    zone.winner !== null
      ? t("charon-zone-won", { name: names[zone.winner] ?? "", how: zone.how ?? "most" })
      : zone.tied.length > 0
        ? t("charon-zone-tied", { names: list(zone.tied.map((seat) => names[seat] ?? "")) })
        : t("charon-zone-free");
  const gems = zone.gem ? inWords({ [zone.gem]: zone.count }) : t("charon-no-gems");
  return t("charon-zone", { zone: name, gems, stands, influence: influence.length > 0 ? list(influence) : "0" });
}
