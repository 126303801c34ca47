import { nameValues } from '@countersign/asn1';
import { POLICY } from '../oids.ts';
import type { CertificateLint } from './linted-certificate.ts';

/** Profiles of legal persons; a person's own long-term certificate names no organisation. */
const NAMED: ReadonlySet<string> = new Set([POLICY.enterprise, POLICY.platformSeal]);

/** Trade register, country, and registration number: a unified social credit code, or an older registration number. */
const IDENTIFIER = /^NTR[A-Z]{2}-[0-9A-Z]{15,18}$/;

/**
 * A certificate of a legal person names it, and the long-term certificate of a natural person names no organisation.
 */
export const legalPerson: CertificateLint = {
  name: 'legal-person',
  clause: 'ETSI EN 319 412-3 §4.2.1, EN 319 412-1 §5.1.4',
  check: ({ tbs: { subject, policies } }) => {
    const [policy = ''] = policies ?? [];
    const organisations = nameValues(subject, 'O').length;
    const identifiers = nameValues(subject, 'ORGANIZATIONIDENTIFIER');
    if (identifiers.length > 1 || identifiers.some((one) => !IDENTIFIER.test(one)))
      return 'the identifier of the organisation is not a register identifier';
    if (identifiers.length > organisations) return 'an organisation is identified but not named';
    if (NAMED.has(policy) && organisations !== 1) return 'the legal person is not named as the organisation';
    return policy === POLICY.personal && organisations > 0 ? 'a person’s own certificate names an organisation' : null;
  },
};
