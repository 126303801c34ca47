import { type IdentityNumberKind, canonicalIdentityNumber } from '@countersign/domain';
import { and, asc, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { lockWord } from '../../platform/database/lock-word.ts';
import { identityApplication, person } from '../../platform/database/schema/index.ts';
import type { House } from '../../platform/config/house.ts';
import { keyedHash, unseal } from '../../platform/config/pepper.ts';

/** By which applications and verified holders with one number find each other; the number is not to be had from it. */
export const numberHashOf = (pepper: Buffer, kind: IdentityNumberKind, number: string): string =>
  keyedHash(pepper, 'identity-number', kind, canonicalIdentityNumber(kind, number));

/** The person whose verified identity has this number; null where there is none. */
export async function findNumberHolder(tx: Tx, numberHash: string) {
  const [row] = await tx
    .select({ id: person.id, realName: person.realName })
    .from(person)
    .where(eq(person.identityNumberHash, numberHash));
  return row ?? null;
}

/**
 * Gives a number that its holder has given up to the first of those who stand verified under it as well, from before it was one
 * person's: it is not free for a third one. The caller holds the word of the number.
 */
export async function passNumberOn(tx: Tx, numberHash: string): Promise<void> {
  const [next] = await tx
    .select({ personId: identityApplication.personId })
    .from(identityApplication)
    .innerJoin(person, eq(person.id, identityApplication.personId))
    .where(
      and(
        ...[eq(identityApplication.kind, 'PERSON'), inArray(identityApplication.status, ['PASSED', 'SUSPENDED'])],
        ...[eq(identityApplication.numberHash, numberHash), isNull(person.identityNumberHash)],
      ),
    )
    .orderBy(asc(identityApplication.decidedAt), asc(identityApplication.id))
    .limit(1);
  if (next !== undefined)
    await tx.update(person).set({ identityNumberHash: numberHash }).where(eq(person.id, next.personId));
}

/** Transactions that give one number to somebody, or take it away, follow one another. */
export const lockNumber = (tx: Tx, numberHash: string): Promise<void> => lockWord(tx, `identity ${numberHash}`);

const BATCH = 500;

/**
 * Writes the hashes of numbers that were handed in before there were any. Of persons who had been verified under one number, the
 * first keeps it; the others stand beside it as conflicts in the operator console.
 */
export async function completeNumberHashes({ db, secrets, log }: Pick<House, 'db' | 'secrets' | 'log'>): Promise<void> {
  while ((await hashSome(db, secrets.pepper)) === BATCH);
  const doubled = await db.withTx(async (tx) => {
    const rows = await tx
      .select({ personId: identityApplication.personId, numberHash: identityApplication.numberHash })
      .from(identityApplication)
      .innerJoin(person, eq(person.id, identityApplication.personId))
      .where(
        and(
          ...[eq(identityApplication.kind, 'PERSON'), eq(identityApplication.status, 'PASSED')],
          ...[eq(person.idttvStatus, 'PASSED'), isNull(person.identityNumberHash)],
        ),
      )
      .orderBy(asc(identityApplication.decidedAt), desc(identityApplication.id));
    let kept = 0;
    for (const { personId, numberHash } of rows) {
      if (numberHash === null || (await findNumberHolder(tx, numberHash)) !== null) continue;
      await tx.update(person).set({ identityNumberHash: numberHash }).where(eq(person.id, personId));
      kept += 1;
    }
    return rows.length - kept;
  });
  if (doubled > 0) log.warn({ doubled }, 'verified persons share the number of an identity document');
}

const hashSome = (db: House['db'], pepper: Buffer): Promise<number> =>
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
