// Who plays which charter, and what places are called.
import type { Campaign, CampaignGame, Place, PlaceRequest } from "../api/client";
import { botName } from "../table/seatNames";
import { t } from "../i18n/index.svelte";

export const kinds = ["me", "local", "link", "open", "bot", "scripted"] as const;
export type Kind = PlaceRequest["kind"];
export const icons = {
  me: "person",
  bot: "bot",
  scripted: "automa",
  local: "local",
  link: "link",
  open: "plus",
} as const;

/** The player's name, or who may take the place. */
export function placeName(place: Pick<Place, "kind" | "name" | "bot">): string {
  if (place.kind === "open") return t("place-open");
  if (place.kind === "link") return place.name ?? t("place-link");
  if (place.kind === "scripted") return t("automa");
  if (place.kind === "bot") return botName(place.bot ?? "");
  return place.name ?? t("guest-name");
}

/** Who played a charter in a game. Bots are told apart by their charters. */
export const playerName = (
  player: CampaignGame["players"][number],
  charterName: (charter: string) => string,
): string =>
  player.scripted || player.bot
    ? `${player.scripted ? t("automa") : botName(player.bot!)} (${charterName(player.role)})`
    : player.name;

export const isTaken = ({ kind }: Pick<Place, "kind">): boolean => kind !== "open" && kind !== "link";

/** The charters in play, clockwise: the order of seats at the table. */
export const playedCharters = ({ roles, places }: Pick<Campaign, "roles" | "places">): string[] =>
  roles.filter((charter) => places.some((place) => place.role === charter));

/** The charters still free. */
export const freeCharters = ({ roles, places }: Pick<Campaign, "roles" | "places">): string[] =>
  roles.filter((charter) => !places.some((place) => place.role === charter));

/** Whether a place may still choose its charter: only until it has played with one. */
export const mayChoose = (campaign: Campaign, place: Place): boolean =>
  place.role === null || !campaign.games.some(({ players }) => players.some(({ role }) => role === place.role));
