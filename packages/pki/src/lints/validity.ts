import type { CertificateLint } from './linted-certificate.ts';

/** The period is in order, not longer than the profile allows, and within that of the issuer. */
export const validity: CertificateLint = {
  name: 'validity',
  clause: 'RFC 5280 §4.1.2.5',
  check: ({ tbs: { notBefore, notAfter }, profile, issuer }) => {
    if (notBefore.getTime() >= notAfter.getTime()) return 'the certificate ends before it begins';
    if (notAfter.getTime() - notBefore.getTime() > profile.longestValiditySec * 1000) {
      return `the certificate is valid for longer than the profile ${profile.name} allows`;
    }
    if (issuer !== null && notAfter > issuer.notAfter) return 'the certificate outlives its issuer';
    if (issuer !== null && notBefore < issuer.notBefore) return 'the certificate begins before its issuer';
    return null;
  },
};
