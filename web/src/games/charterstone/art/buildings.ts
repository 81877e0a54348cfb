// Pictures of buildings, 60 wide and 50 high around the origin. The first buildings are drawn one by one, all others put
// together from bodies, roofs and details, so that no two look alike and those worth more are larger.

import type { Building } from "../types";
import { targetOf } from "../effects";
import { numberOf } from "./number";

/** A shape and what it is made of; `tint` is the charter's colour. */
export type Shape = [
  stuff: "wall" | "shade" | "roof" | "tint" | "wood" | "stone" | "dark" | "gold" | "leaf" | "sky" | "line" | "soil",
  path: string,
];

const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const box = (x: number, y: number, wide: number, high: number): string => `M${x} ${y}h${wide}v${high}h${-wide}Z`;
const ear = (x: number, y: number): string =>
  `M${x} ${y + 24}V${y}M${x} ${y + 14}l-4-4M${x} ${y + 14}l4-4M${x} ${y + 8}l-4-4M${x} ${y + 8}l4-4M${x} ${y + 3}l-3-4M${x} ${y + 3}l3-4`;

const drawn: Record<string, Shape[]> = {
  zeppelin: [
    ["roof", "M-30 -9C-28 -20 -14 -25 2 -25C18 -25 28 -19 30 -10C28 -1 18 5 2 5C-14 5 -28 1 -30 -9Z"],
    ["wall", "M-21 -20C-12 -24 10 -25 21 -20L23 -15H-24ZM-26 -3H25L20 1C10 5 -12 5 -20 1Z"],
    ["tint", "M-22 -9 -33 -20V2Z"],
    ["line", "M-8 5-6 11M10 5 8 11"],
    ["wood", "M-10 11H13L9 20H-6Z"],
    ["sky", "M-4 13h4v3h-4ZM4 13h4v3H4Z"],
  ],
  charterstone: [
    ["leaf", "M-30 23C-22 15 -8 14 0 15C12 13 24 16 30 23Z"],
    ["stone", "M-13 21 -16 -6 -9 -22 3 -27 13 -20 16 -2 13 21Z"],
    ["shade", "M3 -27 13 -20 16 -2 13 21H5L7 -4Z"],
    ["gold", "M-4 -15 0 -20 4 -15 0 -10ZM-8 -4H6V-1H-8ZM-8 3H6V6H-8ZM-8 10H3V13H-8Z"],
  ],
  grandstand: [
    ["tint", "M2 -13 30 -13 27 -21H6Z"],
    ["line", "M5 -13V-2M27 -13V-6M6 -21V-27"],
    ["gold", "M6 -27 15 -24 6 -21Z"],
    ["wood", "M-29 22V11H-14V3H0V-5H14V-12H29V22Z"],
    ["shade", "M-29 14H-14V11H-29ZM-14 6H0V3H-14ZM0 -2H14V-5H0ZM14 -9H29V-12H14Z"],
    ["dark", `${dot(-22, 6, 3)}${dot(-8, -2, 3)}${dot(7, -10, 3)}`],
  ],
  treasury: [
    ["stone", "M-28 -9 0 -25 28 -9ZM-27 17H27V22H-27Z"],
    ["wall", "M-24 -7H24V17H-24Z"],
    ["stone", `${box(-22, -7, 6, 24)}${box(-10, -7, 6, 24)}${box(4, -7, 6, 24)}${box(16, -7, 6, 24)}`],
    ["gold", dot(0, -14, 5)],
    ["dark", box(-3.5, 4, 7, 13)],
  ],
  market: [
    ["line", "M-24 -8V21M24 -8V21"],
    ["wall", "M-28 -9 -22 -22H22L28 -9Z"],
    ["roof", "M-28 -9-22 -22H-13L-17 -9ZM-6 -9-4 -22H4L6 -9ZM17 -9 13 -22H22L28 -9Z"],
    ["roof", "M-28 -9a5.5 5.5 0 0 0 11 0ZM-6 -9a6 6 0 0 0 12 0ZM17 -9a5.5 5.5 0 0 0 11 0Z"],
    ["wood", box(-26, 8, 52, 13)],
    ["gold", `${dot(-17, 5, 4)}${dot(-9, 5, 4)}`],
    ["leaf", `${dot(2, 5, 4)}${dot(9, 5, 4)}`],
    ["tint", dot(18, 4.5, 4.5)],
  ],
  "cloud-port": [
    ["sky", "M-31 16C-33 8 -24 4 -19 8C-17 0 -4 0 -3 7C2 3 11 5 10 12C16 12 17 20 10 20H-25C-29 20 -31 19 -31 16Z"],
    ["wood", "M12 22 14 -14H22L24 22Z"],
    ["roof", "M9 -14 18 -27 27 -14Z"],
    ["wood", box(-16, -8, 42, 4)],
    ["line", "M-12 -8V-13M-4 -8V-13M4 -8V-13M-14 -13H12M18 -27V-30"],
    ["tint", "M-16 -4H0V7H-16Z"],
    ["shade", "M-9.5 -4H-6.500V7H-9.500Z"],
  ],
  "basic-purple": [
    ["soil", "M-30 22C-26 13 26 13 30 22Z"],
    ["leaf", "M-24 12C-16 2 -6 6 -2 12C4 0 14 0 24 10C16 8 8 12 4 16H-16Z"],
    ["gold", "M-27 11c0-8 18-8 18 0s-18 9-18 0ZM5 12c0-8 20-8 20 0s-20 9-20 0ZM-14 4c0-11 24-11 24 0s-24 12-24 0Z"],
    ["line", "M-2 -5V13M-7 -4C-9 2-9 8-7 12M3 -4C5 2 5 8 3 12M-18 5V17M15 6V18"],
    ["leaf", "M-2 -4C-3 -10 1 -13 5 -12C2 -10 1 -8 1 -4Z"],
  ],
  "basic-green": [
    ["wall", "M-20 -4H16V20H-20Z"],
    ["tint", "M-25 -3 -2 -22 21 -3Z"],
    [
      "stone",
      "M22 2 24.5 6 29 5 28.5 9.5 32 12 28.5 14.5 29 19 24.5 18 22 22 19.5 18 15 19 15.5 14.5 12 12 15.5 9.5 15 5 19.5 6Z",
    ],
    ["dark", `${dot(22, 12, 3)}${box(-9, 8, 8, 12)}`],
    ["wood", "M-32 14a4 4 0 0 1 0 8H-14a4 4 0 0 1 0-8ZM-28 7a4 4 0 0 0 0 8H-17a4 4 0 0 0 0-8Z"],
    ["gold", `${dot(-14, 18, 2.6)}${dot(-17, 11, 2.6)}`],
  ],
  "basic-yellow": [
    ["soil", "M-30 22C-26 12 26 12 30 22Z"],
    ["gold", "M-28 18-24 -6-20 -12-16 -6-12 -16-7 -8-3 -18 2 -9 6 -17 11 -8 16 -14 20 -6 25 -10 28 18Z"],
    ["line", `${ear(-20, -9)}${ear(-7, -12)}${ear(6, -13)}${ear(19, -9)}`],
    ["wood", "M-30 20H30V23H-30Z"],
  ],
  "basic-black": [
    ["stone", "M-31 22-16 -14-6 -6 6 -24 20 -8 31 22Z"],
    ["shade", "M6 -24 20 -8 31 22H14Z"],
    ["dark", "M-13 22V6C-13 -4 7 -4 7 6V22Z"],
    ["wood", "M-15 22V3H-12V22ZM6 22V3H9V22ZM-16 0H10V4H-16Z"],
    ["dark", "M12 12H28L25 20H15Z"],
    ["shade", `${dot(16, 10, 4)}${dot(23, 9, 4.5)}`],
    ["line", `${dot(17, 21, 2)}${dot(24, 21, 2)}`],
  ],
  "basic-blue": [
    ["stone", "M-31 22-20 -6-10 -16 0 -8 10 -25 22 -6 31 22Z"],
    ["shade", "M10 -25 22 -6 31 22H16Z"],
    ["tint", "M-24 10-14 2-8 8-18 15ZM14 4 22 -2 27 5 20 11Z"],
    ["dark", "M-9 22V10C-9 2 9 2 9 10V22Z"],
    ["line", "M-7 -12C-2 -18 6 -19 12 -16M2 -17-8 4"],
  ],
  "basic-red": [
    ["soil", "M-31 22C-28 4 -16 6 -12 12C-6 2 8 4 12 12C20 6 29 10 31 22Z"],
    ["tint", "M-26 20H26L22 11H-22ZM-18 8H14L11 0H-15Z"],
    ["line", "M-26 20H26M-9 11V20M9 11V20M-22 11H22M0 0V8M-18 8H14"],
    ["tint", "M14 2C12 -10 8 -14 14 -21H24C29 -14 25 -10 23 2Z"],
    ["shade", "M20 -21H24C29 -14 25 -10 23 2H19C22 -10 23 -14 20 -21Z"],
    ["line", "M13 -21H25M24 -16C31 -16 30 -6 24 -7"],
  ],
};

