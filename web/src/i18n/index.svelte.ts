// All words on the page, in the reader's language: Fluent messages. The page's own are beside this file, a game's are
// with the game, those that the terminal says too are in the Python package. `t` is reactive.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api } from "../api/client";
import languageNames from "@moonstone/i18n/languages.json";

export type Language = keyof typeof languageNames;
export { languageNames };
export const languages = Object.keys(languageNames) as Language[];

type Files = Record<string, () => Promise<string>>;
const pageFiles: Files = import.meta.glob<string>(["./*/*.ftl", "@moonstone/i18n/words/*/*.ftl"], {
  query: "?raw",
  import: "default",
});
const gameFiles: Files = import.meta.glob<string>("@moonstone/games/*/client/words/*/*.ftl", {
  query: "?raw",
  import: "default",
});

/** The games whose words are loaded: each when it is first needed. */
const loadedGames = new Set<string>();

/** A game's own texts: those in the page, or else those the server has of it. */
async function gameTexts(game: string, language: Language): Promise<string[]> {
  const inPage = Object.keys(gameFiles).some((path) => path.includes(`/games/${game}/`));
  return inPage ? load(gameFiles, language, game) : (await api.getGameMessages(game, language)).messages;
}

/** All texts of a language that lie in its folder, wherever that is. */
function load(files: Files, language: Language, game?: string): Promise<string[]> {
  const folder = game === undefined ? `/${language}/` : `/games/${game}/client/words/${language}/`;
  const wanted = Object.keys(files).filter((path) => path.includes(folder));
  return Promise.all(wanted.map((path) => files[path]!()));
}

const KEPT = "moonstone-language";
/** Texts that have been read once: reading them is most of the work of a change of language. */
const resources = new Map<string, FluentResource>();
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

function resourceOf(text: string): FluentResource {
  let found = resources.get(text);
  if (!found) resources.set(text, (found = new FluentResource(text)));
  return found;
}

export async function setLanguage(language: Language): Promise<void> {
  const games = [...loadedGames].map((game) => gameTexts(game, language));
  const texts = await Promise.all([load(pageFiles, language), ...games]);
  const next = new FluentBundle(language, { useIsolating: false });
  for (const text of texts.flat()) next.addResource(resourceOf(text));
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
