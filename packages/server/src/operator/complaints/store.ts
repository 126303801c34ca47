import type { ComplaintStatus } from '@countersign/domain';
import { and, desc, eq, sql } from 'drizzle-orm';
import { type Tx, complaint, keyedHash, seal, unseal } from '../../platform/index.ts';

export interface ComplaintRow {
  readonly id: string;
  readonly contact: string;
  readonly text: string;
  readonly status: ComplaintStatus;
  readonly note: string | null;
  readonly handledBy: string | null;
  readonly createdAt: Date;
  readonly handledAt: Date | null;
}

const hashOf = (pepper: Buffer, contact: string): string => keyedHash(pepper, 'complaint', contact);
const opened = (pepper: Buffer, row: typeof complaint.$inferSelect): ComplaintRow => {
  const { id, text, status, note, handledBy, createdAt, handledAt } = row;
  const contact = unseal(pepper, 'complaint', row.sealedContact, id);
  return { id, contact, text, status, note, handledBy, createdAt, handledAt };
};

export async function insertComplaint(
  tx: Tx,
  pepper: Buffer,
  { id, contact, text, now }: { id: string; contact: string; text: string; now: Date },
): Promise<void> {
  await tx.insert(complaint).values({
    id,
    contactHash: hashOf(pepper, contact),
    sealedContact: seal(pepper, 'complaint', contact, id),
    text,
    status: 'OPEN',
    createdAt: now,
  });
}

/** Open ones first, each group newest first. */
export async function findComplaints(
  tx: Tx,
  pepper: Buffer,
  { status, contact }: { readonly status?: ComplaintStatus | undefined; readonly contact?: string | undefined },
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: ComplaintRow[]; readonly total: number }> {
  const where = and(
    status === undefined ? undefined : eq(complaint.status, status),
    contact === undefined ? undefined : eq(complaint.contactHash, hashOf(pepper, contact)),
  );
  const rows = await tx
    .select()
    .from(complaint)
    .where(where)
    .orderBy(desc(sql`${complaint.status} = 'OPEN'`), desc(complaint.createdAt), desc(complaint.id))
    .offset(offset)
    .limit(limit);
  return { rows: rows.map((row) => opened(pepper, row)), total: await tx.$count(complaint, where) };
}

/** Closes an open complaint; null if there is none. */
export async function closeComplaint(
  tx: Tx,
  pepper: Buffer,
  id: string,
  closing: {
    readonly status: Exclude<ComplaintStatus, 'OPEN'>;
    readonly note: string;
    readonly handledBy: string;
    readonly handledAt: Date;
  },
): Promise<ComplaintRow | null> {
  const [row] = await tx
    .update(complaint)
    .set(closing)
    .where(and(eq(complaint.id, id), eq(complaint.status, 'OPEN')))
    .returning();
  return row === undefined ? null : opened(pepper, row);
}
