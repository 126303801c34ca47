import { Readable } from 'node:stream';
import type { Api } from '@countersign/contract';
import { toWsid } from '@countersign/domain';
import { ZipFile } from 'yazl';
import { safeName } from '../../contracts/index.ts';
import {
  type BinaryReply,
  type BlobStore,
  type Call,
  type Services,
  attachmentNamed,
  zipStream,
} from '../../platform/index.ts';
import { advanceLog } from '../../trust/index.ts';
import { type Part, type Stored, storedFiles } from './collect-parts.ts';
import { archiveParts } from './make-archive.ts';
import { type ArchivedEnvelope, readArchived } from './read-archive.ts';

/**
 * Returns all documents of a finished envelope in their final state, its evidence, and everything needed to verify them without
 * the platform, as one ZIP that is generated while it is sent (docs/cycles/evidence.md).
 */
export async function getArchive(services: Services, { relation }: Call<Api['getArchive']>): Promise<BinaryReply> {
  const envelope = await coveredEnvelope(services, relation.envelopeId);
  const { parts } = await archiveParts(services, envelope);
  return {
    body: archiveZip(services.blobs, parts, { stored: storedFiles(envelope), mtime: envelope.completedAt }),
    headers: {
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'content-disposition': attachmentNamed(`${safeName(envelope.title)}.zip`),
    },
  };
}

/** Reads the envelope after the log has included the latest rows; an archive without proofs is better than none. */
export async function coveredEnvelope(services: Services, envelopeId: string): Promise<ArchivedEnvelope> {
  const envelope = await services.db.withTx((tx) => readArchived(tx, envelopeId));
  if (envelope.inLog) return envelope;
  try {
    await advanceLog(services);
  } catch (error) {
    services.log.error({ err: error, envelopeWsid: toWsid('envelope', envelopeId) }, 'an archive lacks its log proofs');
    return envelope;
  }
  return services.db.withTx((tx) => readArchived(tx, envelopeId));
}

/**
 * PDFs are stored uncompressed, because compressing them again gains nothing. One blob is open at a time; it is closed if the
 * client disconnects.
 */
export function archiveZip(
  blobs: BlobStore,
  parts: readonly Part[],
  { stored, mtime }: { readonly stored: readonly Stored[]; readonly mtime: Date },
): Readable {
  const zip = new ZipFile();
  const out = zipStream(zip);
  const about = { mtime, compress: false, mode: 0o100644 };
  for (const { path, bytes } of parts) zip.addBuffer(Buffer.from(bytes), path, about);
  for (const { digest, path } of stored) {
    zip.addReadStreamLazy(path, about, (give) => {
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
