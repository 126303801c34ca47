import { berToDer } from '../der/ber.ts';
import { serialToHex } from '../der/bytes.ts';
import { DerError } from '../der/der-error.ts';
import { type DerReader, readDer } from '../der/der-reader.ts';
import { context, integer, octetString, oid, sequence, setOf, tlv, unsignedInteger } from '../der/der-writer.ts';
import { compareBytes } from '../der/bytes.ts';
import { TAG, contextTag } from '../der/tags.ts';
import { OID } from '../oids.ts';
import { type AlgorithmIdentifier, type HashName, algorithm, hashOid, readAlgorithm } from '../x509/algorithm.ts';
import { type Certificate, type SignCallback, parseCertificate } from '../x509/certificate.ts';
import { type Name, readName } from '../x509/name.ts';
import {
  type Attribute,
  type SignerCertificateRef,
  asImplicitSet,
  asUnsignedAttributes,
  buildSignedAttributes,
  explicitContent,
  readAttribute,
} from './attributes.ts';

/** How a signer identifies its certificate. */
type SignerIdentifier =
  | { readonly kind: 'issuerAndSerial'; readonly issuer: Name; readonly serialHex: string }
  | { readonly kind: 'subjectKeyId'; readonly keyId: Uint8Array };

/**
 * One signer (RFC 5652 §5.3). `signedAttributesDer` is the attribute field re-tagged as SET, exactly the octets that the
 * signature covers, and null if the signer has no signed attributes.
 */
export type SignerInfo = {
  readonly version: number;
  readonly sid: SignerIdentifier;
  readonly digestAlgorithm: AlgorithmIdentifier;
  readonly signedAttributesDer: Uint8Array | null;
  readonly signedAttributes: readonly Attribute[];
  readonly signatureAlgorithm: AlgorithmIdentifier;
  readonly signature: Uint8Array;
  readonly unsignedAttributes: readonly Attribute[];
};

/**
 * A SignedData (RFC 5652 §5.1) with everything it carries. `content` is null if it is detached; `encoding` tells whether the
 * bytes had to be transcoded from BER. Certificates that do not parse are kept separately, so that one of them does not hide
 * the others.
 */
export type SignedData = {
  readonly encoding: 'DER' | 'BER';
  readonly version: number;
  readonly digestAlgorithms: readonly AlgorithmIdentifier[];
  readonly contentType: string;
  readonly content: Uint8Array | null;
  readonly certificates: readonly Certificate[];
  readonly unreadableCertificates: readonly Uint8Array[];
  readonly crls: readonly Uint8Array[];
  readonly ocspResponses: readonly Uint8Array[];
  readonly signerInfos: readonly SignerInfo[];
};

function readSid(inner: DerReader): SignerIdentifier {
  const keyId = inner.optional(0x80, 'subjectKeyIdentifier');
  if (keyId !== null) return { kind: 'subjectKeyId', keyId: keyId.content };
  const pair = inner.sequence('issuerAndSerialNumber');
  const issuer = readName(pair, 'issuer');
  const serialHex = serialToHex(pair.integer('serialNumber'));
  pair.end('issuerAndSerialNumber');
  return { kind: 'issuerAndSerial', issuer, serialHex };
}

function retagAsSet(bytes: Uint8Array): Uint8Array {
  // A copy: the slice of a Buffer would share its octets.
  const out = new Uint8Array(bytes);
  out[0] = TAG.set;
  return out;
}

function readSignerInfo(reader: DerReader): SignerInfo {
  const inner = reader.sequence('a signer');
  const version = inner.smallInteger('the version of a signer');
  const sid = readSid(inner);
  const digestAlgorithm = readAlgorithm(inner, 'digestAlgorithm');
  const signed = inner.optional(contextTag(0), 'signedAttrs');
  const signatureAlgorithm = readAlgorithm(inner, 'signatureAlgorithm');
  const signature = inner.octetString('signature');
  const unsigned = inner.optional(contextTag(1), 'unsignedAttrs');
  inner.end('a signer');
  return {
    version,
    sid,
    digestAlgorithm,
    signedAttributesDer: signed === null ? null : retagAsSet(signed.bytes),
    signedAttributes: signed === null ? [] : inner.enter(signed).all(readAttribute),
    signatureAlgorithm,
    signature,
    unsignedAttributes: unsigned === null ? [] : inner.enter(unsigned).all(readAttribute),
  };
}

function readCertificates(inner: DerReader): Pick<SignedData, 'certificates' | 'unreadableCertificates'> {
  const field = inner.optional(contextTag(0), 'certificates');
  const certificates: Certificate[] = [];
  const unreadableCertificates: Uint8Array[] = [];
  const elements = field === null ? [] : inner.enter(field).all((list) => list.next('a certificate').bytes);
  for (const element of elements) {
    try {
      certificates.push(parseCertificate(element));
    } catch (error) {
      if (!(error instanceof DerError)) throw error;
      unreadableCertificates.push(element);
    }
  }
  return { certificates, unreadableCertificates };
}

