import type { Readable } from 'node:stream';
import type { ZipFile } from 'yazl';

/**
 * The octets of a ZIP while it is made. It ends at once if the ZIP fails or the client disconnects; a stream of `Readable.from`
 * would wait for the next octets first, which may never come.
 */
export function zipStream(zip: ZipFile): Readable {
  // yazl makes a PassThrough; its types promise less.
  const out = zip.outputStream as Readable;
  zip.on('error', (error: Error) => out.destroy(error));
  return out;
}
