// What advancement cards, personas and minions do, in sentences made from the same terms as the icons.
import { t } from "../../i18n/index.svelte";
import { amount, buildingInWords, goodsInWords, needsInWords, termsInWords } from "./effects";
import { charterName, title, wordOf } from "./names.svelte";
import type { AbilityCard, Building, Term } from "./types";

/** A card as it is printed, and whether its sticker is on the board. */
interface Card {
  building: Building | undefined;
  helper: AbilityCard | undefined;
  built: boolean;
}

/** What a card or a persona does. Abilities with code of their own are described by the server. */
export function abilityInWords(name: string, helper: AbilityCard | undefined): string {
  if (!helper || name.startsWith("original-")) return t("charterstone-does-nothing");
  if (helper.ability) return wordOf(`ability.${helper.ability}.text`) ?? helper.ability;
  const gain = termsInWords(helper.gain);
  if (helper.cost?.length) return t("charterstone-does-item", { cost: termsInWords(helper.cost, true), gain });
  if (helper.kind === "guest") return t("charterstone-does-guest", { gain });
  if (!helper.when)
    return t(helper.gain.length > 0 ? "charterstone-does-treasure" : "charterstone-does-nothing", { gain });
  const when = triggerInWords(helper.when);
  if (!helper.needs?.length) return t("charterstone-does", { when, gain });
  return t("charterstone-does-with", { when, needs: needsInWords({ needs: helper.needs }), gain });
}

/** What a card takes to be built or holds, and what it does, a line each. */
export function cardInWords(name: string, { building, helper, built }: Card): string[] {
  if (!building) return [abilityInWords(name, helper)].filter(Boolean);
  const crate = building.crate ? t("charterstone-has-crate", { crate: building.crate }) : "";
  const more = built ? crate : t("charterstone-to-build", { goods: goodsInWords(building.build) });
  return [more, buildingInWords(building)].filter(Boolean);
}

/** What a minion brings. */
export const minionInWords = ({ gain }: { gain: Term[] }): string =>
  t("charterstone-does-placed", { gain: termsInWords(gain) });

function triggerInWords({ event, of }: { event: string; of: string | null }): string {
  if (of === null) return t(`charterstone-when-${event}`);
  if (of === "away") return t("charterstone-when-away");
  const said: Record<string, () => string> = {
    use: () => title(of),
    take: () => t(`charterstone-kind-${of}`),
    earn: () => t(`charterstone-kind-${of}`),
    coin: () => charterName(of),
    vp: () => charterName(of),
    retrieve: () => amount(of, 2),
  };
  return t(`charterstone-when-${event}`, { of: said[event]?.() ?? amount(of, 1) });
}
