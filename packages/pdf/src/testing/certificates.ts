import { type KeyObject, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import {
  type Certificate,
  type Extension,
  OID,
  assembleSigned,
  buildName,
  buildTbsCertificate,
  extensions,
  parseCertificate,
} from '@countersign/asn1';

export interface KeyPair {
  readonly key: KeyObject;
  readonly spki: Uint8Array;
}

export function ecKey(namedCurve = 'P-256'): KeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve });
  return { key: privateKey, spki: new Uint8Array(publicKey.export({ type: 'spki', format: 'der' })) };
}

export interface CertificatePlan {
  readonly subject: string | Uint8Array;
  readonly issuer: string | Uint8Array;
  /** The subject's public key. */
  readonly spki: Uint8Array;
  /** The issuer's key. */
  readonly by: KeyObject;
  readonly more?: readonly Extension[];
  readonly isAuthority?: boolean;
}

const FROM = new Date('2026-01-01T00:00:00Z');
export const UNTIL = new Date('2028-01-01T00:00:00Z');

const nameOf = (name: string | Uint8Array): Uint8Array => (typeof name === 'string' ? buildName([['CN', name]]) : name);

/** A certificate as an attacker may create it: any names, any extensions, signed by any key. */
export function certificate({
  subject,
  issuer,
  spki,
  by,
  more = [],
  isAuthority = true,
}: CertificatePlan): Certificate {
  const authority = [
    extensions.basicConstraints({ ca: true, pathLength: null }),
    extensions.keyUsage(['keyCertSign', 'cRLSign']),
  ];
  const tbs = buildTbsCertificate({
    serial: randomBytes(16),
    signatureAlgorithm: OID.sha256WithEcdsa,
    spki,
    notBefore: FROM,
    notAfter: UNTIL,
    issuer: nameOf(issuer),
    subject: nameOf(subject),
    extensions: [...(isAuthority ? authority : []), ...more],
  });
  return parseCertificate(assembleSigned(tbs, OID.sha256WithEcdsa, sign('sha256', tbs, by)));
}
