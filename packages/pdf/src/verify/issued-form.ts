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

/** More certificates than this authority puts into a CMS. */
const MOST_CERTIFICATES = 4;

/** A CMS and its location. */
export interface WrittenCms {
  readonly cms: Uint8Array;
  readonly signedData: SignedData;
  readonly signer: SignerInfo;
  /** Whether its hexadecimal digits in the PDF use one case; true inside another CMS. */
  readonly isUniform: boolean;
}

/**
 * Whether a CMS is octet by octet what this authority issues: its versions, list of digests, certificate copies and unsigned
 * attributes are not signed, so that the last CMS of a file could be changed there unnoticed. The certificates that it carries
 * must lead to `issuers`: the path on which its signer was trusted, and the roots.
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
    contentType,
    content,
    digestAlgorithm: hash,
    signedAttributes: signer.signedAttributesDer,
    certificates: certificates.map(({ der }) => der),
    // Its hash is in the signed attributes.
    signer: { issuerDer: signer.sid.issuer.der, serial: fromHex(signer.sid.serialHex), certHash: new Uint8Array() },
    signatureAlgorithm: signer.signatureAlgorithm.oid,
    signature: signer.signature,
    unsignedAttributes: signer.unsignedAttributes.map(({ oid, values }) => attribute(oid, ...values)),
  });
  return equalBytes(again, cms) && certificates.every((one) => isGenuine(one, [...issuers, ...certificates]));
}

/**
 * Whether a certificate is unchanged since it was issued: it is in the path or a root, or is signed with the key of one of
 * these or of another certificate in the CMS. The store of the file is not used, because anyone may add certificates with any
 * name to it later.
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

/** The octets around the signed parts are not signed. */
const isCanonical = ({ der, tbs, signatureAlgorithm, signature, ...fields }: Certificate): boolean =>
  equalBytes(certificateOf({ ...fields, der: tbs, signature: signatureAlgorithm }, signature).der, der);
