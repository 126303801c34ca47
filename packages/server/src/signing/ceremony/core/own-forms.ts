import { type AppendFacts, mayAppendForms } from '@countersign/domain';
import type { FormRow, ParticipantRow } from '../../../contracts/index.ts';

type Entry = Pick<ParticipantRow, 'id' | 'actionType' | 'status'>;

/** Whether this participant may place own fields on the running envelope (Rulings §3). */
export const mayPlaceForms = (envelope: AppendFacts, forms: readonly FormRow[], { id }: Pick<Entry, 'id'>): boolean =>
  mayAppendForms(envelope, {
    wasGivenForms: forms.some(({ participantId, appended }) => participantId === id && !appended),
  });

const GONE: readonly Entry['status'][] = ['ED_SUCCESS_REMOVE', 'ED_SUCCESS_AUTHORIZE'];

/**
 * Whether any signer may: the documents then get no certification signature, so that a new field breaks none (conventions, rule
 * 5).
 */
export const takesNewFields = (
  { row, participants }: { readonly row: AppendFacts; readonly participants: readonly Entry[] },
  forms: readonly FormRow[],
): boolean =>
  participants.some(
    (one) => one.actionType === 'SIGNER' && !GONE.includes(one.status) && mayPlaceForms(row, forms, one),
  );
