// A little drawing for each band of buildings, in a box of 48 by 30 with the ground at 28: bodies, and lines on them.
interface Drawing {
  body: string;
  lines: string;
}

const outpost: Drawing = {
  body: "M12 28A11 11 0 0 1 34 28ZM34 28V22H41V28Z",
  lines: "M23 17V6M23 6 19 9M23 6 27 9M19 28V23H25V28M36 25H39M5 28H43",
};
const refinery: Drawing = {
  body: "M6 28V16A5.5 4 0 0 1 17 16V28ZM20 28V11A5.5 4 0 0 1 31 11V28ZM35 28V19H42V28Z",
  lines: "M17 21H20M31 15H38V19M6 20H17M20 16H31M20 22H31M3 28H45",
};
const factory: Drawing = {
  body: "M5 28V15L14 10V15L23 10V15L32 10V28ZM35 28V5H41V28Z",
  lines: "M10 20H13M17 20H20M24 20H27M35 10H41M10 24H13M17 24H20M24 24H27M2 28H46",
};
const laboratory: Drawing = {
  body: "M20 4H28V12L38 26A1.5 1.5 0 0 1 37 28H11A1.5 1.5 0 0 1 10 26L20 12Z",
  lines: "M18 4H30M15 20H33M20 24.5H20.1M26 23H26.1M24 16H24.1M5 28H43",
};
const powerPlant: Drawing = {
  body: "M7 28C10 20 10 15 8 8H20C18 15 18 20 21 28ZM24 28C27 21 27 17 25.5 12H36C34.5 17 34.5 21 38 28Z",
  lines: "M8 8H20M25.5 12H36M11 5C12 3 14 4 14 2M29 9C30 7 32 8 32 6M41 28V17L44 21H39L42 26M3 28H46",
};
const spaceport: Drawing = {
  body: "M24 1C29 6 30 13 28 22H20C18 13 19 6 24 1ZM20 14 14 22V25L20 21ZM28 14 34 22V25L28 21Z",
  lines: "M24 8.5A2 2 0 1 0 24 12.5 2 2 0 1 0 24 8.5ZM21.5 25V27M26.5 25V27M24 25V28M8 28H40M40 28V10M40 13 34 16",
};

const bands: Record<string, Drawing> = {
  outpost,
  refinery,
  factory,
  laboratory,
  power_plant: powerPlant,
  spaceport,
};

/** The drawing for a building. Buildings of other editions get the one for their number. */
export function drawing(building: string, number: number): Drawing {
  const byNumber = [outpost, refinery, factory, laboratory, powerPlant];
  return bands[building] ?? byNumber[Math.floor((number - 2) / 2)] ?? spaceport;
}
