/** A spreadsheet takes a cell that begins so for a formula and would run what a stranger wrote (security 24). */
const FORMULA = /^(\s*[=+\-@＝＋－＠|%]|[\t\r\n])/u;

const cellOf = (value: string | number | null): string => {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};

/** RFC 4180, with the mark at the beginning by which spreadsheets know UTF-8. */
export const csvOf = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;
