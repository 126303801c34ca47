import { Readable } from 'node:stream';
import type { Api } from '@countersign/contract';
import { ZipFile } from 'yazl';
import type { BinaryReply } from '../http/context.ts';
import type { House } from '../house.ts';
import type { Call } from '../http/handlers.ts';
import { refuseWith } from '../http/refused.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import { archiveNames, safeName } from './archive-names.ts';
import { attachmentNamed } from './content-disposition.ts';
import { loadEnvelopeFacts } from './facts.ts';
import { listDocuments } from './store.ts';

/** Every document of a finished envelope as it ended, and its evidence report, as one ZIP that is made while it is sent. */
export async function getArchive(house: House, { relation }: Call<Api['getArchive']>): Promise<BinaryReply> {
  const { row, documents } = await house.db.withTx(async (tx) => {
    const loaded = await loadEnvelopeFacts(tx, relation.envelopeId, { lock: false });
    return { row: loaded.row, documents: await listDocuments(tx, relation.envelopeId) };
  });
  const { evidenceDigest, completedAt } = row;
  if (row.status !== 'ED_SUCCESS' || evidenceDigest === null) return refuseWith('ERROR_NOT_FINISHED');
  const names = archiveNames([...documents.map(({ name }) => name), 'evidence.pdf']);
  const digests = [...documents.map(({ headDigest }) => headDigest), evidenceDigest];
  const entries = digests.map((digest, at) => ({ digest, name: names[at] ?? digest }));
  return {
    body: zipOf(house.blobs, entries, completedAt ?? row.statusAt),
    headers: {
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'content-disposition': attachmentNamed(`${safeName(row.title)}.zip`),
    },
  };
}

interface Entry {
  readonly digest: string;
  readonly name: string;
}

/** A PDF does not get smaller by being compressed again. One blob is open at a time; a reader who goes away closes it. */
function zipOf(blobs: BlobStore, entries: readonly Entry[], mtime: Date): Readable {
  const zip = new ZipFile();
  const out = Readable.from(zip.outputStream as AsyncIterable<Buffer>, { objectMode: false });
  zip.on('error', (error: Error) => out.destroy(error));
  for (const { digest, name } of entries) {
    zip.addReadStreamLazy(name, { mtime, compress: false, mode: 0o100644 }, (give) => {
      blobs.stream(digest).then(
        ({ body }) => {
          out.once('close', () => body.destroy());
          give(null, body);
        },
        (error: unknown) => give(error, Readable.from([])),
      );
    });
  }
  zip.end();
  return out;
}
