// What a game of a campaign has left behind: the village after it.
import { api, type Plain, type Table } from "../api/client";

/** What may be drawn of the village after the game at a table; null where it is no longer on the campaign's way. */
export async function villageAfter(table: Table): Promise<Plain | null> {
  if (!table.campaign) return null;
  const { id } = table.campaign;
  const { games } = await api.getCampaign(id);
  const played = games.find((game) => game.table === table.id);
  if (!played?.result) return null;
  const { parts } = await api.getCampaignEdition(id, played.number < games.length ? played.number + 1 : null);
  return parts as Plain;
}
