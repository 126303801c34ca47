import { timingSafeEqual } from 'node:crypto';
import {
  type Certificate,
  type HashName,
  OID,
  type SignedData,
  type SignerInfo,
  contentTypeAttribute,
  equalBytes,
  hashName,
  messageDigestAttribute,
  orderedAttributes,
  parseSignedData,
  signingCertificateIds,
} from '@countersign/asn1';
import { digestOf } from './digest.ts';
import type { SubIndication } from './report.ts';
import { judgeSignatureValue } from './signature-value.ts';
import { type Binding, hashBinding } from './strength.ts';

/** The integrity of a CMS signature, before any decision on trust. */
export interface CmsJudgement {
  readonly signedData: SignedData;
  readonly signer: SignerInfo;
  readonly certificate: Certificate | null;
  /** Sub-indication of ETSI EN 319 102-1 if the content is not the signed one, or the signature was not made with the key. */
  readonly failure: SubIndication | null;
  /** The algorithms it relies on, each with the end of its strength; empty if unknown. */
  readonly bindings: readonly Binding[];
}

/** The signed data: detached octets, whose digest is computed on demand, or the encapsulated content. */
export type SignedContent =
  | {
      readonly kind: 'DETACHED';
      readonly digest: (hash: HashName) => Uint8Array;
      readonly pieces: readonly Uint8Array[];
    }
  | { readonly kind: 'ENCAPSULATED' };

const DETACHED_TYPE = OID.data;

/**
 * Verifies a CMS with exactly one signer (ISO 32000-2 §12.8.3.3.1) whose contentType must be `contentType`. Throws a DerError
 * or TypeError if it is not such a CMS.
 */
export function judgeCms(der: Uint8Array, content: SignedContent, contentType: string = DETACHED_TYPE): CmsJudgement {
  const signedData = parseSignedData(der);
  const [signer] = signedData.signerInfos;
  if (!signer || signedData.signerInfos.length !== 1) throw new TypeError('a signature must have exactly one signer');
  const certificate = findSigner(signedData.certificates, signer);
  const judgementOf = (failure: SubIndication | null, bindings: readonly Binding[] = []): CmsJudgement => ({
    signedData,
    signer,
    certificate,
    failure,
    bindings,
  });
  const hash = hashName(signer.digestAlgorithm.oid);
  const isDetached = content.kind === 'DETACHED';
  if (signedData.contentType !== contentType || isDetached === (signedData.content !== null))
    return judgementOf('FORMAT_FAILURE');
  if (certificate === null) return judgementOf('NO_SIGNING_CERTIFICATE_FOUND');
  if (hash === null || hash === 'sm3') return judgementOf('CRYPTO_CONSTRAINTS_FAILURE');
  const pieces = isDetached ? content.pieces : [signedData.content ?? new Uint8Array()];
  const digest = isDetached ? content.digest(hash) : digestOf(hash, pieces[0] ?? new Uint8Array());
  const failure = judgeAttributes(signer, certificate, digest, contentType);
  if (failure !== null) return judgementOf(failure);
  const valueOver = (data: Uint8Array | readonly Uint8Array[]) =>
    judgeSignatureValue(certificate.publicKey, signer.signatureAlgorithm, data, signer.signature, hash);
  const asWritten = valueOver(signer.signedAttributesDer ?? pieces);
  const value =
    asWritten.result === 'INVALID' && signer.signedAttributesDer !== null
      ? valueOver(orderedAttributes(signer.signedAttributesDer))
      : asWritten;
  if (value.result === 'UNSUPPORTED') return judgementOf('CRYPTO_CONSTRAINTS_FAILURE');
  return judgementOf(value.result === 'VALID' ? null : 'SIG_CRYPTO_FAILURE', [hashBinding(hash), ...value.bindings]);
}

/** A signature without signed attributes covers the content itself, which must be plain data then (RFC 5652 §5.3). */
function judgeAttributes(
  signer: SignerInfo,
  certificate: Certificate,
  digest: Uint8Array,
  contentType: string,
): SubIndication | null {
  if (signer.signedAttributesDer === null) return contentType === OID.data ? null : 'FORMAT_FAILURE';
  if (contentTypeAttribute(signer.signedAttributes) !== contentType) return 'FORMAT_FAILURE';
  const claimed = messageDigestAttribute(signer.signedAttributes);
  if (claimed === null) return 'FORMAT_FAILURE';
  if (!sameDigest(digest, claimed)) return 'HASH_FAILURE';
  return bindsCertificate(signer, certificate) ? null : 'NO_SIGNING_CERTIFICATE_FOUND';
}

export const sameDigest = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && timingSafeEqual(a, b);

function findSigner(certificates: readonly Certificate[], signer: SignerInfo): Certificate | null {
  const { sid } = signer;
  const named = certificates.filter((certificate) =>
    sid.kind === 'issuerAndSerial'
      ? certificate.serialHex === sid.serialHex && equalBytes(certificate.issuer.der, sid.issuer.der)
      : certificate.subjectKeyId !== null && equalBytes(certificate.subjectKeyId, sid.keyId),
  );
  // Of several certificates with the name, such as one renewed for the same key, the one whose hash is signed.
  return named.find((certificate) => bindsCertificate(signer, certificate)) ?? named[0] ?? null;
}

/** Whether the signed certificate hash, if there is one, is the hash of this certificate (ETSI EN 319 102-1 §5.2.3.4). */
function bindsCertificate(signer: SignerInfo, certificate: Certificate): boolean {
  const [id] = signingCertificateIds(signer.signedAttributes) ?? [];
  if (!id) return true;
  return id.hash !== null && id.hash !== 'sm3' && sameDigest(digestOf(id.hash, certificate.der), id.certHash);
}

/** Whether the signature binds its certificate, as every PAdES baseline signature does. */
export const hasSigningCertificate = (signer: SignerInfo): boolean =>
  signer.signedAttributesDer !== null && signingCertificateIds(signer.signedAttributes) !== null;
