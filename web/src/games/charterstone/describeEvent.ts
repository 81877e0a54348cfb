// Events in sentences, by the messages `charterstone-event-KEY`; null for those the log leaves out.
import kinds from "@moonstone/games/charterstone/client/events.json";
import { eventInWords, type Sayer } from "../../i18n/events";
import { list } from "../../i18n/index.svelte";
import type { GameEvent } from "../game";
import { amount, goodsInWords } from "./effects";
import { charterName, printedTitle, title, wordOf } from "./names.svelte";

/** What the table shows anyway. */
const untold = ["turn", "income", "rolled", "drew"];

const sayers: Record<string, Sayer> = {
  title: (name: string | null) => (name ? title(name) : "none"),
  printed: printedTitle,
  titles: (names: string[]) => names.map(title),
  goods: goodsInWords,
  amount: (what: string, { number }) => amount(what, Number(number ?? 1)),
  charter: charterName,
  rules: (rules: string[]) => rules.map((rule) => wordOf(`rule.${rule}.name`) ?? rule),
  choice: (choice: string) => wordOf(`choice.${choice}.title`) ?? choice,
};

export function describeEvent(event: GameEvent, names: string[]): string | null {
  const rollsForAnother = event.event === "rolled" && event.seat !== undefined;
  if (untold.includes(event.event) && !rollsForAnother) return null;
  const found = event.event === "opened" ? [...(event.buildings as string[]), ...[event.persona ?? []].flat()] : [];
  return eventInWords("charterstone", event, names, kinds, sayers, {
    found: list(found.map((name) => title(String(name)))),
  });
}
