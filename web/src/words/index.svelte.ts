// The page's words, in the language chosen: Fluent messages, one folder a language. `t` is reactive.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const sources = {
  en: () => import("./en"),
  fr: () => import("./fr"),
  it: () => import("./it"),
  hu: () => import("./hu"),
  de: () => import("./de"),
};

export type Language = keyof typeof sources;
type Texts = () => Promise<{ default: string[] }>;

/** Games whose words come with them, and only then. */
const more: Record<string, Record<Language, Texts>> = {
  charterstone: {
    en: () => import("./en/charterstone"),
    fr: () => import("./fr/charterstone"),
    it: () => import("./it/charterstone"),
    hu: () => import("./hu/charterstone"),
    de: () => import("./de/charterstone"),
  },
};
export const languages = Object.keys(sources) as Language[];
export const languageNames: Record<Language, string> = {
  en: "English",
  fr: "Français",
  it: "Italiano",
  hu: "Magyar",
  de: "Deutsch",
};

const KEPT = "moonstone-language";
const rowIn = (language: Language) => new Intl.ListFormat(language, { style: "long", type: "conjunction" });
let bundle = $state.raw(new FluentBundle("en"));
let row = $state.raw(rowIn("en"));
const shareIn = (language: Language) => new Intl.NumberFormat(language, { style: "percent" });
let share = $state.raw(shareIn("en"));
let current = $state<Language>("en");

export const words = {
  get language(): Language {
    return current;
  },
};

/** The language to begin with: the one chosen before, else the browser's first that we have. */
export function usualLanguage(): Language {
  const wanted = [localStorage.getItem(KEPT), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return (wanted.find((tag) => languages.includes(tag as Language)) as Language | undefined) ?? "en";
}

/** The games whose words are spoken beside the page's own. */
const learnt = new Set<string>();

export async function speak(language: Language): Promise<void> {
  const wanted = [sources[language], ...[...learnt].map((game) => more[game]![language])];
  const texts = await Promise.all(wanted.map((load) => load()));
  const next = new FluentBundle(language, { useIsolating: false });
  for (const text of texts.flatMap((one) => one.default)) next.addResource(new FluentResource(text));
  bundle = next;
  row = rowIn(language);
  share = shareIn(language);
  current = language;
  localStorage.setItem(KEPT, language);
  document.documentElement.lang = language;
}

/** Speak of a game, too. */
export async function learn(game: string): Promise<void> {
  if (!(game in more) || learnt.has(game)) return;
  learnt.add(game);
  await speak(current);
}

export type Args = Record<string, FluentVariable>;

/** A message in words; `name.attribute` for an attribute. A name that is missing is shown as it is. */
export function t(name: string, args: Args = {}): string {
  return find(name, args) ?? name;
}

/** A message in words, or undefined if there is none of that name. */
export function find(name: string, args: Args = {}): string | undefined {
  const [id, attribute] = name.split(".") as [string, string?];
  const message = bundle.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  return pattern ? bundle.formatPattern(pattern, args, []) : undefined;
}

/** Names or things in a row, as the language joins them: "Ann, Bob and Cleo". */
export function list(items: string[]): string {
  return row.format(items);
}

/** A share of 1 as the language writes it: "62%". */
export function percent(part: number): string {
  return share.format(part);
}
