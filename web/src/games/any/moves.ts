// The legal moves of a game the page does not know, sorted by kind, and each in words.
import type { Json, Plain } from "../../api/client";
import { find, labelled } from "../../i18n/index.svelte";
import { fieldLabel, fieldName, humanize, valueText, type Wording } from "./conventions";

export interface Choice {
  move: Plain;
  /** The move as text, the same for equal moves. */
  id: string;
  /** What tells it from the others of its kind; empty if there is nothing to choose. */
  label: string;
  /** The whole move in words. */
  text: string;
}

export interface Group {
  kind: string;
  title: string;
  /** The fields that all moves of the kind have, in the order in which labels name them; empty where they differ. */
  fields: Field[];
  choices: Choice[];
}

export interface Field {
  key: string;
  title: string;
}

const KIND = "move";
const kindOf = (move: Plain): string => (typeof move[KIND] === "string" ? move[KIND] : "");
const fieldsOf = (move: Plain): [string, Json][] => Object.entries(move).filter(([key]) => key !== KIND);

/** A kind of move as a button or a heading says it. */
const kindLabel = (kind: string, { game }: Wording): string =>
  find(`${game}-move-${kind}.kind`) ?? humanize(kind || KIND);

/** A move in words: the game's own message `GAME-move-KIND`, or its kind and what it names. */
export function describeMove(move: Plain, wording: Wording): string {
  const kind = kindOf(move);
  const fields = fieldsOf(move);
  const args = Object.fromEntries(fields.map(([key, value]) => [key, argument(key, value, wording)]));
  const own = find(`${wording.game}-move-${kind}`, args);
  if (own !== undefined) return own;
  const named = fields.map(([key, value]) => `${fieldName(key, wording)} ${valueText(key, value, wording)}`);
  const label = kindLabel(kind, wording);
  return named.length ? labelled(label, named.join(", ")) : label;
}

/** A field as an argument of a Fluent message: numbers stay numbers, so that messages can count. */
export const argument = (key: string, value: Json, wording: Wording): string | number => {
  const text = valueText(key, value, wording);
  return typeof value === "number" && text === String(value) ? value : text;
};

/** Moves by kind, in the order in which the server lists them. */
export function groupMoves(moves: Plain[], wording: Wording): Group[] {
  const kinds = new Map<string, Plain[]>();
  for (const move of moves) kinds.set(kindOf(move), [...(kinds.get(kindOf(move)) ?? []), move]);
  return [...kinds].map(([kind, alike]) => {
    const fields = fieldsOf(alike[0]!).map(([key]) => key);
    const same = alike.every(
      (move) =>
        fieldsOf(move)
          .map(([key]) => key)
          .join() === fields.join(),
    );
    const label = (move: Plain): string =>
      fieldsOf(move)
        .map(([key, value]) => `${same ? "" : `${fieldName(key, wording)} `}${valueText(key, value, wording)}`)
        .join(" · ");
    return {
      kind,
      title: kindLabel(kind, wording),
      fields: same ? fields.map((key) => ({ key, title: fieldLabel(key, wording) })) : [],
      choices: alike.map((move) => ({
        move,
        id: JSON.stringify(move),
        label: label(move),
        text: describeMove(move, wording),
      })),
    };
  });
}

/** The groups with only those moves that have every word of a search. */
export function filterGroups(groups: Group[], search: string): Group[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ label, text }: Choice, title: string): boolean => {
    const said = `${title} ${label} ${text}`.toLowerCase();
    return words.every((word) => said.includes(word));
  };
  return groups
    .map((group) => ({ ...group, choices: group.choices.filter((choice) => fits(choice, group.title)) }))
    .filter(({ choices }) => choices.length > 0);
}

/** A value of a field, to be picked by itself. */
export interface Part {
  /** The value as text, the same for equal values. */
  id: string;
  label: string;
  /** Whether some move has it beside everything else that is picked. */
  fits: boolean;
}

export type Picked = Record<string, string>;

const partOf = ({ move }: Choice, key: string): string => JSON.stringify(move[key]);
const fitting = (choices: Choice[], picked: Picked): Choice[] =>
  choices.filter((choice) => Object.entries(picked).every(([key, id]) => partOf(choice, key) === id));

/** All values of a field, in the order of the moves. */
export function partsOf({ choices }: Group, key: string, picked: Picked, wording: Wording): Part[] {
  const { [key]: _, ...others } = picked;
  const open = new Set(fitting(choices, others).map((choice) => partOf(choice, key)));
  const parts = new Map(choices.map((choice) => [partOf(choice, key), choice.move[key] ?? null]));
  return [...parts].map(([id, value]) => ({ id, label: valueText(key, value, wording), fits: open.has(id) }));
}

/** Pick a value, or let it go; whatever does not go with it is let go as well. */
export function pick({ choices }: Group, picked: Picked, key: string, id: string): Picked {
  const { [key]: before, ...others } = picked;
  if (before === id) return others;
  const wanted = { ...others, [key]: id };
  return fitting(choices, wanted).length > 0 ? wanted : { [key]: id };
}

/** The one move that has everything that is picked. */
export function pickedMove({ choices, fields }: Group, picked: Picked): Choice | null {
  if (Object.keys(picked).length < fields.length) return null;
  return fitting(choices, picked)[0] ?? null;
}
