// Every building in the village, and what is on it.
import type { Point } from "../../ui/arrowNavigation";
import type { Geometry } from "./geometry";
import { charters, type Charter, type Plot, type View } from "./types";

export interface Place extends Omit<Plot, "building"> {
  name: string;
  /** Null in the Commons. */
  charter: Charter | null;
  /** The number of its plot; 0 in the Commons. */
  plot: number;
}

/** The Commons first, then the charters. */
export const placesOf = (view: View): Place[] => [
  ...Object.entries(view.commons).map(([name, worker]) => {
    const beside = view.beside[name];
    return { name, charter: null, plot: 0, worker, ...(beside !== undefined && { beside }) };
  }),
  ...charters.flatMap((charter) =>
    view.charters[charter].plots.flatMap(({ building, ...on }, index) =>
      building ? [{ ...on, name: building, charter, plot: index + 1 }] : [],
    ),
  ),
];

/** A sky island: over which charter it floats, where, and the building beneath it, if there is one. */
export interface Island {
  charter: Charter;
  at: Point;
  under: string | null;
}

export const islandsOf = (view: View, { grounds }: Geometry): Island[] =>
  charters.flatMap((charter) =>
    view.charters[charter].plots.flatMap(({ tile, under }, index) =>
      tile === undefined ? [] : [{ charter, at: grounds[charter].plots[index]!, under: under ?? null }],
    ),
  );
