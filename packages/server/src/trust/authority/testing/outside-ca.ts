import { type KeyObject, createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import {
  type Certificate,
  type Extension,
  type KeyUsage,
  OID,
  buildCertificate,
  buildCrl,
  buildName,
  extensions,
  parseCertificate,
} from '@countersign/asn1';

/** A CA of another authority, with its key. */
export interface OutsideCa {
  readonly der: Uint8Array;
  readonly parsed: Certificate;
  readonly key: KeyObject;
}

/** What a certificate differs in from a good one for a CA. */
export interface Differing {
  /** Days from now on; a good one has started yesterday. */
  readonly from?: number;
  readonly until?: number;
  readonly isCa?: boolean;
  readonly pathLength?: number | null;
  readonly usages?: readonly KeyUsage[];
  readonly purposes?: readonly string[];
  readonly more?: readonly Extension[];
  readonly isWeak?: boolean;
  /** Where the list of its issuer is published. */
  readonly listUrls?: readonly string[];
}

const DAY_MS = 86_400_000;
const SHA1_WITH_ECDSA = '1.2.840.10045.4.1';
const dayFrom = (days: number): Date => new Date(Math.floor(Date.now() / 1000) * 1000 + days * DAY_MS);
const keyIdOf = (spki: Uint8Array): Uint8Array => createHash('sha1').update(spki).digest();

/** A certificate for a subject and a key, signed by a CA. */
export function certified(
  { subject, spki }: { readonly subject: Uint8Array; readonly spki: Uint8Array },
  by: Pick<OutsideCa, 'key'> & { readonly name: Uint8Array; readonly spki: Uint8Array },
  how: Differing = {},
): Uint8Array {
  const { isCa = true, pathLength = null, usages = ['keyCertSign', 'cRLSign'], purposes = [], more = [] } = how;
  const { from = -1, until = 7000, isWeak = false, listUrls = [] } = how;
  const fields = {
    serial: Uint8Array.of(0x40, ...randomBytes(15)),
    signatureAlgorithm: isWeak ? SHA1_WITH_ECDSA : OID.sha256WithEcdsa,
    issuer: by.name,
    subject,
    notBefore: dayFrom(from),
    notAfter: dayFrom(until),
    spki,
    extensions: [
      extensions.basicConstraints({ ca: isCa, pathLength }),
      ...(usages.length === 0 ? [] : [extensions.keyUsage(usages)]),
      extensions.subjectKeyIdentifier(keyIdOf(spki)),
      extensions.authorityKeyIdentifier(keyIdOf(by.spki)),
      ...(purposes.length === 0 ? [] : [extensions.extendedKeyUsage(purposes, false)]),
      ...(listUrls.length === 0 ? [] : [extensions.crlDistributionPoints(listUrls)]),
      ...more,
    ],
  };
  return buildCertificate(fields, (tbs) => sign(isWeak ? 'sha1' : 'sha256', tbs, by.key));
}

/** A new CA below another one, or a root. */
export function outsideCa(name: string, by: OutsideCa | null, how: Differing = {}): OutsideCa {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = new Uint8Array(publicKey.export({ type: 'spki', format: 'der' }));
  const subject = buildName([
    ['C', 'CH'],
    ['O', 'Acme'],
    ['CN', name],
  ]);
  const issuer = by === null ? { name: subject, spki, key: privateKey } : issuing(by);
  const der = certified({ subject, spki }, issuer, { until: by === null ? 7300 : 7000, ...how });
  return { der, parsed: parseCertificate(der), key: privateKey };
}

export const issuing = ({ parsed, key }: OutsideCa) => ({
  name: parsed.subject.der,
  spki: parsed.publicKey.spki,
  key,
});

/** A revocation list of a CA. */
export function outsideList(
  { parsed, key }: OutsideCa,
  {
    number,
    from = -1,
    until = 90,
    revoked = [],
    more = [],
  }: {
    readonly number: number;
    /** Days from now on. */
    readonly from?: number;
    readonly until?: number;
    readonly revoked?: readonly Certificate[];
    readonly more?: readonly Extension[];
  },
): Uint8Array {
  const fields = {
    signatureAlgorithm: OID.sha256WithEcdsa,
    issuer: parsed.subject.der,
    thisUpdate: dayFrom(from),
    nextUpdate: dayFrom(until),
    entries: revoked.map(({ serial }) => ({ serial, revokedAt: dayFrom(from), reason: null })),
    extensions: [
      extensions.authorityKeyIdentifier(parsed.subjectKeyId ?? new Uint8Array()),
      extensions.crlNumber(BigInt(number)),
      ...more,
    ],
  };
  return buildCrl(fields, (tbs) => sign('sha256', tbs, key));
}
