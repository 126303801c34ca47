import { OID, extension } from '@countersign/asn1';
import type { CertificateLint } from './linted-certificate.ts';

/** keyUsage is present, critical, and exactly that of the profile; only a CA signs certificates. */
export const keyUsage: CertificateLint = {
  name: 'key-usage',
  clause: 'RFC 5280 §4.2.1.3',
  check: ({ tbs, profile }) => {
    if (tbs.keyUsage === null) return 'keyUsage is missing';
    if (extension(tbs.extensions, OID.keyUsage)?.critical !== true) return 'keyUsage is not critical';
    if (tbs.keyUsage.includes('keyCertSign') && tbs.basicConstraints?.ca !== true) {
      return 'keyCertSign in a certificate that is not a CA';
    }
    return tbs.keyUsage.join() === profile.keyUsage.join() ? null : `keyUsage is ${tbs.keyUsage.join(', ')}`;
  },
};
