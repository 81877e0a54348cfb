// Tells users that it is their turn: in the tab's title, by a sound, by a notification.
import { chime } from "../app/sound";
import { settings } from "../app/settings.svelte";

/** What stands before the title while it is our turn; how many other games wait may stand before that. */
const NOTICE = /^(\(\d+\) )?(● .*? – )?/;
let owed = false;

export function noticeTurn(owes: boolean, words: string, prompt: () => string): () => void {
  const plain = document.title.replace(NOTICE, "");
  if (owes) document.title = `● ${words} – ${plain}`;
  if (owes && !owed) {
    if (settings.sound) chime();
    if (settings.notify && document.hidden) show(words, prompt());
  }
  owed = owes;
  return () => {
    document.title = document.title.replace(NOTICE, "");
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
