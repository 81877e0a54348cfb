// A table as it happens: the socket, what it has told, and our own deeds. A lost line mends itself and misses nothing.
import {
  api,
  Problem,
  type Clock,
  type Happening,
  type Plain,
  type Present,
  type SocketReply,
  type SocketRequest,
  type Table,
  type Undo,
  type Update,
} from "../api/client";
import type { GameEvent } from "../games/game";
import { calm, settings } from "../shell/settings.svelte";
import { complain, reason, tell } from "../ui/toasts.svelte";
import { kept } from "./kept";

/** How a table stood after an update, as one viewer may know it. */
export interface Standing {
  seq: number;
  position: number;
  viewer: number | null;
  turn: number[];
  clocks: Clock[] | null;
  view: Plain | null;
  moves: Plain[] | null;
  undo: Undo | null;
  events: GameEvent[];
}

type Deed = Extract<SocketRequest, { key: string }>;
type Bare<Request> = Request extends Deed ? Omit<Request, "key"> : never;

const RETRY = [300, 700, 1500, 3000, 6000];
const SILENCE = 50_000;

/** Two updates as one: the table as the later leaves it, and all that happened. */
const followed = (one: Update, other: Update): Update => ({
  ...other,
  table: other.table ?? one.table,
  happenings: [...one.happenings, ...other.happenings],
});

export class Live {
  /** "lost": trying again. "refused": the server will not have us, and says why. */
  line = $state<"opening" | "open" | "lost" | "refused">("opening");
  refusal = $state.raw<Problem | null>(null);
  table = $state.raw<Table | null>(null);
  happenings = $state.raw<Happening[]>([]);
  standing = $state.raw<Standing | null>(null);
  present = $state.raw<Present>({ seats: [], watchers: 0 });
  outlook = $state.raw<Plain | null>(null);
  /** How many of our deeds are on their way. */
  busy = $state(0);
  /** By how much the server's clock is ahead of ours, in milliseconds. */
  ahead = 0;
  /** How long the news in some events are to be shown, in milliseconds; the game knows. */
  pace: (events: GameEvent[]) => number = () => 0;

  readonly #id: string;
  #seat: number | null | undefined;
  #socket: WebSocket | null = null;
  #known = -1;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #show: ReturnType<typeof setTimeout> | undefined;
  #painting = false;
  #waiting: Update[] = [];
  #deeds = new Map<string, { request: Deed; settle: (done: boolean) => void; seq?: number }>();
  #ended = false;

