import { desc, eq } from 'drizzle-orm';
import { type Tx, audit } from '../../platform/index.ts';

/** Returns the hash of the newest row of an envelope's record, hex, which includes all earlier ones; null if there is none. */
export async function findAuditHead(tx: Tx, envelopeId: string): Promise<string | null> {
  const [row] = await tx
    .select({ hash: audit.hash })
    .from(audit)
    .where(eq(audit.envelopeId, envelopeId))
    .orderBy(desc(audit.number))
    .limit(1);
  return row?.hash ?? null;
}
