// The shapes of Charon, Inc., as the API's description has them.
import type { components } from "../../api/schema";

type Shapes = components["schemas"];
export type CharonView = Shapes["CharonView"];
export type CharonPreview = Shapes["CharonPreview"];
export type CharonAssets = Shapes["CharonAssets"];
export type CharonMove = Shapes["CharonMove"];
export type Zone = Shapes["CharonZone"];
export type Gems = Shapes["CharonGems"];
export type Change = Shapes["CharonChange"];
export type Plan = Shapes["CharonPlan"];
export type Gem = keyof Gems;
export type Area = keyof CharonView["areas"];
export type Step = CharonView["step"];
