import type { CertificateLint } from './linted-certificate.ts';

/**
 * All policies are known to the profile; a signer's certificate has exactly one, which tells where the name comes from.
 */
export const policies: CertificateLint = {
  name: 'policies',
  clause: 'RFC 5280 §4.2.1.4',
  check: ({ tbs, profile }) => {
    const found = tbs.policies ?? [];
    if (new Set(found).size !== found.length) return 'a policy is duplicated';
    if (found.some((policy) => !profile.policies.includes(policy))) return 'a policy that the profile does not know';
    return found.length === (profile.policies.length === 0 ? 0 : 1) ? null : 'not exactly one policy';
  },
};