/** Where a roof is: left, right and height. */
type Eaves = [left: number, right: number, at: number];
interface Body {
  walls: Shape[];
  eaves: Eaves[];
}

/** Bodies by rank, from huts to palaces. */
const bodies: Body[][] = [
  [
    { walls: [["wall", box(-15, 2, 30, 20)]], eaves: [[-21, 21, 4]] },
    { walls: [["wood", box(-17, 4, 34, 18)]], eaves: [[-21, 21, 5]] },
    { walls: [["stone", "M-16 22V8a16 12 0 0 1 32 0V22Z"]], eaves: [[-9, 9, -3]] },
  ],
  [
    { walls: [["wall", box(-20, -3, 40, 25)]], eaves: [[-25, 25, -2]] },
    {
      walls: [
        ["wall", box(-24, 3, 26, 19)],
        ["stone", box(2, -5, 21, 27)],
      ],
      eaves: [
        [-28, 3, 4],
        [-1, 27, -4],
      ],
    },
    {
      walls: [
        ["stone", box(-20, 6, 40, 16)],
        ["wall", box(-22, -6, 44, 12)],
      ],
      eaves: [[-26, 26, -5]],
    },
  ],
  [
    {
      walls: [
        ["wall", box(-28, 2, 56, 20)],
        ["shade", box(18, 2, 10, 20)],
      ],
      eaves: [
        [-32, -9, 3],
        [-12, 12, -2],
        [9, 32, 3],
      ],
    },
    {
      walls: [
        ["stone", box(-28, 0, 56, 22)],
        ["wall", `${box(-22, 4, 5, 18)}${box(-9, 4, 5, 18)}${box(4, 4, 5, 18)}${box(17, 4, 5, 18)}`],
      ],
      eaves: [[-31, 31, 0]],
    },
    {
      walls: [
        ["wood", box(-27, 4, 34, 18)],
        ["wall", box(7, -4, 19, 26)],
      ],
      eaves: [
        [-31, 9, 5],
        [4, 29, -3],
      ],
    },
  ],
  [
    {
      walls: [
        ["stone", box(-11, -13, 22, 35)],
        ["wall", box(-27, 5, 16, 17)],
        ["shade", box(4, -13, 7, 35)],
      ],
      eaves: [
        [-30, -9, 6],
        [-15, 15, -12],
      ],
    },
    {
      walls: [
        ["wall", box(-8, 3, 34, 19)],
        ["stone", box(-24, -12, 17, 34)],
      ],
      eaves: [
        [-10, 30, 4],
        [-28, -3, -11],
      ],
    },
    {
      walls: [
        ["stone", "M-15 22-10 -14H10L15 22Z"],
        ["shade", "M4 -14H10L15 22H7Z"],
      ],
      eaves: [[-15, 15, -13]],
    },
  ],
  [
    {
      walls: [
        ["wall", box(-16, -2, 32, 24)],
        ["stone", `${box(-29, -9, 13, 31)}${box(16, -9, 13, 31)}`],
      ],
      eaves: [
        [-18, 18, -1],
        [-32, -13, -8],
        [13, 32, -8],
      ],
    },
    {
      walls: [
        ["stone", box(-27, 6, 54, 16)],
        ["wall", box(-19, -4, 38, 10)],
        ["stone", box(-9, -14, 18, 10)],
      ],
      eaves: [
        [-12, 12, -13],
        [-30, -17, 7],
        [17, 30, 7],
      ],
    },
    {
      walls: [
        ["stone", box(-9, -14, 18, 36)],
        ["wall", `${box(-28, 1, 19, 21)}${box(9, 1, 19, 21)}`],
      ],
      eaves: [
        [-13, 13, -13],
        [-31, -7, 2],
        [7, 31, 2],
      ],
    },
  ],
];
const roofs: ((left: number, right: number, at: number) => Shape[])[] = [
  (l, r, at) => [["tint", `M${l} ${at}L${(l + r) / 2} ${at - high(l, r)}L${r} ${at}Z`]],
  (l, r, at) => [["tint", `M${l} ${at}L${l + (r - l) / 5} ${at - high(l, r) * 0.75}H${r - (r - l) / 5}L${r} ${at}Z`]],
  (l, r, at) => {
    const [middle, top] = [(l + r) / 2, at - high(l, r)];
    return [
      [
        "tint",
        `M${l + 2} ${at}C${l} ${at - 9} ${middle - 3} ${top + 5} ${middle} ${top}C${middle + 3} ${top + 5} ${r} ${at - 9} ${r - 2} ${at}Z`,
      ],
      ["gold", dot(middle, top - 1.5, 1.8)],
    ];
  },
  (l, r, at) => {
    const teeth = Math.max(2, Math.round((r - l) / 10));
    const wide = (r - l - 4) / (2 * teeth - 1);
    const path = Array.from({ length: teeth }, (_, at) => (at ? `h${wide}v-4` : "v-10") + `h${wide}v4`).join("");
    return [["tint", `M${l + 2} ${at}${path}V${at}Z`]];
  },
  (l, r, at) => {
    const [middle, top] = [(l + r) / 2, at - high(l, r)];
    return [
      ["tint", `M${l} ${at}L${l + 3} ${at - 6}L${middle} ${top}L${r - 3} ${at - 6}L${r} ${at}Z`],
      ["shade", `M${middle} ${top}L${r - 3} ${at - 6}L${r} ${at}H${middle}Z`],
    ];
  },
  (l, r, at) => [
    ["tint", `M${l + 1} ${at}A${(r - l - 2) / 2} ${high(l, r)} 0 0 1 ${r - 1} ${at}Z`],
    ["line", `M${(l + r) / 2} ${at - high(l, r)}v-5`],
  ],
];
const high = (left: number, right: number): number => Math.min(17, 5 + (right - left) / 3.5);
const doors: Shape[][] = [
  [["dark", box(-4.5, 10, 9, 12)]],
  [["dark", "M-5.5 22V13a5.500 5.500 0 0 1 11 0V22Z"]],
  [
    ["wood", box(-5, 9, 10, 13)],
    ["line", "M0 9V22"],
  ],
  [["dark", "M-8 22V14a4 4 0 0 1 8 0V22ZM0 22V14a4 4 0 0 1 8 0V22Z"]],
];
const windows: Shape[][] = [
  [["sky", `${box(-14, 9, 5, 6)}${box(9, 9, 5, 6)}`]],
  [["gold", `${dot(-11.5, 12, 2.8)}${dot(11.5, 12, 2.8)}`]],
  [["gold", `${box(-14, 10, 4, 7)}${box(10, 10, 4, 7)}`]],
  [["sky", "M-14 16V11a2.500 2.500 0 0 1 5 0V16ZM9 16V11a2.500 2.500 0 0 1 5 0V16Z"]],
];
const extras: Shape[][] = [
  [
    ["stone", box(11, -22, 5, 14)],
    ["sky", `${dot(15, -26, 2.5)}${dot(19, -29, 3)}`],
  ],
  [
    ["line", "M-14 -8V-29"],
    ["gold", "M-14 -29-2 -26-14 -22Z"],
  ],
  [["leaf", `${dot(-27, 13, 5)}${dot(-30, 18, 4.5)}${box(-28.5, 17, 2, 6)}`]],
  [
    ["wood", `${box(19, 15, 9, 7)}${box(21, 9, 7, 6)}`],
    ["line", "M19 18.500h9M21 12h7"],
  ],
  [["leaf", "M24 22 29 8 33 22ZM25 14 29 2 33 14Z"]],
  [["stone", "M-34 22V16h4v3h4v-3h4V22Z"]],
  [
    ["line", "M-30 22V6M-30 8H-22M-24 8v4"],
    ["gold", dot(-24, 13, 2.5)],
  ],
  [["leaf", `${dot(-24, 21, 3)}${dot(-19, 22, 2.5)}${dot(21, 21, 3)}${dot(26, 22, 2.5)}`]],
];
const ranks = [3, 5, 8, 11];

