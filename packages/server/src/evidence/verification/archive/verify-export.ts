import { fromPem, parseCertificate } from '@countersign/asn1';
import { verifyDetached } from '@countersign/pdf';
import { POLICY } from '@countersign/pki';
import { EXPORT_FORMAT, EXPORT_PATHS, type ExportManifest, PROOF } from '../../exports/index.ts';
import type { ArchiveVerification } from './archive-verification.ts';
import { type ArchiveOptions, digestOf } from './open-archive.ts';
import { contentOf } from './read-zip.ts';
import { isZip } from './unpack-archive.ts';
import { verifyArchive } from './verify-archive.ts';
import type { ZipOnDisk } from './zip-file.ts';

/** The longest file that is read whole: an archive of a contract unpacks to this at most. */
const FILE_BYTES = 2 * 1024 * 1024 * 1024 - 1;
const MANIFEST_BYTES = 512 * 1024 * 1024;

export interface ExportVerification {
  readonly valid: boolean;
  readonly fileName: string;
  readonly madeAt: string | null;
  /** Problems with the export itself: its manifest, its signature, files that were changed, dropped or added. */
  readonly found: readonly string[];
  readonly contracts: number;
  readonly validContracts: number;
  readonly files: number;
}

/** The manifest of an export; null where the ZIP is something else, above all the archive of one contract. */
export function exportManifestOf(zip: ZipOnDisk): { manifest: ExportManifest; octets: Uint8Array } | null {
  const entry = zip.entries.get(EXPORT_PATHS.manifest);
  if (entry === undefined || entry.size > MANIFEST_BYTES) return null;
  try {
    const octets = contentOf(entry);
    const value = JSON.parse(Buffer.from(octets).toString('utf8')) as Partial<ExportManifest>;
    return value.format === EXPORT_FORMAT && Array.isArray(value.files)
      ? { manifest: value as ExportManifest, octets }
      : null;
  } catch {
    return null;
  }
}

/**
 * Verifies an export: its manifest, every file by it, and every finished contract as `verifyArchive` does. One file is in
 * memory at a time.
 * @param told is called with the verification of each contract as soon as it is there
 */
export function verifyExport(
  zip: ZipOnDisk,
  { manifest, octets }: { readonly manifest: ExportManifest; readonly octets: Uint8Array },
  options: ArchiveOptions & { readonly fileName: string },
  told: (path: string, archive: ArchiveVerification) => void,
): ExportVerification {
  const found = [...judgeSignature(zip, octets, options)];
  const [seen, own] = [new Set<string>(), new Set<string>(Object.values(EXPORT_PATHS))];
  own.delete(EXPORT_PATHS.readme);
  let [contracts, validContracts] = [0, 0];
  for (const { path, sha256, bytes } of manifest.files) {
    seen.add(path);
    const entry = zip.entries.get(path);
    if (entry === undefined || entry.size > FILE_BYTES) {
      found.push(entry === undefined ? `${path} is missing` : `${path} is too large to be verified`);
      continue;
    }
    const content = readable(() => contentOf(entry));
    if (content === null || content.length !== bytes || digestOf(content) !== sha256) found.push(`${path} was changed`);
    if (content === null || !path.startsWith('contracts/') || !isZip(content)) continue;
    const archive = verifyArchive(content, { ...options, fileName: path });
    contracts += 1;
    if (archive.valid) validContracts += 1;
    told(path, archive);
  }
  for (const path of zip.entries.keys())
    if (!seen.has(path) && !own.has(path) && !path.startsWith(PROOF))
      found.push(`${path} does not belong to the export`);
  return {
    valid: found.length === 0 && validContracts === contracts,
    fileName: options.fileName,
    madeAt: typeof manifest.madeAt === 'string' ? manifest.madeAt : null,
    found,
    contracts,
    validContracts,
    files: manifest.files.length,
  };
}

function readable<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** The platform signs the manifest; its certificate and status are in the signature, the root is given. */
function* judgeSignature(
  zip: ZipOnDisk,
  octets: Uint8Array,
  { roots, grants = [], now, needsStatus = false }: ArchiveOptions,
): Generator<string> {
  const entry = zip.entries.get(EXPORT_PATHS.signature);
  const cms = entry === undefined ? null : readable(() => contentOf(entry));
  if (cms === null) return yield 'the signature of the manifest is missing';
  const beneath = (ending: string): Uint8Array[] =>
    [...zip.entries.values()].flatMap((one) => {
      const content = one.name.startsWith(PROOF) && one.name.endsWith(ending) ? readable(() => contentOf(one)) : null;
      return content === null ? [] : [content];
    });
  const certificates = beneath('.pem').flatMap(
    (pem) => readable(() => fromPem('CERTIFICATE', Buffer.from(pem).toString('latin1'))) ?? [],
  );
  const trust = { roots, grants, certificates, needsStatus, ocsps: beneath('.ocsp'), crls: beneath('.crl') };
  const judged = readable(() => verifyDetached(cms, octets, trust, now));
  if (judged === null || !judged.passed)
    return yield `the signature of the manifest: ${judged?.failure ?? 'not readable'}`;
  const isPlatform =
    judged.certificate !== null &&
    parseCertificate(judged.certificate).policies?.includes(POLICY.platformSeal) === true;
  if (!isPlatform) yield 'the manifest is signed by someone other than the platform';
}
