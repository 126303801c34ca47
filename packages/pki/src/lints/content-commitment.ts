import type { CertificateLint } from './linted-certificate.ts';

/** A key that signs contracts commits to their content; the key of a service or of a CA does not. */
export const contentCommitment: CertificateLint = {
  name: 'content-commitment',
  clause: 'ETSI EN 319 412-2 §4.3.2, table 1',
  check: ({ tbs: { keyUsage }, profile }) => {
    const signs = profile.keyUsage.includes('nonRepudiation');
    const commits = keyUsage?.includes('nonRepudiation') === true;
    if (signs && !commits) return 'a signer’s key usage lacks nonRepudiation';
    return !signs && commits ? 'nonRepudiation in a certificate that signs no documents' : null;
  },
};
