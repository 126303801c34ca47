import { createHash } from 'node:crypto';
import { fromPem, parseCertificate } from '@countersign/asn1';
import type { Verification } from '@countersign/contract';
import type { DetachedTrust } from '@countersign/pdf';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_PATHS,
  type ArchiveManifest,
  type EvidenceFacts,
  FACTS_FORMAT,
  LONG_TERM,
} from '../../record/index.ts';
import { type VerifyOptions, verifyFile } from '../verify-file.ts';
import { type JudgedChain, judgeChain } from './judge-long-term.ts';
import type { ArchiveFiles } from './unpack-archive.ts';

export type ArchiveOptions = VerifyOptions;

/** An opened archive for its checks. Its contents are not trusted: `trust` has only the caller's roots. */
export interface OpenedArchive {
  readonly files: ArchiveFiles;
  readonly manifest: ArchiveManifest | null;
  readonly facts: EvidenceFacts | null;
  readonly trust: DetachedTrust;
  readonly now: Date;
  readonly chain: JudgedChain;
  readonly documents: readonly { readonly path: string; readonly verification: Verification | null }[];
  readonly report: Verification | null;
  readonly sha256: (path: string) => string | null;
  /** A certificate of the archive by its SHA-256, DER. */
  readonly certificate: (sha256: string) => Uint8Array | null;
}

export function openArchive(files: ArchiveFiles, options: ArchiveOptions): OpenedArchive {
  const beneath = (folder: string, ending: string): Uint8Array[] =>
    [...files].flatMap(([path, bytes]) => (path.startsWith(folder) && path.endsWith(ending) ? [bytes] : []));
  const pems = [...beneath('certificates/', '.pem'), ...beneath(LONG_TERM, '.pem')];
  const certificates = pems.flatMap(certificatesIn);
  const byDigest = new Map(certificates.map((der) => [digestOf(der), der]));
  const manifest = readJson<ArchiveManifest>(files.get(ARCHIVE_PATHS.manifest), ARCHIVE_FORMAT, isManifest);
  const revocation = {
    ocsps: [...beneath('revocation/', '.ocsp'), ...beneath(LONG_TERM, '.ocsp')],
    crls: [...beneath('revocation/', '.crl'), ...beneath(LONG_TERM, '.crl')],
  };
  const { roots, grants = [], needsStatus = false } = options;
  const trust = { roots, grants, certificates, needsStatus, ...revocation };
  const sha256 = (path: string): string | null => {
    const bytes = files.get(path);
    return bytes === undefined ? null : digestOf(bytes);
  };
  const { now } = options;
  const judged = (path: string): Verification | null =>
    judgedFile(files.get(path), { ...options, ...revocation, fileName: path });
  const facts = readJson<EvidenceFacts>(files.get(ARCHIVE_PATHS.facts), FACTS_FORMAT, isFacts);
  // The checks of the archive decide whether these claims are true (CERTIFICATES, DIGESTS).
  const named = new Set(facts?.participants.flatMap(({ signatures }) => signatures.map(({ serial }) => serial)));
  const compared = (verification: Verification | null): Verification | null =>
    verification && {
      ...verification,
      signatures: verification.signatures.map((one) =>
        named.has(one.serialNumber) ? { ...one, known: 'KNOWN' as const } : one,
      ),
    };
  return {
    files,
    manifest,
    facts,
    trust,
    now,
    sha256,
    chain: judgeChain({ files, trust, now, sha256 }),
    documents: [...files.keys()]
      .filter((path) => path.startsWith('documents/'))
      .map((path) => ({ path, verification: compared(judged(path)) })),
    report: judged(ARCHIVE_PATHS.evidence),
    certificate: (sha256) => byDigest.get(sha256) ?? null,
  };
}

export const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Returns the certificates of a PEM file, DER; empty if it is damaged, which the digests of the manifest detect. */
function certificatesIn(bytes: Uint8Array): Uint8Array[] {
  try {
    return fromPem('CERTIFICATE', Buffer.from(bytes).toString('latin1')).filter(isCertificate);
  } catch {
    return [];
  }
}

function isCertificate(der: Uint8Array): boolean {
  try {
    parseCertificate(der);
    return true;
  } catch {
    return false;
  }
}

function judgedFile(bytes: Uint8Array | undefined, options: VerifyOptions): Verification | null {
  try {
    return bytes === undefined ? null : verifyFile(bytes, options);
  } catch {
    return null;
  }
}

function readJson<T extends { readonly format: string }>(
  bytes: Uint8Array | undefined,
  format: T['format'],
  isSound: (value: Record<string, unknown>) => boolean,
): T | null {
  if (bytes === undefined) return null;
  try {
    const value = JSON.parse(Buffer.from(bytes).toString('utf8')) as Record<string, unknown> | null;
    return typeof value === 'object' && value !== null && value['format'] === format && isSound(value)
      ? (value as unknown as T)
      : null;
  } catch {
    return null;
  }
}

const isList = (value: unknown): value is Record<string, unknown>[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null);
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isManifest = ({ envelope, documents, attachments, files, timestamps, audit }: Record<string, unknown>): boolean =>
  isRecord(envelope) &&
  (attachments === undefined || isList(attachments)) &&
  isList(documents) &&
  isList(files) &&
  isList(timestamps) &&
  isRecord(audit);

const isFacts = ({ documents, participants, certificates, audit, envelope }: Record<string, unknown>): boolean =>
  isRecord(envelope) &&
  isList(documents) &&
  isList(certificates) &&
  isList(participants) &&
  participants.every(
    ({ signatures, attachments }) => isList(signatures) && (attachments === undefined || isList(attachments)),
  ) &&
  isRecord(audit) &&
  isList(audit['rows']);
