import { createHash } from 'node:crypto';
import { type Certificate, DerError, OID, nameValue, parseCertificate, timestampTokens } from '@countersign/asn1';
import { PdfError } from '../errors.ts';
import { PdfDocument } from '../syntax/document.ts';
import { PdfStream, type PdfValue, textOf } from '../syntax/objects.ts';
import { type CmsJudgement, hasSigningCertificate, judgeCms } from './cms-signature.ts';
import type { LaterChanges } from './changes/later-changes.ts';
import { findPath } from './path.ts';
import type {
  CertificateReport,
  ProofOfExistence,
  RevocationReport,
  SignatureReport,
  SubIndication,
  TimestampReport,
  VerificationReport,
} from './report.ts';
import { readRevocationData, revocationOf } from './revocation.ts';
import { laterChanges, listRevisions } from './revision-list.ts';
import { restrictionsOf } from './restrictions.ts';
import {
  type SignatureField,
  type SignedRange,
  readSignatureFields,
  readSignedRange,
  revisionEndingAt,
} from './signature-fields.ts';
import { type TimestampJudgement, type TrustContext, judgeTimestamp } from './timestamp.ts';

export interface VerifyOptions {
  /** DER of the certificates that are trusted; nothing in the file is. */
  readonly roots: readonly Uint8Array[];
  /** The instant of judging, for signatures without a time-stamp. */
  readonly now: Date;
}

const CADES = 'ETSI.CAdES.detached';
const PKCS7 = 'adbe.pkcs7.detached';
/** A signer's certificate may be for any of these, or for no purpose in particular. */
const SIGNING_PURPOSES: ReadonlySet<string> = new Set<string>([
  OID.emailProtection,
  OID.documentSigning,
  OID.adobeAuthenticDocuments,
  OID.anyExtendedKeyUsage,
]);

/**
 * Judges every signature and document time-stamp of a PDF (ETSI EN 319 102-1, ETSI EN 319 142-1) and what came after each. Fetches
 * nothing: chain and revocation come from the file and from `roots`. Throws PdfError for what is no readable PDF.
 */
export function verifyPdf(bytes: Uint8Array, options: VerifyOptions): VerificationReport {
  const document = PdfDocument.open(bytes);
  const roots = options.roots.map((der) => parseCertificate(der));
  const fields = readSignatureFields(document);
  const trust = readTrust(document, roots);
  const shared = sharedDictionaries(fields);
  const read = fields.map((field) => ({
    field,
    range: shared.has(field) ? null : readSignedRange(document, field.signature),
  }));
  const stamps = read
    .filter(({ field }) => field.isTimestamp)
    .map(({ field, range }) => stampOf(document, field, range, trust));
  const ends = read
    .map(({ field, range }) => ({ field, revision: range ? revisionEndingAt(document, range.end) : -1 }))
    .filter(({ revision }) => revision >= 0);
  const steps = laterChanges(document, ends);
  const timestamps = stamps.map((stamp) => reportStamp(document, stamp, steps));
  const signatures = read
    .filter(({ field }) => !field.isTimestamp)
    .map(({ field, range }) => new SignatureJudge(document, field, range, trust, stamps, steps, options.now).report());
  const notes = trailingNotes(document);
  const all = [...signatures, ...timestamps];
  const isSound = all.every(
    ({ indication, modifications }) => indication === 'TOTAL_PASSED' && modifications !== 'SUSPICIOUS',
  );
  return {
    valid: signatures.length > 0 && isSound && notes.length === 0,
    revisions: document.revisions.length,
    revisionList: listRevisions(document, ends, steps),
    signatures,
    timestamps,
    notes,
  };
}

/** One certificate as it is told of. */
function describeCertificate(certificate: Certificate): CertificateReport {
  return {
    subject: certificate.subject.text,
    issuer: certificate.issuer.text,
    serialNumber: certificate.serialHex,
    notBefore: certificate.notBefore,
    notAfter: certificate.notAfter,
    sha256: createHash('sha256').update(certificate.der).digest('hex'),
  };
}

