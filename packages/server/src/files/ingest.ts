import { Readable } from 'node:stream';
import { emit } from '../outbox/emit.ts';
import { signal, type Tx } from '../db/database.ts';
import type { House } from '../house.ts';
import { type Job, JobLeaseLostError } from '../jobs/job.ts';
import type { Digest, StoredBlob } from '../storage/blob-store.ts';
import { FILE_SETTLED_SIGNAL } from './await-file.ts';
import { IngestRefused, ingestErrorOf } from './ingest-errors.ts';
import { fileTypeByMagic } from './judge-upload.ts';
import { officeConverter, officeExtension } from './office.ts';
import { type ChunkRow, type FileRow, findFile, findUploadOfFile, listChunks, updateFile } from './store.ts';

/** Kind of the job that makes a sound PDF of what was uploaded; its key is the file's id. */
export const INGEST_JOB = 'file.ingest';
export const INGEST_ATTEMPTS = 5;
/** A document of 3,000 pages takes its time. */
const TASK_TIMEOUT_MS = 60_000;

/**
 * Puts the chunks together and makes the sound PDF that goes into envelopes (conventions, rule 4): foreign bytes are
 * only ever read in the risky worker. May run again at any time; the answer is the same. What is wrong with the bytes
 * ends as FAILED with its refusal, what is wrong with the house is tried again.
 */
export async function ingestFile(house: House, job: Job): Promise<void> {
  const { fileId } = job.payload as { fileId: string };
  const work = await house.db.withTx((tx) => readWork(tx, fileId));
  if (work === null) return;
  try {
    const source = await assemble(house, work.file, work.chunks);
    const sound = await makeSound(house, work.file, source);
    const { digest, size } = await house.blobs.put(sound.bytes);
    const { pages, signed } = sound;
    await settle(house, job, fileId, {
      status: 'READY',
      sourceDigest: source.digest,
      digest,
      bytes: size,
      pages: [...pages],
      signedBefore: signed,
      error: null,
    });
  } catch (error) {
    if (error instanceof JobLeaseLostError) throw error;
    const fault = ingestErrorOf(error) ?? (job.attempt >= INGEST_ATTEMPTS ? 'ERROR_FILE_DAMAGED' : null);
    if (fault === null) throw error;
    house.log.info({ jobId: job.id, fileId, fault }, 'an upload was refused');
    await settle(house, job, fileId, { status: 'FAILED', error: fault });
  }
}

interface Work {
  readonly file: FileRow;
  readonly chunks: readonly ChunkRow[];
}

async function readWork(tx: Tx, fileId: string): Promise<Work | null> {
  const file = await findFile(tx, fileId);
  if (file === null || file.status === 'READY' || file.status === 'FAILED') return null;
  const upload = await findUploadOfFile(tx, fileId);
  return { file, chunks: upload === null ? [] : await listChunks(tx, upload.id) };
}

/** The upload as it came, under its own digest. */
async function assemble(house: Pick<House, 'blobs'>, file: FileRow, chunks: readonly ChunkRow[]): Promise<StoredBlob> {
  const [only] = chunks;
  const stored =
    chunks.length === 1 && only
      ? { digest: only.digest, size: only.size }
      : await house.blobs.put(
          Readable.from(
            bytesOf(
              house,
              chunks.map(({ digest }) => digest),
            ),
          ),
        );
  if (stored.size !== file.sourceBytes) throw new IngestRefused('ERROR_FILE_DAMAGED');
  return stored;
}

async function* bytesOf({ blobs }: Pick<House, 'blobs'>, digests: readonly Digest[]): AsyncGenerator<Buffer> {
  for (const digest of digests) yield await blobs.get(digest);
}

interface SoundPdf {
  readonly bytes: Uint8Array;
  readonly pages: readonly { readonly width: number; readonly height: number; readonly rotate: number }[];
  readonly signed: boolean;
}

async function makeSound(house: House, file: FileRow, source: StoredBlob): Promise<SoundPdf> {
  const bytes = await house.blobs.get(source.digest);
  // What the name promises and what the bytes are must agree: a page of HTML called .pdf is none (security 45).
  if (fileTypeByMagic(bytes) !== file.type) throw new IngestRefused('ERROR_FILE_TYPE');
  const pdf = file.type === 'OFFICE' ? await convert(house, file, bytes) : bytes;
  const name = file.type === 'IMAGE' ? 'ingestImage' : 'ingestPdf';
  const sound = await house.workers.risky.run(name, { bytes: pdf }, { timeoutMs: TASK_TIMEOUT_MS });
  if (sound.pages.length > house.config.limits.pages) throw new IngestRefused('ERROR_LIMIT_PAGES');
  return sound;
}

async function convert(house: House, file: FileRow, bytes: Buffer): Promise<Buffer> {
  const extension = officeExtension(file.name);
  const converter = officeConverter(house);
  if (extension === null || converter === null) throw new IngestRefused('ERROR_FILE_TYPE');
  return converter.toPdf(bytes, extension);
}

async function settle(house: House, job: Job, fileId: string, change: Parameters<typeof updateFile>[2]): Promise<void> {
  await house.db.withTx(async (tx) => {
    const file = await findFile(tx, fileId);
    await job.finishIn(tx);
    const now = house.clock.now();
    await updateFile(tx, fileId, { ...change, readyAt: change.status === 'READY' ? now : null });
    if (file !== null && change.status === 'READY') {
      await emit(tx, { type: 'file.ready', fileId, ownerId: file.ownerId }, { id: house.ids.next(), now });
    }
    signal(FILE_SETTLED_SIGNAL);
  });
}
