/** A device id is optional on every call (Rulings §6.1): two ids are compared only if both sides named one. */
export const isSameDevice = (one: string | null, other: string | null): boolean =>
  one === null || other === null || one === other;
