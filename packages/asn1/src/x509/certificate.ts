import { equalBytes, serialToHex } from '../der/bytes.ts';
import { DerError } from '../der/der-error.ts';
import { type DerReader, readDer } from '../der/der-reader.ts';
import { bitString, context, integer, sequence, time, unsignedInteger } from '../der/der-writer.ts';
import { TAG } from '../der/tags.ts';
import { OID } from '../oids.ts';
import { type AlgorithmIdentifier, algorithm, readAlgorithm } from './algorithm.ts';
import { encodeExtensions } from './extension-writer.ts';
import {
  type AuthorityInfoAccess,
  type AuthorityKeyIdentifier,
  type BasicConstraints,
  type Extension,
  type KeyUsage,
  extension,
  readAuthorityInfoAccess,
  readAuthorityKeyId,
  readBasicConstraints,
  readDistributionPoints,
  readExtension,
  readExtensions,
  readKeyUsage,
  readOids,
  readPolicies,
} from './extensions.ts';
import { type Name, readName } from './name.ts';
import { type PublicKeyInfo, readPublicKeyInfo } from './public-key.ts';

/** Signs the encoded to-be-signed structure and returns the signature's octets; keys are not exposed. */
export type SignCallback = (tbs: Uint8Array) => Uint8Array;

/** TBSCertificate (RFC 5280 §4.1.2). Fields of extensions are null if the extension is absent. */
export type TbsCertificate = {
  readonly der: Uint8Array;
  readonly version: number;
  /** Content octets of the INTEGER, sign included. */
  readonly serial: Uint8Array;
  /** Lower-case hexadecimal without leading zero octets. */
  readonly serialHex: string;
  readonly signature: AlgorithmIdentifier;
  readonly issuer: Name;
  readonly subject: Name;
  readonly notBefore: Date;
  readonly notAfter: Date;
  readonly publicKey: PublicKeyInfo;
  readonly extensions: readonly Extension[];
  readonly basicConstraints: BasicConstraints | null;
  readonly keyUsage: readonly KeyUsage[] | null;
  readonly extendedKeyUsage: readonly string[] | null;
  readonly authorityKeyId: AuthorityKeyIdentifier | null;
  readonly subjectKeyId: Uint8Array | null;
  readonly authorityInfoAccess: AuthorityInfoAccess | null;
  readonly crlUrls: readonly string[] | null;
  readonly policies: readonly string[] | null;
  readonly ocspNoCheck: boolean;
};

/** A certificate: its fields together with the signature over `tbs`. */
export type Certificate = Omit<TbsCertificate, 'der' | 'signature'> & {
  readonly der: Uint8Array;
  readonly tbs: Uint8Array;
  readonly signatureAlgorithm: AlgorithmIdentifier;
  readonly signature: Uint8Array;
};

function knownExtensions(list: readonly Extension[]) {
  return {
    basicConstraints: readExtension(list, OID.basicConstraints, readBasicConstraints),
    keyUsage: readExtension(list, OID.keyUsage, readKeyUsage),
    extendedKeyUsage: readExtension(list, OID.extendedKeyUsage, readOids),
    authorityKeyId: readExtension(list, OID.authorityKeyIdentifier, readAuthorityKeyId),
    subjectKeyId: readExtension(list, OID.subjectKeyIdentifier, (r) => r.octetString('subjectKeyIdentifier')),
    authorityInfoAccess: readExtension(list, OID.authorityInfoAccess, readAuthorityInfoAccess),
    crlUrls: readExtension(list, OID.crlDistributionPoints, readDistributionPoints),
    policies: readExtension(list, OID.certificatePolicies, readPolicies),
    ocspNoCheck: extension(list, OID.ocspNoCheck) !== null,
  };
}

function readVersion(inner: DerReader): number {
  const field = inner.optional(0xa0, 'version');
  const version = field === null ? 0 : inner.enter(field).smallInteger('version');
  if (version > 2) throw new DerError('VALUE', 'a certificate of an unknown version', inner.offset);
  return version + 1;
}

