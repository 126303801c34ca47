import { desc, eq, sql } from 'drizzle-orm';
import { type Tx, audit, prepared } from '../../platform/index.ts';

/** Returns the hash of the newest row of an envelope's record, hex, which includes all earlier ones; null if there is none. */
export async function findAuditHead(tx: Tx, envelopeId: string): Promise<string | null> {
  const [row] = await headOf(tx, { envelopeId });
  return row?.hash ?? null;
}

const headOf = prepared<{ readonly envelopeId: string }, { hash: string }[]>((tx) =>
  tx
    .select({ hash: audit.hash })
    .from(audit)
    .where(eq(audit.envelopeId, sql.placeholder('envelopeId')))
    .orderBy(desc(audit.number))
    .limit(1),
);
