// What the table shell asks of a game's folder, and what it gives it.
import type { Component, Snippet } from "svelte";
import type { Plain, Table } from "../api/client";

/** A game as it is to be drawn now. `moves` is null unless the viewer owes a decision. */
export interface Scene<View = Plain, Outlook = Plain, Parts = Plain> {
  table: Table;
  parts: Parts;
  view: View;
  /** The seat through whose eyes we look; null as a spectator. */
  viewer: number | null;
  /** The seats that owe a decision. */
  turn: number[];
  moves: Plain[] | null;
  /** What decisions would change, as the server works it out; null until it has come, and in a replay. */
  outlook: Outlook | null;
  /** The game's own events since the scene before, oldest first. */
  events: GameEvent[];
  /** All of the game's events up to this scene that were not taken back, oldest first. */
  pastEvents: GameEvent[];
  position: number;
  /** Whether the scene is of the past: nothing can be done in it. */
  past: boolean;
}

export type GameEvent = { event: string } & Plain;

export interface TableProps<View = Plain, Outlook = Plain, Parts = Plain> {
  scene: Scene<View, Outlook, Parts>;
  /** Make a decision; resolves once it is on the server's disk, to false if it was refused (the shell says why). */
  play: (move: Plain) => Promise<boolean>;
  /** Why a move is not possible now, in words; null if it is. */
  whyNot: (move: Plain) => Promise<string | null>;
  /** Players' names by seat. */
  names: string[];
  /** The shell's own buttons, to stand beside the game's: undo, restart turn. */
  tools?: Snippet | undefined;
}

/** A lesson of the played tutorial: shown the first time `when` holds. Its words are `lesson-ID` in the game's files. */
export interface Lesson {
  id: string;
  when: (scene: Scene<any, any, any>) => boolean;
  /** A CSS selector of what the lesson speaks of, to be framed. */
  selector?: string;
  /** Whether the lesson ends by playing on rather than by "Next". */
  task?: boolean;
}

/** Something in the village of a campaign that has a name of its own, or (null) waits for one from charter `by`. */
export interface NamedThing {
  what: string;
  /** What it is, in words. */
  label: string;
  name: string | null;
  by: string;
}

/** How a game draws what a campaign carries from game to game. `parts` is the campaign's edition. */
export interface Legacy {
  /** The village as it stands; `players` has the name of who plays a charter, in the order of seats. */
  Village: Component<{ parts: any; players: Record<string, string>; fresh: string[] }>;
  Chest: Component<{ parts: any; charter: string }>;
  /** The choices made, and the way into the Chronicle. */
  Story: Component<{ parts: any; book: string }>;
  /** Take in how things are called in the reader's language. */
  setTitles: (parts: any, campaign: { id: string; fingerprint: string }) => void;
  namedThings: (parts: any) => NamedThing[];
  /** What is new in a village beside an earlier one: its buildings by name, and crates opened. */
  growthSince: (parts: any, before: any) => { buildings: string[]; crates: number };
  charterName: (charter: string) => string;
  /** The name of the village itself, if it has one. */
  villageName: (parts: any) => string | null;
}

export interface GameModule {
  Table: Component<TableProps<any, any, any>>;
  /** What happened, in words; null for what needs none. */
  describeEvent: (event: GameEvent, names: string[], scene: { viewer: number | null }) => string | null;
  /** A move of the viewer's, in one sentence, before it is made. */
  describeMove: (move: Plain, scene: Scene, names: string[]) => string;
  /** What is asked of the viewer or of whom we wait, in one sentence. */
  prompt: (scene: Scene<any, any, any>, names: string[]) => string;
  /** The sections of the rules page, in order; words `rules-SECTION.title`, `rules-SECTION-1` … */
  rulesSections: string[];
  lessons: Lesson[];
  /** Ask the server for words of the game's that are not in the page, of a table (`tables/ID`) or a campaign. */
  loadWords?: (where: string) => Promise<void>;
  /** The book of a campaign: all that it has unlocked, to be read. */
  Book?: Component<{ campaign: string }>;
  /** How long the news in a scene are shown before the next, in milliseconds. */
  displayMs: (events: GameEvent[]) => number;
  /** Whether a scene shows some players what others must not see: the screen is covered while it changes hands. */
  hasSecrets: (view: any) => boolean;
  legacy?: Legacy;
}
