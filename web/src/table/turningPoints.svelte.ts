// The decisions of a finished game that cost a seat most, found by the server once somebody asks for them.
import { api, type TurningPoint } from "../api/client";
import { ensureUser } from "../app/user.svelte";

export class TurningPoints {
  seat = $state<number | null>(null);
  points = $state.raw<TurningPoint[]>([]);
  looking = $state(false);
  /** The point on the screen, and whether its better move is told. */
  number = $state<number | null>(null);
  told = $state(false);
  #known = new Map<number, TurningPoint[]>();

  constructor(readonly table: string) {}

  get current(): TurningPoint | null {
    return this.number === null ? null : (this.points[this.number] ?? null);
  }

  /** Find those of a seat, and begin with the first. */
  async find(seat: number): Promise<void> {
    this.looking = true;
    try {
      await ensureUser();
      const points = this.#known.get(seat) ?? (await api.turningPoints(this.table, seat)).points;
      this.#known.set(seat, points);
      this.seat = seat;
      this.points = points;
      this.go(0);
    } finally {
      this.looking = false;
    }
  }

  go(number: number): void {
    this.number = Math.max(0, Math.min(this.points.length - 1, number));
    this.told = false;
  }

  close(): void {
    this.seat = null;
    this.points = [];
    this.number = null;
  }
}
