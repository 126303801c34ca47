import { OID, equalBytes, extension } from '@countersign/asn1';
import { keyIdentifier } from '../keys/key-identifier.ts';
import type { CertificateLint } from './linted-certificate.ts';

/**
 * subjectKeyIdentifier is that of the subject's key, authorityKeyIdentifier that of the issuer's; neither is critical.
 */
export const keyIdentifiers: CertificateLint = {
  name: 'key-identifiers',
  clause: 'RFC 5280 §4.2.1.1, §4.2.1.2',
  check: ({ tbs, issuer }) => {
    if (tbs.subjectKeyId === null) return 'subjectKeyIdentifier is missing';
    if (!equalBytes(tbs.subjectKeyId, keyIdentifier(tbs.publicKey))) return 'subjectKeyIdentifier is of another key';
    for (const oid of [OID.subjectKeyIdentifier, OID.authorityKeyIdentifier]) {
      if (extension(tbs.extensions, oid)?.critical === true) return 'a key identifier is critical';
    }
    const expected = issuer?.subjectKeyId ?? tbs.subjectKeyId;
    const found = tbs.authorityKeyId?.keyId ?? null;
    if (found === null) return issuer === null ? null : 'authorityKeyIdentifier is missing';
    return equalBytes(found, expected) ? null : 'authorityKeyIdentifier is not that of the issuer';
  },
};
