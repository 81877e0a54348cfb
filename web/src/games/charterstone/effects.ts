// Costs and benefits in words, from the same terms the icons are drawn from.
import { find, list, t } from "../../i18n/index.svelte";
import { counted, title } from "./names.svelte";
import type { Building, Objective, Term } from "./types";

/** So many of something. */
export const amount = (what: string, count: number): string =>
  find(`charterstone-amount-${what}`, { count }) ?? counted(what, count) ?? `${count} ${title(what)}`;

/** What one of something is called, or many of it: as it is counted, without the number. */
export const called = (what: string, count = 1): string => amount(what, count).replace(/^\d+\s+/, "");

/** Goods by kind, without those at zero. */
export const goodsInWords = (goods: Record<string, number>): string =>
  list(Object.entries(goods).flatMap(([what, count]) => (count > 0 ? [amount(what, count)] : []))) ||
  t("charterstone-nothing");

/** Resources, given as moves spell them. */
export function spelt(resources: string): string {
  const names = resources.split("+");
  return goodsInWords(Object.fromEntries(names.map((name) => [name, names.filter((one) => one === name).length])));
}

export function termInWords(term: Term, cost = false): string {
  if ("any" in term)
    return term.any.map((one) => termInWords(one)).reduce((one, other) => t("charterstone-either", { one, other }));
  const own = find(`charterstone-${cost ? "target" : "effect"}-${term.what}`, { count: term.number });
  const what = own ?? amount(term.what, term.number);
  const counted = term.per ? t("charterstone-per", { what, each: called(term.per) }) : what;
  return term.may ? t("charterstone-maybe", { what: counted }) : counted;
}

export const termsInWords = (terms: Term[], cost = false): string =>
  list(terms.map((term) => termInWords(term, cost))) || t("charterstone-nothing");

const targets = ["blueprint", "crate", "objective", "quota"];

/** What a building is there to build, open, score or fill: the part of its cost that is chosen. */
export const targetOf = ({ cost }: Pick<Building, "cost">): string | undefined =>
  cost.flatMap((term) => ("what" in term ? [term.what] : [])).find((what) => targets.includes(what));

/** Whether one can gain less than a building offers: where that is asked anyway, it is not. */
export const canTakeLess = (building: Pick<Building, "cost" | "benefit">): boolean =>
  targetOf(building) === "quota" ||
  building.benefit.some((term) => "any" in term || !(term.may || term.what === "reputation"));

export function buildingInWords({ cost, benefit }: Pick<Building, "cost" | "benefit">): string {
  const free = cost.length === 0 ? "yes" : "no";
  return t("charterstone-pay-gain", { free, cost: termsInWords(cost, true), benefit: termsInWords(benefit) });
}

export const needsInWords = ({ needs }: Pick<Objective, "needs">): string =>
  list(
    needs.map(({ number, at_most, of }) =>
      t(at_most ? "charterstone-at-most" : "charterstone-at-least", { count: number, what: amount(of, number) }),
    ),
  );
