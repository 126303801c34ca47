import { type DerReader, readDer } from '../der/der-reader.ts';
import { context, octetString, oid, sequence, setOf, unsignedInteger } from '../der/der-writer.ts';
import { DerError } from '../der/der-error.ts';
import { TAG } from '../der/tags.ts';
import { serialToHex } from '../der/bytes.ts';
import { OID } from '../oids.ts';
import { type HashName, algorithm, hashName, hashOid, readAlgorithm } from '../x509/algorithm.ts';
import { directoryName, readGeneralName } from '../x509/general-name.ts';
import type { Name } from '../x509/name.ts';

/** An attribute of a signer (RFC 5652 §5.3); each value is a whole encoded element. */
export type Attribute = { readonly oid: string; readonly values: readonly Uint8Array[] };

export function readAttribute(reader: DerReader): Attribute {
  const inner = reader.sequence('an attribute');
  const type = inner.oid('the type of an attribute');
  const values = inner.set('the values of an attribute').all((set) => set.next('a value').bytes);
  inner.end('an attribute');
  return { oid: type, values };
}

export const attribute = (type: string, ...values: readonly Uint8Array[]): Uint8Array =>
  sequence(oid(type), setOf(...values));

/**
 * The only value of an attribute, or null if the attribute is absent. Throws a DerError if it occurs twice or does not have
 * exactly one value, which RFC 5652 §11 forbids for all attributes read here.
 */
function singleValue(attributes: readonly Attribute[], type: string): Uint8Array | null {
  const found = attributes.filter((candidate) => candidate.oid === type);
  const [first] = found;
  if (first === undefined) return null;
  const [value] = first.values;
  if (found.length > 1 || first.values.length !== 1 || value === undefined) {
    throw new DerError('VALUE', `attribute ${type} does not have exactly one value`);
  }
  return value;
}

const read = <T>(attributes: readonly Attribute[], type: string, how: (reader: DerReader) => T): T | null => {
  const value = singleValue(attributes, type);
  return value === null ? null : readDer(value, how);
};

export const contentTypeAttribute = (attributes: readonly Attribute[]): string | null =>
  read(attributes, OID.contentType, (r) => r.oid('contentType'));

export const messageDigestAttribute = (attributes: readonly Attribute[]): Uint8Array | null =>
  read(attributes, OID.messageDigest, (r) => r.octetString('messageDigest'));

/** The tokens of signature-time-stamp attributes (RFC 3161 Appendix A); each is a whole ContentInfo. */
export const timestampTokens = (unsignedAttributes: readonly Attribute[]): Uint8Array[] =>
  unsignedAttributes.filter(({ oid: type }) => type === OID.signatureTimeStamp).flatMap(({ values }) => values);

/** A certificate identified by its hash (RFC 5035); `hash` is null if the algorithm is unknown. */
export type EssCertId = {
  readonly hash: HashName | null;
  readonly certHash: Uint8Array;
  readonly issuer: Name | null;
  readonly serialHex: string | null;
};

function readIssuerSerial(inner: DerReader): { issuer: Name | null; serialHex: string | null } {
  if (inner.done) return { issuer: null, serialHex: null };
  const field = inner.sequence('issuerSerial');
  const names = field.sequence('issuer').all(readGeneralName);
  const serialHex = serialToHex(field.integer('serialNumber'));
  field.end('issuerSerial');
  const directory = names.find((name) => name.kind === 'directory');
  return { issuer: directory?.kind === 'directory' ? directory.name : null, serialHex };
}

function readEssCertIds(reader: DerReader, version: 1 | 2): EssCertId[] {
  const outer = reader.sequence('signingCertificate');
  const ids = outer.sequence('certs').all((list) => {
    const inner = list.sequence('a certificate id');
    let hash: HashName | null = version === 1 ? 'sha1' : 'sha256';
    if (version === 2 && inner.peek() === TAG.sequence) hash = hashName(readAlgorithm(inner, 'hashAlgorithm').oid);
    const certHash = inner.octetString('certHash');
    const named = readIssuerSerial(inner);
    inner.end('a certificate id');
    return { hash, certHash, ...named };
  });
  outer.optional(TAG.sequence, 'policies');
  outer.end('signingCertificate');
  return ids;
}