const UNKNOWN_REVOCATION: RevocationReport = { source: 'NONE', at: null, status: 'UNKNOWN', revokedAt: null };
const NO_PROOF: ProofOfExistence = { time: null, source: 'NONE' };

/** Bytes after the last revision belong to nothing that was signed. */
function trailingNotes(document: PdfDocument): string[] {
  const end = document.revisions.at(-1)?.end ?? document.bytes.length;
  return /^\s*$/.test(document.bytes.toString('latin1', end)) ? [] : ['TRAILING_DATA'];
}

/** Two fields with one signature dictionary: neither is a signature of its own. */
function sharedDictionaries(fields: readonly SignatureField[]): Set<SignatureField> {
  const shared = fields.filter((field) =>
    fields.some((other) => other !== field && field.objectNumber !== null && other.objectNumber === field.objectNumber),
  );
  return new Set(shared);
}

/** Certificates and revocation data of the document security store and of every CMS (ISO 32000-2 §12.8.4.3). */
function readTrust(document: PdfDocument, roots: readonly Certificate[]): TrustContext {
  const store = document.getDict(document.catalog.get('DSS'));
  const pieces = (key: string): Uint8Array[] =>
    (document.getArray(store?.get(key)) ?? []).flatMap((item) => decodedStream(document, item));
  const pool = pieces('Certs').flatMap((der) => readableCertificate(der));
  return { roots, pool, revocation: readRevocationData(pieces('OCSPs'), pieces('CRLs')) };
}

function decodedStream(document: PdfDocument, value: PdfValue): Uint8Array[] {
  const stream = document.get(value);
  if (!(stream instanceof PdfStream)) return [];
  try {
    return [document.decode(stream)];
  } catch (error) {
    if (error instanceof PdfError) return [];
    throw error;
  }
}

function readableCertificate(der: Uint8Array): Certificate[] {
  try {
    return [parseCertificate(der)];
  } catch (error) {
    if (error instanceof DerError) return [];
    throw error;
  }
}

interface Stamp {
  readonly field: SignatureField;
  readonly range: SignedRange | null;
  readonly revision: number;
  readonly judged: TimestampJudgement;
}

function stampOf(document: PdfDocument, field: SignatureField, range: SignedRange | null, trust: TrustContext): Stamp {
  const judged: TimestampJudgement = range
    ? judgeTimestamp(range.cms, range.chunks, trust)
    : { authority: '', time: null, integrity: false, trusted: false, failure: 'FORMAT_FAILURE' };
  return { field, range, revision: range ? revisionEndingAt(document, range.end) : -1, judged };
}

function reportStamp(
  document: PdfDocument,
  { field, range, revision, judged }: Stamp,
  steps: LaterChanges,
): TimestampReport {
  const { modifications, notes } = steps.since(revision, { permitted: null, isLocked: () => false });
  return {
    fieldName: field.fieldName,
    authority: judged.authority,
    time: judged.time,
    integrity: judged.integrity,
    trusted: judged.trusted,
    indication: !judged.integrity ? 'TOTAL_FAILED' : judged.trusted ? 'TOTAL_PASSED' : 'INDETERMINATE',
    subIndication: judged.failure,
    coversWholeFile: range?.end === document.bytes.length,
    revision: revision + 1,
    modifications,
    notes,
    certificates: [],
    revocation: UNKNOWN_REVOCATION,
    proofOfExistence: NO_PROOF,
  };
}

class SignatureJudge {
  private readonly document: PdfDocument;
  private readonly field: SignatureField;
  private readonly range: SignedRange | null;
  private readonly trust: TrustContext;
  private readonly stamps: readonly Stamp[];
  private readonly steps: LaterChanges;
  private readonly now: Date;

  constructor(
    document: PdfDocument,
    field: SignatureField,
    range: SignedRange | null,
    trust: TrustContext,
    stamps: readonly Stamp[],
    steps: LaterChanges,
    now: Date,
  ) {
    this.document = document;
    this.field = field;
    this.range = range;
    this.trust = trust;
    this.stamps = stamps;
    this.steps = steps;
    this.now = now;
  }

