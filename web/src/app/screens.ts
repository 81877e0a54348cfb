// The screens by the addresses of the page. Each is loaded when it is needed; the head of the page names the one at the
// address with which the page is opened (`server/http/head.py`).
import type { Component } from "svelte";

interface Screen {
  load: () => Promise<{ default: Component<any> }>;
  props: Record<string, string>;
  /** Changes when the screen is to begin anew. */
  key: string;
}

/** The screen at an address, which is given in segments; null if there is none. */
export function screenAt([place, name, more, ...rest]: string[]): Screen | null {
  const screen = (load: Screen["load"], props: Screen["props"] = {}): Screen => ({
    load,
    props,
    key: [place, ...Object.values(props), more].join("/"),
  });
  if (rest.length) return null;
  if (more !== undefined) {
    if (place !== "campaign") return null;
    if (more === "book") return screen(() => import("./CampaignBook.svelte"), { id: name! });
    return more === "final"
      ? screen(() => import("../campaign/CampaignScreen.svelte"), { id: name!, part: more })
      : null;
  }
  if (place === "new") return screen(() => import("../home/Setup.svelte"), { game: name ?? "charon" });
  if (name === undefined) {
    if (place === undefined) return screen(() => import("../home/Home.svelte"));
    if (place === "admin") return screen(() => import("../admin/AdminScreen.svelte"));
    return place === "recover" ? screen(() => import("./Recover.svelte")) : null;
  }
  switch (place) {
    case "table":
      return screen(() => import("../table/TableScreen.svelte"), { id: name });
    case "campaign":
      return screen(() => import("../campaign/CampaignScreen.svelte"), { id: name });
    case "campaigns":
      return name === "new" ? screen(() => import("../campaign/NewCampaign.svelte")) : null;
    case "rules":
      return screen(() => import("../rules/Rules.svelte"), { game: name });
    case "learn":
      return screen(() => import("./StartTutorial.svelte"), { game: name });
    default:
      return null;
  }
}
