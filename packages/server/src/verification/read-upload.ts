import type { Readable } from 'node:stream';
import type { UploadedFile } from '../http/context.ts';
import { refuseWith } from '../http/refused.ts';

/** The whole of an uploaded file in memory, within the limit of its call. */
export async function readUpload({ stream, truncated }: UploadedFile): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  for await (const part of stream as Readable & AsyncIterable<Buffer>) parts.push(part);
  if (truncated()) refuseWith('ERROR_FILE_SIZE');
  return Buffer.concat(parts);
}
