// Where things are on the drawn moon. STEP is half a step of the edition's grid. Narrow pages turn the moon upright.
import type { Point } from "../../ui/arrowNavigation";
import type { CharonAssets } from "./types";

export const STEP = 50;
/** Space around the zones for the names of columns and rows. */
export const RIM = 20;
/** The distance of a plate of ice from the middle of the road beside it. */
export const GAP = 6;

export class Geometry {
  readonly upright: boolean;
  /** The first and last column and row that zones in play reach. */
  private readonly columns: [number, number];
  private readonly rows: [number, number];

  constructor(
    private readonly assets: CharonAssets,
    inPlay: (zone: string) => boolean,
    narrow: boolean,
  ) {
    const zones = Object.entries(assets.zones).flatMap(([name, zone]) => (inPlay(name) ? [zone] : []));
    const reach = (places: number[]): [number, number] => [Math.min(...places) - 1, Math.max(...places) + 1];
    this.columns = reach(zones.map(({ x }) => x));
    this.rows = reach(zones.map(({ y }) => y));
    this.upright = narrow && this.columns[1] - this.columns[0] > this.rows[1] - this.rows[0];
  }

  at({ x, y }: Point): Point {
    return this.upright ? { x: y * STEP, y: x * STEP } : { x: x * STEP, y: y * STEP };
  }

  private get box(): Point & { wide: number; high: number } {
    const [first, last] = [
      this.at({ x: this.columns[0], y: this.rows[0] }),
      this.at({ x: this.columns[1], y: this.rows[1] }),
    ];
    return { x: first.x - RIM, y: first.y - RIM, wide: last.x - first.x + 2 * RIM, high: last.y - first.y + 2 * RIM };
  }

  get viewBox(): string {
    const { x, y, wide, high } = this.box;
    return `${x} ${y} ${wide} ${high}`;
  }

  /** The height, in widths. */
  get tall(): number {
    return this.box.high / this.box.wide;
  }

  get centre(): Point {
    return this.at({ x: (this.assets.columns - 1) / 2, y: (this.assets.rows - 1) / 2 });
  }

  /** The circle that holds all zones: the moon's limb. */
  get limb(): Point & { r: number } {
    const centre = this.centre;
    const corners = Object.values(this.assets.zones).map((zone) => {
      const { x, y } = this.at(zone);
      return Math.hypot(Math.abs(x - centre.x) + STEP, Math.abs(y - centre.y) + STEP);
    });
    return { ...centre, r: Math.max(...corners) + RIM };
  }

  /** The names of columns and rows, of which the names of spots are made. */
  get labels(): (Point & { name: string })[] {
    const ends = ([first, last]: [number, number]) => Array.from({ length: last - first + 1 }, (_, at) => first + at);
    const [left, top] = [this.columns[0] - 0.3, this.rows[0] - 0.3];
    return [
      ...ends(this.columns).map((x) => ({ name: String.fromCharCode(97 + x), ...this.at({ x, y: top }) })),
      ...ends(this.rows).map((y) => ({ name: String(y + 1), ...this.at({ x: left, y }) })),
    ];
  }
}

/** Numbers between 0 and 1 that look random but are always the same, so that craters and stars do not move. */
export function scatter(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
