import { UNSAVED_PEOPLE } from '../../../../api/local-settings.ts';
import { type PersonRow, emptyRow, isBlank, isWhole } from './people-rows.ts';

const nameOf = (envelopeWsid: string): string => `${UNSAVED_PEOPLE}${envelopeWsid}`;

/** The server accepts only complete participants; incomplete lines are stored in this browser (ux 1). */
export function keepHalfRows(envelopeWsid: string, rows: readonly PersonRow[]): void {
  const half = rows.filter((row) => row.participantWsid === null && !isBlank(row) && !isWhole(row, rows));
  try {
    if (half.length === 0) localStorage.removeItem(nameOf(envelopeWsid));
    else localStorage.setItem(nameOf(envelopeWsid), JSON.stringify(half));
  } catch {
    // Storage is blocked or full: the lines last as long as the page.
  }
}

export function readHalfRows(envelopeWsid: string): PersonRow[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(nameOf(envelopeWsid)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRow).map((row) => ({ ...emptyRow(row.key), ...row })) : [];
  } catch {
    return [];
  }
}
const isRow = (value: unknown): value is PersonRow => {
  const row = value as Partial<PersonRow> | null;
  return (
    typeof row?.key === 'string' &&
    typeof row.name === 'string' &&
    typeof row.contact === 'string' &&
    (row.role === 'SIGNER' || row.role === 'CHECKER') &&
    row.participantWsid === null &&
    typeof row.withPrevious === 'boolean'
  );
};

export function forgetHalfRows(envelopeWsid: string): void {
  keepHalfRows(envelopeWsid, []);
}
