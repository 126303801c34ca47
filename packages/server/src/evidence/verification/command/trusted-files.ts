import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fromPem, parseCertificate } from '@countersign/asn1';
import type { RootGrant } from '@countersign/pdf';
import { TRUST_ANCHORS_MAX } from '@countersign/domain';
import { filesOf, isDirectory } from './list-files.ts';
import { OWN, type TrustSource } from '../trust/name-trust.ts';
import { type KeptScheme, newestIssues, overdueSince, schemeOf } from '../trust/list-issue.ts';
import { readTrustFile } from '../trust/read-trust-file.ts';
import { UsageError } from '../usage-error.ts';

export interface TrustedFiles {
  readonly roots: readonly Uint8Array[];
  readonly grants: readonly RootGrant[];
  readonly sourceOf: (fingerprint: string) => TrustSource | null;
}

const CERTIFICATE_FILES = /\.(pem|crt|cer|der|xml|xtsl)$/i;

/**
 * The certificates of files (PEM, DER, or a trusted list of ETSI TS 119 612) and of directories of such files. Of several
 * issues of a list, the newest one counts.
 * @param own the file that holds the root of this machine's own authority
 */
export function readTrusted(paths: readonly string[], own: string, now: Date): TrustedFiles {
  const roots = new Map<string, { readonly der: Uint8Array; readonly source: TrustSource }>();
  const grants = new Map<string, RootGrant['periods']>();
  const files: NamedFile[] = [];
  for (const named of paths) {
    const found = filesOf([named], CERTIFICATE_FILES);
    if (isDirectory(named) && found.length === 0) throw new UsageError(`${named} contains no certificate`);
    files.push(...found.map(namedIn));
  }
  // An issue of a list may have no services any more, which ends the trust in the former issues beside it.
  const others = files.filter(({ file }) => file !== own);
  const [first] = others;
  if (first !== undefined && others.every(({ certificates }) => certificates.length === 0))
    throw new UsageError(`${first.file} contains no certificate`);
  for (const { file, scheme, certificates } of newestIssues(files)) {
    const source: TrustSource =
      file === own ? OWN : { kind: 'LIST', name: file, overdueSince: overdueSince(scheme, now) };
    for (const { der, granted } of certificates) {
      const fingerprint = createHash('sha256').update(der).digest('hex');
      grants.set(fingerprint, [...(grants.get(fingerprint) ?? []), ...(granted ?? ALWAYS)]);
      if (!roots.has(fingerprint)) roots.set(fingerprint, { der, source });
    }
  }
  return {
    roots: [...roots.values()].map(({ der }) => der),
    grants: [...grants].map(([fingerprint, periods]) => ({ fingerprint, periods })),
    sourceOf: (fingerprint) => roots.get(fingerprint)?.source ?? null,
  };
}

interface Named {
  readonly der: Uint8Array;
  readonly granted: RootGrant['periods'] | null;
}
const ALWAYS = [{ from: null, until: null }];
const always = (der: Uint8Array): Named => ({ der, granted: null });

interface NamedFile {
  readonly file: string;
  /** The identity of a trusted list, which its issues share. */
  readonly scheme: KeptScheme;
  readonly certificates: readonly Named[];
}

function namedIn(file: string): NamedFile {
  const bytes = read(file);
  if (bytes[0] === 0x30) return { file, scheme: null, certificates: readable(file, [new Uint8Array(bytes)]) };
  if (/\.(xml|xtsl)$/i.test(file)) return trustedList(file, bytes);
  try {
    const certificates = fromPem('CERTIFICATE', bytes.toString('latin1'));
    if (certificates.length > 0) return { file, scheme: null, certificates: readable(file, certificates) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  throw new UsageError(`${file} contains no certificate`);
}

/** @throws UsageError for a certificate that cannot be read, because it would silently not be trusted */
function readable(file: string, certificates: readonly Uint8Array[]): Named[] {
  try {
    for (const der of certificates) parseCertificate(der);
    return certificates.map(always);
  } catch (error) {
    throw new UsageError(`${file} contains a certificate that cannot be read: ${(error as Error).message}`);
  }
}

function trustedList(file: string, bytes: Buffer): NamedFile {
  try {
    const list = readTrustFile({ bytes, most: TRUST_ANCHORS_MAX });
    const certificates = list.anchors.map(({ certificate, granted }) => ({ der: certificate, granted }));
    return { file, scheme: schemeOf(list), certificates };
  } catch (error) {
    if (typeof (error as { kind?: unknown }).kind !== 'string') throw error;
    throw new UsageError(`${file} contains no certificate: ${(error as Error).message}`);
  }
}

function read(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw new UsageError(`${file} cannot be read`);
  }
}
