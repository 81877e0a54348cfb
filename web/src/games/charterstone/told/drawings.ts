// What stands on the horizon above each story, by the number of its slot: paths of a drawing 320 wide, on the ground at
// 104, each with a colour. No drawing names what is locked.

export type Stroke = "wood" | "dark" | "cloth" | "light" | "stone" | "leaf" | "skin" | "fire" | "line";
type Drawing = [stuff: Stroke, path: string][];

const wagon = (x: number): Drawing => [
  ["cloth", `M${x} 88C${x} 66 ${x + 34} 66 ${x + 34} 88Z`],
  ["wood", `M${x - 2} 88H${x + 36}L${x + 33} 96H${x + 1}Z`],
  ["dark", `M${x + 3} 99a5 5 0 1 0 10 0a5 5 0 1 0-10 0M${x + 21} 99a5 5 0 1 0 10 0a5 5 0 1 0-10 0`],
];
const person = (x: number, tall = 26, stuff: Stroke = "dark"): Drawing => [
  [
    stuff,
    `M${x - 6} 104C${x - 7} ${104 - tall * 0.6} ${x - 4} ${104 - tall * 0.7} ${x} ${104 - tall * 0.7}C${x + 4} ${104 - tall * 0.7} ${x + 7} ${104 - tall * 0.6} ${x + 6} 104Z`,
  ],
  ["skin", `M${x - 4} ${104 - tall * 0.86}a4 4 0 1 0 8 0a4 4 0 1 0-8 0`],
];
const house = (x: number, wide = 30, tall = 24): Drawing => [
  ["stone", `M${x} 104V${104 - tall}H${x + wide}V104Z`],
  ["wood", `M${x - 4} ${104 - tall}L${x + wide / 2} ${88 - tall}L${x + wide + 4} ${104 - tall}Z`],
  ["fire", `M${x + wide / 2 - 4} 104V${104 - tall * 0.5}H${x + wide / 2 + 4}V104Z`],
];
const crate = (x: number, size: number): Drawing => [
  ["wood", `M${x} 104V${104 - size}H${x + size}V104Z`],
  [
    "line",
    `M${x} ${104 - size}L${x + size} 104M${x + size} ${104 - size}L${x} 104M${x} ${104 - size}H${x + size}V104H${x}Z`,
  ],
];
const island = (x: number, y: number, wide: number): Drawing => [
  [
    "stone",
    `M${x} ${y}H${x + wide}C${x + wide * 0.8} ${y + 16} ${x + wide * 0.6} ${y + 14} ${x + wide / 2} ${y + 28}C${x + wide * 0.4} ${y + 14} ${x + wide * 0.2} ${y + 16} ${x} ${y}Z`,
  ],
  ["leaf", `M${x} ${y}C${x + wide * 0.2} ${y - 9} ${x + wide * 0.8} ${y - 9} ${x + wide} ${y}Z`],
];
const letter = (x: number, y: number, wide: number): Drawing => [
  ["light", `M${x} ${y}H${x + wide}V${y + wide * 0.62}H${x}Z`],
  [
    "line",
    `M${x} ${y}L${x + wide / 2} ${y + wide * 0.34}L${x + wide} ${y}M${x} ${y}H${x + wide}V${y + wide * 0.62}H${x}Z`,
  ],
  ["fire", `M${x + wide / 2 - 5} ${y + wide * 0.38}a5 5 0 1 0 10 0a5 5 0 1 0-10 0`],
];
const crown = (x: number, y: number, wide: number): Drawing => [
  [
    "fire",
    `M${x} ${y}V${y - wide * 0.6}L${x + wide * 0.27} ${y - wide * 0.32}L${x + wide / 2} ${y - wide * 0.75}L${x + wide * 0.73} ${y - wide * 0.32}L${x + wide} ${y - wide * 0.6}V${y}Z`,
  ],
  ["line", `M${x} ${y - wide * 0.14}H${x + wide}`],
];