/**
 * The certificates that the signer bound into the signature, its own first, from signingCertificateV2 or else from the SHA-1
 * attribute of old signatures (ETSI EN 319 122-1 §5.2.2). Null if neither attribute is present.
 */
export const signingCertificateIds = (attributes: readonly Attribute[]): EssCertId[] | null =>
  read(attributes, OID.signingCertificateV2, (r) => readEssCertIds(r, 2)) ??
  read(attributes, OID.signingCertificate, (r) => readEssCertIds(r, 1));

/** The identification of a signer's certificate: its issuer's name and serial as encoded, and its hash. */
export type SignerCertificateRef = {
  readonly issuerDer: Uint8Array;
  readonly serial: Uint8Array;
  readonly certHash: Uint8Array;
  readonly certHashAlgorithm?: HashName;
};

/** The value of signingCertificateV2 (RFC 5035 §3): SHA-256 is the default and therefore not written. */
function signingCertificateV2(ref: SignerCertificateRef): Uint8Array {
  const hash = ref.certHashAlgorithm ?? 'sha256';
  const certId = sequence(
    ...(hash === 'sha256' ? [] : [algorithm(hashOid(hash))]),
    octetString(ref.certHash),
    sequence(sequence(directoryName(ref.issuerDer)), unsignedInteger(ref.serial)),
  );
  return sequence(sequence(certId));
}

/** Signed attributes as encoded in a SignerInfo: the same content under `[0] IMPLICIT`. */
export function asImplicitSet(setDer: Uint8Array): Uint8Array {
  const out = new Uint8Array(setDer);
  out[0] = 0xa0;
  return out;
}

export const asUnsignedAttributes = (attributes: readonly Uint8Array[]): Uint8Array[] => {
  if (attributes.length === 0) return [];
  const out = setOf(...attributes);
  out[0] = 0xa1;
  return [out];
};

/** The input of `buildSignedAttributes`; without signingTime, which PAdES stores in /M (ETSI EN 319 142-1 §6.3). */
export type SignedAttributesFields = {
  readonly contentType: string;
  readonly messageDigest: Uint8Array;
  readonly signer: SignerCertificateRef;
};

/** The signed attributes as the DER SET OF over which the signature is made (RFC 5652 §5.4). */
export function buildSignedAttributes({ contentType, messageDigest, signer }: SignedAttributesFields): Uint8Array {
  return setOf(
    attribute(OID.contentType, oid(contentType)),
    attribute(OID.messageDigest, octetString(messageDigest)),
    attribute(OID.signingCertificateV2, signingCertificateV2(signer)),
  );
}

/** Reads the output of `buildSignedAttributes`, or a signer's `signedAttributesDer`. Throws a DerError. */
export const parseSignedAttributes = (setDer: Uint8Array): Attribute[] =>
  readDer(setDer, (reader) => reader.set('signed attributes').all(readAttribute));

/**
 * Signed attributes in the order that DER gives a SET OF (X.690 §11.6), over which a signature is made independent of their
 * order in the CMS (RFC 5652 §5.4). Throws a DerError.
 */
export const orderedAttributes = (setDer: Uint8Array): Uint8Array =>
  readDer(setDer, (reader) => setOf(...reader.set('signed attributes').all((set) => set.next('an attribute').bytes)));

/** An unsigned signature-time-stamp attribute around a time-stamp token. */
export const signatureTimeStamp = (token: Uint8Array): Uint8Array => attribute(OID.signatureTimeStamp, token);

export const explicitContent = (content: Uint8Array): Uint8Array => context(0, octetString(content));
