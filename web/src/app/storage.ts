// A browser may refuse to store anything for a page inside another one. Then it is kept until the page is left.
class Memory implements Storage {
  [name: string]: unknown;
  readonly #kept = new Map<string, string>();

  get length(): number {
    return this.#kept.size;
  }

  clear(): void {
    this.#kept.clear();
  }

  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null;
  }

  key(index: number): string | null {
    return [...this.#kept.keys()][index] ?? null;
  }

  removeItem(key: string): void {
    this.#kept.delete(key);
  }

  setItem(key: string, value: string): void {
    this.#kept.set(key, value);
  }
}

try {
  void window.localStorage.length;
} catch {
  Object.defineProperty(window, "localStorage", { value: new Memory() });
}
