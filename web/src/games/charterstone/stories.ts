// What the Chronicle tells, in the reader's language.
import { wordOf } from "./names.svelte";
import type { Crate, Told } from "./types";

/** A way the story can go on. */
export const choiceTitle = (name: string, told: string): string => wordOf(`choice.${name}.title`) ?? told;

/** A story or a rule slot. */
export const toldInWords =
  (section: "slot" | "story") =>
  (told: Partial<Told> & Pick<Told, "name" | "number">): Told => ({
    ...told,
    title: wordOf(`${section}.${told.name}.title`) ?? told.title ?? "",
    text: wordOf(`${section}.${told.name}.text`) ?? told.text ?? "",
  });

/** What players read when they open a crate. */
export const crateInWords = (number: number, crate: Crate): Pick<Crate, "title" | "story"> => ({
  title: wordOf(`crate.${number}.title`) ?? crate.title,
  story: wordOf(`crate.${number}.story`) ?? crate.story,
});
