import { type Certificate, DerError, equalBytes, parseCertificate } from '@countersign/asn1';
import type { SignatureReport } from '@countersign/contract';
import type { SignatureReport as JudgedSignature } from '@countersign/pdf';
import { POLICY, readSigningIntent } from '@countersign/pki';

type NameSource = SignatureReport['nameSource'];

/** The name source by certificate policy of this authority (`pki/oids.ts`). */
const SOURCES: ReadonlyMap<string, NameSource> = new Map([
  [POLICY.verifiedName, 'VERIFIED'],
  [POLICY.personal, 'VERIFIED'],
  [POLICY.enterprise, 'VERIFIED'],
  [POLICY.shieldVerifiedName, 'VERIFIED'],
  [POLICY.platformSeal, 'VERIFIED'],
  [POLICY.nameOfProfile, 'PROFILE'],
  [POLICY.nameAsGiven, 'GIVEN'],
  [POLICY.shieldOneSignature, 'GIVEN'],
]);

/** Null for a certificate whose policies do not state it, such as one of another authority. */
function nameSourceOf({ policies }: Pick<Certificate, 'policies'>): NameSource {
  const found = (policies ?? []).flatMap((policy) => SOURCES.get(policy) ?? []);
  return found.includes('GIVEN') ? 'GIVEN' : (found[0] ?? null);
}

/**
 * The facts of the signer's certificate besides the name: the source of the name, and whether the certificate was issued for
 * another signature than this one (docs/cycles/issuance.md "What the certificate binds").
 */
export function readSignerCertificate(signed: JudgedSignature['signed']): {
  readonly nameSource: NameSource;
  readonly isForAnother: boolean;
  readonly isPlatformSeal: boolean;
} {
  if (signed === null) return { nameSource: null, isForAnother: false, isPlatformSeal: false };
  try {
    const certificate = parseCertificate(signed.certificate);
    const intent = readSigningIntent(certificate);
    const isForAnother =
      intent !== null && (signed.digest === null || !equalBytes(intent.documentDigest, signed.digest));
    const isPlatformSeal = certificate.policies?.includes(POLICY.platformSeal) ?? false;
    return { nameSource: nameSourceOf(certificate), isForAnother, isPlatformSeal };
  } catch (error) {
    if (!(error instanceof DerError)) throw error;
    return { nameSource: null, isForAnother: false, isPlatformSeal: false };
  }
}
