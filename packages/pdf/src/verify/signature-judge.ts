import { type Certificate, DerError, OID, messageDigestAttribute, nameValue, timestampTokens } from '@countersign/asn1';
import type { PdfDocument } from '../syntax/document.ts';
import { textOf } from '../syntax/objects.ts';
import { type CertificateVerdict, UNKNOWN_REVOCATION, judgeCertificate } from './certificate-judge.ts';
import type { LaterChanges } from './changes/later-changes.ts';
import { type CmsJudgement, hasSigningCertificate, judgeCms, sameDigest } from './cms-signature.ts';
import type { CoveredDigests } from './covered-digests.ts';
import { hasIssuedForm } from './issued-form.ts';
import { indicationOf } from './indications.ts';
import { CertificateStore } from './path/certificate-store.ts';
import { pdfDate } from './pdf-date.ts';
import type { Indication, ProofOfExistence, SignatureReport, SubIndication } from './report.ts';
import { restrictionsOf } from './restrictions.ts';
import type { SignatureField, SignedRange } from './signature-fields.ts';
import { hashBinding, isStrongAt, strongUntilOf, weaknessesAt } from './strength.ts';
import { type TimestampJudgement, digestOfPiece, judgeTimestamp } from './timestamp.ts';
import { type Trust, describeCertificate } from './trust.ts';

const CADES = 'ETSI.CAdES.detached';
const PKCS7 = 'adbe.pkcs7.detached';
/** The CMS contains the SHA-1 of the ranges (PDF 1.3 to 1.7; ISO 32000-2 §12.8.3.3.1 deprecates it). */
const PKCS7_SHA1 = 'adbe.pkcs7.sha1';
/** A signer's certificate may have any of these purposes, or none. */
const SIGNING_PURPOSES: ReadonlySet<string> = new Set<string>([
  OID.emailProtection,
  OID.documentSigning,
  OID.adobeAuthenticDocuments,
  OID.anyExtendedKeyUsage,
]);

/** A signature or document time-stamp in the file. */
export interface Found {
  readonly field: SignatureField;
  readonly range: SignedRange | null;
  /** Index of the revision that it ends; -1 for none. */
  readonly revision: number;
}

/** A verified document time-stamp. */
export interface JudgedStamp extends Found {
  readonly judged: TimestampJudgement;
}

/** The context shared by all signatures of a file. */
export interface Court {
  readonly document: PdfDocument;
  readonly digests: CoveredDigests;
  readonly trust: Trust;
  readonly changes: LaterChanges;
  readonly stamps: readonly JudgedStamp[];
  /** Instants proved by time-stamps within earlier signatures, by their revision. */
  readonly earlier: { readonly time: Date; readonly revision: number }[];
}

/** Verifies one signature: basic, with time, and with the proofs in the file (ETSI EN 319 102-1 §5.3, §5.5, §5.6). */
export function judgeSignature(court: Court, found: Found): SignatureReport {
  const { document } = court;
  const { field, range, revision } = found;
  const { modifications, notes } = court.changes.since(revision, restrictionsOf(document, field));
  const claimed = pdfDate(textOf(document.get(field.signature.get('M'))));
  const base = {
    fieldName: field.fieldName,
    reason: textOf(document.get(field.signature.get('Reason'))),
    modifications,
    coversWholeFile: range?.end === document.bytes.length,
    revision: revision + 1,
  };
  const cms = readCms(court, found);
  if (cms === null || cms.certificate === null) {
    const subIndication = cms?.failure ?? 'FORMAT_FAILURE';
    return {
      ...base,
      signer: '',
      organisation: null,
      issuer: '',
      serialNumber: '',
      level: 'CMS',
      certificates: [],
      signed: null,
      signingTime: claimed,
      timeSource: claimed ? 'CLAIMED' : 'NONE',
      integrity: false,
      trusted: false,
      indication: indicationOf(subIndication),
      subIndication,
      timestamps: [],
      revocation: UNKNOWN_REVOCATION,
      proofOfExistence: { time: null, source: 'NONE' },
      notes: [...notes, ...formatNotes(document, found)],
    };
  }
  const tokens = judgeTokens(court, cms, revision);
  const proof = proofOf(court, tokens, revision);
  const judged = judgeTrust(court, cms, cms.certificate, { revision, proof, claimed });
  const stamped = tokens.find(({ trusted }) => trusted)?.time ?? null;
  if (stamped !== null) court.earlier.push({ time: stamped, revision });
  return {
    ...base,
    ...identity(cms.certificate),
    signed: { certificate: cms.certificate.der, digest: messageDigestAttribute(cms.signer.signedAttributes ?? []) },
    ...verdictOf(
      isForged(court, found, cms, judged) ? { ...cms, failure: 'FORMAT_FAILURE' } : cms,
      judged,
      proof,
      court.trust.now,
    ),
    signingTime: stamped ?? claimed,
    timeSource: stamped ? 'TIMESTAMP' : claimed ? 'CLAIMED' : 'NONE',
    level: levelOf(court, found, cms, { isStamped: stamped !== null, hasRevocationData: judged.hasRevocationData }),
    timestamps: tokens.map(({ authority, time, integrity, trusted, indication, subIndication }) => ({
      authority,
      time,
      integrity,
      trusted,
      indication,
      subIndication,
    })),
    certificates: judged.path.map(describeCertificate),
    revocation: judged.revocation,
    proofOfExistence: proof,
    notes: [
      ...notes,
      ...judged.notes,
      ...weaknessesAt(cms.bindings, proof.time ?? court.trust.now),
      ...(tokens.some(({ trusted }) => !trusted) ? ['TIMESTAMP_NOT_TRUSTED'] : []),
    ],
  };
}

