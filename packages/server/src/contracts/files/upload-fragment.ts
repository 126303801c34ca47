import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Api, DataIn } from '@countersign/contract';
import { type FileType, type FileUse, fromWsid } from '@countersign/domain';
import {
  type Call,
  type Handler,
  type Services,
  type StoredBlob,
  type Tx,
  demand,
  enqueue,
  refuseWith,
} from '../../platform/index.ts';
import { type ClaimedChunk, fileTypeByMagic, judgeChunk } from './judge-upload.ts';
import { INGEST_JOB, openWithPassword } from './ingest.ts';
import { ingestErrorOf, ingestRefusal, opensWithPassword } from './ingest-errors.ts';
import { officeConverter, officeExtension } from './office.ts';
import { presentFile } from './present.ts';
import {
  type FileRow,
  type UploadRow,
  addChunk,
  findFile,
  findTask,
  insertFile,
  lockUpload,
  setUploadFile,
} from './store.ts';
import { awaitFile } from './await-file.ts';

/** A person may have this many unfinished uploads; a browser needs no more (security 25). */
const OPEN_UPLOADS_MAX: Readonly<Record<FileUse, number>> = { DOCUMENT: 200, ATTACHMENT: 30 };
/** The completing request waits this long for the file to be ready before it answers CONVERTING. */
const ANSWER_WITHIN_MS = 8_000;

type Upload = Api['uploadFragment'];

/**
 * Takes one chunk (Spec §7, Rulings §6.3). Chunks arrive in any order, in parallel, and each may be repeated; a task id
 * belongs to one person (security 43). Chunks that do not fit together are refused with ERROR_UPLOAD_REJECTED. The
 * chunk that completes the file enqueues a job for it, so that a crash loses nothing: repeating any chunk returns the
 * state of the file.
 */
export async function uploadFragment(services: Services, call: Call<Upload>): Promise<DataIn<Upload>> {
  const { body } = call;
  const { name, type } = demand(judgeChunk(body, services.config.limits.bytes));
  if (type === 'OFFICE' && (officeConverter(services) === null || officeExtension(name) === null))
    refuseWith('ERROR_FILE_TYPE');
  const { file: kept, ...answer } = await takeFragment(services, call, { name, type, use: 'DOCUMENT' });
  if (kept === undefined) return answer;
  const file = body.password === undefined ? kept : await withPassword(services, kept, body.password);
  return { ...answer, file: presentFile(soundFile(file, services)) };
}

/** What a chunk belongs to, as far as its claims have been validated. */
interface Purpose {
  readonly name: string;
  readonly type: FileType;
  readonly use: FileUse;
  /** Runs in the transaction that makes the file of the complete upload; a refusal keeps it from being made. */
  readonly onFile?: (tx: Tx, fileId: string) => Promise<void>;
}

interface TakenFragment {
  readonly taskId: string;
  readonly received: number[];
  /** Once the upload is complete; settled, unless that takes long. */
  readonly file?: FileRow;
}

/** Stores a chunk, and waits for the file where it is complete. */
export async function takeFragment(
  services: Services,
  {
    body,
    caller,
    context,
    file,
  }: Pick<Call<Upload>, 'caller' | 'context' | 'file'> & { readonly body: FragmentFields },
  { onFile = async () => {}, ...purpose }: Purpose,
): Promise<TakenFragment> {
  if (file === null) refuseWith('ERROR_MALFORMED', { field: 'file' });
  const { personId: ownerId, enterpriseId } = caller;
  const task: TaskClaim = {
    ...body,
    ...purpose,
    ownerId,
    enterpriseId,
    isByKey: caller.apiClient !== undefined,
    onFile,
  };
  const known = await services.db.withTx((tx) => judgeTask(tx, task));
  const bytes = await readChunk(file.stream, body.size);
  if (file.truncated()) refuseWith('ERROR_UPLOAD_REJECTED');
  judgeBytes(task, bytes, known);
  const stored = known ?? (await services.blobs.put(bytes));
  const state = await services.db.withTx((tx) => keepChunk(tx, services, task, stored, context.now));
  const answer = { taskId: body.taskId, received: state.received };
  if (state.fileId === null) return answer;
  return {
    ...answer,
    file: await awaitFile(services, state.fileId, { withinMs: ANSWER_WITHIN_MS, isNew: state.isNew }),
  };
}

