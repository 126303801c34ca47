import type { Verification } from '@countersign/contract';
import type { RevisionKind } from '@countersign/domain';
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { type Tx } from '../../platform/index.ts';
import { envelope, revision } from '../../contracts/envelopes/views.ts';

/**
 * Revisions that belong to a single envelope. An upload may belong to several, and so may its prepare revision: for a document
 * without fields it is identical in every copy and in every envelope of a multi-send.
 */
const OF_ONE_ENVELOPE: readonly RevisionKind[] = ['SIGN', 'FILL', 'VALIDATION', 'TIMESTAMP'];

/** Returns whether the contract with these bytes is void by agreement (Rulings §3), for anyone who has the file. */
export async function findVoided(tx: Tx, digests: readonly string[]): Promise<Verification['voided']> {
  const [row] = await tx
    .select({ at: envelope.voidedAt, reason: envelope.voidReason })
    .from(revision)
    .innerJoin(envelope, eq(envelope.id, revision.envelopeId))
    .where(
      and(
        inArray(revision.digest, [...digests]),
        inArray(revision.kind, OF_ONE_ENVELOPE),
        isNotNull(envelope.voidedAt),
      ),
    )
    .orderBy(desc(envelope.voidedAt))
    .limit(1);
  return row?.at ? { datetime: row.at.toISOString(), reason: row.reason ?? '' } : null;
}
