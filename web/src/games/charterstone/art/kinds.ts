// Icons of what is in crates, on a grid of 24 around the origin. They are keyed by numbers made from names, so that the
// page's code does not give away what a crate holds.
import { numberOf } from "./number";

/** A fill, a path, and the colour of its edge if it has one. */
export type Drawn = [fill: string, path: string, edge?: string];

const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const eyes = (apart: number, y: number, r: number): string => dot(-apart, y, r) + dot(apart, y, r);
const sign: Drawn = ["#fff2d8", "M0 -11.5 11.5 0 0 11.5-11.5 0Z", "#a3231b"];

export const kinds: Record<number, Drawn[]> = {
  108294053: [
    ["#5d5569", "M-8.5 -10-3.5 -6H3.500L8.5 -10 9 1C9 7 4 10 0 10S-9 7-9 1Z", "#2f2937"],
    ["#f4cd4c", eyes(3.8, 0, 2), "#2f2937"],
    ["#2f2937", eyes(3.8, 0, 0.8)],
    ["#f0a7a7", "M-1.6 3.500H1.600L0 5.500Z"],
    ["none", "M-4 5.500-9 5M-4 6.500-8.5 8M4 5.500 9 5M4 6.500 8.5 8", "#efe6ff"],
  ],
  2017706448: [
    ["#f1f5fc", "M-8 10V-1C-8 -14 8 -14 8 -1V10L5 7 2.5 10 0 7-2.5 10-5 7Z", "#6d7c98"],
    ["#3b4661", eyes(3, -3, 1.7)],
    ["#3b4661", dot(0, 2, 1.6)],
  ],
  727500923: [
    ["#f2d3b0", dot(0, -4, 5.5), "#6b4a2b"],
    ["#3a2c22", "M-5.8 -4C-6 -12 6 -12 5.8 -4C3 -7.5-3 -7.5-5.8 -4Z"],
    ["#2f3140", "M-9.5 11C-9.5 4-4 2.500 0 2.500S9.5 4 9.5 11Z", "#14151c"],
    ["#fdfaf2", "M-2.5 2.5 0 11 2.5 2.500Z"],
    ["#c53b31", "M-4 2.5 0 4.5 4 2.500V7L0 5-4 7Z", "#6f120b"],
  ],
  4293161611: [
    ["#a08f7c", "M-5 -10.500H5V-5H9.500V5H6.500V10.500H1V6H-1V10.500H-6.500V5H-9.500V-5H-5Z", "#4d4033"],
    ["#7d6d5b", "M-9.5 1H-6V5H-9.500ZM6 1H9.500V5H6ZM-3 1H3V4H-3Z"],
    ["#4fd6c4", eyes(2.2, -7, 1.2)],
  ],
  3457302654: [
    ["#9db4c8", "M-8.5 -5H8.500V9H-8.500Z", "#34506a"],
    ["#34506a", "M-.7 -9H.700V-5H-.7ZM-11 0H-8.500V4H-11ZM8.5 0H11V4H8.500Z"],
    ["#e5533f", dot(0, -9.5, 1.9), "#7e2018"],
    ["#fdf6d3", eyes(3.6, -0.5, 2.3), "#34506a"],
    ["#34506a", eyes(3.6, -0.5, 0.9)],
    ["#34506a", "M-5 4.500H5V6.500H-5Z"],
  ],
  2756059245: [
    ["#f2d3b0", "M-5.5 1H5.500V5C5.5 11-5.5 11-5.5 5Z", "#6b4a2b"],
    ["#ffffff", "M-6 2V-2C-12 -3-10 -11-4 -9.500C-2 -12.5 3 -12.5 4.5 -9.500C10 -11 12 -3 6 -2V2Z", "#7b7264"],
    ["none", "M-6 -1H6", "#b9af9d"],
    ["#3a2c22", `${eyes(2.3, 4, 0.9)}M-3 6.500C-1 8 1 8 3 6.500C2 9.500-2 9.500-3 6.500Z`],
  ],
  3177925854: [
    sign,
    ["#3a2a2a", "M-7.5 -3C-3 -4.500 3 -4.500 7.5 -3C8 3 4 5 1.5 1.500H-1.500C-4 5-8 3-7.5 -3Z"],
    ["#fff2d8", "M-5 -1.500H-1.500L-2.5 .8H-4ZM5 -1.500H1.500L2.5 .8H4Z"],
  ],
  2121948336: [
    sign,
    ["#4b4f5a", "M0 -7.500C4.5 -2 5 0 5 1.800A5 5 0 0 1-5 1.800C-5 0-4.5 -2 0 -7.500Z"],
    ["none", "M-5.5 -4.500 5.5 5.500", "#d23a2e"],
  ],
  1554009595: [
    sign,
    ["#6f8fb5", "M-6 -4.500H6V5H-6Z", "#2c4a70"],
    ["none", "M-6 .200H6M-1.5 -4.500V.200M2 .200V5", "#2c4a70"],
    ["none", "M1.5 -6-1.5 -2 2 0-1.5 3 .5 6", "#fff2d8"],
  ],
  2793785617: [
    sign,
    ["#6f7f52", "M-6 3.500C-6.5 -3 1 -5 4 -1.500L7.5 2C6.5 4-4 4-6 3.500Z", "#37421f"],
    ["#6f7f52", dot(1, -2.8, 1.9), "#37421f"],
    ["none", "M-6 3C-9 2-7 -1.500-4.5 -3", "#37421f"],
    ["#1f2611", dot(4.3, 0.5, 0.8)],
  ],
  2436440354: [
    sign,
    ["#8a5a9e", "M1 6C-7 4-7 -4 .500 -7.500C6.5 -4 6 3.500 1 6Z", "#472456"],
    ["none", "M1 6C0 2 0 -3 .500 -6", "#472456"],
    ["#2c1338", `${dot(-2.2, -1, 1.2)}${dot(2.8, 1.5, 1.1)}${dot(2, -3, 0.9)}`],
  ],
  974762480: [
    sign,
    ["#d9b54a", "M-7 0H7C7 5 3.500 6 0 6S-7 5-7 0Z", "#6f5310"],
    ["none", "M-2 -2V-6M1.5 -2.500 3 -6", "#a67c14"],
  ],
};

/** The number of a kind with an icon; null for all other names. */
export function kindOf(name: string): number | null {
  const number = numberOf(name);
  return number in kinds ? number : null;
}
