import { eq } from 'drizzle-orm';
import { type Tx, form } from '../../../platform/index.ts';
import { bindRows } from './bind-person.ts';
import { type ParticipantRow, loadEnvelopeFacts } from '../core/facts.ts';
import { insertParticipants } from '../core/store.ts';

/** The person who takes over an act, by their contact. */
export interface SuccessorIdentity {
  readonly id: string;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly identifyingContact: ParticipantRow['identifyingContact'];
}

/**
 * The entry of the person who takes over the act of `from`: the same place, the same requirements, another person. A
 * person named by a contact takes the place of a role as a member of its enterprise.
 */
export const successorRow = (from: ParticipantRow, successor: SuccessorIdentity, now: Date): ParticipantRow => ({
  ...from,
  ...successor,
  nameSource: 'GIVEN',
  successorOfId: from.id,
  personId: null,
  memberId: null,
  colleagueId: null,
  type: from.type === 'ENTERPRISE_ROLE' ? 'ENTERPRISE_MEMBER' : from.type,
  enterpriseRoleWsid: null,
  status: 'ING_WAIT',
  authType: null,
  noAppearance: false,
  message: null,
  handleReason: null,
  handledAt: null,
  remindedAt: null,
  seen: null,
  createdAt: now,
});

/**
 * Inserts the successor's entry into the envelope, bound if the contact is known, and transfers the fields of the
 * former participant; prepared fields of a PDF have the form's id as name and stay unchanged.
 * @returns the row of the successor, as bound
 */
export async function handOver(tx: Tx, from: ParticipantRow, successor: ParticipantRow): Promise<ParticipantRow> {
  await insertParticipants(tx, [successor]);
  await bindRows(tx, [successor]);
  await tx.update(form).set({ participantId: successor.id }).where(eq(form.participantId, from.id));
  const { participants } = await loadEnvelopeFacts(tx, successor.envelopeId, { lock: false });
  return participants.find(({ id }) => id === successor.id) ?? successor;
}
