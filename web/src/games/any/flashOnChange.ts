// A value that has changed lights up for a moment, so that the eye finds what a move did.
import type { Attachment } from "svelte/attachments";
import { reducedMotion } from "../../app/settings.svelte";

const FLASH = 1200;
const seen = new WeakMap<Element, string>();

export const flashOnChange =
  (text: string): Attachment<HTMLElement> =>
  (element) => {
    const before = seen.get(element);
    seen.set(element, text);
    if (before === undefined || before === text || reducedMotion()) return;
    element.animate([{ background: "var(--glow-soft)", boxShadow: "0 0 0 3px var(--glow-soft)" }, {}], FLASH);
  };
