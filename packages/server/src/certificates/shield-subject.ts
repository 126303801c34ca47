import { nameValue, parseCertificate } from '@countersign/asn1';
import { POLICY } from '@countersign/pki';

/**
 * Whether the certificate of a phone says what this signature is to say of its signer: the same name, from the same
 * source (Rulings §6.13). Another name, such as after identity verification, asks for another certificate.
 */
export function namesSigner(
  certificate: Uint8Array,
  { commonName, identityVerified }: { readonly commonName: string; readonly identityVerified: boolean },
): boolean {
  const { subject, policies } = parseCertificate(certificate);
  const policy = identityVerified ? POLICY.shieldVerifiedName : POLICY.shieldNameAsGiven;
  return nameValue(subject, 'CN') === commonName && (policies ?? []).includes(policy);
}