/** RevocationInfoChoices (RFC 5652 §10.2.1): plain CRLs, and OCSP responses in the form of RFC 5940 §2. */
function readRevocations(inner: DerReader): Pick<SignedData, 'crls' | 'ocspResponses'> {
  const field = inner.optional(contextTag(1), 'crls');
  const crls: Uint8Array[] = [];
  const ocspResponses: Uint8Array[] = [];
  if (field === null) return { crls, ocspResponses };
  inner.enter(field).all((list) => {
    const element = list.next('revocation data');
    if (element.tag === TAG.sequence) crls.push(element.bytes);
    if (element.tag !== contextTag(1)) return;
    const other = list.enter(element);
    // Unsupported formats only have to contain their identifier.
    if (other.oid('the format of revocation data') !== OID.ocspRevocationInfo) return;
    ocspResponses.push(other.next('an OCSP response').bytes);
  });
  return { crls, ocspResponses };
}

function readSignedData(reader: DerReader): Omit<SignedData, 'encoding'> {
  const outer = reader.sequence('ContentInfo');
  const offset = outer.offset;
  if (outer.oid('contentType') !== OID.signedData) throw new DerError('VALUE', 'not a SignedData', offset);
  const explicit = outer.enter(outer.expect(contextTag(0), 'content'));
  outer.end('ContentInfo');
  const inner = explicit.sequence('SignedData');
  explicit.end('content');
  const version = inner.smallInteger('the version of SignedData');
  const digestAlgorithms = inner.set('digestAlgorithms').all((set) => readAlgorithm(set, 'a digest algorithm'));
  const encapsulated = inner.sequence('encapContentInfo');
  const contentType = encapsulated.oid('eContentType');
  const contentField = encapsulated.optional(contextTag(0), 'eContent');
  encapsulated.end('encapContentInfo');
  const certificates = readCertificates(inner);
  const revocations = readRevocations(inner);
  const signerInfos = inner.set('signerInfos').all(readSignerInfo);
  inner.end('SignedData');
  let content: Uint8Array | null = null;
  if (contentField !== null) {
    const wrapper = encapsulated.enter(contentField);
    content = wrapper.segmentedOctets('eContent');
    wrapper.end('eContent');
  }
  return { version, digestAlgorithms, contentType, content, ...certificates, ...revocations, signerInfos };
}

/**
 * Reads a CMS ContentInfo that holds SignedData and nothing after it. DER is read directly; if the strict reader refuses
 * lengths or segmented strings, the BER that RFC 5652 §2 allows is transcoded first. Throws a DerError.
 */
export function parseSignedData(bytes: Uint8Array): SignedData {
  try {
    return { encoding: 'DER', ...readDer(bytes, readSignedData) };
  } catch (error) {
    if (!(error instanceof DerError) || (error.kind !== 'LENGTH' && error.kind !== 'TAG')) throw error;
    const { der, consumed } = berToDer(bytes);
    if (consumed !== bytes.length) throw new DerError('TRAILING', 'bytes after the structure', consumed);
    return { encoding: 'BER', ...readDer(der, readSignedData) };
  }
}

/** The input of `assembleSignedData` for one signer. A `content` of null makes the signature detached. */
export type SignedDataFields = {
  readonly contentType: string;
  readonly content: Uint8Array | null;
  readonly certificates: readonly Uint8Array[];
  readonly signer: SignerCertificateRef;
  readonly signedAttributes: Uint8Array;
  readonly digestAlgorithm: HashName;
  readonly signatureAlgorithm: string;
  readonly signature: Uint8Array;
  readonly unsignedAttributes: readonly Uint8Array[];
};

/** Encodes a ContentInfo around a SignedData with one signer, all in DER. */
export function assembleSignedData(fields: SignedDataFields): Uint8Array {
  const { contentType, content, certificates } = fields;
  const digest = algorithm(hashOid(fields.digestAlgorithm));
  const signerInfo = sequence(
    integer(1),
    sequence(fields.signer.issuerDer, unsignedInteger(fields.signer.serial)),
    digest,
    asImplicitSet(fields.signedAttributes),
    algorithm(fields.signatureAlgorithm),
    octetString(fields.signature),
    ...asUnsignedAttributes(fields.unsignedAttributes),
  );
  const signedData = sequence(
    // RFC 5652 §5.1: version 3 if the content is not plain data, else 1.
    integer(contentType === OID.data ? 1 : 3),
    setOf(digest),
    sequence(oid(contentType), ...(content === null ? [] : [explicitContent(content)])),
    ...(certificates.length === 0 ? [] : [tlv(contextTag(0), ...certificates.toSorted(compareBytes))]),
    setOf(signerInfo),
  );
  return sequence(oid(OID.signedData), context(0, signedData));
}

/** The input of `buildSignedData`: the digest of the content, and unsigned attributes made from the signature. */
export type SignedDataRequest = Omit<SignedDataFields, 'signedAttributes' | 'signature' | 'unsignedAttributes'> & {
  readonly messageDigest: Uint8Array;
  readonly unsignedAttributes?: (signature: Uint8Array) => readonly Uint8Array[];
};

/** Builds the signed attributes, signs them and encodes the whole. */
export function buildSignedData(request: SignedDataRequest, sign: SignCallback): Uint8Array {
  const { contentType, messageDigest, signer } = request;
  const signedAttributes = buildSignedAttributes({ contentType, messageDigest, signer });
  const signature = sign(signedAttributes);
  const unsignedAttributes = request.unsignedAttributes?.(signature) ?? [];
  return assembleSignedData({ ...request, signedAttributes, signature, unsignedAttributes });
}