type FragmentFields = ClaimedChunk & { readonly taskId: string };

/** A whole chunk, which is small, in memory: nothing is stored before it has been checked (security 65). */
async function readChunk(stream: Readable, size: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let read = 0;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    read += piece.length;
    if (read > size) refuseWith('ERROR_UPLOAD_REJECTED');
    pieces.push(piece);
  }
  if (read !== size) refuseWith('ERROR_UPLOAD_REJECTED');
  return Buffer.concat(pieces, read);
}

/**
 * Checks a chunk against what is known of its task, before its bytes are read.
 * @returns the chunk if it was received before: its bytes have to be the same
 */
async function judgeTask(tx: Tx, claim: TaskClaim): Promise<StoredBlob | null> {
  const most = OPEN_UPLOADS_MAX[claim.use];
  const { upload, open, chunks } = await findTask(tx, claim);
  if (upload === null) {
    if (open >= most) refuseWith('ERROR_TOO_MANY_REQUESTS', { expireIn: 3600 });
    return claim.chunkTotal === 1 && claim.size !== claim.totalSize ? refuseWith('ERROR_UPLOAD_REJECTED') : null;
  }
  if (!sameUpload(upload, claim)) refuseWith('ERROR_UPLOAD_REJECTED');
  const known = chunks.find(({ chunk }) => chunk === claim.chunk) ?? null;
  if (known !== null) return known;
  const bytes = chunks.reduce((sum, { size }) => sum + size, claim.size);
  const isFull = upload.fileId !== null || bytes > claim.totalSize;
  const isWrongEnd = chunks.length + 1 === claim.chunkTotal && bytes !== claim.totalSize;
  return isFull || isWrongEnd ? refuseWith('ERROR_UPLOAD_REJECTED') : null;
}

/** This many bytes are enough to tell the file type. */
const MAGIC_BYTES = 8;

function judgeBytes({ chunk, chunkTotal, type }: TaskClaim, bytes: Buffer, known: StoredBlob | null): void {
  // The first bytes received for a chunk are kept; other bytes under its number are not a repetition.
  if (known !== null && createHash('sha256').update(bytes).digest('hex') !== known.digest)
    refuseWith('ERROR_UPLOAD_REJECTED');
  const isTelling = chunk === 0 && (bytes.length >= MAGIC_BYTES || chunkTotal === 1);
  if (isTelling && fileTypeByMagic(bytes) !== type) refuseWith('ERROR_FILE_TYPE');
}

interface TaskClaim extends ClaimedChunk {
  readonly taskId: string;
  readonly ownerId: string;
  readonly enterpriseId: string | null;
  /** An API key continues only uploads of its own enterprise (Rulings §8.25). */
  readonly isByKey: boolean;
  readonly name: string;
  readonly type: FileType;
  readonly use: FileUse;
  readonly onFile: NonNullable<Purpose['onFile']>;
}

