import { OID } from '@countersign/asn1';
import type { CertificateLint } from './linted-certificate.ts';

/** NULL, as RSA requires (RFC 4055 §5). */
const NULL = '0500';

/** The algorithm of the issuer's key: ecdsa-with-SHA256 without parameters, or sha256WithRSAEncryption with NULL. */
export const signatureAlgorithm: CertificateLint = {
  name: 'signature-algorithm',
  clause: 'RFC 5758 §3.2, RFC 4055 §5',
  check: ({ tbs, issuer }) => {
    const { kind } = (issuer ?? tbs).publicKey;
    const { oid, parameters } = tbs.signature;
    if (oid !== (kind === 'rsa' ? OID.sha256WithRsa : OID.sha256WithEcdsa)) return `signature algorithm ${oid}`;
    if (kind !== 'rsa') return parameters === null ? null : 'ecdsa-with-SHA256 has parameters';
    return parameters !== null && Buffer.from(parameters).toString('hex') === NULL
      ? null
      : 'sha256WithRSAEncryption has other parameters than NULL';
  },
};
