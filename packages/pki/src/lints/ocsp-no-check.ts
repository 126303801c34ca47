import { OID } from '@countersign/asn1';
import type { CertificateLint } from './certificate-subject.ts';

/** Only the responder's certificate is exempt from revocation checks, and it is. */
export const ocspNoCheck: CertificateLint = {
  name: 'ocsp-no-check',
  clause: 'RFC 6960 §4.2.2.2.1',
  check: ({ tbs }) => {
    const responder = tbs.extendedKeyUsage?.includes(OID.ocspSigning) === true;
    if (responder === tbs.ocspNoCheck) return null;
    return responder ? 'the responder lacks id-pkix-ocsp-nocheck' : 'id-pkix-ocsp-nocheck where no responder is';
  },
};
