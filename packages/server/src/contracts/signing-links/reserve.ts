import { CODES_IN_RESERVE_AND_DAY, fromWsid, identifyingContactOf } from '@countersign/domain';
import { and, eq } from 'drizzle-orm';
import {
  type Guard,
  type RequestContext,
  type Services,
  type Tx,
  findLock,
  keyedHash,
  preparedText,
} from '../../platform/index.ts';
import { findDeviceOfContact } from '../../accounts/index.ts';
import type { ResolvedContact } from './resolve-contact.ts';
import { person } from '../../accounts/users/views.ts';

const DAY_SEC = 86_400;

interface Asked {
  readonly contact: ResolvedContact;
  /** The participant that the code is for. */
  readonly destination: string | null;
}

/**
 * The counter of the codes reserved for the owner of a contact, however many strangers have asked for some (security
 * 66): used from a browser they have logged in from, under their login, or for their open turn in a contract, whose
 * link strangers do not have. Null if nothing indicates the owner, or if the reserve is used up.
 */
export async function openReserve(
  tx: Tx,
  services: Pick<Services, 'secrets'>,
  { contact, destination }: Asked,
  context: Pick<RequestContext, 'caller' | 'device' | 'now'>,
): Promise<Guard | null> {
  const { caller, device } = context;
  const known = await findDeviceOfContact(tx, services, contact, device);
  const isOwn = known === null && caller?.scopes === null && (await isContactOf(tx, caller.personId, contact));
  const isFor = known !== null || isOwn ? true : destination !== null && isOpenTurn(tx, destination, contact);
  const owner = known ?? (isOwn ? `login ${caller?.personId}` : `turn ${destination}`);
  const guard: Guard = {
    kind: 'SEND_RESERVE',
    subject: keyedHash(services.secrets.pepper, 'guess', contact.value, owner),
    tries: CODES_IN_RESERVE_AND_DAY,
    lockSec: DAY_SEC,
  };
  const [isOwner, lock] = await Promise.all([isFor, isFor === false ? null : findLock(tx, guard, context.now)]);
  return isOwner && lock === null ? guard : null;
}

async function isContactOf(tx: Tx, personId: string, { kind, value }: ResolvedContact): Promise<boolean> {
  const column = kind === 'phone' ? person.phone : person.email;
  return (await tx.$count(person, and(eq(person.id, personId), eq(column, value)))) > 0;
}

/** Whether the contact identifies a participant who may still act in a running contract. */
async function isOpenTurn(tx: Tx, participantWsid: string, { value }: ResolvedContact): Promise<boolean> {
  const id = fromWsid('participant', participantWsid);
  if (id === null) return false;
  const [row] = await openTurn(tx, [id]);
  return row !== undefined && identifyingContactOf(row)?.value === value;
}

const openTurn = preparedText<Parameters<typeof identifyingContactOf>[0]>(`
  select p.phone, p.email, p.identifying_contact as "identifyingContact"
  from participant p join envelope e on e.id = p.envelope_id
  where p.id = $1 and e.status = 'ING_PROCESS' and p.status in ('ING_WAIT', 'ING_PROCESS')`);
