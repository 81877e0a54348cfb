// A cost or a benefit as a row of icons, placed around the middle of the row.
import { icon } from "../art/icons";
import type { Term } from "../types";

export interface Mark {
  x: number;
  href: string;
  /** Whether it is a number or a sign, and whether it is drawn on the icon before it. */
  ink?: "beside" | "on";
}

export interface Strip {
  marks: Mark[];
  width: number;
}

const ICON = 17;
const DIGIT = 9;
const SIGN = 6;

export function strip(terms: Term[]): Strip {
  const marks: Mark[] = [];
  let at = 0;
  const put = (wide: number, mark: Omit<Mark, "x">): void => {
    marks.push({ x: at + wide / 2, ...mark });
    at += wide;
  };
  const draw = (term: Term): void => {
    if ("any" in term) {
      term.any.forEach((one, index) => {
        if (index > 0) put(SIGN, { href: "#cs-or", ink: "beside" });
        draw(one);
      });
      return;
    }
    const { what, number, per } = term;
    if (what === "vp") {
      put(ICON, { href: "#cs-vp-blank" });
      marks.push({ x: at - ICON / 2, href: `#cs-n${number}`, ink: "on" });
    } else {
      if (number > 1) put(DIGIT, { href: `#cs-n${number}`, ink: "beside" });
      put(ICON, { href: icon(what) });
    }
    if (per) {
      put(SIGN, { href: "#cs-times", ink: "beside" });
      put(ICON, { href: icon(per) });
    }
  };
  terms.forEach((term, index) => {
    if (index > 0) at += 2;
    draw(term);
  });
  return { marks: marks.map((mark) => ({ ...mark, x: mark.x - at / 2 })), width: at };
}
