import type { FormerField, Remark } from '@countersign/pdf';
import { splitFileName } from '@countersign/domain';
import {
  type Job,
  JobLeaseLostError,
  type LoadedBlob,
  type Services,
  type StoredBlob,
  type Tx,
  outageOf,
  signal,
} from '../../platform/index.ts';
import { FILE_SETTLED_SIGNAL } from './await-file.ts';
import { IngestRefused, ingestErrorOf, opensWithPassword } from './ingest-errors.ts';
import { fileTypeByMagic } from './judge-upload.ts';
import { officeConverter, officeExtension } from './office.ts';
import { type FileRow, findFile, findFileWithChunks, updateFile } from './store.ts';

/** Kind of the job that makes a sanitised PDF of an upload; its key is the file's id. */
export const INGEST_JOB = 'file.ingest';
export const INGEST_ATTEMPTS = 5;
/** A document of 3,000 pages takes this long. */
const TASK_TIMEOUT_MS = 60_000;

/**
 * Assembles the chunks and makes the sanitised PDF that goes into envelopes (conventions, rule 4): foreign bytes are
 * only ever read in the risky worker. Idempotent. A fault of the bytes ends as FAILED with its refusal; a fault of the
 * server is tried again.
 */
export async function ingestFile(services: Services, job: Job): Promise<void> {
  const { fileId } = job.payload as { fileId: string };
  const work = await services.db.withTx((tx) => readWork(tx, fileId));
  if (work === null) return;
  try {
    const source = await assemble(services, work.file, work.chunks);
    const ready = await makeReady(services, work.file, source);
    await settle(services, job, work.file, ready);
  } catch (error) {
    if (error instanceof JobLeaseLostError) throw error;
    if (outageOf(error) !== null) throw error;
    const fault = ingestErrorOf(error) ?? (job.attempt >= INGEST_ATTEMPTS ? 'ERROR_FILE_DAMAGED' : null);
    if (fault === null) throw error;
    services.log.info({ jobId: job.id, fileId, fault }, 'an upload was refused');
    await settle(services, job, work.file, { status: 'FAILED', error: fault });
  }
}

type FileChange = Parameters<typeof updateFile>[2];

/** Makes the sanitised PDF of a source, stores it, and returns the new values of its row. */
async function makeReady(
  services: Services,
  file: FileRow,
  source: StoredBlob,
  password?: string,
): Promise<FileChange> {
  if (file.use === 'ATTACHMENT') return makeAttachable(services, file, source);
  const base = await services.blobs.load(source.digest);
  const { bytes, pages, signed, removed, remarks, formerFields } = await makeSound(
    services,
    file,
    base.bytes,
    password,
  );
  const { digest, size } = await keepSound(services, base, bytes);
  return {
    status: 'READY',
    sourceDigest: source.digest,
    digest,
    bytes: size,
    error: null,
    pages: [...pages],
    signedBefore: signed,
    removed: [...removed],
    remarks: remarks.map((one) => ({ ...one, pages: [...one.pages] })),
    formerFields: [...formerFields],
  };
}

/**
 * The same of a file that is attached: a picture stays one. What was sent is not kept, because it may tell more than the picture
 * shows.
 */
async function makeAttachable(services: Services, file: FileRow, source: StoredBlob): Promise<FileChange> {
  const sent = await services.blobs.get(source.digest);
  if (fileTypeByMagic(sent) !== file.type) throw new IngestRefused('ERROR_FILE_TYPE');
  const isPicture = file.type === 'IMAGE';
  const sound = isPicture
    ? await services.workers.risky.run('ingestPicture', { bytes: sent }, { timeoutMs: TASK_TIMEOUT_MS })
    : { ...(await makeSound(services, file, sent)), extension: 'pdf' };
  const { digest, size } = await services.blobs.put(sound.bytes);
  const name = `${splitFileName(file.name).base}.${sound.extension}`;
  return { status: 'READY', name, sourceDigest: digest, sourceBytes: size, digest, bytes: size, error: null };
}

