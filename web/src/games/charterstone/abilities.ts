// What personas and advancement cards do, in words.
import { find, t } from "../../words/index.svelte";
import type { Helper } from "./types";

/** The text of a card or a persona; those without one have no ability. */
export const abilityInWords = (name: string, helper: Helper | undefined): string =>
  find(`card-${name}.text`) ?? (name.startsWith("original-") ? t("charterstone-no-ability") : (helper?.text ?? ""));
