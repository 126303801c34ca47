import { OID, extension } from '@countersign/asn1';
import type { CertificateLint } from './linted-certificate.ts';

/** basicConstraints is present, critical, as in the profile, and within the issuer's path length. */
export const basicConstraints: CertificateLint = {
  name: 'basic-constraints',
  clause: 'RFC 5280 §4.2.1.9',
  check: ({ tbs, profile, issuer }) => {
    const { basicConstraints: found } = tbs;
    if (found === null) return 'basicConstraints is missing';
    if (extension(tbs.extensions, OID.basicConstraints)?.critical !== true) return 'basicConstraints is not critical';
    const { ca, pathLength } = profile.basicConstraints;
    if (found.ca !== ca) return ca ? 'a CA certificate is not marked as a CA' : 'an end certificate is marked as a CA';
    if (found.pathLength !== pathLength) return 'the path length is not that of the profile';
    if (issuer === null) return null;
    if (issuer.basicConstraints?.ca !== true) return 'the issuer is not a CA';
    return ca && (issuer.basicConstraints.pathLength ?? 1) < 1 ? 'the issuer may not certify CAs' : null;
  },
};
