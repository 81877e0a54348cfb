// How what others do is shown: flags fly from areas to spots, gems from zones to their takers, cards to their places.
import type { Motions } from "../motion";

const flag = (seat: unknown): string => `.players [data-seat="${seat}"] .flag-icon`;
const spot = (name: unknown): string => `[data-spot="${name}"]`;
const standing = (name: unknown): string => `${spot(name)} .standing`;
const heap = (seat: unknown, gem: unknown): string => `.players [data-seat="${seat}"] [data-gem="${gem}"]`;
const card = (name: unknown): string => `[data-card="${name}"]`;
const area = (name: unknown): string => `[data-area="${name}"]`;
const zone = (name: unknown): string => `[data-zone="${name}"]`;
const player = (seat: unknown): string => `.players [data-seat="${seat}"]`;

export const motions: Motions = {
  duration: 620,
  apart: 45,
  frames: (at) => [at("start", 1.9), { opacity: 1, offset: 0.15 }, { ...at("end", 1), opacity: 1 }],
  middle: ".moon",
  common: ["row-revealed", "live", "claimed", "tied"],
  events: {
    staked: {
      ms: 700,
      own: true,
      at: (event) => spot(event.spot),
      flights: ({ area: from, spot: to, seat }) => [
        { from: `${area(from)} .flags`, to: spot(to), as: flag(seat), landing: standing(to) },
      ],
    },
    relocated: {
      ms: 900,
      own: true,
      at: (event) => spot(event.to),
      flights: ({ spot: from, to, seat }) => [
        { from: spot(from), to: spot(to), as: flag(seat), landing: standing(to), waits: true },
      ],
    },
    claimed: {
      ms: 1600,
      at: (event) => zone(event.zone),
      flights: ({ zone: from, seat, gem, count }) =>
        Array.from({ length: Number(count) }, () => ({
          from: zone(from),
          to: heap(seat, gem),
          as: `${heap(seat, gem)} svg`,
        })),
    },
    tied: { ms: 1600, at: (event) => zone(event.zone) },
    found: {
      at: () => area("mineral"),
      flights: ({ seat }) => [{ from: area("mineral"), to: heap(seat, "clear"), as: `${heap(seat, "clear")} svg` }],
    },
    "row-revealed": {
      ms: 1000,
      at: (event) => card((event.cards as string[])[0]),
      flights: ({ cards }) =>
        (cards as string[]).map((name) => ({ from: ".players", to: card(name), as: card(name), landing: card(name) })),
    },
    took: {
      ms: 600,
      at: ({ seat }) => player(seat),
      flights: ({ card: name }) =>
        name ? [{ from: `[data-lesson="pile"]`, to: card(name), as: card(name), landing: card(name) }] : [],
    },
    built: { ms: 800, at: ({ seat }) => player(seat) },
    traded: { ms: 500, at: ({ seat }) => player(seat) },
    transmuted: { ms: 600, at: ({ seat }) => player(seat) },
    passed: { ms: 400, at: (event) => area(event.area) },
    ended: { ms: 300, at: ({ seat }) => player(seat) },
  },
};
