// What things are called: by the players, or else in the reader's language by the server. The page holds no words of
// what is in crates; the server gives them once the crate is open.
import { api } from "../../api/client";
import { find, words } from "../../i18n/index.svelte";
import { sayKeysWith } from "../../ui/toasts.svelte";
import type { Assets, View } from "./types";

const sections = ["buildings", "cards", "personas", "objectives", "minions"] as const;
const kinds = [
  ...["building", "card", "persona", "objective", "minion", "peril"],
  ...["companion", "victory", "automa-persona"],
];
let told = $state.raw<Record<string, string>>({});
let given = $state.raw<Record<string, string>>({});
/** The server's words by key, and the titles among them by the name of the thing. */
let said = $state.raw<Record<string, string>>({});
let titles = $state.raw<Record<string, string>>({});
let plural = $state.raw(new Intl.PluralRules("en"));
let source = "";
let asked = "";

/** Use the titles of an edition and of what was unlocked since, and the names players have given. */
export function setTitles(assets: Assets, { unlocked, names }: Pick<View, "unlocked" | "names">): void {
  const all = [...sections.map((section) => assets[section]), unlocked];
  told = {
    ...assets.perils,
    ...Object.fromEntries(all.flatMap((part) => Object.entries(part).map(([name, { title }]) => [name, title]))),
  };
  given = names;
}

/**
 * Fetch the words of a table (`tables/ID`) or a campaign (`campaigns/ID`) in the reader's language; once for each
 * `about`, which changes when there are new words. Until they come, or if they do not, things keep their titles.
 */
export async function loadWords(where: string, about = ""): Promise<void> {
  const { language } = words;
  const wanted = `${where} ${language} ${about}`;
  if (asked === wanted) return;
  asked = wanted;
  try {
    const { words: found } = await api.getWords(where, language);
    if (asked !== wanted) return;
    source = where;
    said = found;
    plural = new Intl.PluralRules(language);
    titles = Object.fromEntries(
      Object.entries(found).flatMap(([key, text]) => {
        const [kind, name, setting] = key.split(".") as [string, string, string];
        return kinds.includes(kind) && (setting === "name" || setting === "title") ? [[name, text]] : [];
      }),
    );
  } catch {
    if (asked !== wanted) return;
    asked = "";
    if (source !== where) [source, said, titles] = [where, {}, {}];
  }
}

/** A text of the content by its key, such as `crate.7.story`; undefined if it is still locked. */
export const wordOf = (key: string): string | undefined => said[key];

// A refusal that comes of a rule of this game names it.
sayKeysWith((code, key) => (code === "rule-of-this-game" ? wordOf(`game-rule.${key}.text`) : undefined));

/** The names of everything unlocked in a section, such as `peril`. */
export const wordsOf = (section: string): string[] => [
  ...new Set(
    Object.keys(said)
      .filter((key) => key.startsWith(`${section}.`))
      .map((key) => key.split(".")[1]!),
  ),
];

/** So many of something from a crate, if it can be counted. */
export function counted(what: string, count: number): string | undefined {
  const word = said[`term.${what}.${plural.select(count) === "one" ? "one" : "other"}`];
  return word && `${count} ${word}`;
}

/** The title of a building, card, persona, objective, minion or peril, as printed. */
export function printedTitle(name: string): string {
  if (name.startsWith("original-")) return find("persona-original") ?? name;
  return titles[name] ?? (told[name] || name);
}

/** The same, or the name a player has given it. */
export const title = (name: string): string => given[name] ?? printedTitle(name);

/** The name of a charter: the one its player gave it, or else its colour. */
export const charterName = (charter: string): string => given[charter] ?? find(`role-${charter}`) ?? charter;

/** The name of the village, if it has one. */
export const villageName = (): string | undefined => given.village;
