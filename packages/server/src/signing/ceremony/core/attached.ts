import type { InitialValue } from '@countersign/contract';
import { attachmentRule, fromWsid, printedFiles, splitFileName, toWsid } from '@countersign/domain';
import { type FormRow, keepSigned, listAttached } from '../../../contracts/index.ts';
import { type Tx, refuseWith } from '../../../platform/index.ts';
import type { Attached } from './act.ts';

interface Named {
  readonly envelopeId: string;
  readonly participantId: string;
  readonly forms: readonly FormRow[];
  /** By form id. */
  readonly given: ReadonlyMap<string, { readonly value: InitialValue }>;
}

/**
 * The files that the values of an act name: sent by this participant for that very field, and not signed with before.
 * @throws Refused ERROR_ATTACHMENT_NOT_FOUND, ERROR_FILE_NOT_READY, ERROR_ATTACHMENT_COUNT
 */
export async function attachedIn(tx: Tx, { envelopeId, participantId, forms, given }: Named): Promise<Attached[]> {
  const named = [...given].flatMap(([formId, { value }]) =>
    typeof value === 'object' && 'attachmentWsids' in value ? [{ formId, wsids: value.attachmentWsids }] : [],
  );
  if (named.every(({ wsids }) => wsids.length === 0)) return [];
  const rows = (await listAttached(tx, envelopeId)).filter((row) => row.participantId === participantId);
  return named.flatMap(({ formId, wsids }) => {
    const form = forms.find(({ id }) => id === formId) ?? refuseWith('ERROR_FORM_NOT_FOUND');
    const { maxFiles: limit } = attachmentRule(form.settings);
    if (wsids.length > limit) refuseWith('ERROR_ATTACHMENT_COUNT', { limit, ...whereOf(form) });
    const ids = wsids.map((wsid) => fromWsid('attachment', wsid) ?? refuseWith('ERROR_ATTACHMENT_NOT_FOUND'));
    if (new Set(ids).size < ids.length) refuseWith('ERROR_MALFORMED', { field: 'forms', detail: 'names a file twice' });
    return ids.map((id) => {
      const row = rows.find((one) => one.id === id && one.formId === formId && one.signedAt === null);
      if (row === undefined) return refuseWith('ERROR_ATTACHMENT_NOT_FOUND');
      const { name, printedName, digest, bytes } = row;
      if (row.status !== 'READY' || digest === null) return refuseWith('ERROR_FILE_NOT_READY');
      return { id, formId, label: form.tagId ?? '', name, printedName, digest, bytes };
    });
  });
}

/** By which a refusal tells the field. */
export const whereOf = ({ page, tagId }: Pick<FormRow, 'page' | 'tagId'>) => ({
  page,
  ...(tagId ? { name: tagId } : {}),
});

/** What the page says of the files of a field, which its signature covers; the files stay beside the document (security 47). */
export const printedAttachments = (form: FormRow, attached: readonly Attached[]): string =>
  printedFiles(
    attached
      .filter(({ formId }) => formId === form.id)
      .map(({ name, printedName, digest }) => ({ name: `${printedName}.${splitFileName(name).extension}`, digest })),
    form,
    form.fontSize,
  );

/**
 * Keeps the files of an act with the contract.
 * @returns false where one is gone: while the turn is held none is removed, unless it was too old
 */
export async function keepAttached(
  tx: Tx,
  participantId: string,
  attached: readonly Attached[],
  now: Date,
): Promise<boolean> {
  if (attached.length === 0) return true;
  const ids = attached.map(({ id }) => id);
  return (await keepSigned(tx, { participantId, ids, now })) === ids.length;
}

/** Returns the files of the act for its audit row; the evidence reads this. */
export const attachedDetail = (attached: readonly Attached[]): Record<string, string> =>
  Object.fromEntries(
    attached.flatMap(({ id, label, name, digest, bytes }) => {
      const wsid = toWsid('attachment', id);
      return [
        [`attached.${wsid}`, `${digest} ${bytes} ${name}`],
        ...(label === '' ? [] : [[`attachedFor.${wsid}`, label]]),
      ];
    }),
  );
