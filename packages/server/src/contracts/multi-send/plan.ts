import { createHash } from 'node:crypto';
import type { MultiSendPlan } from '@countersign/domain';
import type { LoadedEnvelope, ParticipantRow } from '../envelopes/reads.ts';
import type { FormRow } from '../envelopes/reads.ts';
import { refuseWith } from '../../platform/http/refused.ts';

/** The BULK_PERSON of the path. @throws Refused where it is none of this envelope, or of another type */
export function demandSlot({ participants }: LoadedEnvelope, participantId: string | null): ParticipantRow {
  const row = participants.find(({ id }) => id === participantId) ?? refuseWith('ERROR_PARTICIPANT_NOT_FOUND');
  return row.type === 'BULK_PERSON' ? row : refuseWith('ERROR_MULTI_SEND_PERSON');
}

/** The one BULK_PERSON of a draft. @throws Refused ERROR_MULTI_SEND_PERSON where there is none, or more than one */
export function demandOneSlot({ participants }: LoadedEnvelope): ParticipantRow {
  const [slot, second] = participants.filter(({ type }) => type === 'BULK_PERSON');
  return slot === undefined || second !== undefined ? refuseWith('ERROR_MULTI_SEND_PERSON') : slot;
}

/** What the draft asks of each recipient at this moment. */
export function planOf(
  { row, participants }: LoadedEnvelope,
  slot: ParticipantRow,
  forms: readonly FormRow[],
): MultiSendPlan {
  const fields = forms.flatMap(({ participantId, formType, tagId, required, format, value }) =>
    participantId === slot.id && (formType === 'TEXT' || formType === 'DATE') && tagId !== null && tagId.trim() !== ''
      ? [{ tagId, formType, required, format, hasPreset: value !== null }]
      : [],
  );
  // By the rows that are refused a list would tell the contact of a colleague, which is not the sender's to read.
  const others = participants.filter(
    ({ id, actionType, sequence, colleagueId }) =>
      id !== slot.id && actionType !== 'SENDER' && sequence === slot.sequence && colleagueId === null,
  );
  const taken = others.flatMap(({ phone, email }) => [phone, email].filter((one) => one !== null));
  return { title: row.title, subject: row.subject, fields, taken };
}

/** By what rows were judged: another digest, and they have to be judged anew. */
export const digestOfPlan = (plan: MultiSendPlan): string =>
  createHash('sha256').update(JSON.stringify(plan)).digest('hex');
