// All words on the page, in the reader's language: Fluent messages. The page's own are beside this file, a game's are
// with the game, those that the terminal says too are in the Python package. `t` is reactive.
import { FluentBundle, type FluentResource, type FluentVariable } from "@fluent/bundle";
import { api } from "../api/client";
import languageNames from "@moonstone/i18n/languages.json";
import allWords from "words:all";

export type Language = keyof typeof languageNames;
export { languageNames };
export const languages = Object.keys(languageNames) as Language[];

/** The games whose words are loaded: each when it is first needed. */
const loadedGames = new Set<string>();

/** Words that have been loaded once, by owner and language. The owner is a game, or `page`. */
const resources = new Map<string, Promise<FluentResource[]>>();

function resourcesOf(owner: string, language: Language): Promise<FluentResource[]> {
  const name = `${owner}/${language}`;
  let found = resources.get(name);
  if (!found) {
    found = load(owner, language);
    found.catch(() => resources.delete(name));
    resources.set(name, found);
  }
  return found;
}

/** The words that are in the page, already parsed, or else those that the server has of a game. */
async function load(owner: string, language: Language): Promise<FluentResource[]> {
  const here = allWords[owner]?.[language];
  if (here) return [{ body: (await here()).default }];
  const [{ parse }, { messages }] = await Promise.all([import("./parse"), api.getGameMessages(owner, language)]);
  return messages.map(parse);
}

const KEPT = "moonstone-language";
let bundle = $state.raw(new FluentBundle("en"));
let current = $state<Language>("en");
// Those that write lists and shares are made when they are first asked.
let row: Intl.ListFormat | null = null;
let share: Intl.NumberFormat | null = null;

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

export async function setLanguage(language: Language): Promise<void> {
  const found = await Promise.all(["page", ...loadedGames].map((owner) => resourcesOf(owner, language)));
  const next = new FluentBundle(language, { useIsolating: false });
  for (const resource of found.flat()) next.addResource(resource);
  bundle = next;
  row = share = null;
  current = language;
  localStorage.setItem(KEPT, language);
  // The server sends the words of this language along with the page.
  document.cookie = `${KEPT}=${language}; path=/; max-age=31536000; samesite=lax`;
  document.documentElement.lang = language;
}

/** Load a game's words, too. */
export async function loadGameWords(game: string): Promise<void> {
  if (loadedGames.has(game)) return;
  loadedGames.add(game);
  await setLanguage(current);
}

export type Args = Record<string, FluentVariable>;

/** A message in words; `name.attribute` for an attribute. A name that is missing is shown as it is. */
export function t(name: string, args: Args = {}): string {
  return find(name, args) ?? name;
}

/** What something is, and what there is to tell of it: "Charon: two gems", with the colon as the language writes it. */
export const labelled = (what: string, text: string): string => t("labelled", { what, text });

/** A message in words, or undefined if there is none of that name. */
export function find(name: string, args: Args = {}): string | undefined {
  const [id, attribute] = name.split(".") as [string, string?];
  const message = bundle.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  return pattern ? bundle.formatPattern(pattern, args, []) : undefined;
}

/** A message in words, or undefined if an argument is missing: an event does not tell everybody everything. */
export function findComplete(name: string, args: Args): string | undefined {
  const errors: Error[] = [];
  const pattern = bundle.getMessage(name)?.value;
  const text = pattern ? bundle.formatPattern(pattern, args, errors) : undefined;
  return errors.length === 0 ? text : undefined;
}

/** Names or things in a row, as the language joins them: "Ann, Bob and Cleo". */
export function list(items: string[]): string {
  const language = current;
  row ??= new Intl.ListFormat(language, { style: "long", type: "conjunction" });
  return row.format(items);
}

/** A share of 1 as the language writes it: "62%". */
export function percent(part: number): string {
  const language = current;
  share ??= new Intl.NumberFormat(language, { style: "percent" });
  return share.format(part);
}
