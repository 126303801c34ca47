import { CODES_IN_RESERVE_AND_DAY, identifyingContactOf } from '@countersign/domain';
import { and, eq } from 'drizzle-orm';
import { type Guard, type RequestContext, type Services, type Tx, keyedHash } from '../../platform/index.ts';
import { findDeviceOfContact } from '../../accounts/index.ts';
import type { ResolvedContact } from './resolve-contact.ts';
import { person } from '../../accounts/users/views.ts';

const DAY_SEC = 86_400;

interface Asked {
  readonly contact: ResolvedContact;
  /** The participant that the code is for. */
  readonly destination: string | null;
}

/** Who is taken for the owner of a contact. */
export interface Owner {
  /** The counter of the codes that are reserved for them. */
  readonly reserve: Guard;
  /** False where it depends on their open turn in a contract (`isTurnOf`). */
  readonly isCertain: boolean;
}

/**
 * Whose counter it would be: codes are reserved for the owner of a contact, however many strangers have asked for some
 * (security 66): used from a browser they have logged in from, under their login, or for their open turn in a contract, whose
 * link strangers do not have.
 */
export async function findOwner(
  tx: Tx,
  services: Pick<Services, 'secrets'>,
  { contact, destination }: Asked,
  { caller, device }: Pick<RequestContext, 'caller' | 'device'>,
): Promise<Owner> {
  const known = device === null ? null : await findDeviceOfContact(tx, services, contact, device);
  const isOwn = known === null && caller?.scopes === null && (await isContactOf(tx, caller.personId, contact));
  const owner = known ?? (isOwn ? `login ${caller?.personId}` : `turn ${destination}`);
  return {
    isCertain: known !== null || isOwn,
    reserve: {
      kind: 'SEND_RESERVE',
      subject: keyedHash(services.secrets.pepper, 'guess', contact.value, owner),
      tries: CODES_IN_RESERVE_AND_DAY,
      lockSec: DAY_SEC,
    },
  };
}

/** Whether the contact identifies a participant who may still act in a running contract. */
export const isTurnOf = (
  turn: Parameters<typeof identifyingContactOf>[0] | null,
  { value }: ResolvedContact,
): boolean => turn !== null && identifyingContactOf(turn)?.value === value;

async function isContactOf(tx: Tx, personId: string, { kind, value }: ResolvedContact): Promise<boolean> {
  const column = kind === 'phone' ? person.phone : person.email;
  return (await tx.$count(person, and(eq(person.id, personId), eq(column, value)))) > 0;
}
