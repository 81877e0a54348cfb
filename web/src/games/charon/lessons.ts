// The lessons of a first game, each when its subject first comes up. Messages: `lesson-ID`.
import type { Lesson } from "../game";
import type { CharonScene } from "./selection.svelte";
import type { Area, CharonMove } from "./types";

type When = (scene: CharonScene) => boolean;

const asked =
  (step: string): When =>
  ({ view, viewer }) =>
    view.step === step && viewer !== null && view.turn.includes(viewer);
/** The viewer is to stake their n-th flag of the round. */
const flag =
  (nth: number): When =>
  (scene) =>
    asked("stake")(scene) && Object.values(scene.view.flags).filter((seat) => seat === scene.viewer).length === nth - 1;
const holds =
  (area: Area): When =>
  ({ view, viewer }) =>
    viewer !== null && view.areas[area].holders.includes(viewer);
const can =
  (verb: CharonMove["move"]): When =>
  ({ moves }) =>
    moves?.some(({ move }) => move === verb) ?? false;
const all =
  (...conditions: When[]): When =>
  (scene) =>
    conditions.every((condition) => condition(scene));

const moon = `[data-lesson="moon"]`;
const areas = `[data-lesson="areas"]`;
const hand = `[data-lesson="hand"]`;
const players = `[data-lesson="players"]`;
const bench = `[data-lesson="bench"]`;
const row = `[data-lesson="row"]`;
const pile = `[data-lesson="pile"]`;

const lesson = (id: string, when: When, selector?: string, task = false): Lesson => ({
  id,
  when,
  ...(selector ? { selector } : {}),
  ...(task ? { task } : {}),
});

const building = asked("build");
/** The viewer is to build, and can. */
const able = all(building, can("build"));

/** In the order in which they are taught where several are due. */
export const lessons: Lesson[] = [
  lesson("welcome", () => true),
  lesson("offer", asked("offer"), hand, true),
  lesson("moon", flag(1), moon),
  lesson("stake-first", flag(1), moon, true),
  lesson("stake-preview", flag(2), moon),
  lesson("stake-areas", flag(2), areas, true),
  lesson("hand", flag(3), hand),
  lesson("stake-rivals", flag(3), moon, true),
  lesson("stake-last", flag(4), areas, true),
  lesson("intelligence", asked("intelligence"), moon, true),
  lesson("engineering", asked("engineering"), bench, true),
  lesson("claim", building, players),
  lesson("build", able, hand),
  lesson("mineral", all(building, holds("mineral")), `[data-lesson="mineral"]`),
  lesson("order", building, players),
  lesson("row", able, row),
  lesson("trade", all(building, can("trade")), `[data-lesson="tool-trade"]`),
  lesson("synchrotron", all(building, can("synchrotron")), `[data-lesson="tool-synchrotron"]`),
  lesson("warehouse", all(building, holds("warehouse")), `[data-lesson="warehouse"]`),
  lesson(
    "clear",
    all(able, ({ view, viewer }) => view.players[viewer!]!.gems.clear > 0),
    players,
  ),
  lesson(
    "end-turn",
    all(building, (scene) => !can("build")(scene)),
    `[data-lesson="end"]`,
    true,
  ),
  lesson("keep", asked("keep"), bench, true),
  lesson(
    "round-two",
    all(asked("offer"), ({ view }) => view.round === 2),
    hand,
  ),
  lesson("swap", asked("swap"), hand, true),
  lesson("twelves", ({ view }) => view.round === 3, pile),
  lesson("last-round", ({ view, turn }) => view.round === 4 && turn.length > 0, players),
  lesson("over", ({ view }) => view.step === "over", `[data-lesson="result"]`),
  lesson("farewell", ({ view }) => view.step === "over"),
];
