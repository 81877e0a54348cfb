// Which icon stands for what; what has none of its own yet gets the common one, and its name is said.
const own = new Set([
  ..."pumpkin wood grain coal iron clay resource coin influence vp reputation progress card assistant building".split(
    " ",
  ),
  ..."blueprint constructed crate objective quota persona income worker deck hourglass".split(" "),
]);
const borrowed: Record<string, string> = {
  top: "deck",
  search: "deck",
  junk: "deck",
  private: "objective",
  shift: "progress",
  recall: "worker",
  return: "worker",
  retrieve: "worker",
  guest: "card",
  item: "card",
  friend: "card",
  treasure: "card",
  "resource-kind": "resource",
  "card-kind": "card",
  "building-card": "building",
  "own-building": "constructed",
  goods: "coin",
};

/** The name of the icon in the sprite. */
export const icon = (what: string): string => `#cs-${own.has(what) ? what : (borrowed[what] ?? "other")}`;
