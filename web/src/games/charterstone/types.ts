// The shapes of Charterstone, as the API's description has them.
import type { components } from "../../api/schema";

type Shapes = components["schemas"];
export type View = Shapes["CharterstoneView"];
export type Assets = Shapes["CharterstoneAssets"];
export type Term = Shapes["CharterstoneTerm"];
export type Building = Shapes["CharterstoneBuildingPart"];
export type AbilityCard = Shapes["CharterstoneAbilityPart"];
export type Objective = Shapes["CharterstoneObjectivePart"];
export type Minion = Shapes["CharterstoneMinionPart"];
export type Part = Shapes["CharterstonePart"];
export type Crate = Shapes["CharterstoneCrateContents"];
export type QuotaRow = Shapes["CharterstoneQuotaRow"];
export type GloryRow = Shapes["CharterstoneGloryRow"];
/** A rule slot or a story of the Chronicle. */
export type Told = Pick<Shapes["CharterstoneSlotText"], "name" | "number" | "title" | "text"> &
  Partial<Pick<Shapes["CharterstoneSlotText"], "covers">>;
export type Story = Shapes["CharterstoneStoryText"];
export type Find = Shapes["CharterstoneFind"];
export type VillageState = Shapes["CharterstoneVillageState"];
export type Plot = Shapes["CharterstonePlot"];
export type Player = Shapes["CharterstonePlayer"];
export type Question = Shapes["CharterstoneQuestion"];
export type Charter = Player["charter"];
export type Resource = Exclude<keyof Shapes["CharterstoneGoods"], "coin">;

export const charters: Charter[] = ["purple", "green", "yellow", "black", "blue", "red"];
export const resources: Resource[] = ["pumpkin", "wood", "grain", "coal", "iron", "clay"];

export type Field =
  | "building"
  | "worker"
  | "card"
  | "tile"
  | "plot"
  | "objective"
  | "space"
  | "resources"
  | "minion"
  | "persona"
  | "choice";
/** A move, of which choosers ask for any field: its verb under `move`, and what it names. */
export type Move = { move: string } & Record<string, string | number>;
