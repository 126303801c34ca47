import { createHash } from 'node:crypto';
import { type Delivers, type MultiSendPlan, takesText } from '@countersign/domain';
import type { FormRow, LoadedEnvelope, ParticipantRow } from '../envelopes/index.ts';
import { refuseWith } from '../../platform/index.ts';

/**
 * The BULK_PERSON of the path.
 * @throws Refused if it does not belong to this envelope, or has another type
 */
export function demandSlot({ participants }: LoadedEnvelope, participantId: string | null): ParticipantRow {
  const row = participants.find(({ id }) => id === participantId) ?? refuseWith('ERROR_PARTICIPANT_NOT_FOUND');
  return row.type === 'BULK_PERSON' ? row : refuseWith('ERROR_MULTI_SEND_PERSON');
}

/**
 * The one BULK_PERSON of a draft.
 * @throws Refused ERROR_MULTI_SEND_PERSON if there is none, or more than one
 */
export function demandOneSlot({ participants }: LoadedEnvelope): ParticipantRow {
  const [slot, second] = participants.filter(({ type }) => type === 'BULK_PERSON');
  return slot === undefined || second !== undefined ? refuseWith('ERROR_MULTI_SEND_PERSON') : slot;
}

/** The columns that the draft currently requires of each recipient. */
export function planOf(
  { row, participants }: LoadedEnvelope,
  slot: ParticipantRow,
  forms: readonly FormRow[],
  delivers: Delivers,
): MultiSendPlan {
  const given = forms.filter(({ settings }) => !settings?.rules?.computed);
  const fields = given.flatMap(({ participantId, formType, tagId, required, format, value, settings }) =>
    participantId === slot.id && takesText(formType) && tagId !== null && tagId.trim() !== ''
      ? [{ tagId, formType, required, format, hasPreset: value !== null, ...(settings && { settings }) }]
      : [],
  );
  // Refused rows would otherwise reveal the contact of a colleague, which the sender may not read.
  const others = participants.filter(
    ({ id, actionType, sequence, colleagueId }) =>
      id !== slot.id && actionType !== 'SENDER' && sequence === slot.sequence && colleagueId === null,
  );
  const taken = others.flatMap(({ phone, email }) => [phone, email].filter((one) => one !== null));
  const { PHONE: takesPhones, serves } = delivers;
  return { title: row.title, subject: row.subject, fields, taken, takesPhones, ...(serves ? { serves } : {}) };
}

/** The rules by which the rows were validated: if the digest differs, they have to be validated again. */
export const digestOfPlan = (plan: MultiSendPlan): string =>
  createHash('sha256').update(JSON.stringify(plan)).digest('hex');
