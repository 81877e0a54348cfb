// Flags that others have placed since the viewer's own last one are news, and marked on the moon.
import type { CharonScene } from "./selection.svelte";

/** The spots marked after a scene, those before it given. Spectators, and who looks back, see what is new in the scene. */
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
