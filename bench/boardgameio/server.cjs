// boardgame.io's own server, in-memory storage, with a game as large as Charon, Inc.
//
// node server.cjs STATE.json LENGTH: the state is a view of Charon, Inc. in mid-game with the hands of all four seats
// beside it; a match is over after LENGTH moves. Prints one JSON line with the port it listens on.

const { readFileSync } = require('node:fs');
const { Server } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const [stateFile, length] = process.argv.slice(2);
const START = JSON.parse(readFileSync(stateFile, 'utf8'));
const LENGTH = Number(length);

/** A stake: a flag on a spot, a little influence, a gem paid, the hand in a new order. */
function stake({ G, playerID }, area, spot) {
  const zone = G.zones[spot];
  if (zone === undefined || G.areas[area] === undefined) return INVALID_MOVE;
  const seat = Number(playerID);
  zone.influence[seat] = (zone.influence[seat] + 1) % 10;
  zone.winner = seat;
  G.flags[spot] = seat;
  G.players[seat].gems.blue = (G.players[seat].gems.blue + 1) % 10;
  G.hands[seat].push(G.hands[seat].shift());
  G.position += 1;
}

const game = {
  name: 'charon',
  minPlayers: 4,
  maxPlayers: 4,
  setup: () => structuredClone(START),
  moves: { stake },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.position >= LENGTH ? { winner: '0' } : undefined),
  playerView: ({ G, playerID }) => {
    const { hands, ...open } = G;
    return { ...open, hand: hands[Number(playerID)] };
  },
};

const server = Server({ games: [game], origins: [] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, done) => listen(port, '127.0.0.1', done);
server.run(0).then(({ appServer }) => console.log(JSON.stringify({ port: appServer.address().port })));
