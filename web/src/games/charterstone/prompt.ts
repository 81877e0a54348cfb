// What is asked of whom, and where the rules explain it.
import { list, t } from "../../i18n/index.svelte";
import type { CharterstoneScene } from "./selection.svelte";
import { amount, termInWords } from "./effects";
import { charterName, title, wordOf } from "./names.svelte";

export function prompt(scene: CharterstoneScene, names: string[]): string {
  const { question, result } = scene.view;
  const { turn } = scene;
  const named = (seats: number[]) => ({ names: list(seats.map((seat) => names[seat] ?? "")), count: seats.length });
  if (result) return t("charterstone-ask-over", named(scene.view.winners));
  const { retired, phase } = scene.table;
  if (retired?.followed === scene.position) {
    const why = phase === "over" ? "over" : retired.followed < retired.length ? "part" : "whole";
    return t("kept-prompt", { why });
  }
  if (!question || question.seat === null || turn.length === 0) return t("charterstone-ask-chance");
  if (scene.viewer === null || !turn.includes(scene.viewer)) return t("charterstone-ask-waiting", named(turn));
  const { ask, term } = question;
  const sends = scene.moves?.some(({ move }) => move === "send") ?? false;
  if (question.free) return t("charterstone-ask-turn-free");
  if (ask === "turn" && sends)
    return t("charterstone-ask-turn-figure", { workers: scene.view.players[scene.viewer]?.workers ?? 0 });
  return t(`charterstone-ask-${ask}`, {
    number: question.number ?? 0,
    what: question.what ? amount(question.what, question.number ?? 1) : "",
    kind: question.kind ? amount(question.kind, 1) : amount("card", 1),
    term: term ? termInWords("any" in term ? term : { ...term, may: false }) : "",
    building: question.building ? title(question.building) : "",
    workers: scene.view.players[scene.viewer]?.workers ?? 0,
    companion: question.companion ? title(question.companion) : "",
    charter: question.charter ? charterName(question.charter) : "",
    name: names[question.opponent ?? question.to ?? -1] ?? "",
  });
}

type Chapter = Pick<CharterstoneScene, "view" | "assets">;

/** A rule that holds for this game alone, as the Chronicle has it. */
export const ruleText = (name: string, { assets }: Pick<Chapter, "assets">): string =>
  wordOf(`game-rule.${name}.text`) ?? assets.game_rules[name] ?? "";

/** Those of this game, until it is over, and how the candle stands. */
export function rulesOfThisGame({ view, assets }: Chapter): string {
  if (view.result) return "";
  const rules = view.chapter.rules.map((name) => ruleText(name, { assets }));
  if (!view.candle) return rules.filter(Boolean).join(" ");
  const { burns: lit, out, of } = view.candle;
  const burns = lit ? "yes" : "no";
  return [...rules, t("charterstone-goes-out", { burns, out, of })].filter(Boolean).join(" ");
}

/** Why the question is asked, or why everybody waits. */
export function why(scene: CharterstoneScene): string {
  const { question, step } = scene.view;
  const { turn } = scene;
  if (step === "over") return t("charterstone-why-over");
  if (!question || question.seat === null) return t("charterstone-why-chance");
  if (scene.viewer === null || !turn.includes(scene.viewer)) return t("charterstone-why-waiting");
  return t(`charterstone-why-${sectionOf(question.ask)}`);
}

export const rulesSections = [
  "village-aim",
  "village-turn",
  "village-buildings",
  "village-influence",
  "village-cards",
  "village-build",
  "village-crate",
  "village-objectives",
  "village-quota",
  "village-reputation",
  "village-progress",
  "village-end",
  "village-automa",
];

const explained: Record<string, string> = {
  settle: "buildings",
  build: "build",
  open: "crate",
  score: "objectives",
  choose: "objectives",
  ship: "quota",
  give: "quota",
  take: "cards",
  search: "cards",
  hold: "end",
  keep: "end",
  tend: "end",
  star: "end",
  expand: "end",
  decide: "end",
  companion: "end",
  victory: "end",
  redeem: "end",
  farewell: "end",
  side: "end",
  shift: "progress",
  over: "end",
};
const sectionOf = (ask: string): string => explained[ask] ?? "turn";

export const rulesSection = (scene: CharterstoneScene): string => `village-${sectionOf(scene.view.step)}`;
