import type { NameSource } from '@countersign/domain';
import { and, eq, isNull } from 'drizzle-orm';
import {
  type Digest,
  type Tx,
  envelope,
  envelopeDocument,
  form,
  participant,
  type revision,
} from '../../../platform/index.ts';
import { type RevisionRow, insertRevision, updateDocument } from './store.ts';

/** Appends a revision to a document and makes it the current one (conventions, rule 2). */
export async function appendRevision(tx: Tx, row: typeof revision.$inferInsert): Promise<void> {
  await insertRevision(tx, row);
  const head = { headNumber: row.number, headDigest: row.digest, headBytes: row.bytes };
  await updateDocument(tx, row.envelopeId, row.fileId, head);
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

/** Records that a program has named the people of the envelope, or sent it; the first API client is kept. */
export async function markMadeByKey(tx: Tx, envelopeId: string, apiClientId: string): Promise<void> {
  await tx
    .update(envelope)
    .set({ apiClientId })
    .where(and(eq(envelope.id, envelopeId), isNull(envelope.apiClientId)));
}
