import { type IdentityNumberKind, canonicalIdentityNumber } from '@countersign/domain';
import { eq } from 'drizzle-orm';
import { type Tx, keyedHash, lockKey } from '../../platform/index.ts';
import { person } from '../users/views.ts';

/** The hash by which applications and verified holders with the same number are found; the number cannot be derived from it. */
export const numberHashOf = (pepper: Buffer, kind: IdentityNumberKind, number: string): string =>
  keyedHash(pepper, 'identity-number', kind, canonicalIdentityNumber(kind, number));

/** The person whose verified identity has this number; null if there is none. */
export async function findNumberHolder(tx: Tx, numberHash: string) {
  const [row] = await tx
    .select({ id: person.id, realName: person.realName })
    .from(person)
    .where(eq(person.identityNumberHash, numberHash));
  return row ?? null;
}

/** Serialises the transactions that assign or withdraw one number. */
export const lockNumber = (tx: Tx, numberHash: string): Promise<void> => lockKey(tx, `identity ${numberHash}`);