export const drawings: Record<number, Drawing> = {
  1: [...wagon(70), ...wagon(118), ["stone", "M166 104V82C166 74 180 74 180 82V104Z"], ...wagon(196), ...wagon(244)],
  2: [...crate(136, 46), ...crate(92, 30), ...crate(194, 30), ...person(224), ["light", "M150 58L160 34L170 58Z"]],
  3: [...house(84), ...letter(136, 54, 54), ...house(210)],
  4: [
    ["stone", "M60 104V84H260V104Z"],
    ["line", "M60 94H260M90 84V94M130 94V104M170 84V94M210 94V104"],
    ["dark", "M96 84c0-18 16-18 16 0ZM136 84c0-22 14-22 14 0ZM176 84c0-16 18-16 18 0ZM216 84c0-20 12-20 12 0Z"],
  ],
  5: [
    ...house(70),
    ...house(220),
    ["dark", "M126 104C120 80 150 84 146 62C170 74 186 88 176 104Z"],
    ["fire", "M140 96a3 3 0 1 0 6 0a3 3 0 1 0-6 0M156 96a3 3 0 1 0 6 0a3 3 0 1 0-6 0"],
  ],
  6: [
    ...house(62, 26),
    ["wood", "M118 104V92H202V104Z"],
    ["fire", "M136 92V84H150V92ZM152 92V76H166V92ZM168 92V82H182V92Z"],
    ...person(108, 30),
    ...person(214, 30),
    ...house(236, 26),
  ],
  7: [...house(70), ["wood", "M132 104V60H140V74H184V60H192V104H184V82H140V104Z"], ...person(206), ...house(228)],
  8: [
    ...island(92, 48, 52),
    ...island(176, 34, 60),
    ["wood", "M196 28V14H214V28Z"],
    ["line", "M206 62V104"],
    ...person(222),
  ],
  9: [
    ...house(66),
    ...person(120, 30, "leaf"),
    ...person(142, 34, "cloth"),
    ...person(164, 28, "wood"),
    ...person(186, 36, "stone"),
    ...person(208, 30, "fire"),
    ...person(230, 26),
  ],
  10: [
    ...person(96),
    ...person(120, 30),
    ["light", "M138 76H182V104H138Z"],
    ["line", "M138 76H182V104H138ZM138 76L148 66H192L182 76M192 66V94L182 104M150 86h.1M170 96h.1M160 90h.1"],
    ...person(206, 30),
    ...person(228),
  ],
  11: [...letter(92, 62, 40), ...letter(142, 48, 40), ...letter(192, 62, 40)],
  12: [
    ...house(72),
    ...house(124, 34, 30),
    ...house(178),
    ["line", "M232 104L250 62"],
    ["fire", "M224 104C228 94 238 94 240 104Z"],
  ],
  13: [
    ["stone", "M130 104V96H190V104Z"],
    ["light", "M148 96V56H172V96Z"],
    ["fire", "M160 54C148 44 160 34 160 22C168 36 174 44 160 54Z"],
  ],
  14: [...crown(134, 74, 52), ["wood", "M126 104V78H194V104Z"], ...person(92), ...person(228)],
  15: [
    ...person(84, 30, "cloth"),
    ...person(104, 30, "cloth"),
    ["wood", "M157 104V40H161V104Z"],
    ["fire", "M161 40H196L186 50L196 60H161Z"],
    ...person(218, 30, "leaf"),
    ...person(238, 30, "leaf"),
  ],
  16: [
    ...house(62),
    ...house(112),
    ["light", "M198 30a16 16 0 1 0 16 24a14 14 0 1 1-16-24Z"],
    ...house(172),
    ...house(226),
  ],
  17: [...house(56), ...house(100, 30, 32), ...house(146, 34, 26), ...house(194, 30, 34), ...house(240)],
  18: [...house(52), ...crown(140, 64, 44), ...house(104, 32, 30), ...house(188, 32, 30), ...house(240)],
};