const identity = ({ subject, issuer, serialHex }: Certificate) => ({
  signer: nameValue(subject, 'CN') ?? subject.text,
  organisation: nameValue(subject, 'O'),
  issuer: nameValue(issuer, 'CN') ?? issuer.text,
  serialNumber: serialHex,
});

function formatNotes(document: PdfDocument, { field, range }: Found): string[] {
  if (range === null) return ['BYTE_RANGE_BROKEN'];
  const subFilter = document.getName(field.signature.get('SubFilter'));
  return subFilter === CADES || subFilter === PKCS7 || subFilter === PKCS7_SHA1 ? [] : ['SUBFILTER_UNSUPPORTED'];
}

function readCms(court: Court, { field, range }: Found): CmsJudgement | null {
  const { document, digests } = court;
  const subFilter = document.getName(field.signature.get('SubFilter'));
  if (range === null) return null;
  try {
    if (subFilter === CADES || subFilter === PKCS7) {
      const judged = judgeCms(range.cms, {
        kind: 'DETACHED',
        digest: (hash) => digests.digest(range, hash),
        pieces: range.pieces,
      });
      return judged;
    }
    if (subFilter !== PKCS7_SHA1) return null;
    const judged = judgeCms(range.cms, { kind: 'ENCAPSULATED' }, OID.data);
    const holds = judged.signedData.content ?? new Uint8Array();
    const failure = judged.failure ?? (sameDigest(digests.digest(range, 'sha1'), holds) ? null : 'HASH_FAILURE');
    return { ...judged, failure, bindings: [...judged.bindings, hashBinding('sha1')] };
  } catch (error) {
    if (error instanceof DerError || error instanceof TypeError) return null;
    throw error;
  }
}

/**
 * Whether a signature with a trusted path under a policy of this authority differs from the form in which it issues signatures.
 */
const isForged = (
  { trust }: Court,
  { range }: Found,
  { certificate, failure, signedData, signer }: CmsJudgement,
  { indication, path }: CertificateVerdict,
): boolean =>
  failure === null &&
  indication === 'TOTAL_PASSED' &&
  certificate !== null &&
  range !== null &&
  (certificate.policies ?? []).some((policy) => trust.isOwn(policy)) &&
  !hasIssuedForm({ cms: range.cms, isUniform: range.isUniform, signedData, signer }, [...path, ...trust.roots]);

/** The time-stamps in the signature; a broken one proves nothing. */
function judgeTokens({ trust }: Court, { signer }: CmsJudgement, revision: number): TimestampJudgement[] {
  const stamped = digestOfPiece(signer.signature);
  return timestampTokens(signer.unsignedAttributes).map((cms) =>
    judgeTimestamp({ cms, isUniform: true }, stamped, trust, revision),
  );
}

function proofOf({ trust }: Court, tokens: readonly TimestampJudgement[], revision: number): ProofOfExistence {
  const own = tokens.flatMap(({ trusted, time }) => (trusted && time ? [time.getTime()] : []));
  const later = revision < 0 ? null : trust.provedSince(revision);
  const earliest = own.length === 0 ? null : new Date(Math.min(...own));
  if (earliest !== null && (later === null || earliest <= later))
    return { time: earliest, source: 'SIGNATURE_TIMESTAMP' };
  return later === null ? { time: null, source: 'NONE' } : { time: later, source: 'DOCUMENT_TIMESTAMP' };
}

