// The connection to a table: what the socket has told, and commands on their way. It reconnects by itself and misses
// nothing.
import {
  api,
  Problem,
  type Clock,
  type Entry,
  type Plain,
  type Present,
  type SocketReply,
  type SocketRequest,
  type Table,
  type Undo,
  type Update,
} from "../api/client";
import type { Beat, GameEvent, Show } from "../games/game";
import { beatsOf, displayMs, type Motions } from "../games/motion";
import { PACES, reducedMotion, settings } from "../app/settings.svelte";
import { showError, problemText, showToast } from "../ui/toasts.svelte";
import { TablePeople } from "./people.svelte";
import { reuseUnchanged } from "./reuseUnchanged";

/** The table after an update, as one viewer may know it. */
export interface TableState {
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

type Command = Extract<SocketRequest, { key: string }>;
type Bare<Request> = Request extends Command ? Omit<Request, "key"> : never;

const RETRY = [300, 700, 1500, 3000, 6000];
const SILENCE = 50_000;

/** Two updates in one: the state after the later, and everything that happened. */
const merged = (one: Update, other: Update): Update => ({
  ...other,
  table: other.table ?? one.table,
  entries: [...one.entries, ...other.entries],
});

export class TableConnection {
  /** "lost": connecting again. "refused": the server does not let us in, and says why. */
  status = $state<"opening" | "open" | "lost" | "refused">("opening");
  refusal = $state.raw<Problem | null>(null);
  table = $state.raw<Table | null>(null);
  entries = $state.raw<Entry[]>([]);
  state = $state.raw<TableState | null>(null);
  present = $state.raw<Present>({ seats: [], watchers: 0 });
  preview = $state.raw<Plain | null>(null);
  /** How many of our commands are on their way. */
  busy = $state(0);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  clockOffset = 0;
  /** What others did just now, while it is shown one thing after the other. */
  show = $state.raw<Show | null>(null);
  /** How long events stay on the screen; the game says. */
  motions: Motions | null = null;
  readonly people: TablePeople;

  readonly #id: string;
  #seat: number | null | undefined;
  #socket: WebSocket | null = null;
  #lastSeq = -1;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setTimeout> | undefined;
  #painting = false;
  #queue: Update[] = [];
  #commands = new Map<string, { request: Command; settle: (done: boolean) => void; seq?: number }>();
  /** Undos that wait for the position after which they are to be sent again. */
  #overtaken = new Set<Extract<Command, { type: "undo" }>>();
  #ended = false;

