import { createHash } from 'node:crypto';
import type { House } from '../house.ts';
import { ARCHIVE_PATHS, type ArchiveManifest } from './archive-manifest.ts';
import { type Part, collectParts } from './collect-parts.ts';
import type { ArchivedEnvelope } from './read-archive.ts';
import { saveArchive } from './store.ts';

type ArchiveHouse = Pick<House, 'db' | 'blobs' | 'workers' | 'signer' | 'clock'>;

/**
 * The parts of an archive that are made for it, signed once and kept: whoever fetches the archive of one state gets the same
 * octets each time. Where two fetch the first at once, the later one is kept.
 */
export async function archiveParts(house: ArchiveHouse, envelope: ArchivedEnvelope): Promise<readonly Part[]> {
  if (envelope.parts !== null) return unpack(await house.blobs.get(envelope.parts));
  const { parts, manifest } = await collectParts(house, envelope);
  const made = [...parts, ...(await sealed(house, manifest))];
  const { digest } = await house.blobs.put(pack(made));
  const { envelopeId, state } = envelope;
  const madeAt = house.clock.now();
  await house.db.withTx((tx) => saveArchive(tx, { envelopeId, state, digest, madeAt }));
  return made;
}

/** The manifest, the platform's signature of its octets, and the digests once more as sha256sum reads them. */
async function sealed({ signer }: Pick<House, 'signer'>, manifest: ArchiveManifest): Promise<Part[]> {
  const octets = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`, 'utf8');
  const digest = createHash('sha256').update(octets).digest();
  const { cms } = await signer.signAsPlatform({ digest });
  const sums = [...manifest.files, { path: ARCHIVE_PATHS.manifest, sha256: digest.toString('hex') }];
  const lines = sums.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join('');
  return [
    { path: ARCHIVE_PATHS.manifest, bytes: octets },
    { path: ARCHIVE_PATHS.signature, bytes: cms },
    { path: ARCHIVE_PATHS.sums, bytes: Buffer.from(lines, 'utf8') },
  ];
}

interface Packed {
  readonly files: readonly (readonly [path: string, base64: string])[];
}

const pack = (parts: readonly Part[]): Buffer => {
  const packed: Packed = { files: parts.map(({ path, bytes }) => [path, Buffer.from(bytes).toString('base64')]) };
  return Buffer.from(JSON.stringify(packed), 'utf8');
};

const unpack = (bytes: Uint8Array): Part[] =>
  (JSON.parse(Buffer.from(bytes).toString('utf8')) as Packed).files.map(([path, base64]) => ({
    path,
    bytes: Buffer.from(base64, 'base64'),
  }));
