import type { Verification } from '@countersign/contract';
import { and, desc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { envelope, revision } from '../db/schema/index.ts';

/**
 * Whether a contract that these bytes come from is void by agreement (Rulings §3), for whoever has the file. An upload
 * may stand in several envelopes and says nothing; every later revision belongs to one alone.
 */
export async function findVoided(tx: Tx, digests: readonly string[]): Promise<Verification['voided']> {
  const [row] = await tx
    .select({ at: envelope.voidedAt, reason: envelope.voidReason })
    .from(revision)
    .innerJoin(envelope, eq(envelope.id, revision.envelopeId))
    .where(and(inArray(revision.digest, [...digests]), ne(revision.kind, 'UPLOAD'), isNotNull(envelope.voidedAt)))
    .orderBy(desc(envelope.voidedAt))
    .limit(1);
  return row?.at ? { datetime: row.at.toISOString(), reason: row.reason ?? '' } : null;
}
