// Turning pages: by the arrow keys, and by a finger drawn across.

const FAR = 50;

/** How many pages a key turns: one on, one back, or none. */
export function turnOfKey(event: KeyboardEvent): number {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return 0;
  if (event.target instanceof Element && event.target.closest("input, select, textarea, [role=tab]")) return 0;
  return { ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0;
}

/** Calls `turn` with 1 or -1 when a finger is drawn across the element. */
export function swiped(turn: (by: number) => void): (element: HTMLElement) => () => void {
  return (element) => {
    let from: Touch | undefined;
    const began = (event: TouchEvent): void => void (from = event.touches.length === 1 ? event.touches[0] : undefined);
    const ended = (event: TouchEvent): void => {
      const to = event.changedTouches[0];
      if (!from || !to) return;
      const [across, down] = [to.clientX - from.clientX, to.clientY - from.clientY];
      from = undefined;
      if (Math.abs(across) > FAR && Math.abs(across) > 2 * Math.abs(down)) turn(across < 0 ? 1 : -1);
    };
    element.addEventListener("touchstart", began, { passive: true });
    element.addEventListener("touchend", ended, { passive: true });
    return () => {
      element.removeEventListener("touchstart", began);
      element.removeEventListener("touchend", ended);
    };
  };
}
