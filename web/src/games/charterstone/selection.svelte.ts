// What the viewer has picked but not confirmed. What is legal, it knows from the server's list of moves alone: a thing
// can be picked if a listed move names it together with everything else that is picked.
import type { Plain } from "../../api/client";
import type { Scene } from "../game";
import type {
  Building,
  Field,
  GloryRow,
  AbilityCard,
  Minion,
  Move,
  Objective,
  Part,
  Assets,
  QuotaRow,
  View,
} from "./types";
import { resources, type Resource } from "./types";

export type CharterstoneScene = Scene<View, Plain, Assets>;

/** What is picked as a thing. Moves that name anything else, or nothing, are buttons in words. */
const fields: Field[] = [
  ...(["building", "worker", "card", "tile", "plot", "objective", "space"] as const),
  ...(["resources", "minion", "persona", "choice"] as const),
];
const worded = new Set(["move", ...fields, "row", "column"]);

/** Questions whose answers are many cards, or something to read. */
const SPREAD = new Set(["bring", "decide", "star", "search", "hold", "choose", "farewell"]);

/** Which worker a move places. It is chosen only where both can be. */
const WORKERS: Record<string, string> = { place: "large", small: "small" };

/** What a move names in a field. Row and column together name a quota space. */
function named(move: Move, field: Field): string | undefined {
  if (field === "space") return move.move === "ship" ? `${move.row} ${move.column}` : undefined;
  if (field === "worker") return WORKERS[move.move];
  const value = move[field];
  return value === undefined ? undefined : String(value);
}

const isPicked = (move: Move): boolean =>
  move.move !== "adopt" &&
  fields.some((field) => named(move, field)) &&
  Object.keys(move).every((key) => worded.has(key));

export class Selection {
  picked = $state.raw<Partial<Record<Field, string>>>({});
  /** Resources put together to pay or gain. */
  heap = $state.raw<Resource[]>([]);
  /** The building pointed at or focused, to be described. */
  pointed = $state<string | null>(null);
  /** Why something is not possible, in words. */
  refusal = $state<string | null>(null);
  /** Whether a move is on its way. */
  sending = $state(false);
  #asked = 0;

  constructor(
    private readonly scene: () => CharterstoneScene,
    private readonly whyNot: (move: Plain) => Promise<string | null>,
  ) {}

  moves = $derived.by(() => (this.scene().past ? [] : ((this.scene().moves ?? []) as Move[])));
  /** Moves whose things are picked, and moves that are buttons. */
  byHand = $derived(this.moves.filter(isPicked));
  inWords = $derived(this.moves.filter((move) => !isPicked(move)));
  /** Whether the large and the small worker can both be placed. */
  twoWorkers = $derived(
    this.moves.some(({ move }) => move === "place") && this.moves.some(({ move }) => move === "small"),
  );
  verbs = $derived(new Set(this.moves.map(({ move }) => move)));
  /** How many resources to put together; 0 if none. */
  heapSize = $derived(
    Math.max(0, ...this.byHand.map(({ resources: heap }) => (heap ? String(heap).split("+").length : 0))),
  );

  /** By field, what can be picked now beside the rest. */
  open = $derived.by(() => {
    const { picked } = this;
    const found = {} as Record<Field, Set<string>>;
    for (const field of fields) {
      const others = fields.filter((other) => other !== field && picked[other] !== undefined);
      found[field] = new Set(
        this.byHand
          .filter((move) => others.every((other) => named(move, other) === picked[other]))
          .flatMap((move) => named(move, field) ?? []),
      );
    }
    return found;
  });
  /** By field, everything that a listed move names. */
  offered = $derived.by(() => {
    const found = {} as Record<Field, string[]>;
    for (const field of fields) found[field] = [...new Set(this.byHand.flatMap((move) => named(move, field) ?? []))];
    return found;
  });