  report(): SignatureReport {
    const { document, field, range } = this;
    const revision = range ? revisionEndingAt(document, range.end) : -1;
    const { modifications, notes } = this.steps.since(revision, restrictionsOf(document, field));
    const cms = this.cms();
    const claimed = pdfDate(textOf(document.get(field.signature.get('M'))));
    const base = {
      fieldName: field.fieldName,
      reason: textOf(document.get(field.signature.get('Reason'))),
      coversWholeFile: range?.end === document.bytes.length,
      revision: revision + 1,
      modifications,
    };
    if (cms === null || cms.certificate === null) {
      return {
        ...base,
        signer: '',
        organisation: null,
        issuer: '',
        serialNumber: '',
        signingTime: claimed,
        timeSource: claimed ? 'CLAIMED' : 'NONE',
        level: 'CMS',
        integrity: false,
        trusted: false,
        indication: 'TOTAL_FAILED',
        subIndication: cms?.failure ?? 'FORMAT_FAILURE',
        notes,
        certificates: [],
        revocation: UNKNOWN_REVOCATION,
        timestamps: [],
        proofOfExistence: NO_PROOF,
      };
    }
    const { certificate } = cms;
    const token = this.signatureTimestamp(cms);
    const proved = this.provedTime(revision, token);
    const verdict = this.judgeTrust(cms, certificate, proved);
    const isStamped = token?.trusted === true;
    return {
      ...base,
      signer: nameValue(certificate.subject, 'CN') ?? certificate.subject.text,
      organisation: nameValue(certificate.subject, 'O'),
      issuer: nameValue(certificate.issuer, 'CN') ?? certificate.issuer.text,
      serialNumber: certificate.serialHex,
      signingTime: isStamped ? token.time : claimed,
      timeSource: isStamped ? 'TIMESTAMP' : claimed ? 'CLAIMED' : 'NONE',
      level: this.level(cms, isStamped, verdict.hasRevocationData, revision),
      integrity: cms.integrity,
      trusted: verdict.trusted,
      indication:
        !cms.integrity || verdict.revoked ? 'TOTAL_FAILED' : verdict.trusted ? 'TOTAL_PASSED' : 'INDETERMINATE',
      subIndication: cms.failure ?? verdict.failure,
      notes: [
        ...notes,
        ...(token && !token.trusted ? ['TIMESTAMP_NOT_TRUSTED'] : []),
        ...(verdict.hasRevocationData ? [] : ['REVOCATION_UNKNOWN']),
      ],
      certificates: [describeCertificate(certificate)],
      revocation: UNKNOWN_REVOCATION,
      timestamps: token
        ? [
            {
              authority: token.authority,
              time: token.time,
              integrity: token.integrity,
              trusted: token.trusted,
              indication: !token.integrity ? 'TOTAL_FAILED' : token.trusted ? 'TOTAL_PASSED' : 'INDETERMINATE',
              subIndication: token.failure,
            },
          ]
        : [],
      proofOfExistence: {
        time: proved,
        source: proved === null ? 'NONE' : isStamped ? 'SIGNATURE_TIMESTAMP' : 'DOCUMENT_TIMESTAMP',
      },
    };
  }

  private cms(): CmsJudgement | null {
    const subFilter = this.document.getName(this.field.signature.get('SubFilter'));
    if (this.range === null || (subFilter !== CADES && subFilter !== PKCS7)) return null;
    try {
      return judgeCms(this.range.cms, this.range.chunks, OID.data);
    } catch (error) {
      if (error instanceof DerError || error instanceof TypeError) return null;
      throw error;
    }
  }

  private signatureTimestamp({ signer }: CmsJudgement): TimestampJudgement | null {
    const [token] = timestampTokens(signer.unsignedAttributes);
    return token ? judgeTimestamp(token, [signer.signature], this.trust) : null;
  }

