// Reading together: anybody who plays at a table turns the page for all. Anybody may read on alone and come back.
import { untrack } from "svelte";

/** What everybody at a table is shown. */
export interface Shared {
  /** The page that was shown last, and the number of its entry; null if none was. */
  shown: { seq: number; what: string; page: number; seat: number | null } | null;
  /** Whether the viewer plays here, and so turns the pages for all. */
  plays: boolean;
  /** Whether the page was shown by the viewer. */
  mine: boolean;
  /** Whether other people play here, and whether any of them has the table open now. */
  others: boolean;
  company: boolean;
  /** Show a page to all. Resolves to false if somebody else has turned it meanwhile, or it could not be shown. */
  turn: (what: string, page: number) => Promise<boolean>;
}

interface Place {
  page: number;
  alone: boolean;
  /** Whether it has been read to its end, or was closed. */
  done: boolean;
}

const KEPT = "moonstone-reading";
const MOST = 60;

/** Where this browser is in all that it reads, by table and text: what was read last stands last. */
function places(): Record<string, Place> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}");
  } catch {
    return {};
  }
}

function keep(key: string, place: Place): void {
  const { [key]: _, ...others } = places();
  localStorage.setItem(
    KEPT,
    JSON.stringify(Object.fromEntries([...Object.entries(others), [key, place]].slice(-MOST))),
  );
}

/** Whether a text has been read in this browser. */
export const wasRead = (table: string, what: string): boolean => places()[`${table} ${what}`]?.done ?? false;

/** Remember that a text without pages has been read. */
export const markRead = (table: string, what: string): void =>
  keep(`${table} ${what}`, { page: 0, alone: false, done: true });

/** Where the viewer is in one text, alone or with the others. */
export class Reader {
  page = $state(0);
  /** Whether the viewer reads on alone. */
  alone = $state(false);
  /** The seat that turned to this page, if it was another's. */
  by = $state<number | null>(null);
  readonly #key: string;
  #done: boolean;
  /** The entry that this reader has followed. */
  #followed = -1;
  #wanted: number | null = null;
  #turning = $state(false);

  constructor(
    table: string,
    private readonly what: string,
    private readonly shared: () => Shared,
  ) {
    this.#key = `${table} ${what}`;
    const kept = places()[this.#key];
    const { shown, plays, mine, others, company } = shared();
    this.#done = kept?.done ?? false;
    this.alone = (kept?.alone ?? false) || (this.#done && others);
    this.page = kept && !kept.done ? kept.page : 0;
    if (!shown) return;
    this.#followed = shown.seq;
    const together = company || mine || !others || !plays;
    if (shown.what === what && together && !this.alone && !this.#done) this.page = shown.page;
  }

  /** Go where the others are, as soon as somebody has turned the page. To be called in an effect. */
  follow(): void {
    const { shown } = this.shared();
    if (!shown || shown.what !== this.what || this.#turning || this.alone || shown.seq === this.#followed) return;
    untrack(() => this.#goWith(shown));
  }

  /** Turn to a page: for all, unless the viewer reads alone or looks on. */
  turn(page: number): void {
    if (!this.shared().plays) this.alone = true;
    this.page = page;
    this.by = null;
    this.#keep();
    if (!this.alone) void this.#show(page);
  }

  readAlone(): void {
    this.alone = true;
    this.by = null;
    this.#keep();
  }

  /** Come back to where the others are. */
  join(): void {
    this.alone = false;
    const { shown } = this.shared();
    if (shown?.what === this.what) this.#goWith(shown);
    this.#keep();
  }

  /** It is read: next time it begins from the start. */
  finish(): void {
    this.#done = true;
    this.#keep();
  }

  /** The page the others are on, if they read this. */
  get theirs(): number | null {
    const { shown } = this.shared();
    return shown?.what === this.what ? shown.page : null;
  }

  #goWith({ seq, page, seat }: NonNullable<Shared["shown"]>): void {
    this.#followed = seq;
    this.by = page === this.page || this.shared().mine ? null : seat;
    this.page = page;
    this.#keep();
  }

  /** One page after the other: while one is on its way, only the last that is wanted waits. */
  async #show(page: number): Promise<void> {
    this.#wanted = page;
    if (this.#turning) return;
    this.#turning = true;
    while (this.#wanted !== null) {
      const wanted: number = this.#wanted;
      this.#wanted = null;
      if (!(await this.shared().turn(this.what, wanted))) break;
    }
    this.#wanted = null;
    this.#turning = false;
  }

  #keep(): void {
    keep(this.#key, { page: this.page, alone: this.alone, done: this.#done });
  }
}
