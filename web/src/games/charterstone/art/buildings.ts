// Pictures of buildings, 60 wide and 50 high around the origin: drawn one by one for those that are there from the
// start, put together from walls, roofs and details for all others, so that each looks its own and always the same.

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

const walls: Shape[][] = [
  [["wall", box(-20, -4, 40, 26)]],
  [["stone", box(-14, -12, 28, 34)]],
  [
    ["wall", box(-26, 2, 30, 20)],
    ["stone", box(4, -10, 20, 32)],
  ],
  [["wood", box(-24, 0, 48, 22)]],
  [
    ["stone", box(-18, -2, 36, 24)],
    ["shade", box(8, -2, 10, 24)],
  ],
];
/** By walls: where roofs sit, left, right and height. */
const eaves: [number, number, number][] = [
  [-24, 24, -4],
  [-18, 18, -12],
  [0, 28, -10],
  [-28, 28, 0],
  [-22, 22, -2],
];
const roofs: ((left: number, right: number, at: number) => Shape[])[] = [
  (l, r, at) => [["tint", `M${l} ${at}L${(l + r) / 2} ${at - 17}L${r} ${at}Z`]],
  (l, r, at) => [["tint", `M${l} ${at}L${l + 8} ${at - 14}H${r - 8}L${r} ${at}Z`]],
  (l, r, at) => [
    [
      "tint",
      `M${l + 3} ${at}C${l + 1} ${at - 12} ${(l + r) / 2 - 3} ${at - 13} ${(l + r) / 2} ${at - 18}C${(l + r) / 2 + 3} ${at - 13} ${r - 1} ${at - 12} ${r - 3} ${at}Z`,
    ],
  ],
  (l, r, at) => [["tint", `M${l + 2} ${at}V${at - 10}h5v4h5v-4h5v4H${r - 17}v-4h5v4h5v-4h5V${at}Z`]],
  (l, r, at) => [
    ["tint", `M${l} ${at}L${l + 4} ${at - 8}L${(l + r) / 2} ${at - 18}L${r - 4} ${at - 8}L${r} ${at}Z`],
    ["shade", `M${(l + r) / 2} ${at - 18}L${r - 4} ${at - 8}L${r} ${at}H${(l + r) / 2}Z`],
  ],
];
const details: Shape[][] = [
  [
    ["dark", box(-5, 9, 10, 13)],
    ["sky", `${box(-16, 4, 6, 6)}${box(10, 4, 6, 6)}`],
  ],
  [
    ["dark", "M-6 22V12a6 6 0 0 1 12 0V22Z"],
    ["gold", dot(0, 0, 3)],
  ],
  [
    ["sky", `${dot(-10, 8, 4)}${dot(10, 8, 4)}`],
    ["wood", box(-4, 10, 8, 12)],
  ],
  [
    ["dark", box(-16, 8, 14, 14)],
    ["gold", `${box(3, 6, 5, 6)}${box(11, 6, 5, 6)}`],
  ],
];
const extras: Shape[][] = [
  [
    ["stone", box(12, -24, 6, 12)],
    ["sky", `${dot(17, -28, 2.5)}${dot(21, -31, 3)}`],
  ],
  [
    ["line", "M-14 -12V-28"],
    ["gold", "M-14 -28-3 -25-14 -21Z"],
  ],
  [["leaf", `${dot(-25, 12, 6)}${dot(-28, 17, 5)}${box(-27, 17, 2, 6)}`]],
  [
    ["wood", `${box(18, 14, 10, 8)}${box(21, 7, 8, 7)}`],
    ["line", "M18 18h10M21 10.500h8"],
  ],
  [["line", "M25 2-1 -18M-1 2 25 -18M12 -22V6"]],
  [["gold", `${dot(-24, 18, 3.5)}${dot(-18, 19.5, 3)}${dot(-29, 20, 2.5)}`]],
];

/** Always the same number for the same name, below a bound. */
function number(name: string, salt: number, below: number): number {
  let hash = 2166136261 ^ (salt * 40503);
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return ((hash ^ (hash >>> 13)) >>> 0) % below;
}

const made = new Map<string, Shape[]>();

/** The picture of a building. */
export function picture(name: string): Shape[] {
  const own = drawn[name] ?? made.get(name);
  if (own) return own;
  const kind = number(name, 1, walls.length);
  const shapes: Shape[] = [
    ...extras[number(name, 2, extras.length)]!,
    ...walls[kind]!,
    ...roofs[number(name, 3, roofs.length)]!(...eaves[kind]!),
    ...details[number(name, 4, details.length)]!,
  ];
  made.set(name, shapes);
  return shapes;
}
