// Seats of Charterstone have the colours of their charters, on every screen that shows seats.
import type { Attachment } from "svelte/attachments";

export const seatColours =
  (game: string, colours: string[]): Attachment<HTMLElement> =>
  ({ style }) => {
    if (game !== "charterstone") return;
    colours.forEach((colour, seat) => {
      style.setProperty(`--seat-${seat}`, `var(--charter-${colour})`);
      style.setProperty(`--seat-ink-${seat}`, `var(--charter-ink-${colour})`);
    });
  };
