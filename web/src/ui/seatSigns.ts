// A sign for each seat, for those who cannot tell the colours apart: lines around the origin, 8 wide.
const signs = [
  "M-4 2.4 0 -2.4 4 2.4",
  "M0 -4V4M-4 0H4",
  "M-4 -2.2H4M-4 2.2H4",
  "M-3.3 -3.3 3.3 3.3M3.3 -3.3-3.3 3.3",
  "M0 -3.6A3.6 3.6 0 1 1 -.01 -3.6Z",
  "M0 -3.8 3.6 2.8H-3.6Z",
];

/** The sign of a seat. */
export const seatSign = (seat: number): string => signs[seat % signs.length] ?? "";
