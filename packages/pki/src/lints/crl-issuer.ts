import { equalBytes } from '@countersign/asn1';
import type { CrlLint } from './crl-subject.ts';

/** The CRL belongs to its issuer: same name, same key, and a key that may sign CRLs. */
export const crlIssuer: CrlLint = {
  name: 'crl-issuer',
  clause: 'RFC 5280 §5.1.2.3, §5.2.1',
  check: ({ tbs, issuer }) => {
    if (!equalBytes(tbs.issuer.der, issuer.subject.der))
      return 'the issuer is not the subject of the issuing certificate';
    const keyId = tbs.authorityKeyId?.keyId ?? null;
    if (keyId === null || issuer.subjectKeyId === null || !equalBytes(keyId, issuer.subjectKeyId)) {
      return 'authorityKeyIdentifier is not that of the issuer';
    }
    return issuer.keyUsage?.includes('cRLSign') === true ? null : 'the issuer may not sign CRLs';
  },
};
