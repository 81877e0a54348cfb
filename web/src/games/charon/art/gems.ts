// The six gems, each with its own silhouette, 24 by 24. Light falls from the upper left.
import type { Gem } from "../types";

export interface Cut {
  outline: string;
  /** Facets turned to the light, and those turned away. */
  lit: string;
  dim: string;
}

export const cuts: Record<Gem, Cut> = {
  blue: {
    outline: "M12 1.5C16.2 6.6 20 11 20 15.2A8 7.6 0 0 1 4 15.2C4 11 7.8 6.6 12 1.5Z",
    lit: "M7 13.5C7.6 11.5 9 9.3 10.5 7.3C9.8 10.5 9.6 14 10.2 18.5C8 17.8 6.6 16 7 13.5Z",
    dim: "M12 22.8A8 7.6 0 0 0 20 15.2C20 13 19 10.9 17.6 8.8C17.8 14 16.5 19.5 12 22.8Z",
  },
  yellow: {
    outline: "M12 2.2 22.5 21H1.5Z",
    lit: "M12 2.2V14.7L1.5 21Z",
    dim: "M1.5 21 12 14.7 22.5 21Z",
  },
  green: {
    outline: "M12 1.5 21.2 6.75V17.25L12 22.5 2.8 17.25V6.75Z",
    lit: "M12 1.5V6.5L7.3 9.2 2.8 6.75Z M2.8 6.75 7.3 9.2V14.8L2.8 17.25Z",
    dim: "M12 22.5V17.5L16.7 14.8 21.2 17.25Z M21.2 17.25 16.7 14.8V9.2L21.2 6.75Z",
  },
  purple: {
    outline: "M12 1 20.5 12 12 23 3.5 12Z",
    lit: "M12 1 3.5 12H9Z M12 1 9 12H12Z",
    dim: "M12 23 20.5 12H15Z M12 23 15 12H12Z",
  },
  black: {
    outline: "M3.5 3.5H20.5V20.5H3.5Z",
    lit: "M3.5 3.5H20.5L16 8H8V16L3.5 20.5Z",
    dim: "M20.5 20.5H3.5L8 16H16V8L20.5 3.5Z",
  },
  clear: {
    outline: "M12 1.2 15.1 8.5 23 9.2 17 14.4 18.8 22.1 12 18 5.2 22.1 7 14.4 1 9.2 8.9 8.5Z",
    lit: "M12 1.2V13L8.9 8.5Z M1 9.2 12 13 7 14.4Z",
    dim: "M18.8 22.1 12 13V18Z M23 9.2 12 13 17 14.4Z",
  },
};