/**
 * Opens an encrypted file that its job could not open. The password goes to the risky worker only: it is in no job, row
 * or log. Returns the file in its new state; a wrong password changes nothing.
 * @throws the refusals of `ingestFile`
 */
export async function openWithPassword(services: Services, fileId: string, password: string): Promise<FileRow | null> {
  const found = await services.db.withTx((tx) => findFileWithChunks(tx, fileId));
  if (found === null || !opensWithPassword(found.file.error)) return found?.file ?? null;
  const source = await assemble(services, found.file, found.chunks);
  const ready = await makeReady(services, found.file, source, password);
  return services.db.withTx(async (tx) => {
    const file = await findFile(tx, fileId);
    if (file === null || !opensWithPassword(file.error)) return file;
    await updateFile(tx, fileId, { ...ready, readyAt: services.clock.now() });
    return findFile(tx, fileId);
  });
}

type Work = NonNullable<Awaited<ReturnType<typeof findFileWithChunks>>>;

async function readWork(tx: Tx, fileId: string): Promise<Work | null> {
  const work = await findFileWithChunks(tx, fileId);
  return work === null || work.file.status === 'READY' || work.file.status === 'FAILED' ? null : work;
}

/** Stores the sanitised PDF; where it continues or is the upload, only what was added. */
function keepSound({ blobs }: Pick<Services, 'blobs'>, source: LoadedBlob, sound: Uint8Array): Promise<StoredBlob> {
  const isContinued = Buffer.from(source.bytes.buffer).equals(sound.subarray(0, source.size));
  return isContinued ? blobs.append(source, [sound.subarray(source.size)]) : blobs.put(sound);
}

/** The uploaded bytes, under their own digest; they stay stored with the chunks. */
async function assemble(services: Pick<Services, 'blobs'>, file: FileRow, chunks: Work['chunks']): Promise<StoredBlob> {
  const stored = await services.blobs.join(chunks.map(({ digest }) => digest));
  if (stored.size !== file.sourceBytes) throw new IngestRefused('ERROR_FILE_DAMAGED');
  return stored;
}

interface SoundPdf {
  readonly bytes: Uint8Array;
  readonly pages: readonly { readonly width: number; readonly height: number; readonly rotate: number }[];
  readonly signed: boolean;
  readonly removed: readonly string[];
  readonly remarks: readonly Remark[];
  readonly formerFields: readonly FormerField[];
}

async function makeSound(services: Services, file: FileRow, bytes: Uint8Array, password?: string): Promise<SoundPdf> {
  // The type by name and the type by bytes must agree: an HTML page called .pdf is refused (security 45).
  if (fileTypeByMagic(bytes) !== file.type) throw new IngestRefused('ERROR_FILE_TYPE');
  const pdf = file.type === 'OFFICE' ? await convert(services, file, bytes) : bytes;
  const name = file.type === 'IMAGE' ? 'ingestImage' : 'ingestPdf';
  const sound = await services.workers.risky.run(name, { bytes: pdf, password }, { timeoutMs: TASK_TIMEOUT_MS });
  if (sound.pages.length > services.config.limits.pages) throw new IngestRefused('ERROR_LIMIT_PAGES');
  return sound;
}

async function convert(services: Services, file: FileRow, bytes: Uint8Array): Promise<Buffer> {
  const extension = officeExtension(file.name);
  const converter = officeConverter(services);
  if (extension === null || converter === null) throw new IngestRefused('ERROR_FILE_TYPE');
  return converter.toPdf(Buffer.from(bytes.buffer), extension);
}

async function settle(services: Services, job: Job, file: FileRow, change: FileChange): Promise<void> {
  await services.db.withTx(async (tx) => {
    await job.finishIn(tx);
    const readyAt = change.status === 'READY' ? services.clock.now() : null;
    await updateFile(tx, file.id, { ...change, readyAt });
    signal(FILE_SETTLED_SIGNAL, file.id);
  });
}
