import { type Certificate, OID, type PublicKeyInfo, hashName, parseTstInfo } from '@countersign/asn1';
import { PdfDocument } from '../syntax/document.ts';
import { judgeCms } from '../verify/cms-signature.ts';
import { readSignatureFields, readSignedRange } from '../verify/signature-fields.ts';

/** The document time-stamp that covers most of a file. `certificates` are DER, the authority's own first. */
export type LastTimestamp = {
  readonly fieldId: string;
  readonly time: Date;
  /** When the certificate of the authority expires; a later stamp has to protect this one before then. */
  readonly endsAt: Date;
  /** The algorithms the stamp relies on, hash and key, such as `sha256-ecdsa-p256`, `sha256-rsa-3072`. */
  readonly algorithm: string;
  readonly certificates: readonly Uint8Array[];
};

type StampFacts = Omit<LastTimestamp, 'fieldId'>;

/** Reads the facts of a new document time-stamp from its RFC 3161 token, which contains the certificate of its signer. */
export function describeTimestamp(token: Uint8Array): StampFacts {
  const described = readStamp(token);
  if (described === null) throw new Error('a time-stamp without content, or without the certificate of its signer');
  return described;
}

/** Null if the token lacks its certificate. */
function readStamp(token: Uint8Array): StampFacts | null {
  const { signedData, signer, certificate } = judgeCms(token, { kind: 'ENCAPSULATED' }, OID.tstInfo);
  if (signedData.content === null || certificate === null) return null;
  const info = parseTstInfo(signedData.content);
  const others = signedData.certificates.filter((one) => one !== certificate);
  const hash = weakerHash(info.imprint.hash, hashName(signer.digestAlgorithm.oid));
  return {
    time: info.genTime,
    endsAt: certificate.notAfter,
    algorithm: `${hash}-${keyName(certificate.publicKey)}`,
    certificates: [certificate, ...others].map(({ der }: Certificate) => der),
  };
}

/**
 * Finds the last document time-stamp, which an archive renewal protects (ETSI EN 319 142-1 §5.5); null if there is no readable
 * one. Throws PdfError if the PDF is unreadable. Verifies neither trust nor certificate path.
 */
export function lastTimestamp(file: Uint8Array): LastTimestamp | null {
  const document = PdfDocument.open(file);
  const stamps = readSignatureFields(document)
    .filter(({ isTimestamp }) => isTimestamp)
    .flatMap((field) => {
      const range = readSignedRange(document, field);
      return range === null ? [] : [{ fieldId: field.fieldName, range }];
    });
  const last = stamps.toSorted((a, b) => b.range.end - a.range.end)[0];
  const described = last === undefined ? null : readStamp(last.range.cms);
  return last === undefined || described === null ? null : { fieldId: last.fieldId, ...described };
}

/** The shorter of the two hashes, over the file and over the token: breaking either breaks the stamp. */
function weakerHash(imprint: string | null, token: string | null): string {
  const bits = (hash: string): number => Number(/\d+$/.exec(hash)?.[0] ?? 0);
  const [weaker] = [imprint ?? 'unknown', token ?? 'unknown'].toSorted((a, b) => bits(a) - bits(b));
  return weaker ?? 'unknown';
}

/** The algorithm name of a key: `ecdsa-p256`, `rsa-3072`. */
export const keyName = ({ kind, curve, bits }: PublicKeyInfo): string =>
  kind === 'ec'
    ? `ecdsa-${(curve ?? 'unknown').toLowerCase().replace('-', '')}`
    : `${kind}${bits === null ? '' : `-${bits}`}`;
