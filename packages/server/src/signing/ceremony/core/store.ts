import type { NameSource } from '@countersign/domain';
import { and, asc, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/database.ts';
import {
  audit,
  envelope,
  envelopeDocument,
  form,
  job,
  participant,
  person,
  reservation,
  revision,
} from '../../../platform/database/schema/index.ts';
import type { Digest } from '../../../platform/blobs/blob-store.ts';

export type ReservationRow = typeof reservation.$inferSelect;
export type RevisionRow = typeof revision.$inferSelect;
export type AuditRow = typeof audit.$inferSelect;

export async function findSigner(tx: Tx, personId: string) {
  const columns = {
    phone: person.phone,
    email: person.email,
    realName: person.realName,
    nickname: person.nickname,
    idttvStatus: person.idttvStatus,
    signPasswordHash: person.signPasswordHash,
  };
  const [row] = await tx.select(columns).from(person).where(eq(person.id, personId));
  return row ?? null;
}

export async function findReservation(tx: Tx, participantId: string): Promise<ReservationRow | null> {
  const [row] = await tx.select().from(reservation).where(eq(reservation.participantId, participantId));
  return row ?? null;
}

export const insertReservation = async (tx: Tx, row: ReservationRow): Promise<void> =>
  void (await tx.insert(reservation).values(row));

export async function deleteReservation(tx: Tx, participantId: string): Promise<void> {
  await tx.delete(reservation).where(eq(reservation.participantId, participantId));
}

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

export const listRevisionsAfter = (
  tx: Tx,
  at: Pick<RevisionRow, 'envelopeId' | 'fileId' | 'number'>,
): Promise<RevisionRow[]> =>
  tx
    .select()
    .from(revision)
    .where(and(eq(revision.envelopeId, at.envelopeId), eq(revision.fileId, at.fileId), gt(revision.number, at.number)))
    .orderBy(asc(revision.number));

/** Returns all revisions of an envelope's documents, each document's revisions in order. */
export const listRevisions = (tx: Tx, envelopeId: string): Promise<RevisionRow[]> =>
  tx
    .select()
    .from(revision)
    .where(eq(revision.envelopeId, envelopeId))
    .orderBy(asc(revision.fileId), asc(revision.number));

/** Appends a revision to a document and makes it the current one (conventions, rule 2). */
export async function appendRevision(tx: Tx, row: typeof revision.$inferInsert): Promise<void> {
  await tx.insert(revision).values(row);
  await tx
    .update(envelopeDocument)
    .set({ headNumber: row.number, headDigest: row.digest, headBytes: row.bytes })
    .where(and(eq(envelopeDocument.envelopeId, row.envelopeId), eq(envelopeDocument.fileId, row.fileId)));
}

/** Records that the values a participant filled in are now part of the document. */
export async function confirmForms(tx: Tx, participantId: string, texts: ReadonlyMap<string, string>): Promise<void> {
  for (const [formId, value] of texts) await tx.update(form).set({ value }).where(eq(form.id, formId));
  await tx.update(form).set({ confirmStatus: 'CONFIRMED' }).where(eq(form.participantId, participantId));
}

export async function saveAct(
  tx: Tx,
  participantId: string,
  change: { authType?: string; nameSource: NameSource; seen: { fileId: string; number: number; digest: string }[] },
): Promise<void> {
  await tx.update(participant).set(change).where(eq(participant.id, participantId));
}

/** The dependencies of a document time-stamp: when its certificate ends, and what it was made by (docs/cycles/archive.md). */
export interface Resting {
  readonly endsAt: Date;
  readonly algorithm: string;
}

/** An evidence report in the blob store, and the dependencies of its last document time-stamp. */
export interface StoredReport {
  readonly digest: Digest;
  readonly resting: Resting | null;
}

/** Makes this the evidence report of a contract. */
export async function saveEvidence(tx: Tx, envelopeId: string, { digest, resting }: StoredReport): Promise<void> {
  const change = { evidenceEndsAt: resting?.endsAt ?? null, evidenceAlgorithm: resting?.algorithm ?? null };
  await tx
    .update(envelope)
    .set({ evidenceDigest: digest, ...change })
    .where(eq(envelope.id, envelopeId));
}

/** Records the dependencies of the last document time-stamps of a contract's documents; null where they carry none. */
export async function saveResting(tx: Tx, envelopeId: string, resting: Resting | null): Promise<void> {
  const change = { archiveEndsAt: resting?.endsAt ?? null, archiveAlgorithm: resting?.algorithm ?? null };
  await tx.update(envelope).set(change).where(eq(envelope.id, envelopeId));
}

/** The revision that the evidence cites; renewals of the archive follow it (conventions, rule 14). */
export async function saveCompleted(
  tx: Tx,
  { envelopeId, fileId, digest }: Pick<RevisionRow, 'envelopeId' | 'fileId' | 'digest'>,
): Promise<void> {
  await tx
    .update(envelopeDocument)
    .set({ completedDigest: digest })
    .where(and(eq(envelopeDocument.envelopeId, envelopeId), eq(envelopeDocument.fileId, fileId)));
}

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
    .where(lt(reservation.leaseUntil, now))
    .limit(1000);

/** Returns the audit rows of acts: which certificate signed which document. */
export const listAudit = (tx: Tx, envelopeId: string, kinds?: readonly string[]) =>
  tx
    .select()
    .from(audit)
    .where(and(eq(audit.envelopeId, envelopeId), ...(kinds === undefined ? [] : [inArray(audit.kind, [...kinds])])))
    .orderBy(asc(audit.number));

/** Whether a job of this kind and key is still waiting or running. */
export async function isOwed(tx: Tx, kind: string, key: string): Promise<boolean> {
  const live = and(eq(job.kind, kind), eq(job.key, key), isNull(job.doneAt), isNull(job.deadAt));
  const [row] = await tx.select({ id: job.id }).from(job).where(live);
  return row !== undefined;
}
