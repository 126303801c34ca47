/** Ids in a path. */
const ID = /\/[\w-]{16,}/g;

/** Milliseconds of each call of the product, by method and path, while they are noted; the development outbox is left out. */
export class CallTimes {
  readonly #times = new Map<string, number[]>();
  #isNoted = false;

  /** Replaces the global `fetch` of this process by one that notes the time until the answer has arrived. */
  constructor() {
    const bare = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const began = performance.now();
      const response = await bare(input, init);
      const copy = response.clone();
      if (this.#isNoted) void copy.arrayBuffer().then(() => this.#add(input, init, performance.now() - began));
      return response;
    };
  }

  async noted(work: () => Promise<void>): Promise<void> {
    this.#times.clear();
    this.#isNoted = true;
    await work();
    this.#isNoted = false;
  }

  #add(input: Parameters<typeof fetch>[0], init: RequestInit | undefined, ms: number): void {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (pathname.startsWith('/dev/')) return;
    const name = `${init?.method ?? 'GET'} ${pathname.replaceAll(ID, '/:id')}`;
    this.#times.set(name, [...(this.#times.get(name) ?? []), ms]);
  }

  /** The call with the longest time that one of a hundred exceeds. */
  p99(): { readonly name: string; readonly ms: number } {
    const all = [...this.#times].map(([name, times]) => {
      const sorted = times.toSorted((a, b) => a - b);
      return { name, ms: sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0 };
    });
    return all.toSorted((a, b) => b.ms - a.ms)[0] ?? { name: 'none', ms: 0 };
  }
}
