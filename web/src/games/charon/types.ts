// Charon, Inc. as the server tells it: shapes only, no rules.

export type Gem = "blue" | "yellow" | "green" | "purple" | "black" | "clear";
export type Gems = Record<Gem, number>;
export type Area = "intelligence" | "mineral" | "engineering" | "synchrotron" | "warehouse";
export type Step =
  | "order"
  | "bury"
  | "round"
  | "seed"
  | "deal"
  | "swap"
  | "draw"
  | "offer"
  | "stake"
  | "intelligence"
  | "claim"
  | "engineering"
  | "build"
  | "keep"
  | "reset"
  | "over";
export type Phase = "setup" | "stake" | "claim" | "build" | "reset" | "over";

export interface Zone {
  pits: number;
  gem: Gem | null;
  count: number;
  influence: number[];
  winner: number | null;
  how: "most" | "centre" | "roads" | null;
  tied: number[];
}

export interface CharonView {
  seats: number;
  options: Record<string, boolean | number | string>;
  round: number;
  phase: Phase;
  step: Step;
  turn: number[];
  order: number[];
  /** The order that the gems, as they are, would give. */
  next_order: number[];
  zones: Record<string, Zone>;
  /** By spot, whose flag stands there. */
  flags: Record<string, number>;
  areas: Record<Area, { flags: number[]; live: boolean; holders: number[] }>;
  bag: Gems;
  supply: Gems;
  players: { gems: Gems; hand_size: number; built: string[]; score: number }[];
  row: string[];
  deck_size: number;
  pile_size: number;
  aside_size: number;
  from_row: boolean;
  transmuted: boolean;
  result: { ranks: number[]; scores: number[]; ties: { seats: number[]; by: string | null; detail: unknown }[] } | null;
  you: number | null;
  known: { hands: string[][]; pile: string[] };
  hand?: string[];
  fresh?: string[];
  /** What the viewer has answered where all choose at once: a card, or gems by letter. */
  answer?: string | null;
  aside?: string[];
  pile?: string[];
}

export interface CharonParts {
  columns: number;
  rows: number;
  zones: Record<string, { x: number; y: number; pits: number; tint: "yellow" | "pink" | "blue" | null }>;
  spots: Record<string, { x: number; y: number; kind: "centre" | "road" | "crossing"; zones: string[] }>;
  cards: Record<string, { number: number; cost: Partial<Gems>; building: string }>;
  areas: Area[];
  gems: Gem[];
  letters: Record<Gem, string>;
}

/** What a flag would change: every zone that would stand otherwise, and the gems it wins and denies to others. */
export interface Change {
  zones: Record<string, Zone>;
  won: number;
  denied: number;
}

export interface Plan {
  plan: "now" | "trades" | "lacks" | "built" | "row-used";
  clear: string;
  lacks: string;
  trades: number;
  moves: CharonMove[];
}

export interface CharonOutlook {
  claims: { gems: Gems; total: number }[] | null;
  stakes: Record<string, Change> | null;
  leaving: Partial<Record<Area, { flags: number[]; live: boolean }>> | null;
  relocations: Record<string, Record<string, Change>> | null;
  /** By card in sight, whether and how it can be paid; null for a spectator. */
  cards: Record<string, Plan> | null;
  keep: { most: number; clear_free: boolean } | null;
}

export type CharonMove =
  | { move: "swap"; card: string }
  | { move: "done" }
  | { move: "offer"; card: string }
  | { move: "stake"; area: Area; spot: string }
  | { move: "relocate"; spot: string; to: string }
  | { move: "take"; card: string }
  | { move: "pass" }
  | { move: "trade"; give: string; get: string }
  | { move: "synchrotron"; give: string; get: string; count: number }
  | { move: "build"; card: string; clear: string }
  | { move: "end" }
  | { move: "keep"; gems: string };
