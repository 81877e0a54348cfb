// The history of a game: its positions, and the one on the screen.
import { api, type Entry, type Moment } from "../api/client";
import type { Beat, GameEvent } from "../games/game";
import { beatsOf, type Motions } from "../games/motion";
import { showError } from "../ui/toasts.svelte";

export interface Step {
  position: number;
  events: GameEvent[];
}

/** What a seat does in the game, and can take back. */
const DONE = ["moved", "named"];

/** The positions one can go to: after the start, and after each move, name and undo that the rules of today follow. */
export function stepsOf(entries: Entry[]): Step[] {
  return entries
    .filter(({ kind }) => kind === "started" || kind === "undone" || DONE.includes(kind))
    .filter(({ position }, index, all) => index === 0 || position > all[index - 1]!.position)
    .map(({ position, events }) => ({ position, events: events as GameEvent[] }));
}

/** The numbers of the moves and names that were undone later. */
export function undoneMoves(entries: Entry[]): Set<number> {
  const gone = new Set<number>();
  for (const { kind, note, seq } of entries) {
    if (kind !== "undone") continue;
    for (const other of entries) {
      if (other.seq < seq && DONE.includes(other.kind) && other.position > (note.to as number)) gone.add(other.seq);
    }
  }
  return gone;
}

/** What others did since a seat's last decision that stands; nothing before its first one. */
export function sinceLastTurn(entries: Entry[], seat: number, motions: Motions): Beat[] {
  const gone = entries.some(({ kind }) => kind === "undone") ? undoneMoves(entries) : new Set<number>();
  const standing = (entry: Entry): boolean => !gone.has(entry.seq);
  const last = entries.findLastIndex((entry) => entry.kind === "moved" && entry.seat === seat && standing(entry));
  return last < 0 ? [] : beatsOf(entries.slice(last).filter(standing), new Set([seat]), motions);
}

export class History {
  moment = $state.raw<Moment | null>(null);
  playing = $state(false);
  #wanted: number | null = null;
  #known = new Map<string, Promise<Moment>>();

  constructor(
    readonly table: string,
    readonly seat: () => number | null,
  ) {}

  /** Show a position; null is the present. */
  async show(position: number | null): Promise<void> {
    this.#wanted = position;
    if (position === null) {
      this.moment = null;
      this.playing = false;
      return;
    }
    try {
      const found = await this.fetch(position);
      if (this.#wanted === position) this.moment = found;
    } catch (trouble) {
      this.playing = false;
      showError(trouble);
    }
  }

  /** A position, fetched only once. */
  fetch(position: number): Promise<Moment> {
    const seat = this.seat();
    const key = `${position} ${seat}`;
    let found = this.#known.get(key);
    if (!found) {
      found = api.getPosition(this.table, position, seat);
      found.catch(() => this.#known.delete(key));
      this.#known.set(key, found);
    }
    return found;
  }

  forget(): void {
    this.#known.clear();
  }
}
