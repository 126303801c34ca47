import type { Api, DataIn } from '@countersign/contract';
import type { FileType } from '@countersign/domain';
import type { Tx } from '../db/database.ts';
import type { House } from '../house.ts';
import type { Call } from '../http/handlers.ts';
import { demand, refuseWith } from '../http/refused.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { BlobTooLargeError, type StoredBlob } from '../storage/blob-store.ts';
import { type ClaimedChunk, judgeChunk } from './judge-upload.ts';
import { INGEST_JOB, openWithPassword } from './ingest.ts';
import { ingestErrorOf, ingestRefusal, opensWithPassword } from './ingest-errors.ts';
import { officeConverter, officeExtension } from './office.ts';
import { presentFile } from './present.ts';
import {
  type ChunkRow,
  type FileRow,
  type UploadRow,
  countOpenUploads,
  findFile,
  insertChunk,
  insertFile,
  insertUpload,
  listChunks,
  lockUpload,
  setUploadFile,
} from './store.ts';
import { awaitFile } from './await-file.ts';

/** A person may have this many uploads begun and not completed; more is no use of a browser (security 25). */
const OPEN_UPLOADS_MAX = 200;
/** The completing call waits this long for the file to be ready before it answers CONVERTING. */
const ANSWER_WITHIN_MS = 8_000;

type Upload = Api['uploadFragment'];

/**
 * Takes one chunk (Spec §7, Rulings §6.3). Chunks come in any order, in parallel, and each may be repeated; the task id
 * is its person's alone (security 43). Whatever does not fit together is refused with ERROR_UPLOAD_REJECTED. The chunk
 * that completes the file owes the work on it to a job, so that a crash loses nothing: repeating any chunk answers how
 * the file stands.
 */
export async function uploadFragment(house: House, call: Call<Upload>): Promise<DataIn<Upload>> {
  const { body, caller, context } = call;
  if (call.file === null) refuseWith('ERROR_MALFORMED', { field: 'file' });
  const { name, type } = demand(judgeChunk(body, house.config.limits.bytes));
  if (type === 'OFFICE' && (officeConverter(house) === null || officeExtension(name) === null))
    refuseWith('ERROR_FILE_TYPE');
  const stored = await storeChunk(house, call.file.stream, body.size);
  if (call.file.truncated()) refuseWith('ERROR_UPLOAD_REJECTED');
  const state = await house.db.withTx((tx) => {
    const { personId: ownerId, enterpriseId } = caller;
    const task: TaskClaim = { ...body, name, type, ownerId, enterpriseId, isByKey: caller.apiClient !== undefined };
    return keepChunk(tx, house, task, stored, context.now);
  });
  const answer = { taskId: body.taskId, received: state.received };
  if (state.fileId === null) return answer;
  const settled = await awaitFile(house, state.fileId, ANSWER_WITHIN_MS);
  const file = body.password === undefined ? settled : await withPassword(house, settled, body.password);
  return { ...answer, file: presentFile(soundFile(file, house)) };
}

async function storeChunk(house: House, stream: NodeJS.ReadableStream, size: number): Promise<StoredBlob> {
  try {
    const stored = await house.blobs.put(stream as Parameters<House['blobs']['put']>[0], { maxBytes: size });
    if (stored.size !== size) refuseWith('ERROR_UPLOAD_REJECTED');
    return stored;
  } catch (error) {
    if (error instanceof BlobTooLargeError) refuseWith('ERROR_UPLOAD_REJECTED');
    throw error;
  }
}

interface TaskClaim extends ClaimedChunk {
  readonly taskId: string;
  readonly ownerId: string;
  readonly enterpriseId: string | null;
  /** A key goes on with uploads of its own enterprise alone (Rulings §8.25). */
  readonly isByKey: boolean;
  readonly name: string;
  readonly type: FileType;
}

