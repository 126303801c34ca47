import { equalBytes } from '@countersign/asn1';
import type { CertificateLint } from './linted-certificate.ts';

/** The issuer field equals the issuer's subject octet for octet, so that chains can be built by comparison (§7.1). */
export const issuerName: CertificateLint = {
  name: 'issuer-name',
  clause: 'RFC 5280 §4.1.2.4',
  check: ({ tbs, issuer }) => {
    if (tbs.issuer.rdns.length === 0) return 'the issuer is empty';
    const expected = issuer?.subject ?? tbs.subject;
    return equalBytes(tbs.issuer.der, expected.der) ? null : 'the issuer is not the subject of the issuing certificate';
  },
};
