// Tooltips: `{@attach tip(() => text)}` says more about an element on hover, focus and long press; on a tap, too, where
// that does nothing else. Escape closes it.
import type { Attachment } from "svelte/attachments";
import "./tip.css";

const HOVER = 350;
const PRESS = 500;
const ROOM = 8;

let bubble: HTMLElement | null = null;
let owner: Element | null = null;
let timer = 0;

function made(): HTMLElement {
  if (!bubble) {
    bubble = document.createElement("div");
    bubble.id = "tip";
    bubble.className = "tip";
    bubble.role = "tooltip";
    bubble.popover = "manual";
    document.body.append(bubble);
    document.addEventListener("keydown", (event) => event.key === "Escape" && hide());
    document.addEventListener("scroll", hide, { capture: true, passive: true });
    document.addEventListener("pointerdown", hide, { capture: true, passive: true });
  }
  return bubble;
}

/** Whether pressing an element does something. */
const acts = (element: Element): boolean =>
  element.matches(':is(button, a, summary, [role="button"]):not([aria-disabled="true"])');

/** Say something about an element at once, until the pointer or the focus leaves it or anything is pressed. */
export function tell(element: Element, text: string): void {
  const box = made();
  hide();
  owner = element;
  box.textContent = text;
  box.showPopover();
  element.setAttribute("aria-describedby", box.id);
  const around = element.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const left = Math.max(ROOM, Math.min(around.left + (around.width - width) / 2, innerWidth - width - ROOM));
  const above = around.top - height - ROOM;
  box.style.left = `${left}px`;
  box.style.top = `${above >= ROOM ? above : Math.min(around.bottom + ROOM, innerHeight - height - ROOM)}px`;
}

function hide(): void {
  clearTimeout(timer);
  owner?.removeAttribute("aria-describedby");
  owner = null;
  if (bubble?.matches(":popover-open")) bubble.hidePopover();
}

/** Asks for the text when the tooltip opens; an empty text opens nothing. `always` tells it on a tap that acts, too. */
export function tip(text: () => string | null | undefined, always = false): Attachment<Element> {
  return (element) => {
    const later = (wait: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        const said = text();
        if (said && element.isConnected) tell(element, said);
      }, wait);
    };
    const leave = () => (owner === element ? hide() : clearTimeout(timer));
    const tapped = ({ pointerType }: PointerEvent) => pointerType === "touch" || pointerType === "pen";
    const on: Record<string, (event: Event) => void> = {
      pointerenter: (event) => (event as PointerEvent).pointerType === "mouse" && later(HOVER),
      pointerdown: (event) => ((event as PointerEvent).pointerType === "mouse" ? leave() : later(PRESS)),
      pointerup: (event) => (event as PointerEvent).pointerType !== "mouse" && clearTimeout(timer),
      pointerleave: leave,
      pointercancel: leave,
      click: (event) => tapped(event as PointerEvent) && (always || !acts(element)) && later(0),
      focusin: () => element.matches(":focus-visible") && later(0),
      focusout: leave,
    };
    element.toggleAttribute("data-tip", true);
    for (const [name, act] of Object.entries(on)) element.addEventListener(name, act);
    return () => {
      leave();
      for (const [name, act] of Object.entries(on)) element.removeEventListener(name, act);
    };
  };
}
