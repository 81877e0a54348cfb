// What a campaign came to, in figures, from the village it left and from how its games went.
import type { Campaign } from "../../../../api/client";
import type { Assets } from "../../types";

export interface GameFigures {
  number: number;
  table: string;
  /** By charter, in the order of seats. */
  scores: [charter: string, points: number][];
  winners: string[];
  /** By how much the first was ahead of the next. */
  by: number;
  /** How long it took, in milliseconds; 0 if nobody knows. */
  took: number;
  /** What the king thought at its end. */
  king: string | null;
}

/** The first of these for which a number is highest. */
const first = <T>(all: T[], of: (one: T) => number): T | null =>
  all.reduce<T | null>((best, one) => (best === null || of(one) > of(best) ? one : best), null);

function gamesOf(campaign: Campaign, assets: Assets): GameFigures[] {
  const kings = Object.fromEntries(Object.values(assets.choices).map(({ game, king }) => [game, king]));
  return campaign.games.slice(0, assets.chapters).flatMap(({ number, table, players, result, began_at, ended_at }) => {
    if (!result) return [];
    const scores = players.map(({ role }, seat): [string, number] => [role, result.scores[seat]!]);
    const sorted = scores.map(([, points]) => points).sort((one, other) => other - one);
    return [
      {
        number,
        table,
        scores,
        winners: players.filter((_, seat) => result.ranks[seat] === 1).map(({ role }) => role),
        by: sorted.length > 1 ? sorted[0]! - sorted[1]! : 0,
        took: Math.max(0, (ended_at ?? began_at) - began_at),
        king: kings[number] ?? null,
      },
    ];
  });
}

export function figuresOf(campaign: Campaign, assets: Assets) {
  const games = gamesOf(campaign, assets);
  const records = games.flatMap(({ number, scores }) =>
    scores.map(([charter, points]) => ({ number, charter, points })),
  );
  const count = (charter: string): number => games.filter(({ winners }) => winners.includes(charter)).length;
  const winning = [...new Set(games.flatMap(({ winners }) => winners))];
  const wins = Math.max(0, ...winning.map(count));
  const moods = Object.values(assets.choices).map(({ king }) => king);
  const timed = games.filter(({ took }) => took > 0);
  const buildings = Object.values(assets.village.charters).flatMap(({ plots, tiles = [] }) => [...plots, ...tiles]);
  return {
    games,
    crates: assets.village.opened.length,
    buildings: buildings.filter(Boolean).length,
    kings: {
      happy: moods.filter((mood) => mood === "happy").length,
      angry: moods.filter((mood) => mood === "angry").length,
    },
    best: first(records, ({ points }) => points),
    wins: wins ? { count: wins, charters: winning.filter((charter) => count(charter) === wins) } : null,
    close: first(
      games.filter(({ scores }) => scores.length > 1),
      ({ by }) => -by,
    ),
    long: first(timed, ({ took }) => took),
    short: timed.length > 1 ? first(timed, ({ took }) => -took) : null,
  };
}
