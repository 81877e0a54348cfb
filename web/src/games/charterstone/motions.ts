// How what others do is shown: workers walk to buildings and home, goods fly to their takers, tokens to their spaces.
import type { Flight, Motions } from "../motion";

const player = (seat: unknown): string => `.players [data-seat="${seat}"]`;
/** One of a player's workers; which one, where that is told. */
const worker = (seat: unknown, kind: unknown = "any"): string =>
  `${player(seat)} .worker-icon[data-at-hand${kind === "any" ? "" : `="${kind}"`}]`;
const good = (seat: unknown, what: unknown): string => `${player(seat)} [data-good="${what}"]`;
const building = (name: unknown): string => `.village [data-building="${name}"]`;
const token = (seat: unknown, to: string): Flight[] => [
  { from: good(seat, "influence"), to, as: `${good(seat, "influence")} svg` },
];
const space = (row: unknown, column: unknown): string => `[data-space="${row} ${column}"]`;
const objective = (name: unknown): string => `[data-objective="${name}"]`;

export const motions: Motions = {
  duration: 560,
  apart: 70,
  frames: (at) => [
    at("start", 1),
    { opacity: 1, offset: 0.2 },
    { ...at("end", 1.6), opacity: 1, offset: 0.85 },
    { ...at("end", 1), opacity: 0 },
  ],
  middle: ".village .commons",
  turn: "turn",
  events: {
    settled: { ms: 400, at: (event) => building(event.building) },
    placed: {
      ms: 900,
      own: true,
      at: (event) => building(event.building),
      flights: ({ seat, worker: kind, building: name, bumped }) => [
        {
          from: worker(seat, kind),
          to: building(name),
          as: worker(seat, kind),
          landing: `[data-piece="${name} ${seat}"]`,
        },
        ...(bumped === null ? [] : [{ from: building(name), to: worker(bumped), as: worker(bumped), waits: true }]),
      ],
    },
    retrieved: { ms: 600, at: ({ seat }) => player(seat) },
    gained: {
      flights: ({ seat, what }, place) => [{ from: place, to: good(seat, what), as: `${good(seat, what)} svg` }],
    },
    paid: {
      flights: ({ seat, goods, to }, place) =>
        Object.keys(goods as object).map((what) => ({
          from: good(seat, what),
          to: to === undefined ? place : good(to, what),
          as: `${good(seat, what)} svg`,
        })),
    },
    opened: { ms: 1600, at: ({ seat }) => player(seat) },
    built: { ms: 1400, at: (event) => building(event.card) },
    "objective-scored": {
      ms: 1200,
      at: (event) => objective(event.objective),
      flights: (event) => token(event.seat, objective(event.objective)),
    },
    shipped: {
      ms: 900,
      at: ({ row, column }) => space(row, column),
      flights: ({ seat, row, column }) => token(seat, space(row, column)),
    },
    took: {
      ms: 700,
      at: ({ seat }) => player(seat),
      flights: ({ seat }) => [{ from: ".mat", to: `${player(seat)} .cards`, as: `${player(seat)} .cards svg` }],
    },
    "reputation-scored": { ms: 900, at: ({ seat }) => player(seat) },
    hourglass: { ms: 1200 },
  },
};
