import { parseName } from '@countersign/asn1';
import {
  type AuthorityIdentity,
  type AuthorityKeyName,
  ISSUING_YEARS,
  POLICY,
  ROOT_YEARS,
  authoritySubject,
  pkiUrls,
  policiesUnder,
} from '@countersign/pki';

/** What a preview shows beside the names: where the keys will be, and the addresses in the certificates. */
export interface AuthorityPlan {
  readonly evaluation: boolean;
  readonly pkiUrl: string;
  /** The kind of the authority's keys, such as P-256. */
  readonly keys: string;
  /** Where they are made, in words. */
  readonly place: string;
}

const LINES: readonly (readonly [AuthorityKeyName, string])[] = [
  ['root', `root, ${ROOT_YEARS} years`],
  ['issuing', `issuing CA, ${ISSUING_YEARS} years`],
  ['tsa', 'time-stamps'],
  ['ocsp', 'status answers'],
  ['platform', 'evidence seal'],
  ['log', 'audit log'],
];

/** The subject of every certificate that the authority would make, its policies and addresses; nothing is made. */
export function previewOf(identity: AuthorityIdentity, plan: AuthorityPlan): string {
  const urls = pkiUrls(plan.pkiUrl, { cpsUrl: identity.cpsUrl });
  const policies = policiesUnder(identity.policyArc, POLICY.verifiedName);
  const rows = [
    ...LINES.map(([name, words]): readonly [string, string] => [
      words,
      parseName(authoritySubject({ ...identity, evaluation: plan.evaluation }, name, 1)).text,
    ]),
    ['keys', `${plan.keys}, ${plan.place}`],
    ['policies', `${policies.join(' and ')} (a verified name), and so on`],
    ['practice statement', urls.practice],
    ['revocation lists', `${urls.root.crl}, ${urls.issuing.crl}`],
    ['status and time-stamps', `${urls.ocsp}, ${urls.tsa}`],
  ] as const;
  return rows.map(([what, value]) => `${what.padEnd(24)}${value}\n`).join('');
}
