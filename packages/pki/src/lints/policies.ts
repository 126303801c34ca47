import type { CertificateLint } from './certificate-subject.ts';

/** The policies are some that the profile knows: in a signer's certificate the one that tells whence the name is. */
export const policies: CertificateLint = {
  name: 'policies',
  clause: 'RFC 5280 §4.2.1.4',
  check: ({ tbs, profile }) => {
    const found = tbs.policies ?? [];
    if (new Set(found).size !== found.length) return 'a policy comes twice';
    if (found.some((policy) => !profile.policies.includes(policy))) return 'a policy that the profile does not know';
    return found.length === (profile.policies.length === 0 ? 0 : 1) ? null : 'not exactly one policy';
  },
};
