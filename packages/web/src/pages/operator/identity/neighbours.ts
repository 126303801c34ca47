/** The position of an application in the waiting list, and its neighbours; a decided one leads to the first. */
export function neighboursOf(waiting: readonly string[], current: string) {
  const at = waiting.indexOf(current);
  const others = waiting.filter((one) => one !== current);
  return {
    /** From 1; 0 where the current one does not wait. */
    place: at + 1,
    of: waiting.length,
    next: (at < 0 ? others[0] : waiting[at + 1]) ?? null,
    previous: waiting[at - 1] ?? null,
    /** The next one after a decision: the following, else the first that was skipped before. */
    afterwards: (at < 0 ? others[0] : (waiting[at + 1] ?? others[0])) ?? null,
  };
}