  /** The earliest instant at which the signature provably existed: its own time-stamp or a later one over the file. */
  private provedTime(revision: number, token: TimestampJudgement | null): Date | null {
    const times = [
      token,
      ...this.stamps.filter((stamp) => revision >= 0 && stamp.revision >= revision).map(({ judged }) => judged),
    ]
      .flatMap((judged) => (judged?.trusted && judged.time ? [judged.time] : []))
      .sort((a, b) => a.getTime() - b.getTime());
    return times[0] ?? null;
  }

  private judgeTrust(cms: CmsJudgement, certificate: Certificate, proved: Date | null) {
    const failed = (failure: SubIndication, revoked = false, hasRevocationData = false) => ({
      trusted: false,
      failure,
      revoked,
      hasRevocationData,
    });
    const at = proved ?? this.now;
    const pool = [...cms.signedData.certificates, ...this.trust.pool];
    const found = findPath(certificate, pool, this.trust.roots, at);
    if ('failure' in found) return failed(found.failure);
    if (!maySign(certificate)) return failed('CHAIN_CONSTRAINTS_FAILURE');
    const own = readRevocationData(cms.signedData.ocspResponses, cms.signedData.crls);
    const data = {
      ocspResponses: [...own.ocspResponses, ...this.trust.revocation.ocspResponses],
      crls: [...own.crls, ...this.trust.revocation.crls],
    };
    let hasRevocationData = true;
    for (const [i, subject] of found.path.slice(0, -1).entries()) {
      const issuer = found.path[i + 1];
      const status = issuer ? revocationOf(subject, issuer, data) : { kind: 'UNKNOWN' as const };
      if (status.kind === 'UNKNOWN') hasRevocationData = false;
      if (status.kind !== 'REVOKED') continue;
      if (proved === null) return failed('REVOKED_NO_POE', false, true);
      if (status.at <= proved) return failed('REVOKED', true, true);
    }
    return { trusted: cms.integrity, failure: null, revoked: false, hasRevocationData };
  }

  /** PAdES baseline levels by what is there (ETSI EN 319 142-1 §6). */
  private level(cms: CmsJudgement, isStamped: boolean, hasRevocationData: boolean, revision: number): string {
    const isPades =
      this.document.getName(this.field.signature.get('SubFilter')) === CADES && hasSigningCertificate(cms.signer);
    if (!isPades) return 'CMS';
    if (!isStamped) return 'PAdES-B-B';
    if (!hasRevocationData) return 'PAdES-B-T';
    const isArchived = this.stamps.some(
      (stamp) => stamp.judged.trusted && stamp.revision > revision && this.hasStoreAt(stamp.revision),
    );
    return isArchived ? 'PAdES-B-LTA' : 'PAdES-B-LT';
  }

  private hasStoreAt(revision: number): boolean {
    return this.document.at(revision).catalog.has('DSS');
  }
}

const maySign = ({ keyUsage, extendedKeyUsage }: Certificate): boolean =>
  (keyUsage === null || keyUsage.includes('digitalSignature') || keyUsage.includes('nonRepudiation')) &&
  (extendedKeyUsage === null || extendedKeyUsage.some((purpose) => SIGNING_PURPOSES.has(purpose)));

/** ISO 32000-2 §7.9.4; null for what is no date. */
function pdfDate(text: string | null): Date | null {
  const match = /^D:(\d{4})(\d{2})?(\d{2})?(\d{2})?(\d{2})?(\d{2})?(?:Z|([+-])(\d{2})'?(\d{2})?)?/.exec(text ?? '');
  if (!match) return null;
  const [
    ,
    year,
    month = '01',
    day = '01',
    hour = '00',
    minute = '00',
    second = '00',
    sign,
    offsetHour = '00',
    offsetMinute = '00',
  ] = match;
  const offset = (Number(offsetHour) * 60 + Number(offsetMinute)) * (sign === '-' ? -1 : 1);
  const time =
    Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second)) -
    offset * 60_000;
  return Number.isNaN(time) ? null : new Date(time);
}
