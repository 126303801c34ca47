import { nameValues } from '@countersign/asn1';
import { POLICY } from '../oids.ts';
import type { CertificateLint } from './certificate-subject.ts';

/** In whose name a legal person's certificate is; a person's own long-term certificate names no organisation. */
const NAMED: ReadonlySet<string> = new Set([POLICY.enterprise, POLICY.platformSeal]);

/** A certificate of a legal person names it, and a long-term one of a natural person names nobody else. */
export const legalPerson: CertificateLint = {
  name: 'legal-person',
  clause: 'ETSI EN 319 412-3 §4.2.1, EN 319 412-2 §4.2.4',
  check: ({ tbs: { subject, policies } }) => {
    const [policy = ''] = policies ?? [];
    const organisations = nameValues(subject, 'O').length;
    if (NAMED.has(policy) && organisations !== 1) return 'the legal person is not named as the organisation';
    return policy === POLICY.personal && organisations > 0 ? 'a person’s own certificate names an organisation' : null;
  },
};
