import {
  type Certificate,
  OID,
  type SignedData,
  type SignerInfo,
  assembleSignedData,
  attribute,
  certificateOf,
  equalBytes,
  fromHex,
  hashName,
} from '@countersign/asn1';
import { judgeSignatureValue } from './signature-value.ts';

/** More than this authority puts into a CMS. */
const MOST_CERTIFICATES = 4;

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
 * carries must lead to `issuers`: the path by which its signer was found trusted, and the roots.
 */
export function hasIssuedForm(
  { cms, signedData, signer, isUniform }: WrittenCms,
  issuers: readonly Certificate[],
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
  return equalBytes(again, cms) && certificates.every((one) => isGenuine(one, [...issuers, ...certificates]));
}

/**
 * A certificate as it was issued: one of the path or a root itself, or signed with the key of one of these or of another of the CMS.
 * The store of the file is not asked, since anybody may add certificates of any name to it later.
 */
function isGenuine(certificate: Certificate, issuers: readonly Certificate[]): boolean {
  if (!isCanonical(certificate)) return false;
  if (issuers.some((one) => one !== certificate && equalBytes(one.der, certificate.der))) return true;
  return issuers
    .filter((issuer) => issuer !== certificate && equalBytes(issuer.subject.der, certificate.issuer.der))
    .some(
      ({ publicKey }) =>
        judgeSignatureValue(publicKey, certificate.signatureAlgorithm, certificate.tbs, certificate.signature)
          .result === 'VALID',
    );
}

/** Nothing signs the octets around what is signed. */
const isCanonical = ({ der, tbs, signatureAlgorithm, signature, ...fields }: Certificate): boolean =>
  equalBytes(certificateOf({ ...fields, der: tbs, signature: signatureAlgorithm }, signature).der, der);
