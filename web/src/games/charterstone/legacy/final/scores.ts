// The last scoring of a campaign, as it was stored with the village: category by category, charter by charter.
import { charters, type Assets, type Charter, type VillageState } from "../../types";

export const categories = ["capacity", "personas", "trophies", "glory", "values"] as const;
export type Category = (typeof categories)[number];
type Stored = NonNullable<VillageState["final"]>[string];

/** What shows a category. */
export const icons: Record<Category, string> = {
  capacity: "capacity",
  personas: "persona",
  trophies: "trophy",
  glory: "star",
  values: "building",
};
const GLORY = 10;

export interface Row {
  charter: Charter;
  card: string;
  /** By category, in the order in which ties are broken. */
  points: number[];
  total: number;
  rank: number;
  champion: boolean;
}

/** Higher ranks come first: more points, or else more in the first category in which they differ. */
function compare(one: number[], other: number[]): number {
  const at = one.findIndex((points, index) => points !== other[index]);
  return at < 0 ? 0 : other[at]! - one[at]!;
}

export const pointsOf = (score: Stored): number[] => categories.map((category) => score[category]);
const sum = (points: number[]): number => points.reduce((one, other) => one + other, 0);

/** The charters that were played, clockwise. */
export function rowsOf({ village: { final = {}, champions = [] } }: Assets): Row[] {
  const scored = charters.flatMap((charter) => {
    const score = final[charter];
    if (!score) return [];
    const points = pointsOf(score);
    return [{ charter, card: score.card, points, total: sum(points), champion: champions.includes(charter) }];
  });
  const key = ({ total, points }: { total: number; points: number[] }): number[] => [total, ...points];
  return scored.map((row) => ({
    ...row,
    rank: 1 + scored.filter((other) => compare(key(other), key(row)) < 0).length,
  }));
}

/** The charter that would have won, or shared the victory, had it not kept the spectral worker. */
export const barred = (rows: Row[]): Row | undefined => rows.find(({ rank, champion }) => rank === 1 && !champion);

/** What one of a category counts for with a victory card; null where each counts for itself. */
export function worth(assets: Assets, { card }: Pick<Row, "card">, category: Category): number | null {
  if (category === "values") return null;
  if (category === "glory") return GLORY;
  const { capacity, persona, trophy } = assets.victory[card]!;
  return { capacity, personas: persona, trophies: trophy }[category];
}
