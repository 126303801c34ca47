import { SYSTEM_ACTOR } from '../../accounts/index.ts';
import { embedSignature, describeTimestamp } from '@countersign/pdf';
import { toWsid } from '@countersign/domain';
import { recordAudit } from '../../trust/index.ts';
import { type Digest, type Job, type Services, type Tx, extended } from '../../platform/index.ts';
import {
  type EnvelopeRow,
  type Resting,
  appendRevisions,
  findDocuments,
  loadEnvelopeFacts,
  saveEvidence,
  saveResting,
} from '../../contracts/index.ts';
import { firstToEnd, reservedSizes, storeRevision, validationData } from '../../signing/index.ts';

/** A file of a contract with a document time-stamp: a document, or the evidence report. */
interface Archived {
  /** Null for the report, which has no revisions. */
  readonly document: { readonly fileId: string; readonly number: number } | null;
  readonly digest: Digest;
}

interface Renewed extends Archived {
  /** Null where there is no new validation data for the former time-stamp. */
  readonly validation: { readonly digest: Digest; readonly bytes: number } | null;
  readonly timestamp: { readonly digest: Digest; readonly bytes: number };
  readonly time: Date;
  readonly resting: Resting;
}

type RenewingServices = Pick<Services, 'db' | 'ids' | 'clock' | 'blobs' | 'workers' | 'signer'>;

/**
 * Renews the archive of a contract (docs/cycles/archive.md): its evidence report, and each document where they are at level
 * B-LTA, gets the validation data of its last document time-stamp and a new one over all of it (ETSI EN 319 142-1 §5.5).
 * Nothing changes before the single transaction at the end, so an interrupted attempt is simply repeated.
 */
export async function renewArchive(services: RenewingServices, job: Job): Promise<void> {
  const { envelopeId } = job.payload as { envelopeId: string };
  // 2.
  const { row, files } = await services.db.withTx((tx) => readFiles(tx, envelopeId));
  const renewed: Renewed[] = [];
  // 3 to 5, one file after the other.
  for (const file of files) {
    renewed.push(await renewFile(services, file));
    job.abort.throwIfAborted();
  }
  // 6.
  await services.db.withTx((tx) => commitRenewal(tx, services, { job, row, renewed }));
}

async function readFiles(tx: Tx, envelopeId: string): Promise<{ row: EnvelopeRow; files: readonly Archived[] }> {
  const { row } = await loadEnvelopeFacts(tx, envelopeId, { lock: false });
  // Below B-LTA the documents are not changed, even if an upload contained a third-party document time-stamp.
  const documents = row.archiveEndsAt === null ? [] : await findDocuments(tx, envelopeId);
  const lines = documents.map(({ fileId, headNumber: number, headDigest: digest }) => ({
    document: { fileId, number },
    digest,
  }));
  const report = row.evidenceDigest === null ? [] : [{ document: null, digest: row.evidenceDigest }];
  return { row, files: [...lines, ...report] };
}

async function renewFile(services: RenewingServices, file: Archived): Promise<Renewed> {
  const { blobs, workers, signer, clock } = services;
  const base = await blobs.load(file.digest);
  // 3. The certificates that the last time-stamp depends on.
  const last = await workers.sign.run('findLastTimestamp', { base: base.bytes });
  const [former] = last?.certificates ?? [];
  if (last === null || former === undefined) throw new Error(`${file.digest} carries no document time-stamp`);
  // 4. The path and status of the former authority while they are still available, and those of the current one.
  const { tsa } = await signer.certificates();
  const isToldOf = last.endsAt > clock.now() && !Buffer.from(former).equals(tsa);
  const stampers = isToldOf ? [former, tsa] : [tsa];
  const data = await validationData(
    signer,
    stampers.map((certificate) => ({ certificate, ocsp: null })),
  );
  const { validation, open } = await workers.sign.run('beginRenewal', {
    base: base.bytes,
    data,
    fieldId: nextField(last.fieldId),
    reserve: (await reservedSizes(signer)).timestamp,
  });
  // 5. The new time-stamp covers the file, the former time-stamp and the data.
  const { token, time } = await signer.timestampDigest(open.digest);
  const hasData = validation.length > 0;
  const kept = hasData ? await storeRevision(services, base, [validation]) : null;
  return {
    ...file,
    validation: kept,
    timestamp: await storeRevision(services, hasData ? extended(base, [validation]) : base, [
      embedSignature(open, token),
    ]),
    time,
    resting: describeTimestamp(token),
  };
}

/** `DocumentTimestamp`, `DocumentTimestamp_R2`, `DocumentTimestamp_R3` … */
export function nextField(fieldId: string): string {
  const [, name, count] = /^(.*?)(?:_R(\d+))?$/s.exec(fieldId) ?? [];
  return `${name ?? fieldId}_R${Number(count ?? 1) + 1}`;
}

interface Renewal {
  readonly job: Job;
  readonly row: EnvelopeRow;
  readonly renewed: readonly Renewed[];
}

async function commitRenewal(tx: Tx, services: Pick<Services, 'ids' | 'clock'>, { job, row, renewed }: Renewal) {
  const { id: envelopeId } = row;
  const now = services.clock.now();
  if (renewed.length > 0) {
    const held = await loadEnvelopeFacts(tx, envelopeId, { lock: true });
    // The report is made again when the contract becomes void: then the renewal starts over.
    if (held.row.evidenceDigest !== row.evidenceDigest) throw new Error('the evidence report has changed meanwhile');
    for (const one of renewed) await appendRenewal(tx, services, { envelopeId, now, renewed: one });
    const documents = renewed.filter(({ document }) => document !== null);
    const report = renewed.find(({ document }) => document === null);
    if (report !== undefined) {
      const { timestamp, resting } = report;
      await saveEvidence(tx, envelopeId, { digest: timestamp.digest, resting });
    }
    await saveResting(tx, envelopeId, firstToEnd(documents));
    const kind = documents.length === 0 ? 'envelope.evidenceRenewed' : 'envelope.archiveRenewed';
    await recordAudit(tx, {
      id: services.ids.next(),
      at: now,
      kind,
      envelopeId,
      ...SYSTEM_ACTOR,
      detail: Object.fromEntries(renewed.flatMap(linesOf)),
    });
  }
  await job.finishIn(tx);
}

const linesOf = ({ document, timestamp, time }: Renewed): [string, string][] => {
  if (document === null) return [['evidence', timestamp.digest]];
  const wsid = toWsid('file', document.fileId);
  return [
    [`digest.${wsid}`, timestamp.digest],
    [`timestamp.${wsid}`, time.toISOString()],
  ];
};

/** Appends further revisions to the documents; a concurrent change violates the unique key, and the job starts again. */
async function appendRenewal(
  tx: Tx,
  { ids }: Pick<Services, 'ids'>,
  { envelopeId, now, renewed }: { readonly envelopeId: string; readonly now: Date; readonly renewed: Renewed },
): Promise<void> {
  const { document, digest, validation, timestamp } = renewed;
  if (document === null) return;
  const line = [
    ...(validation === null ? [] : [{ kind: 'VALIDATION' as const, ...validation }]),
    { kind: 'TIMESTAMP' as const, ...timestamp },
  ];
  const { fileId } = document;
  const revisions = line.map((one, at) => ({
    id: ids.next(),
    fileId,
    number: document.number + 1 + at,
    previousDigest: line[at - 1]?.digest ?? digest,
    ...one,
  }));
  await appendRevisions(tx, { envelopeId, participantId: null, sequence: null, createdAt: now }, revisions);
}
