// The game that the current screen is about, whose rules the header links to, and what the screen puts into the header.
import type { Snippet } from "svelte";

export const current = $state<{ game: string; bar: Snippet | null }>({ game: "charon", bar: null });
