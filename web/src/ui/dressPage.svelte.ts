// A look of the whole page beside its usual one: dialogs, tips and the header have it, too.
import "./parchment.css";

export type Look = "parchment";

/** Give the page a look for as long as a component shows what it belongs to. */
export function dressPage(look: () => Look | undefined): void {
  $effect.pre(() => {
    const name = look();
    if (!name) return;
    const { classList } = document.documentElement;
    classList.add(name);
    return () => classList.remove(name);
  });
}
