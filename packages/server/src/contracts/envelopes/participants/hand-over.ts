import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/database.ts';
import { form } from '../../../platform/database/schema/index.ts';
import { bindRows } from './bind-person.ts';
import { type ParticipantRow, loadEnvelopeFacts } from '../core/facts.ts';
import { insertParticipants } from '../core/store.ts';

/** Who takes an act over, by the contact they are reached at. */
export interface HeirIdentity {
  readonly id: string;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly identifyingContact: ParticipantRow['identifyingContact'];
}

/**
 * The entry of whoever takes the act of `from` over: the same place, the same demands, another person. Somebody named
 * by a contact takes a role's place as a member of its enterprise.
 */
export const heirRow = (from: ParticipantRow, heir: HeirIdentity, now: Date): ParticipantRow => ({
  ...from,
  ...heir,
  nameSource: 'GIVEN',
  heirOfId: from.id,
  personId: null,
  memberId: null,
  colleagueId: null,
  type: from.type === 'ENTERPRISE_ROLE' ? 'ENTERPRISE_MEMBER' : from.type,
  enterpriseRoleWsid: null,
  status: 'ING_WAIT',
  authType: null,
  noAppearance: false,
  ...{ handleReason: null, handledAt: null, remindedAt: null, seen: null, createdAt: now },
});

/**
 * Puts the heir's entry into the envelope, bound where the contact is known, and hands the fields of the former
 * participant over; prepared fields of a PDF carry the form's id and stay as they are. @returns the account that holds it
 */
export async function handOver(tx: Tx, from: ParticipantRow, heir: ParticipantRow): Promise<ParticipantRow> {
  await insertParticipants(tx, [heir]);
  await bindRows(tx, [heir]);
  await tx.update(form).set({ participantId: heir.id }).where(eq(form.participantId, from.id));
  const { participants } = await loadEnvelopeFacts(tx, heir.envelopeId, { lock: false });
  return participants.find(({ id }) => id === heir.id) ?? heir;
}
