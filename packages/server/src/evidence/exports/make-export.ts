import { EXPORT_KEEP_DAYS, toWsid } from '@countersign/domain';
import { SYSTEM_ACTOR } from '../../accounts/index.ts';
import { safeName } from '../../contracts/index.ts';
import { type ExportedFile, type Job, type Services, type Tx, emit } from '../../platform/index.ts';
import { recordAudit } from '../../trust/index.ts';
import { contractFiles } from './contract-files.ts';
import { storeList } from './data-lists.ts';
import { MANIFEST_PART } from './download.ts';
import { findMaker } from './export-maker.ts';
import { manifestFiles } from './manifest.ts';
import {
  type ExportRow,
  dropFiles,
  envelopesAfter,
  findExport,
  hasPart,
  insertPart,
  lockRunning,
  updateExport,
} from './store.ts';
import { ENTERPRISE_LISTS, ENTERPRISE_PICTURES, PERSON_LISTS, PERSON_PICTURES } from './subject-data.ts';

const DAY_MS = 86_400_000;

/**
 * Collects an export step by step: first the data of the subject, then one contract after the other, then the manifest. Each
 * step is committed with its progress, so that a job that starts again goes on where the last one was. It reads with the
 * rights that the maker has at that time, and ends if they have lost them.
 */
export async function makeExport(services: Services, job: Job): Promise<void> {
  const { exportId } = job.payload as { exportId: string };
  for (;;) {
    job.abort.throwIfAborted();
    const step = await services.db.withTx(async (tx) => {
      const row = await findExport(tx, exportId);
      if (row?.status !== 'RUNNING') return null;
      const isBegun = await hasPart(tx, exportId, 0);
      return { row, isBegun, envelopeIds: isBegun ? await envelopesAfter(tx, row, row.lastEnvelopeId) : [] };
    });
    if (step === null) return;
    const { row, isBegun, envelopeIds } = step;
    if (!isBegun) await keep(services, row, { number: 0, files: await subjectFiles(services, row) });
    else if (envelopeIds.length === 0) return finish(services, job, row);
    else if (!(await addContracts(services, job, row, envelopeIds))) return;
  }
}

/** Adds one contract after the other; false if the export was deleted, or its maker may not make it any more. */
async function addContracts(
  services: Services,
  job: Job,
  row: ExportRow,
  envelopeIds: readonly string[],
): Promise<boolean> {
  let { done, bytes } = row;
  for (const envelopeId of envelopeIds) {
    job.abort.throwIfAborted();
    const caller = await services.db.withTx(async (tx) => {
      const maker = await findMaker(tx, row);
      if (maker === null) await stop(tx, row.id);
      return maker;
    });
    if (caller === null) return false;
    const files = await contractFiles(services, { envelopeId, caller, number: done + 1 });
    done += 1;
    bytes += sizeOf(files);
    if (!(await keep(services, { ...row, done, bytes }, { number: done, files, envelopeId }))) return false;
  }
  return true;
}

async function stop(tx: Tx, id: string): Promise<void> {
  await updateExport(tx, id, { status: 'STOPPED' });
  await dropFiles(tx, id);
}

const sizeOf = (files: readonly ExportedFile[]): number => files.reduce((sum, one) => sum + one.bytes, 0);

/** Commits a step with its progress; false if the export was deleted meanwhile. */
function keep(
  { db }: Services,
  { id, done, bytes }: ExportRow,
  { number, files, envelopeId }: { number: number; files: readonly ExportedFile[]; envelopeId?: string },
): Promise<boolean> {
  return db.withTx(async (tx) => {
    const row = await lockRunning(tx, id);
    // A second attempt may have taken this step already.
    if (row === null || (envelopeId === undefined ? await hasPart(tx, id, number) : row.done !== number - 1))
      return false;
    await insertPart(tx, id, number, files);
    const total = Math.max(row.total, done);
    if (envelopeId === undefined) await updateExport(tx, id, { bytes: sizeOf(files) });
    else await updateExport(tx, id, { done, bytes, total, lastEnvelopeId: envelopeId });
    return true;
  });
}

/** The lists of the subject, and the pictures of its seals. */
async function subjectFiles(services: Services, { personId, enterpriseId }: ExportRow): Promise<ExportedFile[]> {
  const owner = enterpriseId ?? personId;
  const files: ExportedFile[] = [];
  for (const list of enterpriseId === null ? PERSON_LISTS : ENTERPRISE_LISTS)
    files.push(await storeList(services, list, owner));
  const folder = enterpriseId === null ? 'account/seals' : 'enterprise/seals';
  const read = enterpriseId === null ? PERSON_PICTURES : ENTERPRISE_PICTURES;
  const pictures = await services.db.withTx((tx) => read(tx, [owner]));
  for (const [at, { name, digest }] of pictures.entries()) {
    const bytes = await services.blobs.has(digest);
    if (bytes !== null)
      files.push({ path: `${folder}/${String(at + 1).padStart(3, '0')}-${safeName(name)}.png`, sha256: digest, bytes });
  }
  return files;
}

/** Adds the manifest, and announces the export. */
async function finish(services: Services, job: Job, row: ExportRow): Promise<void> {
  const { db, ids, clock } = services;
  const { id, personId, memberId, enterpriseId, done, bytes } = row;
  const files = await manifestFiles(services, row);
  const now = clock.now();
  await db.withTx(async (tx) => {
    if ((await lockRunning(tx, id)) !== null) {
      await insertPart(tx, id, MANIFEST_PART, files);
      const expireAt = new Date(now.getTime() + EXPORT_KEEP_DAYS * DAY_MS);
      await updateExport(tx, id, {
        status: 'READY',
        readyAt: now,
        expireAt,
        total: done,
        bytes: bytes + sizeOf(files),
      });
      await recordAudit(tx, {
        id: ids.next(),
        at: now,
        kind: 'dataExport.made',
        ...SYSTEM_ACTOR,
        personId,
        detail: {
          dataExport: toWsid('dataExport', id),
          contracts: String(done),
          manifest: files.find(({ path }) => path.endsWith('.json'))?.sha256 ?? '',
        },
      });
      const event = { type: 'dataExport.ready', exportId: id, personId, memberId, enterpriseId } as const;
      await emit(tx, event, { id: ids.next(), now });
    }
    await job.finishIn(tx);
  });
}
