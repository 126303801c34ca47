import { parseCertificate } from '@countersign/asn1';
import { type SQL, type SQLWrapper, and, eq, sql } from 'drizzle-orm';
import {
  type StoredAuthority,
  type StoredAuthorityKey,
  type Succession,
  type Tx,
  authorityKey,
  lockKey,
} from '../../platform/index.ts';
import { insertAuthorityCertificates } from './certificate-store.ts';
import { findIdentity, saveIdentity } from './identity.ts';

export async function findAuthority(tx: Tx): Promise<StoredAuthority | null> {
  const rows = await tx.select().from(authorityKey).orderBy(authorityKey.role, authorityKey.generation);
  if (rows.length === 0) return null;
  const keys = rows.map(({ role, generation, status, certificate: der, sealedKey, retiredAt }): StoredAuthorityKey => ({
    role,
    generation,
    status,
    certificate: der,
    sealedKey,
    retiredAt,
  }));
  const identity = await findIdentity(tx, keys);
  return identity && { evaluation: rows.some((row) => row.evaluation === 'YES'), identity, keys };
}

/** Returns false if another process has already stored its authority; nothing is written then. */
export async function insertAuthority(tx: Tx, made: StoredAuthority, now: Date): Promise<boolean> {
  await lockKey(tx, 'authority');
  if (!(await insertKeys(tx, { evaluation: made.evaluation, add: made.keys }, now))) return false;
  await saveIdentity(tx, made.identity, now);
  return true;
}

async function insertKeys(
  tx: Tx,
  { evaluation: isEvaluation, add }: Pick<Succession, 'evaluation' | 'add'>,
  now: Date,
): Promise<boolean> {
  const evaluation = isEvaluation ? 'YES' : 'NO';
  const parsed = add.map((key) => ({ ...key, ...validityOf(key.certificate) }));
  const inserted = await tx
    .insert(authorityKey)
    .values(parsed.map((key) => ({ ...key, evaluation, createdAt: now }) as const))
    .onConflictDoNothing()
    .returning({ role: authorityKey.role });
  if (inserted.length < add.length) return false;
  await insertAuthorityCertificates(tx, add, now);
  return true;
}

const validityOf = (der: Uint8Array): { notBefore: Date; notAfter: Date } => {
  const { notBefore, notAfter } = parseCertificate(der);
  return { notBefore, notAfter };
};

/**
 * Returns false if one of the generations already exists, or is of an authority of the other mode; nothing is written then.
 */
export async function insertSuccession(tx: Tx, succession: Succession, now: Date): Promise<boolean> {
  await lockKey(tx, 'authority');
  const { role, generation, evaluation } = authorityKey;
  const known = await tx.select({ role, generation, evaluation }).from(authorityKey);
  const isKnown = (one: { role: string; generation: number }): boolean =>
    known.some((key) => key.role === one.role && key.generation === one.generation);
  const isOther = known.some((key) => (key.evaluation === 'YES') !== succession.evaluation);
  if (isOther || succession.add.some(isKnown)) return false;
  for (const { keepKey, ...old } of succession.retire) {
    await tx
      .update(authorityKey)
      .set({ status: 'RETIRED', retiredAt: now, ...(keepKey ? {} : { sealedKey: new Uint8Array() }) })
      .where(and(eq(role, old.role), eq(generation, old.generation)));
  }
  return insertKeys(tx, succession, now);
}

/** Returns false if the key is already deleted. */
export async function destroyKey(
  tx: Tx,
  { role, generation }: Pick<StoredAuthorityKey, 'role' | 'generation'>,
): Promise<boolean> {
  const rows = await tx
    .update(authorityKey)
    .set({ sealedKey: new Uint8Array() })
    .where(
      and(
        eq(authorityKey.role, role),
        eq(authorityKey.generation, generation),
        eq(authorityKey.status, 'RETIRED'),
        sql`length(${authorityKey.sealedKey}) > 0`,
      ),
    )
    .returning({ role: authorityKey.role });
  return rows.length > 0;
}

/** The fingerprint of the key-encryption key in a sealed key (`kekIdOf`); '' where the key is not here. */
export const sealedBySql = (column: SQLWrapper): SQL<string> =>
  sql<string>`encode(substring(${column} from 7 for 8), 'hex')`;

/** A text that changes whenever a generation is added or removed, or sealed under another key-encryption key. */
export async function authorityVersion(tx: Tx): Promise<string> {
  const rows = await tx
    .select({
      role: authorityKey.role,
      generation: authorityKey.generation,
      status: authorityKey.status,
      sealedBy: sealedBySql(authorityKey.sealedKey),
    })
    .from(authorityKey)
    .orderBy(authorityKey.role, authorityKey.generation);
  return rows.map(({ role, generation, status, sealedBy }) => `${role} ${generation} ${status} ${sealedBy}`).join(', ');
}
