// How large elements are.

/**
 * Tells how wide and high an element is, at first and whenever that changes. Unlike a binding it waits until the browser
 * has laid the page out: to be asked in between costs another layout of the whole page.
 */
export const measured =
  (tell: (width: number, height: number) => void) =>
  (element: Element): (() => void) => {
    const watching = new ResizeObserver(() => tell(element.clientWidth, element.clientHeight));
    watching.observe(element);
    return () => watching.disconnect();
  };
