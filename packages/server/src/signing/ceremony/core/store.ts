import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { type Tx, prepared, preparedChange, preparedRow, reservation } from '../../../platform/index.ts';
import { person } from '../../../accounts/users/views.ts';
import { envelope, revision } from '../../../contracts/envelopes/views.ts';
import { job } from '../../../platform/jobs/views.ts';
import { audit } from '../../../trust/audit-trail/views.ts';

export type ReservationRow = typeof reservation.$inferSelect;
export type RevisionRow = typeof revision.$inferSelect;
export type AuditRow = typeof audit.$inferSelect;

export async function findSigner(tx: Tx, personId: string) {
  const [row] = await signerOf(tx, { personId });
  return row ?? null;
}

const signerQuery = (tx: Tx) => {
  const { phone, email, realName, nickname, idttvStatus, signPasswordHash } = person;
  return tx
    .select({ phone, email, realName, nickname, idttvStatus, signPasswordHash })
    .from(person)
    .where(eq(person.id, sql.placeholder('personId')));
};
const signerOf = prepared<{ readonly personId: string }, Awaited<ReturnType<typeof signerQuery>>>(signerQuery);

export async function findReservation(tx: Tx, participantId: string): Promise<ReservationRow | null> {
  const [row] = await reservationOf(tx, { participantId });
  return row ?? null;
}

const reservationOf = prepared<{ readonly participantId: string }, ReservationRow[]>((tx) =>
  tx
    .select()
    .from(reservation)
    .where(eq(reservation.participantId, sql.placeholder('participantId'))),
);

export const insertReservation = async (tx: Tx, row: ReservationRow): Promise<void> => void (await insertRow(tx, row));

const insertRow = preparedRow(
  reservation,
  (tx, values) => tx.insert(reservation).values(values),
  ({ participantId }) => ({ writes: [`reservation ${participantId}`] }),
);

export const deleteReservation = (tx: Tx, participantId: string): Promise<void> => deleteRow(tx, [participantId]);

const deleteRow = preparedChange(
  { size: 1, text: 'delete from reservation where participant_id = $1' },
  ([participantId]) => ({ writes: [`reservation ${String(participantId)}`] }),
);

/** Returns false if the reservation was given back or belongs to another attempt. */
export async function renewReservation(
  tx: Tx,
  { participantId, attempt }: { participantId: string; attempt: string },
  change: { leaseUntil: Date; attempt?: string },
): Promise<boolean> {
  const rows = await tx
    .update(reservation)
    .set(change)
    .where(and(eq(reservation.participantId, participantId), eq(reservation.attempt, attempt)))
    .returning({ attempt: reservation.attempt });
  return rows.length > 0;
}

/** Returns all revisions of an envelope's documents, each document's revisions in order. */
export const listRevisions = (tx: Tx, envelopeId: string): Promise<RevisionRow[]> => revisionsOf(tx, { envelopeId });

const revisionsOf = prepared<{ readonly envelopeId: string }, RevisionRow[]>((tx) =>
  tx
    .select()
    .from(revision)
    .where(eq(revision.envelopeId, sql.placeholder('envelopeId')))
    .orderBy(asc(revision.fileId), asc(revision.number)),
);

/** Returns running envelopes whose participants have all acted: their completion is pending. */
export const listCompleting = (tx: Tx): Promise<{ id: string }[]> =>
  tx
    .select({ id: envelope.id })
    .from(envelope)
    .where(and(eq(envelope.status, 'ING_PROCESS'), eq(envelope.currentSequence, 0)))
    .orderBy(asc(envelope.id))
    .limit(1000);

export const listLapsed = (tx: Tx, now: Date): Promise<{ participantId: string; envelopeId: string }[]> =>
  tx
    .select({ participantId: reservation.participantId, envelopeId: reservation.envelopeId })
    .from(reservation)
    .where(lte(reservation.leaseUntil, now))
    .limit(1000);

/** Returns when the next lease of a turn ends; null if none is reserved. */
export async function findNextLapse(tx: Tx, now: Date): Promise<Date | null> {
  const [row] = await tx
    .select({ at: reservation.leaseUntil })
    .from(reservation)
    .where(gt(reservation.leaseUntil, now))
    .orderBy(asc(reservation.leaseUntil))
    .limit(1);
  return row?.at ?? null;
}

/** Returns the audit rows of acts: which certificate signed which document. */
export const listAudit = (tx: Tx, envelopeId: string, kinds?: readonly string[]): Promise<AuditRow[]> =>
  kinds === undefined ? auditOf(tx, { envelopeId }) : auditOfKinds(tx, { envelopeId, kinds });

const auditOf = prepared<{ readonly envelopeId: string }, AuditRow[]>((tx) =>
  tx
    .select()
    .from(audit)
    .where(eq(audit.envelopeId, sql.placeholder('envelopeId')))
    .orderBy(asc(audit.number)),
);

const auditOfKinds = prepared<{ readonly envelopeId: string; readonly kinds: readonly string[] }, AuditRow[]>((tx) =>
  tx
    .select()
    .from(audit)
    .where(
      and(
        eq(audit.envelopeId, sql.placeholder('envelopeId')),
        sql`${audit.kind} = any(${sql.placeholder('kinds')}::text[])`,
      ),
    )
    .orderBy(asc(audit.number)),
);

/** Whether a job of this kind and key is still waiting or running. */
export async function isOwed(tx: Tx, kind: string, key: string): Promise<boolean> {
  const live = and(eq(job.kind, kind), eq(job.key, key), isNull(job.doneAt), isNull(job.deadAt));
  const [row] = await tx.select({ id: job.id }).from(job).where(live);
  return row !== undefined;
}
