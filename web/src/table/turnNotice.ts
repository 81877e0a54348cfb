// Tells users that something is asked of them: in the tab's title, by a sound, by a notification.
import { chime } from "../app/sound";
import { reducedMotion, settings } from "../app/settings.svelte";

/** What stands before the title while we are asked; how many other games wait may stand before that. */
const MARK = /^(\(\d+\) )?(● .*? – )?/;
const FLASH_MS = 1000;
let told: string | null = null;

/** Say in `words` that something is asked, and in `body` what, if it is. What is urgent flashes in the title. */
export function noticeTurn(asked: boolean, words: string, body: () => string, urgent = false): () => void {
  const plain = document.title.replace(MARK, "");
  let flash: ReturnType<typeof setInterval> | undefined;
  if (asked) {
    const marked = (document.title = `● ${words} – ${plain}`);
    if (urgent && !reducedMotion())
      flash = setInterval(() => (document.title = document.title === plain ? marked : plain), FLASH_MS);
    if (words !== told) {
      if (settings.sound) chime();
      if (settings.notify && document.hidden) show(words, body());
    }
  }
  told = asked ? words : null;
  return () => {
    clearInterval(flash);
    document.title = document.title.replace(MARK, "");
  };
}

function show(title: string, body: string): void {
  try {
    const shown = new Notification(title, { body, tag: location.pathname });
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // Phones show notifications of installed pages only.
  }
}
