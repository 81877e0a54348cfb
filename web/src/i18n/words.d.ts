/** How to load the words of an owner, the page or a game, in a language; written by `words.mjs`. */
declare module "words:all" {
  import type { FluentResource } from "@fluent/bundle";
  type Words = Record<string, () => Promise<{ default: FluentResource["body"] }>>;
  const words: Partial<Record<string, Words>>;
  export default words;
}
