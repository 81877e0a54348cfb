// Who we are to the server: a guest with a name, known by a cookie that no script can read.
import { api, Problem, type Me } from "../api/client";
import { t } from "../i18n/index.svelte";

let known = $state.raw<Me | null>(null);
let asked: Promise<Me | null> | null = null;

export const me = {
  get user(): Me | null {
    return known;
  },
};

/** Ask the server who we are, once. */
export function fetchUser(): Promise<Me | null> {
  asked ??= api
    .getMe()
    .catch((problem: unknown) => {
      if (problem instanceof Problem && problem.status === 401) return null;
      asked = null;
      throw problem;
    })
    .then((who) => (known = who));
  return asked;
}

/** Who we are; a new guest if we have been nobody so far. */
export async function ensureUser(): Promise<Me> {
  return (await fetchUser()) ?? setUser(api.createGuest(t("guest-name")));
}

export async function rename(name: string): Promise<void> {
  await ((await fetchUser()) ? setUser(api.renameMe(name)) : setUser(api.createGuest(name)));
}

export async function recover(word: string): Promise<void> {
  await setUser(api.recover(word));
}

async function setUser(answer: Promise<Me>): Promise<Me> {
  known = await answer;
  asked = Promise.resolve(known);
  return known;
}
