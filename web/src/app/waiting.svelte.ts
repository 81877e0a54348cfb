// The games that wait for the user: counted in the header and in the tab's title, wherever the user is in the page.
import { api, type Summary } from "../api/client";
import { fetchUser } from "./user.svelte";
import { route } from "./router.svelte";

const OFTEN = 15_000;
let tables = $state.raw<Summary[]>([]);
let count = $derived(tables.filter(({ id, your_turn }) => your_turn && route.path !== `/table/${id}`).length);

export const waiting = {
  /** The user's tables whose games are not over. */
  get tables(): Summary[] {
    return tables;
  },
  /** How many of them owe their next step to the user; the one on the screen is not counted. */
  get count(): number {
    return count;
  },
};

/** Look anew which tables the user has. */
export async function lookForTurns(): Promise<void> {
  tables = (await fetchUser()) ? (await api.listTables("mine")).tables : [];
}

/** Look again and again, and whenever the user comes back to the page. */
export function watchTurns(): () => void {
  const look = (): void => void lookForTurns().catch(() => {});
  const seen = (): void => {
    if (!document.hidden) look();
  };
  look();
  const again = setInterval(look, OFTEN);
  document.addEventListener("visibilitychange", seen);
  return () => {
    clearInterval(again);
    document.removeEventListener("visibilitychange", seen);
  };
}

const COUNT = /^\(\d+\) /;

/** Write how many games wait before the tab's title, whatever that is. */
export function titleWithCount(count: number): () => void {
  const write = (): void => {
    const plain = document.title.replace(COUNT, "");
    const wanted = count ? `(${count}) ${plain}` : plain;
    if (document.title !== wanted) document.title = wanted;
  };
  write();
  const changes = new MutationObserver(write);
  changes.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => changes.disconnect();
}
