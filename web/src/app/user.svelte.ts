// The user: a guest with a name, known to the server by a cookie that scripts cannot read.
import { api, type Me } from "../api/client";
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
    .getSession()
    .catch((problem: unknown) => {
      asked = null;
      throw problem;
    })
    .then(({ user }) => (known = user));
  return asked;
}

/** Ask the server again who the user is, when that is next needed. */
export function forgetUser(): void {
  asked = null;
}

/** The user; creates a guest if nobody is signed in. */
export async function ensureUser(): Promise<Me> {
  return (await fetchUser()) ?? setUser(api.createGuest(t("guest-name")));
}

export async function rename(name: string): Promise<void> {
  await ((await fetchUser()) ? setUser(api.renameMe(name)) : setUser(api.createGuest(name)));
  rememberAsked();
}

export async function recover(word: string): Promise<void> {
  await setUser(api.recover(word));
  rememberAsked();
}

async function setUser(answer: Promise<Me>): Promise<Me> {
  known = await answer;
  asked = Promise.resolve(known);
  return known;
}

/** Says that this user has been asked for a name, and need not be again. */
const ASKED = "moonstone-name-asked";
const rememberAsked = (): void => localStorage.setItem(ASKED, "1");

let answer = $state.raw<((goesOn: boolean) => void) | null>(null);

/** The question for a name, while it stands open. */
export const nameQuestion = {
  get open(): boolean {
    return answer !== null;
  },
  /** Go on under the name given, or as a guest for an empty one. */
  async take(name: string): Promise<void> {
    if (name) await rename(name);
    rememberAsked();
    answer?.(true);
  },
  cancel(): void {
    answer?.(false);
  },
};

/** The user, among other people: asked once for a name to be called by. Null if they would rather not go on. */
export async function ensureNamed(): Promise<Me | null> {
  await fetchUser();
  const named = known !== null && known.name !== t("guest-name");
  if (!named && !localStorage.getItem(ASKED)) {
    const goesOn = await new Promise<boolean>((resolve) => (answer = resolve));
    answer = null;
    if (!goesOn) return null;
  }
  return ensureUser();
}
