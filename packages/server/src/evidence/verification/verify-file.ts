import { createHash } from 'node:crypto';
import type { Verification } from '@countersign/contract';
import { type RootGrant, type SignatureReport, type TimestampReport, verifyPdf } from '@countersign/pdf';
import { ARC } from '@countersign/pki';
import { believingNames } from './trust/name-trust.ts';
import { readSignerCertificate } from './read-certificate.ts';

export interface VerifyOptions {
  readonly fileName: string | null;
  /** DER of the only trusted roots; those in the file are never trusted (security 60). */
  readonly roots: readonly Uint8Array[];
  readonly grants?: readonly RootGrant[];
  readonly now: Date;
  /** DER of additional OCSP answers and revocation lists outside the file. */
  readonly ocsps?: readonly Uint8Array[];
  readonly crls?: readonly Uint8Array[];
  /** Whether a signer without known status stays INDETERMINATE (ETSI EN 319 102-1 §5.2.6). */
  readonly needsStatus?: boolean;
  /** The password of an encrypted file, where the empty one does not open it. */
  readonly password?: string | null;
}

/**
 * Verifies every signature and time-stamp of a PDF. Pure: no network, no storage.
 * @throws PdfError where the bytes are not a readable PDF
 */
export function verifyFile(bytes: Uint8Array, { fileName, ...options }: VerifyOptions): Verification {
  const report = verifyPdf(bytes, { ...options, ownArc: ARC });
  const { valid, revisions, revisionList, timestamps, notes } = report;
  const roots = new Set(options.roots.map((der) => createHash('sha256').update(der).digest('hex')));
  const signatures = levelledByFile(bytes, report.signatures, options)
    .map(signatureOf)
    .map((one) => believingNames(one, (anchor) => roots.has(anchor)));
  const isForThis = signatures.every((one) => !one.notes.includes(NOT_FOR_THIS_DOCUMENT));
  return {
    valid: valid && isForThis,
    fileName,
    revisions,
    voided: null,
    size: bytes.length,
    digest: createHash('sha256').update(bytes).digest('hex'),
    revisionList: revisionList.map((one) => ({ ...one, changes: [...one.changes] })),
    signatures,
    timestamps: timestamps.map(timestampOf),
    notes: [...notes],
  };
}

/**
 * A level is determined by the file's own data (ETSI EN 319 142-1 §6), so an additional list does not raise it. The file is
 * verified again without the lists only if a list provided the status: archived files contain an OCSP answer.
 */
function levelledByFile(
  bytes: Uint8Array,
  signatures: readonly SignatureReport[],
  { crls = [], ...known }: Omit<VerifyOptions, 'fileName'>,
): readonly SignatureReport[] {
  const isDoubtful = ({ level, revocation }: SignatureReport): boolean =>
    crls.length > 0 && revocation.source === 'CRL' && level.startsWith('PAdES-B-LT');
  if (!signatures.some(isDoubtful)) return signatures;
  const alone = verifyPdf(bytes, { ...known, ownArc: ARC }).signatures;
  return signatures.map((one, i) => (isDoubtful(one) ? { ...one, level: alone[i]?.level ?? one.level } : one));
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** The facts of trust shared by signatures and time-stamps; name-trust.ts adds the owner of the anchor. */
const trustOf = ({
  certificates,
  revocation,
  proofOfExistence,
}: Pick<SignatureReport, 'certificates' | 'revocation' | 'proofOfExistence'>) => ({
  certificates: certificates.map((one) => ({
    ...one,
    notBefore: one.notBefore.toISOString(),
    notAfter: one.notAfter.toISOString(),
  })),
  revocation: { ...revocation, at: iso(revocation.at), revokedAt: iso(revocation.revokedAt) },
  proofOfExistence: { ...proofOfExistence, time: iso(proofOfExistence.time) },
  trustedThrough: null,
});

/** The note of a signature whose certificate was issued for another signature. */
const NOT_FOR_THIS_DOCUMENT = 'NOT_FOR_THIS_DOCUMENT';

function signatureOf({ signed, ...report }: SignatureReport): Verification['signatures'][number] {
  const { nameSource, isForAnother, isPlatformSeal } = readSignerCertificate(signed);
  return {
    ...report,
    ...trustOf(report),
    nameSource,
    known: 'NOT_ASKED',
    ...(isPlatformSeal ? { platformSeal: true } : {}),
    ...(isForAnother ? { indication: 'TOTAL_FAILED', subIndication: 'SIG_CONSTRAINTS_FAILURE' } : {}),
    signingTime: iso(report.signingTime),
    timestamps: report.timestamps.map((one) => ({ ...one, time: iso(one.time) })),
    notes: [...report.notes, ...(isForAnother ? [NOT_FOR_THIS_DOCUMENT] : [])],
  };
}

const timestampOf = (report: TimestampReport): Verification['timestamps'][number] => ({
  ...report,
  ...trustOf(report),
  time: iso(report.time),
  notes: [...report.notes],
});