  constructor(id: string) {
    this.#id = id;
    addEventListener("online", this.#mend);
    document.addEventListener("visibilitychange", this.#mend);
    this.#connect();
  }

  end(): void {
    this.#ended = true;
    removeEventListener("online", this.#mend);
    document.removeEventListener("visibilitychange", this.#mend);
    for (const timer of [this.#retry, this.#silence, this.#show]) clearTimeout(timer);
    this.#socket?.close();
  }

  play(seat: number, move: Plain): Promise<boolean> {
    return this.#do({ type: "move", seat, position: this.standing!.position, move });
  }

  undo(seat: number, to: number | "turn" | null): Promise<boolean> {
    return this.#do({ type: "undo", seat, position: this.standing!.position, to });
  }

  answer(seat: number, ask: number, agree: boolean): Promise<boolean> {
    return this.#do({ type: "answer", seat, ask, agree });
  }

  say(text: string): Promise<boolean> {
    return this.#do({ type: "say", text });
  }

  /** Look from another of our seats, or as a spectator. */
  look(seat: number | null): void {
    this.#seat = seat;
    this.#waiting = [];
    this.#send({ type: "look", seat });
  }

  /** Show at once what waits to be shown. */
  hurry(): void {
    clearTimeout(this.#show);
    this.#show = undefined;
    if (this.#waiting.length) this.#apply(this.#waiting.splice(0).reduce(followed));
  }

  async whyNot(seat: number, move: Plain): Promise<string | null> {
    try {
      const { problem } = await api.whyNot(this.#id, seat, move);
      return problem && reason(problem);
    } catch (trouble) {
      return trouble instanceof Problem ? reason(trouble) : null;
    }
  }

  #do(bare: Bare<Deed>): Promise<boolean> {
    const key = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0"));
    const request = { ...bare, key: key.join("") } as Deed;
    this.busy += 1;
    return new Promise((resolve) => {
      this.#deeds.set(request.key, {
        request,
        settle: (done) => {
          this.#deeds.delete(request.key);
          this.busy -= 1;
          resolve(done);
        },
      });
      this.#send(request);
    });
  }

  #send(request: SocketRequest): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(request));
  }

  #connect(): void {
    if (this.#ended) return;
    clearTimeout(this.#retry);
    const from = this.#seat === undefined ? "" : `&seat=${this.#seat ?? -1}`;
    const address = new URL(`/api/tables/${this.#id}/live?since=${this.#known}${from}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = (this.#socket = new WebSocket(address));
    socket.onopen = () => {
      this.line = "open";
      this.#tries = 0;
      for (const { request } of this.#deeds.values()) this.#send(request);
    };
    socket.onmessage = (message) => this.#hear(JSON.parse(message.data));
    socket.onclose = (closed) => {
      if (this.#socket !== socket || this.#ended) return;
      this.#socket = null;
      if (closed.code >= 4400 && closed.code < 4500 && closed.code !== 4429) this.line = "refused";
      else {
        this.line = "lost";
        this.#retry = setTimeout(() => this.#connect(), RETRY[Math.min(this.#tries++, RETRY.length - 1)]);
      }
    };
    this.#listenOn();
  }

  #mend = (): void => {
    if (document.hidden) this.#painted();
    else if (this.line === "lost") this.#connect();
  };

  /** A line on which nothing comes for too long is lost. */
  #listenOn(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      const socket = this.#socket;
      this.#socket = null;
      socket?.close();
      if (this.line !== "refused") {
        this.line = "lost";
        this.#connect();
      }
    }, SILENCE);
  }

  #hear(reply: SocketReply): void {
    this.#listenOn();
    switch (reply.type) {
      case "update":
        return this.#receive(reply);
      case "presence":
        this.present = { seats: reply.seats, watchers: reply.watchers };
        return;
      case "heartbeat":
        this.ahead = reply.at - Date.now();
        return;
      case "done": {
        const deed = this.#deeds.get(reply.key);
        if (deed) deed.seq = reply.seq;
        return this.#settle();
      }
      case "refused": {
        const problem = new Problem(reply.status, reply.code, reply.text, reply.args as Plain);
        const deed = reply.key === null ? undefined : this.#deeds.get(reply.key);
        if (deed === undefined) {
          this.refusal = problem;
          return;
        }
        deed.settle(false);
        if (reply.code === "stale") this.hurry();
        tell(reason(problem), "problem");
      }
    }
  }

  /** A deed is done when what it has brought is shown. */
  #settle(): void {
    const shown = this.standing?.seq ?? -1;
    for (const { seq, settle } of [...this.#deeds.values()]) if (seq !== undefined && seq <= shown) settle(true);
  }

  #receive(update: Update): void {
    this.#known = Math.max(this.#known, update.seq);
    if (update.happenings[0]?.seq === 0) {
      this.#waiting = [];
      clearTimeout(this.#show);
      this.#show = undefined;
    }
    this.#waiting.push(update);
    this.#next();
  }

  /** Show what has come, in one go, and let it be painted; what others do is left on the screen for a while. */
  #next(): void {
    if (this.#painting || this.#show !== undefined || !this.#waiting.length) return;
    let update = this.#waiting.shift()!;
    while (this.#waiting.length && this.#linger(update) === 0) update = followed(update, this.#waiting.shift()!);
    this.#apply(update);
    const linger = this.#linger(update);
    if (linger > 0) {
      this.#show = setTimeout(() => {
        this.#show = undefined;
        this.#next();
      }, linger);
    }
    if (document.hidden) return this.#next();
    this.#painting = true;
    requestAnimationFrame(() => setTimeout(this.#painted));
  }

  #painted = (): void => {
    this.#painting = false;
    this.#next();
  };

  #linger(update: Update): number {
    if (document.hidden || update.happenings[0]?.seq === 0) return 0;
    const mine = new Set(this.table?.yours);
    const news = update.happenings.filter(({ kind, seat }) => kind === "moved" && !(seat !== null && mine.has(seat)));
    const events = news.flatMap((happening) => happening.events as GameEvent[]);
    return events.length
      ? (this.pace(events) * settings.pace * (calm() ? 0.5 : 1)) / (1 + this.#waiting.length / 6)
      : 0;
  }

  #apply(update: Update): void {
    const { seq, position, viewer, turn, clocks, view, moves, undo, happenings } = update;
    const before = this.standing;
    if (update.table) this.table = kept(this.table, update.table);
    this.present = kept(this.present, update.present);
    const anew = happenings[0]?.seq === 0;
    this.happenings = anew ? happenings : [...this.happenings, ...happenings];
    const events = anew ? [] : happenings.flatMap((happening) => happening.events as GameEvent[]);
    if (position !== before?.position || viewer !== before.viewer) this.outlook = null;
    this.standing = {
      seq,
      position,
      viewer,
      turn: kept(before?.turn, turn),
      clocks,
      view: kept(before?.view, view as Plain | null),
      moves: kept(before?.moves, moves as Plain[] | null),
      undo,
      events,
    };
    this.#settle();
    if (this.table?.phase === "playing" && this.outlook === null) void this.#foresee(position, viewer);
  }

  async #foresee(position: number, viewer: number | null): Promise<void> {
    if (this.#waiting.length) return;
    try {
      const answer = await api.outlook(this.#id, viewer);
      const now = this.standing;
      if (answer.position === position && now?.position === position && now.viewer === viewer) {
        this.outlook = answer.outlook as Plain;
      }
    } catch (trouble) {
      if (!(trouble instanceof Problem)) complain(trouble);
    }
  }
}
