// Seats that are called by colours the page has paint for are shown in them, on every screen; others have the page's own.
import type { Attachment } from "svelte/attachments";

const PAINTED = new Set(["purple", "green", "yellow", "black", "blue", "red"]);

export const seatColours =
  (colours: string[]): Attachment<HTMLElement> =>
  ({ style }) => {
    if (!colours.every((colour) => PAINTED.has(colour))) return;
    colours.forEach((colour, seat) => {
      style.setProperty(`--seat-${seat}`, `var(--charter-${colour})`);
      style.setProperty(`--seat-ink-${seat}`, `var(--charter-ink-${colour})`);
    });
  };
