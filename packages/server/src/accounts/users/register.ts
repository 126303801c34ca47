import { type Contact, maskContact } from '@countersign/domain';
import { recordedName } from './actor.ts';
import { recordAudit } from '../../trust/index.ts';
import { type RequestContext, type Services, type Tx, refuseWith } from '../../platform/index.ts';
import { type PersonRow, insertPerson, lockContact } from './store.ts';

export interface Registration {
  readonly contact: Contact;
  readonly nickname: string | null;
  readonly passwordHash: string | null;
  readonly registFrom: string | null;
  /** The version of the terms that is accepted with the registration; null if none was shown. */
  readonly acceptedTerms?: string | null;
}

export interface Registered {
  readonly person: PersonRow;
  /** The participants who wait for this contact, and are this person from now on. */
  readonly participantIds: ReadonlySet<string>;
}

/**
 * Makes an account for a contact that has just been proved; envelopes that wait for this contact are bound to it (Rulings
 * §6.5). Runs in the transaction that used up the proof.
 * @throws Refused ERROR_ACCOUNT_EXISTS
 */
export async function registerPerson(
  tx: Tx,
  services: Services,
  registration: Registration,
  context: RequestContext,
): Promise<Registered> {
  const { requestId, now, ip, userAgent, language } = context;
  const { contact, nickname, registFrom, acceptedTerms } = registration;
  const { value } = contact;
  const [phone, email] = contact.kind === 'phone' ? [value, null] : [null, value];
  const personId = services.ids.next();
  const named = { phone, email, nickname, realName: null, idttvStatus: 'NO' } as const;
  // Sent together: the insertion waits for the lock, and what follows is undone where it finds the contact taken.
  const locked = lockContact(tx, contact);
  const inserting = insertPerson(tx, { ...registration, id: personId, language, now }).then(
    (row) => row ?? refuseWith('ERROR_ACCOUNT_EXISTS'),
  );
  const recorded = recordAudit(tx, {
    id: services.ids.next(),
    at: now,
    kind: 'user.registered',
    personId,
    actorName: recordedName(named),
    ip,
    userAgent,
    requestId,
    detail: { contact: maskContact(value), from: registFrom ?? 'WEB', ...(acceptedTerms && { acceptedTerms }) },
  });
  const binding = services.reactions.contactProved(tx, { personId, phone, email, isStored: inserting });
  const [person, participantIds] = await Promise.all([inserting, binding, locked, recorded]);
  return { person, participantIds };
}
