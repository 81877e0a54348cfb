// Chances of victory in words: whole percents that neither promise nor deny what is not decided.
import { percent, t } from "../i18n/index.svelte";

/** So near to never or always, a chance is not told in whole percents. */
const LEAST = 0.005;

export function chanceInWords(chance: number): string {
  if (chance > 0 && chance < LEAST) return t("chance-under", { chance: percent(0.01) });
  if (chance < 1 && chance > 1 - LEAST) return t("chance-over", { chance: percent(0.99) });
  return percent(chance);
}

/** The chances of all seats, rounded so that they come to 100 %: those that lose most by it are rounded up. */
export function chancesInWords(chances: readonly number[]): string[] {
  const whole = chances.reduce((sum, chance) => sum + chance, 0) || 1;
  const exact = chances.map((chance) => (100 * chance) / whole);
  const rounded = exact.map(Math.floor);
  const left = 100 - rounded.reduce((sum, part) => sum + part, 0);
  const order = exact.map((_, seat) => seat).sort((one, other) => (exact[other]! % 1) - (exact[one]! % 1));
  for (const seat of order.slice(0, left)) rounded[seat]! += 1;
  return rounded.map((part, seat) => {
    const chance = chances[seat]! / whole;
    return (part === 0 && chance > 0) || (part === 100 && chance < 1)
      ? chanceInWords(edge(chance))
      : percent(part / 100);
  });
}

/** A chance that was rounded to never or always, as near to it as it is told. */
const edge = (chance: number): number => (chance < 0.5 ? LEAST / 2 : 1 - LEAST / 2);