/** What the picture shows of a building: its worth. */
type Worth = Pick<Building, "value">;
const made = new Map<string, Shape[]>();

/** The picture of a building. */
export function picture(name: string, { value }: Worth): Shape[] {
  const own = drawn[name] ?? made.get(name);
  if (own) return own;
  const pick = <T>(all: T[], salt: number): T => all[numberOf(name, salt) % all.length]!;
  const rank = ranks.findIndex((most) => value <= most);
  const { walls, eaves } = pick(bodies[rank < 0 ? ranks.length : rank]!, 1);
  const roof = pick(roofs, 3);
  const shapes: Shape[] = [
    ...pick(extras, 2),
    ...walls,
    ...eaves.flatMap((place) => roof(...place)),
    ...pick(doors, 4),
    ...pick(windows, 5),
  ];
  made.set(name, shapes);
  return shapes;
}

const plain = new Set(["vp", "coin", "influence", "resource"]);

/** What a building's sign shows: what it is there for, else the most telling thing it gives or takes; null for those drawn
 * one by one. */
export function signOf(name: string, building: Pick<Building, "cost" | "benefit">): string | null {
  if (drawn[name]) return null;
  const target = targetOf(building);
  if (target) return target;
  const terms = [...building.benefit, ...building.cost].flatMap((term) => ("any" in term ? term.any : [term]));
  const whats = terms.flatMap((term) => ("what" in term ? [term.what, ...(term.per ? [term.per] : [])] : []));
  return whats.find((what) => !plain.has(what)) ?? whats[0] ?? null;
}
