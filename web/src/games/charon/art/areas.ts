// A line drawing for each action area, 24 by 24.
import type { Area } from "../types";

export const pictures: Record<Area, string> = {
  intelligence:
    "M2 12C5 6.8 8.3 5 12 5S19 6.8 22 12C19 17.2 15.7 19 12 19S5 17.2 2 12ZM12 8.5A3.5 3.5 0 1 0 12 15.5 3.5 3.5 0 1 0 12 8.5Z",
  mineral: "M12 2 14.6 8.8 22 9.5 16.4 14.2 18.2 21.5 12 17.5 5.8 21.5 7.6 14.2 2 9.5 9.4 8.8Z",
  engineering:
    "M12 8.5A3.5 3.5 0 1 0 12 15.5 3.5 3.5 0 1 0 12 8.5ZM12 2V5.5M12 18.5V22M2 12H5.5M18.5 12H22M4.9 4.9 7.4 7.4M16.6 16.6 19.1 19.1M19.1 4.9 16.6 7.4M7.4 16.6 4.9 19.1",
  synchrotron:
    "M20.5 9A9 9 0 0 0 4 8M3.5 15A9 9 0 0 0 20 16M4 3.5V8H8.5M20 20.5V16H15.5M12 10.5A1.5 1.5 0 1 0 12 13.5 1.5 1.5 0 1 0 12 10.5Z",
  warehouse: "M3 21V9.5L12 3 21 9.5V21ZM7.5 21V12.5H16.5V21M7.5 15.3H16.5M7.5 18.2H16.5",
};
