import { createHash, timingSafeEqual } from 'node:crypto';
import {
  type Certificate,
  type SignedData,
  type SignerInfo,
  contentTypeAttribute,
  equalBytes,
  hashName,
  messageDigestAttribute,
  parseSignedData,
  signingCertificateIds,
} from '@countersign/asn1';
import { isSoundHash, judgeSignatureValue } from './signature-value.ts';

/** What holds a CMS signature together, before anybody is trusted. */
export interface CmsJudgement {
  readonly signedData: SignedData;
  readonly signer: SignerInfo;
  readonly certificate: Certificate | null;
  /** The content is the signed one and the signature is the key's. */
  readonly integrity: boolean;
  /** Sub-indication of ETSI EN 319 102-1 where it is not. */
  readonly failure:
    | 'FORMAT_FAILURE'
    | 'HASH_FAILURE'
    | 'SIG_CRYPTO_FAILURE'
    | 'CRYPTO_CONSTRAINTS_FAILURE'
    | 'NO_SIGNING_CERTIFICATE_FOUND'
    | null;
}

/** What was signed: chunks of a file for a detached signature, or the content inside of a token. */
export type SignedContent = readonly Uint8Array[] | 'ENCAPSULATED';

/**
 * Judges a CMS with exactly one signer (ISO 32000-2 §12.8.3.3.1) whose contentType must be `contentType`. Throws a DerError on
 * what is no CMS.
 */
export function judgeCms(der: Uint8Array, content: SignedContent, contentType: string): CmsJudgement {
  const signedData = parseSignedData(der);
  const [signer] = signedData.signerInfos;
  if (!signer || signedData.signerInfos.length !== 1) throw new TypeError('a signature has exactly one signer');
  const certificate = findSigner(signedData.certificates, signer);
  const failure = judge(signedData, signer, certificate, content, contentType);
  return { signedData, signer, certificate, integrity: failure === null, failure };
}

function judge(
  signedData: SignedData,
  signer: SignerInfo,
  certificate: Certificate | null,
  content: SignedContent,
  contentType: string,
): CmsJudgement['failure'] {
  if (certificate === null) return 'NO_SIGNING_CERTIFICATE_FOUND';
  const hash = hashName(signer.digestAlgorithm.oid);
  const chunks = content === 'ENCAPSULATED' ? (signedData.content === null ? null : [signedData.content]) : content;
  const isDetached = content !== 'ENCAPSULATED';
  if (chunks === null || (isDetached && signedData.content !== null) || signedData.contentType !== contentType)
    return 'FORMAT_FAILURE';
  if (signer.signedAttributesDer === null || contentTypeAttribute(signer.signedAttributes) !== contentType)
    return 'FORMAT_FAILURE';
  if (!isSoundHash(hash)) return 'CRYPTO_CONSTRAINTS_FAILURE';
  const digest = createHash(hash);
  for (const chunk of chunks) digest.update(chunk);
  const claimed = messageDigestAttribute(signer.signedAttributes);
  if (claimed === null || !sameDigest(digest.digest(), claimed)) return 'HASH_FAILURE';
  if (!bindsCertificate(signer, certificate)) return 'SIG_CRYPTO_FAILURE';
  const value = judgeSignatureValue(
    certificate.publicKey,
    signer.signatureAlgorithm,
    signer.signedAttributesDer,
    signer.signature,
    hash,
  );
  if (value === 'WEAK' || value === 'UNSUPPORTED') return 'CRYPTO_CONSTRAINTS_FAILURE';
  return value === 'VALID' ? null : 'SIG_CRYPTO_FAILURE';
}

const sameDigest = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && timingSafeEqual(a, b);

function findSigner(certificates: readonly Certificate[], { sid }: SignerInfo): Certificate | null {
  return (
    certificates.find((certificate) =>
      sid.kind === 'issuerAndSerial'
        ? certificate.serialHex === sid.serialHex && equalBytes(certificate.issuer.der, sid.issuer.der)
        : certificate.subjectKeyId !== null && equalBytes(certificate.subjectKeyId, sid.keyId),
    ) ?? null
  );
}

/** The signed certificate hash, where there is one, names this very certificate (ETSI EN 319 122-1 §5.2.2). */
function bindsCertificate(signer: SignerInfo, certificate: Certificate): boolean {
  const [id] = signingCertificateIds(signer.signedAttributes) ?? [];
  if (!id) return true;
  return id.hash !== null && sameDigest(createHash(id.hash).update(certificate.der).digest(), id.certHash);
}

/** True where the signature binds its certificate, as every PAdES baseline signature does. */
export const hasSigningCertificate = (signer: SignerInfo): boolean =>
  signingCertificateIds(signer.signedAttributes) !== null;
