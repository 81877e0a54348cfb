// The pages of the book are columns of its text. Turning moves by as many pages as are open.
import { tick } from "svelte";

export class Pages {
  /** The first open page, from 0; always a multiple of `open`. */
  page = $state(0);
  pages = $state(1);
  /** How many pages are open side by side. */
  open = $state(1);
  /** How far one page is from the next, in pixels. */
  #step = $state(0);
  #text: HTMLElement | null = null;

  shift = $derived(-this.page * this.#step);
  first = $derived(this.page === 0);
  last = $derived(this.page + this.open >= this.pages);

  /** Measure how many columns there are, and how many are visible. */
  measure = (): void => {
    const text = this.#text;
    if (!text) return;
    const style = getComputedStyle(text);
    const gap = parseFloat(style.columnGap) || 0;
    this.open = Number(style.columnCount) || 1;
    const width = (text.clientWidth - gap * (this.open - 1)) / this.open;
    if (width <= 0) return;
    this.#step = width + gap;
    this.pages = Math.max(1, Math.round((text.scrollWidth + gap) / this.#step));
    this.to(this.page);
  };

  /** An attachment for the text, which measures it whenever its size changes. */
  hold = (text: HTMLElement): (() => void) => {
    this.#text = text;
    const watch = new ResizeObserver(this.measure);
    watch.observe(text);
    return () => {
      watch.disconnect();
      this.#text = null;
    };
  };

  /** Open the book at a page. */
  to(page: number): void {
    const last = Math.floor((this.pages - 1) / this.open) * this.open;
    this.page = Math.max(0, Math.min(last, Math.floor(page / this.open) * this.open));
  }

  turn(way: 1 | -1): void {
    this.to(this.page + way * this.open);
  }

  /** The page that an element is on. */
  pageOf(what: Element): number {
    if (!this.#text || this.#step === 0) return 0;
    const left = what.getBoundingClientRect().left - this.#text.getBoundingClientRect().left;
    return Math.floor(left / this.#step + 0.05);
  }

  async show(what: Element | null | undefined): Promise<void> {
    await tick();
    this.measure();
    if (what) this.to(this.pageOf(what));
  }
}
