// What is asked of whom, and where the rules explain it.
import { list, t, type Args } from "../../i18n/index.svelte";
import { total } from "./gems";
import type { CharonScene } from "./selection.svelte";
import type { CharonMove, Step } from "./types";

export function prompt(scene: CharonScene, names: string[]): string {
  const { step, result } = scene.view;
  const { turn } = scene;
  const named = (seats: number[]) => ({ names: list(seats.map((seat) => names[seat] ?? "")), count: seats.length });
  if (result) return t("prompt-over", named(result.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))));
  if (turn.length === 0) return t("prompt-chance");
  if (scene.viewer === null || !turn.includes(scene.viewer)) return t("prompt-waiting", { ...named(turn), step });
  return t(`prompt-${step}`, particulars(scene, scene.viewer));
}

/** Arguments of the prompts: cards that can be swapped, flags left to place, how many gems may be kept. */
function particulars({ view, moves, preview }: CharonScene, viewer: number): Args {
  const listed = (moves ?? []) as CharonMove[];
  const kept = listed.flatMap((move) => (move.move === "keep" ? [move.gems.length] : []));
  const keep = preview?.keep?.most ?? Math.max(0, ...kept);
  const exact = keepsExactly(listed);
  const { clear, ...coloured } = view.players[viewer]!.gems;
  return {
    count: listed.filter(({ move }) => move === "swap").length,
    left: Object.values(view.areas).filter(({ flags }) => flags.includes(viewer)).length - 1,
    keep,
    all: total(preview?.keep?.clear_free ? coloured : { ...coloured, clear }) <= keep ? "yes" : exact ? "exact" : "no",
    clear: String(view.options.keep_clear),
  };
}

/** Whether the number of gems to keep is fixed, as it is under the first version of the rules. */
export function keepsExactly(moves: readonly CharonMove[]): boolean {
  const numbers = new Set(moves.flatMap((move) => (move.move === "keep" ? [move.gems.length] : [])));
  return numbers.size === 1 && !numbers.has(0);
}

/** Why the question is asked, or why everybody waits. */
export function why(scene: CharonScene): string {
  const { step, options } = scene.view;
  const { turn } = scene;
  if (step === "over") return t("why-over");
  if (turn.length === 0) return t("why-chance");
  if (scene.viewer === null || !turn.includes(scene.viewer)) return t("why-waiting");
  const exact = keepsExactly((scene.moves ?? []) as CharonMove[]) ? "yes" : "no";
  return t(`why-${step}`, { from: String(options.swap_from), exact });
}

export const rulesSections = [
  "aim",
  "parts",
  "moon",
  "cards",
  "setup",
  "offer",
  "stake",
  "intelligence",
  "claim",
  "mineral",
  "engineering",
  "order",
  "build",
  "synchrotron",
  "warehouse",
  "keep",
  "end",
  "example",
  "options",
];

const explained: Partial<Record<Step, string>> = {
  offer: "offer",
  stake: "stake",
  intelligence: "intelligence",
  claim: "claim",
  engineering: "engineering",
  synchrotron: "synchrotron",
  build: "build",
  keep: "keep",
  reset: "keep",
  over: "end",
};

export const rulesSection = (scene: CharonScene): string => explained[scene.view.step] ?? "setup";
