// Whether the book is open over a table. It is part of the address, so that the browser's "back" closes the book.
import { navigate, route } from "../../../app/router.svelte";

const KEY = "book";
/** Whether "back" leads to the table. */
let came = false;

export const bookIsOpen = (): boolean => route.query.has(KEY);

function address(open: boolean): string {
  const query = new URLSearchParams(route.query);
  if (open) query.set(KEY, "");
  else query.delete(KEY);
  return `${route.path}${query.size ? `?${query}` : ""}`;
}

export const bookAddress = (): string => address(true);

/** Note that the book was opened from the table. */
export function openedHere(): void {
  came = true;
}

export function closeBook(): void {
  if (came) history.back();
  else void navigate(address(false), true);
  came = false;
}

/** The key B opens and closes the book, except while typing. */
export function toggleBook(event: KeyboardEvent): void {
  if (event.key.toLowerCase() !== "b" || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]")) return;
  event.preventDefault();
  if (bookIsOpen()) return closeBook();
  openedHere();
  void navigate(address(true));
}
