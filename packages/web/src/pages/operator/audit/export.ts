import type { AuditRow } from '@countersign/contract';
import { csvOf } from '../model/csv.ts';

const COLUMNS = ['number', 'datetime', 'kind', 'actorName', 'personWsid', 'envelopeWsid', 'ip', 'requestId'] as const;

/** The visible rows; times in UTC, as stored, under the names of the contract. */
export const auditCsv = (rows: readonly AuditRow[]): string =>
  csvOf([
    [...COLUMNS, 'detail'],
    ...rows.map((row) => [
      ...COLUMNS.map((column) => row[column]),
      Object.entries(row.detail)
        .map(([name, value]) => `${name}: ${value}`)
        .join('; '),
    ]),
  ]);

/** Downloads a text as a file. */
export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the address after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
