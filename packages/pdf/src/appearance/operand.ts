/** A number as written in a content stream. */
export const operand = (value: number): string => value.toFixed(3).replace(/\.?0+$/, '');
