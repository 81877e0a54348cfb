// A list that the server gives page by page.
import { showError } from "../ui/toasts.svelte";

export class Pages<Item> {
  items = $state.raw<Item[]>([]);
  loaded = $state(false);
  before = $state.raw<number | null>(null);
  readonly #ask: (before: number | null) => Promise<{ found: Item[]; before: number | null }>;

  constructor(ask: (before: number | null) => Promise<{ found: Item[]; before: number | null }>) {
    this.#ask = ask;
    void this.load();
  }

  /** The first page, or with `more` the next one, too. */
  async load(more = false): Promise<void> {
    try {
      const { found, before } = await this.#ask(more ? this.before : null);
      this.items = more ? [...this.items, ...found] : found;
      [this.before, this.loaded] = [before, true];
    } catch (trouble) {
      showError(trouble);
    }
  }
}
