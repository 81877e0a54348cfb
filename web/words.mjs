// Words as modules, one for each owner and language: `words:page/en`, `words:charon/de`. `words:all` has how to load each.
// The messages are parsed when the page is built, so that no browser has to.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";

const ALL = "words:all";
const ONE = /^\0words:(\w+)\/(\w+)$/;

/** The Fluent files in some folders. */
const files = (folders) =>
  folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".ftl"))
      .map((name) => `${folder}/${name}`),
  );

/** The plugin, for the page's own folder of words and the sources of the package. */
export function words(page, source) {
  const foldersOf = (owner, language) =>
    owner === "page"
      ? [`${page}/${language}`, `${source}/i18n/words/${language}`]
      : [`${source}/games/${owner}/client/words/${language}`];
  const languages = Object.keys(JSON.parse(readFileSync(`${source}/i18n/languages.json`, "utf8")));
  const games = readdirSync(`${source}/games`).filter((name) => existsSync(foldersOf(name, "en")[0]));
  return {
    name: "words",
    resolveId: (id) => (id.startsWith("words:") ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`) {
        const rows = ["page", ...games].map((owner) => {
          const loads = languages.map((language) => `${language}: () => import("words:${owner}/${language}")`);
          return `${owner}: { ${loads.join(", ")} }`;
        });
        return `export default { ${rows.join(", ")} };`;
      }
      const [, owner, language] = ONE.exec(id) ?? [];
      if (owner === undefined) return null;
      const read = files(foldersOf(owner, language));
      read.forEach((file) => this.addWatchFile(file));
      const messages = read.flatMap((file) => new FluentResource(readFileSync(file, "utf8")).body);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;
    },
  };
}

/** The name of the file that a module with words is written to; null for any other module. */
export function wordsFile(id) {
  const [, owner, language] = ONE.exec(id ?? "") ?? [];
  return owner === undefined ? null : `words-${owner}-${language}`;
}
