// What the viewer has picked but not confirmed. What is legal, it knows from the server's list of moves alone.
import type { Plain } from "../../api/client";
import type { Scene } from "../game";
import { add, drop, gemOf, gemsOf, letter, spell, within } from "./gems";
import type { Area, Change, CharonMove, CharonPreview, CharonAssets, CharonView, Gem, Plan } from "./types";

export type CharonScene = Scene<CharonView, CharonPreview, CharonAssets>;
type Verb = CharonMove["move"];
type Of<V extends Verb> = Extract<CharonMove, { move: V }>;
export type Tool = "trade" | "synchrotron";

const same = (one: CharonMove, other: CharonMove): boolean =>
  Object.entries(one).every(([field, value]) => (other as Plain)[field] === value);

export class Selection {
  /** The spot for a flag, where the flag comes from (an area or another spot), and the spot pointed at. */
  spot = $state<string | null>(null);
  area = $state<Area | null>(null);
  from = $state<string | null>(null);
  pointed = $state<string | null>(null);
  card = $state<string | null>(null);
  /** The colours that clear gems stand for; null until the player has chosen. */
  clear = $state<string | null>(null);
  tool = $state<Tool>("trade");
  /** Gems to give in a trade or keep at the end of a round, as moves spell them. */
  heap = $state("");
  /** Whether the player has begun to choose gems to keep; until then all are kept, where that is possible. */
  sorting = $state(false);
  give = $state<Gem | null>(null);
  get = $state<Gem | null>(null);
  number = $state(0);
  /** Whether and how cards can be paid, as the server last said, so that marks do not flicker until it says more. */
  plans = $state.raw<Record<string, Plan>>({});
  /** Moves still to be made, one after the other. */
  queue = $state.raw<CharonMove[]>([]);
  /** Why something is not possible, in words. */
  refusal = $state<string | null>(null);
  /** What an area does, after it was tapped. */
  told = $state<string | null>(null);
  #asked = 0;

  constructor(
    private readonly scene: () => CharonScene,
    private readonly whyNot: (move: Plain) => Promise<string | null>,
  ) {}

  moves = $derived.by(() => (this.scene().past ? [] : ((this.scene().moves ?? []) as CharonMove[])));
  verbs = $derived(new Set(this.moves.map((move) => move.move)));

  of<V extends Verb>(verb: V): Of<V>[] {
    return this.moves.filter((move): move is Of<V> => move.move === verb);
  }

  isLegal(move: CharonMove): boolean {
    return this.moves.some((listed) => same(move, listed));
  }

  stakes = $derived(this.of("stake"));
  relocations = $derived(this.of("relocate"));
  trades = $derived(this.of("trade"));
  transmutations = $derived(this.of("synchrotron"));
  /** Whether the Synchrotron alone is to be used, before the builds. */
  turning = $derived(this.transmutations.length > 0 && !this.verbs.has("end"));
  builds = $derived(this.of("build"));
  keeps = $derived(this.of("keep"));
  /** All gems that count towards those kept, if all of them may be kept. */
  keepAll = $derived.by((): string | null => {
    const { view, viewer, preview } = this.scene();
    if (this.keeps.length === 0 || viewer === null) return null;
    const { clear, ...coloured } = view.players[viewer]!.gems;
    const all = spell(gemsOf(preview?.keep?.clear_free ? coloured : { ...coloured, clear }));
    return this.keeps.some((move) => move.gems === all) ? all : null;
  });
  /** What lies on the tray. */
  tray = $derived(this.sorting ? this.heap : (this.keepAll ?? this.heap));

  /** Spots that a flag may go to. With Stolen Intelligence the flag is picked first, then its target. */
  spots = $derived.by(() => {
    if (this.relocations.length > 0) {
      const { from } = this;
      return new Set(this.relocations.filter((move) => move.spot === from).map((move) => move.to));
    }
    return new Set(this.stakes.filter((move) => !this.area || move.area === this.area).map((move) => move.spot));
  });
  /** The viewer's flags on the moon that may be moved. */
  movable = $derived(new Set(this.relocations.map((move) => move.spot)));
  areas = $derived(
    new Set(this.stakes.filter((move) => !this.spot || move.spot === this.spot).map((move) => move.area)),
  );
  /** Cards named by any listed move. */
  cards = $derived(new Set(this.moves.flatMap((move) => ("card" in move ? [move.card] : []))));

  /** What a flag on the spot pointed at, or else picked, would change. */
  change = $derived.by((): Change | null => {
    const preview = this.scene().preview;
    const spot = this.pointed ?? this.spot;
    if (!preview || !spot || !this.spots.has(spot)) return null;
    return (this.from ? preview.relocations?.[this.from]?.[spot] : preview.stakes?.[spot]) ?? null;
  });

  plan = $derived.by((): Plan | null => (this.card ? (this.scene().preview?.cards?.[this.card] ?? null) : null));

  /** The ways to pay for the picked card, fewest clear gems first, and the chosen one. */
  payments = $derived(this.builds.filter((move) => move.card === this.card));
  payment = $derived(
    this.payments.find((move) => move.clear === this.clear) ?? (this.clear === null ? this.payments[0] : undefined),
  );