  constructor(id: string) {
    this.#id = id;
    this.people = new TablePeople(id);
    addEventListener("online", this.#recover);
    document.addEventListener("visibilitychange", this.#recover);
    this.#connect();
  }

  end(): void {
    this.#ended = true;
    removeEventListener("online", this.#recover);
    document.removeEventListener("visibilitychange", this.#recover);
    for (const timer of [this.#retry, this.#silence, this.#beat]) clearTimeout(timer);
    this.#socket?.close();
  }

  play(seat: number, move: Plain): Promise<boolean> {
    return this.#do({ type: "move", seat, position: this.state!.position, move });
  }

  giveName(seat: number, what: string, name: string): Promise<boolean> {
    return this.#do({ type: "name", seat, what, name });
  }

  undo(seat: number, to: number | "turn" | null): Promise<boolean> {
    return this.#do({ type: "undo", seat, position: this.state!.position, to });
  }

  answerUndo(seat: number, request: number, agree: boolean): Promise<boolean> {
    return this.#do({ type: "answer", seat, request, agree });
  }

  chat(text: string): Promise<boolean> {
    return this.#do({ type: "say", text });
  }

  /** Show everybody a page of what is read together, in place of the one they were shown. */
  turnPage(what: string, page: number): Promise<boolean> {
    return this.#do({ type: "show", what, page, before: this.shown?.seq ?? null });
  }

  /** The page that everybody is shown. */
  get shown(): { seq: number; what: string; page: number; seat: number | null } | null {
    const last = this.entries.findLast(({ kind }) => kind === "shown");
    return last ? { seq: last.seq, what: String(last.note.what), page: Number(last.note.page), seat: last.seat } : null;
  }

  /** View the game from another of our seats, or as a spectator. */
  viewAs(seat: number | null): void {
    this.#seat = seat;
    this.#queue = [];
    this.#endShow();
    this.#send({ type: "look", seat });
  }

  /** Go on to what happened next. */
  showNext(): void {
    if (!this.show) return;
    if (this.show.at + 1 < this.show.beats.length) this.#showBeat({ ...this.show, at: this.show.at + 1 });
    else {
      this.#endShow();
      this.#next();
    }
  }

  /** Show everything that is waiting, at once. */
  skipQueue(): void {
    this.#endShow();
    if (this.#queue.length) this.#apply(this.#queue.splice(0).reduce(merged));
  }

  async whyNot(seat: number, move: Plain): Promise<string | null> {
    try {
      const { problem } = await api.whyNot(this.#id, seat, move);
      return problem && problemText(problem);
    } catch (trouble) {
      return trouble instanceof Problem ? problemText(trouble) : null;
    }
  }

  #do(bare: Bare<Command>): Promise<boolean> {
    const key = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0"));
    const request = { ...bare, key: key.join("") } as Command;
    this.busy += 1;
    return new Promise((resolve) => {
      this.#commands.set(request.key, {
        request,
        settle: (done) => {
          this.#commands.delete(request.key);
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
    const address = new URL(`/api/tables/${this.#id}/live?since=${this.#lastSeq}${from}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = (this.#socket = new WebSocket(address));
    socket.onopen = () => {
      this.status = "open";
      this.#tries = 0;
      for (const { request } of this.#commands.values()) this.#send(request);
    };
    socket.onmessage = (message) => this.#onMessage(JSON.parse(message.data));
    socket.onclose = (closed) => {
      if (this.#socket !== socket || this.#ended) return;
      this.#socket = null;
      if (closed.code >= 4400 && closed.code < 4500 && closed.code !== 4429) this.status = "refused";
      else {
        this.status = "lost";
        this.#retry = setTimeout(() => this.#connect(), RETRY[Math.min(this.#tries++, RETRY.length - 1)]);
      }
    };
    this.#restartSilenceTimer();
  }

  #recover = (): void => {
    if (document.hidden) {
      this.skipQueue();
      this.#painted();
    } else if (this.status === "lost") this.#connect();
  };

  /** A connection that stays silent for too long is lost. */
  #restartSilenceTimer(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      const socket = this.#socket;
      this.#socket = null;
      socket?.close();
      if (this.status !== "refused") {
        this.status = "lost";
        this.#connect();
      }
    }, SILENCE);
  }

  #onMessage(reply: SocketReply): void {
    this.#restartSilenceTimer();
    switch (reply.type) {
      case "update":
        return this.#receive(reply);
      case "presence":
        this.present = { seats: reply.seats, watchers: reply.watchers };
        return;
      case "heartbeat":
        this.clockOffset = reply.at - Date.now();
        return;
      case "done": {
        const command = this.#commands.get(reply.key);
        if (command) command.seq = reply.seq;
        return this.#settle();
      }
      case "refused": {
        const problem = new Problem(reply.status, reply.code, reply.text, reply.args as Plain);
        const command = reply.key === null ? undefined : this.#commands.get(reply.key);
        if (command === undefined) {
          this.refusal = problem;
          return;
        }
        if (reply.code === "stale") {
          this.skipQueue();
          if (command.request.type === "undo" && command.request.to === null)
            return this.#undoOnceShown(command.request);
        }
        command.settle(false);
        if (command.request.type === "show" && ["page-turned", "muted", "muted-everywhere"].includes(reply.code))
          return;
        showToast(problemText(problem), "problem");
      }
    }
  }

  /** The others went on while an undo was on its way: one's last move is still the same, so it is sent again. */
  #undoOnceShown(request: Extract<Command, { type: "undo" }>): void {
    if (this.state!.position === request.position) this.#overtaken.add(request);
    else {
      request.position = this.state!.position;
      this.#send(request);
    }
  }

  /** A command is done once its outcome is on the screen. */
  #settle(): void {
    const shown = this.state?.seq ?? -1;
    for (const { seq, settle } of [...this.#commands.values()]) if (seq !== undefined && seq <= shown) settle(true);
  }

  #receive(update: Update): void {
    this.#lastSeq = Math.max(this.#lastSeq, update.seq);
    if (update.entries[0]?.seq === 0) {
      this.#queue = [];
      this.#endShow();
    }
    this.#queue.push(update);
    this.#next();
  }

  /** Show the next update and let the browser paint it. Other players' moves stay on the screen for a while. */
  #next(): void {
    if (this.#painting || this.show || !this.#queue.length) return;
    let update = this.#queue.shift()!;
    while (this.#queue.length && this.#beatsOf(update).length === 0) update = merged(update, this.#queue.shift()!);
    const [beats, held] = [this.#beatsOf(update), this.#awaitsTurn(update)];
    this.#apply(update);
    if (beats.length) this.#showBeat({ beats, at: 0, held });
    if (document.hidden) return this.#next();
    this.#painting = true;
    requestAnimationFrame(() => setTimeout(this.#painted));
  }

  #painted = (): void => {
    this.#painting = false;
    this.#next();
  };

  /** What others did, as far as it is to be shown one thing after the other. */
  #beatsOf(update: Update): Beat[] {
    const atOnce = document.hidden || update.entries[0]?.seq === 0 || settings.pace === PACES.once;
    return atOnce || !this.motions ? [] : beatsOf(update.entries, new Set(this.table?.yours), this.motions);
  }

  /** Whether the viewer had nothing to decide before an update but what is done with it. No decision waits while a clock
   * runs. */
  #awaitsTurn({ entries, clocks }: Update): boolean {
    if (clocks) return false;
    return !this.state?.moves || entries.some(({ kind, seat }) => kind === "moved" && seat === this.state!.viewer);
  }

  #showBeat(show: Show): void {
    clearTimeout(this.#beat);
    this.show = show;
    if (settings.pace === PACES.steps) return;
    const waiting = this.#queue.length + show.beats.length - show.at - 1;
    const ms = displayMs(this.motions!, show.beats[show.at]!.events) / (1 + waiting / 6);
    this.#beat = setTimeout(() => this.showNext(), reducedMotion() ? ms / 2 : ms);
  }

  #endShow(): void {
    clearTimeout(this.#beat);
    this.show = null;
  }

  #apply(update: Update): void {
    const { seq, position, viewer, turn, clocks, view, moves, undo, entries } = update;
    const before = this.state;
    if (update.table) this.table = reuseUnchanged(this.table, update.table);
    this.present = reuseUnchanged(this.present, update.present);
    const anew = entries[0]?.seq === 0;
    this.entries = anew ? entries : [...this.entries, ...entries];
    const events = anew ? [] : entries.flatMap((entry) => entry.events as GameEvent[]);
    if (position !== before?.position || viewer !== before.viewer) this.preview = null;
    this.state = {
      seq,
      position,
      viewer,
      turn: reuseUnchanged(before?.turn, turn),
      clocks,
      view: reuseUnchanged(before?.view, view as Plain | null),
      moves: reuseUnchanged(before?.moves, moves as Plain[] | null),
      undo,
      events,
    };
    this.#settle();
    const overtaken = [...this.#overtaken];
    this.#overtaken.clear();
    overtaken.forEach((request) => this.#undoOnceShown(request));
    if (this.table?.phase === "playing" && this.preview === null) void this.#fetchPreview(position, viewer);
  }

  async #fetchPreview(position: number, viewer: number | null): Promise<void> {
    if (this.#queue.length) return;
    try {
      const answer = await api.preview(this.#id, viewer);
      const now = this.state;
      if (answer.position === position && now?.position === position && now.viewer === viewer) {
        this.preview = answer.preview as Plain;
      }
    } catch (trouble) {
      if (!(trouble instanceof Problem)) showError(trouble);
    }
  }
}
