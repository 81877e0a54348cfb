// The current address, and navigation without a reload.
import { tick } from "svelte";

/** Whether the page is a viewer inside somebody else's page. It stays one: links lead to a window of their own. */
export const embedded = location.pathname.startsWith("/embed/");

let address = $state.raw(new URL(location.href));

addEventListener("popstate", () => (address = new URL(location.href)));

export const route = {
  get path(): string {
    return address.pathname;
  },
  get query(): URLSearchParams {
    return address.searchParams;
  },
  get hash(): string {
    return address.hash.slice(1);
  },
};

export async function navigate(to: string, replace = false): Promise<void> {
  const next = new URL(to, location.href);
  const elsewhere = next.pathname !== address.pathname;
  if (embedded && elsewhere) {
    open(next, "_blank", "noopener");
    return;
  }
  history[replace ? "replaceState" : "pushState"]({}, "", next);
  address = next;
  await tick();
  if (next.hash) document.getElementById(next.hash.slice(1))?.scrollIntoView();
  else if (elsewhere) scrollTo(0, 0);
  if (elsewhere) document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
}

/** Follow links within the page without a reload, and leave all others to the browser. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  if (!link?.href || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  if (new URL(link.href).pathname.startsWith("/api/")) return;
  event.preventDefault();
  void navigate(link.href);
}
