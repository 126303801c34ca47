/** A number as written in a content stream. */
export const operand = (value: number): string =>
  Number.isSafeInteger(value) ? String(value) : String(Math.round(value * 1000) / 1000);
