// The lessons of a first game, each when its subject first comes up. Messages: `lesson-ID`.
import type { Lesson } from "../game";
import type { CharterstoneScene } from "./selection.svelte";

type When = (scene: CharterstoneScene) => boolean;

const asked =
  (step: string): When =>
  ({ view, viewer }) =>
    view.step === step && viewer !== null && view.turn.includes(viewer);
const can =
  (building: string): When =>
  ({ moves }) =>
    moves?.some((move) => move.move === "place" && move.building === building) ?? false;
const lesson = (id: string, when: When, selector?: string, task = false): Lesson => ({
  id,
  when,
  ...(selector ? { selector } : {}),
  ...(task ? { task } : {}),
});

const village = `[data-lesson="village"]`;
const players = `[data-lesson="players"]`;
const tracks = `[data-lesson="tracks"]`;

/** In the order in which they are taught where several are due. */
export const lessons: Lesson[] = [
  lesson("village-welcome", () => true),
  lesson("village-settle", asked("settle"), village, true),
  lesson("village-aim", asked("turn"), players),
  lesson("village-turn", asked("turn"), village),
  lesson("village-crate", can("charterstone"), village),
  lesson("village-build", can("zeppelin"), village),
  lesson("village-objective", can("grandstand"), tracks),
  lesson("village-supply", asked("turn"), players),
  lesson(
    "village-bump",
    ({ pastEvents, viewer }) => viewer !== null && pastEvents.some(({ bumped }) => bumped === viewer),
    players,
  ),
  lesson("village-home", ({ moves }) => moves?.some(({ move }) => move === "retrieve") ?? false),
  lesson("village-quota", asked("ship"), tracks, true),
  lesson("village-last", ({ view }) => view.progress.ending && view.step !== "over", tracks),
  lesson("village-star", asked("star"), "[data-chooser]", true),
  lesson("village-over", ({ view }) => view.step === "over", `[data-lesson="result"]`),
];
