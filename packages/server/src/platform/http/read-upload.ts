import { randomBytes } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Services } from '../config/index.ts';
import { asStoreError } from '../outage/index.ts';
import { ANSWER_MS, UNFINISHED, dataLayout, withinTime } from '../blobs/index.ts';
import type { UploadedFile } from './context.ts';
import { refuseWith } from './refused.ts';

const MB = 1_048_576;

const tooLarge = ({ maxBytes }: UploadedFile): never =>
  refuseWith('ERROR_FILE_SIZE', { limitMb: Math.floor(maxBytes / MB) });
const demandFile = (file: UploadedFile | null): UploadedFile =>
  file ?? refuseWith('ERROR_MALFORMED', { field: 'file', detail: 'is missing' });

/** The whole of an uploaded file in memory, within the limit of its call. */
export async function readUpload(given: UploadedFile | null): Promise<Uint8Array> {
  const file = demandFile(given);
  const bytes = await buffer(file.stream);
  return file.truncated() ? tooLarge(file) : bytes;
}

/** An uploaded file that is kept on disk while it is processed. */
export interface KeptUpload {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
}

const answered = withinTime(ANSWER_MS);

/**
 * Writes an uploaded file to disk, passes it to `use`, and removes it afterwards; another process can read it without a
 * copy in this one.
 */
export async function withUploadOnDisk<T>(
  { config }: Pick<Services, 'config'>,
  given: UploadedFile | null,
  use: (read: () => Promise<KeptUpload>) => Promise<T>,
): Promise<T> {
  const file = demandFile(given);
  const { tmp } = dataLayout(config.dataDir);
  const kept = path.join(tmp, `${UNFINISHED}${randomBytes(12).toString('hex')}`);
  const read = async (): Promise<KeptUpload> => {
    const handle = await answered(
      () => open(kept, 'wx', 0o600),
      (late) => void late.close(),
    ).catch((error: unknown) => {
      throw asStoreError(error);
    });
    const written = handle.createWriteStream();
    await pipeline(file.stream, written);
    return file.truncated() ? tooLarge(file) : { path: kept, size: written.bytesWritten };
  };
  try {
    return await use(read);
  } finally {
    // A file that cannot be removed now is deleted by a later start.
    await rm(kept, { force: true }).catch(() => {});
  }
}