/** Notes the chunk; the one that completes the set claims the file, in the same transaction. */
async function keepChunk(
  tx: Tx,
  house: House,
  claim: TaskClaim,
  stored: StoredBlob,
  now: Date,
): Promise<{ received: number[]; fileId: string | null }> {
  const { ownerId, enterpriseId, taskId, name: fileName, totalSize, chunkTotal } = claim;
  if ((await countOpenUploads(tx, ownerId)) >= OPEN_UPLOADS_MAX)
    refuseWith('ERROR_TOO_MANY_REQUESTS', { expireIn: 3600 });
  await insertUpload(tx, {
    id: house.ids.next(),
    ownerId,
    enterpriseId,
    taskId,
    fileName,
    totalSize,
    chunkTotal,
    createdAt: now,
  });
  const upload = await lockUpload(tx, ownerId, taskId);
  if (upload === null || !sameUpload(upload, claim)) refuseWith('ERROR_UPLOAD_REJECTED');
  const chunk: ChunkRow = { uploadId: upload.id, chunk: claim.chunk, digest: stored.digest, size: stored.size };
  await insertChunk(tx, chunk);
  const chunks = await listChunks(tx, upload.id);
  // The first bytes of a chunk stand; other bytes under its number are not a repetition.
  if (!chunks.some((one) => one.chunk === chunk.chunk && one.digest === chunk.digest))
    refuseWith('ERROR_UPLOAD_REJECTED');
  const received = chunks.map((one) => one.chunk);
  if (upload.fileId !== null) return { received, fileId: upload.fileId };
  const bytes = chunks.reduce((sum, one) => sum + one.size, 0);
  if (bytes > totalSize || (chunks.length === chunkTotal && bytes !== totalSize)) refuseWith('ERROR_UPLOAD_REJECTED');
  if (chunks.length < chunkTotal) return { received, fileId: null };
  return { received, fileId: await claimFile(tx, house, upload, claim, now) };
}

const sameUpload = (upload: UploadRow, claim: TaskClaim): boolean =>
  (!claim.isByKey || upload.enterpriseId === claim.enterpriseId) &&
  upload.fileName === claim.name &&
  upload.totalSize === claim.totalSize &&
  upload.chunkTotal === claim.chunkTotal;

async function claimFile(tx: Tx, house: House, upload: UploadRow, claim: TaskClaim, now: Date): Promise<string> {
  const fileId = house.ids.next();
  await insertFile(tx, {
    id: fileId,
    ownerId: upload.ownerId,
    enterpriseId: upload.enterpriseId,
    name: upload.fileName,
    type: claim.type,
    status: claim.type === 'OFFICE' ? 'CONVERTING' : 'UPLOADING',
    // Known once the chunks are put together.
    sourceDigest: '',
    sourceBytes: upload.totalSize,
    createdAt: now,
  });
  await setUploadFile(tx, upload.id, fileId);
  await enqueue(tx, { id: house.ids.next(), kind: INGEST_JOB, key: fileId, payload: { fileId }, runAt: now, now });
  return fileId;
}

/** The file, opened with a password that came with a chunk, where it is one that opens so. */
async function withPassword(house: House, file: FileRow, password: string): Promise<FileRow> {
  if (file.status !== 'FAILED' || !opensWithPassword(file.error)) return file;
  try {
    return (await openWithPassword(house, file.id, password)) ?? refuseWith('ERROR_NOT_FOUND');
  } catch (error) {
    const fault = ingestErrorOf(error);
    if (fault === null) throw error;
    return demand(ingestRefusal(fault, house.config.limits));
  }
}

/** A file whose bytes are at fault is answered with its refusal, as often as it is asked for. */
function soundFile(file: FileRow, house: Pick<House, 'config'>): FileRow {
  return file.status === 'FAILED' ? demand(ingestRefusal(file.error, house.config.limits)) : file;
}

/** How an upload stands; the authoriser has made sure that it is the caller's. */
export async function getFile(house: House, fileId: string): Promise<DataIn<Api['getFile']>> {
  const row = await house.db.withTx((tx) => findFile(tx, fileId));
  if (row === null) refuseWith('ERROR_NOT_FOUND');
  return { file: presentFile(row) };
}