  /** The moves that confirming makes; none while something is still to be picked. */
  pending = $derived.by((): CharonMove[] => {
    const { card, area, spot, from, heap, get, give, number, tray } = this;
    if (card && this.scene().view.step === "build") {
      if (this.payment) return [this.payment];
      return this.plan?.moves ?? [];
    }
    const wanted: (CharonMove | null | false | "")[] = [
      card && { move: "offer", card },
      card && { move: "swap", card },
      card && { move: "take", card },
      area && spot && { move: "stake", area, spot },
      from && spot && { move: "relocate", spot: from, to: spot },
      heap && get && { move: "trade", give: heap, get: letter(get) },
      give && get && { move: "synchrotron", give: letter(give), get: letter(get), count: number },
      (tray || this.sorting) && { move: "keep", gems: tray },
    ];
    return this.moves.filter((move) => wanted.some((one) => one && same(one, move)));
  });

  /** Whether anything is picked. */
  busy = $derived(
    Boolean(this.spot || this.area || this.from || this.card || this.heap || this.give || this.get || this.sorting),
  );

  clearAll(): void {
    this.spot = this.area = this.from = this.pointed = this.card = this.clear = this.give = this.get = null;
    this.heap = "";
    this.sorting = false;
    this.number = 0;
    this.refusal = this.told = null;
    this.#asked++;
  }

  /** Pick all of a listed move. Whether it can be picked: some moves have a button instead. */
  show(move: CharonMove): boolean {
    this.clearAll();
    switch (move.move) {
      case "offer":
      case "swap":
      case "take":
        this.card = move.card;
        break;
      case "build":
        [this.card, this.clear] = [move.card, move.clear];
        break;
      case "stake":
        [this.area, this.spot] = [move.area, move.spot];
        break;
      case "relocate":
        [this.from, this.spot] = [move.spot, move.to];
        break;
      case "trade":
        [this.tool, this.heap, this.get] = ["trade", move.give, gemOf(move.get)];
        break;
      case "synchrotron":
        [this.tool, this.give, this.get, this.number] = ["synchrotron", gemOf(move.give), gemOf(move.get), move.count];
        break;
      case "keep":
        this.#lay(move.gems);
    }
    if (this.pending.length === 1 && same(this.pending[0]!, move)) return true;
    this.clearAll();
    return false;
  }

  /** Drop what is no longer possible. */
  prune(): void {
    if (this.moves.length === 0) {
      this.clearAll();
      return;
    }
    if (this.spot && !this.spots.has(this.spot)) this.spot = null;
    if (this.area && !this.areas.has(this.area)) this.area = null;
    if (this.from && !this.movable.has(this.from)) this.from = null;
    if (this.card && !this.cards.has(this.card) && !this.plan?.moves.length) this.card = null;
    if (
      this.heap &&
      ![...this.trades.map((move) => move.give), ...this.keeps.map((move) => move.gems)].some((whole) =>
        within(this.heap, whole),
      )
    )
      this.heap = "";
  }

  pickSpot(spot: string): void {
    this.refusal = this.told = null;
    this.spot = this.spot === spot ? null : spot;
  }

  pickFlag(spot: string): void {
    this.refusal = null;
    this.spot = null;
    this.from = this.from === spot ? null : spot;
  }

  pickArea(area: Area): void {
    this.refusal = null;
    this.area = this.area === area ? null : area;
  }

  pickCard(card: string): void {
    const again = this.card === card;
    this.clearAll();
    this.card = again ? null : card;
  }

  /** Whether a card can be picked: for a move, or for a plan that ends with building it. */
  mayPick(card: string): boolean {
    return this.cards.has(card) || (this.scene().preview?.cards?.[card]?.moves.length ?? 0) > 0;
  }

  /** Say why a card cannot be picked, if the decision is about cards at all. */
  explainCard(card: string): void {
    const { step } = this.scene().view;
    if (this.moves.length === 0) return;
    if (step === "build") void this.explain({ move: "build", card, clear: "" });
    else if (step === "engineering") void this.explain({ move: "take", card });
    else if (step === "offer" || step === "swap") void this.explain({ move: step, card });
  }

  useTool(tool: Tool): void {
    this.clearAll();
    this.tool = tool;
  }

  /** Whether a gem may join the heap: some listed move must give or keep all of it. */
  mayAdd(kind: Gem): boolean {
    const wanted = add(this.tray, kind);
    return (
      this.trades.some((move) => within(wanted, move.give)) || this.keeps.some((move) => within(wanted, move.gems))
    );
  }

  addGem(kind: Gem): void {
    this.card = this.refusal = null;
    this.#lay(add(this.tray, kind));
  }

  dropGem(kind: Gem): void {
    this.#lay(drop(this.tray, kind));
  }

  /** Keep no gem at all. */
  giveUpAll(): void {
    this.#lay("");
  }

  #lay(heap: string): void {
    this.heap = heap;
    this.sorting = this.keeps.length > 0;
  }

  /** Ask the server why a move is not possible, and show it. */
  async explain(move: CharonMove): Promise<void> {
    const asked = ++this.#asked;
    const reason = await this.whyNot(move as Plain);
    if (asked === this.#asked) this.refusal = reason;
  }
}
