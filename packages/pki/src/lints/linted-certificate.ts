import type { Certificate, TbsCertificate } from '@countersign/asn1';
import type { Profile } from '../profiles.ts';
import type { Lint } from './lint.ts';

/** The input of a certificate lint: the parsed structure, its profile, its issuer's certificate. */
type LintedCertificate = {
  readonly tbs: TbsCertificate;
  readonly profile: Profile;
  /** Null if the certificate is self-signed. */
  readonly issuer: Certificate | null;
  /** The operator's arc, below which the policy is named a second time. */
  readonly policyArc?: string | null | undefined;
};
export type CertificateLint = Lint<LintedCertificate>;
