import { type Contact, FRESH_CONTACT_SEC, maskContact, normaliseContact } from '@countersign/domain';
import { personActor } from './actor.ts';
import { recordAudit } from '../../trust/index.ts';
import { recordContactProof, useOpcode } from '../codes/index.ts';
import { type RequestContext, type Services, type Tx, demand, emit, refuseWith } from '../../platform/index.ts';
import { LOGIN_PASSWORD, judgeSecret } from './judge-secret.ts';
import { demandStillLoggedIn } from './still-logged-in.ts';
import {
  type PersonRow,
  contactColumn,
  findPerson,
  findPersonByContact,
  lockContact,
  lockPerson,
  updatePerson,
} from './store.ts';

export interface Binding {
  readonly contact: string;
  readonly opcode: string;
  /** Required if the contact replaces another and the person has a password. */
  readonly password: string | null;
  readonly deviceId: string | null;
}

/**
 * Binds a contact that an opcode of service BIND_CONTACT proves; the former contacts are notified. If it replaces another one,
 * the login password is required. An additional contact may be bound without it, but then cannot retrieve a password for a day:
 * access to an open browser must not be enough to take over an account.
 */
export async function addContact(
  services: Services,
  personId: string,
  { contact: typed, opcode, password, deviceId }: Binding,
  context: RequestContext,
): Promise<PersonRow> {
  const contact = normaliseContact(typed) ?? refuseWith('ERROR_CONTACT', { field: 'contact' });
  if (password !== null) await demandPassword(services, personId, password, context);
  return services.db.withTx(async (tx) => {
    const before = (await lockPerson(tx, personId)) ?? refuseWith('ERROR_NOT_FOUND');
    await demandStillLoggedIn(tx, context.sessionId);
    if (before[contact.kind] === contact.value) refuseWith('ERROR_CONTACT_UNCHANGED');
    const isChange = before[contact.kind] !== null;
    if (isChange && before.passwordHash !== null && password === null) refuseWith('ERROR_PASSWORD_WRONG');
    const { sessionId, now } = context;
    const what = { service: 'BIND_CONTACT', destination: null } as const;
    const proved = demand(await useOpcode(tx, { opcode, deviceId, sessionId, contact: contact.value, ...what, now }));
    await lockContact(tx, contact);
    if ((await findPersonByContact(tx, contact)) !== null) refuseWith('ERROR_CONTACT_TAKEN');
    const person = await change(
      tx,
      services,
      { personId, kind: contact.kind, contact, isProved: password !== null },
      context,
    );
    await recordContactProof(tx, personId, proved);
    await services.reactions.contactProved(tx, { personId, phone: person.phone, email: person.email });
    return person;
  });
}

/** Removes a contact, but never the last one: without any, the person could neither log in nor be notified. */
export async function removeContact(
  services: Services,
  personId: string,
  { kind, password }: { readonly kind: Contact['kind']; readonly password: string },
  context: RequestContext,
): Promise<PersonRow> {
  await demandPassword(services, personId, password, context);
  return services.db.withTx(async (tx) => {
    const person = (await lockPerson(tx, personId)) ?? refuseWith('ERROR_NOT_FOUND');
    await demandStillLoggedIn(tx, context.sessionId);
    if (person[kind] === null) refuseWith('ERROR_CONTACT_UNCHANGED');
    if (person[kind === 'phone' ? 'email' : 'phone'] === null) refuseWith('ERROR_CONTACT_LAST');
    return change(tx, services, { personId, kind, contact: null, isProved: true }, context);
  });
}

async function demandPassword(
  services: Services,
  personId: string,
  password: string,
  { now }: RequestContext,
): Promise<void> {
  demand(await judgeSecret(services, LOGIN_PASSWORD, { personId, wirePassword: password, now }));
}

async function change(
  tx: Tx,
  services: Services,
  what: {
    readonly personId: string;
    readonly kind: Contact['kind'];
    readonly contact: Contact | null;
    /** The login password was given with the request. */
    readonly isProved: boolean;
  },
  context: RequestContext,
): Promise<PersonRow> {
  const { now } = context;
  const { personId, kind, contact, isProved } = what;
  const oldContact = (await findPerson(tx, personId))?.[kind] ?? null;
  const freshContactUntil = isProved ? null : new Date(now.getTime() + FRESH_CONTACT_SEC * 1000);
  const columns = {
    ...(contact === null ? { [kind]: null } : contactColumn(contact)),
    freshContactKind: isProved ? null : kind,
    freshContactUntil,
  };
  const person = (await updatePerson(tx, personId, columns, now)) ?? refuseWith('ERROR_NOT_FOUND');
  const newContact = contact?.value ?? null;
  await recordAudit(tx, {
    id: services.ids.next(),
    at: now,
    kind: 'user.contactChanged',
    ...personActor(person, context),
    detail: { from: oldContact === null ? '' : maskContact(oldContact), to: newContact ? maskContact(newContact) : '' },
  });
  const event = { type: 'user.contactChanged', personId, oldContact, newContact } as const;
  await emit(tx, event, { id: services.ids.next(), now });
  return person;
}
