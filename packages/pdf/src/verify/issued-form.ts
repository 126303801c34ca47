import {
  type Certificate,
  OID,
  type SignedData,
  type SignerInfo,
  assembleSignedData,
  attribute,
  equalBytes,
  fromHex,
  hashName,
} from '@countersign/asn1';
import { judgeSignatureValue } from './signature-value.ts';

/** More than this authority puts into a CMS, and more issuers of one name than it has had. */
const MOST_CERTIFICATES = 4;
const MOST_ISSUERS = 16;

/** A CMS, and where it stands. */
export interface WrittenCms {
  readonly cms: Uint8Array;
  readonly signedData: SignedData;
  readonly signer: SignerInfo;
  /** The digits in which a PDF holds it are written alike; true where it stands in another CMS. */
  readonly isUniform: boolean;
}

/**
 * Whether a CMS is octet by octet what this authority issues: nothing signs its versions, its list of digests, the copies of its
 * certificates and its unsigned attributes, so that the last one of a file could be changed there unnoticed. The certificates that it
 * carries must stand in `known` as they are, or be signed by one that does, or by one another.
 */
export function hasIssuedForm(
  { cms, signedData, signer, isUniform }: WrittenCms,
  known: readonly Certificate[],
): boolean {
  const hash = hashName(signer.digestAlgorithm.oid);
  if (!isUniform || hash === null || signer.sid.kind !== 'issuerAndSerial' || signer.signedAttributesDer === null)
    return false;
  if (signedData.unreadableCertificates.length > 0 || signedData.certificates.length > MOST_CERTIFICATES) return false;
  if (signer.unsignedAttributes.some(({ oid }) => oid !== OID.signatureTimeStamp)) return false;
  const { contentType, content, certificates } = signedData;
  const again = assembleSignedData({
    ...{ contentType, content, digestAlgorithm: hash, signedAttributes: signer.signedAttributesDer },
    certificates: certificates.map(({ der }) => der),
    // Its hash stands in the signed attributes.
    signer: { issuerDer: signer.sid.issuer.der, serial: fromHex(signer.sid.serialHex), certHash: new Uint8Array() },
    ...{ signatureAlgorithm: signer.signatureAlgorithm.oid, signature: signer.signature },
    unsignedAttributes: signer.unsignedAttributes.map(({ oid, values }) => attribute(oid, ...values)),
  });
  return equalBytes(again, cms) && certificates.every((one) => isGenuine(one, [...known, ...certificates]));
}

/** A certificate that others hold too is the same there; any other is signed by one of them. */
function isGenuine(certificate: Certificate, others: readonly Certificate[]): boolean {
  const isNamesake = (other: Certificate): boolean =>
    other !== certificate &&
    other.serialHex === certificate.serialHex &&
    equalBytes(other.issuer.der, certificate.issuer.der);
  const namesakes = others.filter(isNamesake);
  if (namesakes.length > 0) return namesakes.every((other) => equalBytes(other.der, certificate.der));
  return others
    .filter((issuer) => equalBytes(issuer.subject.der, certificate.issuer.der))
    .slice(0, MOST_ISSUERS)
    .some(
      ({ publicKey }) =>
        judgeSignatureValue(publicKey, certificate.signatureAlgorithm, certificate.tbs, certificate.signature)
          .result === 'VALID',
    );
}
