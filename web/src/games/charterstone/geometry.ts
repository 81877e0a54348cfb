// Where things are in the drawn village: six charters around the Commons, clockwise from the top. Narrow pages turn it
// upright.
import type { Point } from "../../ui/arrowNavigation";
import { charters, type Charter, type Assets } from "./types";

/** From the centre of a hexagonal plot to a corner, and from side to side. */
export const RADIUS = 60;
export const WIDE = Math.sqrt(3) * RADIUS;
const ROW = 1.5 * RADIUS;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Ground extends Box {
  plots: Point[];
}

/** The centres of the charters' grounds and of the Commons. */
const across: Record<Charter | "commons", Point> = {
  purple: { x: 0, y: -264 },
  green: { x: 384, y: -170 },
  yellow: { x: 384, y: 190 },
  black: { x: 0, y: 306 },
  blue: { x: -384, y: 200 },
  red: { x: -384, y: -190 },
  commons: { x: 0, y: 0 },
};
const upright: Record<Charter | "commons", Point> = {
  purple: { x: -194, y: -370 },
  green: { x: 194, y: -370 },
  commons: { x: 0, y: -118 },
  red: { x: -194, y: 190 },
  yellow: { x: 194, y: 190 },
  blue: { x: -194, y: 538 },
  black: { x: 150, y: 538 }, // its last plot stands clear of the buttons in the corner
};
/** Where there is room for something that burns for all charters. */
const aside = { across: { x: 196, y: -364 }, upright: { x: 272, y: -112 } };
const MARGIN = 8;
/** Space above a charter for its banner. */
export const BANNER = 44;

const around = (points: Point[]): Box => {
  const [left, top] = [
    Math.min(...points.map(({ x }) => x)) - WIDE / 2,
    Math.min(...points.map(({ y }) => y)) - RADIUS,
  ];
  const right = Math.max(...points.map(({ x }) => x)) + WIDE / 2;
  const bottom = Math.max(...points.map(({ y }) => y)) + RADIUS;
  return { x: left, y: top, width: right - left, height: bottom - top };
};

export class Geometry {
  readonly grounds: Record<Charter, Ground>;
  readonly commons: Ground;
  readonly box: Box;
  /** A place beside the charters. */
  readonly aside: Point;

  constructor(assets: Assets, common: number, narrow: boolean) {
    const middles = narrow ? upright : across;
    this.aside = narrow ? aside.upright : aside.across;
    const ground = (name: Charter | "commons", places: [number, number][]): Ground => {
      const raw = places.map(([column, row]) => ({ x: (column * WIDE) / 2, y: row * ROW }));
      const { x, y, width, height } = around(raw);
      const [dx, dy] = [middles[name].x - x - width / 2, middles[name].y - y - height / 2];
      const plots = raw.map((plot) => ({ x: plot.x + dx, y: plot.y + dy }));
      return { ...around(plots), plots };
    };
    this.grounds = Object.fromEntries(
      charters.map((name) => [name, ground(name, assets.charters[name].plots)]),
    ) as Record<Charter, Ground>;
    const half = Math.ceil(common / 2);
    this.commons = ground(
      "commons",
      Array.from({ length: common }, (_, at) => (at < half ? [2 * at, 0] : [2 * (at - half) + 1, 1])),
    );
    const all = [...Object.values(this.grounds), this.commons];
    const left = Math.min(...all.map(({ x }) => x)) - MARGIN;
    const top = Math.min(...all.map(({ y }) => y)) - BANNER - MARGIN;
    const right = Math.max(...all.map(({ x, width }) => x + width)) + MARGIN;
    const bottom = Math.max(...all.map(({ y, height }) => y + height)) + MARGIN;
    this.box = { x: left, y: top, width: right - left, height: bottom - top };
  }
}

/** The banner of a charter around its middle, larger from afar. */
export function bannerOf({ x, y, width }: Box, played: boolean, far: boolean): Box {
  const tall = far ? 40 : 32;
  const wide = far ? (played ? 300 : 230) : played ? 270 : 170;
  return { x: x + width / 2, y: y - 8 - tall / 2, width: wide, height: tall };
}

/** A hexagon with a corner at its top, as a path around a point. */
export function hexagon({ x, y }: Point, radius: number): string {
  const corner = (turn: number): string =>
    `${(x + radius * Math.sin((turn * Math.PI) / 3)).toFixed(1)} ${(y - radius * Math.cos((turn * Math.PI) / 3)).toFixed(1)}`;
  return `M${[0, 1, 2, 3, 4, 5].map(corner).join("L")}Z`;
}
