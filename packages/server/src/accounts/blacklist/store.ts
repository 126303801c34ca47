import { desc, eq, sql } from 'drizzle-orm';
import { type Tx, blacklist, keyedHash, prepared, seal, unseal } from '../../platform/index.ts';

/** The hash under which a contact is listed. */
export const blacklistHash = (pepper: Buffer, contact: string): string => keyedHash(pepper, 'blacklist', contact);

/**
 * True for a contact to which no codes are sent (Spec §8 "phone in blacklist").
 * @param contact normalised
 */
export async function isBlacklisted(tx: Tx, pepper: Buffer, contact: string): Promise<boolean> {
  const rows = await listedAs(tx, { contactHash: blacklistHash(pepper, contact) });
  return rows.length > 0;
}

const listedAs = prepared<{ readonly contactHash: string }, { contactHash: string }[]>((tx) =>
  tx
    .select({ contactHash: blacklist.contactHash })
    .from(blacklist)
    .where(eq(blacklist.contactHash, sql.placeholder('contactHash'))),
);

export interface BlacklistEntry {
  readonly contact: string;
  readonly reason: string;
  readonly createdBy: string;
  readonly createdAt: Date;
}

/** A contact that is listed already stays unchanged. */
export async function insertBlacklisted(tx: Tx, pepper: Buffer, entry: BlacklistEntry): Promise<void> {
  const { contact, ...rest } = entry;
  const contactHash = blacklistHash(pepper, contact);
  const sealedContact = seal(pepper, 'blacklist', contact, contactHash);
  await tx
    .insert(blacklist)
    .values({ contactHash, sealedContact, ...rest })
    .onConflictDoNothing();
}

/** False if it was not listed. */
export async function deleteBlacklisted(tx: Tx, pepper: Buffer, contact: string): Promise<boolean> {
  const rows = await tx
    .delete(blacklist)
    .where(eq(blacklist.contactHash, blacklistHash(pepper, contact)))
    .returning({ contactHash: blacklist.contactHash });
  return rows.length > 0;
}

/** Newest first. */
export async function findBlacklisted(
  tx: Tx,
  pepper: Buffer,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly entries: BlacklistEntry[]; readonly total: number }> {
  const rows = await tx
    .select()
    .from(blacklist)
    .orderBy(desc(blacklist.createdAt), desc(blacklist.contactHash))
    .offset(offset)
    .limit(limit);
  const entries = rows.map(({ contactHash, sealedContact, ...rest }) => ({
    contact: unseal(pepper, 'blacklist', sealedContact, contactHash),
    ...rest,
  }));
  return { entries, total: await tx.$count(blacklist) };
}
