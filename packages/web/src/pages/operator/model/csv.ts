import { textCell } from '@countersign/domain';

const cellOf = (value: string | number | null): string => {
  if (typeof value === 'number') return String(value);
  return `"${textCell(value ?? '').replaceAll('"', '""')}"`;
};

/** RFC 4180, with the mark at the beginning by which spreadsheets know UTF-8. */
export const csvOf = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;
