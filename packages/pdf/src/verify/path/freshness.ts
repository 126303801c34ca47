/** Clocks of an authority's services may differ by this much. */
export const SKEW_MS = 5 * 60_000;

/** Whether revocation data covers the requested instant or a later one (ETSI EN 319 102-1 §5.2.5). */
export const isFresh = (thisUpdate: Date, nextUpdate: Date | null, wanted: Date): boolean =>
  thisUpdate.getTime() + SKEW_MS >= wanted.getTime() || (nextUpdate !== null && nextUpdate >= wanted);
