/** A number as written in a content stream. */
export const operand = (value: number): string =>
  Number.isSafeInteger(value) ? String(value) : value.toFixed(3).replace(/\.?0+$/, '');
