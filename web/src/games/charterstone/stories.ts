// What the Chronicle tells, in the reader's language.
import { wordOf } from "./names.svelte";
import type { Crate, Story, Told } from "./types";

/** A way the story can go on. */
export const choiceTitle = (name: string, told: string): string => wordOf(`choice.${name}.title`) ?? told;

/** A story or a rule slot. */
export const toldInWords =
  (section: "slot" | "story") =>
  <Text extends Partial<Told> & Pick<Told, "name" | "number">>(told: Text): Text & Told => ({
    ...told,
    title: wordOf(`${section}.${told.name}.title`) ?? told.title ?? "",
    text: wordOf(`${section}.${told.name}.text`) ?? told.text ?? "",
  });

/** A story that came up in the course of a game: the village's assets do not have it yet. */
export const storyOf = (name: string): Story => ({
  ...toldInWords("story")({ name, number: Number.parseInt(name, 10) }),
  told: "game",
  choice: null,
  kings: 0,
});

/** The language of a story that is not in the reader's: it has not been translated yet. */
export const untranslated = (name: string): string | undefined => wordOf(`story.${name}.language`);

/**
 * The pages of a story: two, as even as its paragraphs allow. A story has as many paragraphs in every language, so that
 * everybody at a table has as many pages.
 */
export function leavesOf(text: string): string[][] {
  const paragraphs = text.split("\n\n");
  if (paragraphs.length < 2) return [paragraphs];
  const unevenness = (from: number): number =>
    Math.abs(paragraphs.slice(0, from).join("").length - paragraphs.slice(from).join("").length);
  const from = [...paragraphs.keys()].slice(1).sort((one, other) => unevenness(one) - unevenness(other))[0]!;
  return [paragraphs.slice(0, from), paragraphs.slice(from)];
}

/** What players read when they open a crate. */
export const crateInWords = (number: number, crate: Crate): Pick<Crate, "title" | "story"> => ({
  title: wordOf(`crate.${number}.title`) ?? crate.title,
  story: wordOf(`crate.${number}.story`) ?? crate.story,
});
