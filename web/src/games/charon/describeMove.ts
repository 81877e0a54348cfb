// Moves in sentences, for the player to confirm.
import { t } from "../../i18n/index.svelte";
import { inWords } from "./gems";
import type { CharonMove } from "./types";

/** `clear` is the option keep_clear, which the words for what is kept depend on. */
export function describeMove(move: CharonMove, clear: unknown = "count"): string {
  switch (move.move) {
    case "trade":
      return t("charon-do-trade", { give: inWords(move.give), get: inWords(move.get) });
    case "synchrotron":
      return t("charon-do-synchrotron", {
        give: inWords(move.give.repeat(move.count)),
        get: inWords(move.get.repeat(move.count)),
      });
    case "build":
      return t("charon-do-build", { card: move.card, clear: move.clear.length, instead: inWords(move.clear) });
    case "stake":
      return t("charon-do-stake", { area: t(`area-${move.area}`), spot: move.spot });
    case "relocate":
      return t("charon-do-relocate", { spot: move.spot, to: move.to });
    case "offer":
    case "swap":
    case "take":
      return t(`charon-do-${move.move}`, { card: move.card });
    case "keep":
      return t("charon-do-keep", { gems: inWords(move.gems), kept: move.gems ? "some" : "none", clear: String(clear) });
    default:
      return t(`charon-do-${move.move}`);
  }
}
