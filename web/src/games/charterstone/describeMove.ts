// Moves in sentences: for the player to confirm, and for the buttons of decisions without pictures.
import { find, t } from "../../i18n/index.svelte";
import { amount, spelt, termInWords, termsInWords } from "./effects";
import { title, wordOf } from "./names.svelte";
import type { Move, Assets, View } from "./types";

export function describeMove(move: Move, view: View, assets: Assets): string {
  const say = (args: Record<string, string | number> = {}): string => t(`charterstone-do-${move.move}`, args);
  const { question } = view;
  const term = question?.term;
  switch (move.move) {
    case "pay":
    case "gain":
      return say({ goods: move.resources === "coin" ? amount("coin", 1) : spelt(String(move.resources)) });
    case "yes":
    case "no":
      if (question?.ask === "enter") return t(`charterstone-enter-${move.move}`);
      if (question?.ask === "finish") return t("charterstone-finish-no");
      return term ? say({ what: termInWords("any" in term ? term : { ...term, may: false }) }) : say({ what: "" });
    case "place": {
      const { small, spectral } = view.players[question?.seat ?? 0]!;
      const verb = small === undefined ? "place" : spectral ? "spectral" : "large";
      return t(`charterstone-do-${verb}`, { building: title(String(move.building)) });
    }
    case "part":
      return Number(move.number) === 0 || !term || "any" in term
        ? t("charterstone-nothing")
        : amount(term.what, Number(move.number));
    case "pick":
      return Number(move.number) === 0
        ? t("charterstone-nothing")
        : termInWords(question!.terms![Number(move.number) - 1]!);
    case "ship": {
      const row = view.came.quota[String(move.row)] ?? assets.quota[String(move.row)];
      const column = Number(move.column);
      return say({ what: row ? amount(row.goods, row.amounts[column - 1]!) : String(move.row), column });
    }
    case "decide": {
      const choice = question?.choices?.[String(move.choice)];
      return choice
        ? `${wordOf(`choice.${move.choice}.title`) ?? choice.title} (${termsInWords(choice.gain)})`
        : String(move.choice);
    }
    case "star":
      return termsInWords((view.came.glory[String(move.row)] ?? assets.glory[String(move.row)])?.bonus ?? []);
    case "expand":
      return amount(String(move.capacity), 1);
    case "keep":
      return find(`charterstone-amount-${move.what}`, { count: 1 }) ?? title(String(move.what));
    case "bring":
      return title(String(move.persona));
    case "adopt":
      return title(String(move.minion));
    case "lay": {
      const { charter } = view.players[question?.seat ?? 0]!;
      const building = view.charters[charter].tiles?.[(Number(move.tile) - 1) % 4];
      return say({ building: building ? title(building) : "none", plot: Number(move.plot) });
    }
    case "levy":
      return amount(String(move.resource), 1);
    case "redeem":
      return say({ what: move.what === "coin" ? "coin" : title(String(move.what)) });
    case "shift":
      return t(`charterstone-shift-${move.way}`, { count: Number(move.number) });
    default: {
      const args: Record<string, string | number> = {};
      for (const [field, value] of Object.entries(move))
        if (field !== "move") args[field] = typeof value === "string" ? title(value) : value;
      return say(args);
    }
  }
}
