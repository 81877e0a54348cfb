// Events in sentences, by the messages `charon-event-KEY`; null for those the log leaves out.
import kinds from "@moonstone/games/charon/client/events.json";
import { eventInWords, type Sayer } from "../../i18n/events";
import { list, t, type Args } from "../../i18n/index.svelte";
import type { GameEvent } from "../game";
import { inWords } from "./gems";
import type { Area } from "./types";

/** What the table shows anyway. */
const untold = ["buried", "seeded"];
/** What others do in secret: the log tells it once it is revealed, if ever. */
const secret = ["dealt", "offered", "chose-gems"];
const areas: Area[] = ["intelligence", "mineral", "engineering", "synchrotron", "warehouse"];

const sayers: Record<string, Sayer> = {
  cards: (cards: string[]) => cards,
  area: (area: string) => t(`area-${area}`),
  gems: (kind: string, { count }) => inWords({ [kind]: Number(count) }),
  heap: (gems: string, { count }) => inWords(gems.repeat(Number(count ?? 1))),
};

export function describeEvent(event: GameEvent, names: string[]): string | null {
  const key = event.event;
  if (untold.includes(key) || (secret.includes(key) && !("card" in event) && !("gems" in event))) return null;
  const known = "card" in event || "cards" in event || "gems" in event ? "yes" : "no";
  return eventInWords("charon", event, names, kinds, sayers, { known, ...listed(event, names) });
}

/** What is listed: the areas that are live, the gems kept, the players at the end. */
function listed(event: GameEvent, names: string[]): Args {
  const name = (seat: number): string => names[seat] ?? "";
  if (event.event === "kept") return { kept: event.gems ? "some" : "none" };
  if (event.event === "live") {
    const held = areas.filter((area) => (event[area] as number[]).length > 0);
    const part = (area: Area) => ({ area: t(`area-${area}`), names: list((event[area] as number[]).map(name)) });
    return { count: held.length, list: list(held.map((area) => t("charon-event-live-part", part(area)))) };
  }
  if (event.event === "over") {
    const [ranks, scores] = [event.ranks as number[], event.scores as number[]];
    const seats = ranks.map((_, seat) => seat).sort((one, other) => ranks[one]! - ranks[other]!);
    const part = (seat: number) => ({ rank: ranks[seat]!, name: name(seat), score: scores[seat]! });
    return { list: list(seats.map((seat) => t("charon-event-over-part", part(seat)))) };
  }
  return {};
}
