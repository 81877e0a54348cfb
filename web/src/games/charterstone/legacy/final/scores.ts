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
  /** Null for a charter that cannot win although it has the points for it. */
  rank: number | null;
  champion: boolean;
}

type Counted = Pick<Row, "points" | "total" | "champion">;

/** Which comes first: more points, or else more in the first category in which they differ. */
function compare(one: Counted, other: Counted): number {
  if (one.total !== other.total) return other.total - one.total;
  const at = one.points.findIndex((points, index) => points !== other.points[index]);
  return at < 0 ? 0 : other.points[at]! - one.points[at]!;
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
  const first = scored.find(({ champion }) => champion);
  const isBarred = (row: Counted): boolean => !row.champion && first !== undefined && compare(row, first) <= 0;
  const ranked = scored.filter((row) => !isBarred(row));
  return scored.map((row) => ({
    ...row,
    rank: isBarred(row) ? null : 1 + ranked.filter((other) => compare(other, row) < 0).length,
  }));
}

/** The champions first, then the others by what they have made of the campaign. */
export const byResult = (rows: Row[]): Row[] =>
  [...rows].sort((one, other) => Number(other.champion) - Number(one.champion) || compare(one, other));

/** The charter that would have won, or shared the victory, had it not kept the spectral worker. */
export const barred = (rows: Row[]): Row | undefined => rows.find(({ rank }) => rank === null);

/** What one of a category counts for with a victory card; null where each counts for itself. */
export function worth(assets: Assets, { card }: Pick<Row, "card">, category: Category): number | null {
  if (category === "values") return null;
  if (category === "glory") return GLORY;
  const { capacity, persona, trophy } = assets.victory[card]!;
  return { capacity, personas: persona, trophies: trophy }[category];
}
