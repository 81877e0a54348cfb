// Every building in the village, and what is on it.
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
