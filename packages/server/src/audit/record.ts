import { createHash } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { audit } from '../db/schema/index.ts';

export interface AuditEntry {
  readonly id: string;
  readonly at: Date;
  /** Past tense, such as `participant.signed`. */
  readonly kind: string;
  readonly envelopeId?: string | null;
  readonly participantId?: string | null;
  readonly personId?: string | null;
  readonly sessionId?: string | null;
  readonly actorName: string;
  readonly ip?: string | null;
  readonly userAgent?: string | null;
  readonly requestId?: string | null;
  /** Facts worth proving later: digests, serials, masked contacts. Never a code, password or token. */
  readonly detail?: Readonly<Record<string, string>>;
}

/**
 * Writes an audit row in the deciding transaction. Rows of one envelope are chained by hash; the caller holds the
 * envelope's row lock, so that the chain is a line.
 */
export async function recordAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  const envelopeId = entry.envelopeId ?? null;
  const [last] =
    envelopeId === null
      ? []
      : await tx
          .select({ hash: audit.hash })
          .from(audit)
          .where(eq(audit.envelopeId, envelopeId))
          .orderBy(desc(audit.number))
          .limit(1);
  const previousHash = last?.hash ?? null;
  const row = {
    id: entry.id,
    at: entry.at,
    kind: entry.kind,
    envelopeId,
    participantId: entry.participantId ?? null,
    personId: entry.personId ?? null,
    sessionId: entry.sessionId ?? null,
    actorName: entry.actorName,
    ip: entry.ip ?? null,
    userAgent: entry.userAgent ?? null,
    requestId: entry.requestId ?? null,
    detail: { ...entry.detail },
    previousHash,
  };
  const hash = createHash('sha256').update(auditText(row)).digest('hex');
  await tx.insert(audit).values({ ...row, hash });
}

/** The text whose SHA-256 is the row's hash: one JSON array in a fixed order, for whoever checks the chain. */
export function auditText(row: {
  id: string;
  at: Date;
  kind: string;
  envelopeId: string | null;
  participantId: string | null;
  personId: string | null;
  actorName: string;
  ip: string | null;
  detail: Record<string, string>;
  previousHash: string | null;
}): string {
  const detail = Object.entries(row.detail).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([
    row.id,
    row.at.toISOString(),
    row.kind,
    row.envelopeId,
    row.participantId,
    row.personId,
    row.actorName,
    row.ip,
    detail,
    row.previousHash,
  ]);
}
