import { policiesUnder } from '../identity.ts';
import type { CertificateLint } from './linted-certificate.ts';

/**
 * All policies are known to the profile; a signer's certificate has exactly one, which tells where the name comes from,
 * and the same one below the operator's arc.
 */
export const policies: CertificateLint = {
  name: 'policies',
  clause: 'RFC 5280 §4.2.1.4',
  check: ({ tbs, profile, policyArc }) => {
    const [own, ...copies] = tbs.policies ?? [];
    const expected = own === undefined ? [] : policiesUnder(policyArc, own).slice(1);
    const found = own === undefined ? [] : [own, ...copies.filter((copy) => !expected.includes(copy))];
    if (new Set(tbs.policies).size !== (tbs.policies ?? []).length) return 'a policy is duplicated';
    if (!expected.every((copy) => copies.includes(copy))) return 'the policy of the operator is missing';
    if (found.some((policy) => !profile.policies.includes(policy))) return 'a policy that the profile does not know';
    return found.length === (profile.policies.length === 0 ? 0 : 1) ? null : 'not exactly one policy';
  },
};
