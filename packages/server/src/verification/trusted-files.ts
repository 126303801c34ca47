import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fromPem } from '@countersign/asn1';
import { TRUST_ANCHORS_MAX } from '@countersign/domain';
import { filesOf, isDirectory } from './list-files.ts';
import type { TrustSource } from './name-trust.ts';
import { readTrustFile } from './trust/read-trust-file.ts';
import { UsageError } from './usage-error.ts';

export interface TrustedFiles {
  readonly roots: readonly Uint8Array[];
  readonly sourceOf: (fingerprint: string) => TrustSource | null;
}

const CERTIFICATE_FILES = /\.(pem|crt|cer|der|xml|xtsl)$/i;

/**
 * The certificates of files (PEM, DER, or a trusted list of ETSI TS 119 612) and of directories of such files.
 * @param own the file that holds the root of this machine's own authority
 */
export function readTrusted(paths: readonly string[], own: string): TrustedFiles {
  const roots = new Map<string, { readonly der: Uint8Array; readonly source: TrustSource }>();
  for (const named of paths) {
    const files = filesOf([named], CERTIFICATE_FILES);
    if (isDirectory(named) && files.length === 0) throw new UsageError(`${named} holds no certificate`);
    for (const file of files) {
      const source: TrustSource = file === own ? { kind: 'OWN', name: null } : { kind: 'LIST', name: file };
      for (const der of certificatesOf(file)) {
        const fingerprint = createHash('sha256').update(der).digest('hex');
        if (!roots.has(fingerprint)) roots.set(fingerprint, { der, source });
      }
    }
  }
  return {
    roots: [...roots.values()].map(({ der }) => der),
    sourceOf: (fingerprint) => roots.get(fingerprint)?.source ?? null,
  };
}

function certificatesOf(file: string): Uint8Array[] {
  const bytes = read(file);
  if (bytes[0] === 0x30) return [new Uint8Array(bytes)];
  if (/\.(xml|xtsl)$/i.test(file)) return trustedList(file, bytes);
  try {
    const certificates = fromPem('CERTIFICATE', bytes.toString('latin1'));
    if (certificates.length > 0) return certificates;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  throw new UsageError(`${file} holds no certificate`);
}

function trustedList(file: string, bytes: Buffer): Uint8Array[] {
  try {
    return readTrustFile({ bytes, most: TRUST_ANCHORS_MAX }).anchors.map(({ certificate }) => certificate);
  } catch (error) {
    if (typeof (error as { kind?: unknown }).kind !== 'string') throw error;
    throw new UsageError(`${file} holds no certificate: ${(error as Error).message}`);
  }
}

function read(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw new UsageError(`${file} cannot be read`);
  }
}
