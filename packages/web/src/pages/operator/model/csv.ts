import { textCell } from '@countersign/domain';

const cellOf = (value: string | number | null): string => {
  if (typeof value === 'number') return String(value);
  return `"${textCell(value ?? '').replaceAll('"', '""')}"`;
};

/** RFC 4180, with the byte order mark by which spreadsheets recognise UTF-8. */
export const csvOf = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;
