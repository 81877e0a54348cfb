// Who plays which role, and what members are called.
import type { Campaign, CampaignGame, Member, MemberRequest } from "../api/client";
import { botName } from "../table/seatNames";
import { t } from "../i18n/index.svelte";

export const kinds = ["me", "local", "link", "open", "bot", "scripted"] as const;
export type Kind = MemberRequest["kind"];
export const icons = {
  me: "person",
  bot: "bot",
  scripted: "scripted",
  local: "local",
  link: "link",
  open: "plus",
} as const;

/** The player's name, or who may take the member. */
export function memberName(member: Pick<Member, "kind" | "name" | "bot" | "role">): string {
  if (member.kind === "open") return t("member-open");
  if (member.kind === "link") return member.name ?? t("member-link");
  if (member.kind === "scripted") return t("scripted");
  if (member.kind === "bot") return botName(member.bot ?? "", member.role, member.name);
  return member.name ?? t("guest-name");
}

/** Who played a role in a game. Scripted players are told apart by their roles. */
export function playerName(player: CampaignGame["players"][number], roleName: (role: string) => string): string {
  if (player.scripted) return `${t("scripted")} (${roleName(player.role)})`;
  return player.bot ? botName(player.bot, player.role, player.name) : player.name;
}

/** Who has won a game. */
export const winnersOf = ({ players, result }: CampaignGame): CampaignGame["players"] =>
  result ? players.filter((_, seat) => result.ranks[seat] === 1) : [];

/** Where the page stores how far the last scoring has got: by the last game, which may be played anew. */
export const bookmarkOf = ({ games }: Pick<Campaign, "games">, chapters: number): string =>
  `moonstone-final-${games[chapters - 1]?.table ?? ""}`;

export const isTaken = ({ kind }: Pick<Member, "kind">): boolean => kind !== "open" && kind !== "link";

/** The roles in play, clockwise: the order of seats at the table. */
export const playedRoles = ({ roles, members }: Pick<Campaign, "roles" | "members">): string[] =>
  roles.filter((role) => members.some((member) => member.role === role));

/** The roles still free. */
export const freeRoles = ({ roles, members }: Pick<Campaign, "roles" | "members">): string[] =>
  roles.filter((role) => !members.some((member) => member.role === role));

/** Whether a member may still choose its role: only until it has played with one. */
export const mayChoose = (campaign: Campaign, member: Member): boolean =>
  member.role === null || !campaign.games.some(({ players }) => players.some(({ role }) => role === member.role));
