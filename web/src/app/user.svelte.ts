// The user: a guest with a name, known to the server by a cookie that scripts cannot read.
import { api, Problem, type Me } from "../api/client";
import { t } from "../i18n/index.svelte";

let known = $state.raw<Me | null>(null);
let asked: Promise<Me | null> | null = null;

export const me = {
  get user(): Me | null {
    return known;
  },
};

/** Ask the server once who the user is; null if nobody is signed in. */
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

/** The user; creates a guest if nobody is signed in. */
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
