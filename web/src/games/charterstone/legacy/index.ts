// What a campaign of Charterstone carries from game to game, for the campaign's home.
import { find, t } from "../../../i18n/index.svelte";
import type { Legacy, NamedThing } from "../../game";
import { charterName, setTitles, loadWords, printedTitle } from "../names.svelte";
import type { Assets } from "../types";
import Chest from "./Chest.svelte";
import Story from "./Story.svelte";
import Village from "./Village.svelte";

/** What kind of thing has a name or is to be named. */
function label(what: string): string {
  if (what === "village") return t("campaign-name-village");
  const charter = find(`role-${what}`);
  if (charter) return t("campaign-name-role", { role: charter });
  const [kind, colour] = what.split("-");
  if (kind === "original") return t("campaign-name-persona", { role: find(`role-${colour}`) ?? "" });
  return t("campaign-name-assistant", { card: printedTitle(what) });
}

function namedThings({ village: { names, rights } }: Assets): NamedThing[] {
  const given = Object.entries(names).map(([what, name]) => ({ what, label: label(what), name, by: "" }));
  const waiting = Object.entries(rights).map(([what, by]) => ({ what, label: label(what), name: null, by }));
  return [...waiting, ...given];
}

const built = ({ village }: Assets): string[] =>
  Object.values(village.charters).flatMap(({ plots }) => plots.filter(Boolean));

export const legacy: Legacy = {
  Village,
  Chest,
  Story,
  chapters: ({ chapters }: Assets) => chapters,
  complete: ({ village: { final = {} } }: Assets) => Object.keys(final).length > 0,
  loadFinal: () => import("./final/Final.svelte"),
  setTitles: (assets: Assets, { id, fingerprint }) => {
    setTitles(assets, { unlocked: {}, names: assets.village.names });
    void loadWords(`campaigns/${id}`, fingerprint);
  },
  namedThings,
  growthSince: (assets: Assets, before: Assets) => ({
    buildings: built(assets).filter((name) => !built(before).includes(name)),
    crates: assets.village.opened.length - before.village.opened.length,
  }),
  roleName: charterName,
  villageName: ({ village }: Assets) => village.names.village ?? null,
};
