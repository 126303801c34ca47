import { type Contact, type Decision, accept, maskContact, refuse } from '@countersign/domain';
import { recordedName } from './actor.ts';
import { recordAudit } from '../../trust/index.ts';
import type { RequestContext, Services, Tx } from '../../platform/index.ts';
import { type PersonRow, insertPerson, lockContact } from './store.ts';

export interface Registration {
  readonly contact: Contact;
  readonly nickname: string | null;
  readonly passwordHash: string | null;
  readonly registFrom: string | null;
  /** The version of the terms that is accepted with the registration; null if none was shown. */
  readonly acceptedTerms?: string | null;
}

/**
 * Makes an account for a contact that has just been proved; envelopes that wait for this contact are bound to it (Rulings
 * §6.5). Runs in the transaction that used up the proof.
 */
export async function registerPerson(
  tx: Tx,
  services: Services,
  registration: Registration,
  context: RequestContext,
): Promise<Decision<PersonRow>> {
  const { requestId, now, ip, userAgent, language } = context;
  // Sent together: the insertion waits for the lock.
  const [, person] = await Promise.all([
    lockContact(tx, registration.contact),
    insertPerson(tx, { ...registration, id: services.ids.next(), language, now }),
  ]);
  if (person === null) return refuse('ERROR_ACCOUNT_EXISTS');
  const { contact, registFrom, acceptedTerms } = registration;
  await recordAudit(tx, {
    id: services.ids.next(),
    at: now,
    kind: 'user.registered',
    personId: person.id,
    actorName: recordedName(person),
    ip,
    userAgent,
    requestId,
    detail: { contact: maskContact(contact.value), from: registFrom ?? 'WEB', ...(acceptedTerms && { acceptedTerms }) },
  });
  await services.reactions.contactProved(tx, { personId: person.id, phone: person.phone, email: person.email });
  return accept(person);
}
