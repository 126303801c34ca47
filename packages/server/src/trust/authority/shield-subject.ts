import { nameValue, parseCertificate } from '@countersign/asn1';
import { POLICY, isSignedBy } from '@countersign/pki';

/**
 * Whether the certificate of a phone names the signer as this signature must: with their verified name (Rulings §6.13, §8.19).
 * Another name needs another certificate.
 */
export function namesSigner(
  certificate: Uint8Array,
  { commonName, identityVerified }: { readonly commonName: string; readonly identityVerified: boolean },
): boolean {
  const { subject, policies } = parseCertificate(certificate);
  const isVerified = identityVerified && (policies ?? []).includes(POLICY.shieldVerifiedName);
  return isVerified && nameValue(subject, 'CN') === commonName;
}

/** Whether the key has signed the challenge of its session (RFC 4211 §4.1). */
export const provesPossession = (
  spki: Uint8Array,
  { challenge, proof }: { readonly challenge: Uint8Array; readonly proof: Uint8Array },
): boolean => isSignedBy(spki, { hash: 'sha256', content: challenge, signature: proof });