  /** The move that confirming makes: all its things are picked. */
  pending = $derived.by((): Move | null => {
    const { picked } = this;
    const spelled = [...this.heap].sort((one, other) => resources.indexOf(one) - resources.indexOf(other)).join("+");
    const whole = this.byHand.filter((move) =>
      fields.every((field) => {
        const name = named(move, field);
        if (field === "worker" && !this.twoWorkers) return true;
        return name === undefined || name === (field === "resources" ? spelled : picked[field]);
      }),
    );
    return whole.sort((one, other) => Object.keys(other).length - Object.keys(one).length)[0] ?? null;
  });
  /** Whether the choice is among many cards or pages to read, which need more space. */
  spread = $derived.by(() => this.moves.length > 0 && SPREAD.has(this.scene().view.step));
  /** Whether something in the village is to be chosen, or what happens there. */
  inVillage = $derived.by(() => {
    const { step } = this.scene().view;
    return step === "turn" || step === "enter" || this.offered.building.length > 0 || this.offered.plot.length > 0;
  });
  busy = $derived(Object.keys(this.picked).length > 0 || this.heap.length > 0);

  /** Everything printed that is in play: the edition's, and what crates have added since. */
  buildings = $derived.by(() => this.#with<Building>("buildings", (part) => "benefit" in part));
  cards = $derived.by(() => this.#with<AbilityCard>("cards", (part) => "kind" in part && part.kind !== "persona"));
  personas = $derived.by(() =>
    this.#with<AbilityCard>("personas", (part) => "kind" in part && part.kind === "persona"),
  );
  objectives = $derived.by(() => this.#with<Objective>("objectives", (part) => "needs" in part && !("kind" in part)));
  minions = $derived.by(() => this.#with<Minion>("minions", (part) => !("kind" in part) && "gain" in part));
  quota = $derived.by((): Record<string, QuotaRow> => ({
    ...this.scene().assets.quota,
    ...this.scene().view.came.quota,
  }));
  glory = $derived.by((): Record<string, GloryRow> => ({
    ...this.scene().assets.glory,
    ...this.scene().view.came.glory,
  }));

  #with<P extends Part>(
    section: "buildings" | "cards" | "personas" | "objectives" | "minions",
    is: (part: Part) => boolean,
  ): Record<string, P> {
    const { assets, view } = this.scene();
    const fresh = Object.entries(view.unlocked).filter(([, part]) => is(part));
    return {
      ...(assets[section] as unknown as Record<string, P>),
      ...(Object.fromEntries(fresh) as Record<string, P>),
    };
  }

  pick(field: Field, name: string): void {
    this.refusal = null;
    this.#asked++;
    const rest = { ...this.picked };
    const again = rest[field] === name;
    delete rest[field];
    // Another card may go on other plots: drop what no longer fits.
    if (!again && !this.open[field].has(name)) this.picked = { [field]: name };
    else this.picked = again ? rest : { ...rest, [field]: name };
  }

  put(kind: Resource): void {
    this.refusal = null;
    if (this.mayPut(kind)) this.heap = [...this.heap, kind];
  }

  drop(kind: Resource): void {
    const at = this.heap.lastIndexOf(kind);
    if (at >= 0) this.heap = this.heap.filter((_, index) => index !== at);
  }

  /** Whether some listed heap holds the present one and one more of a kind. */
  mayPut(kind: Resource): boolean {
    const wanted = [...this.heap, kind];
    return this.byHand.some(({ resources: spelled }) => {
      const left = String(spelled ?? "").split("+");
      return wanted.every((one) => {
        const at = left.indexOf(one);
        if (at >= 0) left.splice(at, 1);
        return at >= 0;
      });
    });
  }

  clear(): void {
    this.picked = {};
    this.heap = [];
    this.refusal = null;
    this.#asked++;
  }

  /** Pick all that a listed move names. Whether it can be picked: some moves have a button instead. */
  show(move: Move): boolean {
    this.clear();
    const things = fields.flatMap((field) => {
      const name = field === "resources" ? undefined : named(move, field);
      return name === undefined ? [] : [[field, name]];
    });
    this.picked = Object.fromEntries(things);
    this.heap = move.resources === undefined ? [] : (String(move.resources).split("+") as Resource[]);
    if (JSON.stringify(this.pending) === JSON.stringify(move)) return true;
    this.clear();
    return false;
  }

  /** Drop what is no longer possible. */
  prune(): void {
    for (const [field, name] of Object.entries(this.picked) as [Field, string][])
      if (!this.offered[field].includes(name)) return this.clear();
    if (this.heap.length > this.heapSize) this.clear();
  }

  /** Ask the server why a move is not possible, and show it. Null if something else was asked or picked meanwhile. */
  async explain(move: Move): Promise<string | null> {
    const asked = ++this.#asked;
    const reason = await this.whyNot(move as Plain);
    if (asked !== this.#asked) return null;
    return (this.refusal = reason);
  }
}
