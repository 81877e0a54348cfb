// Load for boardgame.io's server: tables of four sockets each, where whoever has the turn moves at once.
//
// node load.mjs PORT TABLES SECONDS: after a second of warm-up counts the moves whose update has come back to the
// mover, and prints one JSON line. A match that is over is followed by a fresh one on the same sockets.

import { io } from 'socket.io-client';

const [port, tables, seconds] = process.argv.slice(2).map(Number);
const URL = `http://127.0.0.1:${port}`;
const SEATS = 4;
const UPDATE = '2/charon,["update"';

const count = { moves: 0, updates: 0, bytes: 0, games: 0, latencies: [] };
const active = new Set();
let measuring = false;

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

async function post(path, body) {
  const answer = await fetch(`${URL}/games/charon/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) fail(`boardgame.io's lobby answered ${answer.status} to ${path}.`);
  return answer.json();
}

class Seat {
  constructor(table, number) {
    this.table = table;
    this.number = number;
    this.id = String(number);
    this.sent = 0;
    this.socket = io(`${URL}/charon`, { transports: ['websocket'], forceNew: true, reconnection: false });
    this.socket.on('connect_error', (error) => fail(`No socket to boardgame.io: ${error.message}.`));
    this.socket.on('disconnect', (reason) => fail(`boardgame.io closed a socket: ${reason}.`));
    this.socket.on('sync', (match, info) => (this.first = info.state));
    this.socket.on('matchData', (match) => this.table.entered(this, match));
    this.socket.on('update', (match, state) => this.update(match, state));
    this.socket.io.engine.on('packet', ({ data }) => {
      if (measuring && typeof data === 'string' && data.startsWith(UPDATE)) {
        count.updates += 1;
        count.bytes += data.length + 1;
      }
    });
  }

  sync(match, credentials) {
    this.credentials = credentials;
    this.socket.emit('sync', match, this.id, credentials, SEATS);
  }

  update(match, state) {
    if (match !== this.table.match) return;
    if (this.sent) {
      if (measuring) {
        count.moves += 1;
        count.latencies.push(performance.now() - this.sent);
        active.add(this.table);
      }
      this.sent = 0;
      if (state.ctx.gameover !== undefined) this.table.over();
    }
    this.move(state);
  }

  move(state) {
    if (state.ctx.gameover !== undefined || state.ctx.currentPlayer !== this.id) return;
    const args = [pick(Object.keys(state.G.areas)), pick(Object.keys(state.G.zones))];
    const payload = { type: 'stake', args, playerID: this.id, credentials: this.credentials };
    this.sent = performance.now();
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, this.table.match, this.id);
  }
}

class Table {
  constructor() {
    this.seats = Array.from({ length: SEATS }, (_, number) => new Seat(this, number));
  }

  async open() {
    this.inside = new Set();
    const { matchID } = await post('create', { numPlayers: SEATS });
    const joined = await Promise.all(
      this.seats.map((seat) => post(`${matchID}/join`, { playerID: seat.id, playerName: `seat ${seat.id}` })),
    );
    this.match = matchID;
    this.seats.forEach((seat, number) => seat.sync(matchID, joined[number].playerCredentials));
  }

  over() {
    if (measuring) count.games += 1;
    this.open();
  }

  entered(seat, match) {
    if (match !== this.match || this.inside.has(seat)) return;
    this.inside.add(seat);
    if (this.inside.size === SEATS) this.seats.forEach((each) => each.move(each.first));
  }
}

let seed = 1;
function pick(list) {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return list[Math.floor((seed / 2147483648) * list.length)];
}

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const rounded = (number, digits) => Number(number.toFixed(digits));

const all = Array.from({ length: tables }, () => new Table());
await Promise.all(all.map((table) => table.open()));
await sleep(1000);
measuring = true;
const began = performance.now();
const cpu = process.cpuUsage();
await sleep(seconds * 1000);
measuring = false;
const took = (performance.now() - began) / 1000;
const used = process.cpuUsage(cpu);
if (active.size < tables) fail(`${tables - active.size} of ${tables} tables made no move.`);
const latencies = count.latencies.sort((a, b) => a - b);
const at = (share) => rounded(latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))], 2);
console.log(
  JSON.stringify({
    moves: count.moves,
    seconds: rounded(took, 3),
    p50_ms: at(0.5),
    p99_ms: at(0.99),
    updates: count.updates,
    bytes_per_update: rounded(count.bytes / count.updates, 0),
    games: count.games,
    refused: 0,
    cpu: rounded((used.user + used.system) / 1e6 / took, 2),
  }),
);
process.exit(0);
