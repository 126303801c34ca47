import type { File as UploadedFile } from '@countersign/contract';
import {
  CHUNK_BYTES,
  CHUNK_TRIES,
  FILE_NAME_MAX,
  PARALLEL_UPLOADS,
  cutFileName,
  fileTypeOf,
} from '@countersign/domain';

export type { UploadedFile };

/** The text fields of one chunk, in the names of the wire (Rulings §6.3). */
export interface ChunkFields {
  readonly fileName: string;
  readonly taskId: string;
  readonly fileType: string;
  readonly chunk: number;
  readonly size: number;
  readonly totalSize: number;
  readonly chunkTotal: number;
  readonly transform2PDF: 'true';
  readonly from: 'LOCAL';
  /** The password of an encrypted PDF. */
  readonly password?: string;
}
/** What an upload has become, as far as the uploader asks. */
type UploadState = Pick<UploadedFile, 'fileWsid' | 'status' | 'error'>;

/** Sends one chunk, reporting the number of bytes sent. Refusals come as {@link UploadError}. */
export interface UploadTransport<F extends UploadState = UploadedFile> {
  send(fields: ChunkFields, bytes: Blob, onSent: (bytes: number) => void, signal: AbortSignal): Promise<F | null>;
  status(fileWsid: string, signal: AbortSignal): Promise<F>;
}

/** `error` is the name from the catalogue, or ERROR_UPLOAD_FAILED after the third failed try of a chunk (Spec §8 "Upload"). */
export class UploadError extends Error {
  readonly error: string;
  /** True if sending the same bytes again cannot help. */
  readonly isFinal: boolean;
  constructor(error: string, message: string, isFinal: boolean) {
    super(message);
    this.error = error;
    this.isFinal = isFinal;
  }
}

type Task<T> = () => Promise<T>;
/** Lets `width` tasks run at a time; the others wait in a queue. */
export function createGate(width: number): <T>(task: Task<T>) => Promise<T> {
  let busy = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (busy >= width) await new Promise<void>((resolve) => waiting.push(resolve));
    else busy++;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      // The slot is passed on directly, so that no other task takes it in between.
      if (next) next();
      else busy--;
    }
  };
}

export interface UploaderPorts<F extends UploadState> {
  readonly transport: UploadTransport<F>;
  readonly newTaskId: () => string;
  /** Rejects when the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly gate?: ReturnType<typeof createGate>;
}
export interface UploadOptions {
  readonly signal: AbortSignal;
  /** The id of the upload on the server; a new one unless given. */
  readonly taskId?: string;
  /** The password of a file that was uploaded under this task: one chunk is sent again. */
  readonly password?: string;
  /** 0 … 1; falls back when a chunk starts over. */
  readonly onProgress?: (share: number) => void;
  /** All bytes are there, and the server is converting them to a PDF. */
  readonly onConverting?: () => void;
}

/** The refusals that a password resolves. */
const ASKS_FOR_PASSWORD = new Set(['ERROR_FILE_PASSWORD', 'ERROR_FILE_PASSWORD_WRONG', 'ERROR_FILE_OWNER_PASSWORD']);
export const asksForPassword = (error: unknown): boolean =>
  error instanceof UploadError && ASKS_FOR_PASSWORD.has(error.error);

const RETRY_MS = 400;
const POLL_MS = 1200;

/** The displayed and sent name: cut to 40 characters before the extension (Spec §5); refused if even that is invalid. */
export function judgeFile(name: string, size: number, limits: { bytes: number }): UploadError | null {
  if ([...name].length > FILE_NAME_MAX) return new UploadError('ERROR_FILENAME_SIZE', '', true);
  if (fileTypeOf(name) === null) return new UploadError('ERROR_FILE_TYPE', '', true);
  if (size === 0) return new UploadError('ERROR_FILE_DAMAGED', '', true);
  return size > limits.bytes ? new UploadError('ERROR_FILE_SIZE', '', true) : null;
}

/** Uploads by chunks of 2 MB, three in flight in the whole application, three tries a chunk (Spec §9). */
export function createUploader<F extends UploadState = UploadedFile>({
  transport,
  newTaskId,
  wait,
  gate = createGate(PARALLEL_UPLOADS),
}: UploaderPorts<F>) {
  async function sendChunk(fields: ChunkFields, bytes: Blob, onSent: (bytes: number) => void, signal: AbortSignal) {
    for (let attempt = 1; ; attempt++) {
      try {
        return await gate(() => {
          signal.throwIfAborted();
          return transport.send(fields, bytes, onSent, signal);
        });
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof UploadError && error.isFinal) throw error;
        if (attempt >= CHUNK_TRIES)
          throw new UploadError('ERROR_UPLOAD_FAILED', error instanceof Error ? error.message : '', false);
        onSent(0);
        await wait(RETRY_MS * 2 ** (attempt - 1), signal);
      }
    }
  }
  async function untilReady(file: F, { signal, onConverting }: UploadOptions): Promise<F> {
    let current = file;
    if (current.status === 'CONVERTING') onConverting?.();
    while (current.status === 'CONVERTING' || current.status === 'UPLOADING') {
      await wait(POLL_MS, signal);
      current = await transport.status(current.fileWsid, signal);
    }
    if (current.status === 'FAILED') throw new UploadError(current.error ?? 'ERROR_FILE_CONVERSION', '', true);
    return current;
  }
  return async function upload(bytes: Blob, name: string, options: UploadOptions): Promise<F> {
    const { signal, onProgress, taskId = newTaskId(), password } = options;
    const chunkTotal = Math.max(1, Math.ceil(bytes.size / CHUNK_BYTES));
    const fileName = cutFileName(name);
    const common = {
      fileName,
      taskId,
      fileType: bytes.type.slice(0, 100),
      totalSize: bytes.size,
      chunkTotal,
      transform2PDF: 'true',
      from: 'LOCAL',
      ...(password === undefined ? {} : { password }),
    } as const;
    const sent = Array.from({ length: chunkTotal }, () => 0);
    const chunks = password === undefined ? [...sent.keys()] : [chunkTotal - 1];
    // One failed chunk stops the others: nothing more is sent for a file that cannot be completed.
    const stop = new AbortController();
    const abort = () => stop.abort(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    const report = (chunk: number, done: number, size: number) => {
      sent[chunk] = Math.min(done, size);
      onProgress?.(bytes.size === 0 ? 0 : sent.reduce((sum, part) => sum + part, 0) / bytes.size);
    };
    try {
      const answers = await Promise.all(
        chunks.map(async (chunk) => {
          const part = bytes.slice(chunk * CHUNK_BYTES, (chunk + 1) * CHUNK_BYTES);
          const file = await sendChunk(
            { ...common, chunk, size: part.size },
            part,
            (done) => report(chunk, done, part.size),
            stop.signal,
          );
          report(chunk, part.size, part.size);
          return file;
        }),
      );
      const file = answers.find((answer) => answer !== null);
      if (!file) throw new UploadError('ERROR_UPLOAD_FAILED', '', false);
      return await untilReady(file, { ...options, signal: stop.signal });
    } catch (error) {
      stop.abort(error);
      throw error;
    } finally {
      signal.removeEventListener('abort', abort);
    }
  };
}
