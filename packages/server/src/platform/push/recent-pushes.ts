/** A page connects within seconds of its first request; what is older than this is not remembered. */
const REMEMBERED_MS = 60_000;
/** Between the clock of a page and the arrival of its message. */
const MARGIN_MS = 1000;

/**
 * Which rooms got a push lately, from any process, so that a page that has just connected knows whether it missed one since it
 * was loaded, instead of asking for everything again.
 */
export class RecentPushes {
  /** The time of the last push to each room, the oldest first. */
  readonly #lastAt = new Map<string, number>();
  #completeSince: number | null = null;
  readonly #now: () => number;

  /** @param now milliseconds of a clock that never goes back */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** From now on, pushes of all processes are noted. */
  begin(): void {
    this.#completeSince = this.#now();
  }

  note(rooms: Iterable<string>): void {
    const now = this.#now();
    for (const room of rooms) {
      this.#lastAt.delete(room);
      this.#lastAt.set(room, now);
    }
    for (const [room, at] of this.#lastAt) {
      if (at >= now - REMEMBERED_MS) break;
      this.#lastAt.delete(room);
    }
  }

  /** Whether a push may have gone to one of the rooms within the last `ageMs`. */
  mayHaveMissed(rooms: Iterable<string>, ageMs: number): boolean {
    const from = this.#now() - ageMs - MARGIN_MS;
    if (this.#completeSince === null || from < this.#completeSince || ageMs + MARGIN_MS > REMEMBERED_MS) return true;
    return [...rooms].some((room) => (this.#lastAt.get(room) ?? -Infinity) >= from);
  }
}