interface Times {
  readonly revision: number;
  readonly proof: ProofOfExistence;
  readonly claimed: Date | null;
}

function judgeTrust(
  { trust, earlier, stamps }: Court,
  { signedData }: CmsJudgement,
  certificate: Certificate,
  { revision, proof, claimed }: Times,
): CertificateVerdict {
  const at = proof.time ?? trust.now;
  // The signature covers the time-stamps of earlier revisions, so it was made after them; its own claimed time can only count
  // against it.
  const before = [
    ...earlier,
    ...stamps.flatMap(({ judged, revision: on }) =>
      judged.trusted && judged.time ? [{ time: judged.time, revision: on }] : [],
    ),
  ].filter((each) => each.revision >= 0 && each.revision < revision);
  const bounds = [
    ...before.map(({ time }) => time.getTime()),
    ...(claimed && claimed <= at ? [claimed.getTime()] : []),
  ];
  return judgeCertificate({
    certificate,
    window: { start: at, end: at },
    purpose: 'SIGN',
    isProved: proof.time !== null,
    needsStatus: trust.needsStatus,
    mayServe: maySign,
    store: new CertificateStore(signedData.certificates, [trust.store]),
    effort: trust.effort,
    roots: trust.rootsAt(at),
    everRoots: trust.roots,
    data: trust.revocation(signedData, revision),
    noEarlierThan: bounds.length === 0 ? null : new Date(Math.max(...bounds)),
  });
}

const maySign = ({ keyUsage, extendedKeyUsage }: Certificate): boolean =>
  (keyUsage === null || keyUsage.includes('digitalSignature') || keyUsage.includes('nonRepudiation')) &&
  (extendedKeyUsage === null || extendedKeyUsage.some((purpose) => SIGNING_PURPOSES.has(purpose)));

interface Verdict {
  readonly integrity: boolean;
  readonly trusted: boolean;
  readonly indication: Indication;
  readonly subIndication: SubIndication | null;
}

/**
 * Reports the first failure: structure, strength of the algorithms, then the certificate. Weak algorithms do not change the
 * integrity result.
 */
function verdictOf(
  { failure, bindings, certificate }: CmsJudgement,
  judged: CertificateVerdict,
  { time }: ProofOfExistence,
  now: Date,
): Verdict {
  if (failure !== null)
    return { integrity: false, trusted: false, indication: indicationOf(failure), subIndication: failure };
  const strongUntil = strongUntilOf(bindings);
  if (!isStrongAt(strongUntil, time ?? now)) {
    // A certificate issued after the end of its algorithms shows that they were already weak (ETSI EN 319 102-1 §5.1.3).
    const isTooYoung = certificate !== null && strongUntil !== null && certificate.notBefore >= strongUntil;
    const subIndication = isTooYoung ? 'CRYPTO_CONSTRAINTS_FAILURE' : 'CRYPTO_CONSTRAINTS_FAILURE_NO_POE';
    return { integrity: true, trusted: false, indication: 'INDETERMINATE', subIndication };
  }
  const { indication, subIndication } = judged;
  return { integrity: true, trusted: indication === 'TOTAL_PASSED', indication, subIndication };
}

/** The PAdES baseline level, from the parts that are present (ETSI EN 319 142-1 §6). */
function levelOf(
  { document, stamps }: Court,
  { field, revision }: Found,
  cms: CmsJudgement,
  { isStamped, hasRevocationData }: { readonly isStamped: boolean; readonly hasRevocationData: boolean },
): string {
  const isPades = document.getName(field.signature.get('SubFilter')) === CADES && hasSigningCertificate(cms.signer);
  if (!isPades) return 'CMS';
  const later = stamps.filter((stamp) => stamp.judged.trusted && revision >= 0 && stamp.revision > revision);
  if (!isStamped && later.length === 0) return 'PAdES-B-B';
  if (!hasRevocationData) return 'PAdES-B-T';
  const isArchived = later.some((stamp) => document.at(stamp.revision).catalog.has('DSS'));
  return isArchived ? 'PAdES-B-LTA' : 'PAdES-B-LT';
}
