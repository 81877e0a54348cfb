// The edition of a campaign: what is printed, and the village as it stands between two games.
import type { Charter, Parts } from "../types";

export interface Chest {
  personas: string[];
  used: string[];
  trophies: number;
  /** By row of glory: its stars. Empty until the first game is over, as capacity is. */
  glory: Record<string, number>;
  capacity: Record<string, number>;
}

export interface Told {
  name: string;
  number: number;
  title: string;
  text: string;
}

export interface LegacyParts extends Parts {
  commons: string[];
  chests: Record<Charter, Chest>;
  choices: Record<string, { game: number; title: string; king: string }>;
  crates: Record<string, { title: string; story: string; buildings: string[]; persona: string | null }>;
  stories: Told[];
  village: {
    number: number;
    charters: Record<Charter, { active: boolean; automa: boolean; plots: string[] }>;
    names: Record<string, string>;
    rights: Record<string, string>;
    opened: number[];
    choices: string[];
  };
}
