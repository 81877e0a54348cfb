// Who plays which charter, and what places are called.
import type { Campaign, CampaignGame, Place, PlaceRequest } from "../api/client";
import { botName } from "../table/seatNames";
import { t } from "../i18n/index.svelte";

export const kinds = ["me", "local", "link", "open", "bot", "automa"] as const;
export type Kind = PlaceRequest["kind"];
export const icons = {
  me: "person",
  bot: "bot",
  automa: "automa",
  local: "local",
  link: "link",
  open: "plus",
} as const;

/** The player's name, or who may take the place. */
export function placeName(place: Pick<Place, "kind" | "name" | "bot">): string {
  if (place.kind === "open") return t("place-open");
  if (place.kind === "link") return place.name ?? t("place-link");
  if (place.kind === "automa") return t("automa");
  if (place.kind === "bot") return botName(place.bot ?? "");
  return place.name ?? t("guest-name");
}

/** Who played a charter in a game. Bots are told apart by their charters. */
export const playerName = (
  player: CampaignGame["players"][number],
  charterName: (charter: string) => string,
): string =>
  player.automa || player.bot
    ? `${player.automa ? t("automa") : botName(player.bot!)} (${charterName(player.charter)})`
    : player.name;

export const isTaken = ({ kind }: Pick<Place, "kind">): boolean => kind !== "open" && kind !== "link";

/** The charters in play, clockwise: the order of seats at the table. */
export const playedCharters = ({ charters, places }: Pick<Campaign, "charters" | "places">): string[] =>
  charters.filter((charter) => places.some((place) => place.charter === charter));

/** The charters still free. */
export const freeCharters = ({ charters, places }: Pick<Campaign, "charters" | "places">): string[] =>
  charters.filter((charter) => !places.some((place) => place.charter === charter));

/** Whether a place may still choose its charter: only until it has played with one. */
export const mayChoose = (campaign: Campaign, place: Place): boolean =>
  place.charter === null ||
  !campaign.games.some(({ players }) => players.some(({ charter }) => charter === place.charter));
