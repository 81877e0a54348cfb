// What is new at the table, explained in one sentence when it first matters. The server has the sentences, and gives each
// of them once there is something to explain. Which were read, this browser remembers.
import { wordOf } from "./names.svelte";
import type { CharterstoneScene } from "./selection.svelte";
import { charters } from "./types";

export interface News {
  id: string;
  /** Its picture, by the name of an icon. */
  icon: string;
  when: (scene: CharterstoneScene) => boolean;
  /** Whether it matters from the set-up of this game on. */
  begins?: (scene: CharterstoneScene) => boolean;
}

const asked =
  (...steps: string[]): News["when"] =>
  ({ view, viewer, turn }) =>
    viewer !== null && turn.includes(viewer) && steps.includes(view.step);
const turn = asked("turn");
const built = ({ view, viewer }: CharterstoneScene, plot: unknown): boolean =>
  viewer !== null && Boolean(view.charters[view.players[viewer]!.charter].plots[Number(plot) - 1]?.building);
const hasPeril = ({ view }: CharterstoneScene): boolean =>
  Object.values(view.charters).some(({ plots }) => plots.some(({ peril }) => peril));

/** What belongs to a question comes before what matters in every turn. */
export const news: News[] = [
  { id: "persona", icon: "persona", when: asked("bring") },
  { id: "capacity", icon: "capacity", when: asked("hold", "keep", "tend", "expand") },
  {
    id: "overbuild",
    icon: "building-card",
    when: (scene) => scene.moves?.some(({ move, plot }) => move === "build" && built(scene, plot)) ?? false,
  },
  {
    id: "islands",
    icon: "island",
    when: asked("lay"),
    begins: ({ view }) => charters.some((charter) => view.charters[charter].tiles),
  },
  { id: "companion", icon: "kind", when: asked("companion") },
  { id: "redeem", icon: "worker", when: asked("redeem") },
  {
    id: "victory",
    icon: "victory",
    when: (scene) => asked("victory")(scene) || (turn(scene) && Boolean(scene.view.players[scene.viewer!]!.victory)),
  },
  { id: "side", icon: "loyal", when: asked("side") },
  { id: "guidepost", icon: "guidepost", when: (scene) => turn(scene) && scene.view.guidepost !== null },
  {
    id: "workers",
    icon: "worker",
    when: (scene) => turn(scene) && scene.view.players[scene.viewer!]!.small !== undefined,
    begins: ({ view }) => view.players.some(({ small }) => small !== undefined),
  },
  {
    id: "spectral",
    icon: "ghostly",
    when: (scene) => turn(scene) && scene.view.players.some(({ spectral }) => spectral),
  },
  { id: "peril", icon: "peril", when: (scene) => turn(scene) && hasPeril(scene) },
  {
    id: "candle",
    icon: "candle",
    when: (scene) => turn(scene) && scene.view.candle?.burns === true,
    begins: ({ view }) => view.candle?.burns === true,
  },
  { id: "kings", icon: "happy", when: (scene) => turn(scene) && scene.view.guidepost?.forced === "kings" },
  { id: "alone", icon: "own-building", when: (scene) => turn(scene) && scene.view.number > 12 },
];

/** What it says; undefined while there is nothing to explain. */
export const newsText = ({ id }: News): string | undefined => wordOf(`news.${id}.text`);

/** What is to be explained as this game begins. */
export const newsAtSetUp = (scene: CharterstoneScene): News[] =>
  news.filter((one) => !read.includes(one.id) && one.begins?.(scene) && newsText(one));

/** Whether there is anything to explain, or was. */
export const hasNews = (): boolean => news.some(newsText);

const KEY = "moonstone-explained";

function remembered(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

let read = $state.raw(remembered());

/** What is to be explained now; undefined if nothing is. */
export const newsDue = (scene: CharterstoneScene): News | undefined =>
  scene.past ? undefined : news.find((one) => !read.includes(one.id) && one.when(scene) && newsText(one));

/** Whether something was explained and would not be again. */
export const wasExplained = (): boolean => read.length > 0;

function store(ids: string[]): void {
  read = ids;
  localStorage.setItem(KEY, JSON.stringify(ids));
}

export const markExplained = (...ids: string[]): void => store([...new Set([...read, ...ids])]);

/** Explain everything again when it matters. */
export const explainAgain = (): void => store([]);
