// The village as a game of a campaign left it.
import { api, type Plain, type Table } from "../api/client";

/** The assets of the village after the game at a table; null if the campaign has been rewound past it. */
export async function villageAfter(table: Table): Promise<Plain | null> {
  if (!table.campaign) return null;
  const { id } = table.campaign;
  const { games } = await api.getCampaign(id);
  const played = games.find((game) => game.table === table.id);
  if (!played?.result) return null;
  const { assets } = await api.getCampaignEdition(id, played.number < games.length ? played.number + 1 : null);
  return assets as Plain;
}
