// A bot in JavaScript, for Node: moonstone play charon --seats "you,cmd:node examples/bot.mjs"
//
// It stakes where the gems are, by the number of gems its flag would touch, and builds the highest card it can.
import { createInterface } from "node:readline";

function taste(move, view) {
  if (move.move === "build") return 100 + parseInt(move.card);
  if (move.move === "stake") return gemsAround(move.spot, view);
  return { trade: -2, end: -1 }[move.move] ?? 0;
}

/** Places are named like chess squares; a flag touches the zones that are at most one column and one row away. */
function gemsAround(spot, view) {
  const near = ([zone]) =>
    Math.abs(zone.charCodeAt(0) - spot.charCodeAt(0)) <= 1 && Math.abs(parseInt(zone.slice(1)) - parseInt(spot.slice(1))) <= 1;
  return Object.entries(view.zones ?? {}).filter(near).reduce((sum, [, zone]) => sum + zone.count, 0);
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    console.log(JSON.stringify({ type: "hello", moonstone: 1, name: "prospector" }));
  } else if (message.type === "decide") {
    const tastes = message.moves.map((move) => taste(move, message.view));
    const best = Math.max(...tastes);
    const equal = tastes.flatMap((value, index) => (value === best ? [index] : []));
    console.log(JSON.stringify({ id: message.id, move: equal[message.seed % equal.length] }));
  }
}
