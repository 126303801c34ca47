import { serialToHex } from '../der/bytes.ts';
import { type DerReader, readDer } from '../der/der-reader.ts';
import { context, octetString, sequence, unsignedInteger } from '../der/der-writer.ts';
import { TAG } from '../der/tags.ts';
import { OID } from '../oids.ts';
import { type HashName, algorithm, hashName, hashOid, readAlgorithm } from '../x509/algorithm.ts';
import { encodeExtensions } from '../x509/extension-writer.ts';
import { type Extension, readExtension, readExtensions } from '../x509/extensions.ts';

/** CertID (RFC 6960 §4.1.1); `der` is kept so that an answer repeats it octet for octet. */
export type CertId = {
  readonly der: Uint8Array;
  readonly hash: HashName | null;
  readonly issuerNameHash: Uint8Array;
  readonly issuerKeyHash: Uint8Array;
  readonly serialHex: string;
};

/** OCSPRequest (RFC 6960 §4.1.1). A signature over it is ignored, because this service answers everyone. */
export type OcspRequest = {
  readonly certIds: readonly CertId[];
  readonly nonce: Uint8Array | null;
  readonly extensions: readonly Extension[];
};

export function readCertId(reader: DerReader): CertId {
  const element = reader.expect(TAG.sequence, 'certID');
  const inner = reader.enter(element);
  const hash = hashName(readAlgorithm(inner, 'hashAlgorithm').oid);
  const issuerNameHash = inner.octetString('issuerNameHash');
  const issuerKeyHash = inner.octetString('issuerKeyHash');
  const serialHex = serialToHex(inner.integer('serialNumber'));
  inner.end('certID');
  return { der: element.bytes, hash, issuerNameHash, issuerKeyHash, serialHex };
}

/** The octets of the nonce (RFC 9654 §2.1), null if there is none. */
export function readNonce(extensions: readonly Extension[]): Uint8Array | null {
  return readExtension(extensions, OID.ocspNonce, (reader) => reader.octetString('nonce'));
}

function readRequest(reader: DerReader): OcspRequest {
  const outer = reader.sequence('OCSPRequest');
  const tbs = outer.sequence('tbsRequest');
  tbs.optional(0xa0, 'version');
  tbs.optional(0xa1, 'requestorName');
  const certIds = tbs.sequence('requestList').all((list) => {
    const single = list.sequence('a request');
    const certId = readCertId(single);
    single.optional(0xa0, 'singleRequestExtensions');
    single.end('a request');
    return certId;
  });
  const field = tbs.optional(0xa2, 'requestExtensions');
  const extensions = field === null ? [] : readExtensions(tbs.enter(field));
  tbs.end('tbsRequest');
  outer.optional(0xa0, 'optionalSignature');
  outer.end('OCSPRequest');
  return { certIds, nonce: readNonce(extensions), extensions };
}

/** Reads an OCSP request. Throws a DerError. */
export const parseOcspRequest = (der: Uint8Array): OcspRequest => readDer(der, readRequest);

/** The identification of a certificate for its issuer's responder. `serial` is unsigned big-endian octets. */
export type CertIdFields = {
  readonly hash: HashName;
  readonly issuerNameHash: Uint8Array;
  readonly issuerKeyHash: Uint8Array;
  readonly serial: Uint8Array;
};

export const buildCertId = ({ hash, issuerNameHash, issuerKeyHash, serial }: CertIdFields): Uint8Array =>
  sequence(algorithm(hashOid(hash)), octetString(issuerNameHash), octetString(issuerKeyHash), unsignedInteger(serial));

/** The nonce extension (RFC 9654 §2.1). */
export const nonceExtension = (nonce: Uint8Array): Extension => ({
  oid: OID.ocspNonce,
  critical: false,
  value: octetString(nonce),
});

/** Encodes an unsigned request over CertIDs in DER. */
export function buildOcspRequest(certIds: readonly Uint8Array[], nonce: Uint8Array | null = null): Uint8Array {
  const extensions = nonce === null ? [] : [context(2, encodeExtensions([nonceExtension(nonce)]))];
  return sequence(sequence(sequence(...certIds.map((certId) => sequence(certId))), ...extensions));
}
