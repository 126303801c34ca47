/** Where one stands among those that wait, and who is beside; one that was decided leads to the first. */
export function neighboursOf(waiting: readonly string[], current: string) {
  const at = waiting.indexOf(current);
  const others = waiting.filter((one) => one !== current);
  return {
    /** From 1; 0 where the current one does not wait. */
    place: at + 1,
    of: waiting.length,
    next: (at < 0 ? others[0] : waiting[at + 1]) ?? null,
    previous: waiting[at - 1] ?? null,
    /** Where to go once this one is decided: on, else to whoever was passed over before. */
    afterwards: (at < 0 ? others[0] : (waiting[at + 1] ?? others[0])) ?? null,
  };
}
