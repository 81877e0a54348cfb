// The part of the village in view: a centre and a zoom, 1 for the whole. Moved by wheel, drag, pinch, keys and buttons.
import type { Point } from "../../ui/arrowNavigation";
import type { Box } from "./geometry";

const MOST = 5;
/** How many pixels a pointer moves before it drags rather than presses. */
const SLACK = 6;
const GLIDE = 260;

export class Camera {
  width = $state(0);
  height = $state(0);
  zoom = $state(1);
  middle = $state.raw<Point | null>(null);
  /** Whether the next change is animated. */
  gliding = $state(false);
  /** Whether the pointer drags, so that releasing it presses nothing. */
  dragging = $state(false);
  #pointers = new Map<number, Point>();
  #began: Point | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly box: () => Box) {}

  fit = $derived.by(() => Math.min(this.width / this.box().width, this.height / this.box().height) || 1);
  scale = $derived(this.fit * this.zoom);
  centre = $derived.by((): Point => {
    const { x, y, width, height } = this.box();
    const held = (at: number, from: number, long: number, seen: number): number =>
      seen >= long ? from + long / 2 : Math.min(Math.max(at, from + seen / 2), from + long - seen / 2);
    const wanted = this.middle ?? { x: x + width / 2, y: y + height / 2 };
    return {
      x: held(wanted.x, x, width, this.width / this.scale),
      y: held(wanted.y, y, height, this.height / this.scale),
    };
  });
  transform = $derived.by(() => {
    const { centre, scale } = this;
    const [x, y] = [this.width / 2 - centre.x * scale, this.height / 2 - centre.y * scale];
    return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${scale.toFixed(4)})`;
  });
  whole = $derived(this.zoom === 1);

  /** Zoom in or out around a point of the window. */
  zoomBy(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const before = this.#place(at);
    this.zoom = Math.min(MOST, Math.max(1, this.zoom * factor));
    const after = this.#place(at);
    this.middle = { x: this.centre.x + before.x - after.x, y: this.centre.y + before.y - after.y };
  }

  step(factor: number): void {
    this.#glide();
    this.zoomBy(factor);
  }

  showAll(): void {
    this.#glide();
    this.zoom = 1;
    this.middle = null;
  }

  /** Zoom in on a part of the village as far as all of it stays in view. */
  show({ x, y, width, height }: Box): void {
    this.#glide();
    const room = 1.08;
    const fit = Math.min(this.width / (width * room), this.height / (height * room));
    this.zoom = Math.min(MOST, Math.max(1, fit / this.fit));
    this.middle = { x: x + width / 2, y: y + height / 2 };
  }

  /** Move a place into view, if it is not. */
  reveal(place: Point, room: number): void {
    const away = (one: number, other: number, seen: number): boolean =>
      Math.abs(one - other) > seen / this.scale / 2 - room;
    const { x, y } = this.centre;
    if (this.whole || !(away(place.x, x, this.width) || away(place.y, y, this.height))) return;
    this.#glide();
    this.middle = place;
  }

  #place({ x, y }: Point): Point {
    return {
      x: this.centre.x + (x - this.width / 2) / this.scale,
      y: this.centre.y + (y - this.height / 2) / this.scale,
    };
  }

  #glide(): void {
    this.gliding = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.gliding = false), GLIDE);
  }

  /** An attachment that listens to wheel and pointers over an element. */
  attach = (element: Element): (() => void) => {
    const at = (event: MouseEvent): Point => {
      const { left, top } = element.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const spread = (): { middle: Point; length: number } => {
      const [one, other] = [...this.#pointers.values()] as [Point, Point];
      return {
        middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
        length: Math.hypot(one.x - other.x, one.y - other.y),
      };
    };
    const wheel = (event: WheelEvent): void => {
      if (this.whole && event.deltaY > 0) return;
      event.preventDefault();
      this.zoomBy(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), at(event));
    };
    const down = (event: PointerEvent): void => {
      this.#pointers.set(event.pointerId, at(event));
      if (this.#pointers.size === 1) [this.#began, this.dragging] = [at(event), false];
    };
    const move = (event: PointerEvent): void => {
      const before = this.#pointers.get(event.pointerId);
      if (!before || !this.#began) return;
      const now = at(event);
      if (this.#pointers.size === 2) {
        const from = spread();
        this.#pointers.set(event.pointerId, now);
        const to = spread();
        this.dragging = true;
        this.#drag(from.middle, to.middle);
        this.zoomBy(to.length / from.length, to.middle);
        return;
      }
      this.#pointers.set(event.pointerId, now);
      if (!this.dragging) {
        if (this.whole || Math.hypot(now.x - this.#began.x, now.y - this.#began.y) < SLACK) return;
        this.dragging = true;
        element.setPointerCapture(event.pointerId);
      }
      this.#drag(before, now);
    };
    const up = (event: PointerEvent): void => {
      this.#pointers.delete(event.pointerId);
      if (this.#pointers.size === 0) setTimeout(() => (this.dragging = false));
    };
    const click = (event: Event): void => {
      if (this.dragging) event.stopPropagation();
    };
    const listeners: [string, (event: any) => void, AddEventListenerOptions?][] = [
      ["wheel", wheel, { passive: false }],
      ["pointerdown", down],
      ["pointermove", move],
      ["pointerup", up],
      ["pointercancel", up],
      ["click", click, { capture: true }],
    ];
    for (const [name, act, options] of listeners) element.addEventListener(name, act, options);
    return () => {
      clearTimeout(this.#timer);
      for (const [name, act, options] of listeners) element.removeEventListener(name, act, options);
    };
  };

  #drag(from: Point, to: Point): void {
    const { x, y } = this.centre;
    this.middle = { x: x - (to.x - from.x) / this.scale, y: y - (to.y - from.y) / this.scale };
  }
}
