import { OID, extension } from '@countersign/asn1';
import type { CertificateLint } from './linted-certificate.ts';

const fetchable = (url: string): boolean => /^https?:\/\/[^/]+\/.+/.test(url);

/** The certificate points to its issuer, its CRL and its responder as its profile requires. */
export const revocationPointers: CertificateLint = {
  name: 'revocation-pointers',
  clause: 'RFC 5280 §4.2.1.13, §4.2.2.1',
  check: ({ tbs, profile }) => {
    const { ocsp = [], caIssuers = [] } = tbs.authorityInfoAccess ?? {};
    const crls = tbs.crlUrls ?? [];
    if (![...ocsp, ...caIssuers, ...crls].every(fetchable)) return 'an address is not an absolute http or https URL';
    if (crls.length > 0 !== profile.pointers.crl) return 'cRLDistributionPoints is not as the profile requires';
    if (ocsp.length > 0 !== profile.pointers.ocsp)
      return 'the address of the OCSP responder is not as the profile requires';
    if (caIssuers.length > 0 !== profile.pointers.caIssuers)
      return 'the address of the issuer is not as the profile requires';
    for (const oid of [OID.crlDistributionPoints, OID.authorityInfoAccess]) {
      if (extension(tbs.extensions, oid)?.critical === true) return 'a revocation pointer is critical';
    }
    return null;
  },
};
