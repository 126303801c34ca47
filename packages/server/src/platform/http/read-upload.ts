import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { House } from '../config/house.ts';
import { UNFINISHED } from '../blobs/fs-blob-store.ts';
import { dataLayout } from '../blobs/layout.ts';
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

/** An uploaded file that lies on disk while it is worked on. */
export interface KeptUpload {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
}

/** Writes an uploaded file down, hands it to `use`, and removes it again; another process reads it without a copy in this one. */
export async function withUploadOnDisk<T>(
  { config }: Pick<House, 'config'>,
  given: UploadedFile | null,
  use: (read: () => Promise<KeptUpload>) => Promise<T>,
): Promise<T> {
  const file = demandFile(given);
  const { tmp } = dataLayout(config.dataDir);
  const kept = path.join(tmp, `${UNFINISHED}${randomBytes(12).toString('hex')}`);
  const read = async (): Promise<KeptUpload> => {
    await mkdir(tmp, { recursive: true });
    const written = createWriteStream(kept, { flags: 'wx', mode: 0o600 });
    await pipeline(file.stream, written);
    return file.truncated() ? tooLarge(file) : { path: kept, size: written.bytesWritten };
  };
  try {
    return await use(read);
  } finally {
    await rm(kept, { force: true });
  }
}
