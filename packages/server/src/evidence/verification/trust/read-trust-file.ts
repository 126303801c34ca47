import { createHash } from 'node:crypto';
import { type Certificate, DerError, fromPem, parseCertificate } from '@countersign/asn1';
import { TaskRefusal } from '../../../platform/index.ts';
import { readSignedList } from './list-signature.ts';
import { type ListPointer, type Period, type TrustService, readTrustedList } from './trusted-list.ts';

/** A certificate that its list names as a trust anchor, with the facts an operator needs to assess it. */
export interface TrustAnchor {
  /** SHA-256 of the DER in lower-case hex. */
  readonly fingerprint: string;
  readonly certificate: Uint8Array;
  readonly subject: string;
  readonly issuer: string;
  /** Lower-case hex. */
  readonly serialNumber: string;
  readonly notBefore: Date;
  readonly notAfter: Date;
  /** The provider and name of the service, if a trusted list states them. */
  readonly provider: string | null;
  readonly service: string | null;
  /** When its list granted it; null for always. */
  readonly granted: readonly Period[] | null;
}

/** The head of a trusted list (ETSI TS 119 612 §5.3). */
export interface TrustScheme {
  readonly territory: string | null;
  readonly operatorName: string | null;
  readonly sequenceNumber: string | null;
  readonly issuedAt: Date | null;
  readonly nextUpdateAt: Date | null;
  /** The verified signer of the list; null if it is unsigned. */
  readonly signer: ListSigner | null;
}

interface ListSigner {
  /** SHA-256 of the certificate in lower-case hex. */
  readonly fingerprint: string;
  readonly subject: string;
}

export interface TrustFile {
  readonly kind: 'CERTIFICATES' | 'TRUSTED_LIST';
  /** SHA-256 of the file in lower-case hex, for comparison with the digest that its publisher names. */
  readonly digest: string;
  readonly scheme: TrustScheme | null;
  readonly anchors: readonly TrustAnchor[];
  /** Certificates of the file that are no anchors: of other services, duplicates, unreadable, or not of an authority. */
  readonly skipped: number;
  /** The signers of other lists, or of the next issue of this one. */
  readonly pointers: readonly ListPointer[];
}

export interface TrustFileInput {
  readonly bytes: Uint8Array;
  readonly most: number;
}

const XML_BEGINS = /^\s*(?:\uFEFF)?\s*</;

/**
 * Reads certificates (PEM, many in one file; or one as DER) or a trusted list (ETSI TS 119 612). Refusals: TRUST_TYPE
 * (neither), TRUST_EMPTY (certificates, but none of an authority), TRUST_LIMIT (more than `most`), TRUST_INCOMPLETE,
 * TRUST_SIGNATURE and TRUST_ALGORITHM (of a list).
 */
export function readTrustFile({ bytes, most }: TrustFileInput): TrustFile {
  const digest = createHash('sha256').update(bytes).digest('hex');
  const head = Buffer.from(bytes.subarray(0, 64)).toString('utf8');
  const { kind, scheme, services, pointers } = XML_BEGINS.test(head)
    ? { kind: 'TRUSTED_LIST' as const, ...trustedList(new TextDecoder().decode(bytes)) }
    : { kind: 'CERTIFICATES' as const, scheme: null, services: plainCertificates(bytes), pointers: [] };
  const anchors = new Map<string, TrustAnchor>();
  let found = 0;
  for (const service of services) {
    for (const der of service.certificates) {
      found++;
      const anchor = service.granted?.length === 0 ? null : anchorOf(der, service);
      const known = anchor && anchors.get(anchor.fingerprint);
      if (anchor)
        anchors.set(anchor.fingerprint, known ? { ...known, granted: both(known.granted, anchor.granted) } : anchor);
      if (anchors.size > most) throw new TaskRefusal('TRUST_LIMIT', 'the file holds too many certificates');
    }
  }
  // A list of lists only points to others and has no services, and a list whose scheme ends has none any more.
  if (anchors.size === 0 && kind === 'CERTIFICATES')
    throw new TaskRefusal('TRUST_EMPTY', 'no certificate of an authority');
  return { kind, digest, scheme, anchors: [...anchors.values()], skipped: found - anchors.size, pointers };
}

const both = (a: TrustAnchor['granted'], b: TrustAnchor['granted']): TrustAnchor['granted'] =>
  a === null || b === null ? null : [...a, ...b];

/** A signed list is read only from the content that its signature covers. */
function trustedList(xml: string) {
  // Document types and files that are no list are refused before any further parsing.
  const unsigned = readTrustedList(xml);
  const signed = readSignedList(xml.replace(/^\uFEFF/, ''));
  const { scheme, services, pointers } = signed === null ? unsigned : readTrustedList(signed.xml);
  const certificate = signed && readable(signed.certificate);
  if (signed && !certificate) throw new TaskRefusal('TRUST_SIGNATURE', 'the certificate of the list cannot be read');
  const signer = signed && certificate && { fingerprint: signed.fingerprint, subject: certificate.subject.text };
  return { scheme: { ...scheme, signer }, services, pointers };
}

/** Certificates added by an operator must be those of authorities, whatever their names. */
function plainCertificates(bytes: Uint8Array): TrustService[] {
  const by = { provider: null, service: null, granted: null, mayBeLeaf: false };
  if (bytes[0] === 0x30) return [{ ...by, certificates: [bytes] }];
  try {
    const certificates = fromPem('CERTIFICATE', Buffer.from(bytes).toString('latin1'));
    if (certificates.length > 0) return [{ ...by, certificates }];
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  throw new TaskRefusal('TRUST_TYPE', 'neither certificates nor a trusted list');
}

function anchorOf(der: Uint8Array, { provider, service, mayBeLeaf, granted }: TrustService): TrustAnchor | null {
  const certificate = readable(der);
  if (certificate === null) return null;
  const isAuthority = certificate.basicConstraints?.ca === true;
  // A time-stamping service is trusted for its own certificate only: an authority would also be trusted for signers.
  if (isAuthority === mayBeLeaf) return null;
  return {
    fingerprint: createHash('sha256').update(der).digest('hex'),
    certificate: der,
    subject: certificate.subject.text,
    issuer: certificate.issuer.text,
    serialNumber: certificate.serialHex,
    notBefore: certificate.notBefore,
    notAfter: certificate.notAfter,
    provider,
    service,
    granted,
  };
}

function readable(der: Uint8Array): Certificate | null {
  try {
    return parseCertificate(der);
  } catch (error) {
    if (error instanceof DerError) return null;
    throw error;
  }
}