/** Records the chunk; the one that completes the set claims the file, in the same transaction. */
async function keepChunk(
  tx: Tx,
  services: Services,
  claim: TaskClaim,
  stored: StoredBlob,
  now: Date,
): Promise<{ received: number[]; fileId: string | null; isNew: boolean }> {
  const { ownerId, enterpriseId, taskId, name: fileName, totalSize, chunkTotal } = claim;
  const chunk = { chunk: claim.chunk, digest: stored.digest, size: stored.size };
  const task = {
    id: services.ids.next(),
    ownerId,
    enterpriseId,
    taskId,
    fileName,
    totalSize,
    chunkTotal,
    createdAt: now,
  };
  // Sent together: the upload is locked before its chunks are read.
  const locking = lockUpload(tx, task);
  const [{ upload, open }, chunks] = await Promise.all([locking, addChunk(tx, { ownerId, taskId, ...chunk })]);
  if (open >= OPEN_UPLOADS_MAX[claim.use]) refuseWith('ERROR_TOO_MANY_REQUESTS', { expireIn: 3600 });
  if (!sameUpload(upload, claim)) refuseWith('ERROR_UPLOAD_REJECTED');
  // The first bytes received for a chunk are kept; other bytes under its number are not a repetition.
  if (!chunks.some((one) => one.chunk === chunk.chunk && one.digest === chunk.digest))
    refuseWith('ERROR_UPLOAD_REJECTED');
  const received = chunks.map((one) => one.chunk);
  if (upload.fileId !== null) return { received, fileId: upload.fileId, isNew: false };
  const bytes = chunks.reduce((sum, one) => sum + one.size, 0);
  if (bytes > totalSize || (chunks.length === chunkTotal && bytes !== totalSize)) refuseWith('ERROR_UPLOAD_REJECTED');
  if (chunks.length < chunkTotal) return { received, fileId: null, isNew: false };
  return { received, fileId: await claimFile(tx, services, upload, claim, now), isNew: true };
}

const sameUpload = (upload: UploadRow, claim: TaskClaim): boolean =>
  (!claim.isByKey || upload.enterpriseId === claim.enterpriseId) &&
  upload.fileName === claim.name &&
  upload.totalSize === claim.totalSize &&
  upload.chunkTotal === claim.chunkTotal;

async function claimFile(tx: Tx, services: Services, upload: UploadRow, claim: TaskClaim, now: Date): Promise<string> {
  const fileId = services.ids.next();
  await insertFile(tx, {
    id: fileId,
    ownerId: upload.ownerId,
    enterpriseId: upload.enterpriseId,
    name: upload.fileName,
    type: claim.type,
    use: claim.use,
    status: claim.type === 'OFFICE' ? 'CONVERTING' : 'UPLOADING',
    // Known once the chunks are assembled.
    sourceDigest: '',
    sourceBytes: upload.totalSize,
    createdAt: now,
  });
  await setUploadFile(tx, upload.id, fileId);
  await claim.onFile(tx, fileId);
  await enqueue(tx, { id: services.ids.next(), kind: INGEST_JOB, key: fileId, payload: { fileId }, runAt: now, now });
  return fileId;
}

/** The file, opened with a password sent with a chunk if a password can open it. */
async function withPassword(services: Services, file: FileRow, password: string): Promise<FileRow> {
  if (file.status !== 'FAILED' || !opensWithPassword(file.error)) return file;
  try {
    return (await openWithPassword(services, file.id, password)) ?? refuseWith('ERROR_NOT_FOUND');
  } catch (error) {
    const fault = ingestErrorOf(error);
    if (fault === null) throw error;
    return demand(ingestRefusal(fault, services.config.limits));
  }
}

/** A file whose bytes are at fault is answered with its refusal on every request. */
export function soundFile(file: FileRow, services: Pick<Services, 'config'>): FileRow {
  return file.status === 'FAILED' ? demand(ingestRefusal(file.error, services.config.limits)) : file;
}

/** The state of an upload; the authoriser has checked that it is the caller's. */
export const getFile: Handler<Api['getFile']> = async (services, { params }) => {
  const fileId = fromWsid('file', params.fileWsid) ?? refuseWith('ERROR_NOT_FOUND');
  const row = await services.db.withTx((tx) => findFile(tx, fileId));
  if (row === null) refuseWith('ERROR_NOT_FOUND');
  return { file: presentFile(row) };
};
