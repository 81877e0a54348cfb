// Flags that others have placed since the viewer's last one are marked on the moon.
import type { CharonScene } from "./selection.svelte";

/** The spots marked after a scene, given those before it. Spectators and replays mark only what the scene changes. */
export function newFlagsAfter(before: Set<string>, { events, viewer, past }: CharonScene): Set<string> {
  const placed = events.filter(({ event }) => event === "staked" || event === "relocated");
  if (placed.length === 0) {
    const cleared = past || events.some(({ event }) => event === "round-begins" || event === "claimed");
    return cleared ? new Set() : before;
  }
  const anew = past || viewer === null || placed.some(({ seat }) => seat === viewer);
  const fresh = placed.filter(({ seat }) => seat !== viewer).map(({ spot, to }) => String(to ?? spot));
  return new Set([...(anew ? [] : before), ...fresh]);
}
