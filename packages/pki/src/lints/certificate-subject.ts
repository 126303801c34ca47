import type { Certificate, TbsCertificate } from '@countersign/asn1';
import type { Profile } from '../profiles.ts';
import type { Lint } from './lint.ts';

/** What a certificate lint sees: the structure read back from its encoding, its profile, its issuer's certificate. */
export type CertificateSubject = {
  readonly tbs: TbsCertificate;
  readonly profile: Profile;
  /** Null where the certificate is self-signed. */
  readonly issuer: Certificate | null;
};
export type CertificateLint = Lint<CertificateSubject>;
