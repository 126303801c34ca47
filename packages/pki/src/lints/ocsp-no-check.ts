import { OID } from '@countersign/asn1';
import type { CertificateLint } from './linted-certificate.ts';

/** The responder's certificate, and no other, is exempt from revocation checks. */
export const ocspNoCheck: CertificateLint = {
  name: 'ocsp-no-check',
  clause: 'RFC 6960 §4.2.2.2.1',
  check: ({ tbs }) => {
    const responder = tbs.extendedKeyUsage?.includes(OID.ocspSigning) === true;
    if (responder === tbs.ocspNoCheck) return null;
    return responder ? 'the responder lacks id-pkix-ocsp-nocheck' : 'id-pkix-ocsp-nocheck is only for a responder';
  },
};
