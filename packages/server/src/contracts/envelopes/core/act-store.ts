import type { NameSource } from '@countersign/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { type Digest, type Tx, envelope, preparedChange } from '../../../platform/index.ts';
import { type RevisionRow, updateEnvelopeRow, updateParticipant } from './store.ts';

/** What the revisions of one act or completion have in common. */
interface Appended {
  readonly envelopeId: string;
  /** Null where the platform has made them. */
  readonly participantId: string | null;
  readonly sequence: number | null;
  readonly createdAt: Date;
}

type AppendedRevision = Pick<RevisionRow, 'id' | 'fileId' | 'number' | 'kind' | 'previousDigest' | 'digest' | 'bytes'>;

/**
 * Appends revisions to documents and makes the last of each document the current one (conventions, rule 2).
 * @param completed of a completion: the revisions that the evidence cites; renewals of the archive follow them (conventions, rule 14)
 */
export async function appendRevisions(
  tx: Tx,
  { envelopeId, participantId, sequence, createdAt }: Appended,
  revisions: readonly AppendedRevision[],
  completed: readonly Pick<RevisionRow, 'fileId' | 'digest'>[] = [],
): Promise<void> {
  if (revisions.length + completed.length === 0) return;
  await insertAndLead(tx, [
    envelopeId,
    revisions.map(({ id }) => id),
    revisions.map(({ fileId }) => fileId),
    revisions.map(({ number }) => number),
    revisions.map(({ kind }) => kind),
    revisions.map(({ previousDigest }) => previousDigest),
    revisions.map(({ digest }) => digest),
    revisions.map(({ bytes }) => bytes),
    participantId,
    sequence,
    createdAt.toISOString(),
    completed.map(({ fileId }) => fileId),
    completed.map(({ digest }) => digest),
  ]);
}

const insertAndLead = preparedChange(
  {
    size: 13,
    before: {
      line: `
        select * from unnest($2::uuid[], $3::uuid[], $4::int[], $5::text[], $6::text[], $7::text[], $8::bigint[])
          as line (id, file_id, number, kind, previous_digest, digest, bytes)`,
      lengthened: `
        insert into revision
          (id, envelope_id, file_id, number, kind, previous_digest, digest, bytes, participant_id, sequence, created_at)
        select id, $1::uuid, file_id, number, kind, previous_digest, digest, bytes, $9::uuid, $10::int, $11::timestamptz
        from line`,
    },
    text: `
      update envelope_document as document set
        head_number = coalesce(made.number, document.head_number),
        head_digest = coalesce(made.digest, document.head_digest),
        head_bytes = coalesce(made.bytes, document.head_bytes),
        completed_digest = coalesce(made.completed, document.completed_digest)
      from (
        select coalesce(head.file_id, done.file_id) as file_id, head.number, head.digest, head.bytes, done.digest as completed
        from (
          select distinct on (file_id) file_id, number, digest, bytes from line order by file_id, number desc
        ) as head
        full join unnest($12::uuid[], $13::text[]) as done (file_id, digest) on done.file_id = head.file_id
      ) as made
      where document.envelope_id = $1::uuid and document.file_id = made.file_id`,
  },
  () => ({ writes: ['documents'] }),
);

/** Records that the values a participant filled in, by form, are now part of the document. */
export async function confirmForms(tx: Tx, participantId: string, texts: ReadonlyMap<string, string>): Promise<void> {
  await confirmWithValues(tx, [participantId, [...texts.keys()], [...texts.values()]]);
}

const confirmWithValues = preparedChange(
  {
    size: 3,
    text: `
      update form set confirm_status = 'CONFIRMED', value = coalesce(given.value, own.value)
      from form as own left join unnest($2::uuid[], $3::text[]) as given (id, value) on given.id = own.id
      where form.id = own.id and own.participant_id = $1::uuid`,
  },
  () => ({ writes: ['forms'] }),
);

export async function saveAct(
  tx: Tx,
  participantId: string,
  change: { authType?: string; nameSource: NameSource; seen: { fileId: string; number: number; digest: string }[] },
): Promise<void> {
  await updateParticipant(tx, participantId, change);
}

/** The dependencies of a document time-stamp: when its certificate ends, and what it was made by (docs/cycles/archive.md). */
export interface Resting {
  readonly endsAt: Date;
  readonly algorithm: string;
}

/** An evidence report in the blob store, and the dependencies of its last document time-stamp. */
export interface StoredReport {
  readonly digest: Digest;
  readonly resting: Resting;
  /** To be called in the transaction that stores the report: its data, which are in the blob store too, are not collected. */
  readonly keepFacts: (tx: Tx) => Promise<void>;
}

/** Makes this the evidence report of a contract. */
export async function saveEvidence(
  tx: Tx,
  envelopeId: string,
  { digest, resting }: Pick<StoredReport, 'digest' | 'resting'>,
): Promise<void> {
  const change = { evidenceEndsAt: resting.endsAt, evidenceAlgorithm: resting.algorithm };
  await updateEnvelopeRow(tx, envelopeId, { evidenceDigest: digest, ...change });
}

/** Records the dependencies of the last document time-stamps of a contract's documents; null where they carry none. */
export async function saveResting(tx: Tx, envelopeId: string, resting: Resting | null): Promise<void> {
  const change = { archiveEndsAt: resting?.endsAt ?? null, archiveAlgorithm: resting?.algorithm ?? null };
  await updateEnvelopeRow(tx, envelopeId, change);
}

/** Records that a program has named the people of the envelope, or sent it; the first API client is kept. */
export async function markMadeByKey(tx: Tx, envelopeId: string, apiClientId: string): Promise<void> {
  await tx
    .update(envelope)
    .set({ apiClientId })
    .where(and(eq(envelope.id, envelopeId), isNull(envelope.apiClientId)));
}
