import { and, asc, eq, ilike } from 'drizzle-orm';
import { type Tx, trustAnchor, trustList } from '../../../platform/index.ts';
import type { TrustAnchor } from './read-trust-file.ts';

export type TrustListRow = typeof trustList.$inferSelect;
export type TrustAnchorFacts = Omit<TrustAnchor, 'certificate' | 'granted'>;
export type StoredPeriods = NonNullable<(typeof trustAnchor.$inferSelect)['granted']>;

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;
const ROWS_AT_ONCE = 100;

/** Newest last; there are only a few. */
export const findTrustLists = (tx: Tx): Promise<TrustListRow[]> =>
  tx.select().from(trustList).orderBy(asc(trustList.createdAt), asc(trustList.id));

export async function findTrustList(tx: Tx, id: string): Promise<TrustListRow | null> {
  const [row] = await tx.select().from(trustList).where(eq(trustList.id, id));
  return row ?? null;
}

/** Returns false if the name is already used. */
export async function insertTrustList(tx: Tx, row: TrustListRow, anchors: readonly TrustAnchor[]): Promise<boolean> {
  const made = await tx.insert(trustList).values(row).onConflictDoNothing().returning({ id: trustList.id });
  if (made.length === 0) return false;
  for (let from = 0; from < anchors.length; from += ROWS_AT_ONCE) {
    const rows = anchors.slice(from, from + ROWS_AT_ONCE).map((anchor) => ({
      ...anchor,
      listId: row.id,
      granted: anchor.granted?.map(({ from, until }) => ({ from: iso(from), until: iso(until) })) ?? null,
    }));
    await tx.insert(trustAnchor).values(rows);
  }
  return true;
}

export async function updateTrustList(
  tx: Tx,
  id: string,
  change: Pick<TrustListRow, 'enabled'>,
): Promise<TrustListRow | null> {
  const [row] = await tx.update(trustList).set(change).where(eq(trustList.id, id)).returning();
  return row ?? null;
}

export async function deleteTrustList(tx: Tx, id: string): Promise<TrustListRow | null> {
  const [row] = await tx.delete(trustList).where(eq(trustList.id, id)).returning();
  return row ?? null;
}

export async function findTrustAnchors(
  tx: Tx,
  listId: string,
  subject: string | undefined,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: TrustAnchorFacts[]; readonly total: number }> {
  const wanted = and(
    eq(trustAnchor.listId, listId),
    subject === undefined ? undefined : ilike(trustAnchor.subject, `%${subject.replace(/[\\%_]/g, '\\$&')}%`),
  );
  const rows = await tx
    .select({
      fingerprint: trustAnchor.fingerprint,
      subject: trustAnchor.subject,
      issuer: trustAnchor.issuer,
      serialNumber: trustAnchor.serialNumber,
      notBefore: trustAnchor.notBefore,
      notAfter: trustAnchor.notAfter,
      provider: trustAnchor.provider,
      service: trustAnchor.service,
    })
    .from(trustAnchor)
    .where(wanted)
    .orderBy(asc(trustAnchor.subject), asc(trustAnchor.fingerprint))
    .offset(offset)
    .limit(limit);
  return { rows, total: await tx.$count(trustAnchor, wanted) };
}

/** Returns the enabled lists, oldest first. */
export const enabledTrustLists = (tx: Tx): Promise<Pick<TrustListRow, 'id' | 'name' | 'scheme'>[]> =>
  tx
    .select({ id: trustList.id, name: trustList.name, scheme: trustList.scheme })
    .from(trustList)
    .where(eq(trustList.enabled, true))
    .orderBy(asc(trustList.createdAt), asc(trustList.id));

export const certificatesOf = (
  tx: Tx,
  listId: string,
): Promise<{ fingerprint: string; certificate: Uint8Array; granted: StoredPeriods | null }[]> =>
  tx
    .select({
      fingerprint: trustAnchor.fingerprint,
      certificate: trustAnchor.certificate,
      granted: trustAnchor.granted,
    })
    .from(trustAnchor)
    .where(eq(trustAnchor.listId, listId))
    .orderBy(asc(trustAnchor.fingerprint));
