import { OID } from '@countersign/asn1';
import type { CertificateLint } from './certificate-subject.ts';

/** ecdsa-with-SHA256, whose parameters are absent. */
export const signatureAlgorithm: CertificateLint = {
  name: 'signature-algorithm',
  clause: 'RFC 5758 §3.2',
  check: ({ tbs }) => {
    if (tbs.signature.oid !== OID.sha256WithEcdsa) return `signature algorithm ${tbs.signature.oid}`;
    return tbs.signature.parameters === null ? null : 'ecdsa-with-SHA256 has parameters';
  },
};
