import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import type { BlobStore, Digest, Services } from '../../platform/index.ts';
import { ARCHIVE_PATHS, type ArchiveManifest } from './archive-manifest.ts';
import { type Part, collectParts } from './collect-parts.ts';
import { hasLapsed, linked, renewedParts } from './long-term.ts';
import type { ArchivedEnvelope } from './read-archive.ts';
import { saveArchive } from './store.ts';

type ArchiveServices = Pick<Services, 'authorityName' | 'db' | 'blobs' | 'workers' | 'signer' | 'clock' | 'config'>;

interface MadeParts {
  readonly parts: readonly Part[];
  /** The blob that they are stored in. */
  readonly digest: Digest;
}

/**
 * Makes the generated parts of an archive, signed once and stored: every download of the same state gets the same octets, until
 * the time-stamp over its signature needs a successor. If there was no download before that time-stamp ended, the parts are
 * made and signed again. Of two concurrent first downloads, the later result is kept.
 */
export async function archiveParts(services: ArchiveServices, envelope: ArchivedEnvelope): Promise<MadeParts> {
  const found = envelope.parts === null ? null : await readParts(services.blobs, envelope.parts);
  const kept = found === null || hasLapsed(found, services.clock.now()) ? null : found;
  const made = kept === null ? await newParts(services, envelope) : await renewedParts(services, kept);
  if (made === null) return { parts: kept ?? [], digest: envelope.parts ?? '' };
  const { digest } = await services.blobs.put(await pack(made));
  const { envelopeId, state } = envelope;
  const madeAt = services.clock.now();
  await services.db.withTx((tx) => saveArchive(tx, { envelopeId, state, digest, madeAt }));
  return { parts: made, digest };
}

/** Reads parts that `archiveParts` stored. */
export const readParts = async (blobs: Pick<BlobStore, 'get'>, digest: Digest): Promise<readonly Part[]> =>
  unpack(await blobs.get(digest));

async function newParts(services: ArchiveServices, envelope: ArchivedEnvelope): Promise<Part[]> {
  const { parts, manifest } = await collectParts(services, envelope);
  const { files, seal } = await sealed(services, manifest);
  return linked(services, [...parts, ...files], [seal]);
}

/** Makes the manifest, the platform's signature of its octets, and the list of digests in the format of sha256sum. */
async function sealed({ signer }: Pick<Services, 'signer'>, manifest: ArchiveManifest) {
  const octets = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`, 'utf8');
  const digest = createHash('sha256').update(octets).digest();
  const { cms, certificate, ocsp } = await signer.signAsPlatform({ digest });
  const sums = [...manifest.files, { path: ARCHIVE_PATHS.manifest, sha256: digest.toString('hex') }];
  const lines = sums.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join('');
  const files: Part[] = [
    { path: ARCHIVE_PATHS.manifest, bytes: octets },
    { path: ARCHIVE_PATHS.signature, bytes: cms },
    { path: ARCHIVE_PATHS.sums, bytes: Buffer.from(lines, 'utf8') },
  ];
  return { files, seal: { certificate, ocsp } };
}

const deflated = promisify(deflateRaw);
const inflated = promisify(inflateRaw);

/** The paths and sizes of the parts as JSON after its length in four octets, then the parts; compressed, to a quarter. */
async function pack(parts: readonly Part[]): Promise<Buffer> {
  const index = Buffer.from(JSON.stringify(parts.map(({ path, bytes }) => [path, bytes.length])), 'utf8');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(index.length);
  return deflated(Buffer.concat([length, index, ...parts.map(({ bytes }) => bytes)]));
}

async function unpack(packed: Uint8Array): Promise<Part[]> {
  const octets = await inflated(packed);
  let at = 4 + octets.readUInt32BE(0);
  const index = JSON.parse(octets.toString('utf8', 4, at)) as (readonly [path: string, length: number])[];
  return index.map(([path, length]) => {
    const bytes = octets.subarray(at, at + length);
    at += length;
    return { path, bytes };
  });
}
