import { SYSTEM_ACTOR } from '../../../accounts/index.ts';
import { type EnvelopeFacts, applyFlowEvent, fromWsid, isCompleting, toWsid } from '@countersign/domain';
import { listOfSignatures, readAuditHead, recordAudit } from '../../../trust/index.ts';
import { type Digest, type Job, type Services, type Tx, demand, emit } from '../../../platform/index.ts';
import {
  type EnvelopeRow,
  type LoadedEnvelope,
  type Resting,
  type StoredReport,
  appendRevisions,
  findDocuments,
  loadEnvelopeFacts,
  saveEvidence,
  saveFacts,
  saveResting,
  timestampFieldName,
  voidOriginal,
} from '../../../contracts/index.ts';
import { type Checkpoints, passThrough } from '../core/act.ts';
import { inBatches } from '../core/batches.ts';
import { type Asked, askedOnce } from '../core/validation-data.ts';
import { type CompletedDocument, type DocumentHead, completeDocuments } from './complete-documents.ts';
import { listAudit } from '../core/store.ts';
import { together } from '../core/together.ts';

/** The heads of an envelope that all participants have signed, and the certificates used. */
interface Situation {
  readonly loaded: LoadedEnvelope;
  readonly documents: readonly DocumentHead[];
  readonly signers: readonly {
    readonly fileId: string;
    readonly certificate: Uint8Array;
    readonly ocsp: Uint8Array | null;
  }[];
  readonly serials: readonly string[];
}

/** What the report of a contract states once a CANCEL_PROCESS over it has succeeded (Rulings §3). */
export interface Voided {
  readonly at: Date;
  readonly cancelId: string;
  readonly reason: string;
  /** The completed agreement. */
  readonly agreement: readonly Digest[];
}

/** The rows that belong to an envelope when it is completed. */
export interface Expected {
  /** The sender and the participants. */
  readonly personIds: readonly string[];
  readonly fileIds: readonly string[];
  /** Of the certificates of its signatures. */
  readonly serials: readonly string[];
}

/**
 * Writes the evidence report of the completed revisions into the blob store; app.ts supplies the implementation of the evidence
 * feature.
 */
export type MakeEvidence = (
  services: Services,
  request: {
    readonly envelopeId: string;
    readonly completedAt: Date;
    readonly completed: readonly CompletedDocument[];
    /** The contract is void by the agreement that this completion finishes. */
    readonly voided?: Voided;
    /** What the report will read, so that it is asked for at once; what differs then is read again. */
    readonly expected?: Expected;
    /** Where the lists of the authority have been asked for. */
    readonly lists?: Pick<Asked, 'crl'>;
  },
) => Promise<StoredReport>;

/**
 * Completes an envelope (docs/cycles/signing.md, steps 15 to 18): validation data and a document time-stamp for each document,
 * the evidence report, then one transaction. Nothing changes before that transaction, so an interrupted attempt is simply
 * repeated.
 */
export async function complete(
  services: Services,
  job: Job,
  makeEvidence: MakeEvidence,
  checkpoint: Checkpoints = passThrough,
): Promise<void> {
  const { envelopeId } = job.payload as { envelopeId: string };
  const situation = await services.db.withTx((tx) => readSituation(tx, envelopeId));
  if (situation === null) return;
  // 15 and 16, one batch of documents after the other.
  const made: CompletedDocument[] = [];
  const documents = situation.documents.map((head) => ({
    head,
    signers: situation.signers.filter(({ fileId }) => fileId === head.fileId),
  }));
  const asked = askedOnce(services.signer);
  for (const batch of inBatches(documents, ({ head }) => head.bytes)) {
    made.push(...(await completeDocuments(services, asked, batch)));
    job.abort.throwIfAborted();
  }
  // 17. The report cites the completed revisions.
  const completedAt = services.clock.now();
  const { serials, loaded } = situation;
  const personIds = [loaded.row.senderId, ...loaded.participants.flatMap(({ personId }) => personId ?? [])];
  const expected = { personIds, serials, fileIds: made.map(({ fileId }) => fileId) };
  const evidence = await makeEvidence(services, { envelopeId, completedAt, completed: made, expected, lists: asked });
  const voiding = await voidingReport(services, situation.loaded.row, made, { completedAt, makeEvidence });
  await checkpoint('completion-made');
  // 18.
  const commit = { job, situation, made, evidence, completedAt, voiding };
  await services.db.withTx((tx) => commitCompletion(tx, services, commit));
}

/** The contract that this agreement voids gets a new report that says so; null where it voids none. */
async function voidingReport(
  services: Services,
  cancel: EnvelopeRow,
  made: readonly CompletedDocument[],
  { completedAt, makeEvidence }: { readonly completedAt: Date; readonly makeEvidence: MakeEvidence },
): Promise<Commit['voiding']> {
  const { cancelsId: originalId } = cancel;
  if (originalId === null) return null;
  const { row } = await services.db.withTx((tx) => loadEnvelopeFacts(tx, originalId, { lock: false }));
  const agreement = made.map(({ digest }) => digest);
  const voided = { at: completedAt, cancelId: cancel.id, reason: cancel.subject, agreement };
  const request = { envelopeId: originalId, completedAt: row.completedAt ?? completedAt, completed: [], voided };
  return { originalId, evidence: await makeEvidence(services, request), former: row.evidenceDigest };
}

