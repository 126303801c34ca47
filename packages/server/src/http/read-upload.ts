import { buffer } from 'node:stream/consumers';
import type { UploadedFile } from './context.ts';
import { refuseWith } from './refused.ts';

const MB = 1_048_576;

/** The whole of an uploaded file in memory, within the limit of its call. */
export async function readUpload(file: UploadedFile | null): Promise<Uint8Array> {
  if (file === null) return refuseWith('ERROR_MALFORMED', { field: 'file', detail: 'is missing' });
  const bytes = await buffer(file.stream);
  if (file.truncated()) refuseWith('ERROR_FILE_SIZE', { limitMb: Math.floor(file.maxBytes / MB) });
  return bytes;
}
