// Which icon of the sprite stands for what. Every word of the vocabulary has one. What a home-made edition adds gets a
// common one with its name.
import { kindOf } from "./kinds";

const words = [
  "pumpkin wood grain coal iron clay resource coin influence vp reputation progress card assistant building",
  "blueprint constructed crate objective quota persona income worker deck hourglass guest item friend treasure minion",
  "peril private capacity star trophy chest top search junk recall return retrieve again free shift resource-kind",
  "card-kind building-card own-building value goods minion-kind minion-out peril-kind happy angry guidepost glory",
  "island candle die emblem victory loyal rebel kind unkind ghostly",
];
const own = new Set(words.join(" ").split(" "));

/** The name of the icon in the sprite. */
export function icon(what: string): string {
  return `#cs-${own.has(what) ? what : (kindOf(what) ?? "other")}`;
}
