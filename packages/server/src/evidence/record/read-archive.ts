import { createHash } from 'node:crypto';
import { judgeFinished } from '@countersign/domain';
import { type Digest, type Tx, refuseWith } from '../../platform/index.ts';
import { findDocuments, listAttached, loadEnvelopeFacts } from '../../contracts/index.ts';
import { listAudit } from '../../signing/index.ts';
import { areIncluded, lastCheckpoint } from '../../trust/index.ts';
import { findArchive } from './store.ts';

/** The data of a finished envelope that its archive contains. */
export interface ArchivedEnvelope {
  readonly envelopeId: string;
  readonly title: string;
  readonly completedAt: Date;
  readonly voidedAt: Date | null;
  readonly documents: readonly { readonly fileId: string; readonly name: string; readonly digest: Digest }[];
  /** The files that signers signed with. */
  readonly attachments: readonly {
    readonly attachmentId: string;
    readonly participantId: string;
    readonly name: string;
    readonly digest: Digest;
  }[];
  readonly evidence: Digest;
  /** Digest of everything that the generated parts depend on: while it is the same, the archive is identical. */
  readonly state: string;
  /** The log's last checkpoint covers every row of its record. */
  readonly inLog: boolean;
  /** The parts generated earlier for this very state, if any. */
  readonly parts: Digest | null;
}

/** Incremented when the files of an archive or their format change, so that stored parts of an older format are not used. */
const ARCHIVE_VERSION = 4;

/** @throws Refused ERROR_NOT_FINISHED where the envelope has no archive */
export async function readArchived(tx: Tx, envelopeId: string): Promise<ArchivedEnvelope> {
  const { row } = await loadEnvelopeFacts(tx, envelopeId, { lock: false });
  const { evidenceDigest: evidence, completedAt, statusAt, title, voidedAt } = row;
  if (evidence === null || !judgeFinished(row, { hasEvidence: true }).ok) return refuseWith('ERROR_NOT_FINISHED');
  const documents = (await findDocuments(tx, envelopeId)).map(({ fileId, name, headDigest: digest }) => ({
    fileId,
    name,
    digest,
  }));
  const heads = documents.map(({ digest }) => digest);
  const attachments = (await listAttached(tx, envelopeId)).flatMap(({ id, participantId, name, digest, signedAt }) =>
    signedAt === null || digest === null ? [] : [{ attachmentId: id, participantId, name, digest }],
  );
  const audit = await listAudit(tx, envelopeId);
  const logSize = (await lastCheckpoint(tx))?.size ?? 0;
  const inLog = await areIncluded(
    tx,
    audit.map(({ id }) => id),
    logSize,
  );
  const state = createHash('sha256')
    .update(JSON.stringify([ARCHIVE_VERSION, title, evidence, heads, audit.at(-1)?.hash, inLog]))
    .digest('hex');
  const made = await findArchive(tx, envelopeId);
  return {
    envelopeId,
    title,
    documents,
    attachments,
    evidence,
    state,
    voidedAt,
    inLog,
    completedAt: completedAt ?? statusAt,
    parts: made?.state === state ? made.digest : null,
  };
}
