import { flagsOf } from './arrange.ts';
import { slicesOf } from './check-marks.ts';
import { isExpiryWrong, isTimerWrong } from './details.ts';
import type { DraftState } from './draft.ts';
import { signs } from './fields.ts';
import { indexOf, pagesOf } from './pages.ts';
import { isBlank, isWhole } from './people-rows.ts';

export type StepName = 'documents' | 'participants' | 'fields';
export type GapKind =
  | 'titleMissing'
  | 'expiryWrong'
  | 'timerWrong'
  | 'documentMissing'
  | 'uploadRunning'
  | 'uploadFailed'
  | 'signerMissing'
  | 'personIncomplete'
  | 'fieldsMissing'
  | 'fieldsOwn'
  | 'signatureMissing'
  | 'fieldMisplaced'
  | 'fieldOverlap';
/** What keeps the draft from being sent, and where it can be corrected (ux 13). */
export interface Gap {
  readonly kind: GapKind;
  readonly step: StepName;
  /** True if the envelope may be sent all the same. */
  readonly isWarning: boolean;
  /** The person or file it is about; for a page, its file if there are several. */
  readonly name: string | null;
  readonly page: number | null;
  readonly fieldId: string | null;
}

const gap = (kind: GapKind, step: StepName, more: Partial<Gap> = {}): Gap => ({
  kind,
  step,
  isWarning: false,
  name: null,
  page: null,
  fieldId: null,
  ...more,
});

export function gapsOf(state: DraftState, now: Date): Gap[] {
  return [...documentGaps(state, now), ...peopleGaps(state), ...fieldGaps(state)];
}

function documentGaps({ details, documents, uploads }: DraftState, now: Date): Gap[] {
  const running = uploads.filter(({ state }) => state !== 'failed');
  return [
    ...(details.title.trim() === '' ? [gap('titleMissing', 'documents')] : []),
    ...(documents.length === 0 && running.length === 0 ? [gap('documentMissing', 'documents')] : []),
    ...running.map(({ file }) => gap('uploadRunning', 'documents', { name: file.name })),
    ...uploads
      .filter(({ state }) => state === 'failed')
      .map(({ file }) => gap('uploadFailed', 'documents', { name: file.name, isWarning: true })),
    ...(isExpiryWrong(details, now) ? [gap('expiryWrong', 'documents')] : []),
    ...(isTimerWrong(details, now) ? [gap('timerWrong', 'documents')] : []),
  ];
}

function peopleGaps({ rows }: DraftState): Gap[] {
  const written = rows.filter((row) => !isBlank(row));
  const half = written.filter((row) => !isWhole(row, rows));
  return [
    ...(written.some(({ role }) => role === 'SIGNER') ? [] : [gap('signerMissing', 'participants')]),
    ...half.map((row) => gap('personIncomplete', 'participants', { name: row.name.trim() || row.contact.trim() })),
  ];
}

function fieldGaps({ rows, fields, documents, details }: DraftState): Gap[] {
  const pages = pagesOf(documents);
  const slices = new Map(fields.now.map((field) => [field.id, slicesOf(field, pages)]));
  const flags = flagsOf(fields.now, indexOf(pages), slices);
  const signers = rows.filter((row) => row.role === 'SIGNER' && isWhole(row, rows));
  const has = (participantWsid: string | null): boolean =>
    fields.now.some((field) => field.participantWsid === participantWsid);
  const bare = signers.filter(({ participantWsid }) => !has(participantWsid));
  const fillers = signers.filter(
    ({ participantWsid }) => has(participantWsid) && !signs(fields.now, participantWsid ?? ''),
  );
  const nameOf = (docId: string) => documents.find(({ fileWsid }) => fileWsid === docId)?.fileName ?? null;
  // One gap per page and kind of fault: on the page every affected field is marked anyway.
  const flagged = new Map(
    fields.now
      .filter(({ id }) => flags.has(id))
      .toReversed()
      .map((field) => [`${field.docId} ${field.page} ${flags.get(field.id)}`, field]),
  );
  return [
    ...bare.map(({ name }) =>
      details.needForm
        ? gap('fieldsMissing', 'fields', { name })
        : gap('fieldsOwn', 'fields', { name, isWarning: true }),
    ),
    ...fillers.map(({ name }) => gap('signatureMissing', 'fields', { name, isWarning: true })),
    ...[...flagged.values()].toReversed().map(({ id, docId, page }) => {
      const about = { name: documents.length > 1 ? nameOf(docId) : null, page, fieldId: id };
      return flags.get(id) === 'outside'
        ? gap('fieldMisplaced', 'fields', about)
        : gap('fieldOverlap', 'fields', { ...about, isWarning: true });
    }),
  ];
}
/** A template may be saved incomplete: the rest may be added later, or at its use. */
export const templateGapsOf = (state: DraftState, now: Date): Gap[] =>
  gapsOf(state, now).flatMap((one) => {
    if (one.kind === 'expiryWrong' || one.kind === 'timerWrong') return [];
    const isNeeded = one.kind === 'uploadRunning' || one.kind === 'fieldMisplaced' || one.kind === 'personIncomplete';
    return [isNeeded ? one : { ...one, isWarning: true }];
  });
export const mayBeSent = (gaps: readonly Gap[]): boolean => gaps.every(({ isWarning }) => isWarning);
