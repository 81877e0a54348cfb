// What the user thinks of the people at a table: whom they have muted or blocked, and the menu at a name.
import { api, type Entry, type Marks, type Who } from "../api/client";
import { fetchUser } from "../app/user.svelte";

export type Kind = "none" | "muted" | "blocked";

/** Somebody for whom a menu is open, and the button it hangs on. */
export interface Asked {
  who: Who;
  by: string | null;
  name: string;
  at: HTMLElement;
}

export class TablePeople {
  /** Null for somebody without a name, who can mute nobody. */
  marks = $state.raw<Marks | null>(null);
  asked = $state.raw<Asked | null>(null);

  constructor(readonly table: string) {}

  async load(): Promise<void> {
    if (await fetchUser()) this.marks = await api.getMarks(this.table);
  }

  kindOf({ who, by }: Pick<Asked, "who" | "by">): Kind {
    const found = this.marks?.people.find((one) => ("seat" in who ? one.seats.includes(who.seat) : one.by === by));
    return found?.kind ?? "none";
  }

  isSilenced(by: string | null): boolean {
    return by !== null && this.marks!.silenced.includes(by);
  }

  /** Whether a message is of somebody who is muted or blocked. */
  hides({ note }: Entry): boolean {
    return this.marks?.people.some(({ by }) => by === note.by) ?? false;
  }

  /** Whether there is a menu for the author of a message. */
  isOther({ note }: Entry): boolean {
    return this.marks !== null && typeof note.by === "string" && note.by !== this.marks.you;
  }

  async set(who: Who, kind: Kind): Promise<void> {
    await api.setRelation(this.table, who, kind);
    await this.load();
  }

  async silence(entry: number, muted: boolean): Promise<void> {
    await api.muteAtTable(this.table, entry, muted);
    await this.load();
  }
}