function readTbs(reader: DerReader): TbsCertificate {
  const element = reader.expect(TAG.sequence, 'tbsCertificate');
  const inner = reader.enter(element);
  const version = readVersion(inner);
  const serial = inner.integer('serialNumber');
  const signature = readAlgorithm(inner, 'signature');
  const issuer = readName(inner, 'issuer');
  const validity = inner.sequence('validity');
  const notBefore = validity.time('notBefore');
  const notAfter = validity.time('notAfter');
  validity.end('validity');
  const subject = readName(inner, 'subject');
  const publicKey = readPublicKeyInfo(inner);
  inner.optional(0x81, 'issuerUniqueID');
  inner.optional(0x82, 'subjectUniqueID');
  const field = inner.optional(0xa3, 'extensions');
  const extensions = field === null ? [] : readExtensions(inner.enter(field));
  inner.end('tbsCertificate');
  const serialHex = serialToHex(serial);
  const fixed = { version, serial, serialHex, signature, issuer, subject, notBefore, notAfter, publicKey };
  return { der: element.bytes, ...fixed, extensions, ...knownExtensions(extensions) };
}

/** Reads a separate TBSCertificate, such as one that is not signed yet. Throws a DerError. */
export const parseTbsCertificate = (der: Uint8Array): TbsCertificate => readDer(der, readTbs);

export function readCertificate(reader: DerReader): Certificate {
  const element = reader.expect(TAG.sequence, 'a certificate');
  const outer = reader.enter(element);
  const { der: tbs, signature: inside, ...fields } = readTbs(outer);
  const signatureAlgorithm = readAlgorithm(outer, 'signatureAlgorithm');
  const { bytes } = outer.bitString('signatureValue');
  outer.end('a certificate');
  // RFC 5280 §4.1.1.2: both identifiers must be the same, because the outer one is not signed.
  if (!equalBytes(inside.der, signatureAlgorithm.der)) {
    throw new DerError('VALUE', 'a certificate names two signature algorithms', element.offset);
  }
  return { ...fields, der: element.bytes, tbs, signatureAlgorithm, signature: bytes };
}

/**
 * Reads one X.509 certificate, strictly: DER only, malformed known extensions and repeated extensions are refused. Nothing is
 * verified: neither the signature, nor times, nor names. Throws a DerError.
 */
export const parseCertificate = (der: Uint8Array): Certificate => readDer(der, readCertificate);

/** The input of `buildTbsCertificate`. `issuer`, `subject` and `spki` are DER; `serial` unsigned big-endian octets. */
export type CertificateFields = {
  readonly serial: Uint8Array;
  readonly signatureAlgorithm: string;
  readonly issuer: Uint8Array;
  readonly subject: Uint8Array;
  readonly notBefore: Date;
  readonly notAfter: Date;
  readonly spki: Uint8Array;
  readonly extensions: readonly Extension[];
};

/** Encodes a version 3 TBSCertificate. */
export function buildTbsCertificate(fields: CertificateFields): Uint8Array {
  return sequence(
    context(0, integer(2)),
    unsignedInteger(fields.serial),
    algorithm(fields.signatureAlgorithm),
    fields.issuer,
    sequence(time(fields.notBefore), time(fields.notAfter)),
    fields.subject,
    fields.spki,
    ...(fields.extensions.length === 0 ? [] : [context(3, encodeExtensions(fields.extensions))]),
  );
}

/** The SIGNED macro that certificates, CRLs and OCSP share: structure, algorithm, signature. */
export const assembleSigned = (tbs: Uint8Array, signatureAlgorithm: string, signature: Uint8Array): Uint8Array =>
  sequence(tbs, algorithm(signatureAlgorithm), bitString(signature));

/** Combines a parsed TBSCertificate and the signature over it into a certificate without parsing again. */
export function certificateOf(parsed: TbsCertificate, signature: Uint8Array): Certificate {
  const { der: tbs, signature: signatureAlgorithm, ...fields } = parsed;
  const der = sequence(tbs, signatureAlgorithm.der, bitString(signature));
  return { ...fields, der, tbs, signatureAlgorithm, signature };
}

/** Builds and signs a certificate in one step. */
export function buildCertificate(fields: CertificateFields, sign: SignCallback): Uint8Array {
  const tbs = buildTbsCertificate(fields);
  return assembleSigned(tbs, fields.signatureAlgorithm, sign(tbs));
}
