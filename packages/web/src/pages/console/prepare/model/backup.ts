import { UNSAVED } from '../../../../api/local-settings.ts';
import type { Details } from './details.ts';
import type { DraftDocument } from './draft.ts';
import type { Field } from './fields.ts';

/** The changes that a closed tab could not save any more (ux 1); they are kept in this browser for a day. */
export interface Backup {
  readonly keptAt: number;
  readonly details: Details;
  readonly documents: readonly DraftDocument[];
  readonly fields: readonly Field[];
}
const nameOf = (envelopeWsid: string): string => `${UNSAVED}${envelopeWsid}`;
const LIFE_MS = 86_400_000;

export function keepBackup(envelopeWsid: string, backup: Backup): void {
  try {
    localStorage.setItem(nameOf(envelopeWsid), JSON.stringify(backup));
  } catch {
    // Storage is blocked or full: unsaved changes last as long as the page.
  }
}
export function forgetBackup(envelopeWsid: string): void {
  try {
    localStorage.removeItem(nameOf(envelopeWsid));
  } catch {
    // As above.
  }
}
/** Taken once: from then on the changes are on the screen and saved from there. */
export function takeBackup(envelopeWsid: string, now: number): Backup | null {
  try {
    const stored = JSON.parse(localStorage.getItem(nameOf(envelopeWsid)) ?? 'null') as Partial<Backup> | null;
    forgetBackup(envelopeWsid);
    const isWhole =
      stored !== null &&
      Array.isArray(stored.fields) &&
      Array.isArray(stored.documents) &&
      stored.details !== undefined;
    return isWhole && now - (stored.keptAt ?? 0) < LIFE_MS ? (stored as Backup) : null;
  } catch {
    return null;
  }
}
