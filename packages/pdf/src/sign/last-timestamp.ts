import { type Certificate, OID, type PublicKeyInfo, hashName, parseTstInfo } from '@countersign/asn1';
import { PdfDocument } from '../syntax/document.ts';
import { judgeCms } from '../verify/cms-signature.ts';
import { readSignatureFields, readSignedRange } from '../verify/signature-fields.ts';

/** The document time-stamp that covers most of a file. `certificates` are DER, that of the stamping authority first. */
export type LastTimestamp = {
  readonly fieldId: string;
  readonly time: Date;
  /** When the certificate of the authority ends; from then on a later stamp has to vouch for this one. */
  readonly endsAt: Date;
  /** What an attacker has to break: the hash of the stamp and the key, such as `sha256-ecdsa-p256`, `sha256-rsa-3072`. */
  readonly algorithm: string;
  readonly certificates: readonly Uint8Array[];
};

/** What a document time-stamp rests on, by its RFC 3161 token; null where the token does not carry its certificate. */
export function describeTimestamp(token: Uint8Array): Omit<LastTimestamp, 'fieldId'> | null {
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
 * Finds the last document time-stamp, which an archive renewal takes care of (ETSI EN 319 142-1 §5.5); null where there
 * is none that can be read. Throws PdfError for what is no readable PDF. Trusts nothing and judges no path.
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
  const described = last === undefined ? null : describeTimestamp(last.range.cms);
  return last === undefined || described === null ? null : { fieldId: last.fieldId, ...described };
}

/** Of the hash over the file and that over the token, the one that is shorter: either breaks the stamp. */
function weakerHash(imprint: string | null, token: string | null): string {
  const bits = (hash: string): number => Number(/\d+$/.exec(hash)?.[0] ?? 0);
  const [weaker] = [imprint ?? 'unknown', token ?? 'unknown'].toSorted((a, b) => bits(a) - bits(b));
  return weaker ?? 'unknown';
}

/** A key as an algorithm is named: `ecdsa-p256`, `rsa-3072`. */
export const keyName = ({ kind, curve, bits }: PublicKeyInfo): string =>
  kind === 'ec'
    ? `ecdsa-${(curve ?? 'unknown').toLowerCase().replace('-', '')}`
    : `${kind}${bits === null ? '' : `-${bits}`}`;
