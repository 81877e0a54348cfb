// The village between two games, as a scene without workers or moves.
import type { Table } from "../../../api/client";
import type { CharterstoneScene } from "../selection.svelte";
import { charters, type Assets, type View } from "../types";

const nothing = { coin: 0, pumpkin: 0, wood: 0, grain: 0, coal: 0, iron: 0, clay: 0 };

/** `played` are the charters in play, in the order of seats. */
export function staticScene(assets: Assets, played: string[]): CharterstoneScene {
  const { village } = assets;
  const plots = charters.map((charter) => {
    const seat = played.indexOf(charter);
    const stuck = village.charters[charter].plots.map((building) => ({ building: building || null, worker: null }));
    return [charter, { seat: seat < 0 ? null : seat, plots: stuck }] as const;
  });
  const view: View = {
    game: "charterstone",
    number: village.number,
    seats: played.length,
    options: { automas: 0 },
    turn: [],
    step: "between",
    question: null,
    first: 0,
    current: 0,
    round: 0,
    progress: { at: 0, start: 0, end: 0, ending: false },
    commons: Object.fromEntries(assets.commons.map((name) => [name, null])),
    beside: {},
    charters: Object.fromEntries(plots) as View["charters"],
    supply: nothing,
    mat: [],
    deck: [],
    discard: [],
    built: [],
    objectives: {},
    quota: [],
    reputation: { spaces: 0, tokens: [] },
    players: [],
    guidepost: null,
    opened: village.opened,
    finds: village.finds ?? [],
    archive: village.archive,
    crates: {},
    told: [],
    slots: assets.slots,
    rules: [],
    minions: {},
    perils: {},
    came: { quota: {}, glory: {}, perils: {} },
    looked: [],
    unlocked: {},
    chapter: { title: "", rules: [] },
    kings: { happy: 0, angry: 0 },
    candle: null,
    final: null,
    names: village.names,
    winners: [],
    result: null,
    you: null,
    victory: null,
  };
  return {
    table: {} as Table,
    assets,
    view,
    viewer: null,
    turn: [],
    moves: null,
    preview: null,
    events: [],
    pastEvents: [],
    position: 0,
    past: true,
    show: null,
  };
}