async function readSituation(tx: Tx, envelopeId: string): Promise<Situation | null> {
  const [loaded, rows, used, found] = await together([
    loadEnvelopeFacts(tx, envelopeId, { lock: false }),
    findDocuments(tx, envelopeId),
    usedCertificates(tx, envelopeId),
    listOfSignatures(tx, envelopeId),
  ]);
  if (!isCompleting(loaded.facts)) return null;
  const documents = rows.map((row) => ({
    fileId: row.fileId,
    number: row.headNumber,
    digest: row.headDigest,
    bytes: row.headBytes,
    timestampField: timestampFieldName(row),
  }));
  const certificates = new Map(found.map((one) => [one.serial, one]));
  const signers = [...used].flatMap(([fileId, serials]) =>
    serials.flatMap((serial) => {
      const known = certificates.get(serial);
      return known === undefined ? [] : [{ fileId, certificate: known.certificate, ocsp: known.ocsp }];
    }),
  );
  return { loaded, documents, signers, serials: [...used.values()].flat() };
}

/**
 * Serials by file id, as the acts name them: a certificate that was issued for an attempt that lost a race is on record but in
 * no document, and the certificate of a phone may be in many documents.
 */
async function usedCertificates(tx: Tx, envelopeId: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const used = new Map<string, string[]>();
  for (const { detail } of await listAudit(tx, envelopeId, ['participant.signed'])) {
    for (const [key, serial] of Object.entries(detail)) {
      const fileId = key.startsWith(SERIAL) ? fromWsid('file', key.slice(SERIAL.length)) : null;
      if (fileId !== null) used.set(fileId, [...(used.get(fileId) ?? []), serial]);
    }
  }
  return used;
}
const SERIAL = 'serial.';

interface Commit {
  readonly job: Job;
  readonly situation: Situation;
  readonly made: readonly CompletedDocument[];
  readonly evidence: StoredReport;
  readonly completedAt: Date;
  readonly voiding: {
    readonly originalId: string;
    readonly evidence: StoredReport;
    /** Digest of the report that the new one follows. */
    readonly former: Digest | null;
  } | null;
}

async function commitCompletion(
  tx: Tx,
  { ids, config: { signatureLevel } }: Pick<Services, 'ids' | 'config'>,
  { job, situation, made, evidence, completedAt: now, voiding }: Commit,
): Promise<void> {
  const envelopeId = situation.loaded.row.id;
  const [loaded] = await together([loadEnvelopeFacts(tx, envelopeId, { lock: true }), readAuditHead(tx, envelopeId)]);
  const finished: EnvelopeFacts = demand(applyFlowEvent(loaded.facts, { type: 'FINISH' }, now));
  const revisions = made.flatMap(({ fileId, validation, timestamp }) => [
    ...(validation === null ? [] : [{ id: ids.next(), fileId, kind: 'VALIDATION' as const, ...validation }]),
    ...(timestamp === null ? [] : [{ id: ids.next(), fileId, kind: 'TIMESTAMP' as const, ...timestamp }]),
  ]);
  // A head that has moved since violates the unique key of the revisions, and the job starts again (conventions, rule 2).
  await appendRevisions(tx, { envelopeId, participantId: null, sequence: null, createdAt: now }, revisions, made);
  await saveResting(tx, envelopeId, firstToEnd(made));
  await saveEvidence(tx, envelopeId, evidence);
  await evidence.keepFacts(tx);
  await recordAudit(tx, {
    id: ids.next(),
    at: now,
    kind: 'envelope.completed',
    envelopeId,
    ...SYSTEM_ACTOR,
    detail: {
      evidence: evidence.digest,
      level: signatureLevel,
      ...Object.fromEntries(
        made.flatMap(({ fileId, digest, time }) => [
          [`digest.${toWsid('file', fileId)}`, digest],
          ...(time === null ? [] : [[`timestamp.${toWsid('file', fileId)}`, time.toISOString()] as const]),
        ]),
      ),
    },
  });
  await together([
    saveFacts(tx, loaded, finished, now),
    emit(tx, { type: 'envelope.completed', envelopeId }, { id: ids.next(), now }),
    // Where a contract becomes void too, the job ends after that.
    voiding === null ? job.finishIn(tx) : null,
  ]);
  if (voiding === null) return;
  const { originalId, evidence: report, former } = voiding;
  await voidOriginal(tx, { ids }, { cancel: loaded.row, originalId, evidence: report.digest, former, now });
  await saveEvidence(tx, originalId, report);
  await report.keepFacts(tx);
  await job.finishIn(tx);
}

/** The dependencies of the document time-stamp that expires first. */
export const firstToEnd = (made: readonly { readonly resting: Resting | null }[]): Resting | null =>
  made.flatMap(({ resting }) => resting ?? []).toSorted((a, b) => a.endsAt.getTime() - b.endsAt.getTime())[0] ?? null;
