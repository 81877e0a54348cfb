// What a game's folder gives the page, and what it gets from it.
import type { Component, Snippet } from "svelte";
import type { Campaign, Plain, Table } from "../api/client";
import type { Look } from "../ui/dressPage.svelte";
import type { Motions } from "./motion";
import type { Shared } from "./reading.svelte";

/** The game as it is drawn. `moves` is null unless the viewer owes a decision. */
export interface Scene<View = Plain, Preview = Plain, Assets = Plain> {
  table: Table;
  assets: Assets;
  view: View;
  /** The seat whose view is shown; null for a spectator. */
  viewer: number | null;
  /** The seats that owe a decision. */
  turn: number[];
  moves: Plain[] | null;
  /** What decisions would change, as the server says; null until it has answered, and in a replay. */
  preview: Preview | null;
  /** The game's events since the scene before, oldest first. */
  events: GameEvent[];
  /** All of the game's events up to this scene that were not undone, oldest first. */
  pastEvents: GameEvent[];
  position: number;
  /** Whether the scene shows the past, in which nobody can move. */
  past: boolean;
  /** What others did just now, while it is shown one thing after the other. */
  show: Show | null;
}

/** What somebody did, or what came about by nobody's decision. */
export interface Beat {
  seat: number | null;
  events: GameEvent[];
}

export interface Show {
  beats: Beat[];
  /** The one on the screen. */
  at: number;
  /** Whether the viewer's own decision waits until all is shown. */
  held: boolean;
}

export type GameEvent = { event: string } & Plain;

export interface TableProps<View = Plain, Preview = Plain, Assets = Plain> {
  scene: Scene<View, Preview, Assets>;
  /** Make a move. Resolves once the server has stored it; to false if it was refused, and the page says why. */
  play: (move: Plain) => Promise<boolean>;
  /** Let one of our seats give something a name, on anybody's turn. Resolves as `play` does. */
  giveName: (seat: number, what: string, name: string) => Promise<boolean>;
  /** Why a move is not possible now, in words; null if it is. */
  whyNot: (move: Plain) => Promise<string | null>;
  /** Players' names by seat. */
  names: string[];
  /** What everybody at the table reads together. */
  shared: Shared;
  /** The page's buttons beside the game's own: undo, restart turn, hint. */
  tools?: Snippet | undefined;
}

/** A lesson of the tutorial, due while `when` holds until it was read. Its messages are `lesson-ID` in the game's files. */
export interface Lesson {
  id: string;
  when: (scene: Scene<any, any, any>) => boolean;
  /** A CSS selector for what the lesson is about, which is framed. */
  selector?: string;
  /** Whether it stays until the player has done what it says: then `when` no longer holds. */
  task?: boolean;
}

/** Something in a campaign that players name. While `name` is null, the player of `by` may name it. */
export interface NamedThing {
  what: string;
  /** What it is, in words. */
  label: string;
  name: string | null;
  by: string;
}

/** How a game draws what its campaign carries from game to game. `assets` are the assets of the campaign's edition. */
export interface Legacy {
  /** The village; `players` are the players' names by role, in the order of seats. */
  Village: Component<{ assets: any; players: Record<string, string>; fresh: string[] }>;
  /** What belongs to a role; `secrets` is what the reader alone knows of it. */
  Chest: Component<{ assets: any; role: string; secrets?: Plain | undefined }>;
  /** The choices made so far, and a link to the Chronicle. */
  Story: Component<{ assets: any; book: string }>;
  /** How many games a campaign has before it is complete. */
  chapters: (assets: any) => number;
  /** Whether it is complete: then it has an end to show. */
  complete: (assets: any) => boolean;
  /** The end of a campaign. `bookmark` says where to store how far it has been shown; `growth` and `ways` are the page's. */
  loadFinal: () => Promise<{
    default: Component<{
      campaign: Campaign;
      assets: any;
      players: Record<string, string>;
      bookmark: string;
      growth: Snippet;
      ways: Snippet;
    }>;
  }>;
  /** Learn the titles of the edition, in the reader's language. */
  setTitles: (assets: any, campaign: { id: string; fingerprint: string }) => void;
  namedThings: (assets: any) => NamedThing[];
  /** What has been added since an earlier edition: buildings by name, and the number of crates opened. */
  growthSince: (assets: any, before: any) => { buildings: string[]; crates: number };
  roleName: (role: string) => string;
  /** The name of the village itself, if it has one. */
  villageName: (assets: any) => string | null;
}

export interface GameModule {
  /** The table. `suggest` picks a move, to be confirmed like one that the player has picked, and says whether it could. */
  Table: Component<TableProps<any, any, any>, { suggest: (move: Plain) => boolean }>;
  /** How the whole page looks at its tables, if not as usual. */
  look?: Look;
  /** An event in a sentence; null if it needs none. */
  describeEvent: (event: GameEvent, names: string[], scene: { viewer: number | null }) => string | null;
  /** A move in a sentence, before it is made. */
  describeMove: (move: Plain, scene: Scene, names: string[]) => string;
  /** What the viewer is to do, or whom everybody waits for, in a sentence. */
  prompt: (scene: Scene<any, any, any>, names: string[]) => string;
  /** The sections of the rules page, in order. Messages: `rules-SECTION.title`, `rules-SECTION-1` … */
  rulesSections: string[];
  /** Pictures for some of the sections, each with messages `picture-of-SECTION`, what one sees, and `-1` … for its numbers. */
  rulesPictures?: { sections: string[]; load: () => Promise<{ default: Component<{ section: string }> }> };
  /** A text in which the game's codes for things are small pictures with a tip. */
  Said?: Component<{ text: string; assets: any }>;
  lessons: Lesson[];
  /** Fetch words that are not in the page from the server, for a table (`tables/ID`) or a campaign (`campaigns/ID`). */
  loadWords?: (where: string) => Promise<void>;
  /** How events are shown, and for how long. */
  motions: Motions;
  /** Whether a view holds what other players must not see, so that a shared screen is covered between turns. */
  hasSecrets: (view: any) => boolean;
}
