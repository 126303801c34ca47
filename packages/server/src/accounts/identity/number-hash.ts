import { type IdentityNumberKind, canonicalIdentityNumber } from '@countersign/domain';
import { and, asc, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import {
  type Services,
  type Tx,
  identityApplication,
  keyedHash,
  lockKey,
  person,
  unseal,
} from '../../platform/index.ts';
import { setNumberHash } from '../users/index.ts';

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

/**
 * Assigns a number that its holder has given up to the first other person who was verified under it before numbers had to be
 * unique: it does not become free for a third person. The caller holds the lock of the number.
 */
export async function passNumberOn(tx: Tx, numberHash: string): Promise<void> {
  const [next] = await tx
    .select({ personId: identityApplication.personId })
    .from(identityApplication)
    .innerJoin(person, eq(person.id, identityApplication.personId))
    .where(
      and(
        eq(identityApplication.kind, 'PERSON'),
        inArray(identityApplication.status, ['PASSED', 'SUSPENDED']),
        eq(identityApplication.numberHash, numberHash),
        isNull(person.identityNumberHash),
      ),
    )
    .orderBy(asc(identityApplication.decidedAt), asc(identityApplication.id))
    .limit(1);
  if (next !== undefined) await setNumberHash(tx, next.personId, numberHash);
}

/** Serialises the transactions that assign or withdraw one number. */
export const lockNumber = (tx: Tx, numberHash: string): Promise<void> => lockKey(tx, `identity ${numberHash}`);

const BATCH = 500;

/**
 * Writes the hashes of numbers that were submitted before hashes were stored. If several persons had been verified under one
 * number, the first keeps it; the operator console shows the others as conflicts.
 */
export async function completeNumberHashes({
  db,
  secrets,
  log,
}: Pick<Services, 'db' | 'secrets' | 'log'>): Promise<void> {
  while ((await hashSome(db, secrets.pepper)) === BATCH);
  const doubled = await db.withTx(async (tx) => {
    const rows = await tx
      .select({ personId: identityApplication.personId, numberHash: identityApplication.numberHash })
      .from(identityApplication)
      .innerJoin(person, eq(person.id, identityApplication.personId))
      .where(
        and(
          eq(identityApplication.kind, 'PERSON'),
          eq(identityApplication.status, 'PASSED'),
          eq(person.idttvStatus, 'PASSED'),
          isNull(person.identityNumberHash),
        ),
      )
      .orderBy(asc(identityApplication.decidedAt), desc(identityApplication.id));
    let kept = 0;
    for (const { personId, numberHash } of rows) {
      if (numberHash === null || (await findNumberHolder(tx, numberHash)) !== null) continue;
      await setNumberHash(tx, personId, numberHash);
      kept += 1;
    }
    return rows.length - kept;
  });
  if (doubled > 0) log.warn({ doubled }, 'verified persons share the number of an identity document');
}

const hashSome = (db: Services['db'], pepper: Buffer): Promise<number> =>
  db.withTx(async (tx) => {
    const rows = await tx
      .select()
      .from(identityApplication)
      .where(and(isNull(identityApplication.numberHash), ne(identityApplication.sealedNumber, '')))
      .limit(BATCH)
      .for('update');
    for (const { id, numberKind, sealedNumber } of rows) {
      const number = unseal(pepper, 'identity-number', sealedNumber, id);
      const numberHash = numberHashOf(pepper, numberKind, number);
      await tx.update(identityApplication).set({ numberHash }).where(eq(identityApplication.id, id));
    }
    return rows.length;
  });
