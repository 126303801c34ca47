import { OID, extension } from '@countersign/asn1';
import type { CertificateLint } from './linted-certificate.ts';

/** extKeyUsage is that of the profile; timeStamping is the only purpose and critical (RFC 3161 §2.3). */
export const extendedKeyUsage: CertificateLint = {
  name: 'extended-key-usage',
  clause: 'RFC 5280 §4.2.1.12',
  check: ({ tbs, profile }) => {
    const found = tbs.extendedKeyUsage ?? [];
    const critical = extension(tbs.extensions, OID.extendedKeyUsage)?.critical === true;
    if (found.includes(OID.timeStamping) && (found.length > 1 || !critical)) {
      return 'timeStamping is not the only purpose, or is not critical (RFC 3161 §2.3)';
    }
    const expected = profile.extendedKeyUsage;
    if (found.join() !== expected.purposes.join()) return `extKeyUsage is ${found.join(', ') || 'missing'}`;
    return critical === expected.critical ? null : 'extKeyUsage is not as critical as the profile requires';
  },
};
