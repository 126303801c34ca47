import { nameValues } from '@countersign/asn1';
import { POLICY } from '../oids.ts';
import type { CertificateLint } from './certificate-subject.ts';

/** In whose name a legal person's certificate is; a person's own long-term certificate names no organisation. */
const NAMED: ReadonlySet<string> = new Set([POLICY.enterprise, POLICY.platformSeal]);

/** The trade register, the country, and the number there: a unified social credit code, or a registration number of old. */
const IDENTIFIER = /^NTR[A-Z]{2}-[0-9A-Z]{15,18}$/;

/** A certificate of a legal person names it, and a long-term one of a natural person names nobody else. */
export const legalPerson: CertificateLint = {
  name: 'legal-person',
  clause: 'ETSI EN 319 412-3 §4.2.1, EN 319 412-1 §5.1.4',
  check: ({ tbs: { subject, policies } }) => {
    const [policy = ''] = policies ?? [];
    const organisations = nameValues(subject, 'O').length;
    const identifiers = nameValues(subject, 'ORGANIZATIONIDENTIFIER');
    if (identifiers.length > 1 || identifiers.some((one) => !IDENTIFIER.test(one)))
      return 'the identifier of the organisation is not written as that of a register';
    if (identifiers.length > organisations) return 'an organisation is identified and not named';
    if (NAMED.has(policy) && organisations !== 1) return 'the legal person is not named as the organisation';
    return policy === POLICY.personal && organisations > 0 ? 'a person’s own certificate names an organisation' : null;
  },
};
