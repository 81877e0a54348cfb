// The content of the book: everything unlocked in the village and, at a table, in the game in progress.
import { t } from "../../../i18n/index.svelte";
import { abilityInWords, minionInWords } from "../abilities";
import { buildingInWords, called, needsInWords } from "../effects";
import { crateInWords, storyOf, toldInWords } from "../stories";
import { charterName, title, wordOf, wordsOf } from "../names.svelte";
import type {
  Building,
  Crate,
  Find,
  AbilityCard,
  Objective,
  Part,
  Assets,
  Story,
  Told,
  View,
  VillageState,
} from "../types";
import { charters, resources } from "../types";

export interface Shelf {
  number: number;
  /** What was in it; null until it is opened. */
  crate: Crate | null;
  find: Find | null;
}

export interface Frame {
  number: number;
  /** The sticker in it; null while it is empty. */
  slot: Told | null;
}

export interface BookContent {
  village: VillageState;
  frames: Frame[];
  stories: Story[];
  shelves: Shelf[];
  archive: string[];
  rules: string[];
  /** Everything that has a title, by name. */
  things: Record<string, Part>;
}

export function bookContent(assets: Assets, view: View | null): BookContent {
  const printed = Object.fromEntries(assets.slots.map((slot) => [slot.name, slot]));
  const slots = (view?.slots ?? assets.slots).map((slot) => toldInWords("slot")({ ...printed[slot.name], ...slot }));
  const crates = { ...assets.crates, ...view?.crates };
  const finds = view?.finds ?? assets.village.finds ?? [];
  const things: Record<string, Part> = {
    ...assets.buildings,
    ...assets.cards,
    ...assets.personas,
    ...assets.objectives,
    ...assets.minions,
    ...view?.unlocked,
  };
  // What has been told since the game began: its words are with the server's.
  const known = assets.stories.map(({ name }) => name);
  const since = (view?.told ?? []).filter((name) => !known.includes(name)).map(storyOf);
  return {
    village: assets.village,
    frames: assets.frames.map((number) => ({ number, slot: slots.find((slot) => slot.number === number) ?? null })),
    stories: [...assets.stories.map(toldInWords("story")), ...since]
      .filter(({ text }) => text)
      .sort((one, other) => one.number - other.number),
    shelves: assets.index.map((number) => ({
      number,
      crate: crates[number] ?? null,
      find: finds.find(([crate]) => crate === number) ?? null,
    })),
    archive: view?.archive ?? assets.village.archive,
    rules: view?.rules ?? assets.rules,
    things,
  };
}

/** What a part is, by the icon it has. */
export function kindOf(part: Part | undefined, built = false): string {
  if (!part) return "card";
  if ("benefit" in part) return built ? "constructed" : "building";
  if ("kind" in part) return part.kind;
  return "needs" in part ? "objective" : "minion";
}

/** What a part does, in a sentence. */
export function doesInWords(name: string, part: Part | undefined): string {
  if (!part) return "";
  if ("benefit" in part) return buildingInWords(part as Building);
  if ("kind" in part) return abilityInWords(name, part as AbilityCard);
  return "needs" in part ? needsInWords(part as Objective) : minionInWords(part);
}

/** Everything in a crate for its opener or for all players, except cards that joined the deck. */
export const inside = ({ buildings, persona, minion, objectives, private: own }: Crate): string[] => [
  ...buildings,
  ...[persona, minion].flatMap((name) => name ?? []),
  ...objectives,
  ...own,
];

export const ruleInWords = (rule: string): string => wordOf(`rule.${rule}.name`) ?? rule;

/** A text as the search compares it: lower case, without accents. */
export const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The text in which a search finds a crate. */
export function crateText(number: number, crate: Crate, things: Record<string, Part>): string {
  const said = crateInWords(number, crate);
  const found = inside(crate).flatMap((name) => [title(name), doesInWords(name, things[name])]);
  return [String(number), said.title, said.story, ...found, ...crate.unlocks.map(ruleInWords)].join(" ");
}

const plainIcons = [
  ..."vp coin influence worker resource card assistant building blueprint constructed crate deck persona".split(" "),
  ..."objective quota reputation progress hourglass".split(" "),
];
/** Rules of crates that have an icon. */
const laterIcons = ["income", "guest", "item", "friend", "treasure", "private", "minion", "peril"];

/** Every icon the village has so far, and what it stands for. */
export function iconsOf({ rules, things }: BookContent): [what: string, text: string][] {
  const raw = (index: number): string => t("charterstone-icon-raw", { charter: charterName(charters[index]!) });
  const came = t("charterstone-book-came");
  return [
    ...plainIcons.map((what): [string, string] => [what, t(`charterstone-icon-${what}`)]),
    ...resources.map((what, index): [string, string] => [what, `${called(what)}. ${raw(index)}`]),
    ...laterIcons
      .filter((rule) => rules.includes(rule))
      .map((rule): [string, string] => [rule, `${ruleInWords(rule)}. ${came}`]),
    ...wordsOf("minion").map((name): [string, string] => [name, `${title(name)}. ${doesInWords(name, things[name])}`]),
    ...wordsOf("peril").map((name): [string, string] => [name, `${title(name)}. ${came}`]),
  ];
}
