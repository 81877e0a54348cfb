// Heaps of gems: by kind, in letters as moves spell them, and in words.
import { list, t } from "../../i18n/index.svelte";
import type { Gem, Gems } from "./types";

export const kinds: Gem[] = ["blue", "yellow", "green", "purple", "black", "clear"];
const letters: Record<Gem, string> = { blue: "b", yellow: "y", green: "g", purple: "p", black: "k", clear: "c" };
const kindOf = Object.fromEntries(kinds.map((kind) => [letters[kind], kind])) as Record<string, Gem>;

export const letter = (kind: Gem): string => letters[kind];
export const gemOf = (letter: string): Gem => kindOf[letter]!;

/** The gems that letters stand for. */
export const read = (spelled: string): Gem[] => [...spelled].flatMap((one) => kindOf[one] ?? []);

/** Letters in the order in which moves spell them. */
export const spell = (gems: Gem[]): string => kinds.map((kind) => letters[kind].repeat(count(gems, kind))).join("");

export const count = (gems: Gem[], kind: Gem): number => gems.filter((gem) => gem === kind).length;

export const total = (gems: Partial<Gems>): number => Object.values(gems).reduce((sum, number) => sum + number, 0);

/** Every gem in a heap, kind by kind. */
export const gemsOf = (heap: Partial<Gems>): Gem[] => kinds.flatMap((kind) => Array<Gem>(heap[kind] ?? 0).fill(kind));

/** The spelled heap with one gem more, or one fewer. */
export const add = (spelled: string, kind: Gem): string => spell([...read(spelled), kind]);
export const drop = (spelled: string, kind: Gem): string => spelled.replace(letters[kind], "");

/** Whether a spelled heap lies within another. */
export const within = (part: string, whole: string): boolean =>
  kinds.every((kind) => count(read(part), kind) <= count(read(whole), kind));

/** A heap in words: "2 blue and 1 black". */
export function inWords(gems: string | Partial<Gems>): string {
  const heap = typeof gems === "string" ? read(gems) : gemsOf(gems);
  const said = kinds
    .filter((kind) => heap.includes(kind))
    .map((kind) => t(`gems-${kind}`, { count: count(heap, kind) }));
  return said.length > 0 ? list(said) : t("charon-no-gems");
}
