// Codes of cards in texts: a number and the letter of the main colour, "7y".
import { find, t } from "../../i18n/index.svelte";
import { inWords } from "./gems";
import type { CharonAssets, Gem } from "./types";

const CODE = /\b(\d{1,2}[bygpk])\b/u;
const GEMS: Record<string, Gem> = { b: "blue", y: "yellow", g: "green", p: "purple", k: "black" };

/** A text in parts: what is said, and the cards it names. */
export function codesIn(text: string, assets: CharonAssets): { text: string; card?: string }[] {
  return text
    .split(CODE)
    .filter(Boolean)
    .map((part) => (part in assets.cards ? { text: part, card: part } : { text: part }));
}

export function cardIn(code: string): { number: string; gem: Gem } {
  return { number: code.slice(0, -1), gem: GEMS[code.at(-1)!]! };
}

/** A card in words: its building, points and cost. */
export function cardName(code: string, assets: CharonAssets): string {
  const card = assets.cards[code]!;
  const building = find(`building-${card.number}`) ?? card.building;
  return t("charon-card", { card: code, building, points: card.number, cost: inWords(card.cost) });
}
