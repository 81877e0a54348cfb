// Charterstone as the server tells it: shapes only, no rules.
export type Charter = "purple" | "green" | "yellow" | "black" | "blue" | "red";
export type Resource = "pumpkin" | "wood" | "grain" | "coal" | "iron" | "clay";
export const charters: Charter[] = ["purple", "green", "yellow", "black", "blue", "red"];
export const resources: Resource[] = ["pumpkin", "wood", "grain", "coal", "iron", "clay"];

/** A part of a cost or a benefit, in the vocabulary of the content. */
export type Term = { what: string; number: number; per?: string; may?: boolean } | { any: Term[] };

export interface Building {
  title: string;
  charter: Charter | null;
  build: Partial<Record<Resource, number>>;
  cost: Term[];
  benefit: Term[];
  value: number;
  crate: number | null;
}

/** An advancement card that is no building, or a persona. */
export interface Helper {
  title: string;
  kind: string;
  charter: Charter | null;
  when: { event: string; of: string | null } | null;
  gain: Term[];
  cost?: Term[];
  needs?: Objective["needs"];
  ability?: string;
}

/** A kind of minion: what it brings when it is placed, and when an opponent uses its building. */
export interface Minion {
  title: string;
  gain: Term[];
}

export interface Objective {
  title: string;
  needs: { number: number; at_most: boolean; of: string }[];
}

export type Part = Building | Helper | Objective | Minion;

export interface Parts {
  charters: Record<Charter, { resource: Resource; plots: [number, number][] }>;
  buildings: Record<string, Building>;
  cards: Record<string, Helper>;
  personas: Record<string, Helper>;
  objectives: Record<string, Objective>;
  minions: Record<string, Minion>;
  perils: Record<string, string>;
  /** What each space of the progress track shows. */
  progress: string[][];
  rules: string[];
  /** The numbers of all crates of the Index, and of all slots of the Chronicle. */
  index: number[];
  frames: number[];
  slots: Told[];
  stories: Told[];
  crates: Record<string, Crate>;
  commons: string[];
  /** What the chests hold between two games, and the choices made. */
  chests: Record<Charter, Chest>;
  choices: Record<string, { game: number; title: string; king: string }>;
  village: VillageState;
  quota: Record<string, QuotaRow>;
  glory: Record<string, GloryRow>;
}

export interface QuotaRow {
  goods: string;
  amounts: number[];
  bonuses: Term[][];
}

export interface GloryRow {
  stars: number;
  bonus: Term[];
}

/** A rule slot or a story of the Chronicle. */
export interface Told {
  name: string;
  number: number;
  title: string;
  text: string;
  /** How many earlier versions a slot's sticker covers. */
  covers?: number;
}

export interface Chest {
  personas: string[];
  used: string[];
  trophies: number;
  /** By row of glory: its stars. Empty until the first game is over, as capacity is. */
  glory: Record<string, number>;
  capacity: Record<string, number>;
}

/** What came out of a crate. */
export interface Crate {
  title: string;
  story: string;
  persona: string | null;
  minion: string | null;
  buildings: string[];
  cards: string[];
  objectives: string[];
  private: string[];
  unlocks: string[];
}

/** A crate that was opened: its number, the game, and the charter whose player did. */
export type Find = [crate: number, game: number, charter: Charter];

/** The village between two games. */
export interface VillageState {
  number: number;
  charters: Record<Charter, { active: boolean; automa: boolean; plots: string[] }>;
  names: Record<string, string>;
  /** By what waits for a name: the charter whose player may give it. */
  rights: Record<string, string>;
  opened: number[];
  finds?: Find[];
  archive: string[];
  choices: string[];
  winners: Charter[][];
}

export interface Plot {
  building: string | null;
  worker: number | null;
  beside?: number;
  minion?: string;
  peril?: string;
  income?: number[];
}

export interface Player {
  charter: Charter;
  automa: boolean;
  vp: number;
  goods: Record<"coin" | Resource, number>;
  influence: number;
  spent: number;
  workers: number;
  cards: string[];
  personas: string[];
  used: string[];
  minions: Record<string, number>;
  perils: Record<string, number>;
  objectives: Record<string, { scored: boolean; met: boolean }>;
  omen: Charter | null;
  chest: {
    personas: string[];
    /** Those that have been played with in a game before. */
    used: string[];
    trophies?: number;
    glory?: Record<string, number>;
    capacity?: Record<string, number>;
  };
}

export interface Question {
  ask: string;
  seat: number | null;
  number?: number;
  what?: string;
  kind?: string | null;
  term?: Term;
  terms?: Term[];
  building?: string;
  partly?: boolean;
  choices?: Record<string, { title: string; king: string; gain: Term[] }>;
}

export interface View {
  number: number;
  seats: number;
  options: { automas: number };
  turn: number[];
  step: string;
  question: Question | null;
  first: number;
  current: number;
  round: number;
  progress: { at: number; start: number; end: number; ending: boolean };
  commons: Record<string, number | null>;
  /** Who stands beside the worker on a building of the Commons. */
  beside: Record<string, number>;
  charters: Record<Charter, { seat: number | null; plots: Plot[] }>;
  supply: Record<"coin" | Resource, number>;
  mat: string[];
  deck: string[];
  discard: string[];
  built: string[];
  objectives: Record<string, { scored: number[]; met: number[] }>;
  quota: { row: string; column: number; seat: number | null }[];
  reputation: { spaces: number; tokens: number[] };
  players: Player[];
  guidepost: { counter: string; fewest: boolean; met: number[]; choice: string | null } | null;
  opened: number[];
  finds: Find[];
  archive: string[];
  /** What was in the crates opened in this game. */
  crates: Record<string, Crate>;
  /** The slots of the Chronicle that can be read, also those opened in this game. */
  slots: Pick<Told, "name" | "number" | "covers">[];
  rules: string[];
  /** Minions in the supply, and perils that lie nowhere, of the kinds there are. */
  minions: Record<string, number>;
  perils: Record<string, number>;
  /** Rows and perils that came with crates opened in this game: parts do not have them yet. */
  came: Pick<Parts, "quota" | "glory" | "perils">;
  looked: string[];
  /** What crates opened in this game have brought. */
  unlocked: Record<string, Part>;
  /** Names given by players. */
  names: Record<string, string>;
  winners: number[];
  result: { ranks: number[]; scores: number[] } | null;
  you: number | null;
}

export type Field =
  "building" | "card" | "plot" | "objective" | "space" | "resources" | "minion" | "persona" | "choice";
/** A move: its verb under `move`, and what it names. */
export type Move = { move: string } & Record<string, string | number>;
