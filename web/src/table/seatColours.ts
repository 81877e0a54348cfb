// Gives seats the colours they are named after, if the page knows all of them; otherwise they keep the page's own.
import type { Attachment } from "svelte/attachments";

const PAINTED = new Set(["purple", "green", "yellow", "black", "blue", "red"]);

export const seatColours =
  (colours: string[]): Attachment<HTMLElement> =>
  ({ style }) => {
    if (!colours.every((colour) => PAINTED.has(colour))) return;
    colours.forEach((colour, seat) => {
      style.setProperty(`--seat-${seat}`, `var(--role-${colour})`);
      style.setProperty(`--seat-ink-${seat}`, `var(--role-ink-${colour})`);
    });
  };
